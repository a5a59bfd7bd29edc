# The terminal: people passing one keyboard. Plain lines that can be read aloud.
# What is typed as it stands (y, n, yes, no, none, “for”, names of options and cards) stays English.

## Before the game

cli-how-many = Quante persone sono a questa tastiera? Invio per 1, al massimo { $most }; 0 per guardare i bot.
cli-how-many-wrong = Scrivi un numero da 0 a { $most }.
cli-name = Nome della persona { $number } (Invio per { $usual }):
cli-too-many-names = { $count } nomi sono troppi per { $most } posti. Togline qualcuno, o aumenta --players.
cli-usual-name = Persona { $number }
cli-bot-names =
    Bot Abete
    Bot Acero
    Bot Alloro
    Bot Betulla
    Bot Carpino
    Bot Cedro
    Bot Ciliegio
    Bot Edera
    Bot Faggio
    Bot Frassino
    Bot Ginepro
    Bot Larice
    Bot Noce
    Bot Olmo
    Bot Ontano
    Bot Pino
    Bot Quercia
    Bot Salice
    Bot Tasso
    Bot Tiglio
cli-begun = Al tavolo, in senso orario: { $seats }. Scrivi /help ogni volta che ti si chiede qualcosa.
cli-resumed = Di nuovo al tavolo, in senso orario: { $seats }. L’orologio riparte da dov’era.
cli-not-begun = Nessuna partita è cominciata.

## Options

cli-option-line = { $name } = { $default }
    {"    "}{ $text }
    {"    "}{ $allowed }
cli-option-form = «{ $setting }» non è un’opzione. Scrivila come nome=valore, per esempio day_seconds=120.
cli-option-unknown = Non c’è nessuna opzione «{ $name }». Con --options le vedi tutte.
cli-option-near = Non c’è nessuna opzione «{ $name }». Volevi dire { $near }? Con --options le vedi tutte.
cli-option-value = { $name } non può essere «{ $value }». Accetta { $allowed }.
cli-type-yes-no = yes o no
cli-type-number = un numero da { $least } a { $most }
cli-type-one-of = uno di questi valori: { $values }
cli-type-list = nomi separati da virgole
cli-type-counts = carte con il loro numero, per esempio Seer:1,Werewolf:1,Villager:3
cli-type-none = none
cli-type-text = una parola
cli-value-none = none
cli-value-yes = yes
cli-value-no = no
cli-no-moderator = A una tastiera sola moderiamo noi, e voi potete giocare tutti. Lascia moderator com’è.
cli-bots-raise-no-hands = I bot non alzano la mano. Gioca senza di loro, o lascia votes com’è.
cli-no-real-cards = A una tastiera sola le carte le distribuiamo noi. Lascia cards com’è.

## Words

cli-no-words = Qui non ci sono ancora parole in «{ $language }». Porta un file con una parola per riga: --words FILE
cli-no-words-left = Non resta nessuna parola adatta alle tue opzioni. Permettine di più, o porta un file: nightcall resume { $file } --words FILE
cli-words-unreadable = { $file } non si può leggere come testo. Salvalo in UTF-8, una parola per riga.
cli-words-bad = In { $file }, «{ $word }» non può essere una parola. Servono lettere o cifre, e al massimo 80 segni.
cli-words-empty = In { $file } non ci sono parole. Scrivine una per riga.

## Passing the keyboard

cli-pass-to = Passa la tastiera a { $seat }. Invio quando guarda solo { $seat }.
cli-cover = Invio per coprire.
cli-nothing-for-you = In questo momento non c’è niente per te. Fai un respiro, così nessuno se ne accorge.
cli-seem-busy = Non ti si chiede niente. Scrivi un numero qualsiasi, così nessuno se ne accorge:
cli-all-look = Ora possono guardare tutti.
cli-enter = Invio: { $label }.
cli-choice = { $number }  { $label }
cli-choose = Scrivi un numero da 1 a { $most }, o un nome:
cli-client = Per liberare anche un cliente, scrivi tutto in una riga, per esempio «1 for { $seat }».
cli-once-more = Non c’è ancora accordo, quindi la tastiera fa un altro giro.
cli-choose-several = Scrivi numeri o nomi separati da virgole, o solo Invio per nessuno:
cli-count-hands = Scrivi i nomi con le loro mani, per esempio «{ $seat } 3», separati da virgole:
cli-hands-missing = { $count ->
    [one] È una mano,
   *[other] Sono { $count } mani,
} ma se ne devono alzare almeno { $least }. Conta di nuovo.

## The Day

cli-bot-mayor = { $seat } è un bot, e risponde a caso. Di sicuro sente solo chi indovina.
cli-prompt-mayor = [ancora { $left }] { $seat } risponde:
cli-prompt-question = [ancora { $left }] { $seat } chiede:
cli-prompt-questions = [ancora { $left }] Chi chiede che cosa:
cli-how-to-ask = Una domanda comincia con un nome, come in «{ $seat }: è un essere vivente?»
cli-bots-ask = Con il solo Invio chiede un bot.
cli-who-asks = Di chi è questa domanda? { $names }:
cli-tray = { $seat }, i tuoi gettoni: { $buttons }.
cli-button = { $key } { $label }
cli-button-left = { $key } { $label } (ancora { $left })
cli-key-yes = s
cli-key-no = n
cli-key-maybe = f
cli-key-so-close = v
cli-key-way-off = l
cli-key-correct = e
cli-key-no-more-tokens = x
cli-no-such-token = Quel gettone ora non lo puoi dare. Scrivi una delle lettere che vedi.
cli-mayor-asks-nothing = { $seat } fa da Sindaco e non chiede niente. Dopo quel nome può venire solo la lettera di un gettone.
cli-time-left = Ancora { $left }.
cli-time-is-up = Tempo scaduto.

## Days of Werewolf and Wherewolf

cli-out = { $seat } è fuori, e tace fino alla fine della partita.
cli-out-watching = { $seat } è fuori, e tace fino alla fine della partita. Quando parlano tutti, «/me { $seat }» mostra solo a { $seat } quello che i morti possono vedere.
cli-how-to-vote = Un voto comincia con un nome: «{ $seat }: { $accused }» mette { $seat } contro { $accused }. Vale finché non viene spostato.
cli-bots-vote = Con il solo Invio vota un bot.
cli-prompt-votes = { $left ->
    [none] Chi
   *[other] [ancora { $left }] Chi
} vota contro chi?
cli-prompt-vote = { $left ->
    [none] { $seat },
   *[other] [ancora { $left }] { $seat },
} contro chi voti?
cli-standing = Per ora: { $votes }.
cli-votes-against = { $count } contro { $accused }
cli-no-bot-moves = Nessun bot vuole muoversi. Tocca a { $names }.
cli-whose-vote = Di chi è quel voto? Comincia con un nome, come in «{ $seat }: { $accused }».
cli-dead-are-silent = { $seat } è fuori, e non può più votare.
cli-no-such-accused = Contro questo non si può votare. Ci sono { $names }.
cli-deadlock-not-now = In questa partita il giorno non si può chiudere così.
cli-assembly = { $left ->
    [none] Parlate.
   *[other] [ancora { $left }] Parlate.
} Invio quando siete pronti a votare:
cli-assembly-watched = { $left ->
    [none] Gli altri parlano.
   *[other] [ancora { $left }] Gli altri parlano.
} Con Invio votano:
cli-defence = { $left ->
    [none] { $seat }
   *[other] [ancora { $left }] { $seat }
} ha la parola. Invio quando ha finito:
cli-bot-defence = { $seat } è un bot, e alza solo le spalle.

## The endgames

cli-talk = [ancora { $left }] Parlate. Invio quando siete pronti a indicare:
cli-turn-cards = Tutti hanno indicato. Invio per scoprire le carte, /whoops se il giorno è finito al contrario:

## Asides

cli-help-werewords =
    Di giorno una domanda comincia con un nome: «Bob: è un essere vivente?» Per indovinare: «Bob: è una rana?»
    Mentre il Sindaco risponde si possono scrivere altre domande così; aspettano il loro turno.
    «Bob: /withdraw» ritira la domanda di Bob che aspetta. A turni, /pass fa chiedere il prossimo.
    Il Sindaco scrive la lettera di un gettone; «l Bob» mette Lontanissimo davanti a Bob.
    /tokens  che cosa resta nella scatola
    /log     domande e risposte finora
    /me Bob  che cosa è stato detto a Bob, su uno schermo solo per Bob
    /undo    annulla l’ultima cosa scritta
    /whoops  alla fine: il giorno è finito al contrario
    Ctrl-C   esci; la partita è conservata e può riprendere più tardi
cli-help-werewolf =
    Di giorno un voto comincia con un nome: «Bob: Anna» mette Bob contro Anna, e sposta il voto che aveva.
    Con il solo Invio vota un bot. Appena qualcuno ha la maggioranza contro, muore.
    /log       morti e voti finora
    /me Bob    che cosa è stato detto a Bob, su uno schermo solo per Bob
    /undo      annulla l’ultima cosa scritta
    /deadlock  non c’è accordo: cali la notte, se la partita lo permette
    Ctrl-C     esci; la partita è conservata e può riprendere più tardi
cli-help-wherewolf =
    Parlate, e premete Invio quando siete pronti a votare. I due voti sono segreti: la tastiera gira.
    Chi è sotto accusa parla a turno; Invio chiude un discorso.
    /log     che cosa hanno portato i giorni finora
    /me Bob  che cosa è stato detto a Bob, solo per Bob; se Bob è fuori, che cosa vedono i morti
    /undo    annulla l’ultima cosa scritta
    Ctrl-C   esci; la partita è conservata e può riprendere più tardi
cli-unknown-aside = Non esiste { $word }. Con /help vedi che cosa c’è.
cli-no-log = Non è ancora successo niente.
cli-tokens = Nella scatola: { $left }.
cli-tokens-not-counted = In questa partita nessuno conta i gettoni.
cli-me-who = Di chi? Scrivi /me e uno di questi nomi: { $names }.
cli-undo-nothing = Non c’è niente da annullare.
cli-undo-sure = Da allora sono stati mostrati dei segreti, e potrebbero ricomparire. Annullare lo stesso? (y: sì, n: no)
cli-undone = Annullata: l’ultima risposta di { $seat }.
cli-undone-secret = Annullata: l’ultima risposta data in segreto.
cli-undone-table = Annullato: l’ultimo accordo del tavolo.
cli-undone-whoops = Annullato: l’ultimo Ops.
cli-whoops-not-now = L’Ops è per il finale, prima che si scoprano le carte.

## Leaving, and playing again

cli-kept = Questa partita è conservata in { $file }. Per rivederla: nightcall replay { $file }
cli-score = Partite vinte finora: { $score }.
cli-score-of = { $seat } { $count }
cli-again = Un’altra partita? Invio per sì, n per no.
cli-again-or-level = Un’altra partita? Invio per sì, n per no, o un livello: { $levels }.
cli-left = La partita è conservata. Per riprenderla: nightcall resume { $file }
cli-input-ended = Non c’è più niente da leggere, quindi la partita si ferma qui. Per riprenderla: nightcall resume { $file }
cli-script-failed = Le regole si sono fermate per un errore nostro. La partita è conservata in { $file }; per favore, mandaci quel file.
cli-mismatch = { $file } è stata giocata con altre regole ({ $error }). «nightcall replay» può ancora mostrarla.
cli-already-over = Quella partita è finita. Per rivederla: nightcall replay { $file }
cli-journal-exists = { $file } esiste già, e non viene sovrascritto. Riprendi con «nightcall resume», o dai il nome di un altro file.
cli-journal-unwritable = { $file } non si può scrivere ({ $error }). Indica un altro file con --journal.

## Replay

cli-replay-chapter = { $chapter ->
    [deal] La distribuzione
    [night] { $number ->
        [0] La notte
       *[other] Notte { $number }
    }
    [dawn] Mattina { $number }
    [day] { $number ->
        [0] Il giorno
       *[other] Giorno { $number }
    }
    [assembly] L’Assemblea
    [first-voting] La Prima Votazione
    [defence] La Difesa
    [second-voting] La Seconda Votazione
    [stake] Il rogo
    [dusk] Il tramonto
    [hunt] La parola è stata trovata
    [vote] La parola non è stata trovata
   *[result] La fine
}
cli-replay-answer = { $seat } risponde: { $answer }
cli-replay-private = (solo { $seats }) { $text }
cli-replay-wordless = { $what } { $args }
cli-replay-stored = Questa partita è stata giocata con le regole { $rules }; ecco che cosa si è detto.
cli-replay-mismatch = Le regole di oggi non vanno d’accordo con questa partita ({ $error }); ecco che cosa si è detto.
cli-replay-unfinished = Questa partita non è finita. Ecco che cosa hanno visto tutti.
cli-replay-who = { $seat } non ha giocato. Al tavolo c’erano { $names }.
