# Ce qu’une voix dit à côté du script, et comment elle dit une phrase dont nul enregistrement ne connaît les noms.

## Le temps

voice-minute = Une minute.
voice-half-minute = Trente secondes.
voice-fifteen-seconds = Quinze secondes.
voice-minute-left = Encore une minute.
voice-half-minute-left = Encore trente secondes.
voice-fifteen-seconds-left = Encore quinze secondes.
voice-ten-seconds-left = Encore dix secondes.
voice-five-seconds-left = Cinq secondes.
voice-count-3 = Trois.
voice-count-2 = Deux.
voice-count-1 = Un.
voice-time-up = Le temps est écoulé.
voice-paused = Nous faisons une pause.
voice-go-on = Nous reprenons.

## Pour essayer une voix

voice-sample = La nuit descend sur le village, et c’est cette voix qui vous y guidera.

## Les phrases sans leurs noms ni leurs nombres : l’écran les montre

voice-werewolf-say-deal = Voici les cartes de cette nuit. Regardez la vôtre, et ne la montrez à personne tant que vous vivez.
voice-werewolf-say-morning = Le jour se lève. Réveillez-vous, tout le monde : quelqu’un n’a pas vu ce matin.
voice-werewolf-say-day = Parlez. Dès que plus de la moitié d’entre vous votent contre la même personne, elle meurt.
voice-werewolf-say-lynched = Plus de la moitié d’entre vous votent contre la même personne, qui meurt et retourne cette carte.
voice-werewolf-say-result = { $team ->
    [humans] Le dernier Loup-garou est mort. Le village gagne.
   *[werewolves] Il y a autant de Loups-garous que d’autres, et plus rien ne les arrête. Les Loups-garous gagnent.
}
voice-werewords-say-deal = Voici les cartes de cette nuit, et l’un de vous est Maire. Regardez la vôtre, et gardez-la pour vous.
voice-werewords-say-result = { $team ->
    [village] Le village gagne.
    [werewolves] Le camp des Loups-garous gagne.
   *[none] { $winners-count ->
        [one] L’un de vous gagne.
       *[other] Vous gagnez tous les deux.
    }
}
voice-wherewolf-say-deal = Ces cartes peuvent être au village. Regardez la vôtre, et ne la montrez jamais.
voice-wherewolf-say-day-breaks = Réveillez-vous, tout le monde. { $dead-count ->
    [one] Quelqu’un ne se lève pas.
   *[other] Certains ne se lèvent pas.
}
voice-wherewolf-say-first-voting = Silence, s’il vous plaît. Chacun accuse une autre personne. Vous voyez les noms dans leur ordre.
voice-wherewolf-say-accused = { $names-count ->
    [0] Personne n’est en accusation aujourd’hui.
    [one] Une personne est en accusation aujourd’hui.
   *[other] Plusieurs personnes sont en accusation aujourd’hui.
}
voice-wherewolf-say-defence = La parole est à la défense.
voice-wherewolf-say-second-voting = Silence, s’il vous plaît. Qui n’est pas en accusation choisit parmi ceux qui le sont. Une égalité les épargne.
voice-wherewolf-say-burned = Le village allume le feu, et quelqu’un brûle.
voice-wherewolf-say-result = { $faction ->
    [Village] Le village peut dormir à nouveau : il gagne.
    [Werewolves] Il ne reste que la meute pour hurler. Les Loups-garous gagnent.
    [Criminals] Les monstres ont disparu, et la loi avec eux. Les Criminels gagnent.
    [none] Il ne reste personne, et aucun camp ne gagne.
   *[other] Le village appartient à la nuit. Le Vampire gagne.
}
