# Word lists on the command line. $value and $name are what people wrote.
# Levels, columns, formats and reasons that are typed as they stand stay English.

words-at-line = Línea { $line }: { $what }

## Help

words-help-words = Bancos de palabras, y las listas que traes a la mesa.
words-help-draw = Sacar palabras tal como se le ofrecen al Alcalde.
words-help-forget = Dejar que vuelvan las palabras que se sacaron con --remember.
words-help-stats = Contar las palabras de cada banco por nivel y categoría.
words-help-check = Buscar en un archivo o un banco entradas repetidas, groseras o imposibles de adivinar, y niveles descompensados.
words-help-list = Mostrar tus listas en este equipo.
words-help-show = Mostrar las entradas de una lista. NAME es su nombre, identificador o código.
words-help-new = Hacer una lista, con entradas si das algunas.
words-help-edit = Añadir, quitar o cambiar entradas de una lista, o darle otro nombre.
words-help-import = Traer una lista de texto simple, CSV o JSON. Si una línea está mal, no se guarda nada.
words-help-export = Escribir una lista como texto simple, CSV o JSON, en FILE o en la pantalla.
words-help-publish = Dejar que otras mesas encuentren una lista por su nombre y por un código.
words-help-unpublish = Volver a esconder una lista tuya ya publicada.
words-help-withdraw = Esconder la lista publicada de cualquiera. Para quien lleva el servidor.
words-help-drop = Borrar una lista para siempre.
words-help-find = Buscar listas publicadas por su código, o por parte de su nombre.
words-help-report = Denunciar una lista publicada.
words-help-reports = Mostrar lo que se ha denunciado de una lista. Para quien lleva el servidor.

words-option-store = El archivo que guarda las listas (o define NIGHTCALL_WORDS).
words-option-levels = Nivel de una oferta; dalo varias veces para varias ofertas.
words-option-level = Nivel de las entradas que se añaden o se cambian.
words-option-count = Cuántas ofertas, recorriendo los niveles.
words-option-categories = Categoría; dala varias veces para juntarlas. Todas, si no se da ninguna. “none” deja fuera nuestras palabras.
words-option-lists = Una lista que se suma a nuestras palabras: nombre, identificador o código.
words-option-proper = Con nombres, títulos, marcas y lugares, o sin ellos.
words-option-language = Idioma, con sus dos letras.
words-option-chosen = Idioma, con sus dos letras; todos, si no se da ninguno.
words-option-remember = Saltar las palabras ya sacadas así, y anotar estas.
words-option-host = De quién son las veladas, si varios anfitriones comparten este equipo.
words-option-as-json = Escribir JSON.
words-option-language-of-bank = Revisar nuestro banco de este idioma.
words-option-form = Qué tipo de archivo es; si no se da, según su extensión.
words-option-strict = Fallar también con simples avisos.
words-option-everything = Todas las listas de este equipo, no solo las tuyas.
words-option-estimate = Estimar el nivel de las entradas que no lo tienen.
words-option-added = Una entrada que añadir.
words-option-removed = Una entrada que quitar.
words-option-replaced = Una entrada, y la que ocupa su lugar.
words-option-rename = Un nombre nuevo para la lista.
words-option-name = Nombre de la lista nueva; si no se da, el del archivo.
words-option-into = Añadir a esta lista tuya.
words-option-yes = No preguntar.
words-option-reason = Por qué.
words-option-note = Qué hay que mirar.
words-option-reporter = Quién denuncia; cuenta una denuncia por persona.
words-option-with-levels = Dar un nivel estimado a las entradas que no lo tienen.

## What happened

words-fewer = { $count ->
    [0] No hay ninguna palabra así.
    [one] Solo hay una palabra así; se pedían { $wanted }.
   *[other] Solo hay { $count } palabras así; se pedían { $wanted }.
}
words-forgotten = { $count ->
    [0] No había nada que olvidar.
    [one] Una palabra puede volver.
   *[other] { $count } palabras pueden volver.
}
words-stats-language = { words-language } ({ $count ->
    [one] una palabra
   *[other] { $count } palabras
})
words-language = { $language ->
    [en] inglés
    [de] alemán
    [fr] francés
    [es] español
    [it] italiano
   *[other] { $language }
}
words-no-lists = Aquí no tienes ninguna lista. Haz una con “nightcall words new”.
words-list-head = { $name } ({ $count ->
    [one] una entrada
   *[other] { $count } entradas
})
words-row = { $handle }  { $code }  { $language }  { $count ->
    [one] una entrada
   *[other] { $count } entradas
}{ $reports ->
    [0] {""}
    [one] , una denuncia
   *[other] , { $reports } denuncias
}  { $name }
words-unlisted = ------
words-about = aprox. { $level }
words-made = Hecha “{ $name }” con { $count ->
    [0] ninguna entrada todavía
    [one] una entrada
   *[other] { $count } entradas
}. Su identificador es { $handle }.
words-edited = “{ $name }” tiene ahora { $count ->
    [0] cero entradas
    [one] una entrada
   *[other] { $count } entradas
}.
words-imported = { $count ->
    [one] Una entrada añadida
   *[other] { $count } entradas añadidas
} a “{ $name }” ({ $handle }).
words-exported = { $count ->
    [one] Una entrada escrita
   *[other] { $count } entradas escritas
} en { $file }.
words-published = “{ $name }” está publicada. Su código es { $code }.
words-unpublished = “{ $name }” vuelve a ser solo tuya.
words-withdrawn = { $code } ya no está publicada.
words-drop-sure = ¿Borrar para siempre “{ $name }” con { $count ->
    [one] su única entrada
   *[other] sus { $count } entradas
}?
words-dropped = “{ $name }” ya no existe.
words-none-found = Ninguna lista publicada tiene “{ $text }” en el nombre ni como código.
words-reported = Denunciada. { $code } tiene ahora { $count ->
    [one] una denuncia
   *[other] { $count } denuncias
}.

words-reports = { $count ->
    [0] No hay ninguna denuncia.
    [one] Una denuncia:
   *[other] { $count } denuncias:
}

## What a check finds

words-check-one = Indica un archivo que revisar, o un banco con --bank; no ambos.
words-check-estimated = Niveles estimados: fácil { $easy }, medio { $medium }, difícil { $hard }, disparatado { $ridiculous }.
words-check-duplicate = “{ $value }” ya está en la lista.
words-check-near-duplicate = “{ $value }” es casi igual que otra entrada: su plural u otra grafía.
words-check-offensive = “{ $value }” contiene un término ofensivo.
words-check-address = “{ $value }” es una dirección, no una palabra.
words-check-no-word = “{ $value }” no tiene letras que adivinar.
words-check-too-short = “{ $value }” es demasiado corto para adivinarlo.
words-check-too-wordy = “{ $value }” es demasiado largo para adivinarlo palabra por palabra.
words-check-level-missing = No hay ninguna entrada de nivel { $value }: una mesa que juegue a ese nivel no recibirá ninguna.
words-check-lopsided = Más de siete de cada diez entradas son de nivel { $value }.
words-checked = { $entries ->
    [one] Una entrada revisada
   *[other] { $entries } entradas revisadas
}: { $problems ->
    [0] nada que decir
    [one] una cosa que mirar
   *[other] { $problems } cosas que mirar
}, { $serious ->
    [0] nada grave
    [one] una de ellas grave
   *[other] { $serious } de ellas graves
}.

## What is refused

words-refused-too-many-columns = Hay { $value } columnas; puede haber cinco: text, level, categories, proper, spellings.
words-refused-unknown-level = “{ $value }” no es un nivel. Los niveles son easy, medium, hard y ridiculous.
words-refused-unknown-category = “{ $value }” no es una categoría. Las categorías son activities, animals, body-health, books, brands, clothes, film-tv, food-drink, games, history-myth, holidays, home, ideas, jobs, music-art, nature, objects, people, places, science, sport, travel.
words-refused-unknown-proper = “{ $value }” no dice si es un nombre propio: escribe p si lo es (true en JSON), o déjalo vacío.
words-refused-unknown-verdict = “{ $value }” no es un veredicto.
words-refused-unknown-column = “{ $value }” no es una columna. Las columnas son text, level, categories, proper y spellings.
words-refused-unknown-format = “{ $value }” no es un formato. Los formatos son text, csv y json.
words-refused-unknown-language = “{ $value }” no es un idioma. Da sus dos letras, por ejemplo en.
words-refused-unknown-reason = “{ $value }” no es un motivo. Los motivos son offensive, private, copied, spam y other.
words-refused-direction = Contiene { $value }, un carácter oculto que cambia la dirección del texto.
words-refused-control = Contiene { $value }, un carácter que no se ve.
words-refused-marks = Una de sus letras lleva demasiados acentos.
words-refused-reserved = Una entrada no puede contener un tabulador ni el carácter |.
words-refused-no-letters = “{ $value }” no tiene letras ni cifras.
words-refused-hash = “{ $value }” empieza por #, que convierte la línea en comentario.
words-refused-too-long = “{ $value } …” es demasiado largo: 80 caracteres es el máximo.
words-refused-too-many-spellings = “{ $value }” tiene demasiadas grafías: doce es el máximo.
words-refused-too-many-entries = La lista es demasiado larga: { $value } entradas es el máximo.
words-refused-repeated = “{ $value }” ya está en la lista.
words-refused-empty = No contiene ninguna entrada.
words-refused-too-large = El archivo es demasiado grande: { $value } MB es el máximo.
words-refused-utf-16 = El archivo está guardado en UTF-16. Guárdalo en UTF-8 e inténtalo otra vez.
words-refused-not-utf-8 = El byte { $value } no es UTF-8. Guarda el archivo en UTF-8 e inténtalo otra vez.
words-refused-formula = “{ $value }” parece una fórmula. Una celda no puede empezar por =, +, - ni @.
words-refused-broken-csv = Esto no es CSV: falta una comilla, o una celda no termina.
words-refused-broken-json = Esto no es JSON.
words-refused-no-words = No contiene ninguna lista de palabras: da una lista, o un objeto con “words”.
words-refused-no-text = Una entrada tiene que ser un texto, o un objeto con “text”.
words-refused-not-a-list = Las categorías y las grafías tienen que ser listas de textos.
words-refused-offensive = “{ $value }” contiene un término ofensivo, así que la lista no se puede publicar.
words-refused-no-such-entry = “{ $value }” no está en la lista.
words-refused-no-such-list = No hay ninguna lista “{ $value }”.
words-refused-two-lists = Dos de tus listas se llaman “{ $value }”. Nombra una por su identificador.
words-refused-not-the-owner = “{ $value }” no es tuya, así que no la puedes cambiar.
words-refused-withdrawn = Quien cuida este servidor ha retirado “{ $value }”. Cambia la lista antes de volver a publicarla.
words-refused-shelf-full = En este servidor no queda sitio para listas. Acorta una lista o pregunta a quien cuida el servidor.
words-refused-no-bank = No hay palabras en “{ $value }”. “nightcall words stats” muestra los idiomas.
words-refused-name-no-letters = Una lista necesita un nombre con letras o cifras.
words-refused-name-too-long = El nombre es demasiado largo: 60 caracteres es el máximo.
words-refused-name-direction = El nombre contiene { $value }, un carácter oculto que cambia la dirección del texto.
words-refused-name-control = El nombre contiene { $value }, un carácter que no se ve.
words-refused-name-marks = Una letra del nombre lleva demasiados acentos.
words-refused-name-reserved = Un nombre no puede contener un tabulador ni el carácter |.
words-refused-name-hash = Un nombre no puede empezar por #.
words-refused-cannot-open = { $value } no se puede abrir: mira si la carpeta existe y si se puede escribir en ella.
words-refused-not-a-shelf = { $value } contiene algo que no son listas de palabras. Elige otro archivo con --store.
words-refused-newer-shelf = { $value } lo escribió un Nightcall más nuevo. Actualiza este para leerlo.
words-refused-keys-unreadable = Las claves de tus listas en { $value } no se pueden leer.
words-refused-store = Las listas no se han podido leer o escribir: { $value }.
words-refused-file = El archivo no se ha podido leer o escribir ({ $value }).

## Levels and categories

words-name-easy = fácil
words-name-medium = medio
words-name-hard = difícil
words-name-ridiculous = disparatado
words-name-activities = actividades
words-name-animals = animales
words-name-body-health = cuerpo y salud
words-name-books = libros
words-name-brands = marcas
words-name-clothes = ropa
words-name-film-tv = cine y televisión
words-name-food-drink = comida y bebida
words-name-games = juegos
words-name-history-myth = historia y mitos
words-name-holidays = fiestas
words-name-home = hogar
words-name-ideas = ideas
words-name-jobs = oficios
words-name-music-art = música y arte
words-name-nature = naturaleza
words-name-objects = objetos
words-name-people = personas
words-name-places = lugares
words-name-science = ciencia
words-name-sport = deporte
words-name-travel = viajes
words-name-proper = nombres propios
words-name-spellings = con otras grafías
