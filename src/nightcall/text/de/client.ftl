# Was im Browser auf dem Bildschirm steht: Knöpfe, Beschriftungen und kurze Erklärungen. Kennungen
# beginnen hier mit „client-“ und gehen so weiter, wie der Quelltext sie nennt.

## Die Startseite

client-front-lead = Die Spielleitung für Spiele mit geheimen Rollen. Ein Handy für jede Person, ein Tisch, in einer Minute geht es los.
client-front-back-to = Zurück an Tisch { $code }
client-front-host = Einen Tisch öffnen
client-front-host-is = Du bekommst einen Code, und die anderen scannen ihn.
client-front-host-go = Tisch öffnen
client-front-join = Mit Code dazukommen
client-front-join-is = Er steht auf dem Bildschirm des Hosts.
client-front-join-go = Dazukommen
client-front-tv = Auf einem gemeinsamen Bildschirm zeigen
client-front-games = Drei Spiele
client-front-help = So geht’s
client-front-legal = Frei und offen. Werewords ist eine Marke seines Verlags; Nightcall spielt nach dessen Regeln und gehört nicht dazu.
client-your-name = Dein Name
client-code = Code
client-code-is = Code { $code }
client-game-werewords = Werewords
client-game-werewords-is = Findet mit Fragen das geheime Wort des Bürgermeisters, während euch Werwölfe, die es kennen, in die Irre führen. 2 bis 20 Leute, zehn Minuten.
client-game-werewolf = Werwolf
client-game-werewolf-is = Nachts suchen sich die Werwölfe ein Opfer, am Tag sucht das Dorf die Schuldigen. 6 bis 30 Leute.
client-game-wherewolf = Wherewolf
client-game-wherewolf-is = Ein Dorf mit 33 Rollen, vier Seiten und zwei Abstimmungen am Tag. 5 bis 40 Leute, ein ganzer Abend.

## An einen Tisch kommen

client-join-title = Setz dich an diesen Tisch
client-join-sit = Hinsetzen
client-join-who = { $game } mit { $names }
client-join-instead = Ein Spiel läuft. Übernimm den Platz eines Bots oder von jemandem, der gegangen ist:
client-join-watch = Nur zusehen
client-join-wait = Es läuft ein Spiel. Schau zu und setz dich dazu, wenn es vorbei ist.
client-connecting = Verbindung wird aufgebaut …
client-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren, und du musst nichts tun.
client-out-title = Du sitzt nicht mehr an diesem Tisch
client-out-4001 = Du bist gegangen. Solange kein Spiel läuft, kannst du dich wieder setzen.
client-out-4002 = Dein Platz ist auf ein anderes Gerät umgezogen.
client-out-4003 = Der Host hat dich weggeschickt.
client-out-4004 = Dieses Gerät hat hier keinen Platz mehr.
client-out-4005 = Dieser Tisch wurde gelöscht.
client-out-again = Wieder hinsetzen
client-try-again = Noch einmal versuchen
client-to-front = Zur Startseite
client-back = Zurück
client-close = Schließen

## Dieses Gerät

client-settings = Sprache und Anzeige
client-settings-language = Sprache
client-settings-size = Schriftgröße
client-settings-size-usual = normal
client-settings-size-large = groß
client-settings-size-largest = sehr groß
client-settings-motion = Bewegung auf dem Bildschirm

## Vor dem Spiel

client-lobby = Der Tisch
client-invite-is = Halte ein Handy darauf oder tippe den Code auf der Startseite ein.
client-share = Link teilen
client-copied = Der Link ist kopiert.
client-qr-join = Ein Code zum Scannen, der an diesen Tisch führt
client-who-plays = { $count ->
    [one] Eine Person spielt
   *[other] { $count } Leute spielen
}
client-who-watches = Sehen zu: { $names }
client-seats-order = So, wie ihr sitzt, im Uhrzeigersinn. Zieh an einem Namen oder nimm die Pfeile.
client-move-up = { $name } einen Platz nach oben
client-move-down = { $name } einen Platz nach unten
client-add-bot = Bot dazunehmen
client-bot-names =
    Alma
    Bruno
    Clara
    Dario
    Edda
    Falk
    Greta
    Hugo
    Ines
    Jonas
    Karl
    Luise
    Milo
    Nora
    Otto
    Pia
    Quirin
    Rosa
    Sven
    Tilda
client-kick = Wegschicken
client-kick-name = { $name } wegschicken
client-you = (du)
client-is-host = Host
client-is-bot = Bot
client-is-away = nicht da
client-is-dead = draußen
client-is-mayor = Bürgermeister
client-is-winner = gewonnen
client-may-speak = darf sprechen
client-what-is-played = Das Spiel
client-roles = Die Karten
client-roles-count = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} für { $players ->
    [one] eine Person
   *[other] { $players } Leute
}.
client-roles-usual = Übliche Karten
client-roles-sample = Unsere Auswahl für { $players }
client-role-read = Was diese Karte kann: { $name }
client-role-count = { $name }: { $count }
client-fewer = Weniger: { $name }
client-more = Mehr: { $name }
client-quick-level = Stufe
client-options = So spielt ihr
client-options-all = Alle Einstellungen
client-option-usual = wie üblich
client-option-seconds = in Sekunden
client-table-language = die Sprache des Tisches und seines gemeinsamen Bildschirms
client-lobby-wait = Der Host startet das Spiel. Lies solange die Karten: Tippe auf das Fragezeichen daneben.
client-start = Los geht’s
client-start-sure = Ein neues Spiel beginnt, und das beendete ist weg: Weiterspielen könnt ihr es dann nicht mehr.
client-remark-refusal = Noch nicht:
client-remark-warning = Vorsicht:
client-remark-hint = Gut zu wissen:
client-fix-bots = { $count ->
    [one] Einen Bot dazunehmen
   *[other] { $count } Bots dazunehmen
}
client-fix-usual-cards = Übliche Karten nehmen
client-fix-fewer-bots = { $count ->
    [one] Einen Bot wegschicken
   *[other] { $count } Bots wegschicken
}
client-back-to-result = Zurück zum Ergebnis
client-take-up = Das beendete Spiel weiterspielen

## Werte der Einstellungen

client-value-level-easy = leicht
client-value-level-medium = mittel
client-value-level-hard = schwer
client-value-level-ridiculous = irrwitzig
client-value-level-expert = für Könner
client-value-level-first = erste Spiele
client-value-level-later = spätere Spiele
client-value-werewolf-table-base = nie
client-value-werewolf-table-deluxe = ab zwölf
client-value-warn-unless-more-village-team = die Seite des Dorfs
client-value-warn-unless-more-villager-cards = einfache Dorfbewohner
client-value-mayor-in-centre-left-of-last = der nächste Platz links
client-value-mayor-in-centre-redeal = neu austeilen
client-value-call-seer-always = immer
client-value-call-seer-unless-the-mayor = außer als Bürgermeister
client-value-call-masons-only-when-two-wake = wenn zwei aufwachen
client-value-call-masons-with-doppelganger = auch mit einer Doppelgängerin
client-value-beholder-sees-group = eine Gruppe
client-value-beholder-sees-labels = wer was ist
client-value-letters-grow-in-a-row = nacheinander nicht gefundene
client-value-letters-grow-in-all = alle nicht gefundenen
client-value-letters-grow-never = keine
client-value-questions-typed = getippt
client-value-questions-spoken = laut gesprochen
client-value-asking-free = alle
client-value-asking-turns = der Reihe nach
client-value-letter-shown-everywhere = alle gleichen
client-value-letter-shown-tapped = nur dieser
client-value-edition-base = Grundspiel
client-value-edition-deluxe = Deluxe
client-value-edition-german = deutsche
client-value-late-guess-counts = zählt
client-value-late-guess-fails = zählt nicht
client-value-votes-each = jede Person am Handy
client-value-votes-counted = ihr zählt Hände
client-value-singled-out-by-most = die meisten Finger
client-value-singled-out-by-majority = mehr als die Hälfte
client-value-one-vote-each-everybody = alle
client-value-one-vote-each-nobody = niemand
client-value-extra-card-found-by-both = beide
client-value-extra-card-found-by-each = eine Person genügt
client-value-moderator-digital = Nightcall
client-value-moderator-agreed = jemand von euch
client-value-moderator-dealt = wer die Karte bekommt
client-value-deadlock-none = erst, wenn ihr euch einigt
client-value-deadlock-declared = wenn ihr es sagt
client-value-deadlock-timer = nach der Uhr

## Im Spiel

client-chapter-deal = Die Karten
client-chapter-night = Nacht
client-chapter-dawn = Morgen
client-chapter-day = Tag
client-chapter-hunt = Die Jagd
client-chapter-vote = Das Zeigen
client-chapter-hunt-or-vote = Die Jagd oder das Zeigen
client-chapter-assembly = Versammlung
client-chapter-first-voting = Erste Abstimmung
client-chapter-second-voting = Zweite Abstimmung
client-chapter-defence = Verteidigung
client-chapter-stake = Der Scheiterhaufen
client-chapter-dusk = Dämmerung
client-chapter-result = Das Ende
client-hold = Halten, um deine Karte zu sehen
client-no-card = Du hast noch keine Karte.
client-you-are-mayor = Du bist außerdem Bürgermeister.
client-asleep = Von dir wird nichts gefragt. Tippe an, wen du magst: Es bewirkt nichts.
client-you-are-out = Für dich ist es vorbei. Sieh zu und schweig: Sie können ohne dich gewinnen, und für dich.
client-you-are-out-talk = Für dich ist es vorbei. Mit anderen, die draußen sind, darfst du reden.
client-watching = Du siehst zu. Du siehst, was alle sehen.
client-paused = Pause. Die Uhr steht still.
client-failed = Das Spiel ist durch einen Fehler von uns stehen geblieben. Nichts ist verloren: Der Host kann den letzten Schritt zurücknehmen.
client-progress = { $answered ->
    [one] { $answered } von { $of } hat geantwortet
   *[other] { $answered } von { $of } haben geantwortet
}
client-nudged = Der Tisch wartet auf dich.
client-can-change = Bis zum Schluss kannst du das noch ändern.
client-choose-number = { $least ->
    [0] Wähle bis zu { $most }.
   *[other] { $most ->
        [1] Wähle eines.
       *[other] Wähle { $least } bis { $most }.
    }
}
client-confirm = OK: { $choice }
client-confirm-several = OK: { $names }
client-confirm-count = Das sind alle: { $total } von { $most } Händen
client-pointing = ← { $names }
client-ask-unknown = Dieses Gerät ist zu alt für diese Frage. Lade die Seite neu.
client-house-title = Für den ganzen Tisch
client-house-more = Für den Host: Es ging anders aus
client-house-whoops = { $chapter ->
    [hunt] Wurde das Wort doch nicht gefunden? Dann gilt das.
    [vote] Wurde das Wort doch gefunden? Dann gilt das.
   *[other] Wurde das Wort doch gefunden, oder doch nicht? Dann gilt das.
}
client-timer-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
client-notes = Notizen
client-notes-title = Was du weißt
client-notes-mine = Gedrückt halten, um zu lesen, was nur du erfahren hast
client-notes-all = Was alle gehört haben
client-people = Leute
client-more-about = Mehr

## Der Tag bei Werewords

client-asks = { $seat } fragt
client-no-question = Der Bürgermeister wartet auf eine Frage.
client-ask-aloud = Fragt laut, was Ja oder Nein beantworten kann. Die Antwort ist ein Plättchen.
client-in-line = { $count ->
    [one] Eine weitere Frage wartet.
   *[other] { $count } weitere Fragen warten.
}
client-answered = Beantwortet
client-spoken = gesprochen
client-tray = Plättchen
client-tray-for = Für
client-tray-nobody = niemand Bestimmtes
client-tokens = Plättchen übrig
client-tokens-left = noch { $count }
client-press-sure = { $button }: noch einmal drücken, wenn du sicher bist
client-ask-question = Frage
client-ask-guess = Raten
client-question-label = Stell eine Frage, auf die Ja oder Nein passt
client-guess-label = Wie heißt das Wort?
client-guess-form = Ist es { $word }?
client-put-question = Dem Bürgermeister stellen
client-shape = Das Wort: { $shape }

## Gespräch am Tisch

client-talk = Gespräch
client-talk-off = Der Host hat das Gespräch ausgeschaltet.
client-talk-empty = Noch hat niemand etwas gesagt.
client-talk-own = Sag etwas
client-talk-send = Sagen
client-talk-among-dead = (unter den Toten)
client-sayings = Fertige Sätze
client-sayings-choose = Such aus, was du sagen willst …
client-blank-seat = Wer
client-blank-card = Welche Karte
client-blank-word = Was
client-word-yes = ja
client-word-no = nein
client-word-white = weiß
client-word-dark = dunkel

## Menü

client-menu = Menü
client-menu-game = Das Spiel
client-menu-room = Der Tisch
client-menu-me = Du
client-menu-invite = Andere einladen
client-pause = Pause
client-resume = Weiterspielen
client-undo = Einen Schritt zurücknehmen
client-undo-sure = Zurücknehmen
client-undo-not = So lassen
client-undo-last = Was alle zuletzt gehört haben: { $last }
client-extend = { $seconds } Sekunden mehr
client-give-up = Dieses Spiel beenden
client-give-up-sure = Das Spiel endet hier, und niemand gewinnt. Die Karten bleiben verdeckt. Bis ein anderes beginnt, könnt ihr es noch weiterspielen.
client-go-on = Weiterspielen
client-lock = Tisch abschließen: niemand Neues kommt dazu, auch nicht zum Zusehen
client-talk-allowed = Gespräch in der App
client-talk-dead-allowed = Wer draußen ist, darf mit den anderen Toten reden
client-patience = Wenn jemand nicht antwortet
client-patience-wait = erinnern und warten
client-patience-never = still warten
client-patience-stand-in = nach { $seconds } Sekunden antwortet ein Bot
client-host-gone = { $name } ist Host und gerade nicht da.
client-take-over = Host werden
client-stand-in-on = Einen Bot spielen lassen
client-stand-in-off = Den Bot anhalten
client-replace = Den Platz an ein anderes Gerät geben
client-replace-is = Scanne das mit dem neuen Gerät, um für { $name } weiterzuspielen. Es gilt einmal und fünf Minuten lang.
client-hand-over = Zum Host machen
client-second-device = Ein zweites Gerät benutzen
client-second-device-is = Scanne das mit deinem anderen Gerät. Es gilt einmal und fünf Minuten lang. Zeig es niemandem: Es öffnet deine Karte.
client-play-for-me = Einen Bot für mich spielen lassen
client-play-again-myself = Wieder selbst spielen
client-bot-plays = Ein Bot spielt für dich.
client-leave = Gehen
client-save-games = Gespielte Partien sichern
client-delete-table = Diesen Tisch löschen
client-delete-sure = Alles zu diesem Tisch wird für alle gelöscht, auch die gespielten Partien. Das lässt sich nicht zurücknehmen.
client-kick-sure = { $name } muss gehen, und der Platz wird frei. Mit dem Code kann man wiederkommen, außer du schließt den Tisch ab.
client-kick-sure-playing = { $name } muss gehen, und ein Bot spielt auf diesem Platz weiter. Jemand Neues kann ihn übernehmen.
client-hand-over-sure = { $name } wird Host. Du bleibst am Tisch, und nur { $name } kann dich wieder zum Host machen.
client-leave-playing-sure = Ein Bot spielt für dich weiter. Mit diesem Gerät kannst du wiederkommen, solange niemand deinen Platz genommen hat.
client-leave-host-sure = Jemand anderes wird Host.
client-stay = Bleiben

## Das Ende

client-result = Das Ende
client-you-won = Du hast gewonnen.
client-you-lost = Diesmal nicht.
client-all-cards = Alle Karten
client-score = { $games ->
    [one] Nach einem Spiel
   *[other] Nach { $games } Spielen
}
client-wins = { $count ->
    [one] ein Sieg
   *[other] { $count } Siege
}
client-seal-true = Ehrlich ausgeteilt: Das Siegel passt
client-seal-false = Das Siegel passt nicht zu diesen Karten
client-seal-is = Bevor jemand eine Karte sah, hat der Tisch dieses Siegel veröffentlicht. Es ist der SHA-256 der Zeilen darunter; seitdem kann also niemand eine Karte vertauscht haben.
client-story = Was geschah, Schritt für Schritt
client-story-loading = Das Spielprotokoll öffnet sich …
client-story-save = Spielprotokoll speichern
client-story-did = { $seat }: { $answer }
client-story-told = An { $to }: { $told }
client-play-again = Noch einmal spielen
client-change-table = Den Tisch ändern
client-see-table = Den Tisch ansehen
client-result-wait = Das nächste Spiel startet der Host.

## Der gemeinsame Bildschirm

client-tv-lobby = Scannt den Code, um euch zu setzen.

## Seiten

client-team-village = Dorf
client-team-humans = Menschen
client-team-werewolves = Werwölfe
client-team-vampire = Vampir
client-team-criminals = Verbrecher
client-team-none = keine Seite

## Hilfe

client-help-title = So geht’s
client-help-search = Suchen
client-help-cards = Die Karten
client-help-werewords =
    Alle bekommen eine geheime Karte. Eine Person ist außerdem Bürgermeister, und alle wissen, wer.
    Nachts wählt der Bürgermeister das Zauberwort. Die Seherin sieht es, und die Werwölfe auch.
    Am Tag stellen die anderen Fragen, auf die Ja oder Nein passt. Der Bürgermeister sagt kein Wort und antwortet mit Plättchen.
    Plättchen und Minuten sind knapp. Zum Raten fragt ihr geradeheraus, ob es dieses Wort ist.
    Ist das Wort gefunden, können die Werwölfe noch gewinnen, indem sie auf die Seherin zeigen.
    Ist es nicht gefunden, zeigen alle auf jemanden: Das Dorf gewinnt noch, wenn es einen Werwolf erwischt.
client-help-werewolf =
    Alle bekommen eine geheime Karte. Ein paar sind Werwölfe, eine Person ist die Seherin, die anderen sind Dorfbewohner.
    Nachts suchen sich die Werwölfe gemeinsam ein Opfer, und die Seherin prüft eine Person.
    Am Morgen ist das Opfer tot und deckt die Karte auf. Die Toten schweigen.
    Am Tag reden die Lebenden und stimmen gegeneinander. Wer mehr als die Hälfte gegen sich hat, stirbt.
    Die Menschen gewinnen, wenn kein Werwolf mehr lebt. Die Werwölfe gewinnen, wenn sie so viele sind wie die Menschen.
client-help-wherewolf =
    Alle bekommen eine geheime Karte von einer der vier Seiten, und manche spielen nur für sich.
    Jede Nacht werden die Rollen nacheinander gerufen, ob jemand sie hat oder nicht. Das Rudel sucht sich seine Beute.
    Am Morgen hört ihr, wer gestorben ist, aber nicht, warum. Die Karten der Toten bleiben verdeckt, außer ihr spielt mit offenen.
    Am Tag redet das Dorf. In der ersten Abstimmung klagen alle jemanden an; wer die meisten Stimmen hat, verteidigt sich.
    In der zweiten Abstimmung wählen die, die nicht angeklagt sind, wer brennt. Gleichstand verschont alle.
    Eine Seite gewinnt, wenn niemand mehr da ist, der sie aufhalten könnte.

## Was schiefging

client-refused-no-network = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
client-refused-not-known = Der Server wurde neu gestartet, bevor er geantwortet hat. Sieh nach, ob es geklappt hat, und versuch es sonst noch einmal.

## Ein Gerät, und das Pult der Spielleitung

client-front-device = Auf diesem Gerät spielen
client-front-moderate = Eine Partie leiten
client-keeper-device = Der Tisch
client-keeper-console = Spielleitung
client-device-lobby = Dieses Gerät liegt in der Mitte und spricht. Trag alle ein, die mitspielen, in der Reihenfolge, in der ihr sitzt.
client-device-sleeps = Dieser Browser kann den Bildschirm hier nicht wach halten. Stell am Gerät ein, dass er anbleibt.
client-console-lobby = Du leitest das Spiel und siehst jede Karte. Trag die Leute ein, oder lass sie den Code scannen.
client-by-hand = Echte Karten: Ich trage ein, wer welche hat
client-guest-name = Name einer Person
client-guest-add = Eintragen
client-unreachable = Der Server ist nicht zu erreichen. Nichts geht verloren: Es geht von selbst weiter, sobald die Verbindung wieder da ist.
client-device-offline-open = Ohne Netz lässt sich diese Seite nicht neu laden: Lass sie offen.
client-alone = Das Netz war weg: Dieses Gerät macht allein weiter.
client-alone-elsewhere = Dieser Tisch wurde inzwischen woanders weitergespielt. Hier geht es so weiter, wie ihr ihn habt.
client-alone-give = Den anderen nehmen
client-alone-give-sure = Was auf diesem Gerät ohne Netz gespielt wurde, ist dann weg, und der Tisch geht so weiter, wie er auf dem Server steht.
client-alone-impossible = Dieser Browser kann ohne Netz nicht weitermachen. Das Spiel wartet hier, bis es wieder da ist.
client-device-pass-to = Gib das Gerät an { $name }. Niemand sonst schaut hin.
client-device-i-am = Ich bin { $name }
client-device-hold = { $name }, halten zum Ansehen
client-device-no-news = Für dich gibt es nichts Neues.
client-device-look-alike = Alle schauen mindestens { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, ob es Neues gibt oder nicht.
client-device-no-vote = Du bist angeklagt und hast diesmal keine Stimme. Warte einen Augenblick und gib das Gerät dann weiter wie alle anderen.
client-device-pass-on = Weitergeben
client-device-last = Du bist die letzte Person. Leg das Gerät danach wieder in die Mitte.
client-keeper-who = Wer antwortet
client-keeper-one = { $card } ({ $which } von { $of })
client-keeper-asks-copy = Welche Karte hast du angesehen? Tippe sie an.
client-keeper-asks-day = Bürgermeister, was antwortest du?
client-keeper-asks-hunt = Welche Karte haben sie aufgedeckt?
client-keeper-asks-singled-out = Welche Karte deckt auf, auf wen die meisten zeigen? Bei Gleichstand mehrere, keine, wenn auf alle genau einmal gezeigt wurde.
client-keeper-told-copied = Das ist jetzt auch deine Karte: { $card }. { $joins ->
    [yes] Wach wieder auf, wenn sie gerufen wird.
   *[no] { $which ->
        [thing] Tippe jetzt die Person links oder rechts von dir an.
       *[other] Schlaf weiter, wenn sie gerufen wird.
    }
}
client-console-now = Jetzt
client-console-say = Sag das
client-console-sheet = Was eingetragen wurde
client-console-manual = Ich gebe das Tempo vor: Die Uhr wartet auf mich
client-console-wait = Hier ist nichts einzutragen. Warte so lange wie bei den anderen.
client-console-nobody-holds = Niemand hat die Karte „{ $card }“. Ruf die Karte trotzdem auf und warte so lange wie bei den anderen.
client-console-nobody-bears = { $item ->
    [amulet] Niemand hat das Amulett.
   *[sword] Niemand hat das Schwert.
} Ruf es trotzdem auf und warte so lange wie bei den anderen.
client-console-holder-out = { $count ->
    [one] { $names } ist nicht mehr im Spiel. Ruf { $card } trotzdem auf und warte so lange wie bei den anderen.
   *[other] { $names } sind nicht mehr im Spiel. Ruf { $card } trotzdem auf und warte so lange wie bei den anderen.
}
client-console-next = Gesagt: weiter
client-console-time-up = Die Zeit ist um
client-console-note = Notiz zu { $name }
client-console-note-short = Notiz
client-console-change = Ändern
client-console-instead = Richtig wäre
client-console-was-shown = Ein Telefon hat seither etwas Geheimes gezeigt, und niemand kann es ungesehen machen.
client-console-consequence = { $lost ->
    [0] Alles, was später eingetragen wurde, bleibt.
    [one] 1 späterer Eintrag muss neu eingetragen werden.
   *[other] { $lost } spätere Einträge müssen neu eingetragen werden.
}
client-console-then = Das ist dann anders:
client-console-then-at = Dann steht das Spiel hier: { $chapter }.
client-console-then-over = Dann ist das Spiel aus.
client-console-dead-then = { $names } { $count ->
    [one] ist
   *[other] sind
} dann tot.
client-console-alive-again = { $names } { $count ->
    [one] lebt
   *[other] leben
} wieder.
client-console-correct = So ändern
client-console-still-to-tell = Nach deiner Änderung mitzuteilen:
client-console-told = Mitgeteilt
client-console-in-error = Irrtümlich mitgeteilt, an { $to }: { $told }
client-console-told-on-phones = { $names } { $count ->
    [one] hat
   *[other] haben
} es auch auf dem Handy, unter Notizen.
client-console-rewind = { $count ->
    [one] Nur diesen Schritt zurücknehmen
   *[other] Diese { $count } Schritte zurücknehmen
}
client-voice-unlock = Einmal tippen, dann darf dieser Bildschirm sprechen
client-voice-let-speak = Diesen Bildschirm sprechen lassen
client-voice-off = Still sein
client-voice-repeat = Noch einmal
client-voice-pause = Pause
client-voice-skip = Weiter
client-voice-settings = Stimme
client-voice-mute = Hier ist keine Stimme zu hören. Lest die Zeilen vor, oder wählt unter „Stimme“ eine andere.
client-voice-language = Sprache dieses Bildschirms
client-voice-language-of-table = wie am Tisch
client-voice-which = Welche Stimme
client-voice-recorded = Aufgenommen
client-voice-volume = Lautstärke der Stimme
client-voice-rate = Tempo der Stimme
client-voice-sound = Klang der Nacht
client-voice-sound-volume = Lautstärke der Nacht
client-voice-try = Ausprobieren
client-sound-none = keiner
client-sound-wind = Wind und fernes Heulen
client-sound-rain = Regen
client-sound-fire = Feuer
client-sound-taps = Finger auf dem Tisch

## Wortlisten

client-lists = Wortlisten
client-lists-lead = Eigene Wörter für Werewords: eure Familie, eure Stadt, eure Insiderwitze. Hier bleiben sie, und teilen kannst du sie auch.
client-lists-mine = Meine Listen
client-lists-mine-are = Die Schlüssel dieser Listen liegen nur auf diesem Gerät. Wer einen solchen Schlüssel hat, kann die Liste ändern; ohne ihn kann es niemand.
client-lists-none-mine = Auf diesem Gerät hast du noch keine Liste.
client-lists-new = Neue Liste
client-lists-one = Eine Wortliste
client-lists-find = Listen von anderen finden
client-lists-find-go = Suchen
client-lists-name-or-code = Name oder Code einer Liste
client-lists-none-found = Keine veröffentlichte Liste heißt so, und keine hat diesen Code.
client-lists-name = Name der Liste
client-lists-language = Sprache der Wörter
client-lists-entries = Wörter und Wendungen, eine je Zeile
client-lists-entries-are = Auch CSV und JSON kannst du einfügen. Höchstens 10.000 Einträge mit 80 Zeichen; ist einer davon falsch, wird nichts gespeichert.
client-lists-file = Oder nimm eine Datei: Text, CSV oder JSON, in UTF‑8
client-lists-no-file = Lieber tippen
client-lists-estimate = Wörtern ohne Stufe eine geschätzte geben
client-lists-save = Speichern
client-lists-leave = Nicht speichern
client-lists-wrong = { $count ->
    [one] Nichts wurde gespeichert. Eines stimmt nicht:
   *[other] Nichts wurde gespeichert. { $count } Dinge stimmen nicht:
}
client-lists-repeated = { $count ->
    [one] Ein Eintrag war doppelt und bleibt einmal.
   *[other] { $count } Einträge waren doppelt und bleiben einmal.
}
client-lists-count = { $count ->
    [one] Ein Wort
   *[other] { $count } Wörter
}
client-lists-estimates = „Etwa“ ist unsere Schätzung. Ein solches Wort kommt auf jeder Stufe.
client-lists-about = etwa { $level }
client-lists-show-all = Alle { $count } zeigen
client-lists-closed = Nur wem die Liste gehört, kann sie lesen. Spielen kann ein Tisch trotzdem mit ihr.
client-lists-tools = Was du mit dieser Liste tun kannst
client-lists-is-private = Nur du siehst diese Liste. An deinen Tischen kannst du mit ihr spielen.
client-lists-is-published = Auf diesem Server können alle die Liste finden, lesen und mit ihr spielen.
client-lists-is-hidden = Nicht zu finden: Sie wurde gemeldet
client-lists-hidden-why = Mehrere haben diese Liste gemeldet, darum findet sie niemand mehr unter ihrem Namen. Ändere sie, dann ist sie wieder zu finden.
client-lists-edit = Ändern
client-lists-publish = Veröffentlichen
client-lists-unpublish = Nicht mehr veröffentlichen
client-lists-drop = Löschen
client-lists-drop-sure = „{ $name }“ wird für immer gelöscht, mit allem, was darin steht.
client-lists-download = Herunterladen:
client-lists-format-text = Text
client-lists-format-csv = CSV
client-lists-format-json = JSON
client-lists-use-code = Gib diesen Code ein, wo euer Tisch seine Listen wählt.
client-lists-report = Diese Liste melden
client-lists-report-why = Was stimmt damit nicht?
client-lists-report-note = Worauf sollte man sehen? Das darf leer bleiben.
client-lists-report-go = Melden
client-lists-reported = Gemeldet. Danke.
client-lists-reason-offensive = anstößig oder grausam
client-lists-reason-private = Privates von jemandem
client-lists-reason-copied = ohne Erlaubnis abgeschrieben
client-lists-reason-spam = Werbung oder Unsinn
client-lists-reason-other = etwas anderes
client-lists-only = nur Wörter aus den Listen, keine von uns
client-lists-chosen = Gewählte Listen
client-lists-remove = { $name } herausnehmen
client-lists-add-mine = Eine meiner Listen dazunehmen
client-lists-choose = Wählen …
client-lists-add-published = Eine veröffentlichte Liste dazunehmen
client-lists-most = Mehr als { $most } Listen kann ein Tisch nicht haben.
client-lists-manage = Listen anlegen und ändern
client-lists-evenings = kein Wort, das an einem anderen Abend an einem Tisch dieses Geräts schon kam
client-fix-our-words = Unsere eigenen Wörter nehmen
client-fix-each-votes = Alle selbst abstimmen lassen

## Arten von Wörtern

client-category-activities = Tätigkeiten
client-category-animals = Tiere
client-category-body-health = Körper und Gesundheit
client-category-books = Bücher
client-category-brands = Marken
client-category-clothes = Kleidung
client-category-film-tv = Film und Fernsehen
client-category-food-drink = Essen und Trinken
client-category-games = Spiele
client-category-history-myth = Geschichte und Sagen
client-category-holidays = Feste
client-category-home = Zuhause
client-category-ideas = Ideen
client-category-jobs = Berufe
client-category-music-art = Musik und Kunst
client-category-nature = Natur
client-category-objects = Dinge
client-category-people = Menschen
client-category-places = Orte
client-category-science = Wissenschaft
client-category-sport = Sport
client-category-travel = Reisen
client-circle = Der Tisch von oben
client-console-coming = Danach
client-console-does-wherewolf-first-voting = { $public ->
    [yes] Alle Augen bleiben offen.
   *[no] Alle Lebenden schließen die Augen.{ $spy ->
        [yes] {""} Nur die Spionin darf schauen.
       *[no] {""}
    }
} Ruf die Namen einzeln auf: Alle heben einmal die Hand, nicht für sich selbst.{ $public ->
    [yes] {""}
   *[no] {" "}Danach öffnen alle wieder die Augen.
}
client-console-does-wherewolf-second-voting = { $public ->
    [yes] Alle Augen bleiben offen.
   *[no] Alle Lebenden schließen die Augen, auch die Angeklagten.
} Ruf die Angeklagten einzeln auf: Wer eine Stimme hat, hebt einmal die Hand.{ $public ->
    [yes] {""}
   *[no] {" "}Danach öffnen alle wieder die Augen.
}
client-console-does-werewords-wake-mayor = Der Bürgermeister tippt die geheime Karte auf diesem Bildschirm an, oder er zeigt sie dir, und du tippst.
client-console-does-werewords-choose-a-word = Zeig dem Bürgermeister diese Wörter und tippe das an, auf das er zeigt.
client-console-does-werewords-remember-the-word = Aufschreiben muss niemand etwas: Das Spiel merkt sich das Wort.
client-console-does-werewords-tap-a-letter = Tipp auf „Nur diese Frage zeigen“ und halte sie hin: Der Buchstabe wird dort angetippt.
client-console-does-werewords-tap-a-letter-one-werewolf = { client-console-does-werewords-tap-a-letter }
client-console-paper = Nachtkarte und Punktebogen auf Papier
client-vote-hands = Wer hebt die Hand für { $name }?
client-vote-next = Nächster Name: { $name }
client-vote-missing = Noch ohne Stimme: { $names }
client-vote-by-person = Person für Person eintragen
client-vote-by-hands = Hände nach Namen zählen
client-confirm-none = Niemand davon
client-guest-numbered = Person { $number }
client-device-lobby-cards = Dieses Gerät liegt in der Mitte und spricht. Ihr gebt echte Karten aus, und jemand ist Bürgermeister; trag für jeden einen Namen ein, damit es weiß, wie viele ihr seid.
client-device-lobby-how = So gebt ihr die Karten aus
client-device-lobby-deal = Mischt die Karten unten mit der des Bürgermeisters und gebt jedem eine; eine bleibt in der Mitte. Wer die des Bürgermeisters hat, zeigt sie und nimmt die in der Mitte als geheime Karte. Liegt die des Bürgermeisters in der Mitte? Wer links vom letzten Bürgermeister sitzt, nimmt sie; beim ersten Spiel gebt neu.
client-device-lobby-deal-two = Einer von euch ist Bürgermeister, beim nächsten Mal der andere. Mischt die Karten unten und gebt jedem eine; die dritte liegt verdeckt zwischen euch, und niemand schaut sie an.
client-device-shut-eyes = Es ist wieder Nacht: was jetzt kommt, ist nicht für alle Augen. Schließt sie alle; wer das Gerät in der Hand hat, tippt dann.
client-undone-here = Zurückgenommen.
client-keeper-whoops = Es ging anders aus
client-keeper-all = Alle: { $answer }
client-keeper-asked = { $name }: { $line }
client-keeper-phone = { $name } antwortet auf dem eigenen Handy.
client-keeper-instead = Trotzdem für { $name } antworten
client-keeper-over = An jemand anderen übergeben
client-keeper-over-is = Scanne das mit dem Gerät, das weiter leitet. Dieses hier ist dann draußen. Es gilt einmal und fünf Minuten lang.
client-keeper-second-is = Scanne das mit deinem anderen Gerät. Es gilt einmal und fünf Minuten lang. Zeig es niemandem: Es zeigt jede Karte.
client-console-for-you = Nur für dich: { $told }
client-console-round-sure = Dort stehen die Karten von allen. Nur wer leitet, geht dorthin.
client-keeper-bot = { $name } ist ein Bot und antwortet von selbst.
client-console-silently = Lautlos, an { $to }: { $told }
client-console-lobby-cards = Du leitest das Spiel. Niemand hat ein Handy, also spielt ihr mit echten Karten: gib sie vor dem Start aus. Trag die Leute ein, oder lass sie den Code scannen.
client-console-round = Dieses Gerät herumgeben, damit alle ihre Karte ansehen
client-console-round-back = Alle haben geschaut. Gib das Gerät der Person zurück, die leitet.
client-console-round-end = Ich leite: zurück zum Pult
client-beside-accuse = Mandant
client-beside-nobody-accuse = kein Mandant
client-vote-more-accuse = { $name } kann beim Namen eines Mandanten beide Hände heben. Der Mandant wird hier eingetragen:
client-story-press-accuse = { $press }, mit { $to } als Mandant
client-console-show-large = Groß zeigen
client-console-only-this = Nur diese Frage zeigen
client-console-give-back = Danke. Gib das Gerät der Spielleitung zurück.
client-console-back = Den letzten Schritt zurücknehmen
client-arrange-card-of = { $name } hat
client-arrange-place = Platz { $place }
client-arrange-middle = Die Mitte
client-arrange-out = Bleibt draußen
client-arrange-left = Noch zu verteilen: { $cards }
client-arrange-none-left = Alle Karten sind verteilt.
client-arrange-rest = Alle anderen: { $card }
client-arrange-leave-out = Die anderen bleiben draußen
client-arrange-go = So sind die Karten
client-arrange-taken = Sie ergeben ein Dorf und liegen so, wie du sie eben eingegeben hast.
client-arrange-go-taken = Mit diesen Karten spielen
client-arrange-others = Die ersten Karten ergeben kein Dorf: zu viele oder zu wenige Ungeheuer, oder eine, die andere neben sich braucht. Spielt mit diesen, oder nimm zurück und gebt neu.

## Jetzt spielen, und Tipps

client-play-now = Jetzt spielen
client-play-now-is = Allein? Bots nehmen die anderen Plätze, und in Sekunden bist du im Spiel.
client-play-now-name = Robin
client-settings-hints = Tipps in meinen ersten Spielen
client-hint = Ein Tipp
client-hint-close = Alles klar
client-hint-none = Keine Tipps mehr
client-hint-werewords-deal = Halte den Knopf unten, um deine Karte zu sehen. Beim Loslassen verdeckt sie sich.
client-hint-werewords-night = Nachts sehen alle Handys so aus. Wird deine Rolle gerufen, halte zum Lesen, was nur du wissen darfst.
client-hint-werewords-day = Frag, was Ja oder Nein beantworten kann, und halbiere, was es sein könnte. „{ client-ask-guess }“ fragt direkt nach einem Wort.
client-hint-werewords-vote = Wer euch in die Irre geführt hat, könnte der Werwolf sein. Bis die Zeit um ist, kannst du umzeigen.
client-hint-werewolf-deal = Halte den Knopf unten, um deine Karte zu sehen. Beim Loslassen verdeckt sie sich.
client-hint-werewolf-night = Wirst du nicht gerufen, tipp an, wen du willst: Es bewirkt nichts und verbirgt, wer wach ist.
client-hint-werewolf-day = Redet erst: Unter „{ client-talk }“ gibt es fertige Sätze. Dann stell dich gegen jemanden; deine Stimme kannst du verlegen.
client-hint-wherewolf-deal = Halte den Knopf unten für deine Karte: ihre Seite, was sie kann und wie sie gewinnt.
client-hint-wherewolf-night = Rollen werden gerufen, auch wenn sie niemand hat. Was du erfährst, bleibt unter „{ client-notes }“.
client-hint-wherewolf-assembly = Sag, was du weißt, oder was andere glauben sollen: Unter „{ client-talk }“ gibt es fertige Sätze.
client-hint-wherewolf-first-voting = Klage jemand anderen an. Wer die meisten Anklagen hat, verteidigt sich danach.
client-hint-wherewolf-second-voting = Jetzt stimmen nur die ab, die nicht angeklagt sind. Ein Gleichstand verschont alle.
client-bot-level = Wie gut { $name } spielt
client-bot-level-easy = sanft
client-bot-level-normal = normal
client-bot-level-hard = scharf
client-temper-quick = entscheidet schnell
client-temper-thoughtful = denkt länger nach
client-temper-talkative = redet gern
client-temper-quiet = sagt wenig
client-temper-stubborn = bleibt beim ersten Gedanken
client-temper-easily-led = lässt sich leicht überreden
client-bots-helped = Bots auf diesem Server bekommen Hilfe von einem Sprachdienst. Fragen an einen Bot als Bürgermeister, das Wort und was ihr in eigenen Worten sagt, können an ihn gehen.

## Karten zum Drucken

client-cards = Karten drucken
client-cards-lead = Karten, Plättchen und Bögen auf Papier, für Tische ohne Handys. Wählt aus, macht das PDF, druckt es und schneidet an den Marken entlang.
client-cards-for-table = Das ist das Dorf von Tisch { $code }.
client-cards-not-here = Dieser Server kann nicht drucken. Wer ihn betreibt, kann den Teil dafür nachrüsten.
client-cards-players = Leute
client-cards-whole-werewords = Die ganze Schachtel
client-cards-whole-werewolf = Der Satz mit 16
client-cards-whole-wherewolf = Jede Karte
client-cards-chosen = { $cards ->
    [one] Eine Karte ist gewählt.
   *[other] { $cards } Karten sind gewählt.
}
client-cards-on-top-werewords = Die Karte des Bürgermeisters kommt dazu.
client-cards-sheets = Was gedruckt wird
client-cards-sheet-roles = Karten
client-cards-sheet-tokens = Plättchen
client-cards-sheet-badges = Namensschilder
client-cards-sheet-turn-card = Nachtkarte für die Spielleitung
client-cards-sheet-score = Punktebogen
client-cards-nothing = Hakt an, was ihr drucken wollt.
client-cards-names = Namen, einer pro Zeile
client-cards-language = Sprache der Karten
client-cards-paper = Papier
client-cards-paper-a4 = A4
client-cards-paper-letter = US Letter
client-cards-backs = Mit Rückseiten, für beidseitigen Druck
client-cards-code = Code eures Tisches, für einen Code zum Scannen
client-cards-make = PDF machen
client-cards-making = Das PDF entsteht …
client-cards-made = Mit 100 % drucken.
client-cards-made-both = Mit 100 % drucken, beidseitig, über die lange Kante gewendet.
client-overrule = Richtig wäre
client-understood = verstanden: { $meaning }
client-understood-helped = beantwortet mit Hilfe eines Sprachdienstes
