# Wherewolf. A call begins with the role's name, and is the same whether anybody holds the card or
# not. Dawn names the dead and nothing else. A stake that spares somebody has one sentence only,
# whatever the reason. Seer, Juliet, Enchantress, Thief and Spy are feminine, the others masculine.

## The moderator's lines

wherewolf-say-deal = Estas cartas pueden estar en la aldea: { $roles }. Mira la tuya y no la muestres nunca.
wherewolf-say-night-falls = Cae la noche. Todo el mundo cierra los ojos. Un suave tamborileo en la mesa, y ni una palabra.
wherewolf-say-wake-amulet-first = Amuleto, busca tus primeras manos. Todos los ojos siguen cerrados.
wherewolf-say-wake-amulet-later = Amuleto: quien te lleva, despierta. ¿A qué manos pasas?
wherewolf-say-sleep-amulet = El Amuleto está donde está. Todos los ojos, cerrados.
wherewolf-say-wake-sword-first = Espada, busca tus primeras manos. Todos los ojos siguen cerrados.
wherewolf-say-wake-sword-later = Espada: quien te lleva, despierta. ¿A qué manos pasas?
wherewolf-say-sleep-sword = La Espada está donde está. Todos los ojos, cerrados.
wherewolf-say-wake-juliet-first = { card-juliet }, despierta. ¿Quién es tu Romeo?
wherewolf-say-sleep-juliet = A dormir, { card-juliet }.
wherewolf-say-wake-seer-first = { card-seer }, despierta. ¿El aura de quién quieres ver?
wherewolf-say-wake-seer-later = { card-seer }, despierta. ¿El aura de quién quieres ver?
wherewolf-say-sleep-seer = A dormir, { card-seer }.
wherewolf-say-wake-medium-later = { card-medium }, despierta. ¿A quién llamas de entre los muertos?
wherewolf-say-sleep-medium = A dormir, { card-medium }.
wherewolf-say-wake-wizard-first = { card-wizard }, despierta. ¿En quién buscas el don?
wherewolf-say-wake-wizard-later = { card-wizard }, despierta. ¿En quién buscas el don?
wherewolf-say-sleep-wizard = A dormir, { card-wizard }.
wherewolf-say-wake-monk-first = { card-monk }, despierta. Tu libro te dice quién está lejos.
wherewolf-say-sleep-monk = A dormir, { card-monk }.
wherewolf-say-wake-priest-first = { card-priest }, despierta. Descubre quién ha pecado.
wherewolf-say-sleep-priest = A dormir, { card-priest }.
wherewolf-say-wake-twins-first = { card-twin.many }, a despertar. Es hora de encontrarse.
wherewolf-say-sleep-twins = A dormir, { card-twin.many }.
wherewolf-say-wake-guards-first = { card-guard.many }, a despertar. Es hora de encontrarse, y de saber cuántos Criminales andan sueltos.
wherewolf-say-sleep-guards = A dormir, { card-guard.many }.
wherewolf-say-wake-criminals-first = Criminales, a despertar. Es hora de encontrarse.
wherewolf-say-sleep-criminals = A dormir, Criminales.
wherewolf-say-wake-vampire-hunter-first = { card-vampire-hunter }, despierta. ¿Lo hueles?
wherewolf-say-sleep-vampire-hunter = A dormir, { card-vampire-hunter }.
wherewolf-say-wake-vampire-first = { $ghoul ->
    [yes] { card-vampire } y { card-ghoul }, a despertar. Es hora de encontrarse.
   *[no] { card-vampire }, despierta. Mira a tu alrededor: un día todo será tuyo.
}
wherewolf-say-wake-vampire-later = { card-vampire }, despierta, y contigo tus criaturas. ¿Tienes sed esta noche?
wherewolf-say-sleep-vampire = A dormir, criaturas del { card-vampire }.
wherewolf-say-wake-werewolves-first = { card-werewolf.many }, a despertar. Es hora de reconocerse, del más fuerte al más débil.{ $traitor ->
    [yes] {" "}{ card-traitor }, con los ojos cerrados, levanta una mano.
   *[no] {""}
}
wherewolf-say-wake-werewolves-later = { card-werewolf.many }, a despertar. El más fuerte elige la presa.
wherewolf-say-sleep-werewolves = A dormir, { card-werewolf.many }.
wherewolf-say-wake-warden-later = { card-warden }, despierta. ¿Ante qué puerta velas?
wherewolf-say-sleep-warden = A dormir, { card-warden }.
wherewolf-say-wake-crime-boss-later = { card-crime-boss }, despierta. ¿Hay alguien a quien quieras ganarte?
wherewolf-say-sleep-crime-boss = A dormir, { card-crime-boss }.
wherewolf-say-wake-assassin-later = { card-assassin }, despierta. ¿Es esta la noche?
wherewolf-say-sleep-assassin = A dormir, { card-assassin }.
wherewolf-say-wake-healer-later = { card-healer }, despierta. Mira quién está a punto de morir.
wherewolf-say-sleep-healer = A dormir, { card-healer }.
wherewolf-say-day-breaks = Todo el mundo despierta. { $dead-count ->
    [0] No falta nadie.
    [one] Alguien no se levanta: { $dead }.
   *[other] No se levantan: { $dead }.
}
wherewolf-say-assembly = La aldea se reúne. Cada cual puede decir lo que quiera, sea verdad o no.
wherewolf-say-first-voting = Silencio, por favor. Cada cual acusa a otra persona. Los nombres, en este orden: { $names }.
wherewolf-say-accused = { $names-count ->
    [0] Hoy no hay acusación contra nadie.
   *[other] Hoy hay acusación contra: { $names }.
}{ $counts ->
    [none] {""}
    [nada] {""}
   *[other] {" "}Recuento: { $counts }.
}
wherewolf-say-defence = { $seat }, habla en tu defensa.
wherewolf-say-second-voting = Silencio, por favor. Quien no está bajo acusación elige entre quienes lo están: { $names }. Con empate, nadie arde.
wherewolf-say-hesitation = La aldea no se decide. Hoy no arde nadie.
wherewolf-say-burned = La aldea enciende la hoguera. { $seat } arde.
wherewolf-say-dusk = Se ha ido el sol. Lo que estuviera a punto de pasar, ya es tarde.
wherewolf-say-result = { $faction ->
    [Village] La aldea puede volver a dormir, y gana.
    [Werewolves] Ya solo queda la manada para aullar. Ganan los Hombres Lobo.
    [Criminals] Se fueron los monstruos, y la ley con ellos. Ganan los Criminales.
    [none] No queda nadie, y no gana ningún bando.
   *[other] La aldea pertenece a la noche. Gana el Vampiro.
} { $winners-count ->
    [0] Nadie se lleva la victoria.
   *[other] Victoria para { $winners }.
}

## What is told

wherewolf-told-deal-sealed = El reparto queda sellado como { $seal }
wherewolf-told-deal-opened = Ya se puede comprobar el sello. Sal { $salt }; cartas según se repartieron: { $places }.
wherewolf-told-your-card = Tu carta: { $card }.
wherewolf-told-item-received = { $item ->
    [amulet] En la noche pusieron el Amuleto en tu mano. Te salva de la muerte una vez, quizá esta misma noche, y luego desaparece.
   *[sword] En la noche pusieron la Espada en tu mano. Si las bestias vienen por ti, te llevas a una contigo.
}
wherewolf-told-item-crumbles = { $item ->
    [amulet] El Amuleto vuelve a tu mano y se hace polvo.
   *[sword] La Espada vuelve a tu mano y se deshace en óxido.
}
wherewolf-told-item-gone = { $item ->
    [amulet] El Amuleto ya no existe. Lo tenía { $seat }.
   *[sword] La Espada ya no existe. La tenía { $seat }.
}
wherewolf-told-counts = Con lo que cambian las cartas: { $counts-count ->
    [0] ningún voto
   *[other] { $counts }
}.
wherewolf-told-romeo-is = Tu Romeo es { $seat }. { $faction ->
    [Village] Es de la Aldea, y tú también.
    [Werewolves] Es de los Hombres Lobo, y tú también.
    [Criminals] Es de los Criminales, y tú también.
    [none] No es de nadie, y tú tampoco.
   *[other] Es del Vampiro, y tú también.
} Si muere uno, mueren los dos.
wherewolf-told-loved-by = { $seat } es Julieta, y tú eres su Romeo. Si muere uno, mueren los dos.
wherewolf-told-aura = { $aura ->
    [Dark] { $seat } tiene el aura Oscura.
   *[White] { $seat } tiene el aura Blanca.
}
wherewolf-told-mystic = { $is_mystic ->
    [yes] { $seat } tiene el don.
   *[no] { $seat } no tiene el don.
}
wherewolf-told-absent = { $roles-count ->
    [0] No falta nadie: todas las cartas están en la aldea.
   *[other] Esto no lo tiene nadie: { $roles }.
}
wherewolf-told-sinner = { $seat ->
    [none] No hay ningún Pecador en la aldea.
   *[other] El Pecador es { $seat }.
}
wherewolf-told-meet = { $seats-count ->
    [0] Nadie más tiene tu carta: { $role }.
   *[other] { $role }, como tú: { $seats }.
}
wherewolf-told-criminals-dealt = { $count ->
    [0] No hay Criminales en la aldea.
    [one] Hay un Criminal en la aldea.
   *[other] Hay { $count } Criminales en la aldea.
}
wherewolf-told-criminals = { $seats-count ->
    [0] No hay más Criminales que tú.
    [one] Criminal, como tú: { $seats }.
   *[other] Criminales, como tú: { $seats }.
}
wherewolf-told-vampire-dealt = { $is_dealt ->
    [yes] El Vampiro está en la aldea.
   *[no] No hay ningún Vampiro en la aldea.
}
wherewolf-told-vampire-and-ghoul = { $seats-count ->
    [0] Nadie despierta contigo.
   *[other] Contigo despierta: { $seats }.
}
wherewolf-told-brood = { $seats-count ->
    [one] Despiertas sin compañía: { $seats }.
   *[other] Despierta toda la estirpe: { $seats }.
}
wherewolf-told-pack = { $pack-count ->
    [one] La manada es solo { $pack }.
   *[other] La manada, del más fuerte al más débil: { $pack }.
}{ $traitors-count ->
    [0] {""}
   *[other] {" "}El Traidor, que no conoce a la manada: { $traitors }.
}
wherewolf-told-victim = La presa de la manada es { $seat }.
wherewolf-told-dying = { $seats-count ->
    [0] Esta noche no muere nadie.
    [one] Esta noche muere: { $seats }.
   *[other] Esta noche mueren: { $seats }.
}
wherewolf-told-recruited = { $boss } es el Capo y te ha ganado para los suyos. Ahora eres Criminal; lo que sabías hacer, lo conservas.
wherewolf-told-bitten = { $vampire } te ha mordido. Ahora eres Vampiro Menor: lo que eras ya no existe. Despierta cuando llamen al Vampiro.
wherewolf-told-bite-fails = { $seat } no se convierte en Vampiro y sigue durmiendo.
wherewolf-told-turned = Vinieron por ti, y algo en ti respondió. Ahora eres Hombre Lobo. Desde mañana por la noche, despierta con la manada.
wherewolf-told-pack-is = { $seats-count ->
    [one] La manada vino por ti y te reconoció: es { $seats }.
   *[other] La manada vino por ti y te reconoció. Son { $seats }.
}
wherewolf-told-bard = { $is_pure ->
    [yes] El Bardo canta en la posada: esta noche se vio a alguien de aura Blanca.
   *[no] Esta mañana la posada está en silencio.
}
wherewolf-told-accusations = Dejaste un ojo abierto. { $votes }.
wherewolf-told-votes = Los votos: { $votes }.
wherewolf-pair-votes = { $left } contra { $right }
wherewolf-pair-counts = { $left } { $right }
wherewolf-told-dies-of-love = { $seat } cae sin vida en ese mismo instante.
wherewolf-told-card-shown = { $seat } descubre esta carta: { $card }.{ $kind ->
    [human] {""}
   *[other] {" "}Era un { $kind }.
}
wherewolf-told-all-roles = Estás fuera de la partida. Mira si quieres, y guarda silencio. Estos son los papeles: { $roles }.
wherewolf-told-chose = { $seat ->
    [none] { $by } pasa.
   *[other] { $by } elige a { $seat }.
}
wherewolf-told-watched = Para { $to }: “{ $telling }”
wherewolf-told-cards = Todas las cartas: { $cards }. Así acabaron: { $roles }. Bandos: { $factions }.

## What is asked

wherewolf-ask-draw-deck = Baraja las cartas posibles. Algunas quedan fuera, y nadie sabe cuáles.
wherewolf-ask-deal = Baraja y reparte: una carta a cada sitio, por orden.
wherewolf-ask-first-amulet = ¿Quién tiene primero el Amuleto?
wherewolf-ask-first-sword = ¿Quién tiene primero la Espada?
wherewolf-ask-seal = Una sal para el sello del reparto.
wherewolf-ask-look = Mira tu carta. Avisa cuando la hayas visto.
wherewolf-ask-lengths = Cuánto dura cada llamada de esta noche, en segundos.
wherewolf-ask-call = Pasan unos instantes.
wherewolf-ask-pass-amulet = ¿A quién le das el Amuleto? Si te lo quedas, se pierde.
wherewolf-ask-pass-sword = ¿A quién le das la Espada? Si te la quedas, se pierde.
wherewolf-ask-romeo = ¿Quién es tu Romeo?
wherewolf-ask-look-into = ¿El aura de quién quieres ver?
wherewolf-ask-call-the-dead = ¿A quién llamas de entre los muertos?
wherewolf-ask-sense = ¿En quién buscas el don?
wherewolf-ask-absent = Sobre qué cartas lee el Monje, en este orden.
wherewolf-ask-ward = ¿Ante qué puerta velas esta noche?
wherewolf-ask-save = ¿A quién salvas? Puedes hacerlo una vez en la partida.
wherewolf-ask-recruit = ¿A quién quieres ganarte? Puedes intentarlo una vez en la partida.
wherewolf-ask-assassinate = ¿A quién matas? Puedes hacerlo una vez en la partida.
wherewolf-ask-bite = ¿A quién muerdes?
wherewolf-ask-victim = ¿A quién ataca la manada?
wherewolf-ask-pass-round = Echa un vistazo: puede que haya noticias para ti. Después, pásalo.
wherewolf-ask-assembly = A hablar. La votación llega cuando la mesa quiera.
wherewolf-ask-accuse = ¿A quién acusas?
wherewolf-ask-accuse-counted = ¿Cuántas manos se levantaron con cada nombre? La de un Magistrado cuenta como dos.
wherewolf-ask-client = ¿Por quién levantó el Abogado las dos manos?
wherewolf-ask-defence = Habla. Avisa cuando termines.
wherewolf-ask-condemn = ¿Quién debe arder?
wherewolf-ask-condemn-counted = ¿Cuántas manos se levantaron con cada nombre? La de un Magistrado cuenta como dos.
wherewolf-ask-apply-stall-rule = Hace días que no muere nadie. ¿Lo dejamos aquí? Ganarían los monstruos.

## Buttons and places

wherewolf-option-seen = Ya lo he visto
wherewolf-option-pass = Paso
wherewolf-option-pass-at-pass-amulet = Me lo quedo
wherewolf-option-pass-at-pass-sword = Me la quedo
wherewolf-option-go-on = A votar
wherewolf-option-done = Eso es todo
wherewolf-option-nobody = nadie
wherewolf-option-yes = Sí
wherewolf-option-no = No
wherewolf-option-time = Se acabó el tiempo
wherewolf-option-village = Aldea
wherewolf-option-werewolves = Hombres Lobo
wherewolf-option-criminals = Criminales
wherewolf-option-none = de nadie

## Before Start

wherewolf-too-few = { $players ->
    [one] Con una sola persona no basta.
   *[other] Con { $players } personas no basta.
} Hacen falta { $fewest }.
wherewolf-too-many = { $players } personas son demasiadas. Pueden jugar { $most }.
wherewolf-too-few-cards = { $cards ->
    [one] Una sola carta no basta
   *[other] { $cards } cartas no bastan
} para { $players } personas. Elige al menos una para cada cual.
wherewolf-too-many-cards = { $cards } cartas son demasiadas para { $players } personas. Elige una para cada cual, o juega en el nivel experto.
wherewolf-pool-too-large = { $cards } cartas son demasiadas para tenerlas en la cabeza. Puede haber { $most }.
wherewolf-pauses = Una llamada no puede durar { $least } segundos como mínimo y { $most } como máximo. Cambia uno de los dos.
wherewolf-no-such-role = No hay ninguna carta que se llame “{ $role }”.
wherewolf-too-many-of = { $count } cartas son demasiadas de este papel: { $role }. Como mucho, { $most }.
wherewolf-one-twin = Un Gemelo necesita al otro. Pon los dos, o ninguno.
wherewolf-first-games-cards = En las primeras partidas, solo la Vidente, la manada y Campesinos. Nada más.
wherewolf-no-monster = En esta aldea no hay nada que temer. Añade un Líder de la Manada o el Vampiro.
wherewolf-leader-first = Una manada necesita a su Líder antes que a cualquier otro lobo.
wherewolf-ghoul-alone = Un Ghoul necesita a su amo. Añade el Vampiro.
wherewolf-traitor-alone = Un Traidor necesita alguien a quien vender la aldea. Añade un Líder de la Manada.
wherewolf-criminals-unguarded = Los Criminales son demasiado fuertes sin los dos Guardias. Añádelos.
wherewolf-many-criminals = Con más de cuatro Criminales no queda aldea. Quita alguno.
wherewolf-priest-alone = Sin Pecador, el Sacerdote no tiene nada que averiguar. Añade uno.
wherewolf-bard-alone = Sin Vidente, el Bardo no tiene nada que cantar. Añádela.
wherewolf-many-vote-roles = Más de dos cartas que tuercen los votos son demasiadas. Quita alguna.
wherewolf-no-deck-in-pool = Con estas cartas no sale una aldea justa. Cambia las cartas, o el número de monstruos.
wherewolf-antagonists = { $count ->
    [one] Una carta está
   *[other] { $count } cartas están
} contra la aldea; lo habitual para esta mesa sería { $wanted }.
wherewolf-weight = Estas cartas pesan { $weight }; entre -1 y 3 es justo. Por debajo mandan los monstruos, por encima la aldea.
wherewolf-no-seer = Sin Vidente, la aldea ve poco. Casi todas las mesas la tienen.
wherewolf-monk-useless = El Monje lee sobre cartas que no se reparten, y aquí se reparten todas. Quítalo, o añade más cartas posibles.
wherewolf-hunter-useless = Aquí el Cazavampiros no tiene a quién cazar. Añade el Vampiro, o quítalo.
wherewolf-reveal-medium = Si se muestran las cartas al morir, el Médium no tiene nada que hacer. Quítalo, o esconde las cartas.
wherewolf-public-vote-roles = Con el voto a la vista, estas cartas se delatarían: { $roles }. Quítalas, o vota en secreto.
wherewolf-sword-is-strong = La Espada ayuda mucho a la aldea. Dale algo a cambio al otro lado.

## The options of the box

wherewolf-box-level = primeras partidas con pocas cartas, una aldea a tu gusto, o más cartas que personas
wherewolf-box-roles = las cartas con las que hay que contar; si se deja vacío, una aldea justa para la mesa
wherewolf-box-more-antagonists = una carta más o una menos contra la aldea de lo habitual, que es una de cada cuatro
wherewolf-box-reveal = quien muere muestra su carta
wherewolf-box-public = las dos votaciones son a la vista
wherewolf-box-amulet = un Amuleto pasa de mano en mano y salva una vida
wherewolf-box-sword = una Espada pasa de mano en mano y se lleva a quien ataca
wherewolf-box-timed = cada día tiene reloj, y cuando se acaba cae la noche
wherewolf-box-day-seconds = cuánto dura un día, con reloj
wherewolf-box-device = una pantalla para cada cual, o una que va pasando
wherewolf-box-votes = vota cada cual, o las manos se cuentan a ojo
wherewolf-box-announce-counts = se dice en voz alta el número de acusaciones
wherewolf-box-dead-watch = los muertos lo ven todo
wherewolf-box-assembly-seconds = cuánto habla la aldea antes de votar
wherewolf-box-defence-seconds = cuánto puede hablar quien se defiende; si se deja vacío, lo que quiera
wherewolf-box-pause-least = la llamada más corta de la noche
wherewolf-box-pause-most = la llamada más larga de la noche
wherewolf-box-view-seconds = cuánto se puede mirar una respuesta que llegó tarde
wherewolf-box-stall-rounds = tras cuántas rondas sin muertes se pregunta si termina
wherewolf-box-remind-seconds = cuándo se avisa a quien se hace esperar

## How a side wins

wherewolf-wins-village = Ganas con la Aldea, cuando no queda ningún Hombre Lobo ni Vampiro.
wherewolf-wins-werewolves = Ganas con los Hombres Lobo, cuando no queda nadie más.
wherewolf-wins-vampire = Ganas con el Vampiro, cuando no queda nadie más.
wherewolf-wins-criminals = Ganas cuando no quedan monstruos ni Guardias, pero sí algún Criminal.

## The Village: name, what it can do in two short lines, how it wins

wherewolf-card-seer-power =
    Cada noche ves el aura de alguien: Oscura o Blanca.
    La Oscura es sospechosa, pero también la tiene un Pecador.
wherewolf-card-seer-wins = { wherewolf-wins-village }

card-medium = Médium
wherewolf-card-medium-power =
    Desde la segunda noche llamas a alguien que ha muerto.
    Averiguas si su aura era Oscura.
wherewolf-card-medium-wins = { wherewolf-wins-village }

card-wizard = Mago
wherewolf-card-wizard-power =
    Cada noche averiguas si alguien tiene el don.
    Una Vidente sin el don no es Vidente.
wherewolf-card-wizard-wins = { wherewolf-wins-village }

card-healer = Sanador
wherewolf-card-healer-power =
    Desde la segunda noche ves quién está a punto de morir.
    Una vez en la partida puedes salvar a alguien, pero no a ti.
wherewolf-card-healer-wins = { wherewolf-wins-village }

card-warden = Protector
wherewolf-card-warden-power =
    Desde la segunda noche velas por otra persona.
    Ahí todo colmillo falla. No repitas puerta dos noches seguidas.
wherewolf-card-warden-wins = { wherewolf-wins-village }

card-hermit = Ermitaño
wherewolf-card-hermit-power =
    Ni los Hombres Lobo ni el Vampiro pueden hacerte daño.
    El fuego, un cuchillo o un corazón roto, sí.
wherewolf-card-hermit-wins = { wherewolf-wins-village }

card-juliet = Julieta
wherewolf-card-juliet-power =
    La primera noche eliges a tu Romeo y te unes a su bando.
    Si muere uno, el otro muere de pena.
wherewolf-card-juliet-wins = Ganas con el bando de Romeo, sea el que sea al final.

card-vampire-hunter = Cazavampiros
wherewolf-card-vampire-hunter-power =
    La primera noche averiguas si el Vampiro está aquí.
    Si te muerde, muere.
wherewolf-card-vampire-hunter-wins = { wherewolf-wins-village }

card-huntsman = Cazador
wherewolf-card-huntsman-power =
    Nunca despiertas por la noche.
    Si te matan los Hombres Lobo, el más débil muere contigo.
wherewolf-card-huntsman-wins = { wherewolf-wins-village }

card-priest = Sacerdote
wherewolf-card-priest-power =
    La primera noche averiguas quién es el Pecador, si lo hay.
    Es un aura Oscura que no tienes que temer.
wherewolf-card-priest-wins = { wherewolf-wins-village }

card-sinner = Pecador
wherewolf-card-sinner-power =
    No has hecho nada, pero tu aura es Oscura.
    Ve pensando cómo explicarlo.
wherewolf-card-sinner-wins = { wherewolf-wins-village }

card-monk = Monje
wherewolf-card-monk-power =
    La primera noche lees sobre dos cartas que nadie tiene.
    Quien diga ser una de ellas, miente.
wherewolf-card-monk-wins = { wherewolf-wins-village }

card-bard = Bardo
wherewolf-card-bard-power =
    Con la Vidente y contigo en vida, tu canción puede sonar al alba:
    le dice a la aldea que la Vidente vio un aura Blanca.
wherewolf-card-bard-wins = { wherewolf-wins-village }

card-magistrate = Magistrado
wherewolf-card-magistrate-power =
    Tu voto vale doble, en las dos votaciones.
    Nadie puede ver que era el tuyo.
wherewolf-card-magistrate-wins = { wherewolf-wins-village }

card-advocate = Abogado
wherewolf-card-advocate-power =
    Puedes votar en la hoguera aunque te acusen.
    Una vez en la partida libras a un cliente de toda acusación.
wherewolf-card-advocate-wins = { wherewolf-wins-village }

card-enchantress = Encantadora
wherewolf-card-enchantress-power =
    De los votos contra ti solo cuenta la mitad, en ambas votaciones.
    Si sobra uno, cuenta entero.
wherewolf-card-enchantress-wins = { wherewolf-wins-village }

card-guard = Guardia
    .many = Guardias
wherewolf-card-guard-power =
    La primera noche conoces al otro Guardia y cuántos Criminales hay.
    Mientras vivas, los Criminales no pueden ganar.
wherewolf-card-guard-wins = { wherewolf-wins-village }

card-twin = Gemelo
    .many = Gemelos
wherewolf-card-twin-power =
    La primera noche encuentras a tu Gemelo, si lo hay.
    Ya hay alguien en quien puedes confiar.
wherewolf-card-twin-wins = { wherewolf-wins-village }

card-cursed = Maldito
wherewolf-card-cursed-power =
    Eres de la aldea hasta que te atacan los Hombres Lobo.
    Entonces no mueres: te conviertes en uno de ellos.
wherewolf-card-cursed-wins = Ganas con la Aldea, o con los Hombres Lobo si ya eres uno de ellos.

card-peasant = Campesino
    .many = Campesinos
wherewolf-card-peasant-power =
    Duermes toda la noche y solo sabes lo que oyes de día.
    Escucha, duda y vota.
wherewolf-card-peasant-wins = { wherewolf-wins-village }

## The Werewolves

card-pack-leader = Líder de la Manada
wherewolf-card-pack-leader-power =
    Conoces a tu manada, y tienes más fuerza que nadie en ella.
    Desde la segunda noche eliges a quién ataca.
wherewolf-card-pack-leader-wins = { wherewolf-wins-werewolves }

wherewolf-card-werewolf-power =
    Conoces a tu manada, y quién es más fuerte en ella.
    Si no vive nadie más fuerte, tú eliges a quién ataca.
wherewolf-card-werewolf-wins = { wherewolf-wins-werewolves }

card-young-wolf = Lobo Joven
wherewolf-card-young-wolf-power =
    Conoces a tu manada, y tienes menos fuerza que nadie en ella.
    Si ardes, la manada ataca dos veces la noche siguiente.
wherewolf-card-young-wolf-wins = { wherewolf-wins-werewolves }

card-traitor = Traidor
wherewolf-card-traitor-power =
    La manada te conoce; tú no conoces a la manada.
    Si te atacan, sobrevives y averiguas quiénes son.
wherewolf-card-traitor-wins = { wherewolf-wins-werewolves }

## The Vampire

card-vampire = Vampiro
wherewolf-card-vampire-power =
    Desde la segunda noche puedes morder a alguien: será de los tuyos.
    Deja en paz a los lobos y al Cazavampiros: son tu muerte.
wherewolf-card-vampire-wins = { wherewolf-wins-vampire }

card-lesser-vampire = Vampiro Menor
    .many = Vampiros Menores
wherewolf-card-lesser-vampire-power =
    Te mordieron: ya no puedes hacer lo de antes, y tu aura es Oscura.
    Despiertas con el Vampiro y le sirves, aunque muera.
wherewolf-card-lesser-vampire-wins = { wherewolf-wins-vampire }

card-ghoul = Ghoul
wherewolf-card-ghoul-power =
    La primera noche reconoces al Vampiro, y él a ti.
    Si él fuera a morir de noche, mueres tú en su lugar.
wherewolf-card-ghoul-wins = { wherewolf-wins-vampire }

## The Criminals

card-crime-boss = Capo
wherewolf-card-crime-boss-power =
    Una vez, desde la segunda noche, puedes ganarte a un simple aldeano.
    Si eliges a un Guardia o a un monstruo, mueres.
wherewolf-card-crime-boss-wins = { wherewolf-wins-criminals }

card-assassin = Asesino
wherewolf-card-assassin-power =
    Una vez, desde la segunda noche, puedes matar a quien quieras.
    Casi nada puede pararte. Tu aura es Oscura.
wherewolf-card-assassin-wins = { wherewolf-wins-criminals }

card-thief = Ladrona
wherewolf-card-thief-power =
    Conoces a los demás Criminales.
    La primera vez que una bestia viene por ti de noche, falla.
wherewolf-card-thief-wins = { wherewolf-wins-criminals }

card-spy = Espía
wherewolf-card-spy-power =
    Conoces a los demás Criminales.
    Tras cada Primera Votación ves quién acusó a quién.
wherewolf-card-spy-wins = { wherewolf-wins-criminals }

## Those who belong to nobody

card-jester = Bufón
wherewolf-card-jester-power =
    Quieres arder. Haz que los demás también lo quieran.
    Si lo hacen, al día siguiente no arde nadie.
wherewolf-card-jester-wins = Ganas por tu cuenta, si ardes. La partida sigue sin ti.

card-madman = Loco
wherewolf-card-madman-power =
    Quieres que te maten los Hombres Lobo.
    Si lo hacen, su siguiente ataque falla.
wherewolf-card-madman-wins = Ganas por tu cuenta, si te mata la manada. La partida sigue sin ti.

## What can be said at the table

wherewolf-saying-saw-aura = { $aura ->
    [White] Vi el aura de { $seat }: es Blanca.
   *[Dark] Vi el aura de { $seat }: es Oscura.
}
wherewolf-saying-saw-mystic = { $is_mystic ->
    [yes] { $seat } tiene el don.
   *[no] { $seat } no tiene el don.
}
wherewolf-saying-saw-card = Vi la carta de { $seat }: { $card }.
wherewolf-saying-not-in-village = Esta carta no está en la aldea: { $card }.
