# What stands on screens in a browser: buttons, labels and short explanations. Ids here begin with
# “client-” and go on as the client's source calls them.

## The front page

client-front-lead = Tu narrador para juegos de identidad oculta. Un teléfono por persona, una mesa, un minuto para empezar.
client-front-back-to = Volver a la mesa { $code }
client-front-host = Abrir una mesa
client-front-host-is = Recibes un código, y los demás lo escanean.
client-front-host-go = Abrir la mesa
client-front-join = Entrar con un código
client-front-join-is = Está en la pantalla del anfitrión.
client-front-join-go = Entrar
client-front-tv = Mostrar en una pantalla común
client-front-games = Tres juegos
client-front-help = Cómo funciona
client-front-legal = Libre y abierto. Werewords es una marca de su editorial; Nightcall juega según sus reglas y no tiene relación con ella.
client-your-name = Tu nombre
client-code = Código
client-code-is = Código { $code }
client-game-werewords = Werewords
client-game-werewords-is = Encuentra con preguntas la palabra secreta del Alcalde, mientras Hombres Lobo que la conocen te llevan por mal camino. De 2 a 20 personas, diez minutos.
client-game-werewolf = Werewolf
client-game-werewolf-is = De noche los Hombres Lobo eligen una víctima, de día la aldea elige sospechoso. De 6 a 30 personas.
client-game-wherewolf = Wherewolf
client-game-wherewolf-is = Una aldea con 33 papeles, cuatro bandos y dos votaciones al día. De 5 a 40 personas, toda una velada.

## Coming to a table

client-join-title = Siéntate a esta mesa
client-join-sit = Sentarme
client-join-who = { $game } con { $names }
client-join-instead = Hay una partida en marcha. Puedes ocupar el sitio de un bot o de alguien que se fue:
client-join-watch = Solo mirar
client-join-wait = Hay una partida en curso. Mírala y siéntate cuando termine.
client-connecting = Conectando …
client-lost = Se ha cortado la conexión. Seguimos intentándolo; no se pierde nada, y no tienes que hacer nada.
client-out-title = Ya no estás en esta mesa
client-out-4001 = Has salido. Puedes volver a sentarte mientras no haya partida.
client-out-4002 = Tu sitio ha pasado a otro dispositivo.
client-out-4003 = El anfitrión te ha sacado de la mesa.
client-out-4004 = Este dispositivo ya no tiene sitio aquí.
client-out-4005 = Esta mesa se ha borrado.
client-out-again = Volver a sentarme
client-try-again = Volver a intentarlo
client-to-front = A la portada
client-back = Volver
client-close = Cerrar

## This device

client-settings = Idioma y pantalla
client-settings-language = Idioma
client-settings-size = Tamaño del texto
client-settings-size-usual = normal
client-settings-size-large = grande
client-settings-size-largest = muy grande
client-settings-motion = Movimiento en la pantalla

## The lobby

client-lobby = La mesa
client-invite-is = Apunta aquí con un teléfono, o escribe el código en la portada.
client-share = Compartir el enlace
client-copied = Enlace copiado.
client-qr-join = Un código para escanear que lleva a esta mesa
client-who-plays = { $count ->
    [one] Juega una persona
   *[other] Juegan { $count } personas
}
client-who-watches = Mirando: { $names }
client-seats-order = En el orden de la mesa, en el sentido del reloj. Arrastra un nombre, o usa las flechas.
client-move-up = Subir un sitio a { $name }
client-move-down = Bajar un sitio a { $name }
client-add-bot = Añadir un bot
client-bot-names =
    Alba
    Bruno
    Clara
    Darío
    Elsa
    Félix
    Greta
    Hugo
    Julia
    Kira
    Luna
    Milo
    Nora
    Pía
    Quino
    Rosa
    Saúl
    Tilda
    Úrsula
    Vera
client-kick = Sacar de la mesa
client-kick-name = Sacar a { $name } de la mesa
client-you = (tú)
client-is-host = anfitrión
client-is-bot = bot
client-is-away = ausente
client-is-dead = fuera
client-is-mayor = Alcalde
client-is-winner = gana
client-may-speak = puede hablar
client-what-is-played = El juego
client-roles = Las cartas
client-roles-count = { $cards ->
    [one] Una carta
   *[other] { $cards } cartas
} para { $players ->
    [one] una persona
   *[other] { $players } personas
}.
client-roles-usual = Cartas habituales
client-roles-sample = Nuestra propuesta para { $players }
client-role-read = Qué hace esta carta: { $name }
client-role-count = { $name }: { $count }
client-fewer = Una carta menos: { $name }
client-more = Una carta más: { $name }
client-quick-level = Nivel
client-options = Cómo se juega
client-options-all = Todas las opciones
client-option-usual = lo habitual
client-option-seconds = en segundos
client-table-language = el idioma de la mesa y de su pantalla común
client-lobby-wait = El anfitrión empieza la partida. Mientras tanto, lee las cartas: pulsa el signo de interrogación que tienen al lado.
client-start = Empezar
client-start-sure = Empieza otra partida, y la que se terminó se pierde: ya no se podrá retomar.
client-remark-refusal = Todavía no:
client-remark-warning = Atención:
client-remark-hint = Conviene saberlo:
client-fix-bots = { $count ->
    [one] Añadir un bot
   *[other] Añadir { $count } bots
}
client-fix-usual-cards = Poner las cartas habituales
client-fix-fewer-bots = { $count ->
    [one] Echar a un bot
   *[other] Echar a { $count } bots
}
client-back-to-result = Volver al resultado
client-take-up = Seguir con la partida terminada

## Values of options

client-value-level-easy = fácil
client-value-level-medium = medio
client-value-level-hard = difícil
client-value-level-ridiculous = disparatado
client-value-level-expert = experto
client-value-level-first = primeras partidas
client-value-level-later = partidas siguientes
client-value-werewolf-table-base = nunca
client-value-werewolf-table-deluxe = desde doce
client-value-warn-unless-more-village-team = el bando de la aldea
client-value-warn-unless-more-villager-cards = los simples Aldeanos
client-value-mayor-in-centre-left-of-last = la siguiente persona a la izquierda
client-value-mayor-in-centre-redeal = se reparte otra vez
client-value-call-seer-always = siempre
client-value-call-seer-unless-the-mayor = salvo que sea el Alcalde
client-value-call-masons-only-when-two-wake = cuando despiertan dos
client-value-call-masons-with-doppelganger = también con un Doppelgänger
client-value-beholder-sees-group = un grupo
client-value-beholder-sees-labels = quién es quién
client-value-letters-grow-in-a-row = las falladas seguidas
client-value-letters-grow-in-all = todas las falladas
client-value-letters-grow-never = ninguna
client-value-questions-typed = escritas
client-value-questions-spoken = en voz alta
client-value-asking-free = quien quiera
client-value-asking-turns = por turnos
client-value-letter-shown-everywhere = todas las iguales
client-value-letter-shown-tapped = solo esa
client-value-edition-base = base
client-value-edition-deluxe = deluxe
client-value-edition-german = alemana
client-value-late-guess-counts = vale
client-value-late-guess-fails = no vale
client-value-votes-each = cada cual en su teléfono
client-value-votes-counted = manos, contadas a ojo
client-value-singled-out-by-most = más dedos que nadie
client-value-singled-out-by-majority = más de la mitad
client-value-one-vote-each-everybody = todo el mundo
client-value-one-vote-each-nobody = nadie
client-value-extra-card-found-by-both = los dos
client-value-extra-card-found-by-each = cualquiera
client-value-moderator-digital = Nightcall
client-value-moderator-agreed = alguien de la mesa
client-value-moderator-dealt = quien reciba la carta
client-value-deadlock-none = hasta que haya acuerdo
client-value-deadlock-declared = se puede declarar
client-value-deadlock-timer = por el reloj

## In a game

client-chapter-deal = El reparto
client-chapter-night = Noche
client-chapter-dawn = Alba
client-chapter-day = Día
client-chapter-hunt = La caza
client-chapter-vote = La votación
client-chapter-hunt-or-vote = La caza o la votación
client-chapter-assembly = Asamblea
client-chapter-first-voting = Primera votación
client-chapter-second-voting = Segunda votación
client-chapter-defence = Defensa
client-chapter-stake = La hoguera
client-chapter-dusk = Ocaso
client-chapter-result = El final
client-hold = Mantén pulsado para ver tu carta
client-no-card = Aún no tienes carta.
client-you-are-mayor = Además, haces de Alcalde.
client-asleep = No se te pregunta nada. Toca a quien quieras: no pasa nada.
client-you-are-out = Estás fuera. Mira y guarda silencio: pueden ganar sin ti, y por ti.
client-you-are-out-talk = Estás fuera. Puedes hablar con quienes también lo están.
client-watching = Estás mirando. Ves lo que ve todo el mundo.
client-paused = En pausa. El reloj está parado.
client-failed = La partida se ha parado por un fallo nuestro. No se pierde nada: el anfitrión puede deshacer el último paso.
client-progress = Respuestas: { $answered } de { $of }
client-nudged = La mesa te espera.
client-can-change = Puedes cambiarlo hasta que se cierre.
client-choose-number = { $least ->
    [0] Elige { $most } como mucho.
   *[other] { $most ->
        [1] Elige una opción.
       *[other] Elige entre { $least } y { $most }.
    }
}
client-confirm = OK: { $choice }
client-confirm-several = OK: { $names }
client-confirm-count = Eso es todo: { $total } de { $most } manos
client-pointing = ← { $names }
client-ask-unknown = Este dispositivo es demasiado antiguo para esta pregunta. Vuelve a cargar la página.
client-house-title = Para toda la mesa
client-house-more = Para el anfitrión: acabó de la otra manera
client-house-whoops = { $chapter ->
    [hunt] ¿Al final la palabra no apareció? Entonces vale eso.
    [vote] ¿Al final la palabra apareció? Entonces vale eso.
   *[other] ¿La palabra sí apareció, o no apareció? Entonces vale eso.
}
client-timer-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
}
client-notes = Notas
client-notes-title = Lo que sabes
client-notes-mine = Mantén pulsado para leer lo que solo se te dijo a ti
client-notes-all = Lo que oyó todo el mundo
client-people = Gente
client-more-about = Más

## The Day of Werewords

client-asks = { $seat } pregunta
client-no-question = El Alcalde espera una pregunta.
client-ask-aloud = Pregunta en voz alta lo que se responda con Sí o No. La respuesta es una ficha.
client-in-line = { $count ->
    [one] Espera una pregunta más.
   *[other] Esperan { $count } preguntas más.
}
client-answered = Respondidas
client-spoken = en voz alta
client-tray = Fichas
client-tray-for = Para
client-tray-nobody = nadie en particular
client-tokens = Fichas que quedan
client-tokens-left = quedan { $count }
client-press-sure = { $button }: pulsa otra vez para confirmar
client-ask-question = Preguntar
client-ask-guess = Adivinar
client-question-label = Haz una pregunta que se responda con Sí o No
client-guess-label = ¿Cuál es la palabra?
client-guess-form = ¿Es { $word }?
client-put-question = Preguntar al Alcalde
client-shape = La palabra: { $shape }

## Table talk

client-talk = Charla
client-talk-off = El anfitrión ha apagado la charla.
client-talk-empty = Todavía no se ha dicho nada.
client-talk-own = Di algo
client-talk-send = Decirlo
client-talk-among-dead = (entre los muertos)
client-sayings = Frases hechas
client-sayings-choose = Elige qué decir …
client-blank-seat = Quién
client-blank-card = Qué carta
client-blank-word = Qué
client-word-yes = sí
client-word-no = no
client-word-white = Blanca
client-word-dark = Oscura

## Menu

client-menu = Menú
client-menu-game = La partida
client-menu-room = La mesa
client-menu-me = Tú
client-menu-invite = Invitar a más gente
client-pause = Pausa
client-resume = Seguir
client-undo = Deshacer un paso
client-undo-sure = Deshacerlo
client-undo-not = Dejarlo
client-undo-last = Lo último que todos oyeron: { $last }
client-extend = { $seconds } segundos más
client-give-up = Terminar esta partida
client-give-up-sure = La partida termina aquí, y no gana nadie. Las cartas siguen tapadas. Hasta que empiece otra, todavía se puede retomar.
client-go-on = Seguir jugando
client-lock = Cerrar la mesa: no entra nadie más, tampoco a mirar
client-talk-allowed = Charla en la aplicación
client-talk-dead-allowed = Quienes están fuera pueden hablar entre sí
client-patience = Cuando alguien no responde
client-patience-wait = avisar y esperar
client-patience-never = esperar sin decir nada
client-patience-stand-in = un bot responde a los { $seconds } segundos
client-host-gone = { $name }, que hace de anfitrión, no está.
client-take-over = Hacer de anfitrión
client-stand-in-on = Que juegue un bot
client-stand-in-off = Parar el bot
client-replace = Pasar el sitio a otro dispositivo
client-replace-is = Escanea esto con el dispositivo nuevo para seguir por { $name }. Sirve una vez, durante cinco minutos.
client-hand-over = Nombrar anfitrión
client-second-device = Usar un segundo dispositivo
client-second-device-is = Escanea esto con tu otro dispositivo. Sirve una vez, durante cinco minutos. No se lo muestres a nadie: abre tu carta.
client-play-for-me = Que un bot juegue por mí
client-play-again-myself = Volver a jugar yo
client-bot-plays = Un bot juega por ti.
client-leave = Salir
client-save-games = Guardar las partidas jugadas
client-delete-table = Borrar esta mesa
client-delete-sure = Se borra todo lo de esta mesa para todo el mundo, también las partidas jugadas. No se puede deshacer.
client-kick-sure = { $name } tiene que irse, y su sitio queda libre. Con el código se puede volver, salvo que cierres la mesa.
client-kick-sure-playing = { $name } tiene que irse, y un bot sigue jugando en su sitio. Otra persona puede ocuparlo.
client-hand-over-sure = { $name } pasa a ser anfitrión. Tú sigues en la mesa, y solo { $name } puede devolverte ese papel.
client-leave-playing-sure = Un bot sigue jugando por ti. Puedes volver con este dispositivo mientras nadie ocupe tu sitio.
client-leave-host-sure = Otra persona pasa a ser anfitrión.
client-stay = Quedarse

## The end

client-result = El final
client-you-won = Has ganado.
client-you-lost = Esta vez no.
client-all-cards = Todas las cartas
client-score = { $games ->
    [one] Tras una partida
   *[other] Tras { $games } partidas
}
client-wins = { $count ->
    [one] una victoria
   *[other] { $count } victorias
}
client-seal-true = El reparto fue limpio: su sello encaja
client-seal-false = El sello no encaja con este reparto
client-seal-is = Antes de que nadie viera una carta, la mesa publicó este sello. Es el SHA-256 de las líneas de abajo, así que nadie puede haber cambiado una carta desde entonces.
client-story = Lo que pasó, paso a paso
client-story-loading = Abriendo el registro …
client-story-save = Guardar el registro
client-story-did = { $seat }: { $answer }
client-story-told = Para { $to }: { $told }
client-play-again = Otra partida
client-change-table = Cambiar la mesa
client-see-table = Ver la mesa
client-result-wait = El anfitrión empieza la próxima partida.

## The shared screen

client-tv-lobby = Escanea el código para sentarte.

## Teams

client-team-village = Aldea
client-team-humans = Humanos
client-team-werewolves = Hombres Lobo
client-team-vampire = Vampiro
client-team-criminals = Criminales
client-team-none = de nadie

## Help

client-help-title = Cómo funciona
client-help-search = Buscar
client-help-cards = Las cartas
client-help-werewords =
    Cada cual recibe una carta secreta. Alguien hace además de Alcalde, y todo el mundo sabe quién.
    De noche el Alcalde elige la Palabra Mágica. La Vidente la ve, y los Hombres Lobo también.
    De día los demás le hacen al Alcalde preguntas de Sí o No. El Alcalde no habla: responde con fichas.
    Las fichas y los minutos son pocos. Para acertar, pregunta directamente si es esa palabra.
    Si la palabra aparece, los Hombres Lobo aún pueden ganar señalando a la Vidente.
    Si no aparece, cada cual señala a alguien: la aldea aún gana si atrapa a un Hombre Lobo.
client-help-werewolf =
    Cada cual recibe una carta secreta. Hay unos pocos Hombres Lobo, una Vidente, y el resto son Aldeanos.
    De noche los Hombres Lobo eligen juntos una víctima, y la Vidente mira a alguien.
    Por la mañana la víctima está muerta y muestra su carta. Los muertos guardan silencio.
    De día los vivos hablan y votan unos contra otros. Quien tiene en contra a más de la mitad muere linchado.
    Los humanos ganan cuando no queda ningún Hombre Lobo. Los Hombres Lobo, cuando son tantos como los humanos.
client-help-wherewolf =
    Cada cual recibe una carta secreta de uno de cuatro bandos, y hay quien juega por su cuenta.
    Cada noche se llama a los papeles uno por uno, los tenga alguien o no. La manada elige su presa.
    Al alba se oye quién ha muerto, y no por qué. Las cartas de los muertos siguen tapadas, salvo que se juegue a cartas vistas.
    De día la aldea habla. En la primera votación cada cual acusa a alguien; quienes más votos reciben se defienden.
    En la segunda votación, quienes no están bajo acusación eligen quién arde. Con empate, nadie arde.
    Un bando gana cuando no queda nadie que pueda pararlo.

## What went wrong

client-refused-no-network = No se llega al servidor. Revisa tu conexión e inténtalo otra vez.
client-refused-not-known = El servidor se reinició antes de responder. Mira si se hizo, y si no, inténtalo otra vez.

## Un solo aparato, y la consola de quien dirige

client-front-device = Jugar en este aparato
client-front-moderate = Dirigir una partida
client-keeper-device = La mesa
client-keeper-console = Moderación
client-device-lobby = Este aparato está en el centro y habla. Añade a quienes juegan, en el orden en que se sientan.
client-device-sleeps = Este navegador no puede mantener aquí la pantalla encendida. Ajusta el aparato para que no se apague.
client-console-lobby = Diriges la partida y ves todas las cartas. Añade a la gente por su nombre o que escaneen el código.
client-by-hand = Cartas de verdad: yo apunto quién tiene cuál
client-guest-name = Nombre de alguien que juega
client-guest-add = Añadir
client-unreachable = No se puede contactar con el servidor. No se pierde nada: esto sigue solo en cuanto vuelva la conexión.
client-device-offline-open = Sin red, esta página no se puede volver a cargar: déjala abierta.
client-alone = No había red: este dispositivo sigue por su cuenta.
client-alone-elsewhere = Mientras tanto, esta mesa ha seguido en otra parte. Aquí sigue tal como la tenéis.
client-alone-give = Tomar la otra
client-alone-give-sure = Lo que se jugó en este dispositivo sin red desaparece entonces, y la mesa sigue tal como está en el servidor.
client-alone-impossible = Este navegador no puede seguir sin red. La partida espera aquí hasta que vuelva.
client-device-pass-to = Pasa el aparato a { $name }. Que no mire nadie más.
client-device-i-am = Soy { $name }
client-device-hold = { $name }, mantén para mirar
client-device-no-news = No hay nada nuevo para ti.
client-device-look-alike = Todos miran al menos { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}, haya noticias o no.
client-device-no-vote = Estás entre los acusados y esta vez no votas. Espera un momento y pasa el aparato como los demás.
client-device-pass-on = Pasarlo
client-device-last = Eres la última persona. Después deja el aparato otra vez en el centro.
client-keeper-who = Quién responde
client-keeper-one = { $card } ({ $which } de { $of })
client-keeper-asks-copy = ¿Qué carta has mirado? Tócala.
client-keeper-asks-day = Alcalde, ¿qué respondes?
client-keeper-asks-hunt = ¿Qué carta han descubierto?
client-keeper-asks-singled-out = ¿Qué carta descubre quien más dedos recibe? Varias si hay empate, ninguna si a cada cual lo señaló un solo dedo.
client-keeper-told-copied = Ahora esta carta también es la tuya: { $card }. { $joins ->
    [yes] Despierta otra vez cuando la llamen.
   *[no] { $which ->
        [thing] Toca ya a quien tienes a la izquierda o a la derecha.
       *[other] Sigue durmiendo cuando la llamen.
    }
}
client-console-now = Ahora
client-console-say = Di esto
client-console-sheet = Lo que se ha apuntado
client-console-manual = Yo marco el ritmo: el reloj me espera
client-console-wait = Aquí no hay nada que anotar. Espera tanto como con las demás.
client-console-nobody-holds = Nadie tiene { $card }. Llama igualmente y espera tanto como con los demás.
client-console-nobody-bears = { $item ->
    [amulet] Nadie tiene el Amuleto.
   *[sword] Nadie tiene la Espada.
} Llama igualmente y espera tanto como con los demás.
client-console-holder-out = { $count ->
    [one] { $names } ya no está en juego. Llama igualmente a { $card } y espera tanto como con los demás.
   *[other] { $names } ya no están en juego. Llama igualmente a { $card } y espera tanto como con los demás.
}
client-console-next = Dicho: seguimos
client-console-time-up = Se acabó el tiempo
client-console-note = Una nota sobre { $name }
client-console-note-short = Nota
client-console-change = Cambiar
client-console-instead = Tenía que ser
client-console-was-shown = Desde entonces un teléfono ha mostrado un secreto, y nadie puede olvidarlo.
client-console-consequence = { $lost ->
    [0] Todo lo que se anotó después se queda.
    [one] 1 anotación posterior hay que repetirla.
   *[other] { $lost } anotaciones posteriores hay que repetirlas.
}
client-console-then = Esto cambia:
client-console-then-at = La partida queda entonces aquí: { $chapter }.
client-console-then-over = La partida ha terminado entonces.
client-console-dead-then = { $names } { $count ->
    [one] ya no vive
   *[other] ya no viven
} entonces.
client-console-alive-again = { $names } { $count ->
    [one] vuelve
   *[other] vuelven
} a la vida.
client-console-correct = Corregir
client-console-still-to-tell = Por decir tras tu corrección:
client-console-told = Dicho
client-console-in-error = Dicho por error, a { $to }: { $told }
client-console-told-on-phones = { $names } lo { $count ->
    [one] tiene
   *[other] tienen
} también en el móvil, en Notas.
client-console-rewind = { $count ->
    [one] Deshacer este paso
   *[other] Deshacer estos { $count } pasos
}
client-voice-unlock = Toca una vez para que esta pantalla pueda hablar
client-voice-let-speak = Que hable esta pantalla
client-voice-off = Callar
client-voice-repeat = Otra vez
client-voice-pause = Pausa
client-voice-skip = Saltar
client-voice-settings = Voz
client-voice-mute = Aquí no se oye ninguna voz. Leed las líneas en alto, o elegid otra en «Voz».
client-voice-language = Idioma de esta pantalla
client-voice-language-of-table = el de la mesa
client-voice-which = Qué voz
client-voice-recorded = Grabada
client-voice-volume = Volumen de la voz
client-voice-rate = Ritmo de la voz
client-voice-sound = Sonido de la noche
client-voice-sound-volume = Volumen de la noche
client-voice-try = Probar
client-sound-none = ninguno
client-sound-wind = viento y un aullido lejano
client-sound-rain = lluvia
client-sound-fire = fuego
client-sound-taps = dedos en la mesa

## Word lists

client-lists = Listas de palabras
client-lists-lead = Palabras tuyas para Werewords: tu familia, tu ciudad, vuestras bromas. Guárdalas aquí y compártelas si quieres.
client-lists-mine = Mis listas
client-lists-mine-are = Las claves de estas listas están solo en este dispositivo. Quien tenga una clave así puede cambiar la lista; sin ella no puede nadie.
client-lists-none-mine = Todavía no tienes ninguna lista en este dispositivo.
client-lists-new = Hacer una lista
client-lists-one = Una lista de palabras
client-lists-find = Buscar listas de otras personas
client-lists-find-go = Buscar
client-lists-name-or-code = Nombre o código de una lista
client-lists-none-found = Ninguna lista publicada se llama así ni tiene este código.
client-lists-name = Nombre de la lista
client-lists-language = Idioma de sus palabras
client-lists-entries = Palabras y expresiones, una por línea
client-lists-entries-are = También puedes pegar CSV o JSON. Como mucho 10.000 entradas de 80 caracteres; si una está mal, no se guarda nada.
client-lists-file = O elige un archivo: texto, CSV o JSON, en UTF‑8
client-lists-no-file = Mejor escribir
client-lists-estimate = Dar un nivel estimado a las palabras que no tienen
client-lists-save = Guardar
client-lists-leave = No guardar
client-lists-wrong = { $count ->
    [one] No se ha guardado nada. Una cosa está mal:
   *[other] No se ha guardado nada. Hay { $count } cosas mal:
}
client-lists-repeated = { $count ->
    [one] Una entrada estaba dos veces y se queda una vez.
   *[other] { $count } entradas estaban dos veces y se quedan una vez.
}
client-lists-count = { $count ->
    [one] Una palabra
   *[other] { $count } palabras
}
client-lists-estimates = “Más o menos” es nuestra estimación. Una palabra así sale en todos los niveles.
client-lists-about = más o menos { $level }
client-lists-show-all = Mostrar las { $count }
client-lists-closed = Solo quien la hizo puede leer esta lista. Aun así, una mesa puede jugar con ella.
client-lists-tools = Qué puedes hacer con esta lista
client-lists-is-private = Solo tú ves esta lista. Puedes jugar con ella en tus mesas.
client-lists-is-published = En este servidor todo el mundo puede encontrar esta lista, leerla y jugar con ella.
client-lists-is-hidden = Fuera de la vista: la han denunciado
client-lists-hidden-why = Varias personas han denunciado esta lista y ya nadie la encuentra por su nombre. Cámbiala y se volverá a encontrar.
client-lists-edit = Cambiar
client-lists-publish = Publicar
client-lists-unpublish = Dejar de publicar
client-lists-drop = Borrar
client-lists-drop-sure = “{ $name }” se borra para siempre, con todo lo que tiene.
client-lists-download = Descargar:
client-lists-format-text = Texto
client-lists-format-csv = CSV
client-lists-format-json = JSON
client-lists-use-code = Escribe este código donde tu mesa elige sus listas.
client-lists-report = Denunciar esta lista
client-lists-report-why = ¿Qué tiene de malo?
client-lists-report-note = ¿Qué hay que mirar? Puedes dejarlo vacío.
client-lists-report-go = Denunciar
client-lists-reported = Denunciada. Gracias.
client-lists-reason-offensive = ofensiva o cruel
client-lists-reason-private = cosas privadas de alguien
client-lists-reason-copied = copiada sin permiso
client-lists-reason-spam = publicidad o disparates
client-lists-reason-other = otra cosa
client-lists-only = solo palabras de las listas, ninguna nuestra
client-lists-chosen = Listas elegidas
client-lists-remove = Quitar { $name }
client-lists-add-mine = Añadir una de mis listas
client-lists-choose = Elegir…
client-lists-add-published = Añadir una lista publicada
client-lists-most = Una mesa puede tener { $most } listas como mucho.
client-lists-manage = Hacer y cambiar listas
client-lists-evenings = ninguna palabra que ya salió otra noche en una mesa abierta desde este dispositivo
client-fix-our-words = Usar nuestras palabras
client-fix-each-votes = Que vote cada cual

## Kinds of words

client-category-activities = actividades
client-category-animals = animales
client-category-body-health = cuerpo y salud
client-category-books = libros
client-category-brands = marcas
client-category-clothes = ropa
client-category-film-tv = cine y televisión
client-category-food-drink = comida y bebida
client-category-games = juegos
client-category-history-myth = historia y mitos
client-category-holidays = fiestas
client-category-home = hogar
client-category-ideas = ideas
client-category-jobs = oficios
client-category-music-art = música y arte
client-category-nature = naturaleza
client-category-objects = objetos
client-category-people = personas
client-category-places = lugares
client-category-science = ciencia
client-category-sport = deporte
client-category-travel = viajes
client-circle = La mesa desde arriba
client-console-coming = Después
client-console-does-wherewolf-first-voting = { $public ->
    [yes] Todos los ojos siguen abiertos.
   *[no] Quienes viven cierran los ojos.{ $spy ->
        [yes] {""} Solo la Espía puede mirar.
       *[no] {""}
    }
} Di los nombres uno a uno: cada cual levanta la mano una vez, por otra persona.{ $public ->
    [yes] {""}
   *[no] {" "}Después se vuelven a abrir los ojos.
}
client-console-does-wherewolf-second-voting = { $public ->
    [yes] Todos los ojos siguen abiertos.
   *[no] Quienes viven cierran los ojos, también las personas acusadas.
} Di uno a uno los nombres de las personas acusadas: quien tiene voto levanta la mano una vez.{ $public ->
    [yes] {""}
   *[no] {" "}Después se vuelven a abrir los ojos.
}
client-console-does-werewords-wake-mayor = El Alcalde toca su carta secreta en esta pantalla, o te la enseña y la tocas tú.
client-console-does-werewords-choose-a-word = Enseña estas palabras al Alcalde y toca la que señale.
client-console-does-werewords-remember-the-word = No hace falta apuntar nada: el juego guarda la palabra.
client-console-does-werewords-tap-a-letter = Pulsa «Mostrar solo esta pregunta» y acerca el aparato: la letra se toca ahí.
client-console-does-werewords-tap-a-letter-one-werewolf = { client-console-does-werewords-tap-a-letter }
client-console-paper = Carta de la noche y hoja de puntos en papel
client-vote-hands = ¿Quién levanta la mano por { $name }?
client-vote-next = Siguiente nombre: { $name }
client-vote-missing = Aún sin votar: { $names }
client-vote-by-person = Anotar persona por persona
client-vote-by-hands = Contar manos, nombre a nombre
client-confirm-none = Nadie
client-guest-numbered = Persona { $number }
client-device-lobby-cards = Este aparato está en el centro y habla. Se reparten cartas de verdad y alguien es Alcalde; añade un nombre por persona, para que sepa cuántas juegan.
client-device-lobby-how = Cómo se reparten las cartas
client-device-lobby-deal = Mezclen las cartas de abajo con la del Alcalde y den una a cada persona; una queda en el centro. Quien tenga la del Alcalde la enseña y toma la del centro como carta secreta. ¿La del Alcalde está en el centro? La toma quien se sienta a la izquierda del último Alcalde; en la primera partida, repartan otra vez.
client-device-lobby-deal-two = Una persona es Alcalde, y la otra la próxima vez. Mezclen las cartas de abajo y den una a cada una; la tercera queda boca abajo entre las dos, y nadie la mira.
client-device-shut-eyes = Vuelve a ser de noche: lo que viene no es para todos los ojos. Ciérrenlos todos; luego toca quien tenga el aparato en la mano.
client-undone-here = Se ha deshecho.
client-keeper-whoops = Acabó de la otra manera
client-keeper-all = Todos: { $answer }
client-keeper-asked = { $name }: { $line }
client-keeper-phone = { $name } responde en su móvil.
client-keeper-instead = Responder por { $name } de todos modos
client-keeper-over = Pasar a otra persona
client-keeper-over-is = Escanea esto con el dispositivo que seguirá dirigiendo. Este queda fuera. Sirve una vez, durante cinco minutos.
client-keeper-second-is = Escanea esto con tu otro dispositivo. Sirve una vez, durante cinco minutos. No se lo muestres a nadie: enseña todas las cartas.
client-console-for-you = Solo para ti: { $told }
client-console-round-sure = Ahí se ven las cartas de todos. Solo entra quien dirige.
client-keeper-bot = { $name } es un bot y responde por sí mismo.
client-console-silently = En silencio, a { $to }: { $told }
client-console-lobby-cards = Diriges la partida. Nadie tiene móvil, así que se juega con cartas de verdad: repártelas antes de empezar. Añade a la gente por su nombre o que escaneen el código.
client-console-round = Pasar este aparato, para que cada cual mire su carta
client-console-round-back = Ya han mirado todos. Devuelve el aparato a quien dirige.
client-console-round-end = Yo dirijo: volver a la consola
client-beside-accuse = Cliente
client-beside-nobody-accuse = sin cliente
client-vote-more-accuse = { $name } puede levantar ambas manos al oír el nombre de un cliente. El cliente se anota aquí:
client-story-press-accuse = { $press }, con { $to } como cliente
client-console-show-large = Mostrar en grande
client-console-only-this = Mostrar solo esta pregunta
client-console-give-back = Gracias. Devuelve el aparato a quien dirige.
client-console-back = Deshacer el último paso
client-arrange-card-of = { $name } tiene
client-arrange-place = Puesto { $place }
client-arrange-middle = El centro
client-arrange-out = Se queda fuera
client-arrange-left = Faltan por repartir: { $cards }
client-arrange-none-left = Todas las cartas están repartidas.
client-arrange-rest = Los demás: { $card }
client-arrange-leave-out = Las demás se quedan fuera
client-arrange-go = Estas son las cartas
client-arrange-taken = Forman una aldea, y están donde las acabas de poner.
client-arrange-go-taken = Jugar con estas cartas
client-arrange-others = Las primeras cartas no forman una aldea: hay demasiados monstruos o muy pocos, o una que necesita otras a su lado. Jueguen con estas, o deshaz y repartan otra vez.

## Jugar ya, y consejos

client-play-now = Jugar ya
client-play-now-is = ¿A solas? Los bots ocupan los demás sitios y en segundos estás jugando.
client-play-now-name = Robin
client-settings-hints = Consejos en mis primeras partidas
client-hint = Un consejo
client-hint-close = Entendido
client-hint-none = No más consejos
client-hint-werewords-deal = Mantén pulsado el botón de abajo para ver tu carta. Al soltarlo se tapa sola.
client-hint-werewords-night = De noche todos los móviles se ven así. Cuando llamen a tu papel, mantén para leer lo que solo tú puedes saber.
client-hint-werewords-day = Pregunta lo que se responda con Sí o No y reduce a la mitad lo que puede ser. “{ client-ask-guess }” propone una palabra.
client-hint-werewords-vote = Entre quienes os despistaron puede estar el Hombre Lobo. Puedes cambiar hasta que acabe el tiempo.
client-hint-werewolf-deal = Mantén pulsado el botón de abajo para ver tu carta. Al soltarlo se tapa sola.
client-hint-werewolf-night = Si no te llaman, toca a quien quieras: no hace nada y oculta quién está despierto.
client-hint-werewolf-day = Primero se habla: abajo, en “{ client-talk }”, hay frases listas. Luego señala a alguien; puedes cambiar tu voto.
client-hint-wherewolf-deal = Mantén el botón de abajo para ver tu carta: su bando, su poder y cómo gana.
client-hint-wherewolf-night = Se llama a los papeles aunque nadie los tenga. Lo que averiguas queda en “{ client-notes }”.
client-hint-wherewolf-assembly = Di lo que sabes, o lo que quieres que crean: en “{ client-talk }” hay frases listas.
client-hint-wherewolf-first-voting = Acusa a otra persona. Quienes reciban más acusaciones se defenderán después.
client-hint-wherewolf-second-voting = Ahora votan solo quienes no están acusados. Un empate los salva a todos.
client-bot-level = Qué tal juega { $name }
client-bot-level-easy = fácil
client-bot-level-normal = normal
client-bot-level-hard = difícil
client-temper-quick = decide deprisa
client-temper-thoughtful = se lo piensa con calma
client-temper-talkative = habla con gusto
client-temper-quiet = habla poco
client-temper-stubborn = se queda con su primera idea
client-temper-easily-led = se deja convencer
client-bots-helped = En este servidor un servicio de lenguaje ayuda a los bots. Las preguntas a un bot alcalde, la palabra y lo que digáis con vuestras propias palabras pueden enviársele.

## Cards to print

client-cards = Imprimir cartas
client-cards-lead = Cartas, fichas y hojas en papel, para mesas sin teléfonos. Elige, haz el PDF, imprímelo y corta por las marcas.
client-cards-for-table = Este es el pueblo de la mesa { $code }.
client-cards-not-here = Este servidor no puede imprimir. Quien lo lleva puede añadir lo que falta.
client-cards-players = Jugadores
client-cards-whole-werewords = Toda la caja
client-cards-whole-werewolf = El juego de 16
client-cards-whole-wherewolf = Todas las cartas
client-cards-chosen = { $cards ->
    [one] Hay una carta elegida.
   *[other] Hay { $cards } cartas elegidas.
}
client-cards-on-top-werewords = La carta del Alcalde va aparte.
client-cards-sheets = Qué se imprime
client-cards-sheet-roles = Cartas
client-cards-sheet-tokens = Fichas
client-cards-sheet-badges = Tarjetas con nombre
client-cards-sheet-turn-card = Carta de la noche para quien dirige
client-cards-sheet-score = Hoja de puntos
client-cards-nothing = Marca lo que quieres imprimir.
client-cards-names = Nombres, uno por línea
client-cards-language = Idioma de las cartas
client-cards-paper = Papel
client-cards-paper-a4 = A4
client-cards-paper-letter = US Letter
client-cards-backs = Con reversos, para imprimir a doble cara
client-cards-code = Código de tu mesa, para escanearlo
client-cards-make = Hacer el PDF
client-cards-making = Haciendo el PDF…
client-cards-made = Imprimir al 100 %.
client-cards-made-both = Imprimir al 100 %, a doble cara, volteando por el borde largo.
client-overrule = Tenía que ser
client-understood = entendido: { $meaning }
client-understood-helped = respondida con ayuda de un servicio de lenguaje
