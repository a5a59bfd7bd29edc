# Ce qui s’imprime : cartes, jetons, cartes de nuit, feuilles de score. Des lignes courtes, lisibles à bout de bras.
# $call, $first et $later sont les premiers mots de la phrase qui appelle une carte la nuit.

## Quand une carte se réveille

print-wakes-never = Personne ne t’appelle la nuit.
print-wakes-once = Réveille-toi à « { $call } ».
print-wakes-every = Réveille-toi chaque nuit à « { $call } ».
print-wakes-first = Réveille-toi la première nuit à « { $call } ».
print-wakes-later = Réveille-toi dès la deuxième nuit à « { $call } ».
print-wakes-both = Réveille-toi la première nuit à « { $first } », ensuite à « { $later } ».
print-wakes-werewords-mayor = Réveille-toi à « { $call } », puis quand ta carte secrète est appelée.
print-wakes-werewords-doppelganger = Réveille-toi à « { $call } », puis avec ces cartes, si tu as copié l’une d’elles : { $again }.
print-wakes-werewolf-moderator = Tu veilles toute la nuit.
print-wakes-wherewolf-traitor = La première nuit, à « { $call } », garde les yeux fermés et lève une main.
print-wakes-wherewolf-cursed = Personne ne t’appelle la nuit, jusqu’à ta transformation : dès lors, réveille-toi à « { card-werewolf.many } ».

## Les camps qu’une carte n’a pas dès le début, et comment on gagne à Werewords

print-team-werewords-mayor = comme ta carte secrète
print-team-werewords-doppelganger = comme la carte copiée
print-team-werewolf-moderator = sans camp
print-aura = { $aura ->
    [Dark] Aura sombre
   *[White] Aura blanche
}{ $mystic ->
    [yes] , a le don
   *[no] {""}
}
print-wins-werewords-village = Tu gagnes si le mot est trouvé et que les Loups-garous manquent qui était au courant, ou si quelqu’un de leur camp est pris.
print-wins-werewords-werewolves = Tu gagnes si vous trouvez qui était au courant du mot, ou s’il reste caché sans que personne de ton camp soit pris.
print-wins-werewords-mayor = Tu gagnes avec le camp de ta carte secrète.
print-wins-werewords-doppelganger = Tu gagnes avec le camp de la carte que tu as copiée.

## Ce que peut une carte quand décident les mains et les yeux, et non un écran

print-does-werewords-mason-uncalled = Tu es le seul Franc-maçon de ce village, et tu joues comme un Villageois.
print-does-werewords-werewolf =
    Tu connais le mot{ $one ->
        [yes] {""}
       *[no] {" "}et ta meute
    }. Égare les autres.
    S’ils trouvent le mot, cherche : { $sought-or }.
print-does-wherewolf-advocate = Tu votes au bûcher même quand on t’accuse. Une fois dans la partie, lève les deux mains à un nom du premier vote : aucune accusation contre cette personne ne compte.
print-does-wherewolf-spy = Tu connais les autres Criminels. Au premier vote, tu peux garder les yeux ouverts.

## La marge d’une feuille

print-margin = { $game }, feuille { $sheet } sur { $sheets }. Imprimer à 100 %.
print-margin-both = { $game }, feuille { $sheet } sur { $sheets }. Imprimer à 100 %, recto verso, retourné sur le bord long.
print-table = Scanne pour prendre place à la table.

## La carte de nuit

print-night-once = La nuit
print-night-first = La première nuit
print-night-later = Chaque nuit suivante
print-day = Le jour
print-village = Dans ce village : { $roles }.
print-rule-werewords = Appelle chaque carte en jeu, même si le Maire l’a{ $seer ->
    [no] {" "}(sauf : { $sought-or })
   *[yes] {""}
}, et attends chaque fois aussi longtemps.
print-rule-werewolf = Dis ces phrases et rien d’autre. Toi seul sais qui ouvre les yeux.
print-rule-wherewolf = Appelle chaque carte en jeu, que quelqu’un l’ait ou non, en vie ou non, et attends chaque fois aussi longtemps.
print-ends-wherewolf = Réveillez-vous, tout le monde.
print-day-werewords =
    Le Maire ne dit rien et répond à chaque question par un jeton.
    Le jour dure { $time }, ou jusqu’au dernier jeton Oui/Non.{ $speedwords ->
        [yes] {" "}Trace un tiret pour chaque lettre du mot, et écris celle qui a été choisie{ $everywhere ->
            [yes] , partout où elle figure
           *[no] {""}
        }.
       *[no] {""}
    }
    { $two ->
        [yes] Trouvé : qui est Loup-garou se montre et a { $hunt } secondes pour désigner l’autre personne ou la carte à part. Si c’est { $sought }, le Loup-garou gagne, sinon l’autre. Sans Loup-garou, les deux gagnent.
       *[no] { $one ->
            [yes] Trouvé : le Loup-garou se montre et a { $hunt } secondes pour désigner quelqu’un. Il cherche : { $sought }. S’il tombe juste, il gagne.
           *[no] Trouvé : les Loups-garous se montrent et ont { $hunt } secondes pour désigner quelqu’un. Ils cherchent : { $sought }. Un seul coup juste, et ils gagnent.
        }{ $quiet ->
            [yes] {" "}Pendant ce temps, personne d’autre ne parle.
           *[no] {""}
        }
    }
    { $two ->
        [yes] Pas trouvé : parlez { $talk } secondes, mais personne ne peut se dire { $sought } ou Villageois. Puis chacun désigne, l’autre ou la carte à part. Qui désigne le Loup-garou gagne, et un Loup-garou que l’on manque aussi.{ $together ->
            [yes] {" "}Si le Loup-garou est la carte à part, les deux gagnent, ou personne.
           *[no] {""}
        }
       *[no] Pas trouvé : parlez { $talk } secondes, puis tout le monde désigne en même temps. { $needs ->
            [majority] Qui a plus de la moitié des doigts sur soi retourne sa carte. Si personne n’en a autant,
            [everybody] Qui a le plus de doigts sur soi retourne sa carte ; à égalité, toutes ces personnes.
           *[nobody] Qui a le plus de doigts sur soi retourne sa carte ; à égalité, toutes ces personnes. Si personne n’en a plus d’un,
        }{ $needs ->
            [everybody] {""}
           *[other] {" "}{ $one ->
                [yes] le Loup-garou gagne
               *[no] les Loups-garous gagnent
            }.
        }{ $beholder ->
            [no] {" "}L’Observateur ne retourne jamais sa carte.
           *[yes] {""}
        }
    }
print-day-werewolf =
    Dis qui est mort. Sa carte est retournée, et les morts se taisent.
    Parlez. Dès que plus de la moitié des vivants s’élève contre quelqu’un, cette personne est morte et retourne sa carte.{ $ends ->
        [declared] {" "}Si vous ne tombez pas d’accord, vous pouvez le dire : la nuit tombe sans mort.
        [timer] {" "}Si personne n’est mort après { $time }, la nuit tombe.
       *[none] {""}
    }
    Après chaque mort : le village gagne s’il ne reste aucun Loup-garou ; les Loups-garous gagnent s’ils sont aussi nombreux que les autres.
print-day-wherewolf =
    Dis qui ne s’est pas réveillé, ou que personne ne manque, et rien d’autre.{ $reveal ->
        [yes] {" "}Qui est éliminé retourne sa carte.
       *[no] {""}
    } Puis le village parle{ $talk ->
        [none] {""}
       *[other] , { $talk } au plus
    }.
    Premier vote, { $public ->
        [yes] yeux ouverts
       *[no] yeux fermés
    } : chacun accuse quelqu’un d’autre. Lis les noms, dans l’autre sens chaque jour.
    Sont en accusation ceux qui ont le plus de voix ; si un seul en a le plus, ceux qui suivent aussi. { $counts ->
        [yes] Dis leurs noms et le nombre de voix.
       *[no] Dis leurs noms, jamais le nombre de voix.
    } Ils parlent{ $defence ->
        [none] {""}
       *[other] , { $defence } au plus chacun
    }.
    Second vote, { $public ->
        [yes] yeux ouverts
       *[no] yeux fermés
    } : qui n’est pas en accusation choisit parmi eux. Le plus de voix brûle ; une égalité les épargne.
    Après chaque mort : le Village gagne s’il ne reste ni Loup-garou ni Vampire ; un autre camp, s’il ne reste que lui. S’il en reste deux qui ne peuvent rien l’un contre l’autre, les Loups-garous gagnent, ou à défaut le Vampire.
print-day-wherewolf-timed = Le jour entier dure { $time }. Quand il est écoulé, la nuit tombe aussitôt et personne ne brûle.

## Ce que fait sans un mot qui mène la nuit

print-turned = { $card } (transformé)
print-do-look = Laisse-leur quelques secondes pour regarder.
print-do-werewords-mayor = Le Maire regarde sa carte secrète et te la montre, choisit un mot et l’écrit.
print-do-werewords-doppelganger = Le Sosie regarde une autre carte. Si c’est Voyante, Cartomancienne ou Apprentie, montre-lui tout de suite ce que voit cette carte ; si c’est Chose, il touche tout de suite quelqu’un : pas d’autre réveil alors.
print-do-werewords-seer = Montre le mot.
print-do-werewords-fortune-teller = Montre { $letters ->
    [one] la première lettre
   *[other] les { $letters } premières lettres
} de chaque partie du mot.{ $grow ->
    [in-a-row] {" "}Chaque mot non trouvé à la suite en ajoute une.
    [in-all] {" "}Chaque mot non trouvé en ajoute une.
   *[never] {""}
}
print-do-werewords-apprentice = Montre ce que verrait la carte secrète du Maire, si c’est Voyante ou Cartomancienne ; sinon une feuille blanche.
print-do-werewords-mason = { $sure ->
    [no] Ne les appelle que si le Sosie a copié un Franc-maçon.{" "}
   *[yes] {""}
}{ print-do-look }
print-do-werewords-thing = Attends le geste.
print-do-werewords-werewolf = Montre le mot.{ $waits ->
    [yes] {" "}Attends toujours { $seconds } secondes : si personne ne touche une lettre, le hasard en choisit une.
   *[no] {""}
}
print-do-werewolf-werewolves = Attends que tous désignent la même personne, et note le nom.
print-do-werewolf-seer = Pouce levé pour un Loup-garou, pouce baissé pour les autres. Appelle-la même si elle est la victime de cette nuit{ $dying ->
    [no] {" "}(alors ne montre rien)
   *[yes] {""}
}, mais plus après.
print-do-wherewolf-amulet-first = Touche l’épaule de qui la porte.
print-do-wherewolf-amulet-later = Touche qui la reçoit. Elle est perdue si elle est gardée, ou si cette personne l’a déjà eue.
print-do-wherewolf-sword-first = Touche l’épaule de qui la porte.
print-do-wherewolf-sword-later = Touche qui la reçoit. Elle est perdue si elle est gardée, ou si cette personne l’a déjà eue.
print-do-wherewolf-juliet-first = Montre-lui le camp de Roméo. Puis touche Roméo, et laisse-le la voir.
print-do-wherewolf-seer-first = Pouce levé pour une aura sombre : { $dark }.
print-do-wherewolf-seer-later = Pouce levé pour une aura sombre : { $dark }.
print-do-wherewolf-medium-later = Pouce levé si l’aura était sombre à la mort : { $dark }.
print-do-wherewolf-wizard-first = Pouce levé pour le don : { $mystic }.
print-do-wherewolf-wizard-later = Pouce levé pour le don : { $mystic }.
print-do-wherewolf-monk-first = Montre deux cartes de ce village que personne n’a.
print-do-wherewolf-priest-first = Désigne le Pécheur, ou fais non de la tête.
print-do-wherewolf-guards-first = Puis montre sur tes doigts combien de Criminels sont en jeu.
print-do-wherewolf-vampire-hunter-first = Fais oui de la tête si le Vampire est en jeu, sinon fais non.
print-do-wherewolf-vampire-later = Il peut désigner quelqu’un, qui est désormais à lui : touche cette personne, et laisse-les se voir. À l’Ermite et à qui a le don, il n’arrive rien. Un loup ou le Chasseur de vampires est sa mort.
print-do-wherewolf-werewolves-first = Ils se voient, du plus fort au plus faible : { $pack }.{ $equals ->
    [yes] {" "}À carte égale, l’ordre des noms décide.
   *[no] {""}
} Personne n’est attaqué.
print-do-wherewolf-werewolves-later = Seul le plus fort encore en vie désigne.{ $pack-count ->
    [one] {""}
   *[other] {" "}Dans l’ordre : { $pack }.
} Note le nom.
print-do-wherewolf-warden-later = Qui il veut, sauf lui-même et la même personne que la nuit passée.
print-do-wherewolf-crime-boss-later = Une fois dans la partie, il peut désigner quelqu’un. Un simple villageois (sans le don, sans amour) le rejoint : touche cette personne, et laisse-les se voir. Un Garde ou un monstre est sa mort.
print-do-wherewolf-assassin-later = Une fois dans la partie, il peut désigner une victime.
print-do-wherewolf-healer-later = Montre qui se meurt. Une fois dans la partie, il peut sauver quelqu’un, sauf lui-même.

## Ce que les cartes d’un village y changent, la nuit et le jour

print-changes = Ce que changent ces cartes
print-changes-werewords-doppelganger = On cherche aussi le Sosie s’il a copié Voyante, Cartomancienne, ou une Apprentie à qui l’on a montré quelque chose. Loup-garou, il désigne avec les autres. Si le mot n’est pas trouvé, il compte comme ce qu’il a copié.
print-changes-werewords-apprentice = On ne cherche l’Apprentie que si la carte secrète du Maire est Voyante ou Cartomancienne, et alors à la place du Maire.
print-changes-werewords-minion = { $minion ->
    [yes] Si le mot est trouvé, le Sbire se montre aussi, mais ne désigne personne.
   *[no] Si le mot est trouvé, le Sbire ne se montre pas et ne désigne personne.
} Sinon, il compte comme Loup-garou.
print-changes-wherewolf-amulet = Qui a l’Amulette ne meurt pas, ni la nuit ni au bûcher{ $made-count ->
    [0] {""}
   *[other] , et échappe à la transformation ({ $made-or })
} ; ensuite elle est perdue. Si elle sauve du bûcher, dis mot pour mot la même chose qu’à une égalité.
print-changes-wherewolf-sword = Qui a l’Épée meurt de griffe comme de morsure, et emporte le Loup-garou le plus fort ou le Vampire ; ensuite elle est perdue.
print-changes-wherewolf-warden = Griffe et morsure échouent là où veille le Protecteur.
print-changes-wherewolf-hermit = L’Ermite ne craint ni griffe ni morsure.
print-changes-wherewolf-juliet = Si Juliette ou Roméo meurt, l’autre meurt aussi.
print-changes-wherewolf-huntsman = Si la meute tue le Chasseur, le Loup-garou le plus faible meurt aussi.
print-changes-wherewolf-bard = À l’aube, dis qu’une aura blanche a été vue, si le Barde et la Voyante vivaient et qu’elle en a vu une ; sinon, que tout est calme à l’auberge.
print-changes-wherewolf-magistrate = La voix du Juge compte double.
print-changes-wherewolf-advocate = L’Avocat vote même quand on l’accuse. Les deux mains levées à un nom, une fois : aucune accusation contre cette personne ne compte.
print-changes-wherewolf-enchantress = Les voix contre l’Enchanteresse comptent pour moitié, en arrondissant vers le haut.
print-changes-wherewolf-cursed = Le Maudit ne meurt pas de la meute : il en devient, et se réveille désormais avec elle. Fais-le-lui savoir à l’aube.
print-changes-wherewolf-young-wolf = Si le Louveteau brûle, la meute choisit deux victimes la nuit suivante.
print-changes-wherewolf-traitor = Si la meute attaque le Traître, il vit : montre-lui qui en est.
print-changes-wherewolf-ghoul = La nuit, la Goule meurt à la place du Vampire.
print-changes-wherewolf-thief = La première griffe ou morsure manque la Voleuse.
print-changes-wherewolf-spy = L’Espionne peut regarder le premier vote.
print-changes-wherewolf-jester = Si le Bouffon brûle, il gagne, et personne ne brûle le jour suivant.
print-changes-wherewolf-madman = Si la meute tue le Fou, il gagne, et la prochaine attaque échoue.
print-changes-wherewolf-criminals = Si un Criminel vit et qu’il n’y a plus de Garde, les Criminels gagnent à la place du Village.

## La feuille de score

print-score = Feuille de score
print-score-this = Cette partie
print-score-games = Les parties
print-score-evening = Qui a gagné combien de fois
print-score-name = Nom
print-score-card = Carte
print-score-out = Sorti
print-score-notes = Notes
print-score-word = Mot
print-score-found = Trouvé
print-score-winners = Ont gagné
print-score-sum = Total

## La commande

print-made = { $file } a { $pages ->
    [one] une page
   *[other] { $pages } pages
}. { $sides ->
    [two] Imprimer à 100 %, recto verso, retourné sur le bord long.
   *[one] Imprimer à 100 %.
}
print-unwritable = { $file } ne peut pas être écrit : { $error }

## Ce qui ne peut pas s’imprimer

print-refused-no-typesetter = Pour imprimer, il manque une partie. Obtiens-la avec : { $command }
print-refused-not-here = Il manque à ce serveur la partie qui imprime. Qui s’en occupe peut l’ajouter avec : { $command }
print-refused-no-such-card = Il n’y a pas de carte « { $card } » dans ce jeu.{ $near ->
    [none] {""}
   *[other] {" "}Veux-tu dire { $near } ?
}
print-refused-bad-count = « { $card } » peut s’imprimer { $most } fois au plus.
print-refused-bad-roles = Écris les cartes ainsi : Seer=1,Werewolf=2. « { $text } » n’y ressemble pas.
print-refused-too-many-cards = { $cards } cartes, c’est trop pour un fichier. Il en tient { $most }.
print-refused-no-cards = Aucune carte n’est choisie. Choisis-en une au moins.
print-refused-one-way = Choisis les cartes d’une seule façon : par leurs noms, par le nombre de joueurs, ou toutes ensemble.
print-refused-no-tokens = Ce jeu se joue sans jetons.
print-refused-no-names = Les badges demandent des noms. Donnes-en un au moins.
print-refused-too-many-names = { $names } noms, c’est trop. Il en tient { $most }.
print-refused-bad-name = « { $name } » ne peut pas s’imprimer : un nom a { $most } lettres au plus, sur une ligne.
print-refused-bad-table = « { $table } » n’est ni l’adresse ni le code d’une table.
