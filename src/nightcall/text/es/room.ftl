# Rooms, and the server that holds them.

## Coming in

room-refused-no-such-room = Aquí no hay ninguna sala { $code }. Revisa el código.
room-refused-room-locked = El anfitrión ha cerrado esta sala. Pide que te dejen entrar.
room-refused-room-full = Esta sala está llena: el máximo es { $most }.
room-refused-game-running = Hay una partida en marcha. Eso tiene que esperar a que termine; mirar se puede siempre.
room-refused-name-empty = Primero escribe un nombre.
room-refused-name-too-long = Un nombre puede tener { $most } letras como mucho.
room-refused-name-unprintable = En ese nombre hay signos que no se pueden mostrar. Elige otro.
room-refused-name-taken = Aquí ya hay alguien que se llama { $name }. Elige otro nombre.
room-refused-not-your-place = Este dispositivo ya no tiene sitio aquí. Vuelve a sentarte, o habla con el anfitrión.
room-refused-no-such-ticket = Este pase ya se usó, o es demasiado viejo. Pide uno nuevo.
room-refused-too-many-tickets = Hay demasiados pases sin usar. Espera unos minutos.
room-refused-too-many-devices = Ya hay { $most } dispositivos, y no caben más.
room-refused-place-is-here = { $name } está aquí con su propio dispositivo, y solo desde ahí puede moverse.
room-refused-place-is-taken = Este sitio es de { $name }. Ocupa el de un bot, o el de alguien que se fue del todo.
room-refused-room-broken = En esta sala se jugó con reglas distintas de las de hoy, y se queda cerrada. Su registro se conserva.
room-refused-room-archived = La sala { $code } no se ha usado en mucho tiempo y está cerrada. Quien tenía un sitio en ella aún puede exportar o borrar lo que se conserva.
room-refused-hall-full = En este servidor ya no caben más salas. Inténtalo más tarde.

## Who may do what

room-refused-only-watching = Estás mirando. Eso solo puede hacerlo quien se sienta a la mesa.
room-refused-host-only = Eso solo puede hacerlo el anfitrión.
room-refused-host-is-here = { $name } hace de anfitrión, y está aquí.
room-refused-host-stays = Al anfitrión no se le puede sacar de la sala. Primero deja la sala en otras manos.
room-refused-not-a-person = Para eso hace falta una persona, no un programa ni alguien que solo mira.
room-refused-unknown-place = En ese sitio no hay nadie.
room-refused-no-seat = No estás en esta partida.
room-refused-keeper-only = Eso solo puede hacerlo quien dirige esta mesa.
room-refused-keeper-stays = Quien dirige esta mesa sigue siendo su anfitrión. Para que dirija otra persona, muestra el código QR a su dispositivo.
room-refused-console-only = Las cartas solo se reparten a mano en una mesa que modera una persona.
room-refused-not-a-guest = { $name } no está como invitado, y solo él o ella puede cambiar eso.
room-refused-alone = Eso volverá a funcionar cuando vuelva la red.
room-refused-went-on-here = Alguien ha seguido con esta mesa en otro dispositivo.
room-refused-one-device = Esta mesa juega alrededor de un solo dispositivo: nadie se sienta con un móvil, y tampoco ningún bot. Mirar siempre se puede.
room-refused-seat-has-a-device = { $name } puede responder sin ti. ¿Anotarlo de todos modos?
room-refused-delete-needs-your-word = Esto borra la sala y todas las partidas que se jugaron en ella, para todo el mundo y para siempre. Confirma que lo quieres así.

## Before and in the game

room-refused-unknown-game = No hay ningún juego que se llame “{ $game }”.
room-refused-bad-options = Este juego no se prepara así: { $error }
room-refused-no-words-left = No queda ninguna palabra que encaje con las opciones. Permite más.
room-refused-no-game = No se está jugando a nada.
room-refused-question-has-passed = Esa pregunta ya pasó.
room-refused-entered-meanwhile = Mientras tanto se ha anotado algo. Mira otra vez lo que resulta.
room-refused-paused = La partida está en pausa.
room-refused-nothing-to-undo = No hay nada que deshacer.
room-refused-not-given-up = Aquí no se ha abandonado ninguna partida.
room-refused-others-sit-here = Para seguir con esa partida, hay que sentarse como entonces, con los mismos nombres: { $names }.
room-refused-undo-needs-your-word = Desde entonces alguien puede haber visto algo en privado, y eso no se olvida. ¿Deshacer de todos modos? Lo sabrá todo el mundo.
room-refused-nothing-to-overrule = Esa ficha la dio una persona, o nadie. Solo se puede cambiar la de un bot.
room-refused-no-timer = No hay ningún reloj en marcha que alargar.
room-refused-extension-too-long = El reloj se puede alargar { $most } segundos como mucho, y uno como poco.
room-refused-no-such-card = En este juego no hay ninguna carta que se llame { $card }.
room-refused-card-count = De la carta { $card } puede haber entre ninguna y { $most }.
room-refused-card-fills = El número de esta carta sale de las demás: { $card } ocupa los sitios que dejan libres.
room-refused-patience-bounds = Espera entre { $least } y { $most } segundos, o 0 para todo lo que haga falta.
room-refused-not-over = El registro se abre cuando termina la partida.

## Words to draw from

room-words-no-such-list = No hay ninguna lista “{ $name }” en este servidor, o ya no está publicada. Quítala o mira otra vez el código.
room-words-empty-list = La lista “{ $name }” está vacía.
room-words-other-language = La lista “{ $name }” está en otro idioma que las palabras de esta mesa.
room-words-too-many-lists = Una mesa puede tener { $most } listas como mucho.
room-words-only-lists = Nuestras palabras están fuera y ninguna lista tiene palabras. Añade una lista o deja entrar las nuestras.
room-words-no-such-category = No hay ningún tipo de palabras llamado “{ $name }”.
room-words-no-such-language = No hay palabras en “{ $name }”.
room-bots-raise-no-hands = Los bots no levantan manos que se puedan contar. Deja que cada cual vote, o despide a los bots.

## Table talk

room-refused-talk-is-off = El anfitrión ha apagado las charlas de mesa.
room-refused-be-silent = Ahora no: toca guardar silencio.
room-refused-dead-are-silent = Los muertos callan.
room-refused-no-such-saying = Eso no se puede decir aquí de esa manera.
room-refused-talk-too-fast = Deja hablar también a los demás. Espera un momento.
room-refused-too-much-talk = En esta partida ya se han dicho { $most } cosas, y no caben más.

## Between a device and the server

room-refused-bad-message = Ese mensaje no lo conocemos: { $error }
room-refused-bad-request = Esa petición no la conocemos.
room-refused-not-found = En esta dirección no hay nada.
room-refused-too-large = Es demasiado grande.
room-refused-too-fast = Demasiado rápido. Espera un momento.
room-refused-room-too-busy = En esta sala pasan demasiadas cosas. Espera un momento.
room-refused-too-many-tries = Demasiados intentos desde tu red. Espera un minuto.
room-refused-too-many-connections = Hay demasiados dispositivos conectados desde tu red: como mucho { $most }. Cierra alguno y vuelve a intentarlo.
room-refused-room-used-up = Esta mesa ha vivido tanto que está llena. Terminad la partida y abrid una nueva.
room-refused-wrong-origin = Esta página es de otro sitio web, y no puede hablar por ti.
room-refused-not-kept = No se ha podido anotar. Inténtalo otra vez.
room-refused-our-fault = Eso ha salido mal, y la culpa es nuestra. La sala está como antes.

## What the whole room is told

room-notice-undone = El anfitrión ha deshecho algo.
room-notice-given-up = La partida se ha abandonado.
room-notice-taken-up = La partida se retoma, y espera a que todo el mundo esté listo.
room-notice-extended = El reloj tiene { $seconds } segundos más.
room-notice-kicked = El anfitrión ha sacado a { $name } de la sala.
room-notice-moved = { $name } ha cambiado de dispositivo.
room-notice-left = { $name } se ha ido.
room-notice-replaced = Ahora { $name } juega por { $before }.
room-notice-host = Ahora { $name } hace de anfitrión.
room-notice-stand-in = Ahora un bot juega por { $name }.
room-notice-back = { $name } vuelve a jugar.

## nightcall serve

room-no-client = Nightcall está en marcha. Esta copia no trae páginas, así que conéctate con un programa.
room-serve-ready = Nightcall está en marcha en { $url }
room-serve-scan = Apunta aquí con un teléfono:
room-serve-stop = Ctrl-C lo detiene. Cada sala se guarda en { $data } y vuelve con el próximo arranque.
room-serve-stopped = Detenido. Todas las salas están guardadas.
room-serve-port-taken = El puerto { $port } no se puede usar ({ $error }). Elige otro con --port.
room-serve-data-bad = { $data } no se puede usar como carpeta de datos: { $error }
room-serve-language-bad = { $name } no vale. Un servicio de lenguaje necesita una dirección (http o https), un modelo y como uso «unknown» o «all».

## nightcall backup

room-backup-done = { $file } es una copia completa y comprobada. Salas: { $rooms }. Registros: { $records }. Salas archivadas: { $archived }.
room-backup-words = { $file } contiene las listas de palabras: { $lists }.
room-backup-nothing = No hay salas en { $data }. Indica la carpeta con --data.
room-backup-exists = { $file } ya existe y se queda como está. Elige otro nombre.
room-backup-failed = No se ha podido hacer ninguna copia: { $error }
