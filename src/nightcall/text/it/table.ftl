# What is said at every table, whatever is played.

## Lists

list-empty = niente
list-next = { $before }, { $item }
list-last = { $before } e { $item }
list-or = { $before } o { $item }
list-pair = { $left } ({ $right })
list-counted = { $count } { $name }

## Seats and options before Start

seat-reserved = «{ $name }» non può sedersi qui: quel nome è riservato al tavolo. Scegline un altro.
seat-blank = Un nome ha bisogno di lettere, senza spazi prima o dopo. «{ $name }» non va bene.
seat-too-long = «{ $name }» è troppo lungo. Al massimo { $most } lettere.
seat-twice = Due persone si chiamano { $name }. Dai un altro nome a una delle due.
bad-options = Questo gioco non si prepara così: { $error }

## Why an answer was not taken

refused-not-an-option = Non è una delle tue scelte. Prendine una tra quelle che vedi.
refused-chosen-twice = Hai scelto due volte la stessa cosa. Ogni scelta vale una volta sola.
refused-wrong-number = Sono troppe o troppo poche. Guarda di nuovo quante ne servono.
refused-not-an-arrangement = Deve esserci tutto, e ogni cosa una volta sola.
refused-not-text = Scrivilo a parole.
refused-empty = Prima scrivi qualcosa.
refused-too-long = È troppo lungo. Dillo più in breve.
refused-unprintable = Ci sono segni che non si possono mostrare. Scrivilo di nuovo.
refused-no-letters = Una parola ha bisogno di lettere o cifre.
refused-not-a-salt = Un sigillo ha bisogno di trentadue cifre esadecimali.
refused-not-a-length = Una durata è un numero intero di secondi, tra i due che vedi.
refused-not-a-count = Le mani si contano in numeri interi.
refused-too-many-hands = Ci sono più mani che persone. Conta di nuovo.
refused-game-over = La partita è finita.
refused-not-asked = Non tocca a te rispondere.
refused-unknown-seat = Qui non c’è nessuno con quel nome.

## Why a program's command was not taken

refused-bad-command = Questa riga non è un comando: { $error }
refused-line-too-long = Una riga può avere al massimo { $most } byte.
refused-no-such-game = Non c’è nessun gioco che si chiama «{ $name }».
refused-no-such-language = Non ci sono testi in «{ $name }». Indica una lingua con le sue due lettere, per esempio en.
refused-no-open-game = Nessuna partita «{ $name }» è aperta. Prima cominciala.
refused-already-open = Una partita «{ $name }» è già aperta. Chiudila, o usa un altro id.
refused-too-many-games = Ci sono { $most } partite aperte, e di più non si può. Prima chiudine una.
refused-too-many-entries = Questa partita ha { $most } risposte, e di più non si può.
refused-cannot-start = Questo tavolo non può cominciare. { $error }
refused-bad-journal = Questo non è un diario di partita: { $error }
refused-journal-mismatch = Il diario non va d’accordo con queste regole: { $error }
refused-no-such-entry = Ci sono { $count } risposte su cui tornare, quindi a { $to } non si arriva.
refused-no-words = Non ci sono più parole da estrarre. Danne qualcuna con «words», o detta tu le estrazioni del Banco.
refused-script-failed = Le regole si sono fermate per un errore nostro. Il diario è intero; con annulla torni a prima.

## What can be said at every table

saying-claim = La mia carta è { $card }.
saying-accuse = Sospetto di { $seat }.
saying-vouch = Mi fido di { $seat }.
saying-agree = La penso come { $seat }.
saying-doubt = Non credo a { $seat }.
saying-vote = Il mio voto va a { $seat }.
saying-ask-card = { $seat }, che carta hai?
saying-nothing = Non ho niente da dire.
