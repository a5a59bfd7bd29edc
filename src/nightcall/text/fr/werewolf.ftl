# Loup-garou. Un appel commence par le nom du rôle. Le meneur dit ces phrases, et rien d’autre.

## Ce que dit le meneur

werewolf-say-deal = Voici les cartes de cette nuit : { $roles }. Regardez la vôtre, et ne la montrez à personne tant que vous vivez.
werewolf-say-night-falls = La nuit tombe. Fermez les yeux, tout le monde, et faites un peu de bruit pour couvrir les autres.
werewolf-say-wake-werewolves-first = { card-werewolf.many }, réveillez-vous. Reconnaissez-vous.
werewolf-say-choose-a-victim = { card-werewolf.many }, accordez-vous sur une victime. Pas un mot.
werewolf-say-wake-werewolves-later = { card-werewolf.many }, réveillez-vous. Accordez-vous sur une victime, sans un mot.
werewolf-say-sleep-werewolves = { card-werewolf.many }, rendormez-vous.
werewolf-say-wake-seer = { card-seer }, réveille-toi. Sur qui veux-tu en savoir plus ?
werewolf-say-seer-sees = { card-seer }, voici ta réponse.
werewolf-say-sleep-seer = La { card-seer } se rendort.
werewolf-say-morning = Le jour se lève. Réveillez-vous, tout le monde : { $seat } n’a pas vu ce matin.
werewolf-say-day = Parlez. Dès que { $majority } d’entre vous votent contre la même personne, elle meurt.
werewolf-say-lynched = Plus de la moitié d’entre vous votent contre { $seat }, qui meurt et retourne cette carte : { $card }.
werewolf-say-result = { $team ->
    [humans] Le dernier Loup-garou est mort. Le village gagne : { $winners }.
   *[werewolves] Il y a autant de Loups-garous que d’autres, et plus rien ne les arrête. Les Loups-garous gagnent : { $winners }.
}

## Ce qui est révélé

werewolf-told-deal-sealed = La donne est scellée : { $seal }
werewolf-told-deal-opened = Le sceau peut être vérifié. Sel { $salt } ; cartes telles que données : { $places }.
werewolf-told-moderator = { $seat } mène le jeu et ne joue pas.
werewolf-told-your-card = Ta carte : { $card }.
werewolf-told-all-cards = Toutes les cartes : { $cards }.
werewolf-told-pack = { $pack-count ->
    [one] Il y a un seul Loup-garou : { $pack }.
   *[other] Les Loups-garous sont { $pack }.
}
werewolf-told-proposal = { $seat } veut { $victim }.
werewolf-told-vision = { $is_werewolf ->
    [yes] Pouce levé : { $seat } est un Loup-garou.
   *[no] Pouce baissé : { $seat } n’est pas un Loup-garou.
}
werewolf-told-killed = Les Loups-garous ont emporté { $seat }, qui retourne cette carte : { $card }.
werewolf-told-standing-vote = { $seat } vote contre { $accused }.
werewolf-told-lynched = Le village a tranché. { $seat } meurt et retourne cette carte : { $card }.
werewolf-told-no-lynching = Vous n’avez pas réussi à vous accorder : personne ne meurt aujourd’hui.
werewolf-told-cards = Toutes les cartes : { $cards }.

## Ce qui est demandé

werewolf-ask-deal = Mélanger et donner : une carte à chaque place dans l’ordre.
werewolf-ask-seal = Un sel pour le sceau de la donne.
werewolf-ask-look = Regarde ta carte. Dis-le quand tu l’as vue.
werewolf-ask-call = Quelques instants passent.
werewolf-ask-victim = Qui voulez-vous cette nuit ? Il faut que vous vouliez tous la même personne.
werewolf-ask-look-into = Sur qui veux-tu en savoir plus ?
werewolf-ask-lynch = Contre qui votes-tu ? Tu peux changer jusqu’à ce que quelqu’un meure.

## Boutons et lieux

werewolf-option-seen = Je l’ai vue
werewolf-option-deadlock = Pas moyen de s’accorder : que la nuit tombe
werewolf-option-time = Temps écoulé

## Avant de commencer

werewolf-too-few = { $players ->
    [0] Personne à table, c’est
    [one] Une personne, c’est
   *[other] { $players } personnes, c’est
} trop peu. Il en faut { $fewest }, sans compter le Meneur.
werewolf-too-many = { $players } personnes, c’est trop. { $most } peuvent jouer.
werewolf-which-moderator = Dites qui de vous mène le jeu, ou laissez-nous faire.
werewolf-no-such-moderator = « { $name } » devait mener le jeu, mais n’est pas à la table. Choisissez quelqu’un qui y est.
werewolf-too-many-werewolves = { $werewolves } Loups-garous parmi { $players } personnes ont gagné d’avance. Prenez-en moins.
werewolf-no-seer = Sans Voyante, le village n’a que son flair. Ajoutez-en une, sauf si vous aimez la difficulté.
werewolf-odd-number = { $players } personnes, c’est un nombre impair, et cela aide les Loups-garous. { $better }, ou une de plus, ce serait plus juste.
werewolf-odds = Si le village tirait au sort, il gagnerait { $percent } fois sur cent ({ $exact }). Le reste dépend de vous.

## Les réglages

werewolf-box-werewolves = le nombre de Loups-garous
werewolf-box-seers = le nombre de Voyantes
werewolf-box-moderator = qui mène le jeu : nous, l’un de vous, ou qui une carte désigne
werewolf-box-moderator-seat = qui mène le jeu, si vous en avez convenu
werewolf-box-device = un écran par personne, ou un seul qui circule
werewolf-box-deadlock = comment un jour peut finir sans mort : pas du tout, si vous le dites, ou à l’heure dite
werewolf-box-day-seconds = combien de temps dure un jour, avec un chronomètre
werewolf-box-self-votes = on peut voter contre soi-même
werewolf-box-dying-seer-sees = une Voyante voit encore la nuit de sa mort
werewolf-box-call-seconds = combien de temps dure un regard, la nuit
werewolf-box-pace = la lenteur des appels de la nuit ; 2, c’est deux fois plus lent
werewolf-box-remind-seconds = quand rappeler à l’ordre qui se fait attendre

## Les cartes : ce qu’elles peuvent ici, en deux lignes courtes, et comment elles gagnent

card-moderator = Meneur
werewolf-card-moderator-power =
    Tu mènes la nuit et le jour, et tu vois tout.
    Tu ne joues pas.
werewolf-card-moderator-wins = Tu gagnes si tout le monde s’amuse.

werewolf-card-villager-power =
    Tu dors toute la nuit et ne sais que ce que tu entends le jour.
    Écoute, doute, et vote.
werewolf-card-villager-wins = Tu gagnes quand le dernier Loup-garou est mort.

werewolf-card-seer-power =
    Chaque nuit, tu apprends si quelqu’un est un Loup-garou.
    Dis-le au jour si tu l’oses : ils viendront pour toi.
werewolf-card-seer-wins = Tu gagnes quand le dernier Loup-garou est mort.

werewolf-card-werewolf-power =
    Chaque nuit, ta meute s’accorde sans un mot sur une victime.
    Le jour, tu es du village comme tout le monde.
werewolf-card-werewolf-wins = Tu gagnes quand il y a autant de Loups-garous que d’autres.

## Ce qui peut se dire à la table

werewolf-saying-saw = { $is_wolf ->
    [yes] J’ai regardé { $seat } : Loup-garou.
   *[no] J’ai regardé { $seat } : pas un Loup-garou.
}
