# What stands on screens in a browser: buttons, labels and short explanations. Ids here begin with
# “client-” and go on as the client's source calls them.

## The front page

client-front-lead = Il moderatore per i giochi di identità nascosta. Un telefono a testa, un tavolo, un minuto per cominciare.
client-front-back-to = Torna al tavolo { $code }
client-front-host = Apri un tavolo
client-front-host-is = Ricevi un codice, e gli altri lo inquadrano.
client-front-host-go = Apri il tavolo
client-front-join = Entra con un codice
client-front-join-is = È sullo schermo dell’host.
client-front-join-go = Entra
client-front-tv = Mostra su uno schermo comune
client-front-games = Tre giochi
client-front-help = Come funziona
client-front-legal = Libero e aperto. Werewords è un marchio del suo editore; Nightcall gioca secondo le sue regole e non ha legami con lui.
client-your-name = Il tuo nome
client-code = Codice
client-code-is = Codice { $code }
client-game-werewords = Werewords
client-game-werewords-is = Trova con le domande la parola segreta del Sindaco, mentre dei Lupi Mannari che la conoscono ti portano fuori strada. Da 2 a 20 persone, dieci minuti.
client-game-werewolf = Werewolf
client-game-werewolf-is = Di notte i Lupi Mannari scelgono una vittima, di giorno il villaggio sceglie un sospetto. Da 6 a 30 persone.
client-game-wherewolf = Wherewolf
client-game-wherewolf-is = Un villaggio con 33 ruoli, quattro parti, due votazioni al giorno. Da 5 a 40 persone, una serata intera.

## Coming to a table

client-join-title = Siediti a questo tavolo
client-join-sit = Mi siedo
client-join-who = { $game } con { $names }
client-join-instead = Una partita è in corso. Puoi prendere il posto di un bot o di chi se n’è andato:
client-join-watch = Guardo soltanto
client-join-wait = C’è una partita in corso. Guardala e siediti quando è finita.
client-connecting = Collegamento in corso …
client-lost = La connessione è caduta. Continuiamo a provare; niente va perso, e non devi fare niente.
client-out-title = Non sei più a questo tavolo
client-out-4001 = Hai lasciato il tavolo. Puoi sederti di nuovo finché non c’è una partita in corso.
client-out-4002 = Il tuo posto è passato a un altro dispositivo.
client-out-4003 = L’host ti ha tolto dal tavolo.
client-out-4004 = Questo dispositivo non ha più un posto qui.
client-out-4005 = Questo tavolo è stato cancellato.
client-out-again = Mi siedo di nuovo
client-try-again = Riprova
client-to-front = Alla pagina iniziale
client-back = Indietro
client-close = Chiudi

## This device

client-settings = Lingua e schermo
client-settings-language = Lingua
client-settings-size = Dimensione del testo
client-settings-size-usual = normale
client-settings-size-large = grande
client-settings-size-largest = molto grande
client-settings-motion = Movimento sullo schermo

## The lobby

client-lobby = Il tavolo
client-invite-is = Inquadralo con un telefono, o scrivi il codice nella pagina iniziale.
client-share = Condividi il link
client-copied = Link copiato.
client-qr-join = Un codice da inquadrare che porta a questo tavolo
client-who-plays = { $count ->
    [one] Gioca una persona
   *[other] Giocano { $count } persone
}
client-who-watches = A guardare: { $names }
client-seats-order = Nell’ordine in cui siete seduti, in senso orario. Trascina un nome, o usa le frecce.
client-move-up = Sposta { $name } un posto più su
client-move-down = Sposta { $name } un posto più giù
client-add-bot = Aggiungi un bot
client-bot-names =
    Alba
    Bruno
    Clio
    Dario
    Fabio
    Greta
    Ines
    Livia
    Luna
    Milo
    Nora
    Otto
    Pia
    Quinto
    Rosa
    Silvio
    Tilde
    Ugo
    Vera
    Zoe
client-kick = Allontana
client-kick-name = Allontana { $name }
client-you = (tu)
client-is-host = host
client-is-bot = bot
client-is-away = assente
client-is-dead = fuori
client-is-mayor = Sindaco
client-is-winner = vince
client-may-speak = può parlare
client-what-is-played = Il gioco
client-roles = Le carte
client-roles-count = { $cards ->
    [one] Una carta
   *[other] { $cards } carte
} per { $players ->
    [one] una persona
   *[other] { $players } persone
}.
client-roles-usual = Carte solite
client-roles-sample = La nostra proposta per { $players }
client-role-read = Che cosa fa questa carta: { $name }
client-role-count = { $name }: { $count }
client-fewer = Una carta in meno: { $name }
client-more = Una carta in più: { $name }
client-quick-level = Livello
client-options = Come giocate
client-options-all = Tutte le opzioni
client-option-usual = come al solito
client-option-seconds = in secondi
client-table-language = la lingua del tavolo e del suo schermo comune
client-lobby-wait = L’host fa cominciare la partita. Intanto leggi le carte: premi il punto interrogativo accanto a una di loro.
client-start = Comincia
client-start-sure = Ne comincia un’altra, e la partita chiusa va persa: non si potrà più riprendere.
client-remark-refusal = Non ancora:
client-remark-warning = Attenzione:
client-remark-hint = Buono a sapersi:
client-fix-bots = { $count ->
    [one] Aggiungi un bot
   *[other] Aggiungi { $count } bot
}
client-fix-usual-cards = Prendi le carte solite
client-fix-fewer-bots = { $count ->
    [one] Manda via un bot
   *[other] Manda via { $count } bot
}
client-back-to-result = Torna al risultato
client-take-up = Riprendere la partita chiusa

## Values of options

client-value-level-easy = facile
client-value-level-medium = medio
client-value-level-hard = difficile
client-value-level-ridiculous = assurdo
client-value-level-expert = esperto
client-value-level-first = prime partite
client-value-level-later = partite successive
client-value-werewolf-table-base = mai
client-value-werewolf-table-deluxe = da dodici in su
client-value-warn-unless-more-village-team = la parte del villaggio
client-value-warn-unless-more-villager-cards = i semplici Villici
client-value-mayor-in-centre-left-of-last = la persona dopo, a sinistra
client-value-mayor-in-centre-redeal = si distribuisce di nuovo
client-value-call-seer-always = sempre
client-value-call-seer-unless-the-mayor = tranne se è il Sindaco
client-value-call-masons-only-when-two-wake = quando si svegliano in due
client-value-call-masons-with-doppelganger = anche con un Sosia
client-value-beholder-sees-group = un gruppo
client-value-beholder-sees-labels = chi è chi
client-value-letters-grow-in-a-row = quelle mancate di fila
client-value-letters-grow-in-all = tutte quelle mancate
client-value-letters-grow-never = nessuna
client-value-questions-typed = scritte
client-value-questions-spoken = a voce
client-value-asking-free = chi vuole
client-value-asking-turns = a turni
client-value-letter-shown-everywhere = tutte quelle uguali
client-value-letter-shown-tapped = solo quella
client-value-edition-base = base
client-value-edition-deluxe = deluxe
client-value-edition-german = tedesca
client-value-late-guess-counts = vale
client-value-late-guess-fails = non vale
client-value-votes-each = ognuno sul suo telefono
client-value-votes-counted = mani, contate a occhio
client-value-singled-out-by-most = più dita di tutti
client-value-singled-out-by-majority = più della metà
client-value-one-vote-each-everybody = tutti
client-value-one-vote-each-nobody = nessuno
client-value-extra-card-found-by-both = entrambi
client-value-extra-card-found-by-each = uno qualunque
client-value-moderator-digital = Nightcall
client-value-moderator-agreed = uno di voi
client-value-moderator-dealt = chi riceve la carta
client-value-deadlock-none = finché non c’è accordo
client-value-deadlock-declared = si può dichiarare
client-value-deadlock-timer = con l’orologio

## In a game

client-chapter-deal = La distribuzione
client-chapter-night = Notte
client-chapter-dawn = Alba
client-chapter-day = Giorno
client-chapter-hunt = La caccia
client-chapter-vote = Il voto
client-chapter-hunt-or-vote = La caccia o il voto
client-chapter-assembly = Assemblea
client-chapter-first-voting = Prima votazione
client-chapter-second-voting = Seconda votazione
client-chapter-defence = Difesa
client-chapter-stake = Il rogo
client-chapter-dusk = Tramonto
client-chapter-result = La fine
client-hold = Tieni premuto per vedere la tua carta
client-no-card = Non hai ancora una carta.
client-you-are-mayor = In più, fai da Sindaco.
client-asleep = Non ti si chiede niente. Tocca chi vuoi: non succede niente.
client-you-are-out = Sei fuori. Guarda e resta in silenzio: possono vincere senza di te, e per te.
client-you-are-out-talk = Sei fuori. Puoi parlare con gli altri che sono fuori.
client-watching = Stai guardando. Vedi quello che vedono tutti.
client-paused = In pausa. L’orologio è fermo.
client-failed = La partita si è fermata per un errore nostro. Niente va perso: l’host può annullare l’ultimo passo.
client-progress = Risposte: { $answered } su { $of }
client-nudged = Il tavolo ti aspetta.
client-can-change = Puoi cambiare finché non si chiude.
client-choose-number = { $least ->
    [0] Scegline al massimo { $most }.
   *[other] { $most ->
        [1] Fai una scelta.
       *[other] Scegline da { $least } a { $most }.
    }
}
client-confirm = OK: { $choice }
client-confirm-several = OK: { $names }
client-confirm-count = È tutto: { $total } mani su { $most }
client-pointing = ← { $names }
client-ask-unknown = Questo dispositivo è troppo vecchio per questa domanda. Ricarica la pagina.
client-house-title = Per tutto il tavolo
client-house-more = Per l’host: è finita nell’altro modo
client-house-whoops = { $chapter ->
    [hunt] Alla fine la parola non è stata trovata? Allora vale questo.
    [vote] Alla fine la parola è stata trovata? Allora vale questo.
   *[other] La parola è stata trovata, dopo tutto, o no? Allora vale questo.
}
client-timer-left = { $seconds ->
    [one] Manca un secondo
   *[other] Mancano { $seconds } secondi
}
client-notes = Appunti
client-notes-title = Che cosa sai
client-notes-mine = Tieni premuto per leggere quello che è stato detto solo a te
client-notes-all = Che cosa hanno sentito tutti
client-people = Persone
client-more-about = Altro

## The Day of Werewords

client-asks = { $seat } chiede
client-no-question = Il Sindaco aspetta una domanda.
client-ask-aloud = Chiedi a voce ciò a cui Sì o No può rispondere. La risposta è un gettone.
client-in-line = { $count ->
    [one] Aspetta un’altra domanda.
   *[other] Aspettano altre { $count } domande.
}
client-answered = Con risposta
client-spoken = a voce
client-tray = Gettoni
client-tray-for = Per
client-tray-nobody = nessuno in particolare
client-tokens = Gettoni rimasti
client-tokens-left = ancora { $count }
client-press-sure = { $button }: premi di nuovo per confermare
client-ask-question = Chiedi
client-ask-guess = Indovina
client-question-label = Fai una domanda a cui si risponde Sì o No
client-guess-label = Qual è la parola?
client-guess-form = È { $word }?
client-put-question = Chiedi al Sindaco
client-shape = La parola: { $shape }

## Table talk

client-talk = Chiacchiere
client-talk-off = L’host ha spento le chiacchiere.
client-talk-empty = Non è ancora stato detto niente.
client-talk-own = Di’ qualcosa
client-talk-send = Dillo
client-talk-among-dead = (tra i morti)
client-sayings = Frasi pronte
client-sayings-choose = Scegli che cosa dire …
client-blank-seat = Chi
client-blank-card = Quale carta
client-blank-word = Che cosa
client-word-yes = sì
client-word-no = no
client-word-white = Bianca
client-word-dark = Oscura

## Menu

client-menu = Menu
client-menu-game = La partita
client-menu-room = Il tavolo
client-menu-me = Tu
client-menu-invite = Invita altre persone
client-pause = Pausa
client-resume = Riprendi
client-undo = Annulla un passo
client-undo-sure = Annulla
client-undo-not = Lascia così
client-undo-last = L’ultima cosa che tutti hanno sentito: { $last }
client-extend = { $seconds } secondi in più
client-give-up = Chiudi questa partita
client-give-up-sure = La partita finisce qui, e non vince nessuno. Le carte restano coperte. Finché non ne comincia un’altra, si può ancora riprendere.
client-go-on = Continua a giocare
client-lock = Chiudere il tavolo: non entra più nessuno, neanche per guardare
client-talk-allowed = Chiacchiere nell’app
client-talk-dead-allowed = Chi è fuori può parlare con gli altri che lo sono
client-patience = Quando qualcuno non risponde
client-patience-wait = ricorda, e aspetta
client-patience-never = aspetta senza dire niente
client-patience-stand-in = un bot risponde dopo { $seconds } secondi
client-host-gone = L’host, { $name }, non c’è.
client-take-over = Prendi il posto dell’host
client-stand-in-on = Fai giocare un bot
client-stand-in-off = Ferma il bot
client-replace = Passa il posto a un altro dispositivo
client-replace-is = Inquadra questo con il nuovo dispositivo per continuare al posto di { $name }. Funziona una volta, per cinque minuti.
client-hand-over = Nomina host
client-second-device = Usa un secondo dispositivo
client-second-device-is = Inquadra questo con l’altro tuo dispositivo. Funziona una volta, per cinque minuti. Non mostrarlo a nessuno: apre la tua carta.
client-play-for-me = Fai giocare un bot per me
client-play-again-myself = Torno a giocare io
client-bot-plays = Un bot gioca per te.
client-leave = Lascia il tavolo
client-save-games = Salva le partite giocate
client-delete-table = Cancella questo tavolo
client-delete-sure = Tutto di questo tavolo viene cancellato per tutti, anche le partite giocate. Non si può annullare.
client-kick-sure = { $name } deve andarsene, e il posto è libero. Con il codice si può tornare, a meno che tu non chiuda il tavolo.
client-kick-sure-playing = { $name } deve andarsene, e un bot continua a giocare al suo posto. Qualcun altro può prenderlo.
client-hand-over-sure = { $name } diventa host. Tu resti al tavolo, e solo { $name } può ridarti questo ruolo.
client-leave-playing-sure = Un bot continua a giocare per te. Puoi tornare con questo dispositivo finché nessuno ha preso il tuo posto.
client-leave-host-sure = Qualcun altro diventa host.
client-stay = Rimani

## The end

client-result = La fine
client-you-won = Hai vinto.
client-you-lost = Stavolta no.
client-all-cards = Tutte le carte
client-score = { $games ->
    [one] Dopo una partita
   *[other] Dopo { $games } partite
}
client-wins = { $count ->
    [one] una vittoria
   *[other] { $count } vittorie
}
client-seal-true = La distribuzione era onesta: il sigillo corrisponde
client-seal-false = Il sigillo non corrisponde a questa distribuzione
client-seal-is = Prima che qualcuno vedesse una carta, il tavolo ha pubblicato questo sigillo. È lo SHA-256 delle righe qui sotto, quindi da allora nessuno può aver cambiato una carta.
client-story = Che cosa è successo, passo per passo
client-story-loading = Apertura del registro …
client-story-save = Salva il registro
client-story-did = { $seat }: { $answer }
client-story-told = Per { $to }: { $told }
client-play-again = Un’altra partita
client-change-table = Cambia il tavolo
client-see-table = Vedi il tavolo
client-result-wait = L’host fa cominciare la prossima partita.

## The shared screen

client-tv-lobby = Inquadra il codice per sederti.

## Teams

client-team-village = Villaggio
client-team-humans = Umani
client-team-werewolves = Lupi Mannari
client-team-vampire = Vampiro
client-team-criminals = Criminali
client-team-none = di nessuno

## Help

client-help-title = Come funziona
client-help-search = Cerca
client-help-cards = Le carte
client-help-werewords =
    Ognuno riceve una carta segreta. Uno di voi fa anche da Sindaco, e tutti sanno chi è.
    Di notte il Sindaco sceglie la Parola Magica. La Veggente la vede, e anche i Lupi Mannari.
    Di giorno gli altri fanno al Sindaco domande da Sì o No. Il Sindaco non parla: risponde con i gettoni.
    I gettoni e i minuti sono pochi. Per indovinare, chiedi direttamente se è quella parola.
    Se la parola viene trovata, i Lupi Mannari possono ancora vincere indicando la Veggente.
    Se non viene trovata, ognuno indica qualcuno: il villaggio vince ancora se prende un Lupo Mannaro.
client-help-werewolf =
    Ognuno riceve una carta segreta. Pochi sono Lupi Mannari, una è la Veggente, gli altri sono Villici.
    Di notte i Lupi Mannari scelgono insieme una vittima, e la Veggente guarda una persona.
    Al mattino la vittima è morta e scopre la carta. I morti restano in silenzio.
    Di giorno i vivi parlano e votano gli uni contro gli altri. Chi ha contro più della metà muore.
    Gli umani vincono quando non resta nessun Lupo Mannaro. I Lupi Mannari, quando sono tanti quanti gli umani.
client-help-wherewolf =
    Ognuno riceve una carta segreta di una di quattro parti, e qualcuno gioca per sé.
    Ogni notte i ruoli vengono chiamati uno per uno, che qualcuno li abbia o no. Il branco sceglie la preda.
    All’alba sentite chi è morto, e non perché. Le carte dei morti restano coperte, a meno che non giochiate a carte scoperte.
    Di giorno il villaggio parla. Nella prima votazione ognuno accusa qualcuno; chi ha più voti si difende.
    Nella seconda votazione chi non è sotto accusa sceglie chi brucia. In parità non brucia nessuno.
    Una parte vince quando non resta nessuno che possa fermarla.

## What went wrong

client-refused-no-network = Il server non si raggiunge. Controlla la connessione e riprova.
client-refused-not-known = Il server è ripartito prima di rispondere. Guarda se la cosa è stata fatta, e se no riprova.

## Un solo dispositivo, e la console di chi conduce

client-front-device = Gioca su questo dispositivo
client-front-moderate = Conduci una partita
client-keeper-device = Il tavolo
client-keeper-console = Moderatore
client-device-lobby = Questo dispositivo sta al centro e parla. Aggiungi chi gioca, nell’ordine in cui sedete.
client-device-sleeps = Questo browser qui non può tenere acceso lo schermo. Imposta il dispositivo perché resti acceso.
client-console-lobby = Conduci il gioco e vedi ogni carta. Aggiungi le persone per nome o fai scansionare il codice.
client-by-hand = Carte vere: inserisco io chi ha cosa
client-guest-name = Nome di chi gioca
client-guest-add = Aggiungi
client-unreachable = Il server non è raggiungibile. Niente va perso: si continua da sé appena torna la connessione.
client-device-offline-open = Senza rete questa pagina non si può ricaricare: lasciala aperta.
client-alone = Mancava la rete: questo dispositivo va avanti da solo.
client-alone-elsewhere = Nel frattempo questo tavolo è andato avanti altrove. Qui continua come lo avete voi.
client-alone-give = Prendere l’altro
client-alone-give-sure = Ciò che è stato giocato su questo dispositivo senza rete allora va perso, e il tavolo continua com’è sul server.
client-alone-impossible = Questo browser non può andare avanti senza rete. La partita aspetta qui finché torna.
client-device-pass-to = Passa il dispositivo a { $name }. Nessun altro guardi.
client-device-i-am = Sono { $name }
client-device-hold = { $name }, tieni premuto per guardare
client-device-no-news = Non c’è niente di nuovo per te.
client-device-look-alike = Ognuno guarda per almeno { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}, che ci siano novità o no.
client-device-no-vote = Sei tra gli accusati e questa volta non voti. Aspetta un momento, poi passa il dispositivo come tutti.
client-device-pass-on = Passa avanti
client-device-last = Sei l’ultima persona. Poi rimetti il dispositivo al centro.
client-keeper-who = Chi risponde
client-keeper-one = { $card } ({ $which } di { $of })
client-keeper-asks-copy = Quale carta hai guardato? Toccala.
client-keeper-asks-day = Sindaco, che cosa rispondi?
client-keeper-asks-hunt = Quale carta hanno scoperto?
client-keeper-asks-singled-out = Quale carta scopre chi è indicato da più dita? Più di una se c’è parità, nessuna se ciascuno è stato indicato una volta sola.
client-keeper-told-copied = Ora questa carta è anche tua: { $card }. { $joins ->
    [yes] Svegliati di nuovo quando la chiamano.
   *[no] { $which ->
        [thing] Tocca subito chi ti sta a sinistra o a destra.
       *[other] Continua a dormire quando la chiamano.
    }
}
client-console-now = Adesso
client-console-say = Di’ questo
client-console-sheet = Quello che è stato inserito
client-console-manual = Do io il ritmo: l’orologio mi aspetta
client-console-wait = Qui non c’è nulla da inserire. Aspetta quanto per le altre.
client-console-nobody-holds = Nessuno ha { $card }. Chiama lo stesso e aspetta quanto per gli altri.
client-console-nobody-bears = { $item ->
    [amulet] Nessuno ha l’Amuleto.
   *[sword] Nessuno ha la Spada.
} Chiama lo stesso e aspetta quanto per gli altri.
client-console-holder-out = { $count ->
    [one] { $names } non è più in gioco. Chiama { $card } lo stesso e aspetta quanto per gli altri.
   *[other] { $names } non sono più in gioco. Chiama { $card } lo stesso e aspetta quanto per gli altri.
}
client-console-next = Detto: avanti
client-console-time-up = Tempo scaduto
client-console-note = Una nota su { $name }
client-console-note-short = Nota
client-console-change = Cambia
client-console-instead = Doveva essere
client-console-was-shown = Da allora un telefono ha mostrato un segreto, e nessuno può dimenticarlo.
client-console-consequence = { $lost ->
    [0] Tutto ciò che è stato inserito dopo resta.
    [one] 1 voce successiva va reinserita.
   *[other] { $lost } voci successive vanno reinserite.
}
client-console-then = Ecco che cosa cambia:
client-console-then-at = La partita è allora qui: { $chapter }.
client-console-then-over = La partita è allora finita.
client-console-dead-then = { $names } { $count ->
    [one] non è
   *[other] non sono
} allora più in vita.
client-console-alive-again = { $names } { $count ->
    [one] è
   *[other] sono
} di nuovo in vita.
client-console-correct = Correggi
client-console-still-to-tell = Da dire dopo la tua correzione:
client-console-told = Detto
client-console-in-error = Detto per errore, a { $to }: { $told }
client-console-told-on-phones = { $names } lo { $count ->
    [one] ha
   *[other] hanno
} anche sul telefono, sotto Appunti.
client-console-rewind = { $count ->
    [one] Annulla questo passo
   *[other] Annulla questi { $count } passi
}
client-voice-unlock = Tocca una volta perché questo schermo possa parlare
client-voice-let-speak = Fai parlare questo schermo
client-voice-off = Silenzio
client-voice-repeat = Ancora
client-voice-pause = Pausa
client-voice-skip = Salta
client-voice-settings = Voce
client-voice-mute = Qui non si sente nessuna voce. Leggete le righe ad alta voce, o sceglietene un’altra sotto «Voce».
client-voice-language = Lingua di questo schermo
client-voice-language-of-table = quella del tavolo
client-voice-which = Quale voce
client-voice-recorded = Registrata
client-voice-volume = Volume della voce
client-voice-rate = Ritmo della voce
client-voice-sound = Suono della notte
client-voice-sound-volume = Volume della notte
client-voice-try = Prova
client-sound-none = nessuno
client-sound-wind = vento e un ululato lontano
client-sound-rain = pioggia
client-sound-fire = fuoco
client-sound-taps = dita sul tavolo

## Word lists

client-lists = Liste di parole
client-lists-lead = Parole tue per Werewords: la tua famiglia, la tua città, le vostre battute. Tienile qui, e condividile se vuoi.
client-lists-mine = Le mie liste
client-lists-mine-are = Le chiavi di queste liste sono solo su questo dispositivo. Chi ha una chiave così può cambiare la lista; senza, non può nessuno.
client-lists-none-mine = Su questo dispositivo non hai ancora una lista.
client-lists-new = Fai una lista
client-lists-one = Una lista di parole
client-lists-find = Trova liste di altri
client-lists-find-go = Cerca
client-lists-name-or-code = Nome o codice di una lista
client-lists-none-found = Nessuna lista pubblicata si chiama così, e nessuna ha questo codice.
client-lists-name = Nome della lista
client-lists-language = Lingua delle parole
client-lists-entries = Parole ed espressioni, una per riga
client-lists-entries-are = Puoi incollare anche CSV o JSON. Al massimo 10.000 voci di 80 caratteri; se una è sbagliata, non si salva niente.
client-lists-file = Oppure prendi un file: testo, CSV o JSON, in UTF‑8
client-lists-no-file = Scrivi invece
client-lists-estimate = Dai un livello stimato alle parole che non ce l’hanno
client-lists-save = Salva
client-lists-leave = Non salvare
client-lists-wrong = { $count ->
    [one] Non è stato salvato niente. Una cosa non va:
   *[other] Non è stato salvato niente. { $count } cose non vanno:
}
client-lists-repeated = { $count ->
    [one] Una voce c’era due volte e resta una volta.
   *[other] { $count } voci c’erano due volte e restano una volta.
}
client-lists-count = { $count ->
    [one] Una parola
   *[other] { $count } parole
}
client-lists-estimates = «Circa» è la nostra stima. Una parola così esce a ogni livello.
client-lists-about = circa { $level }
client-lists-show-all = Mostra tutte e { $count }
client-lists-closed = Solo chi ha fatto questa lista la può leggere. Un tavolo ci può giocare lo stesso.
client-lists-tools = Che cosa puoi fare con questa lista
client-lists-is-private = Solo tu vedi questa lista. Ai tuoi tavoli ci puoi giocare.
client-lists-is-published = Su questo server tutti possono trovare questa lista, leggerla e giocarci.
client-lists-is-hidden = Fuori vista: è stata segnalata
client-lists-hidden-why = Più persone hanno segnalato questa lista, e nessuno la trova più per nome. Cambiala, e si troverà di nuovo.
client-lists-edit = Cambia
client-lists-publish = Pubblica
client-lists-unpublish = Non pubblicare più
client-lists-drop = Elimina
client-lists-drop-sure = «{ $name }» si elimina per sempre, con tutto quello che contiene.
client-lists-download = Scarica:
client-lists-format-text = Testo
client-lists-format-csv = CSV
client-lists-format-json = JSON
client-lists-use-code = Scrivi questo codice dove il tuo tavolo sceglie le sue liste.
client-lists-report = Segnala questa lista
client-lists-report-why = Che cosa non va?
client-lists-report-note = Che cosa bisogna guardare? Puoi lasciare vuoto.
client-lists-report-go = Segnala
client-lists-reported = Segnalata. Grazie.
client-lists-reason-offensive = offensiva o crudele
client-lists-reason-private = cose private di qualcuno
client-lists-reason-copied = copiata senza permesso
client-lists-reason-spam = pubblicità o sciocchezze
client-lists-reason-other = altro
client-lists-only = solo parole delle liste, nessuna delle nostre
client-lists-chosen = Liste scelte
client-lists-remove = Togli { $name }
client-lists-add-mine = Aggiungi una delle mie liste
client-lists-choose = Scegli…
client-lists-add-published = Aggiungi una lista pubblicata
client-lists-most = Un tavolo può avere al massimo { $most } liste.
client-lists-manage = Fai e cambia liste
client-lists-evenings = nessuna parola già uscita un’altra sera a un tavolo aperto da questo dispositivo
client-fix-our-words = Usa le nostre parole
client-fix-each-votes = Far votare ognuno

## Kinds of words

client-category-activities = attività
client-category-animals = animali
client-category-body-health = corpo e salute
client-category-books = libri
client-category-brands = marche
client-category-clothes = vestiti
client-category-film-tv = cinema e TV
client-category-food-drink = cibo e bevande
client-category-games = giochi
client-category-history-myth = storia e mito
client-category-holidays = feste
client-category-home = casa
client-category-ideas = idee
client-category-jobs = mestieri
client-category-music-art = musica e arte
client-category-nature = natura
client-category-objects = oggetti
client-category-people = persone
client-category-places = luoghi
client-category-science = scienza
client-category-sport = sport
client-category-travel = viaggi
client-circle = Il tavolo dall’alto
client-console-coming = Poi
client-console-does-wherewolf-first-voting = { $public ->
    [yes] Tutti gli occhi restano aperti.
   *[no] Chi è in vita chiude gli occhi.{ $spy ->
        [yes] {""} Solo la Spia può guardare.
       *[no] {""}
    }
} Chiama i nomi uno per uno: ognuno alza la mano una volta, per un’altra persona.{ $public ->
    [yes] {""}
   *[no] {" "}Poi tutti riaprono gli occhi.
}
client-console-does-wherewolf-second-voting = { $public ->
    [yes] Tutti gli occhi restano aperti.
   *[no] Chi è in vita chiude gli occhi, anche chi è sotto accusa.
} Chiama uno per uno i nomi sotto accusa: chi ha un voto alza la mano una volta.{ $public ->
    [yes] {""}
   *[no] {" "}Poi tutti riaprono gli occhi.
}
client-console-does-werewords-wake-mayor = Il Sindaco tocca la carta segreta su questo schermo, oppure te la mostra e la tocchi tu.
client-console-does-werewords-choose-a-word = Mostra queste parole al Sindaco e tocca quella che indica.
client-console-does-werewords-remember-the-word = Non serve scrivere nulla: il gioco ricorda la parola.
client-console-does-werewords-tap-a-letter = Tocca «Mostra solo questa domanda» e porgi il dispositivo: la lettera si tocca lì.
client-console-does-werewords-tap-a-letter-one-werewolf = { client-console-does-werewords-tap-a-letter }
client-console-paper = Carta della notte e foglio dei punti su carta
client-vote-hands = Chi alza la mano per { $name }?
client-vote-next = Prossimo nome: { $name }
client-vote-missing = Non hanno ancora votato: { $names }
client-vote-by-person = Inserire persona per persona
client-vote-by-hands = Contare le mani, nome per nome
client-confirm-none = Nessuno
client-guest-numbered = Giocatore { $number }
client-device-lobby-cards = Questo dispositivo sta al centro e parla. Date carte vere e uno di voi è Sindaco; aggiungi un nome per ciascuno, così sa quanti siete.
client-device-lobby-how = Come si danno le carte
client-device-lobby-deal = Mescolate le carte qui sotto con quella del Sindaco e datene una a testa; una resta al centro. Chi ha quella del Sindaco la mostra e prende quella al centro come carta segreta. Quella del Sindaco è al centro? La prende chi siede alla sinistra dell’ultimo Sindaco; alla prima partita, ridistribuite.
client-device-lobby-deal-two = Uno di voi è Sindaco, l’altro la volta dopo. Mescolate le carte qui sotto e datene una a testa; la terza sta coperta tra voi, e nessuno la guarda.
client-device-shut-eyes = È di nuovo notte: quel che viene non è per tutti gli occhi. Chiudeteli tutti; poi tocca chi ha in mano il dispositivo.
client-undone-here = Annullato.
client-keeper-whoops = È finita nell’altro modo
client-keeper-all = Tutti: { $answer }
client-keeper-asked = { $name }: { $line }
client-keeper-phone = { $name } risponde sul proprio telefono.
client-keeper-instead = Rispondere comunque per { $name }
client-keeper-over = Passare a qualcun altro
client-keeper-over-is = Inquadra questo con il dispositivo che condurrà. Questo resta fuori. Funziona una volta, per cinque minuti.
client-keeper-second-is = Inquadra questo con l’altro tuo dispositivo. Funziona una volta, per cinque minuti. Non mostrarlo a nessuno: mostra tutte le carte.
client-console-for-you = Solo per te: { $told }
client-console-round-sure = Lì si vedono le carte di tutti. Ci va solo chi conduce.
client-keeper-bot = { $name } è un bot e risponde da solo.
client-console-silently = In silenzio, a { $to }: { $told }
client-console-lobby-cards = Conduci il gioco. Nessuno ha un telefono, quindi si gioca con carte vere: distribuiscile prima di cominciare. Aggiungi le persone per nome o fai scansionare il codice.
client-console-round = Far girare questo dispositivo, così ciascuno guarda la sua carta
client-console-round-back = Tutti hanno guardato. Restituisci il dispositivo a chi conduce.
client-console-round-end = Conduco io: torna alla console
client-beside-accuse = Cliente
client-beside-nobody-accuse = nessun cliente
client-vote-more-accuse = { $name } può alzare entrambe le mani al nome di un cliente. Il cliente si inserisce qui:
client-story-press-accuse = { $press }, con { $to } come cliente
client-console-show-large = Mostra in grande
client-console-only-this = Mostra solo questa domanda
client-console-give-back = Grazie. Restituisci il dispositivo a chi conduce.
client-console-back = Annullare l’ultimo passo
client-arrange-card-of = { $name } ha
client-arrange-place = Posto { $place }
client-arrange-middle = Il centro
client-arrange-out = Resta fuori
client-arrange-left = Ancora da assegnare: { $cards }
client-arrange-none-left = Tutte le carte sono assegnate.
client-arrange-rest = Tutti gli altri: { $card }
client-arrange-leave-out = Le altre restano fuori
client-arrange-go = Queste sono le carte
client-arrange-taken = Formano un villaggio, e sono dove le hai appena messe.
client-arrange-go-taken = Giocare con queste carte
client-arrange-others = Le prime carte non fanno un villaggio: troppi o troppo pochi mostri, o una che ne vuole altre accanto. Giocate con queste, o annulla e ridistribuite.

## Gioca subito, e consigli

client-play-now = Gioca subito
client-play-now-is = Da solo? I bot prendono gli altri posti e in pochi secondi si gioca.
client-play-now-name = Robin
client-settings-hints = Consigli nelle mie prime partite
client-hint = Un consiglio
client-hint-close = Capito
client-hint-none = Niente più consigli
client-hint-werewords-deal = Tieni premuto il pulsante in basso per vedere la tua carta. Si copre quando lo lasci.
client-hint-werewords-night = Di notte tutti i telefoni sono così. Quando chiamano il tuo ruolo, tieni premuto per leggere ciò che solo tu puoi sapere.
client-hint-werewords-day = Chiedi ciò a cui Sì o No può rispondere e dimezza le possibilità. «{ client-ask-guess }» propone una parola.
client-hint-werewords-vote = Tra chi vi ha sviati può esserci il Lupo Mannaro. Puoi cambiare fino allo scadere del tempo.
client-hint-werewolf-deal = Tieni premuto il pulsante in basso per vedere la tua carta. Si copre quando lo lasci.
client-hint-werewolf-night = Se non ti chiamano, tocca chi vuoi: non succede nulla e nasconde chi è sveglio.
client-hint-werewolf-day = Prima si parla: in basso, in «{ client-talk }», ci sono frasi pronte. Poi schierati contro qualcuno; puoi spostare il voto.
client-hint-wherewolf-deal = Tieni premuto il pulsante in basso per la tua carta: fazione, potere e come vince.
client-hint-wherewolf-night = I ruoli sono chiamati anche se nessuno li ha. Quello che scopri resta in «{ client-notes }».
client-hint-wherewolf-assembly = Di’ ciò che sai, o ciò che vuoi far credere: in «{ client-talk }» ci sono frasi pronte.
client-hint-wherewolf-first-voting = Accusa un altro giocatore. I più accusati poi si difendono.
client-hint-wherewolf-second-voting = Ora votano solo i non accusati. Un pareggio li salva tutti.
client-bot-level = Quanto gioca bene { $name }
client-bot-level-easy = facile
client-bot-level-normal = normale
client-bot-level-hard = tosto
client-temper-quick = decide in fretta
client-temper-thoughtful = ci pensa con calma
client-temper-talkative = parla volentieri
client-temper-quiet = parla poco
client-temper-stubborn = resta della prima idea
client-temper-easily-led = si lascia convincere
client-bots-helped = Su questo server un servizio linguistico aiuta i bot. Le domande a un bot sindaco, la parola e ciò che dite con parole vostre possono essergli inviati.

## Cards to print

client-cards = Stampare le carte
client-cards-lead = Carte, gettoni e fogli su carta, per tavoli senza telefoni. Scegli, crea il PDF, stampalo e taglia lungo i segni.
client-cards-for-table = Questo è il villaggio del tavolo { $code }.
client-cards-not-here = Questo server non può stampare. Chi lo gestisce può aggiungere la parte che manca.
client-cards-players = Giocatori
client-cards-whole-werewords = Tutta la scatola
client-cards-whole-werewolf = Il mazzo da 16
client-cards-whole-wherewolf = Tutte le carte
client-cards-chosen = { $cards ->
    [one] Una carta è scelta.
   *[other] { $cards } carte sono scelte.
}
client-cards-on-top-werewords = La carta del Sindaco si aggiunge.
client-cards-sheets = Che cosa stampare
client-cards-sheet-roles = Carte
client-cards-sheet-tokens = Gettoni
client-cards-sheet-badges = Cartellini con il nome
client-cards-sheet-turn-card = Carta della notte per chi conduce
client-cards-sheet-score = Foglio dei punti
client-cards-nothing = Spunta quello che vuoi stampare.
client-cards-names = Nomi, uno per riga
client-cards-language = Lingua delle carte
client-cards-paper = Carta
client-cards-paper-a4 = A4
client-cards-paper-letter = US Letter
client-cards-backs = Con il retro, per stampare fronte e retro
client-cards-code = Codice del tuo tavolo, da inquadrare
client-cards-make = Crea il PDF
client-cards-making = Il PDF è quasi pronto…
client-cards-made = Da stampare al 100 %.
client-cards-made-both = Da stampare al 100 %, fronte e retro, girando sul lato lungo.
client-overrule = Doveva essere
client-understood = capito: { $meaning }
client-understood-helped = risposta data con l’aiuto di un servizio linguistico
