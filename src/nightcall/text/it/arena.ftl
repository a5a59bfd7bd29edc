# Bots against bots: what `nightcall arena` prints.

arena-playing = { $games ->
    [one] Una partita
   *[other] { $games } partite
}
arena-sides = Partite vinte da ogni parte; tra parentesi, con il 95 % di certezza:
arena-cards = Partite vinte con ogni carta, su quelle in cui c’era:
arena-on-average = Una partita in media:
arena-line = {""}  { $name } { $share } % [da { $low } a { $high }] ({ $games ->
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
arena-hunt = La caccia alla Veggente: trovata { $share } % [da { $low } a { $high }], per caso { $chance } % ({ $games ->
    [one] una partita
   *[other] { $games } partite
})
arena-speed = { $games } partite al secondo di processore; la risposta più lenta ha richiesto { $slowest } ms.
arena-written = Le cifre sono in { $file }.
arena-unwritable = Non è stato possibile scrivere «{ $file }»: { $error }. Indica un altro file.
arena-no-such-level = Il livello «{ $level }» non esiste. Ci sono { $known }.
