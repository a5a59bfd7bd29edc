# Werewolf. A call begins with the role's name. The moderator says these lines and nothing else.

## The moderator's lines

werewolf-say-deal = Ecco le carte di stanotte: { $roles }. Guarda la tua, e finché vivi non mostrarla a nessuno.
werewolf-say-night-falls = Cala la notte. Chiudete tutti gli occhi, e fate un po’ di rumore per coprire gli altri.
werewolf-say-wake-werewolves-first = { card-werewolf.many }, svegliatevi. Riconoscetevi.
werewolf-say-choose-a-victim = { card-werewolf.many }, accordatevi su una vittima. Neanche una parola.
werewolf-say-wake-werewolves-later = { card-werewolf.many }, svegliatevi. Accordatevi su una vittima, e neanche una parola.
werewolf-say-sleep-werewolves = Ora dormite, { card-werewolf.many }.
werewolf-say-wake-seer = { card-seer }, svegliati. Di chi vuoi sapere?
werewolf-say-seer-sees = { card-seer }, ecco la tua risposta.
werewolf-say-sleep-seer = Ora dormi, { card-seer }.
werewolf-say-morning = È mattina. Svegliatevi tutti: { $seat } non è qui a vederla.
werewolf-say-day = Parlate. Appena { $majority } di voi sono contro la stessa persona, quella persona muore.
werewolf-say-lynched = Più della metà di voi è contro { $seat }, che muore e scopre questa carta: { $card }.
werewolf-say-result = { $team ->
    [humans] L’ultimo Lupo Mannaro è morto. Vince il villaggio: { $winners }.
   *[werewolves] I Lupi Mannari sono tanti quanti gli altri, e nessuno può più fermarli. Vincono i Lupi Mannari: { $winners }.
}

## What is told

werewolf-told-deal-sealed = La distribuzione è sigillata come { $seal }
werewolf-told-deal-opened = Ora il sigillo si può verificare. Sale { $salt }; carte come distribuite: { $places }.
werewolf-told-moderator = { $seat } fa da Moderatore e non gioca.
werewolf-told-your-card = La tua carta: { $card }.
werewolf-told-all-cards = Tutte le carte: { $cards }.
werewolf-told-pack = { $pack-count ->
    [one] C’è un solo Lupo Mannaro: { $pack }.
   *[other] I Lupi Mannari sono { $pack }.
}
werewolf-told-proposal = { $seat } vuole { $victim }.
werewolf-told-vision = { $is_werewolf ->
    [yes] Pollice su: { $seat } è un Lupo Mannaro.
   *[no] Pollice giù: { $seat } non è un Lupo Mannaro.
}
werewolf-told-killed = I Lupi Mannari hanno preso { $seat }, che scopre questa carta: { $card }.
werewolf-told-standing-vote = { $seat } vota contro { $accused }.
werewolf-told-lynched = Il villaggio ha deciso. { $seat } muore e scopre questa carta: { $card }.
werewolf-told-no-lynching = Non c’è accordo, quindi oggi non muore nessuno.
werewolf-told-cards = Tutte le carte: { $cards }.

## What is asked

werewolf-ask-deal = Mescola e distribuisci: una carta a ogni posto, in ordine.
werewolf-ask-seal = Un sale per il sigillo della distribuzione.
werewolf-ask-look = Guarda la tua carta. Di’ quando l’hai vista.
werewolf-ask-call = Passa qualche istante.
werewolf-ask-victim = Chi vuoi stanotte? Tutto il branco deve volere la stessa persona.
werewolf-ask-look-into = Di chi vuoi sapere?
werewolf-ask-lynch = Contro chi voti? Puoi spostare il voto finché non muore qualcuno.

## Buttons and places

werewolf-option-seen = L’ho vista
werewolf-option-deadlock = Non c’è accordo: cali la notte
werewolf-option-time = Tempo scaduto

## Before Start

werewolf-too-few = { $players ->
    [one] Una persona sola non basta.
   *[other] { $players } persone non bastano.
} Ne servono { $fewest }, senza contare il Moderatore.
werewolf-too-many = { $players } persone sono troppe. Si può giocare in { $most }.
werewolf-which-moderator = Di’ chi fa da Moderatore, o lascia fare a noi.
werewolf-no-such-moderator = «{ $name }» doveva fare da Moderatore, ma non siede qui. Scegli qualcuno del tavolo.
werewolf-too-many-werewolves = { $werewolves } Lupi Mannari su { $players } persone hanno vinto prima di cominciare. Mettine meno.
werewolf-no-seer = Senza Veggente al villaggio resta solo il fiuto. Aggiungine una, a meno che non ti piaccia il difficile.
werewolf-odd-number = { $players } è un numero dispari, e questo aiuta i Lupi Mannari. Con { $better }, o con una persona in più, sarebbe più equo.
werewolf-odds = Se il villaggio linciasse a sorte, vincerebbe { $percent ->
    [one] una volta
   *[other] { $percent } volte
} su cento ({ $exact }). Il resto dipende da voi.

## The options of the box

werewolf-box-werewolves = quanti Lupi Mannari ci sono
werewolf-box-seers = quante Veggenti ci sono
werewolf-box-moderator = chi modera: noi, uno di voi, o chi decide una carta
werewolf-box-moderator-seat = chi modera, se vi siete accordati
werewolf-box-device = uno schermo a testa, o uno che gira
werewolf-box-deadlock = come un giorno può finire senza morti: mai, se lo dite voi, o con l’orologio
werewolf-box-day-seconds = quanto dura un giorno, con l’orologio
werewolf-box-self-votes = puoi votare contro di te
werewolf-box-dying-seer-sees = una Veggente vede anche la notte in cui muore
werewolf-box-call-seconds = quanto dura uno sguardo di notte
werewolf-box-pace = a che passo va la notte; 2 è due volte più lento
werewolf-box-remind-seconds = quando si ricorda a qualcuno che lo si aspetta

## Cards: what they can do here, in two short lines, and how they win

card-moderator = Moderatore
werewolf-card-moderator-power =
    Guidi la notte e il giorno, e vedi tutto.
    Non giochi.
werewolf-card-moderator-wins = Vinci se gli altri si divertono.

werewolf-card-villager-power =
    Dormi tutta la notte e sai solo quello che senti di giorno.
    Ascolta, dubita e vota.
werewolf-card-villager-wins = Vinci quando muore l’ultimo Lupo Mannaro.

werewolf-card-seer-power =
    Ogni notte scopri se una persona è un Lupo Mannaro.
    Di giorno dillo, se hai coraggio: verranno a prenderti.
werewolf-card-seer-wins = Vinci quando muore l’ultimo Lupo Mannaro.

werewolf-card-werewolf-power =
    Ogni notte scegli con il branco una vittima, senza una parola.
    Di giorno fai il villico come tutti.
werewolf-card-werewolf-wins = Vinci quando i Lupi Mannari sono tanti quanti gli altri.

## What can be said at the table

werewolf-saying-saw = { $is_wolf ->
    [yes] Ho guardato { $seat }: è un Lupo Mannaro.
   *[no] Ho guardato { $seat }: non è un Lupo Mannaro.
}
