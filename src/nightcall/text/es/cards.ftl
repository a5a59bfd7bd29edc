# Cards: a name, its plural where a voice calls several, and its power in two short lines.

card-mayor = Alcalde
card-mayor-power =
    Conoces la palabra y respondes con fichas.
    Tienes una segunda carta, y es secreta.

card-villager = Aldeano
    .many = Aldeanos
card-villager-power =
    Aún no sabes nada, y duermes toda la noche.
    Pregunta bien y fíjate en quién ayuda.

card-seer = Vidente
    .many = Videntes
card-seer-power =
    Ves la Palabra Mágica por la noche.
    Guía a los demás, pero con disimulo: los Hombres Lobo te buscan.

card-fortune-teller = Pitonisa
card-fortune-teller-power =
    Ves cómo empieza cada parte de la palabra.
    Ayuda con eso, pero con disimulo: los Hombres Lobo te buscan.

card-apprentice = Aprendiz
card-apprentice-power =
    Si el Alcalde es Vidente o Pitonisa, ocupas su lugar.
    Solo entonces sabes algo, y solo entonces te buscan.

card-beholder = Testigo
card-beholder-power =
    Ves quién sabe algo de la palabra, pero no la palabra.
    Haz que los Hombres Lobo se fijen en ti.

card-mason = Masón
    .many = Masones
card-mason-power =
    Por la noche encuentras al otro Masón.
    Ya hay alguien en quien puedes confiar.

card-thing = Cosa
card-thing-power =
    Por la noche tocas a quien tienes al lado.
    Esa persona sabrá que estás de su parte.

card-doppelganger = Doppelgänger
card-doppelganger-power =
    Miras la carta de otra persona y pasa a ser la tuya.
    Desde entonces, su bando es tu bando.

card-minion = Esbirro
card-minion-power =
    Ves quiénes son los Hombres Lobo; ellos no te ven a ti.
    Confunde a los demás por ellos, y que no te atrapen.

card-werewolf = Hombre Lobo
    .many = Hombres Lobo
card-werewolf-power =
    Conoces la palabra y a tu manada. Lleva a los demás por mal camino.
    Si encuentran la palabra, encuentra tú a la Vidente.
