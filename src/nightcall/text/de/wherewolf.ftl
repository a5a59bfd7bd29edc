# Wherewolf. Ein Aufruf beginnt mit dem Namen der Rolle und klingt gleich, ob jemand die Karte hat
# oder nicht. Am Morgen werden die Toten genannt und sonst nichts. Wenn der Scheiterhaufen jemanden
# verschont, gibt es dafür nur einen Satz, was auch der Grund ist. Seherin, Julia, Betörerin, Diebin
# und Spionin sind Frauen, die anderen Männer.

## Was die Spielleitung spricht

wherewolf-say-deal = Diese Karten kann es im Dorf geben: { $roles }. Seht euch eure an und zeigt sie niemals her.
wherewolf-say-night-falls = Es wird Nacht. Schließt alle die Augen. Trommelt leise auf den Tisch, und kein Wort.
wherewolf-say-wake-amulet-first = Amulett, finde deinen ersten Träger. Alle Augen bleiben zu.
wherewolf-say-wake-amulet-later = Amulettträger, wach auf. In wessen Hände soll es gehen?
wherewolf-say-sleep-amulet = Das Amulett ist, wo es ist. Alle Augen sind zu.
wherewolf-say-wake-sword-first = Schwert, finde deinen ersten Träger. Alle Augen bleiben zu.
wherewolf-say-wake-sword-later = Schwertträger, wach auf. In wessen Hände soll es gehen?
wherewolf-say-sleep-sword = Das Schwert ist, wo es ist. Alle Augen sind zu.
wherewolf-say-wake-juliet-first = { card-juliet }, wach auf. Wer ist dein Romeo?
wherewolf-say-sleep-juliet = { card-juliet }, schlaf wieder ein.
wherewolf-say-wake-seer-first = { card-seer }, wach auf. Wessen Aura willst du sehen?
wherewolf-say-wake-seer-later = { card-seer }, wach auf. Wessen Aura willst du sehen?
wherewolf-say-sleep-seer = { card-seer }, schlaf wieder ein.
wherewolf-say-wake-medium-later = { card-medium }, wach auf. Wen von den Toten rufst du?
wherewolf-say-sleep-medium = { card-medium }, schlaf wieder ein.
wherewolf-say-wake-wizard-first = { card-wizard }, wach auf. Bei wem suchst du die Gabe?
wherewolf-say-wake-wizard-later = { card-wizard }, wach auf. Bei wem suchst du die Gabe?
wherewolf-say-sleep-wizard = { card-wizard }, schlaf wieder ein.
wherewolf-say-wake-monk-first = { card-monk }, wach auf. Dein Buch sagt dir, wer weit fort ist.
wherewolf-say-sleep-monk = { card-monk }, schlaf wieder ein.
wherewolf-say-wake-priest-first = { card-priest }, wach auf. Erfahre, wer gesündigt hat.
wherewolf-say-sleep-priest = { card-priest }, schlaf wieder ein.
wherewolf-say-wake-twins-first = { card-twin.many }, wacht auf. Sucht einander.
wherewolf-say-sleep-twins = { card-twin.many }, schlaft wieder ein.
wherewolf-say-wake-guards-first = { card-guard.many }, wacht auf. Sucht einander, und hört, wie viele Verbrecher umgehen.
wherewolf-say-sleep-guards = { card-guard.many }, schlaft wieder ein.
wherewolf-say-wake-criminals-first = Verbrecher, wacht auf. Sucht einander.
wherewolf-say-sleep-criminals = Verbrecher, schlaft wieder ein.
wherewolf-say-wake-vampire-hunter-first = { card-vampire-hunter }, wach auf. Kannst du ihn riechen?
wherewolf-say-sleep-vampire-hunter = { card-vampire-hunter }, schlaf wieder ein.
wherewolf-say-wake-vampire-first = { $ghoul ->
    [yes] { card-vampire } und { card-ghoul }, wacht auf. Sucht einander.
   *[no] { card-vampire }, wach auf. Sieh dich um: Sie werden alle dir gehören.
}
wherewolf-say-wake-vampire-later = { card-vampire }, wach auf, und mit dir alle, die du gemacht hast. Hast du heute Nacht Durst?
wherewolf-say-sleep-vampire = Kinder des Vampirs, schlaft wieder ein.
wherewolf-say-wake-werewolves-first = { card-werewolf.many }, wacht auf. Erkennt einander, die stärksten zuerst.{ $traitor ->
    [yes] {" "}{ card-traitor }, lass die Augen zu und heb eine Hand.
   *[no] {""}
}
wherewolf-say-wake-werewolves-later = { card-werewolf.many }, wacht auf. Wer von euch am stärksten ist, sucht die Beute aus.
wherewolf-say-sleep-werewolves = { card-werewolf.many }, schlaft wieder ein.
wherewolf-say-wake-warden-later = { card-warden }, wach auf. Vor wessen Tür hältst du Wache?
wherewolf-say-sleep-warden = { card-warden }, schlaf wieder ein.
wherewolf-say-wake-crime-boss-later = { card-crime-boss }, wach auf. Willst du jemanden für dich gewinnen?
wherewolf-say-sleep-crime-boss = { card-crime-boss }, schlaf wieder ein.
wherewolf-say-wake-assassin-later = { card-assassin }, wach auf. Ist heute die Nacht?
wherewolf-say-sleep-assassin = { card-assassin }, schlaf wieder ein.
wherewolf-say-wake-healer-later = { card-healer }, wach auf. Hier siehst du, wer im Sterben liegt.
wherewolf-say-sleep-healer = { card-healer }, schlaf wieder ein.
wherewolf-say-day-breaks = Wacht alle auf. { $dead-count ->
    [0] Ihr seid alle noch da.
    [one] Eine Person steht nicht mehr auf: { $dead }.
   *[other] Einige stehen nicht mehr auf: { $dead }.
}
wherewolf-say-assembly = Das Dorf versammelt sich. Sagt, was ihr wollt, wahr oder nicht.
wherewolf-say-first-voting = Ruhe, bitte. Jede Person klagt eine andere an. Die Namen, in dieser Reihenfolge: { $names }.
wherewolf-say-accused = { $names-count ->
    [0] Heute ist niemand angeklagt.
   *[other] Heute angeklagt: { $names }.
}{ $counts ->
    [none] {""}
    [keine] {""}
   *[other] {" "}Gezählt: { $counts }.
}
wherewolf-say-defence = { $seat }, verteidige dich.
wherewolf-say-second-voting = Ruhe, bitte. Alle, die nicht angeklagt sind, wählen unter den Angeklagten: { $names }. Gleichstand verschont sie.
wherewolf-say-hesitation = Das Dorf bringt es nicht über sich. Heute brennt niemand.
wherewolf-say-burned = Das Dorf zündet das Feuer an. { $seat } brennt.
wherewolf-say-dusk = Die Sonne ist fort. Was ihr auch vorhattet, es ist zu spät.
wherewolf-say-result = { $faction ->
    [Village] Das Dorf kann wieder schlafen und gewinnt.
    [Werewolves] Nur das Rudel heult noch. Die Werwölfe gewinnen.
    [Criminals] Die Ungeheuer sind fort, und das Gesetz mit ihnen. Die Verbrecher gewinnen.
    [none] Niemand ist mehr da, und keine Seite gewinnt.
   *[other] Das Dorf gehört der Nacht. Der Vampir gewinnt.
} { $winners-count ->
    [0] Niemand am Tisch hat gewonnen.
    [one] Gewonnen hat: { $winners }.
   *[other] Gewonnen haben: { $winners }.
}

## Was mitgeteilt wird

wherewolf-told-deal-sealed = Die Kartenverteilung ist versiegelt: { $seal }
wherewolf-told-deal-opened = Jetzt lässt sich das Siegel prüfen. Salt { $salt }; Karten, wie sie verteilt wurden: { $places }.
wherewolf-told-your-card = Deine Karte: { $card }.
wherewolf-told-item-received = { $item ->
    [amulet] In der Nacht wurde dir das Amulett in die Hand gelegt. Einmal bewahrt es dich vor dem Tod, vielleicht noch in dieser Nacht, und ist dann fort.
   *[sword] In der Nacht wurde dir das Schwert in die Hand gelegt. Kommen Bestien zu dir, nimmst du eine mit.
}
wherewolf-told-item-crumbles = { $item ->
    [amulet] Das Amulett kehrt in deine Hand zurück und zerfällt zu Staub.
   *[sword] Das Schwert kehrt in deine Hand zurück und zerfällt zu Rost.
}
wherewolf-told-item-gone = { $item ->
    [amulet] Das Amulett ist fort. Zuletzt hatte es { $seat }.
   *[sword] Das Schwert ist fort. Zuletzt hatte es { $seat }.
}
wherewolf-told-counts = Mit dem, was Karten daran ändern: { $counts-count ->
    [0] keine einzige Stimme
   *[other] { $counts }
}.
wherewolf-told-romeo-is = Dein Romeo ist { $seat }. { $faction ->
    [Village] Er gehört zum Dorf, und damit auch du.
    [Werewolves] Er gehört zu den Werwölfen, und damit auch du.
    [Criminals] Er gehört zu den Verbrechern, und damit auch du.
    [none] Er steht auf keiner Seite, und du nun auch nicht.
   *[other] Er gehört zum Vampir, und damit auch du.
} Stirbt eines von euch, sterbt ihr beide.
wherewolf-told-loved-by = { $seat } ist Julia, und du bist ihr Romeo. Stirbt eines von euch, sterbt ihr beide.
wherewolf-told-aura = { $aura ->
    [Dark] { $seat } hat eine dunkle Aura.
   *[White] { $seat } hat eine weiße Aura.
}
wherewolf-told-mystic = { $is_mystic ->
    [yes] { $seat } hat die Gabe.
   *[no] { $seat } hat die Gabe nicht.
}
wherewolf-told-absent = { $roles-count ->
    [0] Niemand fehlt: Jede Karte ist im Dorf.
   *[other] Das hat niemand: { $roles }.
}
wherewolf-told-sinner = { $seat ->
    [none] Es gibt keinen Sünder im Dorf.
   *[other] Der Sünder ist { $seat }.
}
wherewolf-told-meet = { $seats-count ->
    [0] Niemand hat deine Karte außer dir: { $role }.
   *[other] { $role } außer dir: { $seats }.
}
wherewolf-told-criminals-dealt = { $count ->
    [0] Es gibt keine Verbrecher im Dorf.
    [one] Es gibt einen Verbrecher im Dorf.
   *[other] Es gibt { $count } Verbrecher im Dorf.
}
wherewolf-told-criminals = { $seats-count ->
    [0] Außer dir gibt es keine Verbrecher.
   *[other] Verbrecher außer dir: { $seats }.
}
wherewolf-told-vampire-dealt = { $is_dealt ->
    [yes] Der Vampir ist im Dorf.
   *[no] Es gibt keinen Vampir im Dorf.
}
wherewolf-told-vampire-and-ghoul = { $seats-count ->
    [0] Niemand wacht mit dir auf.
   *[other] Mit dir wach: { $seats }.
}
wherewolf-told-brood = { $seats-count ->
    [one] Du wachst allein auf: { $seats }.
   *[other] Ihr wacht zusammen auf: { $seats }.
}
wherewolf-told-pack = { $pack-count ->
    [one] Das Rudel ist { $pack }, sonst niemand.
   *[other] Das Rudel, die stärksten zuerst: { $pack }.
}{ $traitors-count ->
    [0] {""}
   *[other] {" "}Der Verräter, der euch nicht kennt: { $traitors }.
}
wherewolf-told-victim = Das Rudel geht auf { $seat } los.
wherewolf-told-dying = { $seats-count ->
    [0] Heute Nacht liegt niemand im Sterben.
   *[other] Heute Nacht im Sterben: { $seats }.
}
wherewolf-told-recruited = { $boss } ist der Bandenchef und hat dich für sich gewonnen. Du gehörst jetzt zu den Verbrechern; was du kannst, behältst du.
wherewolf-told-bitten = { $vampire } hat dich gebissen. Du bist jetzt ein Jungvampir: Was du warst, ist vorbei. Wach auf, wenn der Vampir gerufen wird.
wherewolf-told-bite-fails = { $seat } wird kein Vampir und schläft weiter.
wherewolf-told-turned = Sie kamen zu dir, und etwas in dir hat geantwortet. Du bist jetzt ein Werwolf. Wach ab morgen Nacht mit dem Rudel auf.
wherewolf-told-pack-is = { $seats-count ->
    [one] Das Rudel kam zu dir und hat dich als Freund erkannt: { $seats }.
   *[other] Das Rudel kam zu dir und hat dich als Freund erkannt. Es sind { $seats }.
}
wherewolf-told-bard = { $is_pure ->
    [yes] Der Barde singt im Wirtshaus: In der Nacht wurde jemand mit weißer Aura gesehen.
   *[no] Im Wirtshaus ist es heute Morgen still.
}
wherewolf-told-accusations = Du hast ein Auge offen gelassen. { $votes }.
wherewolf-told-votes = Die Stimmen: { $votes }.
wherewolf-pair-votes = { $left } gegen { $right }
wherewolf-pair-counts = { $left } { $right }
wherewolf-told-dies-of-love = { $seat } fällt im selben Augenblick tot um.
wherewolf-told-card-shown = { $seat } deckt diese Karte auf: { $card }.{ $kind ->
    [human] {""}
   *[other] {" "}Das war ein { $kind }.
}
wherewolf-told-all-roles = Für dich ist es vorbei. Sieh zu, wenn du magst, und schweig. Das sind die Rollen: { $roles }.
wherewolf-told-chose = { $seat ->
    [none] { $by } verzichtet.
   *[other] { $by } wählt { $seat }.
}
wherewolf-told-watched = An { $to }: „{ $telling }“
wherewolf-told-cards = Alle Karten: { $cards }. Am Ende waren es: { $roles }. Seiten: { $factions }.

## Was gefragt wird

wherewolf-ask-draw-deck = Mische die Karten der Auswahl. Einige bleiben draußen, und niemand hört, welche.
wherewolf-ask-deal = Mischen und austeilen: der Reihe nach eine Karte an jeden Platz.
wherewolf-ask-first-amulet = Wer hat das Amulett zuerst?
wherewolf-ask-first-sword = Wer hat das Schwert zuerst?
wherewolf-ask-seal = Ein Salt für das Siegel der Kartenverteilung.
wherewolf-ask-look = Sieh dir deine Karte an. Sag Bescheid, wenn du sie gesehen hast.
wherewolf-ask-lengths = Wie lange jeder Aufruf dieser Nacht dauert, in Sekunden.
wherewolf-ask-call = Ein paar Augenblicke vergehen.
wherewolf-ask-pass-amulet = Wem gibst du das Amulett? Behältst du es, ist es verloren.
wherewolf-ask-pass-sword = Wem gibst du das Schwert? Behältst du es, ist es verloren.
wherewolf-ask-romeo = Wer ist dein Romeo?
wherewolf-ask-look-into = Wessen Aura willst du sehen?
wherewolf-ask-call-the-dead = Wen von den Toten rufst du?
wherewolf-ask-sense = Bei wem suchst du die Gabe?
wherewolf-ask-absent = Von welchen Karten der Mönch liest, in dieser Reihenfolge.
wherewolf-ask-ward = Vor wessen Tür hältst du heute Nacht Wache?
wherewolf-ask-save = Wen rettest du? Das kannst du einmal im Spiel.
wherewolf-ask-recruit = Wen willst du für dich gewinnen? Das kannst du einmal im Spiel versuchen.
wherewolf-ask-assassinate = Wen tötest du? Das kannst du einmal im Spiel.
wherewolf-ask-bite = Wen beißt du?
wherewolf-ask-victim = Wen greift das Rudel an?
wherewolf-ask-pass-round = Sieh kurz her: Vielleicht gibt es Neues für dich. Dann gib es weiter.
wherewolf-ask-assembly = Redet miteinander. Abgestimmt wird, wenn ihr so weit seid.
wherewolf-ask-accuse = Wen klagst du an?
wherewolf-ask-accuse-counted = Wie viele Hände gingen bei jedem Namen hoch? Die eines Richters zählt als zwei.
wherewolf-ask-client = Für wen hat der Anwalt beide Hände gehoben?
wherewolf-ask-defence = Sprich. Sag Bescheid, wenn du fertig bist.
wherewolf-ask-condemn = Wer soll brennen?
wherewolf-ask-condemn-counted = Wie viele Hände gingen bei jedem Namen hoch? Die eines Richters zählt als zwei.
wherewolf-ask-apply-stall-rule = Seit Tagen ist niemand gestorben. Soll es hier enden? Die Ungeheuer würden gewinnen.

## Knöpfe und Orte

wherewolf-option-seen = Ich habe es gesehen
wherewolf-option-pass = Ich verzichte
wherewolf-option-pass-at-pass-amulet = Ich behalte es
wherewolf-option-pass-at-pass-sword = Ich behalte es
wherewolf-option-go-on = Stimmen wir ab
wherewolf-option-done = Das war alles
wherewolf-option-nobody = niemand
wherewolf-option-yes = Ja
wherewolf-option-no = Nein
wherewolf-option-time = Die Zeit ist um
wherewolf-option-village = Dorf
wherewolf-option-werewolves = Werwölfe
wherewolf-option-criminals = Verbrecher
wherewolf-option-none = auf keiner Seite

## Vor dem Start

wherewolf-too-few = { $players ->
    [one] Eine Person ist
   *[other] { $players } Leute sind
} zu wenig. Ihr braucht { $fewest }.
wherewolf-too-many = { $players } Leute sind zu viele. Höchstens { $most } können mitspielen.
wherewolf-too-few-cards = { $cards ->
    [one] Eine Karte ist
   *[other] { $cards } Karten sind
} zu wenig für { $players } Leute. Wählt mindestens eine für jede Person.
wherewolf-too-many-cards = { $cards } Karten sind zu viele für { $players } Leute. Wählt eine für jede Person oder spielt auf der Stufe expert.
wherewolf-pool-too-large = { $cards } Karten kann sich niemand merken. Höchstens { $most } können in der Auswahl sein.
wherewolf-pauses = Ein Aufruf kann nicht mindestens { $least } und höchstens { $most } Sekunden dauern. Ändert eines davon.
wherewolf-no-such-role = Eine Karte namens „{ $role }“ gibt es nicht.
wherewolf-too-many-of = { $count } Karten sind zu viele für diese Rolle: { $role }. Höchstens { $most } können dabei sein.
wherewolf-one-twin = Ein Zwilling braucht den anderen. Nehmt beide oder keinen.
wherewolf-first-games-cards = Nehmt in euren ersten Spielen die Seherin, das Rudel und Bauern, sonst nichts.
wherewolf-no-monster = In diesem Dorf gibt es nichts zu fürchten. Nehmt einen Leitwolf oder den Vampir dazu.
wherewolf-leader-first = Ein Rudel braucht seinen Leitwolf vor jedem anderen Wolf.
wherewolf-ghoul-alone = Ein Ghul braucht seinen Meister. Nehmt den Vampir dazu.
wherewolf-traitor-alone = Ein Verräter braucht jemanden, an den er euch verrät. Nehmt einen Leitwolf dazu.
wherewolf-criminals-unguarded = Verbrecher sind zu stark ohne die beiden Gardisten. Nehmt sie dazu.
wherewolf-many-criminals = Mehr als vier Verbrecher lassen vom Dorf nichts übrig. Nehmt welche heraus.
wherewolf-priest-alone = Ohne Sünder erfährt der Priester nichts. Nehmt einen dazu.
wherewolf-bard-alone = Ohne Seherin hat der Barde nichts zu singen. Nehmt sie dazu.
wherewolf-many-vote-roles = Mehr als zwei Karten, die Stimmen verbiegen, sind zu viel. Nehmt welche heraus.
wherewolf-no-deck-in-pool = Aus diesen Karten wird kein gerechtes Dorf. Ändert die Auswahl oder die Zahl der Ungeheuer.
wherewolf-antagonists = { $count ->
    [one] Eine Karte ist
   *[other] { $count } Karten sind
} gegen das Dorf; üblich bei eurer Zahl: { $wanted }.
wherewolf-weight = Diese Karten wiegen { $weight }; zwischen -1 und 3 ist es gerecht. Darunter sind die Ungeheuer stark, darüber das Dorf.
wherewolf-no-seer = Ohne Seherin sieht das Dorf wenig. Meist ist sie dabei.
wherewolf-monk-useless = Der Mönch liest von Karten, die nicht verteilt sind, und hier sind es alle. Nehmt ihn heraus oder legt Karten dazu.
wherewolf-hunter-useless = Der Vampirjäger hat hier niemanden zu jagen. Nehmt den Vampir dazu oder den Jäger heraus.
wherewolf-reveal-medium = Wo die Toten ihre Karten zeigen, hat das Medium nichts zu tun. Nehmt es heraus oder lasst die Karten verdeckt.
wherewolf-public-vote-roles = Wo offen abgestimmt wird, würden sich diese verraten: { $roles }. Nehmt sie heraus oder stimmt geheim ab.
wherewolf-sword-is-strong = Das Schwert hilft dem Dorf sehr. Gebt der anderen Seite etwas dafür.

## Was sich einstellen lässt

wherewolf-box-level = erste Spiele mit wenigen Karten, ein eigenes Dorf oder mehr Karten als Leute
wherewolf-box-roles = die Karten, mit denen ihr rechnet; sonst ein gerechtes Dorf für eure Zahl
wherewolf-box-more-antagonists = eine Karte mehr oder weniger gegen das Dorf als jede vierte
wherewolf-box-reveal = die Toten zeigen ihre Karten
wherewolf-box-public = beide Abstimmungen sind offen
wherewolf-box-amulet = ein Amulett geht von Hand zu Hand und rettet ein Leben
wherewolf-box-sword = ein Schwert geht von Hand zu Hand und nimmt den Angreifer mit
wherewolf-box-timed = jeder Tag hat eine Uhr, und wenn sie abläuft, wird es Nacht
wherewolf-box-day-seconds = wie lange ein Tag dauert, wenn die Uhr läuft
wherewolf-box-device = ein Bildschirm für jede Person oder einer, der herumgeht
wherewolf-box-votes = jede Person stimmt für sich ab, oder ihr zählt die Hände selbst
wherewolf-box-announce-counts = die Zahl der Anklagen wird laut gesagt
wherewolf-box-dead-watch = die Toten sehen alles
wherewolf-box-assembly-seconds = wie lange das Dorf redet, bevor es abstimmt
wherewolf-box-defence-seconds = wie lange Angeklagte sprechen dürfen; sonst so lange, wie sie wollen
wherewolf-box-pause-least = der kürzeste Aufruf der Nacht
wherewolf-box-pause-most = der längste Aufruf der Nacht
wherewolf-box-view-seconds = wie lange du eine späte Antwort ansehen kannst
wherewolf-box-stall-rounds = nach wie vielen Runden ohne Toten ihr gefragt werdet, ob Schluss ist
wherewolf-box-remind-seconds = wann erinnert wird, wer auf sich warten lässt

## Wie eine Seite gewinnt

wherewolf-wins-village = Du gewinnst mit dem Dorf, wenn alle Werwölfe und Vampire fort sind.
wherewolf-wins-werewolves = Du gewinnst mit den Werwölfen, wenn sonst niemand mehr da ist.
wherewolf-wins-vampire = Du gewinnst mit dem Vampir, wenn sonst niemand mehr da ist.
wherewolf-wins-criminals = Du gewinnst, wenn die Ungeheuer fort sind, ein Verbrecher lebt und kein Gardist mehr.

## Das Dorf: Name, was die Karte kann, in zwei kurzen Zeilen, und wie sie gewinnt

wherewolf-card-seer-power =
    Jede Nacht siehst du eine Aura: dunkel oder weiß.
    Dunkel ist verdächtig, doch auch der Sünder hat so eine.
wherewolf-card-seer-wins = { wherewolf-wins-village }

card-medium = Medium
wherewolf-card-medium-power =
    Ab der zweiten Nacht rufst du jemanden von den Toten.
    Du erfährst, ob die Aura dunkel war.
wherewolf-card-medium-wins = { wherewolf-wins-village }

card-wizard = Zauberer
wherewolf-card-wizard-power =
    Jede Nacht erfährst du, ob jemand die Gabe hat.
    Eine Seherin ohne Gabe ist keine Seherin.
wherewolf-card-wizard-wins = { wherewolf-wins-village }

card-healer = Heiler
wherewolf-card-healer-power =
    Ab der zweiten Nacht siehst du, wer im Sterben liegt.
    Einmal im Spiel kannst du jemanden retten, nur nicht dich.
wherewolf-card-healer-wins = { wherewolf-wins-village }

card-warden = Beschützer
wherewolf-card-warden-power =
    Ab der zweiten Nacht schützt du jemand anderen vor Klaue und Biss.
    Nie zweimal nacheinander dieselbe Tür.
wherewolf-card-warden-wins = { wherewolf-wins-village }

card-hermit = Einsiedler
wherewolf-card-hermit-power =
    Weder Werwölfe noch der Vampir können dir etwas tun.
    Feuer, Dolch oder ein gebrochenes Herz schon.
wherewolf-card-hermit-wins = { wherewolf-wins-village }

card-juliet = Julia
wherewolf-card-juliet-power =
    In der ersten Nacht wählst du deinen Romeo und seine Seite.
    Stirbt eines von euch, stirbt auch das andere.
wherewolf-card-juliet-wins = Du gewinnst mit Romeos Seite, was auch aus ihr wird.

card-vampire-hunter = Vampirjäger
wherewolf-card-vampire-hunter-power =
    In der ersten Nacht erfährst du, ob der Vampir hier ist.
    Beißt er dich, stirbt er daran.
wherewolf-card-vampire-hunter-wins = { wherewolf-wins-village }

card-huntsman = Jäger
wherewolf-card-huntsman-power =
    Du wachst nachts nie auf.
    Töten dich Werwölfe, stirbt der schwächste von ihnen mit dir.
wherewolf-card-huntsman-wins = { wherewolf-wins-village }

card-priest = Priester
wherewolf-card-priest-power =
    In der ersten Nacht erfährst du, wer der Sünder ist, falls es ihn gibt.
    Diese dunkle Aura brauchst du nicht zu fürchten.
wherewolf-card-priest-wins = { wherewolf-wins-village }

card-sinner = Sünder
wherewolf-card-sinner-power =
    Du hast nichts getan, aber deine Aura ist dunkel.
    Leg dir zurecht, wie du das erklärst.
wherewolf-card-sinner-wins = { wherewolf-wins-village }

card-monk = Mönch
wherewolf-card-monk-power =
    In der ersten Nacht liest du von zwei Karten, die niemand hat.
    Wer eine davon sein will, der lügt.
wherewolf-card-monk-wins = { wherewolf-wins-village }

card-bard = Barde
wherewolf-card-bard-power =
    Lebst du und lebt die Seherin, hört man morgens vielleicht dein Lied:
    Es sagt dem Dorf, dass sie eine weiße Aura gesehen hat.
wherewolf-card-bard-wins = { wherewolf-wins-village }

card-magistrate = Richter
wherewolf-card-magistrate-power =
    Deine Stimme zählt doppelt, in beiden Abstimmungen.
    Niemand sieht, dass es deine war.
wherewolf-card-magistrate-wins = { wherewolf-wins-village }

card-advocate = Anwalt
wherewolf-card-advocate-power =
    Am Scheiterhaufen stimmst du mit, auch wenn du angeklagt bist.
    Einmal im Spiel befreist du jemanden von jeder Anklage.
wherewolf-card-advocate-wins = { wherewolf-wins-village }

card-enchantress = Betörerin
wherewolf-card-enchantress-power =
    Gegen dich zählt nur jede zweite Stimme, in beiden Abstimmungen.
    Bleibt eine übrig, zählt sie ganz.
wherewolf-card-enchantress-wins = { wherewolf-wins-village }

card-guard = Gardist
    .many = Gardisten
wherewolf-card-guard-power =
    In der ersten Nacht triffst du den anderen Gardisten und zählst die Verbrecher.
    Solange du lebst, können Verbrecher nicht gewinnen.
wherewolf-card-guard-wins = { wherewolf-wins-village }

card-twin = Zwilling
    .many = Zwillinge
wherewolf-card-twin-power =
    In der ersten Nacht findest du deinen Zwilling, wenn es ihn gibt.
    Einen Menschen gibt es also, dem du trauen kannst.
wherewolf-card-twin-wins = { wherewolf-wins-village }

card-cursed = Verfluchter
wherewolf-card-cursed-power =
    Du gehörst zum Dorf, bis dich Werwölfe angreifen.
    Dann stirbst du nicht: Du wirst zu einem von ihnen.
wherewolf-card-cursed-wins = Du gewinnst mit dem Dorf oder, sobald du einer bist, mit den Werwölfen.

card-peasant = Bauer
    .many = Bauern
wherewolf-card-peasant-power =
    Du schläfst nachts und weißt nur, was du am Tag hörst.
    Hör zu, zweifle und stimm ab.
wherewolf-card-peasant-wins = { wherewolf-wins-village }

## Die Werwölfe

card-pack-leader = Leitwolf
wherewolf-card-pack-leader-power =
    Du kennst dein Rudel, und niemand in ihm ist stärker.
    Ab der zweiten Nacht sagst du, wen es angreift.
wherewolf-card-pack-leader-wins = { wherewolf-wins-werewolves }

wherewolf-card-werewolf-power =
    Du kennst dein Rudel und weißt, wer von euch stärker ist.
    Lebt niemand Stärkeres mehr, sagst du, wen es angreift.
wherewolf-card-werewolf-wins = { wherewolf-wins-werewolves }

card-young-wolf = Jungwolf
wherewolf-card-young-wolf-power =
    Du kennst dein Rudel, und niemand in ihm ist schwächer.
    Wenn du brennst, greift es in der nächsten Nacht zweimal an.
wherewolf-card-young-wolf-wins = { wherewolf-wins-werewolves }

card-traitor = Verräter
wherewolf-card-traitor-power =
    Das Rudel kennt dich; du kennst das Rudel nicht.
    Greifen sie dich an, lebst du und erfährst, wer sie sind.
wherewolf-card-traitor-wins = { wherewolf-wins-werewolves }

## Der Vampir

card-vampire = Vampir
wherewolf-card-vampire-power =
    Ab der zweiten Nacht kannst du jemanden beißen und zu dir holen.
    Lass Wölfe und den Vampirjäger in Ruhe: Sie sind dein Tod.
wherewolf-card-vampire-wins = { wherewolf-wins-vampire }

card-lesser-vampire = Jungvampir
    .many = Jungvampire
wherewolf-card-lesser-vampire-power =
    Du wurdest gebissen: Dein Können ist fort, deine Aura dunkel.
    Du wachst mit dem Vampir auf und dienst ihm, auch wenn er tot ist.
wherewolf-card-lesser-vampire-wins = { wherewolf-wins-vampire }

card-ghoul = Ghul
wherewolf-card-ghoul-power =
    In der ersten Nacht erkennt ihr einander, du und der Vampir.
    Müsste er nachts sterben, stirbst du für ihn.
wherewolf-card-ghoul-wins = { wherewolf-wins-vampire }

## Die Verbrecher

card-crime-boss = Bandenchef
wherewolf-card-crime-boss-power =
    Ab der zweiten Nacht darfst du einmal jemanden vom einfachen Volk anwerben.
    Wählst du einen Gardisten oder ein Ungeheuer, stirbst du.
wherewolf-card-crime-boss-wins = { wherewolf-wins-criminals }

card-assassin = Meuchelmörder
wherewolf-card-assassin-power =
    Ab der zweiten Nacht kannst du einmal töten, wen du willst.
    Kaum etwas hält dich auf. Deine Aura ist dunkel.
wherewolf-card-assassin-wins = { wherewolf-wins-criminals }

card-thief = Diebin
wherewolf-card-thief-power =
    Du kennst die anderen Verbrecher.
    Die erste Bestie, die nachts zu dir kommt, verfehlt dich.
wherewolf-card-thief-wins = { wherewolf-wins-criminals }

card-spy = Spionin
wherewolf-card-spy-power =
    Du kennst die anderen Verbrecher.
    Nach jeder ersten Abstimmung siehst du, wer wen angeklagt hat.
wherewolf-card-spy-wins = { wherewolf-wins-criminals }

## Die zu niemandem gehören

card-jester = Narr
wherewolf-card-jester-power =
    Du willst brennen. Bring sie dazu, dass sie es auch wollen.
    Tun sie es, brennt am nächsten Tag niemand.
wherewolf-card-jester-wins = Du gewinnst allein, wenn du brennst. Das Spiel geht ohne dich weiter.

card-madman = Wahnsinniger
wherewolf-card-madman-power =
    Du willst, dass dich die Werwölfe töten.
    Tun sie es, misslingt ihr nächster Angriff.
wherewolf-card-madman-wins = Du gewinnst allein, wenn dich das Rudel tötet. Das Spiel geht ohne dich weiter.

## Was sich am Tisch sagen lässt

wherewolf-saying-saw-aura = { $aura ->
    [White] Ich habe die Aura von { $seat } gesehen: Sie ist weiß.
   *[Dark] Ich habe die Aura von { $seat } gesehen: Sie ist dunkel.
}
wherewolf-saying-saw-mystic = { $is_mystic ->
    [yes] { $seat } hat die Gabe.
   *[no] { $seat } hat die Gabe nicht.
}
wherewolf-saying-saw-card = Ich habe die Karte von { $seat } gesehen: { $card }.
wherewolf-saying-not-in-village = Diese Karte ist nicht im Dorf: { $card }.
