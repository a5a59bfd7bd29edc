# Wherewolf. Un appel commence par le nom du rôle, et reste le même que quelqu’un ait la carte ou non.
# L’aube nomme les morts et rien d’autre. Un bûcher qui épargne n’a qu’une phrase, quelle qu’en soit la
# raison. Voyante, Juliette, Enchanteresse, Voleuse et Espionne sont des femmes, les autres des hommes.

## Ce que dit le meneur

wherewolf-say-deal = Ces cartes peuvent être au village : { $roles }. Regardez la vôtre, et ne la montrez jamais.
wherewolf-say-night-falls = La nuit tombe. Fermez les yeux, tout le monde. Tambourinez doucement sur la table, et pas un mot.
wherewolf-say-wake-amulet-first = Amulette, trouve qui te portera d’abord. Tous les yeux restent fermés.
wherewolf-say-wake-amulet-later = Amulette : qui la porte se réveille. À qui la confies-tu ?
wherewolf-say-sleep-amulet = L’Amulette est où elle est. Tous les yeux sont fermés.
wherewolf-say-wake-sword-first = Épée, trouve qui te portera d’abord. Tous les yeux restent fermés.
wherewolf-say-wake-sword-later = Épée : qui la porte se réveille. À qui la confies-tu ?
wherewolf-say-sleep-sword = L’Épée est où elle est. Tous les yeux sont fermés.
wherewolf-say-wake-juliet-first = { card-juliet }, réveille-toi. Qui est ton Roméo ?
wherewolf-say-sleep-juliet = { card-juliet } se rendort.
wherewolf-say-wake-seer-first = { card-seer }, réveille-toi. De qui veux-tu voir l’aura ?
wherewolf-say-wake-seer-later = { card-seer }, réveille-toi. De qui veux-tu voir l’aura ?
wherewolf-say-sleep-seer = La { card-seer } se rendort.
wherewolf-say-wake-medium-later = { card-medium }, réveille-toi. Qui appelles-tu parmi les morts ?
wherewolf-say-sleep-medium = Le { card-medium } se rendort.
wherewolf-say-wake-wizard-first = { card-wizard }, réveille-toi. Chez qui cherches-tu le don ?
wherewolf-say-wake-wizard-later = { card-wizard }, réveille-toi. Chez qui cherches-tu le don ?
wherewolf-say-sleep-wizard = Le { card-wizard } se rendort.
wherewolf-say-wake-monk-first = { card-monk }, réveille-toi. Ton livre te dit qui est loin d’ici.
wherewolf-say-sleep-monk = Le { card-monk } se rendort.
wherewolf-say-wake-priest-first = { card-priest }, réveille-toi. Apprends qui a péché.
wherewolf-say-sleep-priest = Le { card-priest } se rendort.
wherewolf-say-wake-twins-first = { card-twin.many }, réveillez-vous. Cherchez-vous du regard.
wherewolf-say-sleep-twins = { card-twin.many }, rendormez-vous.
wherewolf-say-wake-guards-first = { card-guard.many }, réveillez-vous. Cherchez-vous du regard, et apprenez combien de Criminels rôdent.
wherewolf-say-sleep-guards = { card-guard.many }, rendormez-vous.
wherewolf-say-wake-criminals-first = Criminels, réveillez-vous. Cherchez-vous du regard.
wherewolf-say-sleep-criminals = Criminels, rendormez-vous.
wherewolf-say-wake-vampire-hunter-first = { card-vampire-hunter }, réveille-toi. Flaires-tu sa présence ?
wherewolf-say-sleep-vampire-hunter = Le { card-vampire-hunter } se rendort.
wherewolf-say-wake-vampire-first = { $ghoul ->
    [yes] { card-vampire } et { card-ghoul }, réveillez-vous. Cherchez-vous du regard.
   *[no] { card-vampire }, réveille-toi. Regarde autour de toi : tout ce monde sera à toi.
}
wherewolf-say-wake-vampire-later = { card-vampire }, réveille-toi, et les tiens avec toi. As-tu soif cette nuit ?
wherewolf-say-sleep-vampire = Enfants du Vampire, rendormez-vous.
wherewolf-say-wake-werewolves-first = { card-werewolf.many }, réveillez-vous. Reconnaissez-vous, du plus fort au plus faible.{ $traitor ->
    [yes] {" "}{ card-traitor }, garde les yeux fermés et lève une main.
   *[no] {""}
}
wherewolf-say-wake-werewolves-later = { card-werewolf.many }, réveillez-vous. Le plus fort d’entre vous choisit la proie.
wherewolf-say-sleep-werewolves = { card-werewolf.many }, rendormez-vous.
wherewolf-say-wake-warden-later = { card-warden }, réveille-toi. Devant quelle porte veilles-tu ?
wherewolf-say-sleep-warden = Le { card-warden } se rendort.
wherewolf-say-wake-crime-boss-later = { card-crime-boss }, réveille-toi. Y a-t-il quelqu’un à rallier ?
wherewolf-say-sleep-crime-boss = Le { card-crime-boss } se rendort.
wherewolf-say-wake-assassin-later = { card-assassin }, réveille-toi. Est-ce pour cette nuit ?
wherewolf-say-sleep-assassin = L’{ card-assassin } se rendort.
wherewolf-say-wake-healer-later = { card-healer }, réveille-toi. Voici qui se meurt.
wherewolf-say-sleep-healer = Le { card-healer } se rendort.
wherewolf-say-day-breaks = Réveillez-vous, tout le monde. { $dead-count ->
    [0] Personne ne manque.
    [one] Quelqu’un ne se lève pas : { $dead }.
   *[other] Certains ne se lèvent pas : { $dead }.
}
wherewolf-say-assembly = Le village se réunit. Dites ce que vous voulez, vrai ou faux.
wherewolf-say-first-voting = Silence, s’il vous plaît. Chacun accuse une autre personne. Les noms, dans cet ordre : { $names }.
wherewolf-say-accused = { $names-count ->
    [0] Personne n’est en accusation aujourd’hui.
   *[other] En accusation aujourd’hui : { $names }.
}{ $counts ->
    [none] {""}
    [aucun] {""}
   *[other] {" "}Voix comptées : { $counts }.
}
wherewolf-say-defence = { $seat }, défends-toi.
wherewolf-say-second-voting = Silence, s’il vous plaît. Qui n’est pas en accusation choisit parmi ces noms : { $names }. Une égalité les épargne.
wherewolf-say-hesitation = Le village ne peut s’y résoudre. Personne ne brûle aujourd’hui.
wherewolf-say-burned = Le village allume le feu. { $seat } brûle.
wherewolf-say-dusk = Le soleil a disparu. Quoi que vous vouliez faire, il est trop tard.
wherewolf-say-result = { $faction ->
    [Village] Le village peut dormir à nouveau : il gagne.
    [Werewolves] Il ne reste que la meute pour hurler. Les Loups-garous gagnent.
    [Criminals] Les monstres ont disparu, et la loi avec eux. Les Criminels gagnent.
    [none] Il ne reste personne, et aucun camp ne gagne.
   *[other] Le village appartient à la nuit. Le Vampire gagne.
} { $winners-count ->
    [0] Personne à la table n’a gagné.
    [one] La victoire va à : { $winners }.
   *[other] La victoire va à : { $winners }.
}

## Ce qui est révélé

wherewolf-told-deal-sealed = La donne est scellée : { $seal }
wherewolf-told-deal-opened = Le sceau peut être vérifié. Sel { $salt } ; cartes telles que données : { $places }.
wherewolf-told-your-card = Ta carte : { $card }.
wherewolf-told-item-received = { $item ->
    [amulet] Dans la nuit, l’Amulette a été posée dans ta main. Elle te sauve de la mort une fois, peut-être cette nuit même, puis elle n’est plus.
   *[sword] Dans la nuit, l’Épée a été posée dans ta main. Si les bêtes viennent pour toi, tu en emportes une.
}
wherewolf-told-item-crumbles = { $item ->
    [amulet] L’Amulette revient dans ta main et tombe en poussière.
   *[sword] L’Épée revient dans ta main et tombe en rouille.
}
wherewolf-told-item-gone = { $item ->
    [amulet] L’Amulette n’existe plus. { $seat } l’a eue en dernier.
   *[sword] L’Épée n’existe plus. { $seat } l’a eue en dernier.
}
wherewolf-told-counts = Avec ce que les cartes y changent : { $counts-count ->
    [0] aucune voix
   *[other] { $counts }
}.
wherewolf-told-romeo-is = Ton Roméo est { $seat }. { $faction ->
    [Village] Il est du Village, et toi aussi.
    [Werewolves] Il est des Loups-garous, et toi aussi.
    [Criminals] Il est des Criminels, et toi aussi.
    [none] Il n’est à personne, et toi non plus.
   *[other] Il est au Vampire, et toi aussi.
} Si l’un de vous meurt, l’autre meurt aussi.
wherewolf-told-loved-by = { $seat } est Juliette, et tu es son Roméo. Si l’un de vous meurt, l’autre meurt aussi.
wherewolf-told-aura = { $aura ->
    [Dark] { $seat } a une aura sombre.
   *[White] { $seat } a une aura blanche.
}
wherewolf-told-mystic = { $is_mystic ->
    [yes] { $seat } a le don.
   *[no] { $seat } n’a pas le don.
}
wherewolf-told-absent = { $roles-count ->
    [0] Rien ne manque : toutes les cartes sont au village.
   *[other] Personne n’a ceci : { $roles }.
}
wherewolf-told-sinner = { $seat ->
    [none] Il n’y a pas de Pécheur au village.
   *[other] Le Pécheur est { $seat }.
}
wherewolf-told-meet = { $seats-count ->
    [0] Personne d’autre n’a ta carte : { $role }.
   *[other] { $role } comme toi : { $seats }.
}
wherewolf-told-criminals-dealt = { $count ->
    [0] Il n’y a pas de Criminels au village.
    [one] Il y a un Criminel au village.
   *[other] Il y a { $count } Criminels au village.
}
wherewolf-told-criminals = { $seats-count ->
    [0] Il n’y a pas d’autre Criminel que toi.
   *[other] Avec toi parmi les Criminels : { $seats }.
}
wherewolf-told-vampire-dealt = { $is_dealt ->
    [yes] Le Vampire est au village.
   *[no] Il n’y a pas de Vampire au village.
}
wherewolf-told-vampire-and-ghoul = { $seats-count ->
    [0] Personne ne se réveille avec toi.
   *[other] Debout avec toi : { $seats }.
}
wherewolf-told-brood = { $seats-count ->
    [one] Personne d’autre ne se réveille : { $seats }.
   *[other] Vous vous réveillez ensemble : { $seats }.
}
wherewolf-told-pack = { $pack-count ->
    [one] La meute, c’est { $pack } et personne d’autre.
   *[other] La meute, du plus fort au plus faible : { $pack }.
}{ $traitors-count ->
    [0] {""}
   *[other] {" "}Le Traître, qui ne vous connaît pas : { $traitors }.
}
wherewolf-told-victim = La meute s’en prend à { $seat }.
wherewolf-told-dying = { $seats-count ->
    [0] Personne ne se meurt cette nuit.
   *[other] À l’agonie cette nuit : { $seats }.
}
wherewolf-told-recruited = { $boss } est le Parrain et te rallie à sa cause. Te voilà du côté des Criminels ; tu gardes ton pouvoir.
wherewolf-told-bitten = Une morsure dans la nuit : c’est { $vampire }. Te voilà Vampire mineur, et ton ancienne vie n’est plus. Réveille-toi quand on appelle le Vampire.
wherewolf-told-bite-fails = { $seat } ne devient pas Vampire et dort toujours.
wherewolf-told-turned = Ils sont venus pour toi, et quelque chose en toi a répondu. Te voilà Loup-garou. Dès la nuit prochaine, réveille-toi avec la meute.
wherewolf-told-pack-is = { $seats-count ->
    [one] La meute est venue, et a vu en toi une âme amie. C’est { $seats }.
   *[other] La meute est venue, et a vu en toi une âme amie. Ce sont { $seats }.
}
wherewolf-told-bard = { $is_pure ->
    [yes] Le Barde chante à l’auberge : une aura blanche a été vue dans la nuit.
   *[no] L’auberge est silencieuse ce matin.
}
wherewolf-told-accusations = Tu as gardé un œil ouvert. { $votes }.
wherewolf-told-votes = Les votes : { $votes }.
wherewolf-pair-votes = { $left } contre { $right }
wherewolf-pair-counts = { $left } { $right }
wherewolf-told-dies-of-love = { $seat } meurt au même instant.
wherewolf-told-card-shown = { $seat } retourne cette carte : { $card }.{ $kind ->
    [human] {""}
   *[other] {" "}C’était un { $kind }.
}
wherewolf-told-all-roles = Pour toi, c’est fini. Regarde si tu veux, en silence. Voici les rôles : { $roles }.
wherewolf-told-chose = { $seat ->
    [none] { $by } passe.
   *[other] { $by } choisit { $seat }.
}
wherewolf-told-watched = À { $to } : « { $telling } »
wherewolf-told-cards = Toutes les cartes : { $cards }. À la fin : { $roles }. Camps : { $factions }.

## Ce qui est demandé

wherewolf-ask-draw-deck = Mélange les cartes de la réserve. Quelques-unes restent dehors, et personne n’apprend lesquelles.
wherewolf-ask-deal = Mélanger et donner : une carte à chaque place dans l’ordre.
wherewolf-ask-first-amulet = Qui a l’Amulette en premier ?
wherewolf-ask-first-sword = Qui a l’Épée en premier ?
wherewolf-ask-seal = Un sel pour le sceau de la donne.
wherewolf-ask-look = Regarde ta carte. Dis-le quand tu l’as vue.
wherewolf-ask-lengths = Combien de temps dure chaque appel de cette nuit, en secondes.
wherewolf-ask-call = Quelques instants passent.
wherewolf-ask-pass-amulet = À qui confies-tu l’Amulette ? Si tu la gardes, elle est perdue.
wherewolf-ask-pass-sword = À qui confies-tu l’Épée ? Si tu la gardes, elle est perdue.
wherewolf-ask-romeo = Qui est ton Roméo ?
wherewolf-ask-look-into = De qui veux-tu voir l’aura ?
wherewolf-ask-call-the-dead = Qui appelles-tu parmi les morts ?
wherewolf-ask-sense = Chez qui cherches-tu le don ?
wherewolf-ask-absent = Les cartes dont parle le livre du Moine, dans cet ordre.
wherewolf-ask-ward = Devant quelle porte veilles-tu cette nuit ?
wherewolf-ask-save = Qui sauves-tu ? Tu ne peux le faire qu’une fois dans la partie.
wherewolf-ask-recruit = Qui veux-tu rallier ? Tu ne peux essayer qu’une fois dans la partie.
wherewolf-ask-assassinate = Qui tues-tu ? Tu ne peux le faire qu’une fois dans la partie.
wherewolf-ask-bite = Qui mords-tu ?
wherewolf-ask-victim = Qui la meute attaque-t-elle ?
wherewolf-ask-pass-round = Jette un œil : il y a peut-être du nouveau pour toi. Puis fais passer.
wherewolf-ask-assembly = Parlez. Le vote viendra quand vous voudrez.
wherewolf-ask-accuse = Qui accuses-tu ?
wherewolf-ask-accuse-counted = Combien de mains se sont levées pour chaque nom ? Celle d’un Juge compte pour deux.
wherewolf-ask-client = Pour qui l’Avocat a-t-il levé les deux mains ?
wherewolf-ask-defence = Parle. Dis-le quand tu as fini.
wherewolf-ask-condemn = Qui doit brûler ?
wherewolf-ask-condemn-counted = Combien de mains se sont levées pour chaque nom ? Celle d’un Juge compte pour deux.
wherewolf-ask-apply-stall-rule = Personne n’est mort depuis des jours. Faut-il en rester là ? Les monstres gagneraient.

## Boutons et lieux

wherewolf-option-seen = C’est vu
wherewolf-option-pass = Je passe
wherewolf-option-pass-at-pass-amulet = Je la garde
wherewolf-option-pass-at-pass-sword = Je la garde
wherewolf-option-go-on = Votons
wherewolf-option-done = J’ai tout dit
wherewolf-option-nobody = personne
wherewolf-option-yes = Oui
wherewolf-option-no = Non
wherewolf-option-time = Temps écoulé
wherewolf-option-village = Village
wherewolf-option-werewolves = Loups-garous
wherewolf-option-criminals = Criminels
wherewolf-option-none = sans camp

## Avant de commencer

wherewolf-too-few = { $players ->
    [0] Personne à table, c’est
    [one] Une personne, c’est
   *[other] { $players } personnes, c’est
} trop peu. Il en faut { $fewest }.
wherewolf-too-many = { $players } personnes, c’est trop. { $most } peuvent jouer.
wherewolf-too-few-cards = { $cards ->
    [0] Aucune carte, c’est
    [one] Une carte, c’est
   *[other] { $cards } cartes, c’est
} trop peu pour { $players } personnes. Prenez-en au moins une par personne.
wherewolf-too-many-cards = { $cards } cartes, c’est trop pour { $players } personnes. Prenez-en une par personne, ou jouez au niveau expert.
wherewolf-pool-too-large = { $cards } cartes, c’est trop pour s’en souvenir. { $most } au plus dans la réserve.
wherewolf-pauses = Un appel ne peut pas durer au moins { $least } et au plus { $most } secondes. Changez l’un des deux.
wherewolf-no-such-role = Il n’y a pas de carte nommée « { $role } ».
wherewolf-too-many-of = { $count } cartes, c’est trop pour ce rôle : { $role }. { $most } au plus.
wherewolf-one-twin = Un Jumeau a besoin de l’autre. Prenez les deux, ou aucun.
wherewolf-first-games-cards = Pour vos premières parties, prenez la Voyante, la meute et des Paysans, rien d’autre.
wherewolf-no-monster = Il n’y a rien à craindre dans ce village. Ajoutez un Chef de meute ou le Vampire.
wherewolf-leader-first = Une meute a besoin de son Chef de meute avant tout autre loup.
wherewolf-ghoul-alone = Une Goule a besoin de son maître. Ajoutez le Vampire.
wherewolf-traitor-alone = Un Traître a besoin de quelqu’un à qui vous livrer. Ajoutez un Chef de meute.
wherewolf-criminals-unguarded = Les Criminels sont trop forts sans les deux Gardes. Ajoutez-les.
wherewolf-many-criminals = Plus de quatre Criminels, et il n’y a plus de village. Retirez-en.
wherewolf-priest-alone = Le Prêtre n’apprend rien sans un Pécheur. Ajoutez-en un.
wherewolf-bard-alone = Le Barde n’a rien à chanter sans une Voyante. Ajoutez-la.
wherewolf-many-vote-roles = Plus de deux cartes qui faussent les votes, c’est trop. Retirez-en.
wherewolf-no-deck-in-pool = Aucun village équitable ne sort de ces cartes. Changez la réserve, ou le nombre de monstres.
wherewolf-antagonists = { $count ->
    [0] Aucune carte n’est
    [one] Une carte est
   *[other] { $count } cartes sont
} contre le village ; pour votre nombre, l’usage en veut { $wanted }.
wherewolf-weight = Ces cartes pèsent { $weight } ; entre -1 et 3, c’est équitable. En dessous, les monstres sont forts ; au-dessus, c’est le village.
wherewolf-no-seer = Sans Voyante, le village ne voit pas grand-chose. La plupart des tables la prennent.
wherewolf-monk-useless = Le Moine lit le nom des cartes qui manquent, et ici aucune ne manque. Retirez-le, ou ajoutez des cartes à la réserve.
wherewolf-hunter-useless = Le Chasseur de vampires n’a personne à chasser ici. Ajoutez le Vampire, ou retirez le Chasseur.
wherewolf-reveal-medium = Quand les morts montrent leur carte, le Médium n’a rien à faire. Retirez-le, ou cachez les cartes.
wherewolf-public-vote-roles = Quand on vote à découvert, ces rôles se trahiraient : { $roles }. Retirez-les, ou votez en secret.
wherewolf-sword-is-strong = L’Épée aide beaucoup le village. Donnez quelque chose à l’autre camp en échange.

## Les réglages

wherewolf-box-level = premières parties avec peu de cartes, un village à vous, ou plus de cartes que de personnes
wherewolf-box-roles = les cartes auxquelles s’attendre ; sinon, un village équitable pour votre nombre
wherewolf-box-more-antagonists = une carte de plus ou de moins contre le village qu’une sur quatre
wherewolf-box-reveal = les morts montrent leur carte
wherewolf-box-public = les deux votes se font à découvert
wherewolf-box-amulet = une Amulette passe de main en main et sauve une vie
wherewolf-box-sword = une Épée passe de main en main et emporte l’attaquant
wherewolf-box-timed = chaque jour a son chronomètre, et la nuit tombe quand il s’arrête
wherewolf-box-day-seconds = combien de temps dure un jour, avec un chronomètre
wherewolf-box-device = un écran par personne, ou un seul qui circule
wherewolf-box-votes = chacun vote pour soi, ou vous comptez les mains vous-mêmes
wherewolf-box-announce-counts = le nombre d’accusations est dit à voix haute
wherewolf-box-dead-watch = les morts voient tout
wherewolf-box-assembly-seconds = combien de temps le village parle avant de voter
wherewolf-box-defence-seconds = combien de temps on peut se défendre ; sinon, aussi longtemps qu’on veut
wherewolf-box-pause-least = l’appel le plus court de la nuit
wherewolf-box-pause-most = l’appel le plus long de la nuit
wherewolf-box-view-seconds = combien de temps on peut regarder une réponse venue tard
wherewolf-box-stall-rounds = après combien de tours sans mort on vous propose d’en finir
wherewolf-box-remind-seconds = quand rappeler à l’ordre qui se fait attendre

## Comment un camp gagne

wherewolf-wins-village = Tu gagnes avec le Village, quand il ne reste ni Loup-garou ni Vampire.
wherewolf-wins-werewolves = Tu gagnes avec les Loups-garous, quand il ne reste personne d’autre.
wherewolf-wins-vampire = Tu gagnes avec le Vampire, quand il ne reste personne d’autre.
wherewolf-wins-criminals = Tu gagnes quand les monstres ont disparu, qu’un Criminel vit et qu’il n’y a plus de Garde.

## Le Village : le nom, ce que peut la carte en deux lignes courtes, comment elle gagne

wherewolf-card-seer-power =
    Chaque nuit, tu vois l’aura de quelqu’un : sombre ou blanche.
    Sombre est suspect, mais le Pécheur en a une aussi.
wherewolf-card-seer-wins = { wherewolf-wins-village }

card-medium = Médium
wherewolf-card-medium-power =
    Dès la deuxième nuit, tu appelles quelqu’un parmi les morts.
    Tu apprends si son aura était sombre.
wherewolf-card-medium-wins = { wherewolf-wins-village }

card-wizard = Magicien
wherewolf-card-wizard-power =
    Chaque nuit, tu apprends si quelqu’un a le don.
    Une Voyante sans le don n’est pas une Voyante.
wherewolf-card-wizard-wins = { wherewolf-wins-village }

card-healer = Guérisseur
wherewolf-card-healer-power =
    Dès la deuxième nuit, tu vois qui se meurt.
    Une fois dans la partie, tu peux sauver quelqu’un, sauf toi.
wherewolf-card-healer-wins = { wherewolf-wins-village }

card-warden = Protecteur
wherewolf-card-warden-power =
    Dès la deuxième nuit, tu protèges une autre personne.
    Griffe et morsure y échouent ; jamais deux nuits la même porte.
wherewolf-card-warden-wins = { wherewolf-wins-village }

card-hermit = Ermite
wherewolf-card-hermit-power =
    Ni les Loups-garous ni le Vampire ne peuvent rien contre toi.
    Le feu, un couteau ou un cœur brisé, si.
wherewolf-card-hermit-wins = { wherewolf-wins-village }

card-juliet = Juliette
wherewolf-card-juliet-power =
    La première nuit, tu choisis ton Roméo et rejoins son camp.
    Si l’un de vous meurt, l’autre en meurt.
wherewolf-card-juliet-wins = Tu gagnes avec le camp de Roméo, quoi qu’il devienne.

card-vampire-hunter = Chasseur de vampires
wherewolf-card-vampire-hunter-power =
    La première nuit, tu apprends si le Vampire est là.
    S’il te mord, il en meurt.
wherewolf-card-vampire-hunter-wins = { wherewolf-wins-village }

card-huntsman = Chasseur
wherewolf-card-huntsman-power =
    Tu ne te réveilles jamais la nuit.
    Si les Loups-garous te tuent, le plus faible meurt avec toi.
wherewolf-card-huntsman-wins = { wherewolf-wins-village }

card-priest = Prêtre
wherewolf-card-priest-power =
    La première nuit, tu apprends qui est le Pécheur, s’il y en a un.
    Voilà une aura sombre que tu n’as pas à craindre.
wherewolf-card-priest-wins = { wherewolf-wins-village }

card-sinner = Pécheur
wherewolf-card-sinner-power =
    Tu n’as rien fait, mais ton aura est sombre.
    Prépare-toi à t’expliquer.
wherewolf-card-sinner-wins = { wherewolf-wins-village }

card-monk = Moine
wherewolf-card-monk-power =
    La première nuit, tu lis deux cartes que personne n’a.
    Qui prétend en avoir une ment.
wherewolf-card-monk-wins = { wherewolf-wins-village }

card-bard = Barde
wherewolf-card-bard-power =
    Tant que la Voyante et toi vivez, ton chant peut s’entendre à l’aube :
    il dit au village que la Voyante a vu une aura blanche.
wherewolf-card-bard-wins = { wherewolf-wins-village }

card-magistrate = Juge
wherewolf-card-magistrate-power =
    Ta voix compte double, aux deux votes.
    Personne ne peut voir que c’était la tienne.
wherewolf-card-magistrate-wins = { wherewolf-wins-village }

card-advocate = Avocat
wherewolf-card-advocate-power =
    Tu votes au bûcher même quand on t’accuse.
    Une fois dans la partie, tu laves quelqu’un de toute accusation.
wherewolf-card-advocate-wins = { wherewolf-wins-village }

card-enchantress = Enchanteresse
wherewolf-card-enchantress-power =
    Contre toi, seule la moitié des voix compte, aux deux votes.
    S’il en reste une, elle compte en entier.
wherewolf-card-enchantress-wins = { wherewolf-wins-village }

card-guard = Garde
    .many = Gardes
wherewolf-card-guard-power =
    La première nuit : l’autre Garde, et le nombre de Criminels.
    Tant que tu vis, les Criminels ne peuvent pas gagner.
wherewolf-card-guard-wins = { wherewolf-wins-village }

card-twin = Jumeau
    .many = Jumeaux
wherewolf-card-twin-power =
    La première nuit, tu découvres l’autre Jumeau, s’il y en a un.
    Voilà au moins quelqu’un à qui te fier.
wherewolf-card-twin-wins = { wherewolf-wins-village }

card-cursed = Maudit
wherewolf-card-cursed-power =
    Tu es du village jusqu’à ce que les Loups-garous t’attaquent.
    Alors tu ne meurs pas : tu deviens l’un d’eux.
wherewolf-card-cursed-wins = Tu gagnes avec le Village, ou avec les Loups-garous une fois des leurs.

card-peasant = Paysan
    .many = Paysans
wherewolf-card-peasant-power =
    Tu dors toute la nuit et ne sais que ce que tu entends le jour.
    Écoute, doute, et vote.
wherewolf-card-peasant-wins = { wherewolf-wins-village }

## Les Loups-garous

card-pack-leader = Chef de meute
wherewolf-card-pack-leader-power =
    Tu connais ta meute, et personne n’y est plus fort que toi.
    Dès la deuxième nuit, tu choisis qui elle attaque.
wherewolf-card-pack-leader-wins = { wherewolf-wins-werewolves }

wherewolf-card-werewolf-power =
    Tu connais ta meute, et qui de vous est plus fort.
    Si plus fort que toi n’est plus, tu choisis qui elle attaque.
wherewolf-card-werewolf-wins = { wherewolf-wins-werewolves }

card-young-wolf = Louveteau
wherewolf-card-young-wolf-power =
    Tu connais ta meute, et personne n’y est plus faible que toi.
    Si tu brûles, elle attaque deux fois la nuit suivante.
wherewolf-card-young-wolf-wins = { wherewolf-wins-werewolves }

card-traitor = Traître
wherewolf-card-traitor-power =
    La meute te connaît ; tu ne la connais pas.
    Si elle t’attaque, tu vis, et tu apprends qui en est.
wherewolf-card-traitor-wins = { wherewolf-wins-werewolves }

## Le Vampire

card-vampire = Vampire
wherewolf-card-vampire-power =
    Dès la deuxième nuit, tu peux mordre quelqu’un et en faire un des tiens.
    Évite les loups et le Chasseur de vampires : ils sont ta mort.
wherewolf-card-vampire-wins = { wherewolf-wins-vampire }

card-lesser-vampire = Vampire mineur
    .many = Vampires mineurs
wherewolf-card-lesser-vampire-power =
    On t’a fait vampire : ton pouvoir n’est plus, ton aura est sombre.
    Tu te réveilles avec le Vampire et le sers, même mort.
wherewolf-card-lesser-vampire-wins = { wherewolf-wins-vampire }

card-ghoul = Goule
wherewolf-card-ghoul-power =
    La première nuit, le Vampire et toi vous reconnaissez.
    S’il doit mourir la nuit, tu meurs à sa place.
wherewolf-card-ghoul-wins = { wherewolf-wins-vampire }

## Les Criminels

card-crime-boss = Parrain
wherewolf-card-crime-boss-power =
    Une fois, dès la deuxième nuit, tu peux rallier une personne ordinaire.
    Si tu choisis un Garde ou un monstre, tu meurs.
wherewolf-card-crime-boss-wins = { wherewolf-wins-criminals }

card-assassin = Assassin
wherewolf-card-assassin-power =
    Une fois, dès la deuxième nuit, tu peux tuer qui tu veux.
    Presque rien ne t’arrête. Ton aura est sombre.
wherewolf-card-assassin-wins = { wherewolf-wins-criminals }

card-thief = Voleuse
wherewolf-card-thief-power =
    Tu connais les autres Criminels.
    La première bête qui vient pour toi la nuit te manque.
wherewolf-card-thief-wins = { wherewolf-wins-criminals }

card-spy = Espionne
wherewolf-card-spy-power =
    Tu connais les autres Criminels.
    Après chaque premier vote, tu vois qui a accusé qui.
wherewolf-card-spy-wins = { wherewolf-wins-criminals }

## Celles et ceux de personne

card-jester = Bouffon
wherewolf-card-jester-power =
    Tu veux brûler. Donne-leur-en l’envie.
    S’ils le font, personne ne brûle le jour suivant.
wherewolf-card-jester-wins = Tu gagnes en solitaire, si tu brûles. La partie continue sans toi.

card-madman = Fou
wherewolf-card-madman-power =
    Tu veux que les Loups-garous te tuent.
    S’ils le font, leur prochaine attaque échoue.
wherewolf-card-madman-wins = Tu gagnes en solitaire, si la meute te tue. La partie continue sans toi.

## Ce qui peut se dire à la table

wherewolf-saying-saw-aura = { $aura ->
    [White] J’ai regardé { $seat } : son aura est blanche.
   *[Dark] J’ai regardé { $seat } : son aura est sombre.
}
wherewolf-saying-saw-mystic = { $is_mystic ->
    [yes] { $seat } a le don.
   *[no] { $seat } n’a pas le don.
}
wherewolf-saying-saw-card = J’ai vu la carte que tient { $seat } : { $card }.
wherewolf-saying-not-in-village = Cette carte n’est pas au village : { $card }.
