# Robots contre robots : ce qu’écrit `nightcall arena`.

arena-playing = { $games ->
    [one] Une partie
   *[other] { $games } parties
}
arena-sides = Parties gagnées par camp, entre crochets sûres à 95 % :
arena-cards = Parties gagnées par carte, sur celles où elle était en jeu :
arena-on-average = Une partie en moyenne :
arena-line = {""}  { $name } { $share } % [{ $low } à { $high }] ({ $games ->
    [one] une partie
   *[other] { $games } parties
})
arena-team = { $team ->
    [village] le village
    [werewolves] les Loups-garous
    [criminals] les Criminels
    [vampire] le Vampire
   *[none] personne
}
arena-mean-answers = {""}  { $mean } réponses
arena-mean-sayings = {""}  { $mean } paroles à la table
arena-mean-nights = {""}  { $mean } nuits
arena-mean-found = {""}  le mot trouvé { $mean } fois
arena-mean-questions = {""}  { $mean } questions
arena-hunt = La chasse à la Voyante : trouvée { $share } % [{ $low } à { $high }], par hasard { $chance } % ({ $games ->
    [one] une partie
   *[other] { $games } parties
})
arena-speed = { $games } parties par seconde de calcul ; la réponse la plus lente en a pris { $slowest } ms.
arena-written = Les chiffres sont dans { $file }.
arena-unwritable = « { $file } » n’a pas pu être écrit : { $error }. Donne un autre fichier.
arena-no-such-level = Il n’y a pas de niveau « { $level } ». Il y a { $known }.
