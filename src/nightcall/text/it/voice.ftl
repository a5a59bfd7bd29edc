# What a voice says beside the script, and how it says a line whose names no recording can know.

## The clock

voice-minute = Un minuto.
voice-half-minute = Trenta secondi.
voice-fifteen-seconds = Quindici secondi.
voice-minute-left = Manca un minuto.
voice-half-minute-left = Mancano trenta secondi.
voice-fifteen-seconds-left = Mancano quindici secondi.
voice-ten-seconds-left = Mancano dieci secondi.
voice-five-seconds-left = Cinque secondi.
voice-count-3 = Tre.
voice-count-2 = Due.
voice-count-1 = Uno.
voice-time-up = Il tempo è scaduto.
voice-paused = Facciamo una pausa.
voice-go-on = Si riprende.

## To try a voice

voice-sample = La notte scende sul villaggio, e questa è la voce che vi guiderà.

## Lines without their names and numbers: the screen shows those

voice-werewolf-say-deal = Ecco le carte di stanotte. Guarda la tua, e finché vivi non mostrarla a nessuno.
voice-werewolf-say-morning = È mattina. Svegliatevi tutti: qualcuno non è qui a vederla.
voice-werewolf-say-day = Parlate. Appena più della metà di voi è contro la stessa persona, quella persona muore.
voice-werewolf-say-lynched = Più della metà di voi è contro la stessa persona, che muore e scopre questa carta.
voice-werewolf-say-result = { $team ->
    [humans] L’ultimo Lupo Mannaro è morto. Vince il villaggio.
   *[werewolves] I Lupi Mannari sono tanti quanti gli altri, e nessuno può più fermarli. Vincono i Lupi Mannari.
}
voice-werewords-say-deal = Ecco le carte di stanotte. In più, qualcuno fa da Sindaco. Guarda la tua e tienila per te.
voice-werewords-say-result = { $team ->
    [village] Vince il villaggio.
    [werewolves] Vince la parte dei Lupi Mannari.
   *[none] { $winners-count ->
        [one] Vince una persona sola.
       *[other] Vincete entrambi.
    }
}
voice-wherewolf-say-deal = Queste carte possono essere nel villaggio. Guarda la tua, e non mostrarla mai.
voice-wherewolf-say-day-breaks = Svegliatevi tutti. { $dead-count ->
    [one] Qualcuno non si alza.
   *[other] Alcuni non si alzano.
}
voice-wherewolf-say-first-voting = Silenzio, per favore. Ognuno di voi accusa un’altra persona. I nomi si vedono, nel loro ordine.
voice-wherewolf-say-accused = { $names-count ->
    [0] Oggi nessuno è sotto accusa.
    [one] Oggi una persona è sotto accusa.
   *[other] Oggi più persone sono sotto accusa.
}
voice-wherewolf-say-defence = La parola alla difesa.
voice-wherewolf-say-second-voting = Silenzio, per favore. Chi non è sotto accusa sceglie tra chi lo è. In parità non brucia nessuno.
voice-wherewolf-say-burned = Il villaggio accende il rogo, e qualcuno brucia.
voice-wherewolf-say-result = { $faction ->
    [Village] Il villaggio può tornare a dormire, e vince.
    [Werewolves] Resta solo il branco a ululare. Vincono i Lupi Mannari.
    [Criminals] I mostri non ci sono più, e neanche la legge. Vincono i Criminali.
    [none] Non resta nessuno, e nessuna parte vince.
   *[other] Il villaggio appartiene alla notte. Vince il Vampiro.
}
