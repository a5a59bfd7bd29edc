# Was eine Stimme neben dem Ablauf sagt, und wie sie eine Zeile sagt, deren Namen keine Aufnahme kennen kann.

## Die Uhr

voice-minute = Eine Minute.
voice-half-minute = Dreißig Sekunden.
voice-fifteen-seconds = Fünfzehn Sekunden.
voice-minute-left = Noch eine Minute.
voice-half-minute-left = Noch dreißig Sekunden.
voice-fifteen-seconds-left = Noch fünfzehn Sekunden.
voice-ten-seconds-left = Noch zehn Sekunden.
voice-five-seconds-left = Fünf Sekunden.
voice-count-3 = Drei.
voice-count-2 = Zwei.
voice-count-1 = Eins.
voice-time-up = Die Zeit ist um.
voice-paused = Wir machen eine Pause.
voice-go-on = Es geht weiter.

## Um eine Stimme auszuprobieren

voice-sample = Die Nacht senkt sich über das Dorf, und diese Stimme führt euch hindurch.

## Zeilen ohne Namen und Zahlen: die zeigt der Bildschirm

voice-werewolf-say-deal = Das sind die Karten für heute Nacht. Seht euch eure an und zeigt sie niemandem, solange ihr lebt.
voice-werewolf-say-morning = Es ist Morgen. Wacht alle auf: Eine Person hat ihn nicht mehr erlebt.
voice-werewolf-say-day = Redet miteinander. Sobald mehr als die Hälfte von euch gegen dieselbe Person stimmt, stirbt sie.
voice-werewolf-say-lynched = Mehr als die Hälfte von euch stimmt gegen dieselbe Person. Sie stirbt und deckt diese Karte auf.
voice-werewolf-say-result = { $team ->
    [humans] Der letzte Werwolf ist tot. Das Dorf gewinnt.
   *[werewolves] Es gibt so viele Werwölfe wie andere, und niemand hält sie mehr auf. Die Werwölfe gewinnen.
}
voice-werewords-say-deal = Das sind die Karten für heute Nacht, und eine Person ist Bürgermeister. Seht euch eure Karte an und behaltet sie für euch.
voice-werewords-say-result = { $team ->
    [village] Das Dorf gewinnt.
    [werewolves] Die Seite der Werwölfe gewinnt.
   *[none] { $winners-count ->
        [one] Eine Person gewinnt.
       *[other] Ihr gewinnt beide.
    }
}
voice-wherewolf-say-deal = Diese Karten kann es im Dorf geben. Seht euch eure an und zeigt sie niemals her.
voice-wherewolf-say-day-breaks = Wacht alle auf. { $dead-count ->
    [one] Eine Person steht nicht mehr auf.
   *[other] Einige stehen nicht mehr auf.
}
voice-wherewolf-say-first-voting = Ruhe, bitte. Jede Person klagt eine andere an. Ihr seht die Namen in ihrer Reihenfolge.
voice-wherewolf-say-accused = { $names-count ->
    [0] Heute ist niemand angeklagt.
    [one] Heute ist eine Person angeklagt.
   *[other] Heute sind einige angeklagt.
}
voice-wherewolf-say-defence = Jetzt spricht, wer angeklagt ist.
voice-wherewolf-say-second-voting = Ruhe, bitte. Alle, die nicht angeklagt sind, wählen unter den Angeklagten. Gleichstand verschont sie.
voice-wherewolf-say-burned = Das Dorf zündet das Feuer an, und jemand brennt.
voice-wherewolf-say-result = { $faction ->
    [Village] Das Dorf kann wieder schlafen und gewinnt.
    [Werewolves] Nur das Rudel heult noch. Die Werwölfe gewinnen.
    [Criminals] Die Ungeheuer sind fort, und das Gesetz mit ihnen. Die Verbrecher gewinnen.
    [none] Niemand ist mehr da, und keine Seite gewinnt.
   *[other] Das Dorf gehört der Nacht. Der Vampir gewinnt.
}
