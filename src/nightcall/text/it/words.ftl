# Word lists on the command line. $value and $name are what people wrote.
# Levels, columns, formats and reasons that are typed as they stand stay English.

words-at-line = Riga { $line }: { $what }

## Help

words-help-words = Le raccolte di parole, e le liste che porti al tavolo.
words-help-draw = Estrae parole come vengono offerte al Sindaco.
words-help-forget = Lascia tornare le parole estratte con --remember.
words-help-stats = Conta le parole di ogni raccolta per livello e categoria.
words-help-check = Cerca in un file o in una raccolta doppioni, voci volgari o impossibili da indovinare e livelli sbilanciati.
words-help-list = Mostra le tue liste su questo computer.
words-help-show = Mostra le voci di una lista. NAME è il suo nome, identificativo o codice.
words-help-new = Crea una lista, con delle voci se ne indichi.
words-help-edit = Aggiunge, toglie o cambia voci di una lista, o le dà un altro nome.
words-help-import = Porta dentro una lista da testo semplice, CSV o JSON. Se una riga è sbagliata, non si tiene niente.
words-help-export = Scrive una lista come testo semplice, CSV o JSON, in FILE o sullo schermo.
words-help-publish = Fa trovare una lista agli altri tavoli, per nome e con un codice.
words-help-unpublish = Nasconde di nuovo una tua lista pubblicata.
words-help-withdraw = Nasconde la lista pubblicata di chiunque. Per chi tiene il server.
words-help-drop = Elimina una lista per sempre.
words-help-find = Cerca liste pubblicate per codice, o per parte del nome.
words-help-report = Segnala una lista pubblicata.
words-help-reports = Mostra le segnalazioni contro una lista. Per chi tiene il server.

words-option-store = Il file che contiene le liste (o imposta NIGHTCALL_WORDS).
words-option-levels = Livello di un’offerta; indicalo più volte per più offerte.
words-option-level = Livello delle voci aggiunte o cambiate.
words-option-count = Quante offerte, girando tra i livelli.
words-option-categories = Categoria; indicala più volte per unirle. Tutte, se non ne indichi. «none» lascia fuori le nostre parole.
words-option-lists = Una lista da unire alle nostre parole: nome, identificativo o codice.
words-option-proper = Con nomi, titoli, marche e luoghi, o senza.
words-option-language = Lingua, con le sue due lettere.
words-option-chosen = Lingua, con le sue due lettere; tutte, se non ne indichi.
words-option-remember = Salta le parole già estratte così, e annota queste.
words-option-host = Di chi sono le serate, se più host usano questo computer.
words-option-as-json = Scrive JSON.
words-option-language-of-bank = Controlla la nostra raccolta di questa lingua.
words-option-form = Che tipo di file è; se non lo indichi, secondo l’estensione.
words-option-strict = Fallisce anche per i semplici avvisi.
words-option-everything = Tutte le liste su questo computer, non solo le tue.
words-option-estimate = Stima il livello delle voci che non ne hanno.
words-option-added = Una voce da aggiungere.
words-option-removed = Una voce da togliere.
words-option-replaced = Una voce, e quella che prende il suo posto.
words-option-rename = Un nuovo nome per la lista.
words-option-name = Nome della nuova lista; se non lo indichi, quello del file.
words-option-into = Aggiunge a questa tua lista.
words-option-yes = Non chiede conferma.
words-option-reason = Perché.
words-option-note = Che cosa va guardato.
words-option-reporter = Chi segnala; vale una segnalazione a testa.
words-option-with-levels = Dà un livello stimato alle voci che non ne hanno.

## What happened

words-fewer = { $count ->
    [0] Non c’è nessuna parola così.
    [one] C’è una sola parola così; ne servivano { $wanted }.
   *[other] Ci sono solo { $count } parole così; ne servivano { $wanted }.
}
words-forgotten = { $count ->
    [0] Non c’era niente da dimenticare.
    [one] Una parola può tornare.
   *[other] { $count } parole possono tornare.
}
words-stats-language = { words-language } ({ $count ->
    [one] una parola
   *[other] { $count } parole
})
words-language = { $language ->
    [en] inglese
    [de] tedesco
    [fr] francese
    [es] spagnolo
    [it] italiano
   *[other] { $language }
}
words-no-lists = Qui non hai nessuna lista. Creane una con «nightcall words new».
words-list-head = { $name } ({ $count ->
    [one] una voce
   *[other] { $count } voci
})
words-row = { $handle }  { $code }  { $language }  { $count ->
    [one] una voce
   *[other] { $count } voci
}{ $reports ->
    [0] {""}
    [one] , una segnalazione
   *[other] , { $reports } segnalazioni
}  { $name }
words-unlisted = ------
words-about = circa { $level }
words-made = Creata «{ $name }» con { $count ->
    [0] ancora nessuna voce
    [one] una voce
   *[other] { $count } voci
}. Il suo identificativo è { $handle }.
words-edited = «{ $name }» ora ha { $count ->
    [0] zero voci
    [one] una voce
   *[other] { $count } voci
}.
words-imported = { $count ->
    [one] Una voce portata
   *[other] { $count } voci portate
} in «{ $name }» ({ $handle }).
words-exported = { $count ->
    [one] Una voce scritta
   *[other] { $count } voci scritte
} in { $file }.
words-published = «{ $name }» è pubblicata. Il suo codice è { $code }.
words-unpublished = «{ $name }» è di nuovo solo tua.
words-withdrawn = { $code } non è più pubblicata.
words-drop-sure = Eliminare per sempre «{ $name }» con { $count ->
    [one] la sua unica voce
   *[other] le sue { $count } voci
}?
words-dropped = «{ $name }» non c’è più.
words-none-found = Nessuna lista pubblicata ha «{ $text }» nel nome o come codice.
words-reported = Segnalata. { $code } ora ha { $count ->
    [one] una segnalazione
   *[other] { $count } segnalazioni
}.

words-reports = { $count ->
    [0] Non c’è nessuna segnalazione.
    [one] Una segnalazione:
   *[other] { $count } segnalazioni:
}

## What a check finds

words-check-one = Indica un file da controllare, o una raccolta con --bank; non entrambi.
words-check-estimated = Livelli stimati: facile { $easy }, medio { $medium }, difficile { $hard }, assurdo { $ridiculous }.
words-check-duplicate = «{ $value }» è già nella lista.
words-check-near-duplicate = «{ $value }» è quasi un’altra voce: il suo plurale o un’altra grafia.
words-check-offensive = «{ $value }» contiene un termine offensivo.
words-check-address = «{ $value }» è un indirizzo, non una parola.
words-check-no-word = «{ $value }» non ha lettere da indovinare.
words-check-too-short = «{ $value }» è troppo corto da indovinare.
words-check-too-wordy = «{ $value }» è troppo lungo da indovinare parola per parola.
words-check-level-missing = Nessuna voce è di livello { $value }: un tavolo che gioca a questo livello non ne riceve.
words-check-lopsided = Più di sette voci su dieci sono di livello { $value }.
words-checked = { $entries ->
    [one] Una voce controllata
   *[other] { $entries } voci controllate
}: { $problems ->
    [0] niente da dire
    [one] una cosa da guardare
   *[other] { $problems } cose da guardare
}, { $serious ->
    [0] niente di grave
    [one] una grave
   *[other] { $serious } gravi
}.

## What is refused

words-refused-too-many-columns = Ci sono { $value } colonne; possono essere cinque: text, level, categories, proper, spellings.
words-refused-unknown-level = «{ $value }» non è un livello. I livelli sono easy, medium, hard e ridiculous.
words-refused-unknown-category = «{ $value }» non è una categoria. Le categorie sono activities, animals, body-health, books, brands, clothes, film-tv, food-drink, games, history-myth, holidays, home, ideas, jobs, music-art, nature, objects, people, places, science, sport, travel.
words-refused-unknown-proper = «{ $value }» non dice se è un nome proprio: scrivi p se lo è (true in JSON), o lascia vuoto.
words-refused-unknown-verdict = «{ $value }» non è un verdetto.
words-refused-unknown-column = «{ $value }» non è una colonna. Le colonne sono text, level, categories, proper e spellings.
words-refused-unknown-format = «{ $value }» non è un formato. I formati sono text, csv e json.
words-refused-unknown-language = «{ $value }» non è una lingua. Indica le sue due lettere, per esempio en.
words-refused-unknown-reason = «{ $value }» non è un motivo. I motivi sono offensive, private, copied, spam e other.
words-refused-direction = Contiene { $value }, un carattere nascosto che cambia la direzione del testo.
words-refused-control = Contiene { $value }, un carattere che non si vede.
words-refused-marks = Una sua lettera porta troppi accenti.
words-refused-reserved = Una voce non può contenere una tabulazione né il carattere |.
words-refused-no-letters = «{ $value }» non ha lettere né cifre.
words-refused-hash = «{ $value }» comincia con #, che fa di una riga un commento.
words-refused-too-long = «{ $value } …» è troppo lungo: il massimo è 80 caratteri.
words-refused-too-many-spellings = «{ $value }» ha troppe grafie: il massimo è dodici.
words-refused-too-many-entries = La lista è troppo lunga: il massimo è { $value } voci.
words-refused-repeated = «{ $value }» è già nella lista.
words-refused-empty = Non contiene nessuna voce.
words-refused-too-large = Il file è troppo grande: il massimo è { $value } MB.
words-refused-utf-16 = Il file è salvato in UTF-16. Salvalo in UTF-8 e riprova.
words-refused-not-utf-8 = Il byte { $value } non è UTF-8. Salva il file in UTF-8 e riprova.
words-refused-formula = «{ $value }» sembra una formula. Una cella non può cominciare con =, +, - o @.
words-refused-broken-csv = Questo non è CSV: manca una virgoletta, o una cella non finisce.
words-refused-broken-json = Questo non è JSON.
words-refused-no-words = Non contiene nessuna lista di parole: dai una lista, o un oggetto con «words».
words-refused-no-text = Una voce deve essere un testo, o un oggetto con «text».
words-refused-not-a-list = Categorie e grafie devono essere liste di testi.
words-refused-offensive = «{ $value }» contiene un termine offensivo, quindi la lista non si può pubblicare.
words-refused-no-such-entry = «{ $value }» non è nella lista.
words-refused-no-such-list = Non c’è nessuna lista «{ $value }».
words-refused-two-lists = Due delle tue liste si chiamano «{ $value }». Indicane una con il suo identificativo.
words-refused-not-the-owner = «{ $value }» non è tua, quindi non la puoi cambiare.
words-refused-withdrawn = Chi tiene questo server ha ritirato «{ $value }». Cambia la lista prima di pubblicarla di nuovo.
words-refused-shelf-full = Su questo server non c’è più posto per le liste. Accorcia una lista, o chiedi a chi tiene il server.
words-refused-no-bank = Non ci sono parole in «{ $value }». «nightcall words stats» mostra le lingue.
words-refused-name-no-letters = Una lista ha bisogno di un nome con lettere o cifre.
words-refused-name-too-long = Il nome è troppo lungo: il massimo è 60 caratteri.
words-refused-name-direction = Il nome contiene { $value }, un carattere nascosto che cambia la direzione del testo.
words-refused-name-control = Il nome contiene { $value }, un carattere che non si vede.
words-refused-name-marks = Una lettera del nome porta troppi accenti.
words-refused-name-reserved = Un nome non può contenere una tabulazione né il carattere |.
words-refused-name-hash = Un nome non può cominciare con #.
words-refused-cannot-open = { $value } non si può aprire: controlla che la cartella esista e che ci si possa scrivere.
words-refused-not-a-shelf = { $value } contiene qualcosa che non sono liste di parole. Scegli un altro file con --store.
words-refused-newer-shelf = { $value } è stato scritto da un Nightcall più nuovo. Aggiorna questo per leggerlo.
words-refused-keys-unreadable = Le chiavi delle tue liste in { $value } non si possono leggere.
words-refused-store = Non è stato possibile leggere o scrivere le liste: { $value }.
words-refused-file = Non è stato possibile leggere o scrivere il file ({ $value }).

## Levels and categories

words-name-easy = facile
words-name-medium = medio
words-name-hard = difficile
words-name-ridiculous = assurdo
words-name-activities = attività
words-name-animals = animali
words-name-body-health = corpo e salute
words-name-books = libri
words-name-brands = marche
words-name-clothes = vestiti
words-name-film-tv = cinema e TV
words-name-food-drink = cibo e bevande
words-name-games = giochi
words-name-history-myth = storia e mito
words-name-holidays = feste
words-name-home = casa
words-name-ideas = idee
words-name-jobs = mestieri
words-name-music-art = musica e arte
words-name-nature = natura
words-name-objects = oggetti
words-name-people = persone
words-name-places = luoghi
words-name-science = scienza
words-name-sport = sport
words-name-travel = viaggi
words-name-proper = nomi propri
words-name-spellings = con altre grafie
