# Karten: Name, Mehrzahl, wo eine Stimme mehrere ruft, und was sie können, in zwei kurzen Zeilen.

card-mayor = Bürgermeister
card-mayor-power =
    Du kennst das Wort und antwortest mit Plättchen.
    Du hast noch eine zweite, geheime Karte.

card-villager = Dorfbewohner
    .many = Dorfbewohner
card-villager-power =
    Du weißt noch nichts und schläfst die ganze Nacht.
    Frag klug und achte darauf, wer hilft.

card-seer = Seherin
    .many = Seherinnen
card-seer-power =
    Nachts siehst du das Zauberwort.
    Führ die anderen hin, doch bleib verborgen: Werwölfe jagen dich.

card-fortune-teller = Wahrsagerin
card-fortune-teller-power =
    Du siehst, wie jeder Teil des Wortes beginnt.
    Hilf damit, doch bleib verborgen: Werwölfe jagen dich.

card-apprentice = Lehrling
card-apprentice-power =
    Du springst ein, wenn Seherin oder Wahrsagerin Bürgermeister ist.
    Nur dann erfährst du etwas, und nur dann wirst du gejagt.

card-beholder = Beobachter
card-beholder-power =
    Du siehst, wer vom Wort weiß, aber nicht das Wort.
    Lenk die Blicke der Werwölfe auf dich.

card-mason = Freimaurer
    .many = Freimaurer
card-mason-power =
    Nachts findest du den anderen Freimaurer.
    Einen Menschen gibt es also, dem du trauen kannst.

card-thing = Ding
card-thing-power =
    Nachts tippst du jemanden an, der neben dir sitzt.
    Wer das spürt, weiß: Du gehörst zum Dorf.

card-doppelganger = Doppelgängerin
card-doppelganger-power =
    Du siehst dir eine andere Karte an und wirst zu ihr.
    Von da an ist ihre Seite deine Seite.

card-minion = Günstling
card-minion-power =
    Du siehst, wer die Werwölfe sind; sie sehen dich nicht.
    Führ für sie in die Irre und lass dich nicht erwischen.

card-werewolf = Werwolf
    .many = Werwölfe
card-werewolf-power =
    Du kennst das Wort und dein Rudel. Führ die anderen in die Irre.
    Finden sie das Wort, dann finde die Seherin.
