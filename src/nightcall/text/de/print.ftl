# Was gedruckt wird: Karten, Plättchen, Nachtkarten, Punktebögen. Kurze Zeilen, auf Armlänge lesbar.
# $call, $first und $later sind die ersten Worte des Satzes, der eine Karte nachts ruft.

## Wann eine Karte aufwacht

print-wakes-never = Nachts ruft dich niemand.
print-wakes-once = Wach auf bei „{ $call }“.
print-wakes-every = Wach jede Nacht auf bei „{ $call }“.
print-wakes-first = Wach in der ersten Nacht auf bei „{ $call }“.
print-wakes-later = Wach ab der zweiten Nacht auf bei „{ $call }“.
print-wakes-both = Wach in der ersten Nacht auf bei „{ $first }“, später bei „{ $later }“.
print-wakes-werewords-mayor = Wach auf bei „{ $call }“ und noch einmal, wenn deine geheime Karte gerufen wird.
print-wakes-werewords-doppelganger = Wach auf bei „{ $call }“ und noch einmal mit diesen, wenn du eine davon kopiert hast: { $again }.
print-wakes-werewolf-moderator = Du bist die ganze Nacht wach.
print-wakes-wherewolf-traitor = Lass in der ersten Nacht bei „{ $call }“ die Augen zu und heb eine Hand.
print-wakes-wherewolf-cursed = Nachts ruft dich niemand, bis du dich verwandelst: Von da an wach auf bei „{ card-werewolf.many }“.

## Seiten, die eine Karte nicht von Anfang an hat, und wie man Werewords gewinnt

print-team-werewords-mayor = wie deine geheime Karte
print-team-werewords-doppelganger = wie die kopierte Karte
print-team-werewolf-moderator = auf keiner Seite
print-aura = { $aura ->
    [Dark] Dunkle Aura
   *[White] Weiße Aura
}{ $mystic ->
    [yes] , hat die Gabe
   *[no] {""}
}
print-wins-werewords-village = Du gewinnst, wenn ihr das Wort findet und die Werwölfe niemanden treffen, der davon wusste, oder wenn ihr jemanden von ihrer Seite erwischt.
print-wins-werewords-werewolves = Du gewinnst, wenn ihr jemanden findet, der vom Wort wusste, oder wenn es verborgen bleibt und niemand von euch erwischt wird.
print-wins-werewords-mayor = Du gewinnst mit der Seite deiner geheimen Karte.
print-wins-werewords-doppelganger = Du gewinnst mit der Seite der Karte, die du kopiert hast.

## Was eine Karte kann, wo Hände und Augen entscheiden und kein Bildschirm

print-does-werewords-mason-uncalled = Du bist der einzige Freimaurer in diesem Dorf und spielst wie ein Dorfbewohner.
print-does-werewords-werewolf =
    Du kennst das Wort{ $one ->
        [yes] {""}
       *[no] {" "}und dein Rudel
    }. Führ die anderen in die Irre.
    Finden sie das Wort, dann such: { $sought-or }.
print-does-wherewolf-advocate = Am Scheiterhaufen stimmst du mit, auch wenn du angeklagt bist. Heb einmal im Spiel in der ersten Abstimmung bei einem Namen beide Hände: Dann gilt keine Anklage gegen diese Person.
print-does-wherewolf-spy = Du kennst die anderen Verbrecher. In der ersten Abstimmung darfst du die Augen offen lassen.

## Der Rand eines Bogens

print-margin = { $game }, Bogen { $sheet } von { $sheets }. Mit 100 % drucken.
print-margin-both = { $game }, Bogen { $sheet } von { $sheets }. Mit 100 % drucken, beidseitig, über die lange Kante gewendet.
print-table = Scannen und am Tisch Platz nehmen.

## Die Nachtkarte

print-night-once = Die Nacht
print-night-first = Die erste Nacht
print-night-later = Jede weitere Nacht
print-day = Der Tag
print-village = In diesem Dorf: { $roles }.
print-rule-werewords = Ruf jede Karte, die dabei ist, auch wenn der Bürgermeister sie hat{ $seer ->
    [no] {" "}(außer: { $sought-or })
   *[yes] {""}
}, und warte jedes Mal gleich lang.
print-rule-werewolf = Sag nur diese Sätze und sonst nichts. Niemand außer dir weiß, wer die Augen öffnet.
print-rule-wherewolf = Ruf jede Karte, die dabei ist, ob jemand sie hat oder nicht, tot oder lebendig, und warte jedes Mal gleich lang.
print-ends-wherewolf = Wacht alle auf.
print-day-werewords =
    Der Bürgermeister sagt nichts und beantwortet jede Frage mit einem Plättchen.
    Der Tag dauert { $time } oder bis zum letzten Ja/Nein-Plättchen.{ $speedwords ->
        [yes] {" "}Zeichne für jeden Buchstaben des Wortes einen Strich und trag den gewählten ein{ $everywhere ->
            [yes] , wo immer er vorkommt
           *[no] {""}
        }.
       *[no] {""}
    }
    { $two ->
        [yes] Gefunden: Wer der Werwolf ist, deckt auf und hat { $hunt } Sekunden, um auf die andere Person oder auf die Karte daneben zu zeigen. Trifft er so die Karte { $sought }, gewinnt er, sonst die andere Person. Ohne Werwolf gewinnen beide.
       *[no] { $one ->
            [yes] Gefunden: Der Werwolf zeigt sich und hat { $hunt } Sekunden, um auf jemanden zu zeigen. Er sucht: { $sought }. Trifft er, gewinnt er.
           *[no] Gefunden: Die Werwölfe zeigen sich und haben { $hunt } Sekunden, um auf jemanden zu zeigen. Sie suchen: { $sought }. Ein Treffer, und sie gewinnen.
        }{ $quiet ->
            [yes] {" "}Sonst redet dabei niemand.
           *[no] {""}
        }
    }
    { $two ->
        [yes] Nicht gefunden: Redet { $talk } Sekunden, aber niemand darf sagen, { $sought } oder Dorfbewohner zu sein. Dann zeigen beide, aufeinander oder auf die Karte daneben. Wer auf den Werwolf zeigt, gewinnt, und auch ein Werwolf, auf den niemand zeigt.{ $together ->
            [yes] {" "}Ist der Werwolf die Karte daneben, gewinnen beide oder niemand.
           *[no] {""}
        }
       *[no] Nicht gefunden: Redet { $talk } Sekunden, dann zeigen alle zugleich. { $needs ->
            [majority] Wer mehr als die Hälfte aller Finger auf sich hat, deckt die Karte auf. Hat niemand so viele,
            [everybody] Wer die meisten Finger auf sich hat, deckt die Karte auf; bei Gleichstand alle diese.
           *[nobody] Wer die meisten Finger auf sich hat, deckt die Karte auf; bei Gleichstand alle diese. Hat niemand mehr als einen,
        }{ $needs ->
            [everybody] {""}
           *[other] {" "}{ $one ->
                [yes] gewinnt der Werwolf
               *[no] gewinnen die Werwölfe
            }.
        }{ $beholder ->
            [no] {" "}Der Beobachter deckt seine Karte nie auf.
           *[yes] {""}
        }
    }
print-day-werewolf =
    Sag, wer tot ist. Diese Karte wird aufgedeckt, und die Toten schweigen.
    Redet. Sobald mehr als die Hälfte der Lebenden gegen jemanden steht, ist diese Person tot und deckt die Karte auf.{ $ends ->
        [declared] {" "}Einigt ihr euch nicht, könnt ihr es sagen: Dann wird es Nacht, ohne dass jemand stirbt.
        [timer] {" "}Ist nach { $time } niemand tot, wird es Nacht.
       *[none] {""}
    }
    Nach jedem Tod: Das Dorf gewinnt, wenn kein Werwolf mehr lebt; die Werwölfe gewinnen, wenn sie so viele sind wie die anderen.
print-day-wherewolf =
    Sag, wer nicht aufgewacht ist oder dass niemand fehlt, und sonst nichts.{ $reveal ->
        [yes] {" "}Wer ausscheidet, deckt die Karte auf.
       *[no] {""}
    } Dann redet das Dorf{ $talk ->
        [none] {""}
       *[other] , höchstens { $talk }
    }.
    Erste Abstimmung, { $public ->
        [yes] Augen auf
       *[no] Augen zu
    }: Alle klagen jemand anderen an. Lies die Namen vor, jeden Tag andersherum.
    Angeklagt sind die mit den meisten Stimmen; hat nur eine Person die meisten, dann auch die mit den zweitmeisten. { $counts ->
        [yes] Nenn ihre Namen und wie viele Stimmen.
       *[no] Nenn ihre Namen, nie wie viele Stimmen.
    } Sie reden{ $defence ->
        [none] {""}
       *[other] , jede Person höchstens { $defence }
    }.
    Zweite Abstimmung, { $public ->
        [yes] Augen auf
       *[no] Augen zu
    }: Wer nicht angeklagt ist, wählt unter den Angeklagten. Die meisten Stimmen brennen; Gleichstand verschont sie.
    Nach jedem Tod: Das Dorf gewinnt, wenn kein Werwolf und kein Vampir mehr lebt; eine andere Seite, wenn nur noch sie lebt. Sind zwei übrig, die einander nichts tun können, gewinnen die Werwölfe, ohne sie der Vampir.
print-day-wherewolf-timed = Der ganze Tag dauert { $time }. Ist er um, wird es sofort Nacht, und niemand brennt.

## Was die Spielleitung ohne ein Wort tut

print-turned = { $card } (verwandelt)
print-do-look = Lass ihnen ein paar Sekunden zum Schauen.
print-do-werewords-mayor = Der Bürgermeister sieht sich die geheime Karte an und zeigt sie dir, wählt ein Wort und schreibt es auf.
print-do-werewords-doppelganger = Sie sieht sich eine andere Karte an. Als Seherin, Wahrsagerin oder Lehrling sieht sie gleich, was diese Karte sieht, als Ding tippt sie gleich jemanden an: Dann wacht sie nicht noch einmal auf.
print-do-werewords-seer = Zeig das Wort.
print-do-werewords-fortune-teller = Zeig { $letters ->
    [one] den ersten Buchstaben
   *[other] die ersten { $letters } Buchstaben
} von jedem Teil des Wortes.{ $grow ->
    [in-a-row] {" "}Jedes Wort in Folge, das nicht gefunden wird, bringt einen mehr.
    [in-all] {" "}Jedes Wort, das nicht gefunden wird, bringt einen mehr.
   *[never] {""}
}
print-do-werewords-apprentice = Zeig, was die geheime Karte des Bürgermeisters sähe, wenn sie Seherin oder Wahrsagerin ist; sonst ein leeres Blatt.
print-do-werewords-mason = { $sure ->
    [no] Ruf sie nur, wenn die Doppelgängerin einen Freimaurer kopiert hat.{" "}
   *[yes] {""}
}{ print-do-look }
print-do-werewords-thing = Warte auf das Antippen.
print-do-werewords-werewolf = Zeig das Wort.{ $waits ->
    [yes] {" "}Warte auf jeden Fall { $seconds } Sekunden: Tippt niemand einen Buchstaben an, wählt der Zufall einen.
   *[no] {""}
}
print-do-werewolf-werewolves = Warte, bis alle auf dieselbe Person zeigen, und merk dir den Namen.
print-do-werewolf-seer = Daumen hoch für einen Werwolf, Daumen runter für alle anderen. Ruf sie auch, wenn sie das Opfer dieser Nacht ist{ $dying ->
    [no] {" "}(dann zeig nichts)
   *[yes] {""}
}, danach aber nicht mehr.
print-do-wherewolf-amulet-first = Tipp dem Träger auf die Schulter.
print-do-wherewolf-amulet-later = Tipp den neuen Träger an. Es ist verloren, wenn es behalten wird oder wenn jener es schon einmal hatte.
print-do-wherewolf-sword-first = Tipp dem Träger auf die Schulter.
print-do-wherewolf-sword-later = Tipp den neuen Träger an. Es ist verloren, wenn es behalten wird oder wenn jener es schon einmal hatte.
print-do-wherewolf-juliet-first = Zeig ihr Romeos Seite. Tipp ihn dann an und lass ihn sie sehen.
print-do-wherewolf-seer-first = Daumen hoch bei dunkler Aura: { $dark }.
print-do-wherewolf-seer-later = Daumen hoch bei dunkler Aura: { $dark }.
print-do-wherewolf-medium-later = Daumen hoch, wenn die Aura beim Tod dunkel war: { $dark }.
print-do-wherewolf-wizard-first = Daumen hoch für die Gabe: { $mystic }.
print-do-wherewolf-wizard-later = Daumen hoch für die Gabe: { $mystic }.
print-do-wherewolf-monk-first = Zeig zwei Karten dieses Dorfes, die niemand hat.
print-do-wherewolf-priest-first = Zeig auf den Sünder, oder schüttle den Kopf.
print-do-wherewolf-guards-first = Zeig dann mit den Fingern, wie viele Verbrecher ausgeteilt sind.
print-do-wherewolf-vampire-hunter-first = Nick, wenn der Vampir ausgeteilt ist, sonst schüttle den Kopf.
print-do-wherewolf-vampire-later = Er darf auf jemanden zeigen, der von da an ihm gehört: Tipp diese Person an und lass die beiden einander sehen. Beim Einsiedler und bei allen mit der Gabe geschieht nichts. Ein Wolf oder der Vampirjäger ist sein Tod.
print-do-wherewolf-werewolves-first = Sie sehen einander, die stärksten zuerst: { $pack }.{ $equals ->
    [yes] {" "}Bei gleicher Karte entscheidet die Reihe der Namen.
   *[no] {""}
} Niemand wird angegriffen.
print-do-wherewolf-werewolves-later = Nur wer von ihnen am stärksten ist und lebt, zeigt.{ $pack-count ->
    [one] {""}
   *[other] {" "}Der Reihe nach: { $pack }.
} Merk dir den Namen.
print-do-wherewolf-warden-later = Wen er will, nur nicht sich selbst und nicht dieselbe Person wie letzte Nacht.
print-do-wherewolf-crime-boss-later = Einmal im Spiel darf er auf jemanden zeigen. Einfaches Volk (ohne Gabe, nicht verliebt) geht mit ihm: Tipp diese Person an und lass die beiden einander sehen. Ein Gardist oder ein Ungeheuer ist sein Tod.
print-do-wherewolf-assassin-later = Einmal im Spiel darf er auf ein Opfer zeigen.
print-do-wherewolf-healer-later = Zeig, wer im Sterben liegt. Einmal im Spiel darf er jemanden davon retten, nur nicht sich.

## Was die Karten eines Dorfes daran ändern, nachts und am Tag

print-changes = Was diese Karten ändern
print-changes-werewords-doppelganger = Auch die Doppelgängerin wird gesucht, wenn sie Seherin, Wahrsagerin oder einen Lehrling kopiert hat, dem etwas gezeigt wurde. Als Werwolf zeigt sie mit den anderen auf jemanden. Wird das Wort nicht gefunden, zählt sie als das, was sie kopiert hat.
print-changes-werewords-apprentice = Der Lehrling wird nur gesucht, wenn die geheime Karte des Bürgermeisters Seherin oder Wahrsagerin ist, und dann an dessen Stelle.
print-changes-werewords-minion = { $minion ->
    [yes] Wird das Wort gefunden, deckt auch der Günstling auf, zeigt aber auf niemanden.
   *[no] Wird das Wort gefunden, zeigt der Günstling weder sich noch auf jemanden.
} Wird es nicht gefunden, zählt er als Werwolf.
print-changes-wherewolf-amulet = Wer das Amulett hat, stirbt nicht, weder nachts noch auf dem Scheiterhaufen{ $made-count ->
    [0] {""}
   *[other] , und wird auch nicht zum { $made-or }
}; danach ist es verloren. Rettet es auf dem Scheiterhaufen, sag Wort für Wort dasselbe wie bei Gleichstand.
print-changes-wherewolf-sword = Wer das Schwert hat, stirbt an Klaue wie an Biss und nimmt den stärksten Werwolf oder den Vampir mit; danach ist es verloren.
print-changes-wherewolf-warden = Wo der Beschützer wacht, misslingen Klaue und Biss.
print-changes-wherewolf-hermit = Dem Einsiedler schaden weder Klaue noch Biss.
print-changes-wherewolf-juliet = Stirbt eines von Julia und Romeo, stirbt auch das andere.
print-changes-wherewolf-huntsman = Tötet das Rudel den Jäger, stirbt auch der schwächste Werwolf.
print-changes-wherewolf-bard = Sag am Morgen, dass eine weiße Aura gesehen wurde, wenn Barde und Seherin lebten und sie eine sah; sonst, dass es im Wirtshaus still ist.
print-changes-wherewolf-magistrate = Die Stimme des Richters zählt doppelt.
print-changes-wherewolf-advocate = Der Anwalt stimmt auch mit, wenn er angeklagt ist. Einmal beide Hände bei einem Namen: Keine Anklage gegen diese Person gilt.
print-changes-wherewolf-enchantress = Stimmen gegen die Betörerin zählen halb, aufgerundet.
print-changes-wherewolf-cursed = Der Verfluchte stirbt nicht durch das Rudel; er wird zum Werwolf und wacht von da an mit ihm auf. Lass es ihn am Morgen wissen.
print-changes-wherewolf-young-wolf = Brennt der Jungwolf, wählt das Rudel in der nächsten Nacht zwei Opfer.
print-changes-wherewolf-traitor = Greift das Rudel den Verräter an, lebt er weiter: Zeig ihm, wer sie sind.
print-changes-wherewolf-ghoul = Nachts stirbt der Ghul anstelle des Vampirs.
print-changes-wherewolf-thief = Die erste Klaue oder der erste Biss verfehlt die Diebin.
print-changes-wherewolf-spy = Die Spionin darf bei der ersten Abstimmung zusehen.
print-changes-wherewolf-jester = Brennt der Narr, gewinnt er, und am nächsten Tag brennt niemand.
print-changes-wherewolf-madman = Tötet das Rudel den Wahnsinnigen, gewinnt er, und der nächste Angriff misslingt.
print-changes-wherewolf-criminals = Lebt ein Verbrecher und kein Gardist, gewinnen die Verbrecher statt des Dorfes.

## Der Punktebogen

print-score = Punktebogen
print-score-this = Dieses Spiel
print-score-games = Die Spiele
print-score-evening = Wer wie oft gewonnen hat
print-score-name = Name
print-score-card = Karte
print-score-out = Raus
print-score-notes = Notizen
print-score-word = Wort
print-score-found = Gefunden
print-score-winners = Gewonnen haben
print-score-sum = Summe

## Der Befehl

print-made = { $file } hat { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}. { $sides ->
    [two] Mit 100 % drucken, beidseitig, über die lange Kante gewendet.
   *[one] Mit 100 % drucken.
}
print-unwritable = { $file } lässt sich nicht schreiben: { $error }

## Was sich nicht drucken lässt

print-refused-no-typesetter = Zum Drucken fehlt noch ein Teil. Hol es mit: { $command }
print-refused-not-here = Diesem Server fehlt der Teil zum Drucken. Wer ihn betreibt, kann ihn nachrüsten mit: { $command }
print-refused-no-such-card = In diesem Spiel gibt es keine Karte „{ $card }“.{ $near ->
    [none] {""}
   *[other] {" "}Meinst du { $near }?
}
print-refused-bad-count = „{ $card }“ lässt sich höchstens { $most } Mal drucken.
print-refused-bad-roles = Schreib Karten so: Seer=1,Werewolf=2. „{ $text }“ passt dazu nicht.
print-refused-too-many-cards = { $cards } Karten sind zu viele für eine Datei. { $most } passen hinein.
print-refused-no-cards = Es ist keine Karte gewählt. Wähl mindestens eine.
print-refused-one-way = Wähl die Karten auf eine Art: mit Namen, nach Zahl der Leute oder alle zusammen.
print-refused-no-tokens = Dieses Spiel hat keine Plättchen.
print-refused-no-names = Namensschilder brauchen Namen. Gib mindestens einen an.
print-refused-too-many-names = { $names } Namen sind zu viele. { $most } passen hinein.
print-refused-bad-name = „{ $name }“ lässt sich nicht drucken: Ein Name hat höchstens { $most } Buchstaben und eine Zeile.
print-refused-bad-table = „{ $table }“ ist weder die Adresse noch der Code eines Tisches.
