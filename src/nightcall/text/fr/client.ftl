# Ce qui se lit à l’écran dans un navigateur : boutons, libellés et courtes explications. Les identifiants
# commencent ici par « client- » et continuent comme le code du client les nomme.

## La page d’accueil

client-front-lead = Le meneur des jeux à identité secrète. Un téléphone chacun, une table, une minute pour commencer.
client-front-back-to = Retour à la table { $code }
client-front-host = Ouvrir une table
client-front-host-is = Tu reçois un code, et les autres le scannent.
client-front-host-go = Ouvrir la table
client-front-join = Rejoindre avec un code
client-front-join-is = Il est sur l’écran de l’hôte.
client-front-join-go = Rejoindre
client-front-tv = Montrer sur un écran commun
client-front-games = Trois jeux
client-front-help = Comment ça marche
client-front-legal = Libre et ouvert. Werewords est une marque de son éditeur ; Nightcall en suit les règles, sans lui être lié.
client-your-name = Ton nom
client-code = Code
client-code-is = Code { $code }
client-game-werewords = Werewords
client-game-werewords-is = Trouvez par des questions le mot secret du Maire, pendant que des Loups-garous qui le connaissent vous égarent. De 2 à 20 personnes, dix minutes.
client-game-werewolf = Loup-garou
client-game-werewolf-is = La nuit, les Loups-garous choisissent une victime ; le jour, le village choisit un coupable. De 6 à 30 personnes.
client-game-wherewolf = Wherewolf
client-game-wherewolf-is = Un village de 33 rôles, quatre camps, deux votes par jour. De 5 à 40 personnes, toute une soirée.

## Venir à une table

client-join-title = Assieds-toi à cette table
client-join-sit = S’asseoir
client-join-who = { $game } avec { $names }
client-join-instead = Une partie est en cours. Prends la place d’un bot ou de quelqu’un qui est parti :
client-join-watch = Seulement regarder
client-join-wait = Une partie est en cours. Regarde-la, et assieds-toi quand elle est finie.
client-connecting = Connexion …
client-lost = La connexion est coupée. Nous réessayons ; rien n’est perdu, et tu n’as rien à faire.
client-out-title = Tu n’es plus à cette table
client-out-4001 = Tu as quitté la table. Tu peux te rasseoir tant qu’aucune partie n’est en cours.
client-out-4002 = Ta place est passée sur un autre appareil.
client-out-4003 = L’hôte t’a fait quitter la table.
client-out-4004 = Cet appareil n’a plus de place ici.
client-out-4005 = Cette table a été supprimée.
client-out-again = Se rasseoir
client-try-again = Réessayer
client-to-front = Vers l’accueil
client-back = Retour
client-close = Fermer

## Cet appareil

client-settings = Langue et affichage
client-settings-language = Langue
client-settings-size = Taille du texte
client-settings-size-usual = normale
client-settings-size-large = grande
client-settings-size-largest = très grande
client-settings-motion = Mouvements à l’écran

## Avant la partie

client-lobby = La table
client-invite-is = Vise ceci avec un téléphone, ou tape le code sur la page d’accueil.
client-share = Partager le lien
client-copied = Le lien est copié.
client-qr-join = Un code à scanner qui mène à cette table
client-who-plays = { $count ->
    [0] Personne ne joue
    [one] Une personne joue
   *[other] { $count } personnes jouent
}
client-who-watches = Regardent : { $names }
client-seats-order = Dans l’ordre de vos places, dans le sens des aiguilles d’une montre. Fais glisser un nom, ou sers-toi des flèches.
client-move-up = Monter { $name } d’une place
client-move-down = Descendre { $name } d’une place
client-add-bot = Ajouter un bot
client-bot-names =
    Alice
    Bruno
    Chloé
    Diane
    Émile
    Fanny
    Gaston
    Hugo
    Inès
    Jules
    Karine
    Louis
    Margot
    Nora
    Oscar
    Paul
    Quentin
    Rose
    Simon
    Thaïs
client-kick = Renvoyer
client-kick-name = Renvoyer { $name }
client-you = (toi)
client-is-host = hôte
client-is-bot = bot
client-is-away = pas là
client-is-dead = hors jeu
client-is-mayor = Maire
client-is-winner = a gagné
client-may-speak = a la parole
client-what-is-played = Le jeu
client-roles = Les cartes
client-roles-count = { $cards ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $cards } cartes
} pour { $players ->
    [0] personne
    [one] une personne
   *[other] { $players } personnes
}.
client-roles-usual = Cartes d’usage
client-roles-sample = Notre choix pour { $players }
client-role-read = Ce que fait cette carte : { $name }
client-role-count = { $name } : { $count }
client-fewer = Moins : { $name }
client-more = Plus : { $name }
client-quick-level = Niveau
client-options = Comment vous jouez
client-options-all = Tous les réglages
client-option-usual = comme d’habitude
client-option-seconds = en secondes
client-table-language = la langue de la table et de son écran commun
client-lobby-wait = L’hôte lance la partie. En attendant, lis les cartes : touche le point d’interrogation à côté de chacune.
client-start = C’est parti
client-start-sure = Une nouvelle partie commence, et celle qui a été arrêtée est perdue : vous ne pourrez plus la reprendre.
client-remark-refusal = Pas encore :
client-remark-warning = Attention :
client-remark-hint = Bon à savoir :
client-fix-bots = { $count ->
    [one] Ajouter un bot
   *[other] Ajouter { $count } bots
}
client-fix-usual-cards = Prendre les cartes d’usage
client-fix-fewer-bots = { $count ->
    [one] Renvoyer un bot
   *[other] Renvoyer { $count } bots
}
client-back-to-result = Retour au résultat
client-take-up = Reprendre la partie arrêtée

## Valeurs des réglages

client-value-level-easy = facile
client-value-level-medium = moyen
client-value-level-hard = difficile
client-value-level-ridiculous = délirant
client-value-level-expert = expert
client-value-level-first = premières parties
client-value-level-later = parties suivantes
client-value-werewolf-table-base = jamais
client-value-werewolf-table-deluxe = à partir de douze
client-value-warn-unless-more-village-team = le camp du village
client-value-warn-unless-more-villager-cards = les simples Villageois
client-value-mayor-in-centre-left-of-last = la place suivante à gauche
client-value-mayor-in-centre-redeal = donner de nouveau
client-value-call-seer-always = toujours
client-value-call-seer-unless-the-mayor = sauf si c’est le Maire
client-value-call-masons-only-when-two-wake = quand deux se réveillent
client-value-call-masons-with-doppelganger = avec un Sosie aussi
client-value-beholder-sees-group = un groupe
client-value-beholder-sees-labels = qui est quoi
client-value-letters-grow-in-a-row = manqués à la suite
client-value-letters-grow-in-all = manqués en tout
client-value-letters-grow-never = aucun
client-value-questions-typed = écrites
client-value-questions-spoken = à voix haute
client-value-asking-free = tout le monde
client-value-asking-turns = chacun son tour
client-value-letter-shown-everywhere = toutes les mêmes
client-value-letter-shown-tapped = celle-là seulement
client-value-edition-base = de base
client-value-edition-deluxe = deluxe
client-value-edition-german = allemande
client-value-late-guess-counts = compte
client-value-late-guess-fails = ne compte pas
client-value-votes-each = chacun sur son téléphone
client-value-votes-counted = mains comptées à l’œil
client-value-singled-out-by-most = le plus de doigts
client-value-singled-out-by-majority = plus de la moitié
client-value-one-vote-each-everybody = tout le monde
client-value-one-vote-each-nobody = personne
client-value-extra-card-found-by-both = les deux
client-value-extra-card-found-by-each = l’un ou l’autre
client-value-moderator-digital = Nightcall
client-value-moderator-agreed = l’un de vous
client-value-moderator-dealt = qui en reçoit la carte
client-value-deadlock-none = pas avant l’accord
client-value-deadlock-declared = si vous le dites
client-value-deadlock-timer = au chronomètre

## En jeu

client-chapter-deal = La donne
client-chapter-night = Nuit
client-chapter-dawn = Aube
client-chapter-day = Jour
client-chapter-hunt = La traque
client-chapter-vote = Le vote
client-chapter-hunt-or-vote = La traque ou le vote
client-chapter-assembly = Assemblée
client-chapter-first-voting = Premier vote
client-chapter-second-voting = Second vote
client-chapter-defence = Défense
client-chapter-stake = Le bûcher
client-chapter-dusk = Crépuscule
client-chapter-result = La fin
client-hold = Maintiens pour voir ta carte
client-no-card = Tu n’as pas encore de carte.
client-you-are-mayor = Tu es aussi Maire.
client-asleep = On ne te demande rien. Touche qui tu veux : cela ne fait rien.
client-you-are-out = Pour toi, c’est fini. Regarde en silence : on peut gagner sans toi, et pour toi.
client-you-are-out-talk = Pour toi, c’est fini. Tu peux parler avec les autres qui sont hors jeu.
client-watching = Tu regardes. Tu vois ce que tout le monde voit.
client-paused = Pause. Le temps est arrêté.
client-failed = La partie s’est arrêtée par notre faute. Rien n’est perdu : l’hôte peut revenir d’un pas en arrière.
client-progress = { $answered ->
    [one] { $answered } réponse sur { $of }
   *[other] { $answered } réponses sur { $of }
}
client-nudged = La table t’attend.
client-can-change = Tu peux changer jusqu’à la fin.
client-choose-number = { $least ->
    [0] Choisis-en jusqu’à { $most }.
   *[other] { $most ->
        [1] Choisis-en un.
       *[other] Choisis-en de { $least } à { $most }.
    }
}
client-confirm = OK : { $choice }
client-confirm-several = OK : { $names }
client-confirm-count = C’est tout : { $total } mains sur { $most }
client-pointing = ← { $names }
client-ask-unknown = Cet appareil est trop vieux pour cette question. Recharge la page.
client-house-title = Pour toute la table
client-house-more = Pour l’hôte : ça s’est fini autrement
client-house-whoops = { $chapter ->
    [hunt] Le mot n’a finalement pas été trouvé ? Alors c’est cela qui compte.
    [vote] Le mot a finalement été trouvé ? Alors c’est cela qui compte.
   *[other] Le mot a-t-il finalement été trouvé, ou pas ? Alors c’est cela qui compte.
}
client-timer-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
client-notes = Notes
client-notes-title = Ce que tu sais
client-notes-mine = Garde le doigt appuyé pour lire ce que personne d’autre ne sait
client-notes-all = Ce que tout le monde a entendu
client-people = Les gens
client-more-about = Plus

## Le jour de Werewords

client-asks = { $seat } demande
client-no-question = Le Maire attend une question.
client-ask-aloud = Posez à voix haute des questions que Oui ou Non peut trancher. La réponse est un jeton.
client-in-line = { $count ->
    [0] Aucune autre question n’attend.
    [one] Une autre question attend.
   *[other] { $count } autres questions attendent.
}
client-answered = Répondu
client-spoken = à voix haute
client-tray = Jetons
client-tray-for = Pour
client-tray-nobody = personne en particulier
client-tokens = Jetons restants
client-tokens-left = encore { $count }
client-press-sure = { $button } : appuie encore pour confirmer
client-ask-question = Question
client-ask-guess = Essai
client-question-label = Pose une question à laquelle répond Oui ou Non
client-guess-label = Quel est le mot ?
client-guess-form = Est-ce { $word } ?
client-put-question = Demander au Maire
client-shape = Le mot : { $shape }

## Paroles à la table

client-talk = Paroles
client-talk-off = L’hôte a coupé la parole à la table.
client-talk-empty = Personne n’a encore rien dit.
client-talk-own = Dis quelque chose
client-talk-send = Dire
client-talk-among-dead = (entre les morts)
client-sayings = Phrases toutes prêtes
client-sayings-choose = Choisis quoi dire …
client-blank-seat = Qui
client-blank-card = Quelle carte
client-blank-word = Quoi
client-word-yes = oui
client-word-no = non
client-word-white = blanche
client-word-dark = sombre

## Menu

client-menu = Menu
client-menu-game = La partie
client-menu-room = La table
client-menu-me = Toi
client-menu-invite = Inviter du monde
client-pause = Pause
client-resume = Reprendre
client-undo = Revenir d’un pas en arrière
client-undo-sure = Revenir en arrière
client-undo-not = Laisser ainsi
client-undo-last = Ce que tous ont entendu en dernier : { $last }
client-extend = { $seconds } secondes de plus
client-give-up = Arrêter cette partie
client-give-up-sure = La partie s’arrête ici, et personne ne gagne. Les cartes restent cachées. Tant qu’aucune autre n’a commencé, vous pouvez encore la reprendre.
client-go-on = Continuer à jouer
client-lock = Fermer la table : plus personne n’entre, même pour regarder
client-talk-allowed = Parler dans l’appli
client-talk-dead-allowed = Les morts peuvent parler entre eux
client-patience = Quand quelqu’un ne répond pas
client-patience-wait = rappeler, et attendre
client-patience-never = attendre sans un mot
client-patience-stand-in = un bot répond après { $seconds } secondes
client-host-gone = L’hôte, { $name }, n’est pas là.
client-take-over = Devenir hôte
client-stand-in-on = Laisser jouer un bot
client-stand-in-off = Arrêter le bot
client-replace = Donner la place à un autre appareil
client-replace-is = Scanne ceci avec le nouvel appareil pour continuer à la place où jouait { $name }. Cela marche une fois, pendant cinq minutes.
client-hand-over = Passer le rôle d’hôte
client-second-device = Utiliser un deuxième appareil
client-second-device-is = Scanne ceci avec ton autre appareil. Cela marche une fois, pendant cinq minutes. Ne le montre à personne : cela ouvre ta carte.
client-play-for-me = Laisser un bot jouer pour moi
client-play-again-myself = Rejouer moi-même
client-bot-plays = Un bot joue pour toi.
client-leave = Partir
client-save-games = Garder les parties jouées
client-delete-table = Supprimer cette table
client-delete-sure = Tout ce qui concerne cette table est supprimé pour tout le monde, parties jouées comprises. C’est définitif.
client-kick-sure = { $name } doit partir, et la place est libre. Avec le code on peut revenir, sauf si tu fermes la table.
client-kick-sure-playing = { $name } doit partir, et un bot continue à cette place. Quelqu’un d’autre peut la reprendre.
client-hand-over-sure = { $name } devient l’hôte. Tu restes à la table, et seul { $name } peut te rendre ce rôle.
client-leave-playing-sure = Un bot continue à ta place. Tu peux revenir avec cet appareil tant que personne n’a pris ta place.
client-leave-host-sure = Quelqu’un d’autre devient l’hôte.
client-stay = Rester

## La fin

client-result = La fin
client-you-won = Tu as gagné.
client-you-lost = Pas cette fois.
client-all-cards = Toutes les cartes
client-score = { $games ->
    [one] Après { $games } partie
   *[other] Après { $games } parties
}
client-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
client-seal-true = La donne était honnête : le sceau correspond
client-seal-false = Le sceau ne correspond pas à cette donne
client-seal-is = Avant que quiconque voie une carte, la table a publié ce sceau. C’est le SHA-256 des lignes ci-dessous : personne n’a donc pu changer une carte depuis.
client-story = Ce qui s’est passé, pas à pas
client-story-loading = Ouverture du journal …
client-story-save = Enregistrer le journal
client-story-did = { $seat } : { $answer }
client-story-told = À { $to } : { $told }
client-play-again = Rejouer
client-change-table = Changer la table
client-see-table = Voir la table
client-result-wait = L’hôte lance la prochaine partie.

## L’écran commun

client-tv-lobby = Scannez le code pour vous asseoir.

## Camps

client-team-village = Village
client-team-humans = Humains
client-team-werewolves = Loups-garous
client-team-vampire = Vampire
client-team-criminals = Criminels
client-team-none = sans camp

## Aide

client-help-title = Comment ça marche
client-help-search = Chercher
client-help-cards = Les cartes
client-help-werewords =
    Chacun reçoit une carte secrète. L’un de vous est aussi Maire, et tout le monde sait qui.
    La nuit, le Maire choisit le mot magique. La Voyante le voit, et les Loups-garous aussi.
    Le jour, les autres posent au Maire des questions auxquelles répond Oui ou Non. Le Maire ne dit pas un mot et répond avec des jetons.
    Les jetons et les minutes sont comptés. Pour essayer, demandez tout droit si c’est ce mot-là.
    Si le mot est trouvé, les Loups-garous peuvent encore gagner en désignant la Voyante.
    S’il ne l’est pas, chacun désigne quelqu’un : le village gagne encore s’il attrape un Loup-garou.
client-help-werewolf =
    Chacun reçoit une carte secrète. Il y a quelques Loups-garous, une Voyante, et des Villageois.
    La nuit, les Loups-garous choisissent ensemble une victime, et la Voyante sonde une personne.
    Au matin, la victime est morte et retourne sa carte. Les morts se taisent.
    Le jour, les vivants parlent et votent les uns contre les autres. Qui en a plus de la moitié contre soi meurt.
    Les humains gagnent quand il ne reste plus de Loup-garou. Les Loups-garous gagnent quand ils sont autant que les humains.
client-help-wherewolf =
    Chacun reçoit la carte secrète d’un des quatre camps, et certains jouent pour eux-mêmes.
    Chaque nuit, les rôles sont appelés un à un, que quelqu’un les ait ou non. La meute choisit sa proie.
    À l’aube, vous apprenez qui est mort, mais pas pourquoi. Les cartes des morts restent cachées, sauf si vous jouez à découvert.
    Le jour, le village parle. Au premier vote, chacun accuse quelqu’un ; qui a le plus de voix se défend.
    Au second vote, qui n’est pas en accusation choisit qui brûle. Une égalité épargne tout le monde.
    Un camp gagne quand il ne reste personne pour l’arrêter.

## Ce qui a échoué

client-refused-no-network = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
client-refused-not-known = Le serveur a redémarré avant de répondre. Regarde si c’est fait, et réessaie sinon.

## Un seul appareil, et le pupitre du meneur

client-front-device = Jouer sur cet appareil
client-front-moderate = Mener une partie
client-keeper-device = La table
client-keeper-console = Meneur de jeu
client-device-lobby = Cet appareil est posé au milieu et parle. Ajoute tous les joueurs, dans l’ordre où vous êtes assis.
client-device-sleeps = Ce navigateur ne peut pas garder l’écran allumé ici. Règle l’appareil pour que son écran reste allumé.
client-console-lobby = Tu mènes le jeu et tu vois toutes les cartes. Ajoute les joueurs par leur nom ou fais-leur scanner le code.
client-by-hand = De vraies cartes : j’entre qui a quoi
client-guest-name = Nom d’un joueur
client-guest-add = Ajouter
client-unreachable = Le serveur est injoignable. Rien n’est perdu : la partie reprend d’elle-même dès que la connexion revient.
client-device-offline-open = Sans réseau, cette page ne peut pas être rechargée : laisse-la ouverte.
client-alone = Le réseau a manqué : cet appareil continue tout seul.
client-alone-elsewhere = Entre-temps, cette table a continué ailleurs. Ici, elle continue telle que vous l’avez.
client-alone-give = Prendre l’autre
client-alone-give-sure = Ce qui a été joué sur cet appareil sans réseau disparaît alors, et la table continue telle qu’elle est sur le serveur.
client-alone-impossible = Ce navigateur ne peut pas continuer sans réseau. La partie attend ici qu’il revienne.
client-device-pass-to = Passe l’appareil à { $name }. Personne d’autre ne regarde.
client-device-i-am = Je suis { $name }
client-device-hold = { $name }, maintiens pour regarder
client-device-no-news = Il n’y a rien de nouveau pour toi.
client-device-look-alike = Chacun regarde au moins { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, qu’il y ait du nouveau ou non.
client-device-no-vote = Tu es parmi les accusés et ne votes pas cette fois. Attends un instant, puis passe l’appareil comme tout le monde.
client-device-pass-on = Passer l’appareil
client-device-last = Tu es la dernière personne. Repose ensuite l’appareil au milieu.
client-keeper-who = Qui répond
client-keeper-one = { $card } ({ $which } sur { $of })
client-keeper-asks-copy = Quelle carte as-tu regardée ? Touche-la.
client-keeper-asks-day = Maire, que réponds-tu ?
client-keeper-asks-hunt = Quelle carte ont-ils retournée ?
client-keeper-asks-singled-out = Quelle carte retourne la personne la plus montrée du doigt ? Plusieurs en cas d’égalité, aucune si chacun n’a été montré qu’une fois.
client-keeper-told-copied = C’est maintenant ta carte aussi : { $card }. { $joins ->
    [yes] Réveille-toi quand on l’appellera.
   *[no] { $which ->
        [thing] Touche tout de suite la personne à ta gauche ou à ta droite.
       *[other] Continue à dormir quand on l’appellera.
    }
}
client-console-now = Maintenant
client-console-say = Dis ceci
client-console-sheet = Ce qui a été entré
client-console-manual = Je donne le rythme : l’horloge m’attend
client-console-wait = Rien à noter ici. Attends aussi longtemps que pour les autres.
client-console-nobody-holds = Personne n’a { $card }. Appelle quand même, et attends aussi longtemps que pour les autres.
client-console-nobody-bears = { $item ->
    [amulet] Personne n’a l’Amulette.
   *[sword] Personne n’a l’Épée.
} Appelle quand même, et attends aussi longtemps que pour les autres.
client-console-holder-out = { $count ->
    [one] { $names } n’est plus en jeu. Appelle { $card } quand même, et attends aussi longtemps que pour les autres.
   *[other] { $names } ne sont plus en jeu. Appelle { $card } quand même, et attends aussi longtemps que pour les autres.
}
client-console-next = C’est dit : on continue
client-console-time-up = Le temps est écoulé
client-console-note = Une note sur { $name }
client-console-note-short = Note
client-console-change = Modifier
client-console-instead = Il fallait
client-console-was-shown = Un téléphone a montré un secret depuis, et personne ne peut l’oublier.
client-console-consequence = { $lost ->
    [0] Tout ce qui a été saisi ensuite reste.
    [one] 1 saisie suivante est à refaire.
   *[other] { $lost } saisies suivantes sont à refaire.
}
client-console-then = Voici ce qui change :
client-console-then-at = La partie en est alors là : { $chapter }.
client-console-then-over = La partie est alors finie.
client-console-dead-then = { $names } { $count ->
    [one] n’est
   *[other] ne sont
} alors plus en vie.
client-console-alive-again = { $names } { $count ->
    [one] est
   *[other] sont
} de nouveau en vie.
client-console-correct = Corriger
client-console-still-to-tell = À dire après ta correction :
client-console-told = C’est dit
client-console-in-error = Dit par erreur, à { $to } : { $told }
client-console-told-on-phones = { $names } { $count ->
    [one] l’a
   *[other] l’ont
} aussi sur le téléphone, sous Notes.
client-console-rewind = { $count ->
    [one] Revenir sur cette étape
   *[other] Revenir sur ces { $count } étapes
}
client-voice-unlock = Touche une fois pour que cet écran puisse parler
client-voice-let-speak = Faire parler cet écran
client-voice-off = Se taire
client-voice-repeat = Encore
client-voice-pause = Pause
client-voice-skip = Passer
client-voice-settings = Voix
client-voice-mute = Aucune voix ne s’entend ici. Lisez les lignes à voix haute, ou choisissez-en une autre sous « Voix ».
client-voice-language = Langue de cet écran
client-voice-language-of-table = celle de la table
client-voice-which = Quelle voix
client-voice-recorded = Enregistrée
client-voice-volume = Volume de la voix
client-voice-rate = Débit de la voix
client-voice-sound = Son de la nuit
client-voice-sound-volume = Volume de la nuit
client-voice-try = Essayer
client-sound-none = aucun
client-sound-wind = le vent et un hurlement au loin
client-sound-rain = la pluie
client-sound-fire = le feu
client-sound-taps = des doigts sur la table

## Listes de mots

client-lists = Listes de mots
client-lists-lead = Tes propres mots pour Werewords : ta famille, ta ville, vos blagues. Garde-les ici, et partage-les si tu veux.
client-lists-mine = Mes listes
client-lists-mine-are = Les clés de ces listes sont sur cet appareil seulement. Qui a une telle clé peut changer la liste ; sans elle, personne ne le peut.
client-lists-none-mine = Tu n’as pas encore de liste sur cet appareil.
client-lists-new = Faire une liste
client-lists-one = Une liste de mots
client-lists-find = Trouver les listes des autres
client-lists-find-go = Chercher
client-lists-name-or-code = Nom ou code d’une liste
client-lists-none-found = Aucune liste publiée ne s’appelle ainsi, et aucune n’a ce code.
client-lists-name = Nom de la liste
client-lists-language = Langue de ses mots
client-lists-entries = Mots et expressions, un par ligne
client-lists-entries-are = Tu peux aussi coller du CSV ou du JSON. Au plus 10 000 entrées de 80 caractères ; rien n’est gardé si l’une d’elles est fausse.
client-lists-file = Ou prends un fichier : texte, CSV ou JSON, en UTF‑8
client-lists-no-file = Écrire plutôt
client-lists-estimate = Donner un niveau estimé aux mots qui n’en ont pas
client-lists-save = Enregistrer
client-lists-leave = Ne pas enregistrer
client-lists-wrong = { $count ->
    [one] Rien n’a été enregistré. Une chose ne va pas :
   *[other] Rien n’a été enregistré. { $count } choses ne vont pas :
}
client-lists-repeated = { $count ->
    [one] Une entrée était là deux fois et reste une fois.
   *[other] { $count } entrées étaient là deux fois et restent une fois.
}
client-lists-count = { $count ->
    [one] Un mot
   *[other] { $count } mots
}
client-lists-estimates = « Environ » est notre estimation. Un tel mot vient à tous les niveaux.
client-lists-about = environ { $level }
client-lists-show-all = Montrer les { $count }
client-lists-closed = Seule la personne à qui elle est peut lire cette liste. Une table peut quand même jouer avec.
client-lists-tools = Ce que tu peux faire de cette liste
client-lists-is-private = Cette liste n’est visible que pour toi. Tu peux jouer avec à tes tables.
client-lists-is-published = Tout le monde sur ce serveur peut trouver cette liste, la lire et jouer avec.
client-lists-is-hidden = Hors de vue : elle a été signalée
client-lists-hidden-why = Plusieurs personnes ont signalé cette liste, et personne ne la trouve plus par son nom. Change-la, et on la trouve de nouveau.
client-lists-edit = Changer
client-lists-publish = Publier
client-lists-unpublish = Ne plus publier
client-lists-drop = Supprimer
client-lists-drop-sure = « { $name } » est supprimée pour toujours, avec tout ce qu’elle contient.
client-lists-download = Télécharger :
client-lists-format-text = Texte
client-lists-format-csv = CSV
client-lists-format-json = JSON
client-lists-use-code = Écris ce code là où ta table choisit ses listes.
client-lists-report = Signaler cette liste
client-lists-report-why = Qu’est-ce qui ne va pas ?
client-lists-report-note = Que faut-il regarder ? Tu peux laisser vide.
client-lists-report-go = Signaler
client-lists-reported = Signalée. Merci.
client-lists-reason-offensive = offensante ou cruelle
client-lists-reason-private = vie privée de quelqu’un
client-lists-reason-copied = copiée sans permission
client-lists-reason-spam = publicité ou n’importe quoi
client-lists-reason-other = autre chose
client-lists-only = seulement les mots des listes, aucun des nôtres
client-lists-chosen = Listes choisies
client-lists-remove = Retirer { $name }
client-lists-add-mine = Ajouter une de mes listes
client-lists-choose = Choisir…
client-lists-add-published = Ajouter une liste publiée
client-lists-most = Une table peut avoir { $most } listes au plus.
client-lists-manage = Faire et changer des listes
client-lists-evenings = aucun mot déjà venu un autre soir à une table ouverte depuis cet appareil
client-fix-our-words = Prendre nos propres mots
client-fix-each-votes = Laisser chacun voter

## Sortes de mots

client-category-activities = activités
client-category-animals = animaux
client-category-body-health = corps et santé
client-category-books = livres
client-category-brands = marques
client-category-clothes = vêtements
client-category-film-tv = cinéma et télé
client-category-food-drink = manger et boire
client-category-games = jeux
client-category-history-myth = histoire et légendes
client-category-holidays = fêtes
client-category-home = maison
client-category-ideas = idées
client-category-jobs = métiers
client-category-music-art = musique et art
client-category-nature = nature
client-category-objects = objets
client-category-people = gens
client-category-places = lieux
client-category-science = science
client-category-sport = sport
client-category-travel = voyages
client-circle = La table vue d’en haut
client-console-coming = Ensuite
client-console-does-wherewolf-first-voting = { $public ->
    [yes] Tous les yeux restent ouverts.
   *[no] Tous les vivants ferment les yeux.{ $spy ->
        [yes] {""} Seule l’Espionne peut regarder.
       *[no] {""}
    }
} Appelle les noms un par un : chacun lève la main une fois, pour quelqu’un d’autre.{ $public ->
    [yes] {""}
   *[no] {" "}Ensuite, tout le monde rouvre les yeux.
}
client-console-does-wherewolf-second-voting = { $public ->
    [yes] Tous les yeux restent ouverts.
   *[no] Tous les vivants ferment les yeux, accusés compris.
} Appelle les accusés un par un : qui a une voix lève la main une fois.{ $public ->
    [yes] {""}
   *[no] {" "}Ensuite, tout le monde rouvre les yeux.
}
client-console-does-werewords-wake-mayor = Le Maire touche sa carte secrète sur cet écran, ou te la montre et c’est toi qui la touches.
client-console-does-werewords-choose-a-word = Montre ces mots au Maire, et touche celui qu’il désigne du doigt.
client-console-does-werewords-remember-the-word = Inutile de noter quoi que ce soit : le jeu garde le mot.
client-console-does-werewords-tap-a-letter = Touche « Ne montrer que cette question » et tends l’appareil : la lettre se touche là.
client-console-does-werewords-tap-a-letter-one-werewolf = { client-console-does-werewords-tap-a-letter }
client-console-paper = Carte de nuit et feuille de score sur papier
client-vote-hands = Qui lève la main pour { $name } ?
client-vote-next = Nom suivant : { $name }
client-vote-missing = N’ont pas encore voté : { $names }
client-vote-by-person = Saisir personne par personne
client-vote-by-hands = Compter les mains, nom par nom
client-confirm-none = Aucun
client-guest-numbered = Joueur { $number }
client-device-lobby-cards = Cet appareil est posé au milieu et parle. Vous distribuez de vraies cartes, et l’un de vous est Maire ; ajoute un nom par personne, pour qu’il sache combien vous êtes.
client-device-lobby-how = Comment distribuer les cartes
client-device-lobby-deal = Mélangez les cartes ci-dessous avec celle du Maire et donnez-en une à chacun ; une reste au milieu. Qui a celle du Maire la montre et prend celle du milieu comme carte secrète. Celle du Maire est au milieu ? La personne à gauche du dernier Maire la prend ; pour une première partie, redistribuez.
client-device-lobby-deal-two = L’un de vous est Maire, l’autre la fois suivante. Mélangez les cartes ci-dessous et donnez-en une à chacun ; la troisième reste cachée entre vous, et personne ne la regarde.
client-device-shut-eyes = C’est de nouveau la nuit : la suite n’est pas pour tous les yeux. Fermez-les tous ; puis la personne qui tient l’appareil touche le bouton.
client-undone-here = C’est annulé.
client-keeper-whoops = Ça s’est fini autrement
client-keeper-all = Tous : { $answer }
client-keeper-asked = { $name } : { $line }
client-keeper-phone = { $name } répond sur son téléphone.
client-keeper-instead = Répondre quand même pour { $name }
client-keeper-over = Passer à quelqu’un d’autre
client-keeper-over-is = Scanne ceci avec l’appareil qui mène la suite. Celui-ci est alors dehors. Cela marche une fois, pendant cinq minutes.
client-keeper-second-is = Scanne ceci avec ton autre appareil. Cela marche une fois, pendant cinq minutes. Ne le montre à personne : on y voit toutes les cartes.
client-console-for-you = Pour toi seulement : { $told }
client-console-round-sure = On y voit les cartes de tout le monde. Seule la personne qui mène y va.
client-keeper-bot = { $name } est un bot et répond tout seul.
client-console-silently = En silence, à { $to } : { $told }
client-console-lobby-cards = Tu mènes le jeu. Personne n’a de téléphone : on joue donc avec de vraies cartes. Distribue-les avant de commencer. Ajoute les joueurs par leur nom ou fais-leur scanner le code.
client-console-round = Faire passer cet appareil, pour que chacun regarde sa carte
client-console-round-back = Tout le monde a regardé. Rends l’appareil à la personne qui mène.
client-console-round-end = Je mène : retour au pupitre
client-beside-accuse = Client
client-beside-nobody-accuse = pas de client
client-vote-more-accuse = { $name } peut lever les deux mains au nom d’un client. Le client se saisit ici :
client-story-press-accuse = { $press }, avec { $to } pour client
client-console-show-large = Montrer en grand
client-console-only-this = Ne montrer que cette question
client-console-give-back = Merci. Rends l’appareil à qui mène la partie.
client-console-back = Annuler la dernière étape
client-arrange-card-of = { $name } a
client-arrange-place = Place { $place }
client-arrange-middle = Le milieu
client-arrange-out = Reste de côté
client-arrange-left = Reste à placer : { $cards }
client-arrange-none-left = Toutes les cartes sont placées.
client-arrange-rest = Tous les autres : { $card }
client-arrange-leave-out = Les autres restent de côté
client-arrange-go = Voilà les cartes
client-arrange-taken = Elles forment un village, et sont là où tu viens de les placer.
client-arrange-go-taken = Jouer avec ces cartes
client-arrange-others = Les premières cartes ne font pas un village : trop ou trop peu de monstres, ou une qui en veut d’autres à ses côtés. Jouez avec celles-ci, ou annule et redistribuez.

## Jouer tout de suite, et conseils

client-play-now = Jouer tout de suite
client-play-now-is = Tu es seul ? Des bots prennent les autres places, et la partie commence en quelques secondes.
client-play-now-name = Robin
client-settings-hints = Des conseils dans mes premières parties
client-hint = Un conseil
client-hint-close = Compris
client-hint-none = Plus de conseils
client-hint-werewords-deal = Maintiens le bouton du bas pour voir ta carte. Elle se recouvre quand tu le lâches.
client-hint-werewords-night = La nuit, tous les téléphones se ressemblent. Quand ton rôle est appelé, maintiens pour lire ce que toi seul peux savoir.
client-hint-werewords-day = Demande ce que Oui ou Non peut trancher, et réduis de moitié les possibles. « { client-ask-guess } » propose un mot.
client-hint-werewords-vote = Parmi ceux qui vous ont égarés se cache peut-être le Loup-Garou. Tu peux changer jusqu’à la fin du temps.
client-hint-werewolf-deal = Maintiens le bouton du bas pour voir ta carte. Elle se recouvre quand tu le lâches.
client-hint-werewolf-night = Si on ne t’appelle pas, touche qui tu veux : cela ne fait rien et cache qui est éveillé.
client-hint-werewolf-day = Parlez d’abord : « { client-talk } » en bas propose des phrases prêtes. Puis désigne quelqu’un ; tu peux changer d’avis.
client-hint-wherewolf-deal = Maintiens le bouton du bas pour voir ta carte : son camp, son pouvoir et comment elle gagne.
client-hint-wherewolf-night = Les rôles sont appelés même si personne ne les a. Ce que tu apprends reste dans « { client-notes } ».
client-hint-wherewolf-assembly = Dis ce que tu sais, ou ce que tu veux faire croire : « { client-talk } » a des phrases prêtes.
client-hint-wherewolf-first-voting = Accuse un autre joueur. Les plus accusés se défendront ensuite.
client-hint-wherewolf-second-voting = Seuls ceux qui ne sont pas accusés votent. Une égalité les épargne tous.
client-bot-level = À quel point { $name } joue bien
client-bot-level-easy = facile
client-bot-level-normal = normal
client-bot-level-hard = redoutable
client-temper-quick = décide vite
client-temper-thoughtful = prend le temps de réfléchir
client-temper-talkative = aime parler
client-temper-quiet = parle peu
client-temper-stubborn = s’en tient à sa première idée
client-temper-easily-led = se laisse vite convaincre
client-bots-helped = Sur ce serveur, un service de langue aide les bots. Les questions à un bot maire, le mot et ce que vous dites avec vos propres mots peuvent lui être envoyés.

## Cartes à imprimer

client-cards = Imprimer des cartes
client-cards-lead = Cartes, jetons et feuilles sur papier, pour les tables sans téléphone. Choisissez, faites le PDF, imprimez-le et coupez le long des repères.
client-cards-for-table = C’est le village de la table { $code }.
client-cards-not-here = Ce serveur ne peut pas imprimer. Qui s’en occupe peut ajouter ce qu’il faut.
client-cards-players = Joueurs
client-cards-whole-werewords = Toute la boîte
client-cards-whole-werewolf = Le jeu de 16
client-cards-whole-wherewolf = Toutes les cartes
client-cards-chosen = { $cards ->
    [one] Une carte est choisie.
   *[other] { $cards } cartes sont choisies.
}
client-cards-on-top-werewords = La carte du Maire s’y ajoute.
client-cards-sheets = Ce qui s’imprime
client-cards-sheet-roles = Cartes
client-cards-sheet-tokens = Jetons
client-cards-sheet-badges = Badges
client-cards-sheet-turn-card = Carte de nuit pour qui mène le jeu
client-cards-sheet-score = Feuille de score
client-cards-nothing = Cochez ce que vous voulez imprimer.
client-cards-names = Noms, un par ligne
client-cards-language = Langue des cartes
client-cards-paper = Papier
client-cards-paper-a4 = A4
client-cards-paper-letter = US Letter
client-cards-backs = Avec les dos, pour imprimer recto verso
client-cards-code = Code de votre table, pour un code à scanner
client-cards-make = Faire le PDF
client-cards-making = Le PDF se prépare…
client-cards-made = À imprimer à 100 %.
client-cards-made-both = À imprimer à 100 %, recto verso, retourné sur le bord long.
client-overrule = Il fallait
client-understood = compris : { $meaning }
client-understood-helped = réponse donnée avec l’aide d’un service de langue
