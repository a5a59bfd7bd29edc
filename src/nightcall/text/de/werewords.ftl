# Werewords. Was gesprochen wird, enthält nie das Wort. Ein Aufruf beginnt mit dem Namen der Rolle.
# $cards ist „dealt“, wo alle einen Bildschirm haben, und „real“, wo ein Gerät zwischen Karten liegt.

## Was die Spielleitung spricht

werewords-say-deal = Das sind die Karten für heute Nacht: { $roles }, und eine Person ist Bürgermeister. Seht euch eure Karte an und behaltet sie für euch.
werewords-say-night-falls = Es wird Nacht. Schließt alle die Augen.
werewords-say-wake-mayor = { card-mayor }, wach auf. { $cards ->
    [real] Sieh dir deine geheime Karte an und tippe sie hier an.
   *[dealt] Gleich wählst du das Wort für heute Nacht.
}
werewords-say-choose-a-word = { card-mayor }, nimm das Wort, das sie finden sollen.
werewords-say-remember-the-word = { card-mayor }, merk dir das Wort.
werewords-say-remember-and-give-back = { werewords-say-remember-the-word } Das Gerät kommt wieder an seinen Platz.
werewords-say-sleep-mayor = { card-mayor }, schlaf wieder ein.
werewords-say-wake-doppelganger = { card-doppelganger }, wach auf. Such dir eine Karte aus und sieh sie dir an. Die bist du jetzt.
werewords-say-instructions = { card-doppelganger }, lies, was deine neue Karte von dir will.
werewords-say-sleep-doppelganger = { card-doppelganger }, schlaf wieder ein.
werewords-say-wake-seer = { card-seer }, wach auf. { $cards ->
    [real] Hier ist das Wort.
   *[dealt] Dein Bildschirm zeigt dir das Wort.
}
werewords-say-sleep-seer = { card-seer }, schlaf wieder ein.
werewords-say-wake-fortune-teller = { card-fortune-teller }, wach auf. { $cards ->
    [real] Hier siehst du, wie das Wort beginnt.
   *[dealt] Dein Bildschirm zeigt dir, wie das Wort beginnt.
}
werewords-say-sleep-fortune-teller = { card-fortune-teller }, schlaf wieder ein.
werewords-say-wake-apprentice = { card-apprentice }, wach auf. { $cards ->
    [real] Sieh her: Vielleicht ist etwas für dich dabei.
   *[dealt] Sieh auf deinen Bildschirm: Vielleicht ist etwas für dich dabei.
}
werewords-say-sleep-apprentice = { card-apprentice }, schlaf wieder ein.
werewords-say-wake-beholder = { card-beholder }, wach auf. { $cards ->
    [real] { $helpers }: Augen zu lassen und einen Daumen hoch, damit man es sieht.
   *[dealt] Dein Bildschirm zeigt dir, wer vom Wort weiß.
}
werewords-say-sleep-beholder = { $cards ->
    [real] Alle Daumen runter. { card-beholder }, schlaf wieder ein.
   *[dealt] { card-beholder }, schlaf wieder ein.
}
werewords-say-wake-mason = { card-mason.many }, wacht auf. { $cards ->
    [real] Sucht einander mit den Augen.
   *[dealt] Eure Bildschirme zeigen euch, wer noch dazugehört.
}
werewords-say-sleep-mason = { card-mason.many }, schlaft wieder ein.
werewords-say-wake-thing = { card-thing }, wach auf. Tippe jemanden an, links oder rechts von dir.
werewords-say-sleep-thing = { card-thing }, schlaf wieder ein.
werewords-say-wake-minion = { card-minion }, wach auf. { $cards ->
    [real] { card-werewolf.many }: Augen zu lassen und einen Daumen hoch, damit man es sieht.
   *[dealt] Dein Bildschirm zeigt dir, wem du dienst.
}
werewords-say-sleep-minion = { $cards ->
    [real] Alle Daumen runter. { card-minion }, schlaf wieder ein.
   *[dealt] { card-minion }, schlaf wieder ein.
}
werewords-say-wake-werewolf = { card-werewolf }, wach auf. Das ist das Wort, das sie suchen.
werewords-say-wake-werewolves = { card-werewolf.many }, wacht auf. Erkennt einander.
werewords-say-werewolves-read = { card-werewolf.many }, das ist das Wort, das sie suchen.
werewords-say-tap-a-letter = { card-werewolf.many }, tippt einen Buchstaben des Wortes an. Alle werden ihn sehen. Tippt noch einmal, wenn ihr sicher seid.
werewords-say-tap-a-letter-one-werewolf = { card-werewolf }, tipp einen Buchstaben des Wortes an. Alle werden ihn sehen. Tipp noch einmal, wenn du sicher bist.
werewords-say-sleep-werewolf = { card-werewolf }, schlaf wieder ein.
werewords-say-sleep-werewolves = { card-werewolf.many }, schlaft wieder ein.
werewords-say-day-breaks = { $cards ->
    [real] Wacht alle auf. Die Uhr läuft: Fragt den Bürgermeister, immer nur eine Frage auf einmal.
   *[dealt] Wacht alle auf. Die Uhr läuft: Stellt dem Bürgermeister eure Fragen.
}
werewords-say-word-found = Das Wort ist gefunden. { card-werewolf.many }, gebt euch zu erkennen. Zeigt auf jemanden; ein Finger muss die richtige Person treffen: { $roles-or }.
werewords-say-word-found-one-werewolf = Das Wort ist gefunden. { card-werewolf }, gib dich zu erkennen. Dein Finger muss die richtige Person treffen: { $roles-or }.
werewords-say-word-not-found = Das Wort wurde nicht gefunden. Beratet euch: Wer hat euch in die Irre geführt? Dann zeigen alle auf eine Person.
werewords-say-word-found-by-two = Das Wort ist gefunden. Ist der { card-werewolf } unter euch, dann zeig dich und sag, wo diese Karte liegt: { $roles-or }.
werewords-say-word-not-found-by-two = Das Wort wurde nicht gefunden. Wo ist der { card-werewolf }? Redet, aber verratet keine Karte. Dann zeigt ihr beide.
werewords-say-werewolves-point = { card-werewolf.many }, zeigt jetzt.
werewords-say-werewolf-points = { card-werewolf }, zeig jetzt.
werewords-say-everyone-points = Alle zeigen auf eine andere Person: drei, zwei, eins, jetzt.
werewords-say-both-point = Zeigt beide: drei, zwei, eins, jetzt.
werewords-say-result = { $team ->
    [village] { $winners-count ->
        [0] Das Dorf gewinnt.
       *[other] Das Dorf gewinnt: { $winners }.
    }
    [werewolves] { $winners-count ->
        [0] Die Seite der Werwölfe gewinnt.
       *[other] Die Seite der Werwölfe gewinnt: { $winners }.
    }
   *[none] { $winners-count ->
        [0] Diesmal gewinnt niemand.
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen beide.
    }
}
werewords-why = { $guessed ->
    [yes] { $team ->
        [village] Das Wort wurde gefunden, und kein Werwolf hat auf die richtige Person gezeigt.
        [werewolves] Das Wort wurde gefunden, aber ein Werwolf hat auf die richtige Person gezeigt.
       *[none] { $winner ->
            [werewolf] Das Wort wurde gefunden, aber der Werwolf wusste, wo die gesuchte Karte liegt.
           *[other] { $winners-count ->
                [one] Das Wort wurde gefunden, und der Werwolf wusste nicht, wo die gesuchte Karte liegt.
               *[other] Das Wort wurde gefunden, und keiner von euch ist der Werwolf.
            }
        }
    }
   *[no] { $team ->
        [village] Das Wort wurde nicht gefunden, aber jemand von der Seite der Werwölfe wurde überführt.
        [werewolves] Das Wort wurde nicht gefunden, und niemand von der Seite der Werwölfe wurde überführt.
       *[none] { $winner ->
            [werewolf] Das Wort wurde nicht gefunden, und der Werwolf auch nicht.
           *[other] { $winners-count ->
                [0] Das Wort wurde nicht gefunden, und der Werwolf auch nicht.
               *[other] Das Wort wurde nicht gefunden, der Werwolf aber schon.
            }
        }
    }
}

## Was mitgeteilt wird

werewords-told-deal-sealed = Die Kartenverteilung ist versiegelt: { $seal }
werewords-told-deal-opened = Jetzt lässt sich das Siegel prüfen. Salt { $salt }; Karten, wie sie verteilt wurden: { $places }.
werewords-told-mayor = { $seat } ist Bürgermeister.
werewords-told-your-card = Deine Karte: { $card }.
werewords-told-word = Das Zauberwort heißt „{ $word }“.
werewords-told-letters = So fängt es an: { $letters }
werewords-told-nothing-tonight = Heute Nacht gibt es nichts für dich.
werewords-told-helpers = { $helpers-count ->
    [0] Niemand weiß etwas vom Wort.
    [one] Vom Wort weiß: { $helpers }.
   *[other] Vom Wort wissen: { $helpers }.
}{ $beholders-count ->
    [0] {""}
   *[other] {" "}Beobachter außer dir: { $beholders }.
}
werewords-told-masons = { $masons-count ->
    [0] Sonst ist kein Freimaurer wach.
   *[other] Freimaurer außer dir: { $masons }.
}
werewords-told-werewolves = { $werewolves-count ->
    [one] Der Werwolf ist { $werewolves }.
   *[other] Die Werwölfe sind { $werewolves }.
}{ $minions-count ->
    [0] {""}
   *[other] {" "}Günstling außer dir: { $minions }.
}
werewords-told-pack = { $pack-count ->
    [0] Du jagst allein.
    [one] Werwolf außer dir: { $pack }.
   *[other] Werwölfe außer dir: { $pack }.
}
werewords-told-copied = { $seat } hat diese Karte: { $card }. Jetzt ist es auch deine. { $joins ->
    [yes] Wach wieder auf, wenn sie gerufen wird.
   *[no] Wenn sie gerufen wird, schläfst du weiter.
}
werewords-told-tapped = { $by } hat dich angetippt. { $by } ist das Ding und gehört zum Dorf.
werewords-told-letter-marked = { $by } zeigt auf Buchstabe { $place }.
werewords-told-shape = So sieht das Wort aus: { $shape }
werewords-told-question = { $seat } fragt ({ $number }): { $text }{ $now ->
    [yes] {""}
   *[no] {" "}Diese Frage wartet noch.
}
werewords-told-withdrawn = Frage { $number } ist zurückgezogen.
werewords-told-passed = { $seat } setzt aus. Als Nächstes fragt { $turn }.
werewords-told-token = { $number ->
    [none] { werewords-token }{ $seat ->
        [none] .
       *[other] {" "}für { $seat }.
    }
   *[other] { werewords-token } für { $seat }, zu Frage { $number }.
}{ $left ->
    [none] {""}
    [keine] {" "}Es ist keines mehr übrig.
   *[other] {" "}Übrig: { $left }.
}
werewords-token = { $token ->
    [yes] Ja
    [no] Nein
    [maybe] Vielleicht
    [so-close] Ganz nah
   *[way-off] Weit daneben
}
werewords-told-correct = { $seat ->
    [none] Richtig! Das ist das Wort.
   *[other] Richtig! { $seat } hat das Wort gefunden.
}
werewords-told-magic-word = Das Wort war „{ $word }“.
werewords-told-werewolves-show = { $seats-count ->
    [one] { $seats } deckt die Karte auf und ist ein Werwolf.
   *[other] { $seats } decken ihre Karten auf: die Seite der Werwölfe.
}
werewords-told-votes = { $votes-count ->
    [0] Niemand hat gezeigt.
   *[other] Die Finger zeigen: { $votes }.
}
werewords-pair-votes = { $left } auf { $right }
werewords-pair-score = { $left } { $right }
werewords-told-revealed = { $seat } deckt diese Karte auf: { $card }.
werewords-told-whoops = Hoppla! { $guessed ->
    [yes] Das Wort wurde doch gefunden.
   *[no] Das Wort wurde doch nicht gefunden.
}
werewords-told-cards = Alle Karten: { $cards }. Bürgermeister war { $mayor }.{ $extra ->
    [none] {""}
   *[other] {" "}Die Karte am Rand: { $extra }.
}{ $copied ->
    [none] {""}
   *[other] {" "}Aus der Doppelgängerin war geworden: { $copied }.
}

## Was gefragt wird

werewords-ask-look = Sieh dir deine Karte an. Sag Bescheid, wenn du sie gesehen hast.
werewords-ask-deal = Mischen und austeilen: der Reihe nach eine Karte an jeden Platz, die letzte in die Mitte.
werewords-ask-seal = Ein Salt für das Siegel der Kartenverteilung.
werewords-ask-first-mayor = Wer ist zuerst Bürgermeister?
werewords-ask-mayor-card = Bürgermeister, welche Karte ist deine geheime?
werewords-ask-draw-words = Wörter, aus denen der Bürgermeister wählt.
werewords-ask-choose-word = Welches Wort sollen sie finden?
werewords-ask-confirm-word = „{ $word }“: Soll es das sein?
werewords-ask-call = { $card } hat ein paar Augenblicke Zeit.
werewords-ask-copy = Wessen Karte willst du kopieren?
werewords-ask-instructions = Lies das, dann schließ die Augen.
werewords-ask-tap = Wen tippst du an?
werewords-ask-letter = Welchen Buchstaben des Wortes sollen alle sehen? Wähle ihn zweimal, wenn du sicher bist.
werewords-ask-day = Frag den Bürgermeister oder antworte, wenn du es selbst bist.
werewords-ask-hunt = Auf wen zeigst du?
werewords-ask-vote = Auf wen zeigst du?
werewords-ask-talk = Redet, bis die Zeit um ist.
werewords-ask-singled-out = Auf wen haben die meisten Finger gezeigt? Bei Gleichstand mehrere.
werewords-ask-werewolf-shows = Deckt jemand von euch den Werwolf auf?
werewords-ask-extra-card = Welche Karte lag am Rand?
werewords-ask-pointed-at-extra = Wer von euch hat auf die Karte am Rand gezeigt?

## Knöpfe und Orte

werewords-option-seen = Ich habe sie gesehen
werewords-option-read = Ich habe es gelesen
werewords-option-ok = Ja, dieses
werewords-option-back = Zurück
werewords-option-new-words = Andere Wörter
werewords-option-letter = { $letter } (Buchstabe { $place })
werewords-option-yes = Ja
werewords-option-no = Nein
werewords-option-yes-no = Ja/Nein
werewords-option-maybe = Vielleicht
werewords-option-so-close = Ganz nah
werewords-option-way-off = Weit daneben
werewords-option-correct = Richtig
werewords-option-no-more-tokens = Keine Ja/Nein-Plättchen mehr
werewords-option-withdraw = Meine Frage zurückziehen
werewords-option-pass = Aussetzen
werewords-option-whoops = Hoppla
werewords-option-centre = die Mitte
werewords-option-extra-card = die Karte am Rand
werewords-option-time = Die Zeit ist um

## Vor dem Start

werewords-too-few = { $players ->
    [one] Eine Person ist
   *[other] { $players } Leute sind
} zu wenig. Ihr braucht { $fewest }.
werewords-too-many = { $players } Leute sind zu viele. Höchstens { $most } können mitspielen.
werewords-small-table = Zu { $players } könnt ihr nur nach den Regeln für kleine Runden spielen. Schaltet sie ein oder holt noch jemanden dazu.
werewords-mayor-is-always-in = Der Bürgermeister ist immer dabei. Lasst ihn bei den Rollen weg.
werewords-no-such-role = Eine Karte namens „{ $role }“ gibt es nicht.
werewords-too-many-of = { $count } Karten sind zu viele für diese Rolle: { $role }. Höchstens { $most } können dabei sein.
werewords-no-werewolf = Unter den Karten ist kein Werwolf. Nehmt einen dazu.
werewords-no-helper = Niemand würde das Wort kennen. Nehmt eine Seherin oder eine Wahrsagerin dazu.
werewords-apprentice-alone = Ein Lehrling braucht jemanden, von dem er lernt. Nehmt eine Seherin oder eine Wahrsagerin dazu.
werewords-two-players-need = Zu zweit nehmt ihr einen Werwolf und dazu eine Seherin oder eine Wahrsagerin. Sonst nichts.
werewords-wrong-number = { $cards ->
    [one] Eine Karte ist
   *[other] { $cards } Karten sind
} gewählt, und ihr seid { $players }. Wählt so viele Karten, wie ihr Leute seid; der Bürgermeister kommt obendrauf.
werewords-seats-are-cards = Mit echten Karten sind die Plätze die Karten: { $seats }.
werewords-night-order-names = Eine eigene Reihenfolge muss jede dieser Rollen einmal rufen: { $roles }.
werewords-night-order-ends = Die Doppelgängerin muss zuerst aufwachen und die Werwölfe zuletzt.
werewords-seer-call-tells = Wird die Seherin nicht gerufen, wissen alle: Der Bürgermeister ist die Seherin.
werewords-mason-call-tells = Werden die Freimaurer nicht gerufen, wissen alle: Nur einer ist wach.
werewords-more-village-team = { $wolves } auf der Seite der Werwölfe gegen { $count } im Dorf: Das Dorf sollte größer sein.
werewords-more-villager-cards = { $wolves } auf der Seite der Werwölfe und nur { $count ->
    [one] ein einfacher
   *[other] { $count } einfache
} Dorfbewohner: Da ist es schwer, sich zu verstecken.
werewords-masons-suit-ten = Freimaurer machen am meisten Spaß, wenn ihr zehn oder mehr seid.
werewords-many-werewolves = Das sind mehr Werwölfe als üblich: { $usual ->
    [one] Einer würde reichen.
   *[other] { $usual } würden reichen.
}
werewords-two-helpers = Seherin und Wahrsagerin zusammen helfen in einer Runde eurer Größe sehr viel.

## Was sich einstellen lässt

werewords-box-roles = die Karten außer dem Bürgermeister; sonst die üblichen für eure Zahl
werewords-box-werewolf-table = ein dritter Werwolf ab zwölf Leuten oder nie
werewords-box-most-werewolves = wie viele Werwölfe dabei sein können
werewords-box-small-tables = für zwei und drei Leute gelten eigene Regeln
werewords-box-warn-unless-more = was zahlreicher sein muss als die Seite der Werwölfe, sonst werdet ihr gewarnt
werewords-box-cards = von uns verteilt oder echte auf eurem Tisch
werewords-box-called-by = wer die Nacht aufruft: die App oder eine Person, die leitet
werewords-box-mayor-in-centre = wer Bürgermeister ist, wenn diese Karte in der Mitte bleibt
werewords-box-language = die Sprache der Wörter
werewords-box-level = wie schwer die Wörter sind
werewords-box-offers = aus wie vielen Wörtern der Bürgermeister wählt; sonst mehr, je schwerer es ist
werewords-box-role-adjusted-words = ein leichteres Wort, wenn der Bürgermeister Seherin ist, ein schwereres beim Werwolf
werewords-box-proper-nouns = mit Namen, Titeln und Orten
werewords-box-categories = nur Wörter dieser Art
werewords-box-word-lists = eure eigenen Listen, zu den Wörtern dazu
werewords-box-new-words = der Bürgermeister darf andere Wörter verlangen
werewords-box-night-order = eine eigene Reihenfolge für die Nacht
werewords-box-call-seer = ob die Seherin gerufen wird, auch wenn der Bürgermeister die Seherin ist
werewords-box-call-masons = wann ein einzelner Freimaurer gerufen wird
werewords-box-beholder-sees = was der Beobachter sieht: eine Gruppe ohne Karten oder wer was ist
werewords-box-beholder-sees-copies = der Beobachter sieht eine Doppelgängerin, die eine Seherin kopiert hat
werewords-box-minion-sees-copies = der Günstling sieht eine Doppelgängerin unter den Werwölfen
werewords-box-letters = wie viele Buchstaben die Wahrsagerin am Anfang sieht
werewords-box-letters-grow = welche nicht gefundenen Wörter einen Buchstaben mehr bringen
werewords-box-view-seconds = wie lange man nachts hinsehen darf
werewords-box-recognise-seconds = wie lange die Werwölfe einander ansehen
werewords-box-pace = wie langsam durch die Nacht geführt wird; 2 ist doppelt so langsam
werewords-box-remind-seconds = wann erinnert wird, wer auf sich warten lässt
werewords-box-questions = wie gefragt wird: getippt oder laut gesprochen
werewords-box-asking = alle dürfen fragen oder der Reihe nach
werewords-box-day-seconds = wie lange der Tag dauert
werewords-box-speedwords = der halbe Tag, und alle sehen einen Buchstaben des Wortes
werewords-box-letter-shown = bei Speedwords nur dieser eine Buchstabe oder alle gleichen
werewords-box-edition = aus welcher Ausgabe die Plättchen sind
werewords-box-yes-no = wie viele Ja/Nein-Plättchen
werewords-box-maybe = wie viele Vielleicht-Plättchen
werewords-box-so-close = wie viele Plättchen „Ganz nah“
werewords-box-way-off = wie viele Plättchen „Weit daneben“
werewords-box-count-tokens = die Plättchen werden für euch gezählt
werewords-box-way-off-answers = „Weit daneben“ beantwortet auch die Frage
werewords-box-must-declare-guess = wer richtig rät, muss „Richtig“ hören
werewords-box-late-guess = ob nach dem Ende noch zählt, was davor getippt wurde
werewords-box-hunt-seconds = wie lange die Werwölfe die Seherin suchen
werewords-box-vote-seconds = wie lange ihr redet, bevor ihr zeigt
werewords-box-talk-in-hunt = alle dürfen reden, während die Werwölfe die Seherin suchen
werewords-box-votes = jede Person zeigt für sich, oder ihr zählt die Finger selbst
werewords-box-singled-out-by = die meisten Finger oder mehr als die Hälfte
werewords-box-one-vote-each = wer die Karte aufdeckt, wenn auf alle ein Finger zeigt
werewords-box-minion-reveals = der Günstling zeigt sich mit den Werwölfen
werewords-box-beholder-reveals = ein Beobachter, auf den gezeigt wurde, deckt die Karte auf
werewords-box-extra-card-found-by = zu zweit gewinnt, wer auf die Karte am Rand zeigt, oder nur beide zusammen

## Was ein Bot fragt, wenn ihm nichts Besseres einfällt, eine Frage je Zeile

werewords-bot-questions =
    Lebt es?
    Kann ich es in einer Hand halten?
    Finde ich es in einem Haus?
    Ist es größer als ein Auto?
    Kann man es essen?
    Ist es ein Tier?
    Ist es ein Mensch?
    Ist es ein Ort?
    Wird es von Menschen gemacht?
    Kann ich es im Laden kaufen?
    Ist es älter als hundert Jahre?
    Macht es Geräusche?
    Ist es etwas, das man tut?
    Mögen Kinder das?
    Findet man es draußen?
    Ist es aus Metall?
    Bewegt es sich?
    Sehe ich es jeden Tag?
    Ist es weich?
    Ist es gefährlich?
    Kann es fliegen?
    Lebt es im Wasser?
    Ist es etwas zu essen?
    Würde ich es verschenken?

## Was sich am Tisch sagen lässt

werewords-saying-seer-is = Ich glaube, { $seat } ist die Seherin.
werewords-saying-good-question = Das war eine gute Frage, { $seat }.

## Wie ein Bot als Bürgermeister eine Frage verstanden hat

werewords-understood-is = Ist es: { $what }?
werewords-understood-has = Hat es: { $what }?
werewords-understood-made = Besteht es aus: { $what }?
werewords-understood-does = Tut es das: { $what }?
werewords-understood-you = Machen Leute das damit: { $what }?
werewords-understood-used = Braucht man es dafür: { $what }?
werewords-understood-where = Findet man es hier: { $what }?
werewords-understood-about = Hat es damit zu tun: { $what }?
werewords-understood-any = { $what }?
werewords-understood-asked = { $what }
werewords-understood-bigger = Ist es größer als: { $what }?
werewords-understood-smaller = Ist es kleiner als: { $what }?
werewords-understood-guess = Ist es genau „{ $what }“?
werewords-understood-letters = Beginnt es mit einem Vokal?
werewords-understood-first-letter = Beginnt es mit { $what }?
werewords-understood-first-letters = Beginnt es mit einem Buchstaben aus { $what }?
werewords-understood-last-letter = Endet es mit { $what }?
werewords-understood-has-letter = Kommt der Buchstabe { $what } darin vor?
werewords-understood-letters-count = Anzahl der Buchstaben: { $what }?
werewords-understood-words-count = Anzahl der Wörter: { $what }?
werewords-understood-not = Nicht so: { $what }
werewords-understood-or = { $left } Oder: { $right }
werewords-understood-and = { $left } Und: { $right }
werewords-understood-unknown = Ich bin nicht sicher, was du meinst.
