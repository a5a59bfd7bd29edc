# Cards: a name, its plural where a voice calls several, and its power in two short lines.

card-mayor = Sindaco
card-mayor-power =
    Conosci la parola e rispondi con i gettoni.
    Hai una seconda carta, ed è segreta.

card-villager = Villico
    .many = Villici
card-villager-power =
    Non sai ancora nulla, e dormi tutta la notte.
    Fai buone domande e guarda chi aiuta.

card-seer = Veggente
    .many = Veggenti
card-seer-power =
    Di notte vedi la Parola Magica.
    Guida gli altri, ma non scoprirti: i Lupi Mannari ti cercano.

card-fortune-teller = Cartomante
card-fortune-teller-power =
    Vedi come comincia ogni parte della parola.
    Aiuta con questo, ma non scoprirti: i Lupi Mannari ti cercano.

card-apprentice = Apprendista
card-apprentice-power =
    Se il Sindaco è Veggente o Cartomante, prendi il suo posto.
    Solo allora sai qualcosa, e solo allora ti cercano.

card-beholder = Testimone
card-beholder-power =
    Vedi chi sa della parola, ma non la parola.
    Attira su di te gli occhi dei Lupi Mannari.

card-mason = Massone
    .many = Massoni
card-mason-power =
    Di notte trovi l’altro Massone.
    Ecco una persona di cui ti puoi fidare.

card-thing = Cosa
card-thing-power =
    Di notte tocchi chi ti siede accanto.
    Chi hai toccato sa che stai dalla sua parte.

card-doppelganger = Sosia
card-doppelganger-power =
    Guardi la carta di un’altra persona, e diventa la tua.
    Da quel momento la sua parte è la tua.

card-minion = Scagnozzo
card-minion-power =
    Vedi chi sono i Lupi Mannari; loro non vedono te.
    Confondi gli altri per loro, e non farti scoprire.

card-werewolf = Lupo Mannaro
    .many = Lupi Mannari
card-werewolf-power =
    Conosci la parola e il tuo branco. Porta gli altri fuori strada.
    Se trovano la parola, tu trova la Veggente.
