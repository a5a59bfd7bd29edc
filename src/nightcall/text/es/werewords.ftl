# Werewords. Lines that are spoken never hold the word. A call begins with the role's name.
# $cards is “dealt” where everybody has a screen, and “real” where one device lies among cards.

## The moderator's lines

werewords-say-deal = Estas son las cartas de esta noche: { $roles }. Además, alguien hace de Alcalde. Mira la tuya y guárdatela para ti.
werewords-say-night-falls = Cae la noche. Todo el mundo cierra los ojos.
werewords-say-wake-mayor = { card-mayor }, despierta. { $cards ->
    [real] Mira tu carta secreta y tócala aquí.
   *[dealt] Vas a elegir la palabra de esta noche.
}
werewords-say-choose-a-word = { card-mayor }, elige la palabra que quieres que encuentren.
werewords-say-remember-the-word = { card-mayor }, recuerda la palabra.
werewords-say-remember-and-give-back = { werewords-say-remember-the-word } El aparato vuelve a su sitio.
werewords-say-sleep-mayor = A dormir, { card-mayor }.
werewords-say-wake-doppelganger = { card-doppelganger }, despierta. Elige una carta y mírala. Eso es lo que eres ahora.
werewords-say-instructions = { card-doppelganger }, lee lo que te pide tu nueva carta.
werewords-say-sleep-doppelganger = A dormir, { card-doppelganger }.
werewords-say-wake-seer = { card-seer }, despierta. { $cards ->
    [real] Aquí está la palabra.
   *[dealt] Tu pantalla muestra la palabra.
}
werewords-say-sleep-seer = A dormir, { card-seer }.
werewords-say-wake-fortune-teller = { card-fortune-teller }, despierta. { $cards ->
    [real] Así empieza la palabra.
   *[dealt] Tu pantalla muestra cómo empieza la palabra.
}
werewords-say-sleep-fortune-teller = A dormir, { card-fortune-teller }.
werewords-say-wake-apprentice = { card-apprentice }, despierta. { $cards ->
    [real] Mira aquí: puede que haya algo para ti.
   *[dealt] Mira tu pantalla: puede que haya algo para ti.
}
werewords-say-sleep-apprentice = A dormir, { card-apprentice }.
werewords-say-wake-beholder = { card-beholder }, despierta. { $cards ->
    [real] { $helpers }: ojos cerrados y pulgar arriba, que se vea bien.
   *[dealt] Tu pantalla muestra quién sabe algo de la palabra.
}
werewords-say-sleep-beholder = { $cards ->
    [real] Todos los pulgares abajo. A dormir, { card-beholder }.
   *[dealt] A dormir, { card-beholder }.
}
werewords-say-wake-mason = { card-mason.many }, a despertar. { $cards ->
    [real] Es hora de buscarse con la mirada.
   *[dealt] Cada cual ve en su pantalla quién es el otro.
}
werewords-say-sleep-mason = A dormir, { card-mason.many }.
werewords-say-wake-thing = { card-thing }, despierta. Toca a quien tienes a la izquierda o a la derecha.
werewords-say-sleep-thing = A dormir, { card-thing }.
werewords-say-wake-minion = { card-minion }, despierta. { $cards ->
    [real] { card-werewolf.many }: ojos cerrados y pulgar arriba, que se vea bien.
   *[dealt] Tu pantalla muestra a quién sirves.
}
werewords-say-sleep-minion = { $cards ->
    [real] Todos los pulgares abajo. A dormir, { card-minion }.
   *[dealt] A dormir, { card-minion }.
}
werewords-say-wake-werewolf = { card-werewolf }, despierta. Esta es la palabra que buscan.
werewords-say-wake-werewolves = { card-werewolf.many }, a despertar. Es hora de reconocerse.
werewords-say-werewolves-read = { card-werewolf.many }, esta es la palabra que buscan.
werewords-say-tap-a-letter = { card-werewolf.many }, hay que tocar una letra de la palabra. La verá todo el mundo. Un segundo toque la confirma.
werewords-say-tap-a-letter-one-werewolf = { card-werewolf }, hay que tocar una letra de la palabra. La verá todo el mundo. Un segundo toque la confirma.
werewords-say-sleep-werewolf = A dormir, { card-werewolf }.
werewords-say-sleep-werewolves = A dormir, { card-werewolf.many }.
werewords-say-day-breaks = { $cards ->
    [real] Todo el mundo despierta. El reloj corre: las preguntas, al Alcalde y de una en una.
   *[dealt] Todo el mundo despierta. El reloj corre: a preguntarle al Alcalde.
}
werewords-say-word-found = La palabra ha aparecido. { card-werewolf.many }, a dar la cara. Basta con que uno señale a la persona correcta: { $roles-or }.
werewords-say-word-found-one-werewolf = La palabra ha aparecido. { card-werewolf }, a dar la cara. Tienes que señalar a la persona correcta: { $roles-or }.
werewords-say-word-not-found = La palabra no ha aparecido. A hablarlo: ¿quién llevó a los demás por mal camino? Después, cada cual señala a una persona.
werewords-say-word-found-by-two = La palabra ha aparecido. Si alguien es el { card-werewolf }, que dé la cara y diga dónde está esta carta: { $roles-or }.
werewords-say-word-not-found-by-two = La palabra no ha aparecido. ¿Dónde está el { card-werewolf }? A hablar, pero sin decir qué carta se tiene. Después, cada cual señala.
werewords-say-werewolves-point = { card-werewolf.many }, a señalar ahora.
werewords-say-werewolf-points = { card-werewolf }, señala ahora.
werewords-say-everyone-points = Que cada cual señale a otra persona: tres, dos, uno, ya.
werewords-say-both-point = A señalar los dos: tres, dos, uno, ya.
werewords-say-result = { $team ->
    [village] { $winners-count ->
        [0] Gana la aldea.
       *[other] Gana la aldea: { $winners }.
    }
    [werewolves] { $winners-count ->
        [0] Gana el bando de los Hombres Lobo.
       *[other] Gana el bando de los Hombres Lobo: { $winners }.
    }
   *[none] { $winners-count ->
        [0] Esta vez no gana nadie.
        [one] Gana { $winners }.
       *[other] Ganan { $winners }.
    }
}
werewords-why = { $guessed ->
    [yes] { $team ->
        [village] La palabra apareció, y ningún Hombre Lobo señaló a la persona correcta.
        [werewolves] La palabra apareció, pero un Hombre Lobo señaló a la persona correcta.
       *[none] { $winner ->
            [werewolf] La palabra apareció, pero el Hombre Lobo sabía dónde está la carta correcta.
           *[other] { $winners-count ->
                [one] La palabra apareció, y el Hombre Lobo no sabía dónde está la carta correcta.
               *[other] La palabra apareció, y el Hombre Lobo no está entre vosotros.
            }
        }
    }
   *[no] { $team ->
        [village] La palabra no apareció, pero alguien del bando de los Hombres Lobo fue descubierto.
        [werewolves] La palabra no apareció, y nadie del bando de los Hombres Lobo fue descubierto.
       *[none] { $winner ->
            [werewolf] La palabra no apareció, y el Hombre Lobo tampoco.
           *[other] { $winners-count ->
                [0] La palabra no apareció, y el Hombre Lobo tampoco.
               *[other] La palabra no apareció, pero el Hombre Lobo sí.
            }
        }
    }
}

## What is told

werewords-told-deal-sealed = El reparto queda sellado como { $seal }
werewords-told-deal-opened = Ya se puede comprobar el sello. Sal { $salt }; cartas según se repartieron: { $places }.
werewords-told-mayor = { $seat } hace de Alcalde.
werewords-told-your-card = Tu carta: { $card }.
werewords-told-word = La Palabra Mágica es “{ $word }”.
werewords-told-letters = Empieza así: { $letters }
werewords-told-nothing-tonight = Esta noche no hay nada para ti.
werewords-told-helpers = { $helpers-count ->
    [0] Nadie sabe nada de la palabra.
    [one] Sabe algo de la palabra: { $helpers }.
   *[other] Saben algo de la palabra: { $helpers }.
}{ $beholders-count ->
    [0] {""}
   *[other] {" "}Testigo, como tú: { $beholders }.
}
werewords-told-masons = { $masons-count ->
    [0] No hay ningún otro Masón despierto.
   *[other] Masón, como tú: { $masons }.
}
werewords-told-werewolves = { $werewolves-count ->
    [one] El Hombre Lobo es { $werewolves }.
   *[other] Los Hombres Lobo son { $werewolves }.
}{ $minions-count ->
    [0] {""}
   *[other] {" "}Esbirro, como tú: { $minions }.
}
werewords-told-pack = { $pack-count ->
    [0] Cazas sin compañía.
    [one] Hombre Lobo, como tú: { $pack }.
   *[other] Hombres Lobo, como tú: { $pack }.
}
werewords-told-copied = { $seat } tiene esta carta: { $card }. Ahora también es la tuya. { $joins ->
    [yes] Despierta otra vez cuando la llamen.
   *[no] No hace falta que despiertes cuando la llamen.
}
werewords-told-tapped = { $by } te ha tocado. { $by } es la Cosa, y está del lado de la aldea.
werewords-told-letter-marked = { $by } marca la letra { $place }.
werewords-told-shape = La palabra se ve así: { $shape }
werewords-told-question = { $seat } pregunta ({ $number }): { $text }{ $now ->
    [yes] {""}
   *[no] {" "}Espera su turno.
}
werewords-told-withdrawn = Se retira la pregunta { $number }.
werewords-told-passed = { $seat } pasa. Ahora pregunta { $turn }.
werewords-told-token = { $number ->
    [none] { werewords-token }{ $seat ->
        [none] .
       *[other] {" "}para { $seat }.
    }
   *[other] { werewords-token } para { $seat }, a la pregunta { $number }.
}{ $left ->
    [none] {""}
   *[other] {" "}En la caja: { $left }.
}
werewords-token = { $token ->
    [yes] Sí
    [no] No
    [maybe] Quizás
    [so-close] Muy cerca
   *[way-off] Lejísimos
}
werewords-told-correct = { $seat ->
    [none] ¡Correcto! Esa es la palabra.
   *[other] ¡Correcto! { $seat } ha encontrado la palabra.
}
werewords-told-magic-word = La palabra era “{ $word }”.
werewords-told-werewolves-show = { $seats-count ->
    [one] { $seats } descubre su carta: Hombre Lobo.
   *[other] { $seats } descubren sus cartas: el bando de los Hombres Lobo.
}
werewords-told-votes = { $votes-count ->
    [0] Nadie ha señalado.
   *[other] Los dedos hablan: { $votes }.
}
werewords-pair-votes = { $left } señala a { $right }
werewords-pair-score = { $left } { $right }
werewords-told-revealed = { $seat } descubre esta carta: { $card }.
werewords-told-whoops = ¡Ups! { $guessed ->
    [yes] Al final la palabra sí apareció.
   *[no] Al final la palabra no apareció.
}
werewords-told-cards = Todas las cartas: { $cards }. De Alcalde hizo { $mayor }.{ $extra ->
    [none] {""}
   *[other] {" "}La carta aparte: { $extra }.
}{ $copied ->
    [none] {""}
   *[other] {" "}En esto se había convertido el Doppelgänger: { $copied }.
}

## What is asked

werewords-ask-look = Mira tu carta. Avisa cuando la hayas visto.
werewords-ask-deal = Baraja y reparte: una carta a cada sitio, por orden, y la última al centro.
werewords-ask-seal = Una sal para el sello del reparto.
werewords-ask-first-mayor = ¿Quién hace de Alcalde primero?
werewords-ask-mayor-card = Alcalde, ¿cuál es tu carta secreta?
werewords-ask-draw-words = Palabras para que el Alcalde elija.
werewords-ask-choose-word = ¿Qué palabra tienen que encontrar?
werewords-ask-confirm-word = “{ $word }”: ¿es esta?
werewords-ask-call = { $card } tiene unos instantes.
werewords-ask-copy = ¿La carta de quién quieres copiar?
werewords-ask-instructions = Lee esto y luego cierra los ojos.
werewords-ask-tap = ¿A quién tocas, a un lado o al otro?
werewords-ask-letter = ¿Qué letra de la palabra verá todo el mundo? Elígela dos veces para confirmar.
werewords-ask-day = Pregunta al Alcalde o, si eres Alcalde, responde.
werewords-ask-hunt = ¿A quién señalas?
werewords-ask-vote = ¿A quién señalas?
werewords-ask-talk = A hablar hasta que se acabe el tiempo.
werewords-ask-singled-out = ¿A quién señalaron más dedos? Varias personas, si hay empate.
werewords-ask-werewolf-shows = ¿Alguien descubre al Hombre Lobo?
werewords-ask-extra-card = ¿Qué carta quedó aparte?
werewords-ask-pointed-at-extra = ¿Quién señaló la carta aparte?

## Buttons and places

werewords-option-seen = Ya la he visto
werewords-option-read = Ya lo he leído
werewords-option-ok = Sí, esta
werewords-option-back = Volver
werewords-option-new-words = Otras palabras
werewords-option-letter = { $letter } (letra { $place })
werewords-option-yes = Sí
werewords-option-no = No
werewords-option-yes-no = Sí/No
werewords-option-maybe = Quizás
werewords-option-so-close = Muy cerca
werewords-option-way-off = Lejísimos
werewords-option-correct = Correcto
werewords-option-no-more-tokens = No quedan fichas Sí/No
werewords-option-withdraw = Retirar mi pregunta
werewords-option-pass = Paso
werewords-option-whoops = Ups
werewords-option-centre = el centro
werewords-option-extra-card = la carta aparte
werewords-option-time = Se acabó el tiempo

## Before Start

werewords-too-few = { $players ->
    [one] Con una sola persona no basta.
   *[other] Con { $players } personas no basta.
} Hacen falta { $fewest }.
werewords-too-many = { $players } personas son demasiadas. Pueden jugar { $most }.
werewords-small-table = { $players } personas solo pueden jugar con las reglas para mesas pequeñas. Actívalas, o busca más gente.
werewords-mayor-is-always-in = El Alcalde está siempre. No lo pongas entre las cartas.
werewords-no-such-role = No hay ninguna carta que se llame “{ $role }”.
werewords-too-many-of = { $count } cartas son demasiadas de este papel: { $role }. Como mucho, { $most }.
werewords-no-werewolf = No hay ningún Hombre Lobo entre las cartas. Añade uno.
werewords-no-helper = Nadie sabría la palabra. Añade Vidente o Pitonisa.
werewords-apprentice-alone = Un Aprendiz necesita de quién aprender. Añade Vidente o Pitonisa.
werewords-two-players-need = Para dos hacen falta un Hombre Lobo y una Vidente o Pitonisa. Nada más.
werewords-wrong-number = { $cards ->
    [one] Hay una carta elegida
   *[other] Hay { $cards } cartas elegidas
} para { $players } personas. Elige tantas cartas como personas; el Alcalde va aparte.
werewords-seats-are-cards = Con cartas de verdad, los sitios son las cartas: { $seats }.
werewords-night-order-names = Un orden propio tiene que llamar una vez a cada una de estas cartas: { $roles }.
werewords-night-order-ends = El Doppelgänger tiene que despertar primero y los Hombres Lobo al final.
werewords-seer-call-tells = Si no se llama a la Vidente, se sabrá que el Alcalde es la Vidente.
werewords-mason-call-tells = Si no se llama a los Masones, se sabrá que solo hay uno despierto.
werewords-more-village-team = { $wolves } en el bando de los Hombres Lobo y { $count } en el de la aldea: la aldea debería ser mayoría.
werewords-more-villager-cards = { $wolves } en el bando de los Hombres Lobo y { $count ->
    [0] ningún simple Aldeano
    [one] solo un simple Aldeano
   *[other] solo { $count } simples Aldeanos
}: quizás cueste esconderse.
werewords-masons-suit-ten = Los Masones lucen más con diez personas o más.
werewords-many-werewolves = Son más Hombres Lobo de lo habitual: bastaría con { $usual }.
werewords-two-helpers = Vidente y Pitonisa juntas ayudan mucho en una mesa de este tamaño.

## The options of the box

werewords-box-roles = las cartas además del Alcalde; si se deja vacío, las habituales para la mesa
werewords-box-werewolf-table = un tercer Hombre Lobo desde doce personas, o nunca
werewords-box-most-werewolves = cuántos Hombres Lobo puede haber
werewords-box-small-tables = dos y tres personas tienen reglas propias
werewords-box-warn-unless-more = qué debe superar en número al bando de los Hombres Lobo para que no haya aviso
werewords-box-cards = repartidas por nosotros, o de verdad y sobre la mesa
werewords-box-called-by = quién llama en la noche: la aplicación o quien dirige
werewords-box-mayor-in-centre = quién hace de Alcalde si esa carta queda en el centro
werewords-box-language = el idioma de las palabras
werewords-box-level = lo difíciles que son las palabras
werewords-box-offers = entre cuántas palabras elige el Alcalde; si se deja vacío, más en los niveles difíciles
werewords-box-role-adjusted-words = una palabra más fácil si el Alcalde es Vidente, una más difícil si es Hombre Lobo
werewords-box-proper-nouns = con nombres, títulos y lugares
werewords-box-categories = solo palabras de estos tipos
werewords-box-word-lists = listas propias que se suman a las palabras
werewords-box-new-words = el Alcalde puede pedir otras palabras
werewords-box-night-order = un orden propio para la noche
werewords-box-call-seer = si se llama a la Vidente aunque el Alcalde sea la Vidente
werewords-box-call-masons = cuándo se llama a un Masón que está solo
werewords-box-beholder-sees = qué ve el Testigo: un grupo sin cartas, o quién es quién
werewords-box-beholder-sees-copies = el Testigo ve a un Doppelgänger que copió a una Vidente
werewords-box-minion-sees-copies = el Esbirro ve a un Doppelgänger entre los Hombres Lobo
werewords-box-letters = cuántas letras ve la Pitonisa al principio
werewords-box-letters-grow = qué palabras no encontradas añaden una letra
werewords-box-view-seconds = cuánto se mira por la noche
werewords-box-recognise-seconds = cuánto se miran los Hombres Lobo
werewords-box-pace = a qué ritmo va la noche; 2 es el doble de lento
werewords-box-remind-seconds = cuándo se avisa a quien se hace esperar
werewords-box-questions = cómo se pregunta: por escrito, o en voz alta
werewords-box-asking = pregunta quien quiera, o por turnos
werewords-box-day-seconds = cuánto dura el día
werewords-box-speedwords = la mitad del día, y una letra de la palabra a la vista
werewords-box-letter-shown = en Speedwords, solo esa letra, o todas las iguales
werewords-box-edition = las fichas de qué caja
werewords-box-yes-no = cuántas fichas Sí/No
werewords-box-maybe = cuántas fichas Quizás
werewords-box-so-close = cuántas fichas Muy cerca
werewords-box-way-off = cuántas fichas Lejísimos
werewords-box-count-tokens = las fichas se cuentan solas
werewords-box-way-off-answers = Lejísimos también responde a la pregunta
werewords-box-must-declare-guess = a quien acierta hay que decirle Correcto
werewords-box-late-guess = si vale después del final un intento escrito antes
werewords-box-hunt-seconds = cuánto buscan los Hombres Lobo a la Vidente
werewords-box-vote-seconds = cuánto se habla antes de señalar
werewords-box-talk-in-hunt = se puede hablar mientras los Hombres Lobo buscan a la Vidente
werewords-box-votes = señala cada cual, o las manos se cuentan a ojo
werewords-box-singled-out-by = más dedos que nadie, o más de la mitad
werewords-box-one-vote-each = quién descubre su carta si hay un dedo por persona
werewords-box-minion-reveals = el Esbirro da la cara con los Hombres Lobo
werewords-box-beholder-reveals = un Testigo al que señalan descubre su carta
werewords-box-extra-card-found-by = con dos personas, gana quien señale la carta aparte, o solo si la señalan las dos

## What a bot asks when nothing better comes to mind, one to a line

werewords-bot-questions =
    ¿Es un ser vivo?
    ¿Me cabe en una mano?
    ¿Se encuentra en una casa?
    ¿Es más grande que un caballo?
    ¿Se come?
    ¿Es un animal?
    ¿Es una persona?
    ¿Es un lugar?
    ¿Lo hace el ser humano?
    ¿Se compra en una tienda?
    ¿Existía ya hace cien años?
    ¿Hace ruido?
    ¿Es algo que se hace?
    ¿Les gusta a los niños?
    ¿Se encuentra al aire libre?
    ¿Es de metal?
    ¿Se mueve?
    ¿Lo vería todos los días?
    ¿Es algo blando?
    ¿Puede ser peligroso?
    ¿Puede volar?
    ¿Vive en el agua?
    ¿Es un tipo de comida?
    ¿Lo daría como regalo?

## What can be said at the table

werewords-saying-seer-is = Creo que la Vidente es { $seat }.
werewords-saying-good-question = Buena pregunta, { $seat }.

## Cómo entendió una pregunta un bot que hace de Alcalde, junto a su ficha

werewords-understood-is = ¿Es { $what }?
werewords-understood-has = ¿Tiene { $what }?
werewords-understood-made = ¿Está hecho de { $what }?
werewords-understood-does = ¿Hace esto: { $what }?
werewords-understood-you = ¿La gente hace esto con ello: { $what }?
werewords-understood-used = ¿Se usa para { $what }?
werewords-understood-where = ¿Se encuentra aquí: { $what }?
werewords-understood-about = ¿Tiene que ver con { $what }?
werewords-understood-any = ¿{ $what }?
werewords-understood-asked = { $what }
werewords-understood-bigger = ¿Es más grande que { $what }?
werewords-understood-smaller = ¿Es más pequeño que { $what }?
werewords-understood-guess = ¿Es exactamente “{ $what }”?
werewords-understood-letters = ¿Empieza por vocal?
werewords-understood-first-letter = ¿Empieza por { $what }?
werewords-understood-first-letters = ¿Empieza por una letra de { $what }?
werewords-understood-last-letter = ¿Termina en { $what }?
werewords-understood-has-letter = ¿Lleva la letra { $what }?
werewords-understood-letters-count = ¿Número de letras: { $what }?
werewords-understood-words-count = ¿Número de palabras: { $what }?
werewords-understood-not = No es así: { $what }
werewords-understood-or = { $left } O bien: { $right }
werewords-understood-and = { $left } Y además: { $right }
werewords-understood-unknown = No sé bien qué quieres decir.
