# Was an jedem Tisch gesagt wird, gleich welches Spiel.

## Aufzählungen

list-empty = keine
list-next = { $before }, { $item }
list-last = { $before } und { $item }
list-or = { $before } oder { $item }
list-pair = { $left } ({ $right })
list-counted = { $count } { $name }

## Plätze und Einstellungen vor dem Start

seat-reserved = „{ $name }“ geht hier nicht: Diesen Namen braucht der Tisch selbst. Nimm einen anderen.
seat-blank = Ein Name braucht Buchstaben und keine Leerzeichen am Rand. „{ $name }“ geht nicht.
seat-too-long = „{ $name }“ ist zu lang. Höchstens { $most } Zeichen passen.
seat-twice = Zwei von euch heißen { $name }. Einer der beiden Plätze braucht einen anderen Namen.
bad-options = So lässt sich dieses Spiel nicht einstellen: { $error }

## Warum eine Antwort nicht gilt

refused-not-an-option = Das steht nicht zur Wahl. Nimm etwas von dem, was zu sehen ist.
refused-chosen-twice = Du hast etwas doppelt gewählt. Wähle jedes nur einmal.
refused-wrong-number = Das sind zu wenige oder zu viele. Sieh noch einmal nach, wie viele du wählen sollst.
refused-not-an-arrangement = Alle müssen dabei sein, jedes nur einmal.
refused-not-text = Schreib es in Worten.
refused-empty = Schreib erst etwas.
refused-too-long = Das ist zu lang. Sag es kürzer.
refused-unprintable = Da sind Zeichen drin, die sich nicht zeigen lassen. Tippe es noch einmal.
refused-no-letters = Ein Wort braucht Buchstaben oder Ziffern.
refused-not-a-salt = Ein Siegel braucht zweiunddreißig hexadezimale Ziffern.
refused-not-a-length = Eine Dauer ist eine ganze Zahl von Sekunden zwischen den beiden, die zu sehen sind.
refused-not-a-count = Hände zählt man in ganzen Zahlen.
refused-too-many-hands = Das sind mehr Hände als Leute. Zählt noch einmal.
refused-game-over = Das Spiel ist vorbei.
refused-not-asked = Du bist gerade nicht dran.
refused-unknown-seat = Hier sitzt niemand, der so heißt.

## Warum der Befehl eines Programms nicht gilt

refused-bad-command = Diese Zeile ist kein Befehl: { $error }
refused-line-too-long = Eine Zeile darf höchstens { $most } Bytes haben.
refused-no-such-game = Ein Spiel namens „{ $name }“ gibt es nicht.
refused-no-such-language = In „{ $name }“ gibt es keine Texte. Nenne eine Sprache mit ihren zwei Buchstaben, etwa de.
refused-no-open-game = Es ist kein Spiel „{ $name }“ offen. Beginne es zuerst.
refused-already-open = Ein Spiel „{ $name }“ ist schon offen. Beende es oder nimm eine andere Kennung.
refused-too-many-games = { $most } Spiele sind offen, mehr geht nicht. Beende erst eines.
refused-too-many-entries = Dieses Spiel hat { $most } Antworten, mehr geht nicht.
refused-cannot-start = So kann dieser Tisch nicht beginnen. { $error }
refused-bad-journal = Das ist kein Spielprotokoll: { $error }
refused-journal-mismatch = Das Spielprotokoll passt nicht zu diesen Regeln: { $error }
refused-no-such-entry = Es gibt { $count } Antworten, hinter die man zurückkann; { $to } ist nicht zu erreichen.
refused-no-words = Es sind keine Wörter mehr da. Gib welche mit „words“ oder sag dem Haus, was es zieht.
refused-script-failed = Die Regeln sind an einem Fehler von uns hängen geblieben. Das Spielprotokoll ist heil; „undo“ führt davor zurück.

## Was sich an jedem Tisch sagen lässt

saying-claim = Das ist meine Karte: { $card }.
saying-accuse = Ich verdächtige { $seat }.
saying-vouch = Ich traue { $seat }.
saying-agree = Da hat { $seat } recht.
saying-doubt = Das glaube ich { $seat } nicht.
saying-vote = Ich stimme für { $seat }.
saying-ask-card = { $seat }, welche Karte hast du?
saying-nothing = Ich habe nichts zu sagen.
