# Werewords. Lines that are spoken never hold the word. A call begins with the role's name.
# $cards is “dealt” where everybody has a screen, and “real” where one device lies among cards.

## The moderator's lines

werewords-say-deal = Ecco le carte di stanotte: { $roles }. In più, qualcuno fa da Sindaco. Guarda la tua e tienila per te.
werewords-say-night-falls = Cala la notte. Chiudete tutti gli occhi.
werewords-say-wake-mayor = { card-mayor }, svegliati. { $cards ->
    [real] Guarda la tua carta segreta e toccala qui.
   *[dealt] Stai per scegliere la parola di stanotte.
}
werewords-say-choose-a-word = { card-mayor }, prendi la parola che vuoi far trovare.
werewords-say-remember-the-word = { card-mayor }, ricorda la parola.
werewords-say-remember-and-give-back = { werewords-say-remember-the-word } Il dispositivo torna al suo posto.
werewords-say-sleep-mayor = Ora dormi, { card-mayor }.
werewords-say-wake-doppelganger = { card-doppelganger }, svegliati. Scegli una carta e guardala. Da adesso quella sei tu.
werewords-say-instructions = { card-doppelganger }, leggi che cosa ti chiede la tua nuova carta.
werewords-say-sleep-doppelganger = Ora dormi, { card-doppelganger }.
werewords-say-wake-seer = { card-seer }, svegliati. { $cards ->
    [real] Ecco la parola.
   *[dealt] Il tuo schermo mostra la parola.
}
werewords-say-sleep-seer = Ora dormi, { card-seer }.
werewords-say-wake-fortune-teller = { card-fortune-teller }, svegliati. { $cards ->
    [real] Ecco come comincia la parola.
   *[dealt] Il tuo schermo mostra come comincia la parola.
}
werewords-say-sleep-fortune-teller = Ora dormi, { card-fortune-teller }.
werewords-say-wake-apprentice = { card-apprentice }, svegliati. { $cards ->
    [real] Guarda qui: forse c’è qualcosa per te.
   *[dealt] Guarda il tuo schermo: forse c’è qualcosa per te.
}
werewords-say-sleep-apprentice = Ora dormi, { card-apprentice }.
werewords-say-wake-beholder = { card-beholder }, svegliati. { $cards ->
    [real] { $helpers }: occhi chiusi e pollice in su, che si veda bene.
   *[dealt] Il tuo schermo mostra chi sa della parola.
}
werewords-say-sleep-beholder = { $cards ->
    [real] Giù i pollici. Ora dormi, { card-beholder }.
   *[dealt] Ora dormi, { card-beholder }.
}
werewords-say-wake-mason = { card-mason.many }, svegliatevi. { $cards ->
    [real] Cercatevi con lo sguardo.
   *[dealt] I vostri schermi mostrano chi è l’altro.
}
werewords-say-sleep-mason = Ora dormite, { card-mason.many }.
werewords-say-wake-thing = { card-thing }, svegliati. Tocca chi hai a sinistra o chi hai a destra.
werewords-say-sleep-thing = Ora dormi, { card-thing }.
werewords-say-wake-minion = { card-minion }, svegliati. { $cards ->
    [real] { card-werewolf.many }: occhi chiusi e pollice in su, che si veda bene.
   *[dealt] Il tuo schermo mostra chi servi.
}
werewords-say-sleep-minion = { $cards ->
    [real] Giù i pollici. Ora dormi, { card-minion }.
   *[dealt] Ora dormi, { card-minion }.
}
werewords-say-wake-werewolf = { card-werewolf }, svegliati. Questa è la parola che cercano.
werewords-say-wake-werewolves = { card-werewolf.many }, svegliatevi. Riconoscetevi.
werewords-say-werewolves-read = { card-werewolf.many }, questa è la parola che cercano.
werewords-say-tap-a-letter = { card-werewolf.many }, toccate una lettera della parola. La vedranno tutti. Toccatela di nuovo per confermare.
werewords-say-tap-a-letter-one-werewolf = { card-werewolf }, tocca una lettera della parola. La vedranno tutti. Toccala di nuovo per confermare.
werewords-say-sleep-werewolf = Ora dormi, { card-werewolf }.
werewords-say-sleep-werewolves = Ora dormite, { card-werewolf.many }.
werewords-say-day-breaks = { $cards ->
    [real] Svegliatevi tutti. L’orologio corre: fate domande al Sindaco, una alla volta.
   *[dealt] Svegliatevi tutti. L’orologio corre: fate le vostre domande al Sindaco.
}
werewords-say-word-found = La parola è stata trovata. { card-werewolf.many }, scopritevi. Uno di voi deve indicare la persona giusta: { $roles-or }.
werewords-say-word-found-one-werewolf = La parola è stata trovata. { card-werewolf }, scopriti. Devi indicare la persona giusta: { $roles-or }.
werewords-say-word-not-found = La parola non è stata trovata. Parlatene: chi vi ha portato fuori strada? Poi ognuno indica una persona.
werewords-say-word-found-by-two = La parola è stata trovata. Chi ha il { card-werewolf } si scopra, e dica dov’è questa carta: { $roles-or }.
werewords-say-word-not-found-by-two = La parola non è stata trovata. Dov’è il { card-werewolf }? Parlate, ma senza dire che carta avete. Poi indicate entrambi.
werewords-say-werewolves-point = { card-werewolf.many }, indicate adesso.
werewords-say-werewolf-points = { card-werewolf }, indica adesso.
werewords-say-everyone-points = Ognuno indichi un’altra persona: tre, due, uno, adesso.
werewords-say-both-point = Indicate entrambi: tre, due, uno, adesso.
werewords-say-result = { $team ->
    [village] { $winners-count ->
        [0] Vince il villaggio.
       *[other] Vince il villaggio: { $winners }.
    }
    [werewolves] { $winners-count ->
        [0] Vince la parte dei Lupi Mannari.
       *[other] Vince la parte dei Lupi Mannari: { $winners }.
    }
   *[none] { $winners-count ->
        [0] Stavolta non vince nessuno.
        [one] Vince { $winners }.
       *[other] Vincono { $winners }.
    }
}
werewords-why = { $guessed ->
    [yes] { $team ->
        [village] La parola è stata trovata, e nessun Lupo Mannaro ha indicato la persona giusta.
        [werewolves] La parola è stata trovata, ma un Lupo Mannaro ha indicato la persona giusta.
       *[none] { $winner ->
            [werewolf] La parola è stata trovata, ma il Lupo Mannaro sapeva dov’è la carta giusta.
           *[other] { $winners-count ->
                [one] La parola è stata trovata, e il Lupo Mannaro non sapeva dov’è la carta giusta.
               *[other] La parola è stata trovata, e il Lupo Mannaro non è tra voi.
            }
        }
    }
   *[no] { $team ->
        [village] La parola non è stata trovata, ma qualcuno della parte dei Lupi Mannari è stato smascherato.
        [werewolves] La parola non è stata trovata, e nessuno della parte dei Lupi Mannari è stato smascherato.
       *[none] { $winner ->
            [werewolf] La parola non è stata trovata, e nemmeno il Lupo Mannaro.
           *[other] { $winners-count ->
                [0] La parola non è stata trovata, e nemmeno il Lupo Mannaro.
               *[other] La parola non è stata trovata, ma il Lupo Mannaro sì.
            }
        }
    }
}

## What is told

werewords-told-deal-sealed = La distribuzione è sigillata come { $seal }
werewords-told-deal-opened = Ora il sigillo si può verificare. Sale { $salt }; carte come distribuite: { $places }.
werewords-told-mayor = { $seat } fa da Sindaco.
werewords-told-your-card = La tua carta: { $card }.
werewords-told-word = La Parola Magica è «{ $word }».
werewords-told-letters = Comincia così: { $letters }
werewords-told-nothing-tonight = Stanotte non c’è niente per te.
werewords-told-helpers = { $helpers-count ->
    [0] Nessuno sa della parola.
    [one] Sa della parola: { $helpers }.
   *[other] Sanno della parola: { $helpers }.
}{ $beholders-count ->
    [0] {""}
   *[other] {" "}Testimone, come te: { $beholders }.
}
werewords-told-masons = { $masons-count ->
    [0] Nessun altro Massone è sveglio.
   *[other] Massone, come te: { $masons }.
}
werewords-told-werewolves = { $werewolves-count ->
    [one] Il Lupo Mannaro è { $werewolves }.
   *[other] I Lupi Mannari sono { $werewolves }.
}{ $minions-count ->
    [0] {""}
   *[other] {" "}Scagnozzo, come te: { $minions }.
}
werewords-told-pack = { $pack-count ->
    [0] Vai a caccia in solitudine.
    [one] Lupo Mannaro, come te: { $pack }.
   *[other] Lupi Mannari, come te: { $pack }.
}
werewords-told-copied = { $seat } ha questa carta: { $card }. Ora è anche la tua. { $joins ->
    [yes] Svegliati di nuovo quando viene chiamata.
   *[no] Non serve che ti svegli quando viene chiamata.
}
werewords-told-tapped = { $by } ti ha dato un tocco. { $by } è la Cosa, e sta con il villaggio.
werewords-told-letter-marked = { $by } segna la lettera { $place }.
werewords-told-shape = La parola è fatta così: { $shape }
werewords-told-question = { $seat } chiede ({ $number }): { $text }{ $now ->
    [yes] {""}
   *[no] {" "}Questa aspetta il suo turno.
}
werewords-told-withdrawn = La domanda { $number } è ritirata.
werewords-told-passed = { $seat } passa. Ora chiede { $turn }.
werewords-told-token = { $number ->
    [none] { werewords-token }{ $seat ->
        [none] .
       *[other] {" "}per { $seat }.
    }
   *[other] { werewords-token } per { $seat }, alla domanda { $number }.
}{ $left ->
    [none] {""}
   *[other] {" "}Nella scatola: { $left }.
}
werewords-token = { $token ->
    [yes] Sì
    [no] No
    [maybe] Forse
    [so-close] Vicinissimo
   *[way-off] Lontanissimo
}
werewords-told-correct = { $seat ->
    [none] Esatto! La parola è quella.
   *[other] Esatto! { $seat } ha trovato la parola.
}
werewords-told-magic-word = La parola era «{ $word }».
werewords-told-werewolves-show = { $seats-count ->
    [one] { $seats } scopre la sua carta: Lupo Mannaro.
   *[other] { $seats } scoprono le loro carte: la parte dei Lupi Mannari.
}
werewords-told-votes = { $votes-count ->
    [0] Nessuno ha indicato.
   *[other] Parlano le dita: { $votes }.
}
werewords-pair-votes = { $left } indica { $right }
werewords-pair-score = { $left } { $right }
werewords-told-revealed = { $seat } scopre questa carta: { $card }.
werewords-told-whoops = Ops! { $guessed ->
    [yes] La parola in realtà è stata trovata.
   *[no] La parola in realtà non è stata trovata.
}
werewords-told-cards = Tutte le carte: { $cards }. Da Sindaco ha fatto { $mayor }.{ $extra ->
    [none] {""}
   *[other] {" "}La carta a parte: { $extra }.
}{ $copied ->
    [none] {""}
   *[other] {" "}Che cosa era diventato il Sosia: { $copied }.
}

## What is asked

werewords-ask-look = Guarda la tua carta. Di’ quando l’hai vista.
werewords-ask-deal = Mescola e distribuisci: una carta a ogni posto, in ordine, e l’ultima al centro.
werewords-ask-seal = Un sale per il sigillo della distribuzione.
werewords-ask-first-mayor = Chi fa da Sindaco per primo?
werewords-ask-mayor-card = Sindaco, qual è la tua carta segreta?
werewords-ask-draw-words = Parole tra cui sceglie il Sindaco.
werewords-ask-choose-word = Quale parola devono trovare?
werewords-ask-confirm-word = «{ $word }»: è questa?
werewords-ask-call = { $card } ha qualche istante.
werewords-ask-copy = La carta di chi vuoi copiare?
werewords-ask-instructions = Leggi, poi chiudi gli occhi.
werewords-ask-tap = Chi tocchi, da una parte o dall’altra?
werewords-ask-letter = Quale lettera della parola vedranno tutti? Sceglila due volte per confermare.
werewords-ask-day = Fai domande al Sindaco o, se il Sindaco sei tu, rispondi.
werewords-ask-hunt = Chi indichi?
werewords-ask-vote = Chi indichi?
werewords-ask-talk = Parlate finché c’è tempo.
werewords-ask-singled-out = Chi aveva più dita addosso? Più persone, se c’è parità.
werewords-ask-werewolf-shows = Uno di voi scopre il Lupo Mannaro?
werewords-ask-extra-card = Quale carta era a parte?
werewords-ask-pointed-at-extra = Chi di voi ha indicato la carta a parte?

## Buttons and places

werewords-option-seen = L’ho vista
werewords-option-read = Ho letto
werewords-option-ok = Sì, questa
werewords-option-back = Indietro
werewords-option-new-words = Altre parole
werewords-option-letter = { $letter } (lettera { $place })
werewords-option-yes = Sì
werewords-option-no = No
werewords-option-yes-no = Sì/No
werewords-option-maybe = Forse
werewords-option-so-close = Vicinissimo
werewords-option-way-off = Lontanissimo
werewords-option-correct = Esatto
werewords-option-no-more-tokens = Gettoni Sì/No finiti
werewords-option-withdraw = Ritiro la domanda
werewords-option-pass = Passo
werewords-option-whoops = Ops
werewords-option-centre = il centro
werewords-option-extra-card = la carta a parte
werewords-option-time = Tempo scaduto

## Before Start

werewords-too-few = { $players ->
    [one] Una persona sola non basta.
   *[other] { $players } persone non bastano.
} Ne servono { $fewest }.
werewords-too-many = { $players } persone sono troppe. Si può giocare in { $most }.
werewords-small-table = In { $players } si può giocare solo con le regole per tavoli piccoli. Attivale, o trova altra gente.
werewords-mayor-is-always-in = Il Sindaco c’è sempre. Non metterlo tra le carte.
werewords-no-such-role = Non c’è nessuna carta che si chiama «{ $role }».
werewords-too-many-of = { $count } carte sono troppe per questo ruolo: { $role }. Al massimo { $most }.
werewords-no-werewolf = Tra le carte non c’è nessun Lupo Mannaro. Aggiungine uno.
werewords-no-helper = Nessuno saprebbe la parola. Aggiungi la Veggente o la Cartomante.
werewords-apprentice-alone = Un Apprendista ha bisogno di una maestra. Aggiungi la Veggente o la Cartomante.
werewords-two-players-need = In due servono un Lupo Mannaro e una Veggente o una Cartomante. Nient’altro.
werewords-wrong-number = { $cards ->
    [one] C’è una carta scelta
   *[other] Ci sono { $cards } carte scelte
} per { $players } persone. Scegli tante carte quante sono le persone; il Sindaco è in più.
werewords-seats-are-cards = Con carte vere i posti sono le carte: { $seats }.
werewords-night-order-names = Un ordine tuo deve chiamare una volta ognuna di queste carte: { $roles }.
werewords-night-order-ends = Il Sosia deve svegliarsi per primo e i Lupi Mannari per ultimi.
werewords-seer-call-tells = Se la Veggente non viene chiamata, tutti sapranno che il Sindaco è la Veggente.
werewords-mason-call-tells = Se i Massoni non vengono chiamati, tutti sapranno che uno solo è sveglio.
werewords-more-village-team = { $wolves } dalla parte dei Lupi Mannari contro { $count } da quella del villaggio: il villaggio dovrebbe essere di più.
werewords-more-villager-cards = { $wolves } dalla parte dei Lupi Mannari e { $count ->
    [0] nessun semplice Villico
    [one] un solo semplice Villico
   *[other] solo { $count } semplici Villici
}: può essere dura nascondersi.
werewords-masons-suit-ten = I Massoni danno il meglio in dieci o più.
werewords-many-werewolves = Sono più Lupi Mannari del solito: di norma { $usual }.
werewords-two-helpers = Veggente e Cartomante insieme aiutano molto, a un tavolo così.

## The options of the box

werewords-box-roles = le carte oltre al Sindaco; se manca, quelle solite per quanti siete
werewords-box-werewolf-table = un terzo Lupo Mannaro da dodici persone in su, o mai
werewords-box-most-werewolves = quanti Lupi Mannari ci possono essere
werewords-box-small-tables = due e tre persone hanno regole proprie
werewords-box-warn-unless-more = che cosa deve superare in numero la parte dei Lupi Mannari, se no arriva un avviso
werewords-box-cards = distribuite da noi, o vere sul vostro tavolo
werewords-box-called-by = chi chiama di notte: l’app o chi conduce
werewords-box-mayor-in-centre = chi fa da Sindaco quando quella carta resta al centro
werewords-box-language = la lingua delle parole
werewords-box-level = quanto sono difficili le parole
werewords-box-offers = tra quante parole sceglie il Sindaco; se manca, di più ai livelli difficili
werewords-box-role-adjusted-words = una parola più facile se il Sindaco è la Veggente, una più difficile se è un Lupo Mannaro
werewords-box-proper-nouns = con nomi, titoli e luoghi
werewords-box-categories = solo parole di questi tipi
werewords-box-word-lists = le vostre liste, in aggiunta alle parole
werewords-box-new-words = il Sindaco può chiedere altre parole
werewords-box-night-order = un ordine tuo per la notte
werewords-box-call-seer = se la Veggente viene chiamata anche quando il Sindaco è la Veggente
werewords-box-call-masons = quando viene chiamato un Massone rimasto solo
werewords-box-beholder-sees = che cosa vede il Testimone: un gruppo senza carte, o chi è chi
werewords-box-beholder-sees-copies = il Testimone vede un Sosia che ha copiato una Veggente
werewords-box-minion-sees-copies = lo Scagnozzo vede un Sosia tra i Lupi Mannari
werewords-box-letters = quante lettere vede la Cartomante all’inizio
werewords-box-letters-grow = quali parole non trovate aggiungono una lettera
werewords-box-view-seconds = quanto si guarda di notte
werewords-box-recognise-seconds = quanto si guardano i Lupi Mannari
werewords-box-pace = a che passo va la notte; 2 è due volte più lento
werewords-box-remind-seconds = quando si ricorda a qualcuno che lo si aspetta
werewords-box-questions = come si fanno le domande: scritte, o a voce
werewords-box-asking = chiede chi vuole, o si va a turni
werewords-box-day-seconds = quanto dura il giorno
werewords-box-speedwords = metà giorno, e una lettera della parola in vista
werewords-box-letter-shown = in Speedwords, quella lettera sola, o tutte quelle uguali
werewords-box-edition = i gettoni di quale scatola
werewords-box-yes-no = quanti gettoni Sì/No
werewords-box-maybe = quanti gettoni Forse
werewords-box-so-close = quanti gettoni Vicinissimo
werewords-box-way-off = quanti gettoni Lontanissimo
werewords-box-count-tokens = i gettoni li contiamo noi
werewords-box-way-off-answers = Lontanissimo risponde anche alla domanda
werewords-box-must-declare-guess = a chi indovina bisogna dire Esatto
werewords-box-late-guess = se un tentativo scritto prima della fine vale anche dopo
werewords-box-hunt-seconds = quanto i Lupi Mannari cercano la Veggente
werewords-box-vote-seconds = quanto parlate prima di indicare
werewords-box-talk-in-hunt = tutti possono parlare mentre i Lupi Mannari cercano la Veggente
werewords-box-votes = indica ognuno per sé, o le mani si contano a occhio
werewords-box-singled-out-by = più dita di tutti, o più della metà
werewords-box-one-vote-each = chi scopre la carta quando tutti hanno un dito addosso
werewords-box-minion-reveals = lo Scagnozzo si scopre con i Lupi Mannari
werewords-box-beholder-reveals = un Testimone che viene indicato scopre la carta
werewords-box-extra-card-found-by = in due, vince chi indica la carta a parte, o solo se lo fate entrambi

## What a bot asks when nothing better comes to mind, one to a line

werewords-bot-questions =
    È un essere vivente?
    Sta in una mano?
    Si trova in una casa?
    È più grande di un’automobile?
    Si mangia?
    È un animale?
    È una persona?
    È un luogo?
    È opera dell’uomo?
    Si compra in un negozio?
    Esisteva già cent’anni fa?
    Fa rumore?
    È qualcosa che si fa?
    Piace ai bambini?
    Si trova all’aperto?
    È di metallo?
    Si muove?
    Lo vedo tutti i giorni?
    È qualcosa di morbido?
    Può essere pericoloso?
    Può volare?
    Vive nell’acqua?
    È un tipo di cibo?
    Lo farei come regalo?

## What can be said at the table

werewords-saying-seer-is = Secondo me la Veggente è { $seat }.
werewords-saying-good-question = Bella domanda, { $seat }.

## Come un bot che fa da Sindaco ha inteso una domanda, accanto al gettone

werewords-understood-is = È { $what }?
werewords-understood-has = Ha { $what }?
werewords-understood-made = È fatto di { $what }?
werewords-understood-does = Fa questo: { $what }?
werewords-understood-you = Ci si fa questo: { $what }?
werewords-understood-used = Serve per questo: { $what }?
werewords-understood-where = Si trova qui: { $what }?
werewords-understood-about = Ha a che fare con questo: { $what }?
werewords-understood-any = { $what }?
werewords-understood-asked = { $what }
werewords-understood-bigger = È più grande di questo: { $what }?
werewords-understood-smaller = È più piccolo di questo: { $what }?
werewords-understood-guess = È proprio «{ $what }»?
werewords-understood-letters = Comincia per vocale?
werewords-understood-first-letter = Comincia con { $what }?
werewords-understood-first-letters = Comincia con una lettera tra queste: { $what }?
werewords-understood-last-letter = Finisce con { $what }?
werewords-understood-has-letter = C’è la lettera { $what }?
werewords-understood-letters-count = Numero di lettere: { $what }?
werewords-understood-words-count = Numero di parole: { $what }?
werewords-understood-not = Non è così: { $what }
werewords-understood-or = { $left } Oppure: { $right }
werewords-understood-and = { $left } E: { $right }
werewords-understood-unknown = Non ho capito bene che cosa intendi.
