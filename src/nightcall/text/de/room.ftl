# Räume, und der Server, der sie hält.

## Hereinkommen

room-refused-no-such-room = Einen Raum { $code } gibt es hier nicht. Sieh dir den Code noch einmal an.
room-refused-room-locked = Der Host hat diesen Raum abgeschlossen. Bitte um Einlass.
room-refused-room-full = Dieser Raum ist voll: Mehr als { $most } passen nicht hinein.
room-refused-game-running = Es läuft gerade ein Spiel. Das muss warten, bis es vorbei ist; zusehen geht immer.
room-refused-name-empty = Tippe zuerst einen Namen ein.
room-refused-name-too-long = Ein Name darf höchstens { $most } Zeichen haben.
room-refused-name-unprintable = In diesem Namen sind Zeichen, die sich nicht zeigen lassen. Nimm einen anderen.
room-refused-name-taken = Hier heißt schon jemand { $name }. Nimm einen anderen Namen.
room-refused-not-your-place = Dieses Gerät hat hier keinen Platz mehr. Setz dich neu oder frag den Host.
room-refused-no-such-ticket = Dieses Ticket ist schon benutzt oder zu alt. Bitte um ein neues.
room-refused-too-many-tickets = Es gibt zu viele unbenutzte Tickets. Warte ein paar Minuten.
room-refused-too-many-devices = { $most } Geräte sind schon hier, mehr geht nicht.
room-refused-place-is-here = { $name } ist mit eigenem Gerät hier, und nur dort lässt sich dieser Platz umziehen.
room-refused-place-is-taken = Diesen Platz hat { $name }. Nimm den eines Bots oder einen, der für immer frei geworden ist.
room-refused-room-broken = In diesem Raum galten andere Regeln als heute; er bleibt zu. Was gespielt wurde, ist aufbewahrt.
room-refused-room-archived = Der Raum { $code } wurde lange nicht benutzt und ist geschlossen. Wer dort einen Platz hatte, kann noch mitnehmen oder löschen, was davon aufbewahrt ist.
room-refused-hall-full = Auf diesem Server ist kein Raum mehr frei. Versuch es später noch einmal.

## Wer was darf

room-refused-only-watching = Du siehst nur zu. Das geht nur, wenn du am Tisch sitzt.
room-refused-host-only = Das kann nur der Host.
room-refused-host-is-here = Host ist { $name }, und zwar hier im Raum.
room-refused-host-stays = Den Host kann man nicht wegschicken. Gib erst den Raum weiter.
room-refused-not-a-person = Dafür braucht es einen Menschen, der mitspielt, kein Programm.
room-refused-unknown-place = An diesem Platz sitzt niemand.
room-refused-no-seat = Du bist in diesem Spiel nicht dabei.
room-refused-keeper-only = Das kann nur, wer diesen Tisch leitet.
room-refused-keeper-stays = Wer diesen Tisch leitet, bleibt sein Host. Soll jemand anders leiten, zeig dessen Gerät den QR-Code.
room-refused-console-only = Karten von Hand austeilen kann nur ein Tisch, den ein Mensch moderiert.
room-refused-not-a-guest = { $name } sitzt hier nicht als Gast und kann das nur selbst ändern.
room-refused-alone = Das geht wieder, sobald das Netz zurück ist.
room-refused-went-on-here = An diesem Tisch wurde auf einem anderen Gerät weitergespielt.
room-refused-one-device = Dieser Tisch spielt um ein einziges Gerät: Niemand setzt sich mit dem Handy dazu, auch kein Bot. Zuschauen geht immer.
room-refused-seat-has-a-device = { $name } kann ohne dich antworten. Trotzdem eintragen?
room-refused-delete-needs-your-word = Das löscht den Raum und jedes Spiel, das darin gespielt wurde, für alle und endgültig. Sag, dass du dir sicher bist.

## Vor dem Spiel und darin

room-refused-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht.
room-refused-bad-options = So lässt sich dieses Spiel nicht einstellen: { $error }
room-refused-no-words-left = Kein Wort ist mehr übrig, das zu den Einstellungen passt. Lasst mehr Wörter zu.
room-refused-no-game = Gerade wird nichts gespielt.
room-refused-question-has-passed = Diese Frage ist schon vorbei.
room-refused-entered-meanwhile = Inzwischen wurde etwas eingetragen. Sieh noch einmal nach, was daraus folgt.
room-refused-paused = Das Spiel macht Pause.
room-refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
room-refused-not-given-up = Hier wurde kein Spiel abgebrochen.
room-refused-others-sit-here = Um das Spiel weiterzuspielen, müsst ihr sitzen wie damals, unter denselben Namen: { $names }.
room-refused-undo-needs-your-word = Seitdem hat vielleicht jemand etwas Geheimes gesehen, und das bleibt gesehen. Trotzdem zurücknehmen? Alle erfahren davon.
room-refused-nothing-to-overrule = Dieses Plättchen kam von einem Menschen oder von niemandem. Nur das eines Bots lässt sich ändern.
room-refused-no-timer = Es läuft keine Uhr, die du verlängern könntest.
room-refused-extension-too-long = Eine Uhr lässt sich um mindestens eine und höchstens { $most } Sekunden verlängern.
room-refused-no-such-card = In diesem Spiel gibt es diese Karte nicht: { $card }.
room-refused-card-count = Von dieser Karte kann es 0 bis { $most } geben: { $card }.
room-refused-card-fills = { $card }: Diese Karte füllt die Plätze, die übrig bleiben. Ihre Zahl ergibt sich von selbst.
room-refused-patience-bounds = Warte { $least } bis { $most } Sekunden oder 0 für so lange, wie es eben dauert.
room-refused-not-over = Das Spielprotokoll öffnet sich, wenn das Spiel vorbei ist.

## Woher die Wörter kommen

room-words-no-such-list = Auf diesem Server gibt es keine Liste „{ $name }“, oder sie ist nicht mehr veröffentlicht. Nimm sie heraus, oder sieh dir den Code noch einmal an.
room-words-empty-list = Die Liste „{ $name }“ ist leer.
room-words-other-language = Die Liste „{ $name }“ ist in einer anderen Sprache als die Wörter an diesem Tisch.
room-words-too-many-lists = Mehr als { $most } Listen an einem Tisch gehen nicht.
room-words-only-lists = Unsere eigenen Wörter sind ausgeschlossen, und keine Liste hat welche. Nimm eine Liste dazu, oder lass unsere Wörter zu.
room-words-no-such-category = Es gibt keine Art von Wörtern, die „{ $name }“ heißt.
room-words-no-such-language = In „{ $name }“ gibt es keine Wörter.
room-bots-raise-no-hands = Bots heben keine Hände, die man zählen könnte. Lass alle selbst abstimmen, oder schick die Bots weg.

## Gespräch am Tisch

room-refused-talk-is-off = Der Host hat das Gespräch am Tisch ausgeschaltet.
room-refused-be-silent = Jetzt nicht: Du musst schweigen.
room-refused-dead-are-silent = Die Toten schweigen.
room-refused-no-such-saying = Das lässt sich hier so nicht sagen.
room-refused-talk-too-fast = Lass auch die anderen reden. Warte einen Augenblick.
room-refused-too-much-talk = In diesem Spiel wurde { $most }-mal etwas gesagt, mehr geht nicht.

## Zwischen Gerät und Server

room-refused-bad-message = Diese Nachricht kennen wir nicht: { $error }
room-refused-bad-request = Diese Anfrage kennen wir nicht.
room-refused-not-found = Unter dieser Adresse ist nichts.
room-refused-too-large = Das ist zu groß.
room-refused-too-fast = Das war zu schnell. Warte einen Augenblick.
room-refused-room-too-busy = In diesem Raum ist zu viel los. Warte einen Augenblick.
room-refused-too-many-tries = Zu viele Versuche aus deinem Netz. Warte eine Minute.
room-refused-too-many-connections = Aus deinem Netz sind zu viele Geräte verbunden: Mehr als { $most } gehen nicht. Schließ ein paar und versuch es wieder.
room-refused-room-used-up = Dieser Tisch hat so viel erlebt, dass er voll ist. Spielt zu Ende und öffnet einen neuen.
room-refused-wrong-origin = Diese Seite gehört woandershin und darf nicht für dich sprechen.
room-refused-not-kept = Das ließ sich nicht festhalten. Versuch es noch einmal.
room-refused-our-fault = Das ging schief, und der Fehler liegt bei uns. Der Raum ist so, wie er vorher war.

## Was der ganze Raum erfährt

room-notice-undone = Der Host hat etwas zurückgenommen.
room-notice-given-up = Das Spiel wurde abgebrochen.
room-notice-taken-up = Das Spiel geht weiter und wartet, bis alle bereit sind.
room-notice-extended = Die Uhr läuft { $seconds } Sekunden länger.
room-notice-kicked = { $name } wurde weggeschickt.
room-notice-moved = { $name } spielt jetzt auf einem anderen Gerät.
room-notice-left = { $name } ist gegangen.
room-notice-replaced = { $name } spielt jetzt für { $before }.
room-notice-host = { $name } ist jetzt Host.
room-notice-stand-in = Für { $name } spielt jetzt ein Bot.
room-notice-back = { $name } spielt wieder selbst.

## nightcall serve

room-no-client = Nightcall läuft. In dieser Fassung stecken keine Seiten; verbinde dich mit einem Programm.
room-serve-ready = Nightcall läuft unter { $url }
room-serve-scan = Halte ein Handy darauf:
room-serve-stop = Strg-C hält es an. Alle Räume bleiben in { $data } und sind beim nächsten Start wieder da.
room-serve-stopped = Angehalten. Alle Räume sind aufbewahrt.
room-serve-port-taken = Port { $port } geht nicht ({ $error }). Nimm einen anderen mit --port.
room-serve-data-bad = { $data } geht nicht als Datenordner: { $error }
room-serve-language-bad = { $name } geht nicht. Ein Sprachdienst braucht eine Adresse (http oder https), ein Modell und als Gebrauch „unknown“ oder „all“.

## nightcall backup

room-backup-done = { $file } ist eine vollständige Kopie und wurde geprüft. Räume: { $rooms }. Einträge: { $records }. Archivierte Räume: { $archived }.
room-backup-words = { $file } enthält die Wortlisten: { $lists }.
room-backup-nothing = In { $data } sind keine Räume. Nenne den Ordner mit --data.
room-backup-exists = { $file } gibt es schon und bleibt, wie es ist. Nimm einen anderen Namen.
room-backup-failed = Es konnte keine Kopie gemacht werden: { $error }
