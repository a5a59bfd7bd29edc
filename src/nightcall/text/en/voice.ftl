# What a voice says beside the script, and how it says a line whose names no recording can know.

## The clock

voice-minute = One minute.
voice-half-minute = Thirty seconds.
voice-fifteen-seconds = Fifteen seconds.
voice-minute-left = One minute left.
voice-half-minute-left = Thirty seconds left.
voice-fifteen-seconds-left = Fifteen seconds left.
voice-ten-seconds-left = Ten seconds left.
voice-five-seconds-left = Five seconds.
voice-count-3 = Three.
voice-count-2 = Two.
voice-count-1 = One.
voice-time-up = Time is up.
voice-paused = We pause here.
voice-go-on = We go on.

## To try a voice

voice-sample = Night falls over the village, and this is the voice that will lead you through it.

## Lines without their names and numbers: the screen shows those

voice-werewolf-say-deal = Here are the cards for tonight. Look at yours, and show it to nobody while you live.
voice-werewolf-say-morning = Morning. Wake up, everyone: somebody did not live to see it.
voice-werewolf-say-day = Talk. As soon as more than half of you stand against one player, that player dies.
voice-werewolf-say-lynched = More than half of you stand against one player, who dies and turns up this card.
voice-werewolf-say-result = { $team ->
    [humans] The last Werewolf is dead. The village wins.
   *[werewolves] There are as many Werewolves as others, and nobody can stop them. The Werewolves win.
}
voice-werewords-say-deal = Here are the cards for tonight, and one of you is Mayor. Look at yours, and keep it to yourself.
voice-werewords-say-result = { $team ->
    [village] The village wins.
    [werewolves] The Werewolves’ side wins.
   *[none] { $winners-count ->
        [one] One of you wins.
       *[other] Both of you win.
    }
}
voice-wherewolf-say-deal = These cards may be in the village. Look at yours, and never show it.
voice-wherewolf-say-day-breaks = Wake up, everyone. { $dead-count ->
    [one] One of you does not get up.
   *[other] Some of you do not get up.
}
voice-wherewolf-say-first-voting = Quiet, please. Each of you accuses one other player. You see the names in their order.
voice-wherewolf-say-accused = { $names-count ->
    [0] Nobody stands accused today.
    [one] One of you stands accused today.
   *[other] Some of you stand accused today.
}
voice-wherewolf-say-defence = Now one of the accused speaks.
voice-wherewolf-say-second-voting = Quiet, please. All who are not accused choose one who is. A tie spares them.
voice-wherewolf-say-burned = The village lights the fire, and one of you burns.
voice-wherewolf-say-result = { $faction ->
    [Village] The village can sleep again, and wins.
    [Werewolves] Only the pack is left to howl. The Werewolves win.
    [Criminals] The monsters are gone, and the law with them. The Criminals win.
    [none] Nobody is left, and no side wins.
   *[other] The village belongs to the night. The Vampire wins.
}
