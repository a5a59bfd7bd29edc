# Bots against bots: what `nightcall arena` prints.

arena-playing = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}
arena-sides = Partidas ganadas por cada bando; entre corchetes, con un 95 % de certeza:
arena-cards = Partidas ganadas con cada carta, de aquellas en que salió:
arena-on-average = Una partida de media:
arena-line = {""}  { $name } { $share } % [{ $low } a { $high }] ({ $games ->
    [one] una partida
   *[other] { $games } partidas
})
arena-team = { $team ->
    [village] la aldea
    [werewolves] los Hombres Lobo
    [criminals] los Criminales
    [vampire] el Vampiro
   *[none] nadie
}
arena-mean-answers = {""}  { $mean } respuestas
arena-mean-sayings = {""}  { $mean } frases en la mesa
arena-mean-nights = {""}  { $mean } noches
arena-mean-found = {""}  la palabra hallada { $mean } veces
arena-mean-questions = {""}  { $mean } preguntas
arena-hunt = La caza de la Vidente: hallada { $share } % [{ $low } a { $high }], por azar { $chance } % ({ $games ->
    [one] una partida
   *[other] { $games } partidas
})
arena-speed = { $games } partidas por segundo de procesador; la respuesta más lenta ocupó { $slowest } ms.
arena-written = Las cifras están en { $file }.
arena-unwritable = No se pudo escribir “{ $file }”: { $error }. Indica otro archivo.
arena-no-such-level = No hay ningún nivel “{ $level }”. Hay { $known }.
