# What is said at every table, whatever is played.
# A group is spoken to without “vosotros” or “ustedes”, so that it sounds at home everywhere.

## Lists

list-empty = nada
list-next = { $before }, { $item }
list-last = { $before } y { $item }
list-or = { $before } o { $item }
list-pair = { $left } ({ $right })
list-counted = { $count } { $name }

## Seats and options before Start

seat-reserved = “{ $name }” no puede sentarse aquí: ese nombre es de la propia mesa. Elige otro.
seat-blank = Un nombre necesita letras, y ningún espacio delante ni detrás. “{ $name }” no sirve.
seat-too-long = “{ $name }” es demasiado largo. Caben { $most } letras como mucho.
seat-twice = Dos personas se llaman { $name }. Dale otro nombre a una de ellas.
bad-options = Este juego no se prepara así: { $error }

## Why an answer was not taken

refused-not-an-option = Esa no es una de tus opciones. Elige una de las que se ven.
refused-chosen-twice = Elegiste lo mismo dos veces. Cada opción se elige una sola vez.
refused-wrong-number = Sobran opciones, o faltan. Mira otra vez cuántas hay que elegir.
refused-not-an-arrangement = Tiene que estar todo, y cada cosa una sola vez.
refused-not-text = Escríbelo con palabras.
refused-empty = Primero escribe algo.
refused-too-long = Es demasiado largo. Dilo más corto.
refused-unprintable = Hay signos que no se pueden mostrar. Escríbelo de nuevo.
refused-no-letters = Una palabra necesita letras o cifras.
refused-not-a-salt = Un sello necesita treinta y dos cifras hexadecimales.
refused-not-a-length = La duración es un número entero de segundos, entre los dos que se ven.
refused-not-a-count = Las manos se cuentan en números enteros.
refused-too-many-hands = Hay más manos que personas. Cuenta otra vez.
refused-game-over = La partida ha terminado.
refused-not-asked = Ahora no te toca responder.
refused-unknown-seat = Aquí no se sienta nadie con ese nombre.

## Why a program's command was not taken

refused-bad-command = Esta línea no es una orden: { $error }
refused-line-too-long = Una línea puede tener { $most } bytes como mucho.
refused-no-such-game = No hay ningún juego que se llame “{ $name }”.
refused-no-such-language = No hay textos en “{ $name }”. Indica un idioma con sus dos letras, por ejemplo en.
refused-no-open-game = No hay ninguna partida “{ $name }” abierta. Empiézala primero.
refused-already-open = Ya hay una partida “{ $name }” abierta. Termínala, o usa otro id.
refused-too-many-games = Hay { $most } partidas abiertas, y no caben más. Termina una primero.
refused-too-many-entries = Esta partida tiene { $most } respuestas, y no caben más.
refused-cannot-start = Esta mesa no puede empezar. { $error }
refused-bad-journal = Esto no es un diario de partida: { $error }
refused-journal-mismatch = El diario no encaja con estas reglas: { $error }
refused-no-such-entry = Hay { $count } respuestas por las que volver atrás, así que no se llega a { $to }.
refused-no-words = No quedan palabras que sacar. Da algunas con “words”, o dicta tú lo que saca la Casa.
refused-script-failed = Las reglas se pararon por un fallo nuestro. El diario está entero; deshacer vuelve al momento anterior.

## What can be said at every table

saying-claim = Mi carta es { $card }.
saying-accuse = Sospecho de { $seat }.
saying-vouch = Confío en { $seat }.
saying-agree = Pienso como { $seat }.
saying-doubt = No le creo a { $seat }.
saying-vote = Mi voto va para { $seat }.
saying-ask-card = { $seat }, ¿cuál es tu carta?
saying-nothing = No tengo nada que decir.
