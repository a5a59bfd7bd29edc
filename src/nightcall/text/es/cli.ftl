# The terminal: people passing one keyboard. Plain lines that can be read aloud.
# What is typed as it stands (y, n, yes, no, none, “for”, names of options and cards) stays English.

## Before the game

cli-how-many = ¿Cuántas personas hay ante este teclado? Enter para 1, { $most } como mucho; 0 para mirar a los bots.
cli-how-many-wrong = Escribe un número del 0 al { $most }.
cli-name = Nombre de la persona { $number } (Enter para { $usual }):
cli-too-many-names = { $count } nombres son demasiados para { $most } sitios. Quita algunos, o sube --players.
cli-usual-name = Persona { $number }
cli-bot-names =
    Bot Abeto
    Bot Acacia
    Bot Alerce
    Bot Aliso
    Bot Almendro
    Bot Arce
    Bot Brezo
    Bot Cedro
    Bot Cerezo
    Bot Encina
    Bot Enebro
    Bot Fresno
    Bot Haya
    Bot Laurel
    Bot Olivo
    Bot Olmo
    Bot Pino
    Bot Roble
    Bot Sauce
    Bot Tejo
cli-begun = En la mesa, en el sentido del reloj: { $seats }. Escribe /help siempre que se te pregunte algo.
cli-resumed = De vuelta a la mesa, en el sentido del reloj: { $seats }. El reloj sigue donde estaba.
cli-not-begun = No se ha empezado ninguna partida.

## Options

cli-option-line = { $name } = { $default }
    {"    "}{ $text }
    {"    "}{ $allowed }
cli-option-form = “{ $setting }” no es una opción. Escríbela como nombre=valor, por ejemplo day_seconds=120.
cli-option-unknown = No hay ninguna opción “{ $name }”. Con --options se ven todas.
cli-option-near = No hay ninguna opción “{ $name }”. ¿Será { $near }? Con --options se ven todas.
cli-option-value = { $name } no puede ser “{ $value }”. Admite { $allowed }.
cli-type-yes-no = yes o no
cli-type-number = un número del { $least } al { $most }
cli-type-one-of = uno de estos valores: { $values }
cli-type-list = nombres separados por comas
cli-type-counts = cartas con su número, por ejemplo Seer:1,Werewolf:1,Villager:3
cli-type-none = none
cli-type-text = una palabra
cli-value-none = none
cli-value-yes = yes
cli-value-no = no
cli-no-moderator = Con un solo teclado narramos nosotros, y así juega todo el mundo. Deja moderator como está.
cli-bots-raise-no-hands = Los bots no levantan la mano. Juega sin ellos, o deja votes como está.
cli-no-real-cards = Con un solo teclado las cartas las repartimos nosotros. Deja cards como está.

## Words

cli-no-words = Aquí aún no hay palabras en “{ $language }”. Trae un archivo con una palabra por línea: --words ARCHIVO
cli-no-words-left = No queda ninguna palabra que encaje con tus opciones. Permite más, o trae un archivo: nightcall resume { $file } --words ARCHIVO
cli-words-unreadable = { $file } no se puede leer como texto. Guárdalo en UTF-8, con una palabra por línea.
cli-words-bad = En { $file }, “{ $word }” no puede ser una palabra. Necesita letras o cifras, y 80 signos como mucho.
cli-words-empty = No hay palabras en { $file }. Escribe una por línea.

## Passing the keyboard

cli-pass-to = Pásale el teclado a { $seat }. Enter cuando solo { $seat } esté mirando.
cli-cover = Enter para tapar esto.
cli-nothing-for-you = Ahora mismo no hay nada para ti. Respira hondo, que nadie lo note.
cli-seem-busy = No se te pregunta nada. Escribe cualquier número, que nadie lo note:
cli-all-look = Ya puede mirar todo el mundo.
cli-enter = Enter: { $label }.
cli-choice = { $number }  { $label }
cli-choose = Escribe un número del 1 al { $most }, o un nombre:
cli-client = Para librar también a un cliente, escribe ambas cosas en una línea, por ejemplo “1 for { $seat }”.
cli-once-more = Todavía no hay acuerdo, así que el teclado da otra vuelta.
cli-choose-several = Escribe números o nombres separados por comas, o solo Enter para nadie:
cli-count-hands = Escribe nombres con sus manos, por ejemplo “{ $seat } 3”, separados por comas:
cli-hands-missing = { $count ->
    [one] Es una mano,
   *[other] Son { $count } manos,
} pero tienen que levantarse al menos { $least }. Cuenta otra vez.

## The Day

cli-bot-mayor = { $seat } es un bot y responde al azar. Solo es seguro que oye cuando alguien acierta.
cli-prompt-mayor = [quedan { $left }] { $seat } responde:
cli-prompt-question = [quedan { $left }] { $seat } pregunta:
cli-prompt-questions = [quedan { $left }] Quién pregunta qué:
cli-how-to-ask = Una pregunta empieza con un nombre, como en “{ $seat }: ¿es un ser vivo?”
cli-bots-ask = Solo con Enter pregunta un bot.
cli-who-asks = ¿De quién es esta pregunta? { $names }:
cli-tray = { $seat }, tus fichas: { $buttons }.
cli-button = { $key } { $label }
cli-button-left = { $key } { $label } (quedan { $left })
cli-key-yes = s
cli-key-no = n
cli-key-maybe = q
cli-key-so-close = m
cli-key-way-off = l
cli-key-correct = c
cli-key-no-more-tokens = x
cli-no-such-token = Esa ficha no la puedes dar ahora. Escribe una de las letras que se ven.
cli-mayor-asks-nothing = { $seat } hace de Alcalde y no pregunta nada. Tras ese nombre solo puede ir la letra de una ficha.
cli-time-left = Quedan { $left }.
cli-time-is-up = Se acabó el tiempo.

## Days of Werewolf and Wherewolf

cli-out = { $seat } está fuera, y guarda silencio hasta el final de la partida.
cli-out-watching = { $seat } está fuera, y guarda silencio hasta el final de la partida. Mientras se habla, “/me { $seat }” le muestra solo a { $seat } lo que pueden ver los muertos.
cli-how-to-vote = Un voto empieza con un nombre: “{ $seat }: { $accused }” pone a { $seat } contra { $accused }. Vale hasta que se cambie.
cli-bots-vote = Solo con Enter vota un bot.
cli-prompt-votes = { $left ->
    [none] ¿Quién
   *[other] [quedan { $left }] ¿Quién
} vota contra quién?
cli-prompt-vote = { $left ->
    [none] { $seat },
   *[other] [quedan { $left }] { $seat },
} ¿contra quién votas?
cli-standing = Por ahora: { $votes }.
cli-votes-against = { $count } contra { $accused }
cli-no-bot-moves = Ningún bot quiere moverse. Depende de { $names }.
cli-whose-vote = ¿De quién es ese voto? Empieza con un nombre, como en “{ $seat }: { $accused }”.
cli-dead-are-silent = { $seat } está fuera, y ya no puede votar.
cli-no-such-accused = Contra eso no se puede votar. Están { $names }.
cli-deadlock-not-now = En esta partida no se puede cortar así el día.
cli-assembly = { $left ->
    [none] A hablar.
   *[other] [quedan { $left }] A hablar.
} Enter cuando toque votar:
cli-assembly-watched = { $left ->
    [none] Los demás hablan.
   *[other] [quedan { $left }] Los demás hablan.
} Con Enter, votan:
cli-defence = { $left ->
    [none] { $seat }
   *[other] [quedan { $left }] { $seat }
} tiene la palabra. Enter cuando termine:
cli-bot-defence = { $seat } es un bot, y solo se encoge de hombros.

## The endgames

cli-talk = [quedan { $left }] A hablar. Enter cuando toque señalar:
cli-turn-cards = Todo el mundo ha señalado. Enter para descubrir las cartas, /whoops si el día acabó al revés:

## Asides

cli-help-werewords =
    De día, una pregunta empieza con un nombre: “Bob: ¿es un ser vivo?” Para acertar: “Bob: ¿es una rana?”
    Mientras responde el Alcalde se pueden escribir más preguntas así; esperan su turno.
    “Bob: /withdraw” retira la pregunta de Bob que espera. Por turnos, /pass cede el turno.
    El Alcalde escribe la letra de una ficha; “l Bob” pone Lejísimos delante de Bob.
    /tokens  lo que queda en la caja
    /log     preguntas y respuestas hasta ahora
    /me Bob  lo que se le ha dicho a Bob, en una pantalla solo para Bob
    /undo    deshacer lo último que se escribió
    /whoops  al final: el día acabó al revés
    Ctrl-C   salir; la partida se guarda y puede seguir más tarde
cli-help-werewolf =
    De día, un voto empieza con un nombre: “Bob: Ana” pone a Bob contra Ana, y cambia el voto que tenía.
    Solo con Enter vota un bot. En cuanto alguien tiene a la mayoría en contra, muere.
    /log       muertes y votos hasta ahora
    /me Bob    lo que se le ha dicho a Bob, en una pantalla solo para Bob
    /undo      deshacer lo último que se escribió
    /deadlock  no hay acuerdo: que caiga la noche, si la partida lo permite
    Ctrl-C     salir; la partida se guarda y puede seguir más tarde
cli-help-wherewolf =
    A hablar, y Enter cuando toque votar. Las dos votaciones son secretas: el teclado va pasando.
    Quienes se defienden hablan por turnos; Enter termina un discurso.
    /log     lo que han traído los días hasta ahora
    /me Bob  lo que se le ha dicho a Bob, solo para Bob; si Bob está fuera, lo que ven los muertos
    /undo    deshacer lo último que se escribió
    Ctrl-C   salir; la partida se guarda y puede seguir más tarde
cli-unknown-aside = No existe { $word }. Con /help se ve lo que hay.
cli-no-log = Todavía no ha pasado nada.
cli-tokens = En la caja: { $left }.
cli-tokens-not-counted = En esta partida nadie cuenta las fichas.
cli-me-who = ¿De quién? Escribe /me y uno de estos nombres: { $names }.
cli-undo-nothing = No hay nada que deshacer.
cli-undo-sure = Desde entonces se mostraron secretos, y puede que se muestren otra vez. ¿Deshacer de todos modos? (y: sí, n: no)
cli-undone = Deshecho: la última respuesta de { $seat }.
cli-undone-secret = Deshecho: la última respuesta que se dio en secreto.
cli-undone-table = Deshecho: lo último que acordó la mesa.
cli-undone-whoops = Deshecho: el último Ups.
cli-whoops-not-now = El Ups es para el final, antes de descubrir las cartas.

## Leaving, and playing again

cli-kept = Esta partida se guarda en { $file }. Para verla otra vez: nightcall replay { $file }
cli-score = Partidas ganadas hasta ahora: { $score }.
cli-score-of = { $seat } { $count }
cli-again = ¿Otra partida? Enter para sí, n para no.
cli-again-or-level = ¿Otra partida? Enter para sí, n para no, o un nivel: { $levels }.
cli-left = La partida está guardada. Para seguir: nightcall resume { $file }
cli-input-ended = No hay nada más que leer, así que la partida descansa aquí. Para seguir: nightcall resume { $file }
cli-script-failed = Las reglas se pararon por un fallo nuestro. La partida se guarda en { $file }; por favor, envíanos ese archivo.
cli-mismatch = { $file } se jugó con otras reglas ({ $error }). “nightcall replay” todavía puede mostrarla.
cli-already-over = Esa partida ya terminó. Para verla otra vez: nightcall replay { $file }
cli-journal-exists = { $file } ya existe, y no se escribe encima. Síguela con “nightcall resume”, o da otro nombre de archivo.
cli-journal-unwritable = No se puede escribir { $file } ({ $error }). Da otro archivo con --journal.

## Replay

cli-replay-chapter = { $chapter ->
    [deal] El reparto
    [night] { $number ->
        [0] La noche
       *[other] Noche { $number }
    }
    [dawn] Mañana { $number }
    [day] { $number ->
        [0] El día
       *[other] Día { $number }
    }
    [assembly] La Asamblea
    [first-voting] La Primera Votación
    [defence] La Defensa
    [second-voting] La Segunda Votación
    [stake] La hoguera
    [dusk] El ocaso
    [hunt] La palabra apareció
    [vote] La palabra no apareció
   *[result] El final
}
cli-replay-answer = { $seat } responde: { $answer }
cli-replay-private = (solo { $seats }) { $text }
cli-replay-wordless = { $what } { $args }
cli-replay-stored = Esta partida se jugó con las reglas { $rules }; esto es lo que se dijo.
cli-replay-mismatch = Las reglas de hoy no encajan con esta partida ({ $error }); esto es lo que se dijo.
cli-replay-unfinished = Esta partida no ha terminado. Esto es lo que vio todo el mundo.
cli-replay-who = { $seat } no jugó. En la mesa estaban { $names }.
