# Bot contro bot: ciò che scrive `nightcall arena`.

arena-playing = { $games ->
    [one] Una partita
   *[other] { $games } partite
}
arena-sides = Partite vinte per parte, tra parentesi sicure al 95 %:
arena-cards = Partite vinte per carta, su quelle in cui c’era:
arena-on-average = Una partita in media:
arena-line = {""}  { $name } { $share } % [{ $low } a { $high }] ({ $games ->
    [one] una partita
   *[other] { $games } partite
})
arena-team = { $team ->
    [village] il villaggio
    [werewolves] i Lupi Mannari
    [criminals] i Criminali
    [vampire] il Vampiro
   *[none] nessuno
}
arena-mean-answers = {""}  { $mean } risposte
arena-mean-sayings = {""}  { $mean } frasi al tavolo
arena-mean-nights = {""}  { $mean } notti
arena-mean-found = {""}  la parola trovata { $mean } volte
arena-mean-questions = {""}  { $mean } domande
arena-speed = { $games } partite per secondo di calcolo; la risposta più lenta ha preso { $slowest } ms.
arena-written = Le cifre sono in { $file }.
arena-unwritable = Non è stato possibile scrivere “{ $file }”: { $error }. Indica un altro file.
arena-no-such-level = Il livello “{ $level }” non esiste. Ci sono { $known }.
