# Bots gegen Bots: was `nightcall arena` schreibt.

arena-playing = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}
arena-sides = Gewonnene Spiele je Seite, in Klammern zu 95 % sicher:
arena-cards = Gewonnene Spiele je Karte, von denen mit dieser Karte:
arena-on-average = Ein Spiel im Durchschnitt:
arena-line = {""}  { $name } { $share } % [{ $low } bis { $high }] ({ $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
})
arena-team = { $team ->
    [village] das Dorf
    [werewolves] die Werwölfe
    [criminals] die Verbrecher
    [vampire] der Vampir
   *[none] niemand
}
arena-mean-answers = {""}  { $mean } Antworten
arena-mean-sayings = {""}  { $mean } Worte am Tisch
arena-mean-nights = {""}  { $mean } Nächte
arena-mean-found = {""}  das Wort { $mean } Mal gefunden
arena-mean-questions = {""}  { $mean } Fragen
arena-hunt = Die Jagd auf die Seherin: gefunden { $share } % [{ $low } bis { $high }], durch Zufall { $chance } % ({ $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
})
arena-speed = { $games } Spiele je Sekunde Rechenzeit; die langsamste Antwort brauchte { $slowest } ms davon.
arena-written = Die Zahlen stehen in { $file }.
arena-unwritable = „{ $file }“ ließ sich nicht schreiben: { $error }. Nimm eine andere Datei.
arena-no-such-level = Eine Stufe „{ $level }“ gibt es nicht. Es gibt { $known }.
