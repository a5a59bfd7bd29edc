# Wortlisten auf der Kommandozeile. $value und $name sind, was Leute geschrieben haben.

words-at-line = Zeile { $line }: { $what }

## Hilfe

words-help-words = Unser Wortschatz und die Listen, die du mit an den Tisch bringst.
words-help-draw = Wörter ziehen, wie sie einem Bürgermeister angeboten werden.
words-help-forget = Wörter wieder zulassen, die mit --remember gezogen wurden.
words-help-stats = Die Wörter jeder Sprache zählen, nach Stufe und Kategorie.
words-help-check = In einer Datei oder einem Wortschatz nach doppelten, groben oder nicht zu erratenden Einträgen und schiefen Stufen suchen.
words-help-list = Deine Listen auf diesem Rechner zeigen.
words-help-show = Die Einträge einer Liste zeigen. NAME ist ihr Name, ihre Kennung oder ihr Code.
words-help-new = Eine Liste anlegen, mit Einträgen, wenn du welche nennst.
words-help-edit = Einträge einer Liste hinzufügen, entfernen oder ersetzen, oder die Liste umbenennen.
words-help-import = Eine Liste aus Text, CSV oder JSON hereinholen. Ist eine Zeile falsch, wird nichts behalten.
words-help-export = Eine Liste als Text, CSV oder JSON schreiben, in DATEI oder auf den Bildschirm.
words-help-publish = Andere Tische eine Liste finden lassen, nach Name und Code.
words-help-unpublish = Eine deiner veröffentlichten Listen wieder verbergen.
words-help-withdraw = Irgendeine veröffentlichte Liste verbergen. Für alle, die den Server betreuen.
words-help-drop = Eine Liste für immer aus dem Regal nehmen.
words-help-find = Veröffentlichte Listen finden, nach Code oder einem Teil ihres Namens.
words-help-report = Eine veröffentlichte Liste melden.
words-help-reports = Zeigen, was zu einer Liste gemeldet wurde. Für alle, die den Server betreuen.

words-option-store = Die Datei, in der die Listen liegen (oder setze NIGHTCALL_WORDS).
words-option-levels = Stufe eines Angebots; für mehrere Angebote mehrmals.
words-option-level = Stufe der Einträge, die dazukommen oder ersetzt werden.
words-option-count = Wie viele Angebote, reihum durch die Stufen.
words-option-categories = Kategorie; mehrmals für mehrere. Ohne Angabe alle. „none“ lässt unsere eigenen Wörter weg.
words-option-lists = Eine Liste zu unseren eigenen Wörtern dazu: Name, Kennung oder Code.
words-option-proper = Mit Namen, Titeln, Marken und Orten oder ohne.
words-option-language = Sprache, mit ihren zwei Buchstaben.
words-option-chosen = Sprache, mit ihren zwei Buchstaben; ohne Angabe alle.
words-option-remember = Auslassen, was schon so gezogen wurde, und diese merken.
words-option-host = Um wessen Abende es geht, wenn sich mehrere diesen Rechner teilen.
words-option-as-json = JSON schreiben.
words-option-language-of-bank = Unseren eigenen Wortschatz dieser Sprache prüfen.
words-option-form = Was für eine Datei es ist; sonst nach ihrer Endung.
words-option-strict = Auch bei Hinweisen scheitern.
words-option-everything = Alle Listen auf diesem Rechner, nicht nur deine.
words-option-estimate = Die Stufe von Einträgen schätzen, die keine haben.
words-option-added = Ein Eintrag, der dazukommt.
words-option-removed = Ein Eintrag, der wegfällt.
words-option-replaced = Ein Eintrag und was an seine Stelle tritt.
words-option-rename = Ein neuer Name für die Liste.
words-option-name = Name der neuen Liste; sonst der Name der Datei.
words-option-into = Zu dieser deiner Listen hinzufügen.
words-option-yes = Nicht nachfragen.
words-option-reason = Warum.
words-option-note = Was man sich ansehen soll.
words-option-reporter = Wer meldet; jede Person zählt einmal.
words-option-with-levels = Einträgen ohne Stufe eine geschätzte geben.

## Was geschehen ist

words-fewer = { $count ->
    [0] So ein Wort gibt es nicht.
    [one] Es gibt nur ein solches Wort; verlangt waren { $wanted }.
   *[other] Es gibt nur { $count } solche Wörter; verlangt waren { $wanted }.
}
words-forgotten = { $count ->
    [0] Es war nichts gemerkt.
    [one] Ein Wort darf wiederkommen.
   *[other] { $count } Wörter dürfen wiederkommen.
}
words-stats-language = { words-language } ({ $count ->
    [one] ein Wort
   *[other] { $count } Wörter
})
words-language = { $language ->
    [en] Englisch
    [de] Deutsch
    [fr] Französisch
    [es] Spanisch
    [it] Italienisch
   *[other] { $language }
}
words-no-lists = Du hast hier keine Liste. Lege mit „nightcall words new“ eine an.
words-list-head = { $name } ({ $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
})
words-row = { $handle }  { $code }  { $language }  { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}{ $reports ->
    [0] {""}
    [one] , einmal gemeldet
   *[other] , { $reports }-mal gemeldet
}  { $name }
words-unlisted = ------
words-about = etwa { $level }
words-made = „{ $name }“ ist angelegt, { $count ->
    [0] noch ohne Einträge
    [one] mit einem Eintrag
   *[other] mit { $count } Einträgen
}. Die Kennung ist { $handle }.
words-edited = „{ $name }“ hat jetzt { $count ->
    [0] keine Einträge
    [one] einen Eintrag
   *[other] { $count } Einträge
}.
words-imported = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
} nach „{ $name }“ geholt ({ $handle }).
words-exported = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
} nach { $file } geschrieben.
words-published = „{ $name }“ ist veröffentlicht. Der Code ist { $code }.
words-unpublished = „{ $name }“ gehört wieder dir allein.
words-withdrawn = { $code } ist nicht mehr veröffentlicht.
words-drop-sure = „{ $name }“ mit { $count ->
    [one] einem Eintrag
   *[other] { $count } Einträgen
} für immer aus dem Regal nehmen?
words-dropped = „{ $name }“ ist fort.
words-none-found = Keine veröffentlichte Liste hat „{ $text }“ im Namen oder als Code.
words-reported = Gemeldet. { $code } hat jetzt { $count ->
    [one] eine Meldung
   *[other] { $count } Meldungen
}.

words-reports = { $count ->
    [0] Es wurde nichts gemeldet.
    [one] Eine Meldung:
   *[other] { $count } Meldungen:
}

## Was eine Prüfung findet

words-check-one = Nenne eine Datei zum Prüfen oder mit --bank einen Wortschatz; nicht beides.
words-check-estimated = Geschätzte Stufen: leicht { $easy }, mittel { $medium }, schwer { $hard }, irrwitzig { $ridiculous }.
words-check-duplicate = „{ $value }“ steht schon in der Liste.
words-check-near-duplicate = „{ $value }“ ist fast wie ein anderer Eintrag: eine Mehrzahl oder eine andere Schreibweise.
words-check-offensive = „{ $value }“ enthält einen beleidigenden Ausdruck.
words-check-address = „{ $value }“ ist eine Adresse, kein Wort.
words-check-no-word = „{ $value }“ hat keine Buchstaben, die man raten könnte.
words-check-too-short = „{ $value }“ ist zu kurz zum Raten.
words-check-too-wordy = „{ $value }“ ist zu lang, um Wort für Wort geraten zu werden.
words-check-level-missing = Kein Eintrag hat die Stufe { $value }: Wer so spielt, bekommt keinen.
words-check-lopsided = Mehr als sieben von zehn Einträgen haben die Stufe { $value }.
words-checked = { $entries ->
    [one] Ein Eintrag
   *[other] { $entries } Einträge
} geprüft: { $problems ->
    [0] nichts zu sagen
    [one] eine Sache zum Ansehen
   *[other] { $problems } Sachen zum Ansehen
}, { $serious ->
    [0] nichts Ernstes
    [one] davon eine ernste
   *[other] davon { $serious } ernste
}.

## Was abgelehnt wird

words-refused-too-many-columns = Es gibt { $value } Spalten; fünf kann es geben: text, level, categories, proper, spellings.
words-refused-unknown-level = „{ $value }“ ist keine Stufe. Die Stufen heißen easy, medium, hard und ridiculous.
words-refused-unknown-category = „{ $value }“ ist keine Kategorie. Kategorien sind activities, animals, body-health, books, brands, clothes, film-tv, food-drink, games, history-myth, holidays, home, ideas, jobs, music-art, nature, objects, people, places, science, sport, travel.
words-refused-unknown-proper = „{ $value }“ sagt nichts über Namen: Schreib p für einen Namen (true in JSON) oder lass es leer.
words-refused-unknown-verdict = „{ $value }“ ist kein Urteil.
words-refused-unknown-column = „{ $value }“ ist keine Spalte. Die Spalten heißen text, level, categories, proper und spellings.
words-refused-unknown-format = „{ $value }“ ist kein Format. Die Formate heißen text, csv und json.
words-refused-unknown-language = „{ $value }“ ist keine Sprache. Nenne ihre zwei Buchstaben, etwa de.
words-refused-unknown-reason = „{ $value }“ ist kein Grund. Die Gründe heißen offensive, private, copied, spam und other.
words-refused-direction = Darin steckt { $value }, ein verborgenes Zeichen, das die Richtung des Textes umdreht.
words-refused-control = Darin steckt { $value }, ein Zeichen, das man nicht sieht.
words-refused-marks = Ein Buchstabe darin trägt zu viele Akzente.
words-refused-reserved = Ein Eintrag darf keinen Tabulator und kein Zeichen | enthalten.
words-refused-no-letters = „{ $value }“ hat keine Buchstaben oder Ziffern.
words-refused-hash = „{ $value }“ beginnt mit #, und das macht eine Zeile zum Kommentar.
words-refused-too-long = „{ $value } …“ ist zu lang: Mehr als 80 Zeichen gehen nicht.
words-refused-too-many-spellings = „{ $value }“ hat zu viele Schreibweisen: Mehr als zwölf gehen nicht.
words-refused-too-many-entries = Die Liste ist zu lang: Mehr als { $value } Einträge gehen nicht.
words-refused-repeated = „{ $value }“ steht schon in der Liste.
words-refused-empty = Es stehen keine Einträge darin.
words-refused-too-large = Die Datei ist zu groß: Mehr als { $value } MB gehen nicht.
words-refused-utf-16 = Die Datei ist als UTF-16 gespeichert. Speichere sie als UTF-8 und versuch es noch einmal.
words-refused-not-utf-8 = Das Byte { $value } ist nicht UTF-8. Speichere die Datei als UTF-8 und versuch es noch einmal.
words-refused-formula = „{ $value }“ sieht wie eine Formel aus. Eine Zelle darf nicht mit =, +, - oder @ beginnen.
words-refused-broken-csv = Das ist kein CSV: Ein Anführungszeichen fehlt, oder eine Zelle hört nicht auf.
words-refused-broken-json = Das ist kein JSON.
words-refused-no-words = Es steckt keine Wortliste darin: Gib eine Liste oder ein Objekt mit „words“.
words-refused-no-text = Ein Eintrag muss ein Text sein oder ein Objekt mit „text“.
words-refused-not-a-list = Kategorien und Schreibweisen müssen Listen von Texten sein.
words-refused-offensive = „{ $value }“ enthält einen beleidigenden Ausdruck; so lässt sich die Liste nicht veröffentlichen.
words-refused-no-such-entry = „{ $value }“ steht nicht in der Liste.
words-refused-no-such-list = Eine Liste „{ $value }“ gibt es nicht.
words-refused-two-lists = Zwei deiner Listen heißen „{ $value }“. Nenne eine mit ihrer Kennung.
words-refused-not-the-owner = „{ $value }“ gehört dir nicht, du kannst es nicht ändern.
words-refused-withdrawn = Wer diesen Server betreut, hat „{ $value }“ zurückgezogen. Ändere die Liste, bevor du sie wieder veröffentlichst.
words-refused-shelf-full = Auf diesem Server ist kein Platz mehr für Listen. Kürze eine Liste, oder frag, wer den Server betreut.
words-refused-no-bank = In „{ $value }“ gibt es keine Wörter. „nightcall words stats“ zeigt die Sprachen.
words-refused-name-no-letters = Eine Liste braucht einen Namen mit Buchstaben oder Ziffern.
words-refused-name-too-long = Der Name ist zu lang: Mehr als 60 Zeichen gehen nicht.
words-refused-name-direction = Im Namen steckt { $value }, ein verborgenes Zeichen, das die Richtung des Textes umdreht.
words-refused-name-control = Im Namen steckt { $value }, ein Zeichen, das man nicht sieht.
words-refused-name-marks = Ein Buchstabe im Namen trägt zu viele Akzente.
words-refused-name-reserved = Ein Name darf keinen Tabulator und kein Zeichen | enthalten.
words-refused-name-hash = Ein Name darf nicht mit # beginnen.
words-refused-cannot-open = { $value } lässt sich nicht öffnen: Sieh nach, ob es den Ordner gibt und ob man darin schreiben darf.
words-refused-not-a-shelf = { $value } enthält etwas anderes als Wortlisten. Nimm mit --store eine andere Datei.
words-refused-newer-shelf = { $value } stammt von einem neueren Nightcall. Bring dieses auf den neuesten Stand, um es zu lesen.
words-refused-keys-unreadable = Die Schlüssel deiner Listen in { $value } lassen sich nicht lesen.
words-refused-store = Die Listen ließen sich nicht lesen oder schreiben: { $value }.
words-refused-file = Die Datei ließ sich nicht lesen oder schreiben ({ $value }).

## Stufen und Kategorien

words-name-easy = leicht
words-name-medium = mittel
words-name-hard = schwer
words-name-ridiculous = irrwitzig
words-name-activities = Tätigkeiten
words-name-animals = Tiere
words-name-body-health = Körper und Gesundheit
words-name-books = Bücher
words-name-brands = Marken
words-name-clothes = Kleidung
words-name-film-tv = Film und Fernsehen
words-name-food-drink = Essen und Trinken
words-name-games = Spiele
words-name-history-myth = Geschichte und Sagen
words-name-holidays = Feste
words-name-home = Zuhause
words-name-ideas = Ideen
words-name-jobs = Berufe
words-name-music-art = Musik und Kunst
words-name-nature = Natur
words-name-objects = Dinge
words-name-people = Menschen
words-name-places = Orte
words-name-science = Wissenschaft
words-name-sport = Sport
words-name-travel = Reisen
words-name-proper = Eigennamen
words-name-spellings = mit anderen Schreibweisen
