# Werewords. Ce qui se dit à voix haute ne contient jamais le mot. Un appel commence par le nom du rôle.
# $cards vaut « dealt » quand chacun a un écran, et « real » quand un appareil est posé parmi les cartes.

## Ce que dit le meneur

werewords-say-deal = Voici les cartes de cette nuit : { $roles }, et l’un de vous est Maire. Regardez la vôtre, et gardez-la pour vous.
werewords-say-night-falls = La nuit tombe. Fermez les yeux, tout le monde.
werewords-say-wake-mayor = { card-mayor }, réveille-toi. { $cards ->
    [real] Regarde ta carte secrète, et touche-la ici.
   *[dealt] Tu vas choisir le mot de cette nuit.
}
werewords-say-choose-a-word = { card-mayor }, prends le mot que tu veux leur faire trouver.
werewords-say-remember-the-word = { card-mayor }, retiens le mot.
werewords-say-remember-and-give-back = { werewords-say-remember-the-word } L’appareil revient à sa place.
werewords-say-sleep-mayor = Le { card-mayor } se rendort.
werewords-say-wake-doppelganger = { card-doppelganger }, réveille-toi. Choisis une carte et regarde-la. C’est ce que tu es maintenant.
werewords-say-instructions = { card-doppelganger }, lis ce que ta nouvelle carte attend de toi.
werewords-say-sleep-doppelganger = Le { card-doppelganger } se rendort.
werewords-say-wake-seer = { card-seer }, réveille-toi. { $cards ->
    [real] Voici le mot.
   *[dealt] Ton écran te montre le mot.
}
werewords-say-sleep-seer = La { card-seer } se rendort.
werewords-say-wake-fortune-teller = { card-fortune-teller }, réveille-toi. { $cards ->
    [real] Voici comment le mot commence.
   *[dealt] Ton écran te montre comment le mot commence.
}
werewords-say-sleep-fortune-teller = La { card-fortune-teller } se rendort.
werewords-say-wake-apprentice = { card-apprentice }, réveille-toi. { $cards ->
    [real] Regarde ici : il y a peut-être quelque chose pour toi.
   *[dealt] Regarde ton écran : il y a peut-être quelque chose pour toi.
}
werewords-say-sleep-apprentice = L’{ card-apprentice } se rendort.
werewords-say-wake-beholder = { card-beholder }, réveille-toi. { $cards ->
    [real] { $helpers } : yeux fermés et pouce levé, pour que cela se voie.
   *[dealt] Ton écran te montre qui est au courant du mot.
}
werewords-say-sleep-beholder = { $cards ->
    [real] Baissez tous les pouces. L’{ card-beholder } se rendort.
   *[dealt] L’{ card-beholder } se rendort.
}
werewords-say-wake-mason = { card-mason.many }, réveillez-vous. { $cards ->
    [real] Cherchez-vous du regard.
   *[dealt] Vos écrans vous montrent qui est l’autre.
}
werewords-say-sleep-mason = { card-mason.many }, rendormez-vous.
werewords-say-wake-thing = { card-thing }, réveille-toi. Touche quelqu’un, à ta gauche ou à ta droite.
werewords-say-sleep-thing = La { card-thing } se rendort.
werewords-say-wake-minion = { card-minion }, réveille-toi. { $cards ->
    [real] { card-werewolf.many } : yeux fermés et pouce levé, pour que cela se voie.
   *[dealt] Ton écran te montre qui tu sers.
}
werewords-say-sleep-minion = { $cards ->
    [real] Baissez tous les pouces. Le { card-minion } se rendort.
   *[dealt] Le { card-minion } se rendort.
}
werewords-say-wake-werewolf = { card-werewolf }, réveille-toi. Voici le mot qu’ils vont chercher.
werewords-say-wake-werewolves = { card-werewolf.many }, réveillez-vous. Reconnaissez-vous.
werewords-say-werewolves-read = { card-werewolf.many }, voici le mot qu’ils vont chercher.
werewords-say-tap-a-letter = { card-werewolf.many }, touchez une lettre du mot. Tout le monde la verra. Touchez-la encore pour confirmer.
werewords-say-tap-a-letter-one-werewolf = { card-werewolf }, touche une lettre du mot. Tout le monde la verra. Touche-la encore pour confirmer.
werewords-say-sleep-werewolf = Le { card-werewolf } se rendort.
werewords-say-sleep-werewolves = { card-werewolf.many }, rendormez-vous.
werewords-say-day-breaks = { $cards ->
    [real] Réveillez-vous, tout le monde. Le temps file : interrogez le Maire, une question à la fois.
   *[dealt] Réveillez-vous, tout le monde. Le temps file : posez vos questions au Maire.
}
werewords-say-word-found = Le mot est trouvé. { card-werewolf.many }, montrez-vous. L’un de vous doit désigner la bonne personne : { $roles-or }.
werewords-say-word-found-one-werewolf = Le mot est trouvé. { card-werewolf }, montre-toi. Tu dois désigner la bonne personne : { $roles-or }.
werewords-say-word-not-found = Le mot n’a pas été trouvé. Parlez-en : qui brouillait les pistes ? Ensuite, chacun désigne quelqu’un.
werewords-say-word-found-by-two = Le mot est trouvé. Si le { card-werewolf } est parmi vous, qu’il se montre et dise où est cette carte : { $roles-or }.
werewords-say-word-not-found-by-two = Le mot n’a pas été trouvé. Où est le { card-werewolf } ? Parlez, sans dire vos cartes. Ensuite, chacun de vous désigne.
werewords-say-werewolves-point = { card-werewolf.many }, désignez quelqu’un, maintenant.
werewords-say-werewolf-points = { card-werewolf }, désigne maintenant.
werewords-say-everyone-points = Que chacun désigne une autre personne : trois, deux, un, maintenant.
werewords-say-both-point = Vous deux, désignez : trois, deux, un, maintenant.
werewords-say-result = { $team ->
    [village] { $winners-count ->
        [0] Le village gagne.
       *[other] Le village gagne : { $winners }.
    }
    [werewolves] { $winners-count ->
        [0] Le camp des Loups-garous gagne.
       *[other] Le camp des Loups-garous gagne : { $winners }.
    }
   *[none] { $winners-count ->
        [0] Cette fois, personne ne gagne.
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
}
werewords-why = { $guessed ->
    [yes] { $team ->
        [village] Le mot a été trouvé, et aucun Loup-garou n’a désigné la bonne personne.
        [werewolves] Le mot a été trouvé, mais un Loup-garou a désigné la bonne personne.
       *[none] { $winner ->
            [werewolf] Le mot a été trouvé, mais le Loup-garou savait où est la bonne carte.
           *[other] { $winners-count ->
                [one] Le mot a été trouvé, et le Loup-garou ne savait pas où est la bonne carte.
               *[other] Le mot a été trouvé, et le Loup-garou n’est pas parmi vous.
            }
        }
    }
   *[no] { $team ->
        [village] Le mot n’a pas été trouvé, mais quelqu’un du camp des Loups-garous a été démasqué.
        [werewolves] Le mot n’a pas été trouvé, et personne du camp des Loups-garous n’a été démasqué.
       *[none] { $winner ->
            [werewolf] Le mot n’a pas été trouvé, et le Loup-garou non plus.
           *[other] { $winners-count ->
                [0] Le mot n’a pas été trouvé, et le Loup-garou non plus.
               *[other] Le mot n’a pas été trouvé, mais le Loup-garou l’a été.
            }
        }
    }
}

## Ce qui est révélé

werewords-told-deal-sealed = La donne est scellée : { $seal }
werewords-told-deal-opened = Le sceau peut être vérifié. Sel { $salt } ; cartes telles que données : { $places }.
werewords-told-mayor = { $seat } est Maire.
werewords-told-your-card = Ta carte : { $card }.
werewords-told-word = Le mot magique est « { $word } ».
werewords-told-letters = Il commence ainsi : { $letters }
werewords-told-nothing-tonight = Il n’y a rien pour toi cette nuit.
werewords-told-helpers = { $helpers-count ->
    [0] Personne n’est au courant du mot.
   *[other] Au courant du mot : { $helpers }.
}{ $beholders-count ->
    [0] {""}
   *[other] {" "}Autre Observateur : { $beholders }.
}
werewords-told-masons = { $masons-count ->
    [0] Aucun autre Franc-maçon ne veille.
    [one] Autre Franc-maçon : { $masons }.
   *[other] Autres Francs-maçons : { $masons }.
}
werewords-told-werewolves = { $werewolves-count ->
    [one] Le Loup-garou est { $werewolves }.
   *[other] Les Loups-garous sont { $werewolves }.
}{ $minions-count ->
    [0] {""}
   *[other] {" "}Autre Sbire : { $minions }.
}
werewords-told-pack = { $pack-count ->
    [0] Tu chasses en solitaire.
    [one] Autre Loup-garou : { $pack }.
   *[other] Autres Loups-garous : { $pack }.
}
werewords-told-copied = { $seat } a cette carte : { $card }. C’est aussi la tienne maintenant. { $joins ->
    [yes] Réveille-toi quand on l’appellera.
   *[no] Quand on l’appellera, continue de dormir.
}
werewords-told-tapped = { $by } vient de te toucher. { $by } est la Chose, du côté du village.
werewords-told-letter-marked = { $by } montre la lettre { $place }.
werewords-told-shape = Le mot ressemble à ceci : { $shape }
werewords-told-question = { $seat } demande ({ $number }) : { $text }{ $now ->
    [yes] {""}
   *[no] {" "}Cette question attend son tour.
}
werewords-told-withdrawn = La question { $number } est retirée.
werewords-told-passed = { $seat } passe. À { $turn } de demander.
werewords-told-token = { $number ->
    [none] { werewords-token }{ $seat ->
        [none] .
       *[other] {" "}pour { $seat }.
    }
   *[other] { werewords-token } pour { $seat }, à la question { $number }.
}{ $left ->
    [none] {""}
    [aucun] {" "}Il n’en reste aucun.
   *[other] {" "}Il reste : { $left }.
}
werewords-token = { $token ->
    [yes] Oui
    [no] Non
    [maybe] Peut-être
    [so-close] Tout près
   *[way-off] Très loin
}
werewords-told-correct = { $seat ->
    [none] Correct ! C’est le mot.
   *[other] Correct ! { $seat } a trouvé le mot.
}
werewords-told-magic-word = Le mot était « { $word } ».
werewords-told-werewolves-show = { $seats-count ->
    [one] { $seats } retourne sa carte : Loup-garou.
   *[other] { $seats } retournent leurs cartes : le camp des Loups-garous.
}
werewords-told-votes = { $votes-count ->
    [0] Personne n’a été désigné.
   *[other] Les doigts se tendent : { $votes }.
}
werewords-pair-votes = { $left } vers { $right }
werewords-pair-score = { $left } { $right }
werewords-told-revealed = { $seat } retourne cette carte : { $card }.
werewords-told-whoops = Oups ! { $guessed ->
    [yes] Finalement, le mot a été trouvé.
   *[no] Finalement, le mot n’a pas été trouvé.
}
werewords-told-cards = Toutes les cartes : { $cards }. Maire : { $mayor }.{ $extra ->
    [none] {""}
   *[other] {" "}La carte à l’écart : { $extra }.
}{ $copied ->
    [none] {""}
   *[other] {" "}Le Sosie avait pris cette carte : { $copied }.
}

## Ce qui est demandé

werewords-ask-look = Regarde ta carte. Dis-le quand tu l’as vue.
werewords-ask-deal = Mélanger et donner : une carte à chaque place dans l’ordre, la dernière au milieu.
werewords-ask-seal = Un sel pour le sceau de la donne.
werewords-ask-first-mayor = Qui est Maire en premier ?
werewords-ask-mayor-card = Maire, quelle est ta carte secrète ?
werewords-ask-draw-words = Des mots au choix du Maire.
werewords-ask-choose-word = Quel mot vont-ils chercher ?
werewords-ask-confirm-word = « { $word } » : c’est bien celui-là ?
werewords-ask-call = { $card } a quelques instants.
werewords-ask-copy = De qui veux-tu copier la carte ?
werewords-ask-instructions = Lis ceci, puis ferme les yeux.
werewords-ask-tap = Qui touches-tu ?
werewords-ask-letter = Quelle lettre du mot vont-ils voir ? Choisis-la deux fois pour confirmer.
werewords-ask-day = Interroge le Maire ou, si c’est toi, réponds.
werewords-ask-hunt = Qui désignes-tu ?
werewords-ask-vote = Qui désignes-tu ?
werewords-ask-talk = Parlez jusqu’à ce que le temps soit écoulé.
werewords-ask-singled-out = Qui a le plus de doigts pointés ? Plusieurs en cas d’égalité.
werewords-ask-werewolf-shows = L’un de vous retourne-t-il le Loup-garou ?
werewords-ask-extra-card = Quelle carte était à l’écart ?
werewords-ask-pointed-at-extra = Qui de vous deux a désigné la carte à l’écart ?

## Boutons et lieux

werewords-option-seen = Je l’ai vue
werewords-option-read = J’ai lu
werewords-option-ok = Oui, celui-là
werewords-option-back = Revenir
werewords-option-new-words = D’autres mots
werewords-option-letter = { $letter } (lettre { $place })
werewords-option-yes = Oui
werewords-option-no = Non
werewords-option-yes-no = Oui/Non
werewords-option-maybe = Peut-être
werewords-option-so-close = Tout près
werewords-option-way-off = Très loin
werewords-option-correct = Correct
werewords-option-no-more-tokens = Plus de jetons Oui/Non
werewords-option-withdraw = Retirer ma question
werewords-option-pass = Passer
werewords-option-whoops = Oups
werewords-option-centre = le milieu
werewords-option-extra-card = la carte à l’écart
werewords-option-time = Temps écoulé

## Avant de commencer

werewords-too-few = { $players ->
    [0] Personne à table, c’est
    [one] Une personne, c’est
   *[other] { $players } personnes, c’est
} trop peu. Il en faut { $fewest }.
werewords-too-many = { $players } personnes, c’est trop. { $most } peuvent jouer.
werewords-small-table = À { $players }, vous ne pouvez jouer qu’avec les règles des petites tables. Activez-les, ou trouvez du monde.
werewords-mayor-is-always-in = Le Maire est toujours là. Ne le comptez pas dans les rôles.
werewords-no-such-role = Il n’y a pas de carte nommée « { $role } ».
werewords-too-many-of = { $count } cartes, c’est trop pour ce rôle : { $role }. { $most } au plus.
werewords-no-werewolf = Il n’y a pas de Loup-garou parmi les cartes. Ajoutez-en un.
werewords-no-helper = Personne ne connaîtrait le mot. Ajoutez une Voyante ou une Cartomancienne.
werewords-apprentice-alone = Une Apprentie a besoin d’une maîtresse. Ajoutez une Voyante ou une Cartomancienne.
werewords-two-players-need = À deux, prenez un Loup-garou, et une Voyante ou une Cartomancienne. Rien d’autre.
werewords-wrong-number = { $cards ->
    [0] Aucune carte n’est choisie
    [one] Une carte est choisie
   *[other] { $cards } cartes sont choisies
} et vous êtes { $players }. Prenez autant de cartes que de personnes ; le Maire vient en plus.
werewords-seats-are-cards = Avec de vraies cartes, les places sont les cartes : { $seats }.
werewords-night-order-names = Un ordre à vous doit appeler chacun de ces rôles une fois : { $roles }.
werewords-night-order-ends = Le Sosie doit se réveiller en premier, et les Loups-garous en dernier.
werewords-seer-call-tells = Si la Voyante n’est pas appelée, tout le monde saura que le Maire est la Voyante.
werewords-mason-call-tells = Si les Francs-maçons ne sont pas appelés, tout le monde saura qu’un seul veille.
werewords-more-village-team = { $wolves } du côté des Loups-garous contre { $count } du côté du village : le village devrait être plus nombreux.
werewords-more-villager-cards = { $wolves } du côté des Loups-garous et seulement { $count ->
    [one] { $count } simple
   *[other] { $count } simples
} Villageois : difficile de se cacher.
werewords-masons-suit-ten = Les Francs-maçons sont à leur aise à partir de dix personnes.
werewords-many-werewolves = C’est plus de Loups-garous que d’habitude : { $usual ->
    [one] { $usual } suffirait.
   *[other] { $usual } suffiraient.
}
werewords-two-helpers = La Voyante et la Cartomancienne ensemble, c’est beaucoup d’aide pour une table comme la vôtre.

## Les réglages

werewords-box-roles = les cartes en plus du Maire ; sinon, celles d’usage pour votre nombre
werewords-box-werewolf-table = un troisième Loup-garou dès douze personnes, ou jamais
werewords-box-most-werewolves = combien de Loups-garous peuvent être là
werewords-box-small-tables = à deux et à trois, des règles à part
werewords-box-warn-unless-more = ce qui doit dépasser en nombre le camp des Loups-garous, sans quoi on vous prévient
werewords-box-cards = données par nous, ou vraies, sur votre table
werewords-box-called-by = qui appelle la nuit : l’application, ou qui mène la partie
werewords-box-mayor-in-centre = qui est Maire quand cette carte reste au milieu
werewords-box-language = la langue des mots
werewords-box-level = la difficulté des mots
werewords-box-offers = le nombre de mots au choix du Maire ; sinon, plus c’est difficile, plus il y en a
werewords-box-role-adjusted-words = un mot plus facile pour un Maire Voyante, un plus difficile pour un Loup-garou
werewords-box-proper-nouns = avec des noms propres, des titres et des lieux
werewords-box-categories = seulement des mots de ces catégories
werewords-box-word-lists = vos propres listes, ajoutées aux mots
werewords-box-new-words = le Maire peut demander d’autres mots
werewords-box-night-order = un ordre à vous pour la nuit
werewords-box-call-seer = si la Voyante est appelée même quand le Maire est la Voyante
werewords-box-call-masons = quand un Franc-maçon seul est appelé
werewords-box-beholder-sees = ce que voit l’Observateur : un groupe sans les cartes, ou qui est quoi
werewords-box-beholder-sees-copies = l’Observateur voit un Sosie qui a copié une Voyante
werewords-box-minion-sees-copies = le Sbire voit un Sosie parmi les Loups-garous
werewords-box-letters = combien de lettres la Cartomancienne voit au début
werewords-box-letters-grow = quels mots non trouvés ajoutent une lettre
werewords-box-view-seconds = combien de temps on regarde, la nuit
werewords-box-recognise-seconds = combien de temps les Loups-garous se regardent
werewords-box-pace = la lenteur des appels de la nuit ; 2, c’est deux fois plus lent
werewords-box-remind-seconds = quand rappeler à l’ordre qui se fait attendre
werewords-box-questions = comment poser les questions : écrites, ou dites à voix haute
werewords-box-asking = tout le monde peut demander, ou chacun son tour
werewords-box-day-seconds = combien de temps dure le jour
werewords-box-speedwords = la moitié du jour, et une lettre du mot visible de tous
werewords-box-letter-shown = avec speedwords, cette seule lettre, ou toutes les mêmes
werewords-box-edition = de quelle édition viennent les jetons
werewords-box-yes-no = le nombre de jetons Oui/Non
werewords-box-maybe = le nombre de jetons Peut-être
werewords-box-so-close = le nombre de jetons Tout près
werewords-box-way-off = le nombre de jetons Très loin
werewords-box-count-tokens = les jetons sont comptés pour vous
werewords-box-way-off-answers = Très loin répond aussi à la question
werewords-box-must-declare-guess = à qui trouve le mot, il faut répondre Correct
werewords-box-late-guess = si un essai écrit avant la fin compte encore après
werewords-box-hunt-seconds = combien de temps les Loups-garous cherchent la Voyante
werewords-box-vote-seconds = combien de temps vous parlez avant de désigner
werewords-box-talk-in-hunt = tout le monde peut parler pendant que les Loups-garous cherchent la Voyante
werewords-box-votes = chacun désigne pour soi, ou vous comptez les doigts vous-mêmes
werewords-box-singled-out-by = le plus de doigts, ou plus de la moitié
werewords-box-one-vote-each = qui retourne sa carte quand chacun a un doigt pointé sur soi
werewords-box-minion-reveals = le Sbire se montre avec les Loups-garous
werewords-box-beholder-reveals = un Observateur désigné retourne sa carte
werewords-box-extra-card-found-by = à deux, qui désigne la carte à l’écart gagne, ou seulement les deux ensemble

## Ce que demande un bot qui n’a pas de meilleure idée, une question par ligne

werewords-bot-questions =
    Est-ce que c’est vivant ?
    Est-ce que ça tient dans une main ?
    Est-ce qu’on en trouve dans une maison ?
    Est-ce plus grand qu’une voiture ?
    Est-ce que ça se mange ?
    Est-ce un animal ?
    Est-ce une personne ?
    Est-ce un lieu ?
    Est-ce fabriqué par des gens ?
    Est-ce que ça s’achète dans un magasin ?
    Est-ce que ça a plus de cent ans ?
    Est-ce que ça fait du bruit ?
    Est-ce quelque chose que l’on fait ?
    Est-ce que les enfants aiment ça ?
    Est-ce que ça se trouve dehors ?
    Est-ce en métal ?
    Est-ce que ça bouge ?
    Est-ce qu’on en voit tous les jours ?
    Est-ce que c’est doux au toucher ?
    Est-ce dangereux ?
    Est-ce que ça vole ?
    Est-ce que ça vit dans l’eau ?
    Est-ce un aliment ?
    Est-ce que ça s’offre en cadeau ?

## Ce qui peut se dire à la table

werewords-saying-seer-is = À mon avis, { $seat } est la Voyante.
werewords-saying-good-question = C’était une bonne question, { $seat }.

## Comment un bot Maire a compris une question

werewords-understood-is = Est-ce : { $what } ?
werewords-understood-has = Est-ce que ça a : { $what } ?
werewords-understood-made = Est-ce fait de : { $what } ?
werewords-understood-does = Est-ce que ça fait : { $what } ?
werewords-understood-you = Est-ce qu’on en fait ceci : { $what } ?
werewords-understood-used = Est-ce que ça sert à : { $what } ?
werewords-understood-where = Est-ce qu’on le trouve ici : { $what } ?
werewords-understood-about = Est-ce que ça a un rapport avec : { $what } ?
werewords-understood-any = { $what } ?
werewords-understood-asked = { $what }
werewords-understood-bigger = Est-ce plus grand que : { $what } ?
werewords-understood-smaller = Est-ce plus petit que : { $what } ?
werewords-understood-guess = Est-ce exactement « { $what } » ?
werewords-understood-letters = Est-ce que ça commence par une voyelle ?
werewords-understood-first-letter = Est-ce que ça commence par { $what } ?
werewords-understood-first-letters = Est-ce que ça commence par une lettre de { $what } ?
werewords-understood-last-letter = Est-ce que ça finit par { $what } ?
werewords-understood-has-letter = Y a-t-il la lettre { $what } dedans ?
werewords-understood-letters-count = Nombre de lettres : { $what } ?
werewords-understood-words-count = Nombre de mots : { $what } ?
werewords-understood-not = Pas ainsi : { $what }
werewords-understood-or = { $left } Ou : { $right }
werewords-understood-and = { $left } Et : { $right }
werewords-understood-unknown = Je ne suis pas sûr de comprendre la question.
