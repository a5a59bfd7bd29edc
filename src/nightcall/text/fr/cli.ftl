# Le terminal : des gens qui se passent un clavier. Des lignes simples, qu’on peut lire à voix haute.

## Avant la partie

cli-how-many = Combien de personnes sont à ce clavier ? Entrée pour 1, { $most } au plus ; 0 pour regarder des bots.
cli-how-many-wrong = Tape un nombre de 0 à { $most }.
cli-name = Nom de la personne { $number } (Entrée pour { $usual }) :
cli-too-many-names = { $count } noms, c’est trop pour { $most } places. Enlèves-en, ou augmente --players.
cli-usual-name = Personne { $number }
cli-bot-names =
    Bot Aulne
    Bot Bouleau
    Bot Cèdre
    Bot Charme
    Bot Chêne
    Bot Cyprès
    Bot Érable
    Bot Frêne
    Bot Hêtre
    Bot Houx
    Bot Lierre
    Bot Mélèze
    Bot Noisetier
    Bot Orme
    Bot Peuplier
    Bot Pin
    Bot Sapin
    Bot Saule
    Bot Sureau
    Bot Tilleul
cli-begun = À la table, dans le sens des aiguilles d’une montre : { $seats }. Tape /help à tout moment où l’on te demande quelque chose.
cli-resumed = De retour à la table, dans le sens des aiguilles d’une montre : { $seats }. Le temps reprend où il en était.
cli-not-begun = Aucune partie n’a commencé.

## Réglages

cli-option-line = { $name } = { $default }
    {"    "}{ $text }
    {"    "}{ $allowed }
cli-option-form = « { $setting } » n’est pas un réglage. Écris nom=valeur, par exemple day_seconds=120.
cli-option-unknown = Il n’y a pas de réglage « { $name } ». --options les montre tous.
cli-option-near = Il n’y a pas de réglage « { $name } ». Voulais-tu dire { $near } ? --options les montre tous.
cli-option-value = { $name } ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
cli-type-yes-no = yes ou no
cli-type-number = un nombre de { $least } à { $most }
cli-type-one-of = une de ces valeurs : { $values }
cli-type-list = des noms séparés par des virgules
cli-type-counts = des cartes et leur nombre, par exemple Seer:1,Werewolf:1,Villager:3
cli-type-none = none
cli-type-text = un mot
cli-value-none = none
cli-value-yes = yes
cli-value-no = no
cli-no-moderator = À un seul clavier, nous menons le jeu et vous pouvez tous jouer. Laissez moderator tel quel.
cli-bots-raise-no-hands = Les bots ne lèvent pas la main. Jouez sans eux, ou laissez votes tel quel.
cli-no-real-cards = À un seul clavier, c’est nous qui donnons les cartes. Laissez cards tel quel.

## Mots

cli-no-words = Il n’y a pas encore de mots en « { $language } » ici. Apporte un fichier, un mot par ligne : --words FICHIER
cli-no-words-left = Il ne reste aucun mot qui aille avec ces réglages. Permets-en davantage, ou apporte un fichier : nightcall resume { $file } --words FICHIER
cli-words-unreadable = { $file } ne se lit pas comme un texte. Enregistre-le en UTF-8, un mot par ligne.
cli-words-bad = Dans { $file }, « { $word } » ne peut pas être un mot. Il faut des lettres ou des chiffres, et 80 signes au plus.
cli-words-empty = Il n’y a pas de mots dans { $file }. Écris-en un par ligne.

## Se passer le clavier

cli-pass-to = Passez le clavier à { $seat }. Entrée quand plus personne d’autre ne regarde.
cli-cover = Entrée pour cacher ceci.
cli-nothing-for-you = Il n’y a rien pour toi en ce moment. Respire un peu, pour que personne ne devine.
cli-seem-busy = On ne te demande rien. Tape un nombre au hasard, pour que personne ne devine :
cli-all-look = Tout le monde peut regarder de nouveau.
cli-enter = Entrée : { $label }.
cli-choice = { $number }  { $label }
cli-choose = Tape un nombre de 1 à { $most }, ou un nom :
cli-client = Pour laver aussi quelqu’un des accusations, tape les deux sur une ligne, par exemple « 1 pour { $seat } ».
cli-once-more = L’accord n’y est pas encore : le clavier refait un tour.
cli-choose-several = Tape des nombres ou des noms séparés par des virgules, ou seulement Entrée pour personne :
cli-count-hands = Tape les noms avec leurs mains, par exemple « { $seat } 3 », séparés par des virgules :
cli-hands-missing = { $count ->
    [0] Cela ne fait aucune main,
    [one] Cela fait une main,
   *[other] Cela fait { $count } mains,
} mais il en faut au moins { $least }. Recomptez.

## Le jour

cli-bot-mayor = { $seat } est un bot, et répond au hasard. Seul le mot trouvé est sûr d’être entendu.
cli-prompt-mayor = [encore { $left }] { $seat } répond :
cli-prompt-question = [encore { $left }] { $seat } demande :
cli-prompt-questions = [encore { $left }] Qui demande quoi :
cli-how-to-ask = Une question commence par un nom, par exemple « { $seat } : est-ce vivant ? »
cli-bots-ask = Entrée seule laisse un bot demander.
cli-who-asks = À qui est cette question ? { $names } :
cli-tray = { $seat }, tes jetons : { $buttons }.
cli-button = { $key } { $label }
cli-button-left = { $key } { $label } (encore { $left })
cli-key-yes = o
cli-key-no = n
cli-key-maybe = p
cli-key-so-close = t
cli-key-way-off = l
cli-key-correct = c
cli-key-no-more-tokens = x
cli-no-such-token = Tu ne peux pas donner ce jeton maintenant. Tape une des lettres affichées.
cli-mayor-asks-nothing = { $seat } est Maire et ne demande rien. Après ce nom, il ne peut y avoir que la lettre d’un jeton.
cli-time-left = Encore { $left }.
cli-time-is-up = Le temps est écoulé.

## Les jours de Loup-garou et de Wherewolf

cli-out = Pour { $seat }, c’est fini : silence jusqu’à la fin de la partie.
cli-out-watching = Pour { $seat }, c’est fini : silence jusqu’à la fin de la partie. Pendant que tout le monde parle, « /me { $seat } » montre en secret ce que les morts peuvent voir.
cli-how-to-vote = Un vote commence par un nom : avec « { $seat } : { $accused } », { $seat } vote contre { $accused }. Il tient tant qu’il ne change pas.
cli-bots-vote = Entrée seule laisse un bot voter.
cli-prompt-votes = { $left ->
    [none] Qui
   *[other] [encore { $left }] Qui
} vote contre qui ?
cli-prompt-vote = { $left ->
    [none] { $seat },
   *[other] [encore { $left }] { $seat },
} contre qui votes-tu ?
cli-standing = Jusqu’ici : { $votes }.
cli-votes-against = { $count } contre { $accused }
cli-no-bot-moves = Aucun bot ne veut changer. C’est à vous de jouer : { $names }.
cli-whose-vote = À qui est ce vote ? Commence par un nom, par exemple « { $seat } : { $accused } ».
cli-dead-are-silent = Pour { $seat }, c’est fini, et il n’y a plus de vote.
cli-no-such-accused = On ne peut pas voter contre cela. Il y a { $names }.
cli-deadlock-not-now = Dans cette partie, le jour ne peut pas s’interrompre ainsi.
cli-assembly = { $left ->
    [none] Parlez.
   *[other] [encore { $left }] Parlez.
} Entrée quand vous voulez voter :
cli-assembly-watched = { $left ->
    [none] Les autres parlent.
   *[other] [encore { $left }] Les autres parlent.
} Entrée les laisse voter :
cli-defence = { $left ->
    [none] { $seat }
   *[other] [encore { $left }] { $seat }
} a la parole. Entrée quand tout est dit :
cli-bot-defence = { $seat } est un bot, et se contente de hausser les épaules.

## Les fins

cli-talk = [encore { $left }] Parlez. Entrée quand vous voulez désigner :
cli-turn-cards = Tout le monde a désigné. Entrée pour retourner les cartes, /whoops si le jour a fini autrement :

## À côté du jeu

cli-help-werewords =
    Le jour, une question commence par un nom : « Bob : est-ce vivant ? » Pour essayer : « Bob : est-ce une grenouille ? »
    Pendant que le Maire réfléchit, d’autres questions peuvent s’écrire ainsi ; elles attendent leur tour.
    « Bob : /withdraw » retire la question de Bob qui attend. Chacun son tour, /pass laisse demander le suivant.
    Le Maire tape une lettre pour un jeton ; « l Bob » pose Très loin devant Bob.
    /tokens  ce qui reste dans la boîte
    /log     les questions et les réponses jusqu’ici
    /me Bob  ce que Bob a appris, sur un écran pour Bob
    /undo    reprendre ce qui a été tapé en dernier
    /whoops  à la fin : le jour a fini autrement
    Ctrl-C   partir ; la partie est gardée et peut reprendre plus tard
cli-help-werewolf =
    Le jour, un vote commence par un nom : avec « Bob : Ann », Bob vote contre Ann, et son vote d’avant ne tient plus.
    Entrée seule laisse un bot voter. Dès que la majorité est contre quelqu’un, c’est la mort.
    /log       les morts et les votes jusqu’ici
    /me Bob    ce que Bob a appris, sur un écran pour Bob
    /undo      reprendre ce qui a été tapé en dernier
    /deadlock  pas moyen de s’accorder : que la nuit tombe, si votre partie le permet
    Ctrl-C     partir ; la partie est gardée et peut reprendre plus tard
cli-help-wherewolf =
    Parlez, et appuyez sur Entrée quand vous voulez voter. Les deux votes sont secrets : le clavier circule.
    Les accusés parlent l’un après l’autre ; Entrée termine un discours.
    /log     ce que les jours ont apporté jusqu’ici
    /me Bob  ce que Bob a appris, sur un écran pour Bob ; après sa mort, ce que les morts peuvent voir
    /undo    reprendre ce qui a été tapé en dernier
    Ctrl-C   partir ; la partie est gardée et peut reprendre plus tard
cli-unknown-aside = Il n’y a pas de { $word }. /help montre ce qu’il y a.
cli-no-log = Il ne s’est encore rien passé.
cli-tokens = Dans la boîte : { $left }.
cli-tokens-not-counted = Personne ne compte les jetons dans cette partie.
cli-me-who = Pour qui ? Tape /me et l’un de ces noms : { $names }.
cli-undo-nothing = Il n’y a rien à reprendre.
cli-undo-sure = Des secrets se sont montrés depuis, et pourraient se montrer encore. Reprendre quand même ? (o/n)
cli-undone = Reprise : la dernière réponse que { $seat } a donnée.
cli-undone-secret = Reprise : la dernière réponse donnée en secret.
cli-undone-table = Reprise : votre dernière décision commune.
cli-undone-whoops = Repris : le dernier Oups.
cli-whoops-not-now = /whoops sert à la fin, avant que les cartes soient retournées.

## Partir, et rejouer

cli-kept = Cette partie est gardée dans { $file }. Pour la revoir : nightcall replay { $file }
cli-score = Parties gagnées jusqu’ici : { $score }.
cli-score-of = { $seat } { $count }
cli-again = Encore une partie ? Entrée pour oui, n pour non.
cli-again-or-level = Encore une partie ? Entrée pour oui, n pour non, ou un niveau : { $levels }.
cli-left = La partie est gardée. Pour continuer : nightcall resume { $file }
cli-input-ended = Il n’y a plus rien à lire : la partie en reste là. Pour continuer : nightcall resume { $file }
cli-script-failed = Les règles se sont arrêtées par notre faute. La partie est gardée dans { $file } ; envoie-nous ce fichier, s’il te plaît.
cli-mismatch = { $file } a été joué avec d’autres règles que celles-ci ({ $error }). « nightcall replay » peut encore le montrer.
cli-already-over = Cette partie est finie. Pour la revoir : nightcall replay { $file }
cli-journal-exists = { $file } existe déjà et ne sera pas écrasé. Continue-le avec « nightcall resume », ou nomme un autre fichier.
cli-journal-unwritable = { $file } ne peut pas s’écrire ({ $error }). Nomme un autre fichier avec --journal.

## Revoir

cli-replay-chapter = { $chapter ->
    [deal] La donne
    [night] { $number ->
        [0] La nuit
       *[other] Nuit { $number }
    }
    [dawn] Matin { $number }
    [day] { $number ->
        [0] Le jour
       *[other] Jour { $number }
    }
    [assembly] L’assemblée
    [first-voting] Le premier vote
    [defence] La défense
    [second-voting] Le second vote
    [stake] Le bûcher
    [dusk] Le crépuscule
    [hunt] Le mot a été trouvé
    [vote] Le mot n’a pas été trouvé
   *[result] La fin
}
cli-replay-answer = { $seat } répond : { $answer }
cli-replay-private = (seulement { $seats }) { $text }
cli-replay-wordless = { $what } { $args }
cli-replay-stored = Cette partie a suivi les règles { $rules } ; voici ce qui a été dit.
cli-replay-mismatch = Les règles d’aujourd’hui ne vont pas à cette partie ({ $error }) ; voici ce qui a été dit.
cli-replay-unfinished = Cette partie n’est pas finie. Voici ce que tout le monde a vu.
cli-replay-who = { $seat } n’a pas joué. À la table, il y avait { $names }.
