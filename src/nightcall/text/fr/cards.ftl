# Les cartes : un nom, un pluriel quand une voix en appelle plusieurs, et un pouvoir en deux lignes courtes.

card-mayor = Maire
card-mayor-power =
    Tu connais le mot et tu réponds avec des jetons.
    Tu as aussi une deuxième carte, secrète.

card-villager = Villageois
    .many = Villageois
card-villager-power =
    Tu ne sais encore rien, et tu dors toute la nuit.
    Pose de bonnes questions, et regarde qui aide.

card-seer = Voyante
    .many = Voyantes
card-seer-power =
    La nuit, tu vois le mot magique.
    Guide les autres sans te trahir : les Loups-garous te cherchent.

card-fortune-teller = Cartomancienne
card-fortune-teller-power =
    Tu vois comment commence chaque partie du mot.
    Aide sans te trahir : les Loups-garous te cherchent.

card-apprentice = Apprentie
card-apprentice-power =
    Tu prends le relais si le Maire est Voyante ou Cartomancienne.
    Alors seulement, tu apprends quelque chose, et l’on te cherche.

card-beholder = Observateur
card-beholder-power =
    Tu vois qui est au courant du mot, mais pas le mot.
    Attire sur toi le regard des Loups-garous.

card-mason = Franc-maçon
    .many = Francs-maçons
card-mason-power =
    La nuit, tu découvres l’autre Franc-maçon.
    Voilà au moins quelqu’un à qui te fier.

card-thing = Chose
card-thing-power =
    La nuit, tu touches quelqu’un à côté de toi.
    Qui le sent sait que tu es du côté du village.

card-doppelganger = Sosie
card-doppelganger-power =
    Tu regardes une autre carte et tu deviens ce qu’elle est.
    Son camp est désormais le tien.

card-minion = Sbire
card-minion-power =
    Tu vois qui sont les Loups-garous ; eux ne te voient pas.
    Trompe les autres pour eux, sans te faire prendre.

card-werewolf = Loup-garou
    .many = Loups-garous
card-werewolf-power =
    Tu connais le mot et ta meute. Égare les autres.
    S’ils trouvent le mot, trouve la Voyante.
