# What a voice says beside the script, and how it says a line whose names no recording can know.

## The clock

voice-minute = Un minuto.
voice-half-minute = Treinta segundos.
voice-fifteen-seconds = Quince segundos.
voice-minute-left = Queda un minuto.
voice-half-minute-left = Quedan treinta segundos.
voice-fifteen-seconds-left = Quedan quince segundos.
voice-ten-seconds-left = Quedan diez segundos.
voice-five-seconds-left = Cinco segundos.
voice-count-3 = Tres.
voice-count-2 = Dos.
voice-count-1 = Uno.
voice-time-up = Se acabó el tiempo.
voice-paused = Hacemos una pausa.
voice-go-on = Continuamos.

## To try a voice

voice-sample = La noche cae sobre la aldea, y esta es la voz que guía a través de ella.

## Lines without their names and numbers: the screen shows those

voice-werewolf-say-deal = Estas son las cartas de esta noche. Mira la tuya, y mientras vivas no se la muestres a nadie.
voice-werewolf-say-morning = Amanece. Todo el mundo despierta: alguien no ha vivido para verlo.
voice-werewolf-say-day = A hablar. En cuanto más de la mitad vote contra una misma persona, esa persona muere.
voice-werewolf-say-lynched = Más de la mitad vota contra una misma persona, que muere y muestra esta carta.
voice-werewolf-say-result = { $team ->
    [humans] Ha muerto el último Hombre Lobo. Gana la aldea.
   *[werewolves] Los Hombres Lobo ya son tantos como los demás, y nadie puede pararlos. Ganan los Hombres Lobo.
}
voice-werewords-say-deal = Estas son las cartas de esta noche. Además, alguien hace de Alcalde. Mira la tuya y guárdatela para ti.
voice-werewords-say-result = { $team ->
    [village] Gana la aldea.
    [werewolves] Gana el bando de los Hombres Lobo.
   *[none] { $winners-count ->
        [one] Gana una sola persona.
       *[other] Hay victoria para las dos partes.
    }
}
voice-wherewolf-say-deal = Estas cartas pueden estar en la aldea. Mira la tuya y no la muestres nunca.
voice-wherewolf-say-day-breaks = Todo el mundo despierta. { $dead-count ->
    [one] Alguien no se levanta.
   *[other] Varias personas no se levantan.
}
voice-wherewolf-say-first-voting = Silencio, por favor. Cada cual acusa a otra persona. Los nombres están a la vista, en su orden.
voice-wherewolf-say-accused = { $names-count ->
    [0] Hoy no hay acusación contra nadie.
    [one] Hoy hay acusación contra una persona.
   *[other] Hoy hay acusación contra varias personas.
}
voice-wherewolf-say-defence = Tiene la palabra la defensa.
voice-wherewolf-say-second-voting = Silencio, por favor. Quien no está bajo acusación elige entre quienes lo están. Con empate, nadie arde.
voice-wherewolf-say-burned = La aldea enciende la hoguera, y alguien arde.
voice-wherewolf-say-result = { $faction ->
    [Village] La aldea puede volver a dormir, y gana.
    [Werewolves] Ya solo queda la manada para aullar. Ganan los Hombres Lobo.
    [Criminals] Se fueron los monstruos, y la ley con ellos. Ganan los Criminales.
    [none] No queda nadie, y no gana ningún bando.
   *[other] La aldea pertenece a la noche. Gana el Vampiro.
}
