# Wherewolf. A call begins with the role's name, and is the same whether anybody holds the card or
# not. Dawn names the dead and nothing else. A stake that spares somebody has one sentence only,
# whatever the reason. Seer, Juliet, Enchantress, Thief and Spy are feminine, the others masculine.

## The moderator's lines

wherewolf-say-deal = Queste carte possono essere nel villaggio: { $roles }. Guarda la tua, e non mostrarla mai.
wherewolf-say-night-falls = Cala la notte. Chiudete tutti gli occhi. Tamburellate piano sul tavolo, e neanche una parola.
wherewolf-say-wake-amulet-first = Amuleto, trova le tue prime mani. Tutti gli occhi restano chiusi.
wherewolf-say-wake-amulet-later = Amuleto: chi ti porta, si svegli. In che mani passi?
wherewolf-say-sleep-amulet = L’Amuleto è dov’è. Tutti gli occhi sono chiusi.
wherewolf-say-wake-sword-first = Spada, trova le tue prime mani. Tutti gli occhi restano chiusi.
wherewolf-say-wake-sword-later = Spada: chi ti porta, si svegli. In che mani passi?
wherewolf-say-sleep-sword = La Spada è dov’è. Tutti gli occhi sono chiusi.
wherewolf-say-wake-juliet-first = { card-juliet }, svegliati. Chi è il tuo Romeo?
wherewolf-say-sleep-juliet = Ora dormi, { card-juliet }.
wherewolf-say-wake-seer-first = { card-seer }, svegliati. Di chi vuoi vedere l’aura?
wherewolf-say-wake-seer-later = { card-seer }, svegliati. Di chi vuoi vedere l’aura?
wherewolf-say-sleep-seer = Ora dormi, { card-seer }.
wherewolf-say-wake-medium-later = { card-medium }, svegliati. Chi chiami tra i morti?
wherewolf-say-sleep-medium = Ora dormi, { card-medium }.
wherewolf-say-wake-wizard-first = { card-wizard }, svegliati. In chi cerchi il dono?
wherewolf-say-wake-wizard-later = { card-wizard }, svegliati. In chi cerchi il dono?
wherewolf-say-sleep-wizard = Ora dormi, { card-wizard }.
wherewolf-say-wake-monk-first = { card-monk }, svegliati. Il tuo libro ti dice chi è lontano.
wherewolf-say-sleep-monk = Ora dormi, { card-monk }.
wherewolf-say-wake-priest-first = { card-priest }, svegliati. Scopri chi ha peccato.
wherewolf-say-sleep-priest = Ora dormi, { card-priest }.
wherewolf-say-wake-twins-first = { card-twin.many }, svegliatevi. Cercatevi.
wherewolf-say-sleep-twins = Ora dormite, { card-twin.many }.
wherewolf-say-wake-guards-first = { card-guard.many }, svegliatevi. Cercatevi, e sappiate quanti Criminali sono in giro.
wherewolf-say-sleep-guards = Ora dormite, { card-guard.many }.
wherewolf-say-wake-criminals-first = Criminali, svegliatevi. Cercatevi.
wherewolf-say-sleep-criminals = Ora dormite, Criminali.
wherewolf-say-wake-vampire-hunter-first = { card-vampire-hunter }, svegliati. Senti il suo odore?
wherewolf-say-sleep-vampire-hunter = Ora dormi, { card-vampire-hunter }.
wherewolf-say-wake-vampire-first = { $ghoul ->
    [yes] { card-vampire } e { card-ghoul }, svegliatevi. Cercatevi.
   *[no] { card-vampire }, svegliati. Guardati intorno: un giorno saranno tutti tuoi.
}
wherewolf-say-wake-vampire-later = { card-vampire }, svegliati, e con te le tue creature. Hai sete stanotte?
wherewolf-say-sleep-vampire = Ora dormite, creature del { card-vampire }.
wherewolf-say-wake-werewolves-first = { card-werewolf.many }, svegliatevi. Riconoscetevi, dal più forte al più debole.{ $traitor ->
    [yes] {" "}{ card-traitor }, tieni gli occhi chiusi e alza una mano.
   *[no] {""}
}
wherewolf-say-wake-werewolves-later = { card-werewolf.many }, svegliatevi. Il più forte di voi sceglie la preda.
wherewolf-say-sleep-werewolves = Ora dormite, { card-werewolf.many }.
wherewolf-say-wake-warden-later = { card-warden }, svegliati. Davanti a quale porta vegli?
wherewolf-say-sleep-warden = Ora dormi, { card-warden }.
wherewolf-say-wake-crime-boss-later = { card-crime-boss }, svegliati. C’è qualcuno che vuoi portare dalla tua?
wherewolf-say-sleep-crime-boss = Ora dormi, { card-crime-boss }.
wherewolf-say-wake-assassin-later = { card-assassin }, svegliati. È questa la notte?
wherewolf-say-sleep-assassin = Ora dormi, { card-assassin }.
wherewolf-say-wake-healer-later = { card-healer }, svegliati. Ecco chi sta morendo.
wherewolf-say-sleep-healer = Ora dormi, { card-healer }.
wherewolf-say-day-breaks = Svegliatevi tutti. { $dead-count ->
    [0] Non manca nessuno.
    [one] Qualcuno non si alza: { $dead }.
   *[other] Non si alzano: { $dead }.
}
wherewolf-say-assembly = Il villaggio si riunisce. Dite quello che volete, vero o no.
wherewolf-say-first-voting = Silenzio, per favore. Ognuno di voi accusa un’altra persona. I nomi, in quest’ordine: { $names }.
wherewolf-say-accused = { $names-count ->
    [0] Oggi nessuno è sotto accusa.
    [one] Oggi è sotto accusa: { $names }.
   *[other] Oggi sono sotto accusa: { $names }.
}{ $counts ->
    [none] {""}
    [niente] {""}
   *[other] {" "}Il conto: { $counts }.
}
wherewolf-say-defence = { $seat }, parla in tua difesa.
wherewolf-say-second-voting = Silenzio, per favore. Chi non è sotto accusa sceglie tra chi lo è: { $names }. In parità non brucia nessuno.
wherewolf-say-hesitation = Il villaggio non sa decidersi. Oggi non brucia nessuno.
wherewolf-say-burned = Il villaggio accende il rogo. { $seat } brucia.
wherewolf-say-dusk = Il sole se n’è andato. Qualunque cosa steste per fare, è troppo tardi.
wherewolf-say-result = { $faction ->
    [Village] Il villaggio può tornare a dormire, e vince.
    [Werewolves] Resta solo il branco a ululare. Vincono i Lupi Mannari.
    [Criminals] I mostri non ci sono più, e neanche la legge. Vincono i Criminali.
    [none] Non resta nessuno, e nessuna parte vince.
   *[other] Il villaggio appartiene alla notte. Vince il Vampiro.
} { $winners-count ->
    [0] Non c’è vittoria per nessuno.
   *[other] Vittoria per { $winners }.
}

## What is told

wherewolf-told-deal-sealed = La distribuzione è sigillata come { $seal }
wherewolf-told-deal-opened = Ora il sigillo si può verificare. Sale { $salt }; carte come distribuite: { $places }.
wherewolf-told-your-card = La tua carta: { $card }.
wherewolf-told-item-received = { $item ->
    [amulet] Nella notte l’Amuleto è stato posto nella tua mano. Ti salva dalla morte una volta, forse questa stessa notte, e poi scompare.
   *[sword] Nella notte la Spada è stata posta nella tua mano. Se le bestie vengono a prenderti, ne porti una con te.
}
wherewolf-told-item-crumbles = { $item ->
    [amulet] L’Amuleto torna nella tua mano, e va in polvere.
   *[sword] La Spada torna nella tua mano, e va in ruggine.
}
wherewolf-told-item-gone = { $item ->
    [amulet] L’Amuleto non c’è più. L’aveva { $seat }.
   *[sword] La Spada non c’è più. L’aveva { $seat }.
}
wherewolf-told-counts = Con quello che cambiano le carte: { $counts-count ->
    [0] nessun voto
   *[other] { $counts }
}.
wherewolf-told-romeo-is = Il tuo Romeo è { $seat }. { $faction ->
    [Village] È del Villaggio, e anche tu.
    [Werewolves] È dei Lupi Mannari, e anche tu.
    [Criminals] È dei Criminali, e anche tu.
    [none] Non è di nessuno, e neanche tu.
   *[other] È del Vampiro, e anche tu.
} Se uno muore, morite entrambi.
wherewolf-told-loved-by = { $seat } è Giulietta, e tu sei il suo Romeo. Se uno muore, morite entrambi.
wherewolf-told-aura = { $aura ->
    [Dark] { $seat } ha un’aura Oscura.
   *[White] { $seat } ha un’aura Bianca.
}
wherewolf-told-mystic = { $is_mystic ->
    [yes] { $seat } ha il dono.
   *[no] { $seat } non ha il dono.
}
wherewolf-told-absent = { $roles-count ->
    [0] Non manca nessuno: tutte le carte sono nel villaggio.
   *[other] Questo non ce l’ha nessuno: { $roles }.
}
wherewolf-told-sinner = { $seat ->
    [none] Nel villaggio non c’è nessun Peccatore.
   *[other] Il Peccatore è { $seat }.
}
wherewolf-told-meet = { $seats-count ->
    [0] Nessun altro ha la tua carta: { $role }.
   *[other] { $role }, come te: { $seats }.
}
wherewolf-told-criminals-dealt = { $count ->
    [0] Nel villaggio non ci sono Criminali.
    [one] Nel villaggio c’è un Criminale.
   *[other] Nel villaggio ci sono { $count } Criminali.
}
wherewolf-told-criminals = { $seats-count ->
    [0] Non ci sono altri Criminali oltre a te.
    [one] Criminale, come te: { $seats }.
   *[other] Criminali, come te: { $seats }.
}
wherewolf-told-vampire-dealt = { $is_dealt ->
    [yes] Il Vampiro è nel villaggio.
   *[no] Nel villaggio non c’è nessun Vampiro.
}
wherewolf-told-vampire-and-ghoul = { $seats-count ->
    [0] Nessuno si sveglia con te.
   *[other] Con te si sveglia: { $seats }.
}
wherewolf-told-brood = { $seats-count ->
    [one] Ti svegli senza compagnia: { $seats }.
   *[other] Vi svegliate insieme: { $seats }.
}
wherewolf-told-pack = { $pack-count ->
    [one] Il branco è solo { $pack }.
   *[other] Il branco, dal più forte al più debole: { $pack }.
}{ $traitors-count ->
    [0] {""}
   *[other] {" "}Il Traditore, che non vi conosce: { $traitors }.
}
wherewolf-told-victim = La preda del branco è { $seat }.
wherewolf-told-dying = { $seats-count ->
    [0] Stanotte non muore nessuno.
    [one] Stanotte muore: { $seats }.
   *[other] Stanotte muoiono: { $seats }.
}
wherewolf-told-recruited = { $boss } è il Boss e ti ha portato dalla sua. Ora sei un Criminale; quello che sai fare resta tuo.
wherewolf-told-bitten = Il morso di { $vampire } ti ha raggiunto. Ora sei un Vampiro Minore: quello che eri non c’è più. Svegliati quando viene chiamato il Vampiro.
wherewolf-told-bite-fails = { $seat } non diventa Vampiro e continua a dormire.
wherewolf-told-turned = Sono venuti per te, e qualcosa in te ha risposto. Ora sei un Lupo Mannaro. Da domani notte svegliati con il branco.
wherewolf-told-pack-is = { $seats-count ->
    [one] Il branco è venuto per te, e ha visto che sei dei suoi: è { $seats }.
   *[other] Il branco è venuto per te, e ha visto che sei dei suoi. Sono { $seats }.
}
wherewolf-told-bard = { $is_pure ->
    [yes] Il Bardo canta alla locanda: stanotte si è vista un’aura Bianca.
   *[no] Stamattina la locanda è silenziosa.
}
wherewolf-told-accusations = Hai tenuto un occhio aperto. { $votes }.
wherewolf-told-votes = I voti: { $votes }.
wherewolf-pair-votes = { $left } contro { $right }
wherewolf-pair-counts = { $left } { $right }
wherewolf-told-dies-of-love = { $seat } cade senza vita nello stesso istante.
wherewolf-told-card-shown = { $seat } scopre questa carta: { $card }.{ $kind ->
    [human] {""}
   *[other] {" "}Era un { $kind }.
}
wherewolf-told-all-roles = Per te la partita è finita. Guarda, se vuoi, e resta in silenzio. Ecco i ruoli: { $roles }.
wherewolf-told-chose = { $seat ->
    [none] { $by } passa.
   *[other] { $by } sceglie { $seat }.
}
wherewolf-told-watched = Per { $to }: «{ $telling }»
wherewolf-told-cards = Tutte le carte: { $cards }. Alla fine: { $roles }. Le parti: { $factions }.

## What is asked

wherewolf-ask-draw-deck = Mescola le carte possibili. Alcune restano fuori, e nessuno sa quali.
wherewolf-ask-deal = Mescola e distribuisci: una carta a ogni posto, in ordine.
wherewolf-ask-first-amulet = Chi ha per primo l’Amuleto?
wherewolf-ask-first-sword = Chi ha per primo la Spada?
wherewolf-ask-seal = Un sale per il sigillo della distribuzione.
wherewolf-ask-look = Guarda la tua carta. Di’ quando l’hai vista.
wherewolf-ask-lengths = Quanto dura ogni chiamata di questa notte, in secondi.
wherewolf-ask-call = Passa qualche istante.
wherewolf-ask-pass-amulet = A chi dai l’Amuleto? Se lo tieni, va perduto.
wherewolf-ask-pass-sword = A chi dai la Spada? Se la tieni, va perduta.
wherewolf-ask-romeo = Chi è il tuo Romeo?
wherewolf-ask-look-into = Di chi vuoi vedere l’aura?
wherewolf-ask-call-the-dead = Chi chiami tra i morti?
wherewolf-ask-sense = In chi cerchi il dono?
wherewolf-ask-absent = Di quali carte legge il Monaco, in quest’ordine.
wherewolf-ask-ward = Davanti a quale porta vegli stanotte?
wherewolf-ask-save = Chi salvi? Puoi farlo una volta in tutta la partita.
wherewolf-ask-recruit = Chi vuoi portare dalla tua? Puoi provarci una volta in tutta la partita.
wherewolf-ask-assassinate = Chi uccidi? Puoi farlo una volta in tutta la partita.
wherewolf-ask-bite = Chi mordi?
wherewolf-ask-victim = Chi è la preda del branco?
wherewolf-ask-pass-round = Dai un’occhiata: forse ci sono novità per te. Poi passalo.
wherewolf-ask-assembly = Parlate. Si vota quando siete pronti.
wherewolf-ask-accuse = Chi accusi?
wherewolf-ask-accuse-counted = Quante mani si sono alzate a ogni nome? Quella di un Magistrato conta per due.
wherewolf-ask-client = Per chi l’Avvocato ha alzato tutte e due le mani?
wherewolf-ask-defence = Parla. Di’ quando hai finito.
wherewolf-ask-condemn = Chi deve bruciare?
wherewolf-ask-condemn-counted = Quante mani si sono alzate a ogni nome? Quella di un Magistrato conta per due.
wherewolf-ask-apply-stall-rule = Da giorni non muore nessuno. La chiudiamo qui? Vincerebbero i mostri.

## Buttons and places

wherewolf-option-seen = Ho visto
wherewolf-option-pass = Passo
wherewolf-option-pass-at-pass-amulet = Lo tengo io
wherewolf-option-pass-at-pass-sword = La tengo io
wherewolf-option-go-on = Votiamo
wherewolf-option-done = Ho finito
wherewolf-option-nobody = nessuno
wherewolf-option-yes = Sì
wherewolf-option-no = No
wherewolf-option-time = Tempo scaduto
wherewolf-option-village = Villaggio
wherewolf-option-werewolves = Lupi Mannari
wherewolf-option-criminals = Criminali
wherewolf-option-none = di nessuno

## Before Start

wherewolf-too-few = { $players ->
    [one] Una persona sola non basta.
   *[other] { $players } persone non bastano.
} Ne servono { $fewest }.
wherewolf-too-many = { $players } persone sono troppe. Si può giocare in { $most }.
wherewolf-too-few-cards = { $cards ->
    [one] Una carta sola non basta
   *[other] { $cards } carte non bastano
} per { $players } persone. Scegline almeno una a testa.
wherewolf-too-many-cards = { $cards } carte sono troppe per { $players } persone. Scegline una a testa, o giocate da esperti.
wherewolf-pool-too-large = { $cards } carte sono troppe da tenere a mente. Ce ne possono stare { $most }.
wherewolf-pauses = Una chiamata non può durare almeno { $least } secondi e al massimo { $most }. Cambia uno dei due.
wherewolf-no-such-role = Non c’è nessuna carta che si chiama «{ $role }».
wherewolf-too-many-of = { $count } carte sono troppe per questo ruolo: { $role }. Al massimo { $most }.
wherewolf-one-twin = Un Gemello ha bisogno dell’altro. Mettili entrambi, o nessuno.
wherewolf-first-games-cards = Nelle prime partite prendete la Veggente, il branco e i Contadini, nient’altro.
wherewolf-no-monster = In questo villaggio non c’è niente da temere. Aggiungi un Capobranco o il Vampiro.
wherewolf-leader-first = Un branco ha bisogno del Capobranco prima di ogni altro lupo.
wherewolf-ghoul-alone = Un Ghoul ha bisogno del suo padrone. Aggiungi il Vampiro.
wherewolf-traitor-alone = Un Traditore ha bisogno di qualcuno a cui vendervi. Aggiungi un Capobranco.
wherewolf-criminals-unguarded = I Criminali sono troppo forti senza le due Guardie. Aggiungile.
wherewolf-many-criminals = Con più di quattro Criminali non resta un villaggio. Togline qualcuno.
wherewolf-priest-alone = Senza Peccatore il Prete non ha niente da scoprire. Aggiungine uno.
wherewolf-bard-alone = Senza Veggente il Bardo non ha niente da cantare. Aggiungila.
wherewolf-many-vote-roles = Più di due carte che piegano i voti sono troppe. Togline qualcuna.
wherewolf-no-deck-in-pool = Da queste carte non esce un villaggio equo. Cambia le carte, o il numero dei mostri.
wherewolf-antagonists = { $count ->
    [one] Una carta è
   *[other] { $count } carte sono
} contro il villaggio; per quanti siete, di solito { $wanted }.
wherewolf-weight = Queste carte pesano { $weight }; tra -1 e 3 è equo. Sotto sono forti i mostri, sopra il villaggio.
wherewolf-no-seer = Senza Veggente il villaggio vede poco. Quasi tutti i tavoli la tengono.
wherewolf-monk-useless = Il Monaco legge di carte non distribuite, e qui lo sono tutte. Toglilo, o aggiungi carte possibili.
wherewolf-hunter-useless = Qui l’Ammazzavampiri non ha nessuno a cui dare la caccia. Aggiungi il Vampiro, o toglilo.
wherewolf-reveal-medium = Dove chi muore mostra la carta, il Medium non ha niente da fare. Toglilo, o nascondi le carte.
wherewolf-public-vote-roles = Con il voto palese queste carte si tradirebbero: { $roles }. Toglile, o votate in segreto.
wherewolf-sword-is-strong = La Spada aiuta molto il villaggio. Dai qualcosa in cambio all’altra parte.

## The options of the box

wherewolf-box-level = prime partite con poche carte, un villaggio vostro, o più carte che persone
wherewolf-box-roles = le carte da mettere in conto; se manca, un villaggio equo per quanti siete
wherewolf-box-more-antagonists = una carta in più o in meno contro il villaggio, rispetto a una su quattro
wherewolf-box-reveal = chi muore mostra la carta
wherewolf-box-public = tutte e due le votazioni sono palesi
wherewolf-box-amulet = un Amuleto passa di mano in mano e salva una vita
wherewolf-box-sword = una Spada passa di mano in mano e porta via chi attacca
wherewolf-box-timed = ogni giorno ha un orologio, e quando scade cala la notte
wherewolf-box-day-seconds = quanto dura un giorno, con l’orologio
wherewolf-box-device = uno schermo a testa, o uno che gira
wherewolf-box-votes = vota ognuno per sé, o le mani si contano a occhio
wherewolf-box-announce-counts = il numero delle accuse si dice a voce alta
wherewolf-box-dead-watch = i morti vedono tutto
wherewolf-box-assembly-seconds = quanto parla il villaggio prima di votare
wherewolf-box-defence-seconds = quanto può parlare chi è sotto accusa; se manca, quanto vuole
wherewolf-box-pause-least = la chiamata più corta della notte
wherewolf-box-pause-most = la chiamata più lunga della notte
wherewolf-box-view-seconds = quanto si può guardare una risposta arrivata tardi
wherewolf-box-stall-rounds = dopo quanti giri senza morti vi si chiede di chiudere
wherewolf-box-remind-seconds = quando si ricorda a qualcuno che lo si aspetta

## How a side wins

wherewolf-wins-village = Vinci con il Villaggio, quando non resta nessun Lupo Mannaro né Vampiro.
wherewolf-wins-werewolves = Vinci con i Lupi Mannari, quando non resta nessun altro.
wherewolf-wins-vampire = Vinci con il Vampiro, quando non resta nessun altro.
wherewolf-wins-criminals = Vinci quando non restano né mostri né Guardie, e un Criminale vive ancora.

## The Village: name, what it can do in two short lines, how it wins

wherewolf-card-seer-power =
    Ogni notte vedi l’aura di una persona: Oscura o Bianca.
    Quella Oscura è sospetta, ma ce l’ha anche un Peccatore.
wherewolf-card-seer-wins = { wherewolf-wins-village }

card-medium = Medium
wherewolf-card-medium-power =
    Dalla seconda notte chiami una persona morta.
    Scopri se la sua aura era Oscura.
wherewolf-card-medium-wins = { wherewolf-wins-village }

card-wizard = Mago
wherewolf-card-wizard-power =
    Ogni notte scopri se una persona ha il dono.
    Una Veggente senza dono non è una Veggente.
wherewolf-card-wizard-wins = { wherewolf-wins-village }

card-healer = Guaritore
wherewolf-card-healer-power =
    Dalla seconda notte vedi chi sta morendo.
    Una volta in partita puoi salvare qualcuno, ma non te.
wherewolf-card-healer-wins = { wherewolf-wins-village }

card-warden = Custode
wherewolf-card-warden-power =
    Dalla seconda notte vegli su un’altra persona.
    Lì zanne e morsi falliscono; mai la stessa porta due volte di fila.
wherewolf-card-warden-wins = { wherewolf-wins-village }

card-hermit = Eremita
wherewolf-card-hermit-power =
    Né i Lupi Mannari né il Vampiro possono farti del male.
    Il fuoco, un coltello o un cuore spezzato sì.
wherewolf-card-hermit-wins = { wherewolf-wins-village }

card-juliet = Giulietta
wherewolf-card-juliet-power =
    La prima notte scegli il tuo Romeo e passi dalla sua parte.
    Se uno dei due muore, l’altro ne muore.
wherewolf-card-juliet-wins = Vinci con la parte di Romeo, qualunque diventi.

card-vampire-hunter = Ammazzavampiri
wherewolf-card-vampire-hunter-power =
    La prima notte scopri se il Vampiro è qui.
    Se ti morde, ne muore.
wherewolf-card-vampire-hunter-wins = { wherewolf-wins-village }

card-huntsman = Cacciatore
wherewolf-card-huntsman-power =
    Di notte non ti svegli mai.
    Se i Lupi Mannari ti uccidono, il più debole muore con te.
wherewolf-card-huntsman-wins = { wherewolf-wins-village }

card-priest = Prete
wherewolf-card-priest-power =
    La prima notte scopri chi è il Peccatore, se c’è.
    È un’aura Oscura che non devi temere.
wherewolf-card-priest-wins = { wherewolf-wins-village }

card-sinner = Peccatore
wherewolf-card-sinner-power =
    Non hai fatto niente, ma la tua aura è Oscura.
    Preparati a dare spiegazioni.
wherewolf-card-sinner-wins = { wherewolf-wins-village }

card-monk = Monaco
wherewolf-card-monk-power =
    La prima notte leggi di due carte che nessuno ha.
    Chi dice di averne una sta mentendo.
wherewolf-card-monk-wins = { wherewolf-wins-village }

card-bard = Bardo
wherewolf-card-bard-power =
    Finché tu e la Veggente vivete, all’alba si può sentire il tuo canto:
    dice al villaggio che la Veggente ha visto un’aura Bianca.
wherewolf-card-bard-wins = { wherewolf-wins-village }

card-magistrate = Magistrato
wherewolf-card-magistrate-power =
    Il tuo voto vale doppio, in tutte e due le votazioni.
    Nessuno può vedere che era il tuo.
wherewolf-card-magistrate-wins = { wherewolf-wins-village }

card-advocate = Avvocato
wherewolf-card-advocate-power =
    Puoi votare per il rogo anche se l’accusa è contro di te.
    Una volta in partita liberi un cliente da ogni accusa.
wherewolf-card-advocate-wins = { wherewolf-wins-village }

card-enchantress = Incantatrice
wherewolf-card-enchantress-power =
    Dei voti contro di te conta solo la metà, in ogni votazione.
    Se ne avanza uno, vale per intero.
wherewolf-card-enchantress-wins = { wherewolf-wins-village }

card-guard = Guardia
    .many = Guardie
wherewolf-card-guard-power =
    La prima notte incontri l’altra Guardia e sai quanti sono i Criminali.
    Finché vivi, i Criminali non possono vincere.
wherewolf-card-guard-wins = { wherewolf-wins-village }

card-twin = Gemello
    .many = Gemelli
wherewolf-card-twin-power =
    La prima notte trovi il tuo Gemello, se c’è.
    Ecco una persona di cui ti puoi fidare.
wherewolf-card-twin-wins = { wherewolf-wins-village }

card-cursed = Maledetto
wherewolf-card-cursed-power =
    Sei del villaggio finché i Lupi Mannari non ti attaccano.
    Allora non muori: diventi uno di loro.
wherewolf-card-cursed-wins = Vinci con il Villaggio, o con i Lupi Mannari se sei già uno di loro.

card-peasant = Contadino
    .many = Contadini
wherewolf-card-peasant-power =
    Dormi tutta la notte e sai solo quello che senti di giorno.
    Ascolta, dubita e vota.
wherewolf-card-peasant-wins = { wherewolf-wins-village }

## The Werewolves

card-pack-leader = Capobranco
wherewolf-card-pack-leader-power =
    Conosci il tuo branco, e nessuno lì è più forte di te.
    Dalla seconda notte scegli chi attaccare.
wherewolf-card-pack-leader-wins = { wherewolf-wins-werewolves }

wherewolf-card-werewolf-power =
    Conosci il tuo branco, e sai chi è più forte.
    Se non vive nessuno più forte, scegli tu chi attaccare.
wherewolf-card-werewolf-wins = { wherewolf-wins-werewolves }

card-young-wolf = Giovane Lupo
wherewolf-card-young-wolf-power =
    Conosci il tuo branco, e nessuno lì è più debole di te.
    Se bruci, la notte dopo il branco attacca due volte.
wherewolf-card-young-wolf-wins = { wherewolf-wins-werewolves }

card-traitor = Traditore
wherewolf-card-traitor-power =
    Il branco conosce te; tu non conosci il branco.
    Se ti attaccano, vivi e scopri chi sono.
wherewolf-card-traitor-wins = { wherewolf-wins-werewolves }

## The Vampire

card-vampire = Vampiro
wherewolf-card-vampire-power =
    Dalla seconda notte puoi mordere qualcuno: sarà dei tuoi.
    Lascia stare i lupi e l’Ammazzavampiri: sono la tua morte.
wherewolf-card-vampire-wins = { wherewolf-wins-vampire }

card-lesser-vampire = Vampiro Minore
    .many = Vampiri Minori
wherewolf-card-lesser-vampire-power =
    Un morso, e quello che sapevi fare è perduto; la tua aura è Oscura.
    Ti svegli con il Vampiro e lo servi, anche quando è morto.
wherewolf-card-lesser-vampire-wins = { wherewolf-wins-vampire }

card-ghoul = Ghoul
wherewolf-card-ghoul-power =
    La prima notte tu e il Vampiro vi riconoscete.
    Se lui di notte dovesse morire, muori tu al suo posto.
wherewolf-card-ghoul-wins = { wherewolf-wins-vampire }

## The Criminals

card-crime-boss = Boss
wherewolf-card-crime-boss-power =
    Una volta, dalla seconda notte, puoi portare dalla tua un paesano.
    Se scegli una Guardia o un mostro, muori.
wherewolf-card-crime-boss-wins = { wherewolf-wins-criminals }

card-assassin = Assassino
wherewolf-card-assassin-power =
    Una volta, dalla seconda notte, puoi uccidere chi vuoi.
    Quasi niente può fermarti. La tua aura è Oscura.
wherewolf-card-assassin-wins = { wherewolf-wins-criminals }

card-thief = Ladra
wherewolf-card-thief-power =
    Conosci gli altri Criminali.
    La prima volta che di notte una bestia viene per te, ti manca.
wherewolf-card-thief-wins = { wherewolf-wins-criminals }

card-spy = Spia
wherewolf-card-spy-power =
    Conosci gli altri Criminali.
    Dopo ogni Prima Votazione vedi chi ha accusato chi.
wherewolf-card-spy-wins = { wherewolf-wins-criminals }

## Those who belong to nobody

card-jester = Giullare
wherewolf-card-jester-power =
    Vuoi bruciare. Fai in modo che lo vogliano anche gli altri.
    Se lo fanno, il giorno dopo non brucia nessuno.
wherewolf-card-jester-wins = Vinci per conto tuo, se bruci. La partita continua senza di te.

card-madman = Pazzo
wherewolf-card-madman-power =
    Vuoi che i Lupi Mannari ti uccidano.
    Se lo fanno, il loro prossimo attacco fallisce.
wherewolf-card-madman-wins = Vinci per conto tuo, se il branco ti uccide. La partita continua senza di te.

## What can be said at the table

wherewolf-saying-saw-aura = { $aura ->
    [White] Ho visto l’aura di { $seat }: è Bianca.
   *[Dark] Ho visto l’aura di { $seat }: è Oscura.
}
wherewolf-saying-saw-mystic = { $is_mystic ->
    [yes] { $seat } ha il dono.
   *[no] { $seat } non ha il dono.
}
wherewolf-saying-saw-card = Ho visto la carta di { $seat }: { $card }.
wherewolf-saying-not-in-village = Questa carta non è nel villaggio: { $card }.
