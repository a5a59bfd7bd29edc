# Werwolf. Ein Aufruf beginnt mit dem Namen der Rolle. Die Spielleitung sagt diese Sätze und sonst nichts.

## Was die Spielleitung spricht

werewolf-say-deal = Das sind die Karten für heute Nacht: { $roles }. Seht euch eure an und zeigt sie niemandem, solange ihr lebt.
werewolf-say-night-falls = Es wird Nacht. Schließt alle die Augen und macht ein wenig Lärm, damit man die anderen nicht hört.
werewolf-say-wake-werewolves-first = { card-werewolf.many }, wacht auf. Erkennt einander.
werewolf-say-choose-a-victim = { card-werewolf.many }, einigt euch auf ein Opfer. Kein Wort.
werewolf-say-wake-werewolves-later = { card-werewolf.many }, wacht auf. Einigt euch auf ein Opfer, ohne ein Wort.
werewolf-say-sleep-werewolves = { card-werewolf.many }, schlaft wieder ein.
werewolf-say-wake-seer = { card-seer }, wach auf. Über wen willst du etwas wissen?
werewolf-say-seer-sees = { card-seer }, das ist deine Antwort.
werewolf-say-sleep-seer = { card-seer }, schlaf wieder ein.
werewolf-say-morning = Es ist Morgen. Wacht alle auf: { $seat } hat ihn nicht mehr erlebt.
werewolf-say-day = Redet miteinander. Sobald { $majority } von euch gegen dieselbe Person stimmen, stirbt sie.
werewolf-say-lynched = Mehr als die Hälfte von euch stimmt gegen { $seat }. { $seat } stirbt und deckt diese Karte auf: { $card }.
werewolf-say-result = { $team ->
    [humans] Der letzte Werwolf ist tot. Das Dorf gewinnt: { $winners }.
   *[werewolves] Es gibt so viele Werwölfe wie andere, und niemand hält sie mehr auf. Die Werwölfe gewinnen: { $winners }.
}

## Was mitgeteilt wird

werewolf-told-deal-sealed = Die Kartenverteilung ist versiegelt: { $seal }
werewolf-told-deal-opened = Jetzt lässt sich das Siegel prüfen. Salt { $salt }; Karten, wie sie verteilt wurden: { $places }.
werewolf-told-moderator = { $seat } hat die Spielleitung und spielt nicht mit.
werewolf-told-your-card = Deine Karte: { $card }.
werewolf-told-all-cards = Alle Karten: { $cards }.
werewolf-told-pack = { $pack-count ->
    [one] Es gibt nur einen Werwolf: { $pack }.
   *[other] Die Werwölfe sind { $pack }.
}
werewolf-told-proposal = { $seat } will { $victim }.
werewolf-told-vision = { $is_werewolf ->
    [yes] Daumen hoch: { $seat } ist ein Werwolf.
   *[no] Daumen runter: { $seat } ist kein Werwolf.
}
werewolf-told-killed = Die Werwölfe haben { $seat } geholt. Aufgedeckt wird diese Karte: { $card }.
werewolf-told-standing-vote = { $seat } stimmt gegen { $accused }.
werewolf-told-lynched = Das Dorf hat entschieden. { $seat } ist tot und deckt diese Karte auf: { $card }.
werewolf-told-no-lynching = Ihr konntet euch nicht einigen. Heute stirbt niemand.
werewolf-told-cards = Alle Karten: { $cards }.

## Was gefragt wird

werewolf-ask-deal = Mischen und austeilen: der Reihe nach eine Karte an jeden Platz.
werewolf-ask-seal = Ein Salt für das Siegel der Kartenverteilung.
werewolf-ask-look = Sieh dir deine Karte an. Sag Bescheid, wenn du sie gesehen hast.
werewolf-ask-call = Ein paar Augenblicke vergehen.
werewolf-ask-victim = Wen wollt ihr heute Nacht? Ihr müsst alle dieselbe Person wollen.
werewolf-ask-look-into = Über wen willst du etwas wissen?
werewolf-ask-lynch = Gegen wen stimmst du? Du kannst es ändern, bis jemand stirbt.

## Knöpfe und Orte

werewolf-option-seen = Ich habe sie gesehen
werewolf-option-deadlock = Wir einigen uns nicht: Es soll Nacht werden
werewolf-option-time = Die Zeit ist um

## Vor dem Start

werewolf-too-few = { $players ->
    [one] Eine Person ist
   *[other] { $players } Leute sind
} zu wenig. Ihr braucht { $fewest }, die Spielleitung nicht mitgezählt.
werewolf-too-many = { $players } Leute sind zu viele. Höchstens { $most } können mitspielen.
werewolf-which-moderator = Sagt, wer von euch die Spielleitung hat, oder überlasst sie uns.
werewolf-no-such-moderator = „{ $name }“ sollte die Spielleitung haben, sitzt aber nicht hier. Wählt jemanden, der da ist.
werewolf-too-many-werewolves = { $werewolves } Werwölfe unter { $players } Leuten haben gewonnen, bevor es losgeht. Nehmt weniger.
werewolf-no-seer = Ohne Seherin hat das Dorf nur seine Nase. Nehmt eine dazu, wenn ihr es nicht gern schwer habt.
werewolf-odd-number = { $players } Leute sind eine ungerade Zahl, und das hilft den Werwölfen. { $better } oder eine Person mehr wäre gerechter.
werewolf-odds = Würde das Dorf nur losen, gewänne es { $percent } von hundert Spielen ({ $exact }). Der Rest liegt an euch.

## Was sich einstellen lässt

werewolf-box-werewolves = wie viele Werwölfe dabei sind
werewolf-box-seers = wie viele Seherinnen dabei sind
werewolf-box-moderator = wer das Spiel leitet: wir, jemand von euch oder wen eine Karte bestimmt
werewolf-box-moderator-seat = wer das Spiel leitet, wenn ihr euch geeinigt habt
werewolf-box-device = ein Bildschirm für jede Person oder einer, der herumgeht
werewolf-box-deadlock = wie ein Tag ohne Toten endet: gar nicht, auf euer Wort oder nach der Uhr
werewolf-box-day-seconds = wie lange ein Tag dauert, wenn die Uhr läuft
werewolf-box-self-votes = ihr dürft gegen euch selbst stimmen
werewolf-box-dying-seer-sees = die Seherin sieht auch in der Nacht ihres Todes noch etwas
werewolf-box-call-seconds = wie lange ein Blick in der Nacht dauert
werewolf-box-pace = wie langsam durch die Nacht geführt wird; 2 ist doppelt so langsam
werewolf-box-remind-seconds = wann erinnert wird, wer auf sich warten lässt

## Karten: was sie hier können, in zwei kurzen Zeilen, und wie sie gewinnen

card-moderator = Spielleitung
werewolf-card-moderator-power =
    Du führst durch Nacht und Tag und siehst alles.
    Du spielst nicht mit.
werewolf-card-moderator-wins = Du gewinnst, wenn alle ihren Spaß haben.

werewolf-card-villager-power =
    Du schläfst nachts und weißt nur, was du am Tag hörst.
    Hör zu, zweifle und stimm ab.
werewolf-card-villager-wins = Du gewinnst, wenn der letzte Werwolf tot ist.

werewolf-card-seer-power =
    Jede Nacht erfährst du von jemandem: Werwolf oder nicht?
    Sag es am Tag, wenn du dich traust: Sie werden dich holen.
werewolf-card-seer-wins = Du gewinnst, wenn der letzte Werwolf tot ist.

werewolf-card-werewolf-power =
    Jede Nacht einigt sich dein Rudel wortlos auf ein Opfer.
    Am Tag gehörst du zum Dorf wie alle anderen.
werewolf-card-werewolf-wins = Du gewinnst, wenn es so viele Werwölfe wie andere gibt.

## Was sich am Tisch sagen lässt

werewolf-saying-saw = { $is_wolf ->
    [yes] Ich habe mir { $seat } angesehen: ein Werwolf.
   *[no] Ich habe mir { $seat } angesehen: kein Werwolf.
}
