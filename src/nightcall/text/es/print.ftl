# What is printed: cards, tokens, turn cards, score sheets. Short lines, read at arm's length.
# $call, $first and $later are the first words of the line by which a card is called at night.

## When a card wakes

print-wakes-never = De noche nadie te llama.
print-wakes-once = Despierta al oír “{ $call }”.
print-wakes-every = Despierta cada noche al oír “{ $call }”.
print-wakes-first = Despierta la primera noche al oír “{ $call }”.
print-wakes-later = Despierta desde la segunda noche al oír “{ $call }”.
print-wakes-both = Despierta la primera noche al oír “{ $first }”; después, “{ $later }”.
print-wakes-werewords-mayor = Despierta al oír “{ $call }”, y otra vez cuando llamen a tu carta secreta.
print-wakes-werewords-doppelganger = Despierta al oír “{ $call }”, y otra vez con estas, si copiaste una: { $again }.
print-wakes-werewolf-moderator = Pasas la noche en vela.
print-wakes-wherewolf-traitor = La primera noche, al oír “{ $call }”, no abras los ojos y levanta una mano.
print-wakes-wherewolf-cursed = De noche nadie te llama, hasta que te conviertas: desde entonces, despierta al oír “{ card-werewolf.many }”.

## Sides that a card has not from the start, and how Werewords is won

print-team-werewords-mayor = como tu carta secreta
print-team-werewords-doppelganger = como la carta copiada
print-team-werewolf-moderator = sin bando
print-aura = { $aura ->
    [Dark] Aura Oscura
   *[White] Aura Blanca
}{ $mystic ->
    [yes] , tiene el don
   *[no] {""}
}
print-wins-werewords-village = Ganas si se encuentra la palabra y los Hombres Lobo no dan con quien sabía de ella, o si cae alguien de su bando.
print-wins-werewords-werewolves = Ganas si dais con quien sabía de la palabra, o si sigue oculta y no cae nadie de tu bando.
print-wins-werewords-mayor = Ganas con el bando de tu carta secreta.
print-wins-werewords-doppelganger = Ganas con el bando de la carta que copiaste.

## What a card does where hands and eyes decide, not a screen

print-does-werewords-mason-uncalled = Eres el único Masón de esta aldea y juegas como un Aldeano.
print-does-werewords-werewolf =
    Conoces la palabra{ $one ->
        [yes] {""}
       *[no] {" "}y a tu manada
    }. Lleva a los demás por mal camino.
    Si encuentran la palabra, busca esta carta: { $sought-or }.
print-does-wherewolf-advocate = Puedes votar en la hoguera aunque te acusen. Una vez en la partida, levanta las dos manos ante un nombre en la Primera Votación: no cuenta ninguna acusación contra esa persona.
print-does-wherewolf-spy = Conoces a los demás Criminales. En la Primera Votación puedes abrir los ojos.

## The margin of a sheet

print-margin = { $game }, hoja { $sheet } de { $sheets }. Imprimir al 100 %.
print-margin-both = { $game }, hoja { $sheet } de { $sheets }. Imprimir al 100 %, a doble cara, volteando por el borde largo.
print-table = Escanea el código para sentarte a la mesa.

## The turn card

print-night-once = La noche
print-night-first = La primera noche
print-night-later = Cada noche siguiente
print-day = El día
print-village = En esta aldea: { $roles }.
print-rule-werewords = Llama a todas las cartas en juego, aunque las tenga el Alcalde{ $seer ->
    [no] {" "}(salvo: { $sought-or })
   *[yes] {""}
}, y espera siempre lo mismo.
print-rule-werewolf = Di estas frases y nada más. Solo tú sabes quién abre los ojos.
print-rule-wherewolf = Llama a todas las cartas en juego, las tenga alguien o no, con vida o sin ella, y espera siempre lo mismo.
print-ends-wherewolf = Todo el mundo despierta.
print-day-werewords =
    El Alcalde no dice nada y responde a cada pregunta con una ficha.
    El Día dura { $time }, o hasta la última ficha Sí/No.{ $speedwords ->
        [yes] {" "}Dibuja un hueco por cada letra de la palabra y escribe la elegida{ $everywhere ->
            [yes] , en todos los lugares donde está
           *[no] {""}
        }.
       *[no] {""}
    }
    { $two ->
        [yes] Encontrada: quien sea el Hombre Lobo se muestra y tiene { $hunt } segundos para señalar a la otra persona o a la carta aparte. Si es { $sought }, gana el Hombre Lobo; si no, la otra persona. Sin Hombre Lobo ganan las dos.
       *[no] { $one ->
            [yes] Encontrada: el Hombre Lobo se muestra y tiene { $hunt } segundos para señalar. A quién busca: { $sought }. Si acierta, gana.
           *[no] Encontrada: los Hombres Lobo se muestran y tienen { $hunt } segundos para señalar. A quién buscan: { $sought }. Con un solo acierto ganan.
        }{ $quiet ->
            [yes] {" "}Mientras tanto no habla nadie más.
           *[no] {""}
        }
    }
    { $two ->
        [yes] No encontrada: hablad { $talk } segundos, pero nadie puede decir que es { $sought } o Aldeano. Después señalad a la vez, a la otra persona o a la carta aparte. Quien señala al Hombre Lobo gana, y también un Hombre Lobo al que nadie señala.{ $together ->
            [yes] {" "}Si el Hombre Lobo es la carta aparte, ganan las dos personas o ninguna.
           *[no] {""}
        }
       *[no] No encontrada: hablad { $talk } segundos y señalad a la vez. { $needs ->
            [majority] Quien tenga encima más de la mitad de los dedos descubre su carta. Si nadie tiene tantos,
            [everybody] Quien tenga más dedos encima descubre su carta; si hay empate, todos ellos.
           *[nobody] Quien tenga más dedos encima descubre su carta; si hay empate, todos ellos. Si nadie tiene más de uno,
        }{ $needs ->
            [everybody] {""}
           *[other] {" "}{ $one ->
                [yes] gana el Hombre Lobo
               *[no] ganan los Hombres Lobo
            }.
        }{ $beholder ->
            [no] {" "}El Testigo nunca descubre su carta.
           *[yes] {""}
        }
    }
print-day-werewolf =
    Di quién ha muerto. Su carta se descubre, y los muertos callan.
    Hablad. En cuanto más de la mitad de los vivos está contra alguien, esa persona muere y descubre su carta.{ $ends ->
        [declared] {" "}Si no hay acuerdo, la mesa puede decirlo: cae la noche sin muerte.
        [timer] {" "}Si nadie ha muerto después de { $time }, cae la noche.
       *[none] {""}
    }
    Tras cada muerte: la aldea gana si no queda ningún Hombre Lobo; los Hombres Lobo ganan si son tantos como los demás.
print-day-wherewolf =
    Di quién no ha despertado, o que no falta nadie, y nada más.{ $reveal ->
        [yes] {" "}Quien queda fuera descubre su carta.
       *[no] {""}
    } Después habla la aldea{ $talk ->
        [none] {""}
       *[other] , { $talk } como mucho
    }.
    Primera Votación, { $public ->
        [yes] ojos abiertos
       *[no] ojos cerrados
    }: cada cual acusa a otra persona. Lee los nombres, cada día en el otro sentido.
    Quedan bajo acusación quienes más votos tienen; si solo hay una persona con más, también las siguientes. { $counts ->
        [yes] Di sus nombres y cuántos votos.
       *[no] Di sus nombres, nunca cuántos votos.
    } Se defienden{ $defence ->
        [none] {""}
       *[other] , { $defence } como mucho cada persona
    }.
    Segunda Votación, { $public ->
        [yes] ojos abiertos
       *[no] ojos cerrados
    }: quienes no están bajo acusación eligen a una de ellas. Quien más votos tiene arde; el empate las salva.
    Tras cada muerte: la Aldea gana si no queda ningún Hombre Lobo ni Vampiro; otro bando, si solo queda él. Si quedan dos que no pueden dañarse, ganan los Hombres Lobo o, si no los hay, el Vampiro.
print-day-wherewolf-timed = El día entero dura { $time }. Cuando se acaba, cae la noche enseguida y nadie arde.

## What whoever leads the night does, without a word

print-turned = { $card } (convertido)
print-do-look = Dales unos segundos para mirar.
print-do-werewords-mayor = El Alcalde mira su carta secreta y te la enseña, elige una palabra y la escribe.
print-do-werewords-doppelganger = El Doppelgänger mira otra carta. Si es Vidente, Pitonisa o Aprendiz, muéstrale enseguida lo que ve esa carta; si es Cosa, que toque enseguida a alguien: entonces no vuelve a despertar.
print-do-werewords-seer = Muestra la palabra.
print-do-werewords-fortune-teller = Muestra { $letters ->
    [one] la primera letra
   *[other] las { $letters } primeras letras
} de cada parte de la palabra.{ $grow ->
    [in-a-row] {" "}Cada palabra seguida que no se encuentra añade una.
    [in-all] {" "}Cada palabra que no se encuentra añade una.
   *[never] {""}
}
print-do-werewords-apprentice = Muestra lo que vería la carta secreta del Alcalde, si es Vidente o Pitonisa; si no, un papel en blanco.
print-do-werewords-mason = { $sure ->
    [no] Llámalos solo si el Doppelgänger copió a un Masón.{" "}
   *[yes] {""}
}{ print-do-look }
print-do-werewords-thing = Espera el toque.
print-do-werewords-werewolf = Muestra la palabra.{ $waits ->
    [yes] {" "}Espera siempre { $seconds } segundos: si nadie toca una letra, la elige el azar.
   *[no] {""}
}
print-do-werewolf-werewolves = Espera a que todos señalen a la misma persona, y apunta el nombre.
print-do-werewolf-seer = Pulgar arriba para un Hombre Lobo, pulgar abajo para el resto. Llámala aunque sea la víctima de esta noche{ $dying ->
    [no] {" "}(entonces no muestres nada)
   *[yes] {""}
}, pero después ya no.
print-do-wherewolf-amulet-first = Toca en el hombro a quien lo lleva.
print-do-wherewolf-amulet-later = Toca a quien lo recibe. Se pierde si no cambia de manos, o si esa persona ya lo tuvo.
print-do-wherewolf-sword-first = Toca en el hombro a quien la lleva.
print-do-wherewolf-sword-later = Toca a quien la recibe. Se pierde si no cambia de manos, o si esa persona ya la tuvo.
print-do-wherewolf-juliet-first = Muéstrale el bando de Romeo. Luego toca a Romeo y deja que la vea.
print-do-wherewolf-seer-first = Pulgar arriba para un aura Oscura: { $dark }.
print-do-wherewolf-seer-later = Pulgar arriba para un aura Oscura: { $dark }.
print-do-wherewolf-medium-later = Pulgar arriba si el aura era Oscura al morir: { $dark }.
print-do-wherewolf-wizard-first = Pulgar arriba para el don: { $mystic }.
print-do-wherewolf-wizard-later = Pulgar arriba para el don: { $mystic }.
print-do-wherewolf-monk-first = Muestra dos cartas de esta aldea que nadie tiene.
print-do-wherewolf-priest-first = Señala al Pecador, o niega con la cabeza.
print-do-wherewolf-guards-first = Luego muestra con los dedos cuántos Criminales hay.
print-do-wherewolf-vampire-hunter-first = Asiente si el Vampiro está en juego; si no, niega con la cabeza.
print-do-wherewolf-vampire-later = Puede señalar a alguien, que pasa a ser suyo: toca a esa persona y deja que se vean. Al Ermitaño y a quien tiene el don no les pasa nada. Un lobo o el Cazavampiros es su muerte.
print-do-wherewolf-werewolves-first = Se ven, del más fuerte al más débil: { $pack }.{ $equals ->
    [yes] {" "}Con la misma carta decide el orden de los nombres.
   *[no] {""}
} No atacan a nadie.
print-do-wherewolf-werewolves-later = Solo señala el más fuerte con vida.{ $pack-count ->
    [one] {""}
   *[other] {" "}Por orden: { $pack }.
} Apunta el nombre.
print-do-wherewolf-warden-later = A quien quiera, pero no a sí mismo ni a la persona de anoche.
print-do-wherewolf-crime-boss-later = Una vez en la partida puede señalar a alguien. Un simple aldeano (sin don ni amor) se le une: toca a esa persona y deja que se vean. Un Guardia o un monstruo es su muerte.
print-do-wherewolf-assassin-later = Una vez en la partida puede señalar a una víctima.
print-do-wherewolf-healer-later = Muestra quién está a punto de morir. Una vez en la partida puede salvar a alguien, pero no a sí mismo.

## What the cards of a village change in this, at night and by day

print-changes = Lo que cambian estas cartas
print-changes-werewords-doppelganger = También se busca al Doppelgänger si copió a Vidente, Pitonisa o a un Aprendiz a quien se mostró algo. Como Hombre Lobo, señala con los demás. Si no se encuentra la palabra, cuenta como lo que copió.
print-changes-werewords-apprentice = Solo se busca al Aprendiz si la carta secreta del Alcalde es Vidente o Pitonisa, y entonces en lugar del Alcalde.
print-changes-werewords-minion = { $minion ->
    [yes] Si se encuentra la palabra, el Esbirro también se muestra, pero no señala.
   *[no] Si se encuentra la palabra, el Esbirro ni se muestra ni señala.
} Si no, cuenta como Hombre Lobo.
print-changes-wherewolf-amulet = Quien tiene el Amuleto no muere, ni de noche ni en la hoguera{ $made-count ->
    [0] {""}
   *[other] , ni se convierte en { $made-or }
}; después se pierde. Si salva de la hoguera, di palabra por palabra lo mismo que en un empate.
print-changes-wherewolf-sword = Quien tiene la Espada muere tanto de garra como de mordisco, y se lleva al Hombre Lobo más fuerte o al Vampiro; después se pierde.
print-changes-wherewolf-warden = Garra y mordisco fallan donde vela el Protector.
print-changes-wherewolf-hermit = Ni garra ni mordisco dañan al Ermitaño.
print-changes-wherewolf-juliet = Si muere Julieta o Romeo, muere también el otro.
print-changes-wherewolf-huntsman = Si la manada mata al Cazador, muere también el Hombre Lobo más débil.
print-changes-wherewolf-bard = Al alba di que se vio un aura Blanca, si el Bardo y la Vidente vivían y ella vio una; si no, que la posada está en silencio.
print-changes-wherewolf-magistrate = El voto del Magistrado vale doble.
print-changes-wherewolf-advocate = El Abogado vota aunque lo acusen. Una vez, con las dos manos en alto ante un nombre: no cuenta ninguna acusación contra esa persona.
print-changes-wherewolf-enchantress = Los votos contra la Encantadora valen la mitad, redondeando hacia arriba.
print-changes-wherewolf-cursed = El Maldito no muere por la manada: pasa a ser de ella, y desde entonces despierta con ella. Házselo saber al alba.
print-changes-wherewolf-young-wolf = Si arde el Lobo Joven, la manada elige dos víctimas la noche siguiente.
print-changes-wherewolf-traitor = Si la manada ataca al Traidor, sobrevive: muéstrale quiénes son.
print-changes-wherewolf-ghoul = De noche, el Ghoul muere en lugar del Vampiro.
print-changes-wherewolf-thief = La primera garra o mordisco a la Ladrona falla.
print-changes-wherewolf-spy = La Espía puede mirar la Primera Votación.
print-changes-wherewolf-jester = Si arde el Bufón, gana, y al día siguiente no arde nadie.
print-changes-wherewolf-madman = Si la manada mata al Loco, él gana, y el siguiente ataque falla.
print-changes-wherewolf-criminals = Si vive un Criminal y ningún Guardia, ganan los Criminales en lugar de la Aldea.

## The score sheet

print-score = Hoja de puntos
print-score-this = Esta partida
print-score-games = Las partidas
print-score-evening = Quién ganó cuántas veces
print-score-name = Nombre
print-score-card = Carta
print-score-out = Fuera
print-score-notes = Notas
print-score-word = Palabra
print-score-found = Hallada
print-score-winners = Ganaron
print-score-sum = Suma

## The command

print-made = { $file } tiene { $pages ->
    [one] una página
   *[other] { $pages } páginas
}. { $sides ->
    [two] Imprimir al 100 %, a doble cara, volteando por el borde largo.
   *[one] Imprimir al 100 %.
}
print-unwritable = { $file } no se puede escribir: { $error }

## What cannot be printed

print-refused-no-typesetter = Para imprimir falta una parte. Consíguela con: { $command }
print-refused-not-here = A este servidor le falta la parte que imprime. Quien lo lleva puede añadirla con: { $command }
print-refused-no-such-card = En este juego no hay ninguna carta “{ $card }”.{ $near ->
    [none] {""}
   *[other] {" "}¿Quieres decir { $near }?
}
print-refused-bad-count = “{ $card }” se puede imprimir { $most } veces como mucho.
print-refused-bad-roles = Escribe las cartas así: Seer=1,Werewolf=2. “{ $text }” no es así.
print-refused-too-many-cards = { $cards } cartas son demasiadas para un archivo. Caben { $most }.
print-refused-no-cards = No hay ninguna carta elegida. Elige al menos una.
print-refused-one-way = Elige las cartas de una sola manera: por sus nombres, por el número de jugadores o todas juntas.
print-refused-no-tokens = Este juego se juega sin fichas.
print-refused-no-names = Las tarjetas necesitan nombres. Da al menos uno.
print-refused-too-many-names = { $names } nombres son demasiados. Caben { $most }.
print-refused-bad-name = “{ $name }” no se puede imprimir: un nombre tiene { $most } letras como mucho, en una línea.
print-refused-bad-table = “{ $table }” no es ni la dirección ni el código de una mesa.
