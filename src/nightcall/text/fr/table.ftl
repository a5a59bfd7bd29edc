# Ce qui se dit à toutes les tables, quel que soit le jeu.

## Énumérations

list-empty = aucun
list-next = { $before }, { $item }
list-last = { $before } et { $item }
list-or = { $before } ou { $item }
list-pair = { $left } ({ $right })
list-counted = { $count } { $name }

## Places et réglages avant de commencer

seat-reserved = « { $name } » ne peut pas s’asseoir ici : la table garde ce nom pour elle. Choisis-en un autre.
seat-blank = Un nom demande des lettres, sans espaces autour. « { $name } » ne va pas.
seat-too-long = « { $name } » est trop long. { $most } lettres au plus.
seat-twice = Deux personnes s’appellent { $name }. Donnez un autre nom à l’une d’elles.
bad-options = Ce jeu ne se règle pas ainsi : { $error }

## Pourquoi une réponse n’est pas prise

refused-not-an-option = Ce choix n’existe pas. Prends-en un parmi ceux qui sont affichés.
refused-chosen-twice = Tu as choisi deux fois la même chose. Une seule fois suffit.
refused-wrong-number = C’est trop ou trop peu. Regarde encore combien il faut en choisir.
refused-not-an-arrangement = Il les faut tous, chacun une seule fois.
refused-not-text = Écris-le avec des mots.
refused-empty = Écris d’abord quelque chose.
refused-too-long = C’est trop long. Fais plus court.
refused-unprintable = Il y a là des signes qui ne s’affichent pas. Écris-le encore une fois.
refused-no-letters = Un mot demande des lettres ou des chiffres.
refused-not-a-salt = Un sceau demande trente-deux chiffres hexadécimaux.
refused-not-a-length = Une durée est un nombre entier de secondes, entre les deux qui sont affichés.
refused-not-a-count = Les mains se comptent en nombres entiers.
refused-too-many-hands = Il y a plus de mains que de monde. Recomptez.
refused-game-over = La partie est finie.
refused-not-asked = Ce n’est pas à toi de répondre.
refused-unknown-seat = Personne de ce nom n’est à la table.

## Pourquoi la commande d’un programme n’est pas prise

refused-bad-command = Cette ligne n’est pas une commande : { $error }
refused-line-too-long = Une ligne peut avoir { $most } octets au plus.
refused-no-such-game = Il n’y a pas de jeu nommé « { $name } ».
refused-no-such-language = Il n’y a pas de textes en « { $name } ». Donne une langue par ses deux lettres, par exemple fr.
refused-no-open-game = Aucune partie « { $name } » n’est ouverte. Commence-la d’abord.
refused-already-open = Une partie « { $name } » est déjà ouverte. Termine-la, ou prends un autre identifiant.
refused-too-many-games = { $most } parties sont ouvertes, et c’est le maximum. Termines-en une d’abord.
refused-too-many-entries = Cette partie compte { $most } réponses, et c’est le maximum.
refused-cannot-start = Cette table ne peut pas commencer. { $error }
refused-bad-journal = Ceci n’est pas un journal de partie : { $error }
refused-journal-mismatch = Le journal ne correspond pas à ces règles : { $error }
refused-no-such-entry = On peut revenir sur { $count } réponses ; { $to } est hors d’atteinte.
refused-no-words = Il n’y a plus de mots à tirer. Donnes-en avec « words », ou dicte à la Maison ce qu’elle tire.
refused-script-failed = Les règles se sont arrêtées par notre faute. Le journal est intact ; « undo » revient avant l’erreur.

## Ce qui peut se dire à toutes les tables

saying-claim = Voici ma carte : { $card }.
saying-accuse = Je soupçonne { $seat }.
saying-vouch = Je fais confiance à { $seat }.
saying-agree = Je pense comme { $seat }.
saying-doubt = { $seat }, je n’y crois pas.
saying-vote = Je vote pour { $seat }.
saying-ask-card = { $seat }, quelle est ta carte ?
saying-nothing = Je n’ai rien à dire.
