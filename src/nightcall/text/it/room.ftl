# Rooms, and the server that holds them.

## Coming in

room-refused-no-such-room = Qui non c’è nessuna stanza { $code }. Ricontrolla il codice.
room-refused-room-locked = L’host ha chiuso a chiave questa stanza. Chiedi di farti entrare.
room-refused-room-full = Questa stanza è piena: il massimo è { $most }.
room-refused-game-running = C’è una partita in corso. Per questo bisogna aspettare che finisca; guardare si può sempre.
room-refused-name-empty = Prima scrivi un nome.
room-refused-name-too-long = Un nome può avere al massimo { $most } lettere.
room-refused-name-unprintable = In questo nome ci sono segni che non si possono mostrare. Scegline un altro.
room-refused-name-taken = Qui c’è già qualcuno che si chiama { $name }. Scegli un altro nome.
room-refused-not-your-place = Questo dispositivo non ha più un posto qui. Siediti di nuovo, o chiedi all’host.
room-refused-no-such-ticket = Questo biglietto è già stato usato, o è troppo vecchio. Chiedine uno nuovo.
room-refused-too-many-tickets = Ci sono troppi biglietti non usati. Aspetta qualche minuto.
room-refused-too-many-devices = Ci sono già { $most } dispositivi, e di più non si può.
room-refused-place-is-here = { $name } è qui con il proprio dispositivo, e può spostarsi solo da lì.
room-refused-place-is-taken = Questo posto è di { $name }. Prendi quello di un bot, o di chi se n’è andato per sempre.
room-refused-room-broken = In questa stanza si è giocato con regole diverse da quelle di oggi, e resta chiusa. Il suo registro è conservato.
room-refused-room-archived = La stanza { $code } non si usa da molto tempo ed è chiusa. Chi vi aveva un posto può ancora esportare o cancellare ciò che ne è conservato.
room-refused-hall-full = Su questo server non c’è più posto. Riprova più tardi.

## Who may do what

room-refused-only-watching = Stai solo guardando. Può farlo soltanto chi siede al tavolo.
room-refused-host-only = Può farlo solo l’host.
room-refused-host-is-here = L’host è { $name }, ed è qui.
room-refused-host-stays = L’host non si può allontanare. Prima affida la stanza a qualcun altro.
room-refused-not-a-person = Ci vuole una persona, non un programma né chi guarda soltanto.
room-refused-unknown-place = A quel posto non siede nessuno.
room-refused-no-seat = Non fai parte di questa partita.
room-refused-keeper-only = Può farlo solo chi guida questo tavolo.
room-refused-keeper-stays = Chi guida questo tavolo ne resta l’host. Per far guidare qualcun altro, mostra il codice QR al suo dispositivo.
room-refused-console-only = Le carte si danno a mano solo a un tavolo moderato da una persona.
room-refused-not-a-guest = { $name } non è qui come ospite, e può cambiarlo solo di persona.
room-refused-alone = Funzionerà di nuovo quando tornerà la rete.
room-refused-went-on-here = Qualcuno è andato avanti con questo tavolo su un altro dispositivo.
room-refused-one-device = Questo tavolo gioca attorno a un solo dispositivo: nessuno si siede con un telefono, e nemmeno un bot. Guardare si può sempre.
room-refused-seat-has-a-device = { $name } può rispondere senza di te. Segnarlo lo stesso?
room-refused-delete-needs-your-word = Così si cancellano la stanza e tutte le partite che vi sono state giocate, per tutti e per sempre. Conferma che lo vuoi davvero.

## Before and in the game

room-refused-unknown-game = Non c’è nessun gioco che si chiama «{ $game }».
room-refused-bad-options = Questo gioco non si prepara così: { $error }
room-refused-no-words-left = Non resta nessuna parola adatta alle opzioni. Permettine di più.
room-refused-no-game = Non si sta giocando a niente.
room-refused-question-has-passed = Quella domanda è già passata.
room-refused-entered-meanwhile = Nel frattempo è stato inserito qualcosa. Guarda di nuovo che cosa ne viene.
room-refused-paused = La partita è in pausa.
room-refused-nothing-to-undo = Non c’è niente da annullare.
room-refused-not-given-up = Qui non è stata abbandonata nessuna partita.
room-refused-others-sit-here = Per riprendere quella partita, sedetevi come allora, con gli stessi nomi: { $names }.
room-refused-undo-needs-your-word = Da allora qualcuno può aver visto qualcosa in privato, e non può più dimenticarlo. Annulli lo stesso? Lo sapranno tutti.
room-refused-nothing-to-overrule = Quel gettone è di una persona, o di nessuno. Si può cambiare solo quello di un bot.
room-refused-no-timer = Nessun orologio da allungare è in corso.
room-refused-extension-too-long = L’orologio si può allungare al massimo di { $most } secondi, e almeno di uno.
room-refused-no-such-card = In questo gioco non c’è nessuna carta che si chiama { $card }.
room-refused-card-count = Della carta { $card } ce ne può essere da nessuna a { $most }.
room-refused-card-fills = Il numero di questa carta viene dalle altre: { $card } prende i posti che lasciano liberi.
room-refused-patience-bounds = Aspetta da { $least } a { $most } secondi, o 0 per tutto il tempo che serve.
room-refused-not-over = Il registro si apre quando la partita è finita.

## Words to draw from

room-words-no-such-list = Su questo server non c’è una lista «{ $name }», o non è più pubblicata. Toglila, o guarda di nuovo il codice.
room-words-empty-list = La lista «{ $name }» è vuota.
room-words-other-language = La lista «{ $name }» è in una lingua diversa dalle parole di questo tavolo.
room-words-too-many-lists = Un tavolo può avere al massimo { $most } liste.
room-words-only-lists = Le nostre parole sono escluse e nessuna lista ne ha. Aggiungi una lista, o lascia entrare le nostre.
room-words-no-such-category = Non c’è un tipo di parole chiamato «{ $name }».
room-words-no-such-language = Non ci sono parole in «{ $name }».
room-bots-raise-no-hands = I bot non alzano mani da contare. Lascia che ognuno voti, o manda via i bot.

## Table talk

room-refused-talk-is-off = L’host ha spento le chiacchiere al tavolo.
room-refused-be-silent = Non ora: devi fare silenzio.
room-refused-dead-are-silent = I morti tacciono.
room-refused-no-such-saying = Qui non si può dire in quel modo.
room-refused-talk-too-fast = Lascia parlare anche gli altri. Aspetta un momento.
room-refused-too-much-talk = In questa partita sono già state dette { $most } cose, e di più non si può.

## Between a device and the server

room-refused-bad-message = Questo messaggio non lo conosciamo: { $error }
room-refused-bad-request = Questa richiesta non la conosciamo.
room-refused-not-found = A questo indirizzo non c’è niente.
room-refused-too-large = È troppo grande.
room-refused-too-fast = Troppo in fretta. Aspetta un momento.
room-refused-room-too-busy = In questa stanza succedono troppe cose. Aspetta un momento.
room-refused-too-many-tries = Troppi tentativi dalla tua rete. Aspetta un minuto.
room-refused-too-many-connections = Troppi dispositivi della tua rete sono collegati: al massimo { $most }. Chiudine qualcuno e riprova.
room-refused-room-used-up = Questo tavolo ne ha viste tante che è pieno. Finite la partita e apritene uno nuovo.
room-refused-wrong-origin = Questa pagina appartiene a un altro sito, e non può parlare per te.
room-refused-not-kept = Non è stato possibile annotarlo. Riprova.
room-refused-our-fault = È andata storta, e la colpa è nostra. La stanza è com’era prima.

## What the whole room is told

room-notice-undone = L’host ha annullato qualcosa.
room-notice-given-up = La partita è stata abbandonata.
room-notice-taken-up = La partita riprende, e aspetta che tutti siano pronti.
room-notice-extended = L’orologio ha { $seconds } secondi in più.
room-notice-kicked = L’host ha allontanato { $name }.
room-notice-moved = { $name } ora usa un altro dispositivo.
room-notice-left = { $name } ha lasciato la stanza.
room-notice-replaced = Ora { $name } gioca per { $before }.
room-notice-host = Ora l’host è { $name }.
room-notice-stand-in = Ora un bot gioca per { $name }.
room-notice-back = { $name } riprende a giocare.

## nightcall serve

room-no-client = Nightcall è in funzione. Questa copia non ha pagine incluse, quindi collegati con un programma.
room-serve-ready = Nightcall è in funzione su { $url }
room-serve-scan = Inquadra questo con un telefono:
room-serve-stop = Ctrl-C lo ferma. Ogni stanza è conservata in { $data } e torna al prossimo avvio.
room-serve-stopped = Fermato. Ogni stanza è conservata.
room-serve-port-taken = La porta { $port } non si può usare ({ $error }). Scegline un’altra con --port.
room-serve-data-bad = { $data } non si può usare come cartella dei dati: { $error }
room-serve-language-bad = { $name } non va bene. Un servizio linguistico vuole un indirizzo (http o https), un modello e come uso «unknown» o «all».

## nightcall backup

room-backup-done = { $file } è una copia completa e controllata. Stanze: { $rooms }. Registri: { $records }. Stanze archiviate: { $archived }.
room-backup-words = { $file } contiene le liste di parole: { $lists }.
room-backup-nothing = Non ci sono stanze in { $data }. Indica la cartella con --data.
room-backup-exists = { $file } esiste già e resta com’è. Scegli un altro nome.
room-backup-failed = Non è stato possibile fare una copia: { $error }
