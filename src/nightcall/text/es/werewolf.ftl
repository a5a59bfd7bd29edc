# Werewolf. A call begins with the role's name. The moderator says these lines and nothing else.

## The moderator's lines

werewolf-say-deal = Estas son las cartas de esta noche: { $roles }. Mira la tuya, y mientras vivas no se la muestres a nadie.
werewolf-say-night-falls = Cae la noche. Todo el mundo cierra los ojos y hace un poco de ruido para tapar el de los demás.
werewolf-say-wake-werewolves-first = { card-werewolf.many }, a despertar. Es hora de reconocerse.
werewolf-say-choose-a-victim = { card-werewolf.many }, a elegir una víctima. Ni una palabra.
werewolf-say-wake-werewolves-later = { card-werewolf.many }, a despertar. Hay que elegir una víctima, y ni una palabra.
werewolf-say-sleep-werewolves = A dormir, { card-werewolf.many }.
werewolf-say-wake-seer = { card-seer }, despierta. ¿De quién quieres saber?
werewolf-say-seer-sees = { card-seer }, esta es tu respuesta.
werewolf-say-sleep-seer = A dormir, { card-seer }.
werewolf-say-morning = Amanece. Todo el mundo despierta: { $seat } no ha vivido para verlo.
werewolf-say-day = A hablar. En cuanto haya { $majority } votos contra una misma persona, esa persona muere.
werewolf-say-lynched = Más de la mitad vota contra { $seat }, que muere y muestra esta carta: { $card }.
werewolf-say-result = { $team ->
    [humans] Ha muerto el último Hombre Lobo. Gana la aldea: { $winners }.
   *[werewolves] Los Hombres Lobo ya son tantos como los demás, y nadie puede pararlos. Ganan los Hombres Lobo: { $winners }.
}

## What is told

werewolf-told-deal-sealed = El reparto queda sellado como { $seal }
werewolf-told-deal-opened = Ya se puede comprobar el sello. Sal { $salt }; cartas según se repartieron: { $places }.
werewolf-told-moderator = { $seat } hace de Narrador y no juega.
werewolf-told-your-card = Tu carta: { $card }.
werewolf-told-all-cards = Todas las cartas: { $cards }.
werewolf-told-pack = { $pack-count ->
    [one] Hay un solo Hombre Lobo: { $pack }.
   *[other] Los Hombres Lobo son { $pack }.
}
werewolf-told-proposal = { $seat } quiere a { $victim }.
werewolf-told-vision = { $is_werewolf ->
    [yes] Pulgar arriba: { $seat } es Hombre Lobo.
   *[no] Pulgar abajo: { $seat } no es Hombre Lobo.
}
werewolf-told-killed = Los Hombres Lobo se han llevado a { $seat }, que muestra esta carta: { $card }.
werewolf-told-standing-vote = { $seat } vota contra { $accused }.
werewolf-told-lynched = La aldea ha decidido. { $seat } muere y muestra esta carta: { $card }.
werewolf-told-no-lynching = No ha habido acuerdo, así que hoy no muere nadie.
werewolf-told-cards = Todas las cartas: { $cards }.

## What is asked

werewolf-ask-deal = Baraja y reparte: una carta a cada sitio, por orden.
werewolf-ask-seal = Una sal para el sello del reparto.
werewolf-ask-look = Mira tu carta. Avisa cuando la hayas visto.
werewolf-ask-call = Pasan unos instantes.
werewolf-ask-victim = ¿A quién quieres esta noche? Toda la manada tiene que elegir a la misma persona.
werewolf-ask-look-into = ¿De quién quieres saber?
werewolf-ask-lynch = ¿Contra quién votas? Puedes cambiar tu voto hasta que alguien muera.

## Buttons and places

werewolf-option-seen = Ya la he visto
werewolf-option-deadlock = No hay acuerdo: que caiga la noche
werewolf-option-time = Se acabó el tiempo

## Before Start

werewolf-too-few = { $players ->
    [one] Con una sola persona no basta.
   *[other] Con { $players } personas no basta.
} Hacen falta { $fewest }, sin contar al Narrador.
werewolf-too-many = { $players } personas son demasiadas. Pueden jugar { $most }.
werewolf-which-moderator = Di quién va a ser el Narrador, o déjalo en nuestras manos.
werewolf-no-such-moderator = “{ $name }” iba a ser el Narrador, pero no se sienta aquí. Elige a alguien de la mesa.
werewolf-too-many-werewolves = { $werewolves } Hombres Lobo entre { $players } personas ganan antes de empezar. Pon menos.
werewolf-no-seer = Sin Vidente, a la aldea solo le queda el olfato. Añade una, salvo que te guste lo difícil.
werewolf-odd-number = { $players } es un número impar, y eso ayuda a los Hombres Lobo. Con { $better }, o con una persona más, sería más justo.
werewolf-odds = Si la aldea linchara por sorteo, ganaría { $percent } de cada cien veces ({ $exact }). Lo demás depende de la mesa.

## The options of the box

werewolf-box-werewolves = cuántos Hombres Lobo hay
werewolf-box-seers = cuántas Videntes hay
werewolf-box-moderator = quién lleva la narración: nosotros, alguien de la mesa o quien diga una carta
werewolf-box-moderator-seat = quién hace de Narrador, si ya está acordado
werewolf-box-device = una pantalla para cada cual, o una que va pasando
werewolf-box-deadlock = cómo puede acabar un día sin muerte: de ningún modo, si la mesa lo dice o por el reloj
werewolf-box-day-seconds = cuánto dura un día, con reloj
werewolf-box-self-votes = puedes votar contra ti
werewolf-box-dying-seer-sees = una Vidente ve incluso la noche en que muere
werewolf-box-call-seconds = cuánto dura una mirada por la noche
werewolf-box-pace = a qué ritmo va la noche; 2 es el doble de lento
werewolf-box-remind-seconds = cuándo se avisa a quien se hace esperar

## Cards: what they can do here, in two short lines, and how they win

card-moderator = Narrador
werewolf-card-moderator-power =
    Llevas la noche y el día, y lo ves todo.
    No juegas.
werewolf-card-moderator-wins = Ganas si los demás se divierten.

werewolf-card-villager-power =
    Duermes toda la noche y solo sabes lo que oyes de día.
    Escucha, duda y vota.
werewolf-card-villager-wins = Ganas cuando muere el último Hombre Lobo.

werewolf-card-seer-power =
    Cada noche averiguas si alguien es Hombre Lobo.
    Dilo de día si te atreves: vendrán por ti.
werewolf-card-seer-wins = Ganas cuando muere el último Hombre Lobo.

werewolf-card-werewolf-power =
    Cada noche eliges con tu manada una víctima, sin una palabra.
    De día eres un aldeano más.
werewolf-card-werewolf-wins = Ganas cuando los Hombres Lobo son tantos como los demás.

## What can be said at the table

werewolf-saying-saw = { $is_wolf ->
    [yes] Miré a { $seat }: es Hombre Lobo.
   *[no] Miré a { $seat }: no es Hombre Lobo.
}
