# Das Terminal: Leute, die eine Tastatur herumgeben. Schlichte Zeilen, die man vorlesen kann.

## Vor dem Spiel

cli-how-many = Wie viele Leute sitzen an dieser Tastatur? Enter für 1, höchstens { $most }; 0, um Bots zuzusehen.
cli-how-many-wrong = Tippe eine Zahl von 0 bis { $most }.
cli-name = Name der { $number }. Person (Enter für { $usual }):
cli-too-many-names = { $count } Namen sind zu viele für { $most } Plätze. Lass welche weg oder erhöhe --players.
cli-usual-name = Mensch { $number }
cli-bot-names =
    Bot Ahorn
    Bot Birke
    Bot Buche
    Bot Distel
    Bot Efeu
    Bot Eibe
    Bot Eiche
    Bot Erle
    Bot Esche
    Bot Fichte
    Bot Hasel
    Bot Holunder
    Bot Kiefer
    Bot Lärche
    Bot Linde
    Bot Pappel
    Bot Salbei
    Bot Tanne
    Bot Ulme
    Bot Weide
cli-begun = Am Tisch, im Uhrzeigersinn: { $seats }. Tippe /help, wann immer du etwas gefragt wirst.
cli-resumed = Wieder am Tisch, im Uhrzeigersinn: { $seats }. Die Uhr läuft weiter, wo sie stand.
cli-not-begun = Es wurde kein Spiel begonnen.

## Einstellungen

cli-option-line = { $name } = { $default }
    {"    "}{ $text }
    {"    "}{ $allowed }
cli-option-form = „{ $setting }“ ist keine Einstellung. Schreib sie als Name=Wert, etwa day_seconds=120.
cli-option-unknown = Eine Einstellung „{ $name }“ gibt es nicht. --options zeigt sie alle.
cli-option-near = Eine Einstellung „{ $name }“ gibt es nicht. Meinst du { $near }? --options zeigt sie alle.
cli-option-value = { $name } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
cli-type-yes-no = yes oder no
cli-type-number = eine Zahl von { $least } bis { $most }
cli-type-one-of = eines von: { $values }
cli-type-list = Namen, durch Kommas getrennt
cli-type-counts = Karten mit ihrer Zahl, etwa Seer:1,Werewolf:1,Villager:3
cli-type-none = none
cli-type-text = ein Wort
cli-value-none = none
cli-value-yes = yes
cli-value-no = no
cli-no-moderator = An einer Tastatur leiten wir das Spiel, und ihr könnt alle mitspielen. Lasst moderator, wie es ist.
cli-bots-raise-no-hands = Bots heben keine Hände. Spielt ohne sie oder lasst votes, wie es ist.
cli-no-real-cards = An einer Tastatur verteilen wir die Karten. Lasst cards, wie es ist.

## Wörter

cli-no-words = In „{ $language }“ gibt es hier noch keine Wörter. Bring eine Datei mit, ein Wort je Zeile: --words DATEI
cli-no-words-left = Kein Wort ist mehr übrig, das zu den Einstellungen passt. Lass mehr Wörter zu oder bring eine Datei mit: nightcall resume { $file } --words DATEI
cli-words-unreadable = { $file } lässt sich nicht als Text lesen. Speichere sie als UTF-8, ein Wort je Zeile.
cli-words-bad = In { $file } kann „{ $word }“ kein Wort sein. Es braucht Buchstaben oder Ziffern und höchstens 80 Zeichen.
cli-words-empty = In { $file } stehen keine Wörter. Schreib eines je Zeile.

## Die Tastatur herumgeben

cli-pass-to = Gebt die Tastatur an { $seat }. Enter, wenn nur { $seat } hinsieht.
cli-cover = Enter verdeckt das wieder.
cli-nothing-for-you = Für dich gibt es gerade nichts. Atme kurz durch, damit niemand etwas merkt.
cli-seem-busy = Du wirst nichts gefragt. Tippe irgendeine Zahl, damit niemand etwas merkt:
cli-all-look = Alle dürfen wieder hinsehen.
cli-enter = Enter: { $label }.
cli-choice = { $number }  { $label }
cli-choose = Tippe eine Zahl von 1 bis { $most } oder einen Namen:
cli-client = Willst du auch jemanden von der Anklage befreien, tippe beides in eine Zeile, etwa „1 für { $seat }“.
cli-once-more = Sie sind sich noch nicht einig, also geht die Tastatur noch einmal herum.
cli-choose-several = Tippe Zahlen oder Namen mit Kommas dazwischen; nur Enter heißt niemand:
cli-count-hands = Tippe Namen mit ihren Händen, etwa „{ $seat } 3“, mit Kommas dazwischen:
cli-hands-missing = { $count ->
    [one] Das ist eine Hand,
   *[other] Das sind { $count } Hände,
} aber mindestens { $least } müssen hochgehen. Zählt noch einmal.

## Der Tag

cli-bot-mayor = { $seat } ist ein Bot und antwortet, wie es gerade kommt. Nur wer richtig rät, wird sicher gehört.
cli-prompt-mayor = [noch { $left }] { $seat } antwortet:
cli-prompt-question = [noch { $left }] { $seat } fragt:
cli-prompt-questions = [noch { $left }] Wer fragt was:
cli-how-to-ask = Eine Frage beginnt mit einem Namen, etwa so: „{ $seat }: Lebt es?“
cli-bots-ask = Enter allein lässt einen Bot fragen.
cli-who-asks = Wessen Frage ist das? { $names }:
cli-tray = { $seat }, deine Plättchen: { $buttons }.
cli-button = { $key } { $label }
cli-button-left = { $key } { $label } (noch { $left })
cli-key-yes = j
cli-key-no = n
cli-key-maybe = v
cli-key-so-close = g
cli-key-way-off = w
cli-key-correct = r
cli-key-no-more-tokens = x
cli-no-such-token = So ein Plättchen kannst du jetzt nicht legen. Tippe einen der Buchstaben, die du siehst.
cli-mayor-asks-nothing = { $seat } ist Bürgermeister und fragt nichts. Nach diesem Namen kann nur der Buchstabe eines Plättchens stehen.
cli-time-left = Noch { $left }.
cli-time-is-up = Die Zeit ist um.

## Die Tage von Werwolf und Wherewolf

cli-out = { $seat } ist draußen und schweigt, bis das Spiel vorbei ist.
cli-out-watching = { $seat } ist draußen und schweigt, bis das Spiel vorbei ist. Während alle reden, zeigt „/me { $seat }“ dort ganz allein, was die Toten sehen dürfen.
cli-how-to-vote = Eine Stimme beginnt mit einem Namen: Mit „{ $seat }: { $accused }“ stimmt { $seat } gegen { $accused }. Das gilt, bis es geändert wird.
cli-bots-vote = Enter allein lässt einen Bot abstimmen.
cli-prompt-votes = { $left ->
    [none] Wer
   *[other] [noch { $left }] Wer
} stimmt gegen wen?
cli-prompt-vote = { $left ->
    [none] { $seat },
   *[other] [noch { $left }] { $seat },
} gegen wen stimmst du?
cli-standing = Bis jetzt: { $votes }.
cli-votes-against = { $count } gegen { $accused }
cli-no-bot-moves = Kein Bot will etwas ändern. Jetzt liegt es an { $names }.
cli-whose-vote = Wessen Stimme ist das? Beginne mit einem Namen, etwa so: „{ $seat }: { $accused }“.
cli-dead-are-silent = { $seat } ist draußen und kann nicht mehr abstimmen.
cli-no-such-accused = Gegen die kann niemand stimmen. Zur Wahl stehen { $names }.
cli-deadlock-not-now = So lässt sich der Tag in diesem Spiel nicht abbrechen.
cli-assembly = { $left ->
    [none] Redet miteinander.
   *[other] [noch { $left }] Redet miteinander.
} Enter, wenn ihr abstimmen wollt:
cli-assembly-watched = { $left ->
    [none] Die anderen reden.
   *[other] [noch { $left }] Die anderen reden.
} Enter lässt sie abstimmen:
cli-defence = { $left ->
    [none] { $seat }
   *[other] [noch { $left }] { $seat }
} spricht. Enter, wenn alles gesagt ist:
cli-bot-defence = { $seat } ist ein Bot und zuckt nur mit den Schultern.

## Das Ende

cli-talk = [noch { $left }] Redet miteinander. Enter, wenn ihr zeigen wollt:
cli-turn-cards = Alle haben gezeigt. Enter deckt die Karten auf; /whoops, falls der Tag anders ausging:

## Nebenbei

cli-help-werewords =
    Am Tag beginnt eine Frage mit einem Namen: „Bob: Lebt es?“ Zum Raten: „Bob: Ist es ein Frosch?“
    Hat der Bürgermeister noch zu tun, könnt ihr weitere Fragen so eintippen; sie warten dann.
    „Bob: /withdraw“ zieht Bobs wartende Frage zurück. Geht es der Reihe nach, setzt /pass aus.
    Der Bürgermeister tippt einen Buchstaben für ein Plättchen; „w Bob“ legt Weit daneben vor Bob.
    /tokens  was noch in der Schachtel ist
    /log     Fragen und Antworten bis jetzt
    /me Bob  was Bob erfahren hat, auf einem Bildschirm nur für Bob
    /undo    zurücknehmen, was zuletzt getippt wurde
    /whoops  am Ende: Der Tag ging anders aus
    Strg-C   gehen; das Spiel bleibt erhalten und kann später weitergehen
cli-help-werewolf =
    Am Tag beginnt eine Stimme mit einem Namen: Mit „Bob: Ann“ stimmt Bob gegen Ann, und nicht mehr wie zuvor.
    Enter allein lässt einen Bot abstimmen. Sobald die Mehrheit gegen eine Person stimmt, ist sie tot.
    /log       Tote und Stimmen bis jetzt
    /me Bob    was Bob erfahren hat, auf einem Bildschirm nur für Bob
    /undo      zurücknehmen, was zuletzt getippt wurde
    /deadlock  ihr einigt euch nicht: Es wird Nacht, wo euer Spiel das erlaubt
    Strg-C     gehen; das Spiel bleibt erhalten und kann später weitergehen
cli-help-wherewolf =
    Redet und drückt Enter, wenn ihr abstimmen wollt. Beide Male wird geheim abgestimmt: Die Tastatur geht herum.
    Die Angeklagten sprechen nacheinander; Enter beendet eine Rede.
    /log     was die Tage bis jetzt gebracht haben
    /me Bob  was Bob erfahren hat, nur für Bob; ist Bob draußen, was die Toten sehen dürfen
    /undo    zurücknehmen, was zuletzt getippt wurde
    Strg-C   gehen; das Spiel bleibt erhalten und kann später weitergehen
cli-unknown-aside = { $word } gibt es nicht. /help zeigt, was es gibt.
cli-no-log = Bis jetzt ist nichts geschehen.
cli-tokens = In der Schachtel: { $left }.
cli-tokens-not-counted = In diesem Spiel zählt niemand die Plättchen.
cli-me-who = Für wen? Tippe /me und einen dieser Namen: { $names }.
cli-undo-nothing = Es gibt nichts zurückzunehmen.
cli-undo-sure = Seitdem war Geheimes zu sehen, und vielleicht ist es das gleich wieder. Trotzdem zurücknehmen? (j/n)
cli-undone = Zurückgenommen: die letzte Antwort von { $seat }.
cli-undone-secret = Zurückgenommen: die letzte geheime Antwort.
cli-undone-table = Zurückgenommen: was ihr zuletzt gemeinsam entschieden habt.
cli-undone-whoops = Zurückgenommen: das letzte Hoppla.
cli-whoops-not-now = /whoops geht nur am Ende, bevor die Karten aufgedeckt sind.

## Gehen und noch einmal spielen

cli-kept = Dieses Spiel liegt in { $file }. Noch einmal ansehen: nightcall replay { $file }
cli-score = Gewonnene Spiele bis jetzt: { $score }.
cli-score-of = { $seat } { $count }
cli-again = Noch ein Spiel? Enter für ja, n für nein.
cli-again-or-level = Noch ein Spiel? Enter für ja, n für nein oder eine Stufe: { $levels }.
cli-left = Das Spiel ist aufbewahrt. Weiter geht es mit: nightcall resume { $file }
cli-input-ended = Es gibt nichts mehr zu lesen, also ruht das Spiel hier. Weiter geht es mit: nightcall resume { $file }
cli-script-failed = Die Regeln sind an einem Fehler von uns hängen geblieben. Das Spiel liegt in { $file }; bitte schick uns diese Datei.
cli-mismatch = { $file } wurde nach anderen Regeln gespielt als diesen ({ $error }). „nightcall replay“ kann es noch zeigen.
cli-already-over = Dieses Spiel ist vorbei. Noch einmal ansehen: nightcall replay { $file }
cli-journal-exists = { $file } gibt es schon und wird nicht überschrieben. Mach mit „nightcall resume“ damit weiter oder nenne eine andere Datei.
cli-journal-unwritable = { $file } lässt sich nicht schreiben ({ $error }). Nenne mit --journal eine andere Datei.

## Noch einmal ansehen

cli-replay-chapter = { $chapter ->
    [deal] Die Karten
    [night] { $number ->
        [0] Die Nacht
       *[other] Nacht { $number }
    }
    [dawn] Morgen { $number }
    [day] { $number ->
        [0] Der Tag
       *[other] Tag { $number }
    }
    [assembly] Die Versammlung
    [first-voting] Die erste Abstimmung
    [defence] Die Verteidigung
    [second-voting] Die zweite Abstimmung
    [stake] Der Scheiterhaufen
    [dusk] Die Dämmerung
    [hunt] Das Wort wurde gefunden
    [vote] Das Wort wurde nicht gefunden
   *[result] Das Ende
}
cli-replay-answer = { $seat } antwortet: { $answer }
cli-replay-private = (nur { $seats }) { $text }
cli-replay-wordless = { $what } { $args }
cli-replay-stored = Dieses Spiel folgte den Regeln { $rules }; hier ist, was gesagt wurde.
cli-replay-mismatch = Die heutigen Regeln passen nicht zu diesem Spiel ({ $error }); hier ist, was gesagt wurde.
cli-replay-unfinished = Dieses Spiel ist nicht vorbei. Hier ist, was alle gesehen haben.
cli-replay-who = { $seat } hat nicht mitgespielt. Am Tisch waren { $names }.
