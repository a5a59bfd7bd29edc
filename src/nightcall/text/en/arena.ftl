# Bots against bots: what `nightcall arena` prints.

arena-playing = { $games ->
    [one] One game
   *[other] { $games } games
}
arena-sides = Games won by each side, in brackets 95 % sure:
arena-cards = Games won with each card, of those it was dealt in:
arena-on-average = A game on average:
arena-line = {""}  { $name } { $share } % [{ $low } to { $high }] ({ $games ->
    [one] one game
   *[other] { $games } games
})
arena-team = { $team ->
    [village] village
    [werewolves] werewolves
    [criminals] criminals
    [vampire] vampire
   *[none] nobody
}
arena-mean-answers = {""}  { $mean } answers
arena-mean-sayings = {""}  { $mean } things said at the table
arena-mean-nights = {""}  { $mean } nights
arena-mean-found = {""}  the word found { $mean } times
arena-mean-questions = {""}  { $mean } questions
arena-hunt = The hunt for the Seer: found { $share } % [{ $low } to { $high }], by chance { $chance } % ({ $games ->
    [one] one game
   *[other] { $games } games
})
arena-speed = { $games } games a second of CPU time; the slowest answer took { $slowest } ms of it.
arena-written = The figures are in { $file }.
arena-unwritable = “{ $file }” could not be written: { $error }. Give another file.
arena-no-such-level = There is no level “{ $level }”. There are { $known }.
