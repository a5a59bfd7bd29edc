# What is printed: cards, tokens, turn cards, score sheets. Short lines, read at arm's length.
# $call, $first and $later are the first words of the line by which a card is called at night.

## When a card wakes

print-wakes-never = Di notte nessuno ti chiama.
print-wakes-once = Svegliati a «{ $call }».
print-wakes-every = Svegliati ogni notte a «{ $call }».
print-wakes-first = Svegliati la prima notte a «{ $call }».
print-wakes-later = Svegliati dalla seconda notte a «{ $call }».
print-wakes-both = Svegliati la prima notte a «{ $first }», poi a «{ $later }».
print-wakes-werewords-mayor = Svegliati a «{ $call }», e di nuovo quando chiamano la tua carta segreta.
print-wakes-werewords-doppelganger = Svegliati a «{ $call }», e di nuovo con queste, se ne hai copiata una: { $again }.
print-wakes-werewolf-moderator = Resti in piedi tutta la notte.
print-wakes-wherewolf-traitor = La prima notte, a «{ $call }», tieni gli occhi chiusi e alza una mano.
print-wakes-wherewolf-cursed = Di notte nessuno ti chiama, finché non ti trasformi: da allora svegliati a «{ card-werewolf.many }».

## Sides that a card has not from the start, and how Werewords is won

print-team-werewords-mayor = come la tua carta segreta
print-team-werewords-doppelganger = come la carta copiata
print-team-werewolf-moderator = di nessuna parte
print-aura = { $aura ->
    [Dark] Aura Oscura
   *[White] Aura Bianca
}{ $mystic ->
    [yes] , ha il dono
   *[no] {""}
}
print-wins-werewords-village = Vinci se la parola viene trovata e i Lupi Mannari mancano chi ne sapeva, o se qualcuno della loro parte viene preso.
print-wins-werewords-werewolves = Vinci se trovate chi sapeva della parola, o se resta nascosta e nessuno della tua parte viene preso.
print-wins-werewords-mayor = Vinci con la parte della tua carta segreta.
print-wins-werewords-doppelganger = Vinci con la parte della carta che hai copiato.

## What a card does where hands and eyes decide, not a screen

print-does-werewords-mason-uncalled = Sei l’unico Massone di questo villaggio e giochi come un Villico.
print-does-werewords-werewolf =
    Conosci la parola{ $one ->
        [yes] {""}
       *[no] {" "}e il tuo branco
    }. Porta gli altri fuori strada.
    Se trovano la parola, cerca: { $sought-or }.
print-does-wherewolf-advocate = Puoi votare per il rogo anche se l’accusa è contro di te. Una volta in partita, alza le due mani a un nome nella Prima Votazione: nessuna accusa contro quella persona conta.
print-does-wherewolf-spy = Conosci gli altri Criminali. Nella Prima Votazione puoi tenere gli occhi aperti.

## The margin of a sheet

print-margin = { $game }, foglio { $sheet } di { $sheets }. Stampare al 100 %.
print-margin-both = { $game }, foglio { $sheet } di { $sheets }. Stampare al 100 %, fronte e retro, girando sul lato lungo.
print-table = Inquadra il codice per sederti al tavolo.

## The turn card

print-night-once = La notte
print-night-first = La prima notte
print-night-later = Ogni notte seguente
print-day = Il giorno
print-village = In questo villaggio: { $roles }.
print-rule-werewords = Chiama ogni carta in gioco, anche se ce l’ha il Sindaco{ $seer ->
    [no] {" "}(tranne: { $sought-or })
   *[yes] {""}
}, e aspetta ogni volta lo stesso tempo.
print-rule-werewolf = Di’ queste frasi e nient’altro. Solo tu sai chi apre gli occhi.
print-rule-wherewolf = Chiama ogni carta in gioco, che qualcuno l’abbia o no, in vita o no, e aspetta ogni volta lo stesso tempo.
print-ends-wherewolf = Svegliatevi tutti.
print-day-werewords =
    Il Sindaco non dice niente e risponde a ogni domanda con un gettone.
    Il Giorno dura { $time }, o fino all’ultimo gettone Sì/No.{ $speedwords ->
        [yes] {" "}Disegna un trattino per ogni lettera della parola e scrivi quella scelta{ $everywhere ->
            [yes] , ovunque si trovi
           *[no] {""}
        }.
       *[no] {""}
    }
    { $two ->
        [yes] Trovata: chi è il Lupo Mannaro si mostra e ha { $hunt } secondi per indicare l’altra persona o la carta a parte. Se è { $sought }, vince il Lupo Mannaro, se no l’altra persona. Senza Lupo Mannaro vincono entrambe.
       *[no] { $one ->
            [yes] Trovata: il Lupo Mannaro si mostra e ha { $hunt } secondi per indicare qualcuno. Chi cerca: { $sought }. Se indovina, vince.
           *[no] Trovata: i Lupi Mannari si mostrano e hanno { $hunt } secondi per indicare qualcuno. Chi cercano: { $sought }. Con un solo colpo giusto vincono.
        }{ $quiet ->
            [yes] {" "}Intanto non parla nessun altro.
           *[no] {""}
        }
    }
    { $two ->
        [yes] Non trovata: parlate per { $talk } secondi, ma nessuno può dirsi { $sought } o Villico. Poi indicate insieme, l’altra persona o la carta a parte. Chi indica il Lupo Mannaro vince, e anche un Lupo Mannaro che nessuno indica.{ $together ->
            [yes] {" "}Se il Lupo Mannaro è la carta a parte, vincono entrambe o nessuna.
           *[no] {""}
        }
       *[no] Non trovata: parlate per { $talk } secondi, poi indicate tutti insieme. { $needs ->
            [majority] Chi ha addosso più della metà delle dita scopre la carta. Se nessuno ne ha tante,
            [everybody] Chi ha più dita addosso scopre la carta; in parità, tutti loro.
           *[nobody] Chi ha più dita addosso scopre la carta; in parità, tutti loro. Se nessuno ne ha più di uno,
        }{ $needs ->
            [everybody] {""}
           *[other] {" "}{ $one ->
                [yes] vince il Lupo Mannaro
               *[no] vincono i Lupi Mannari
            }.
        }{ $beholder ->
            [no] {" "}Il Testimone non scopre mai la sua carta.
           *[yes] {""}
        }
    }
print-day-werewolf =
    Di’ chi è morto. La sua carta viene scoperta, e i morti tacciono.
    Parlate. Appena più della metà dei vivi sta contro qualcuno, quella persona muore e scopre la carta.{ $ends ->
        [declared] {" "}Se non trovate un accordo, potete dirlo: scende la notte senza morti.
        [timer] {" "}Se dopo { $time } nessuno è morto, scende la notte.
       *[none] {""}
    }
    Dopo ogni morte: il villaggio vince se non resta nessun Lupo Mannaro; i Lupi Mannari vincono se sono tanti quanti gli altri.
print-day-wherewolf =
    Di’ chi non si è svegliato, o che non manca nessuno, e nient’altro.{ $reveal ->
        [yes] {" "}Chi è fuori scopre la carta.
       *[no] {""}
    } Poi il villaggio parla{ $talk ->
        [none] {""}
       *[other] , { $talk } al massimo
    }.
    Prima Votazione, { $public ->
        [yes] occhi aperti
       *[no] occhi chiusi
    }: ognuno accusa un’altra persona. Leggi i nomi, ogni giorno nell’altro verso.
    Sotto accusa va chi ha più voti; se è una persona sola, anche chi viene subito dopo. { $counts ->
        [yes] Di’ i nomi e quanti voti.
       *[no] Di’ i nomi, mai quanti voti.
    } Si difendono{ $defence ->
        [none] {""}
       *[other] , { $defence } al massimo a testa
    }.
    Seconda Votazione, { $public ->
        [yes] occhi aperti
       *[no] occhi chiusi
    }: chi non è sotto accusa sceglie tra loro. Chi ha più voti brucia; in parità si salvano.
    Dopo ogni morte: il Villaggio vince se non resta nessun Lupo Mannaro né Vampiro; un’altra parte, se resta solo lei. Se restano in due e non possono farsi del male, vincono i Lupi Mannari o, se non ce ne sono, il Vampiro.
print-day-wherewolf-timed = Il giorno intero dura { $time }. Quando finisce, cala subito la notte e nessuno brucia.

## What whoever leads the night does, without a word

print-turned = { $card } (trasformato)
print-do-look = Lascia qualche secondo per guardare.
print-do-werewords-mayor = Il Sindaco guarda la carta segreta e te la mostra, sceglie una parola e la scrive.
print-do-werewords-doppelganger = Il Sosia guarda un’altra carta. Se è Veggente, Cartomante o Apprendista, mostragli subito quello che vede quella carta; se è Cosa, tocca subito qualcuno: allora non si sveglia più.
print-do-werewords-seer = Mostra la parola.
print-do-werewords-fortune-teller = Mostra { $letters ->
    [one] la prima lettera
   *[other] le prime { $letters } lettere
} di ogni parte della parola.{ $grow ->
    [in-a-row] {" "}Ogni parola di fila non trovata ne aggiunge una.
    [in-all] {" "}Ogni parola non trovata ne aggiunge una.
   *[never] {""}
}
print-do-werewords-apprentice = Mostra quello che vedrebbe la carta segreta del Sindaco, se è Veggente o Cartomante; se no, un foglio bianco.
print-do-werewords-mason = { $sure ->
    [no] Chiamali solo se il Sosia ha copiato un Massone.{" "}
   *[yes] {""}
}{ print-do-look }
print-do-werewords-thing = Aspetta il tocco.
print-do-werewords-werewolf = Mostra la parola.{ $waits ->
    [yes] {" "}Aspetta sempre { $seconds } secondi: se nessuno tocca una lettera, la sceglie il caso.
   *[no] {""}
}
print-do-werewolf-werewolves = Aspetta che tutti indichino la stessa persona, e segna il nome.
print-do-werewolf-seer = Pollice su per un Lupo Mannaro, pollice giù per gli altri. Chiamala anche se è la vittima di questa notte{ $dying ->
    [no] {" "}(allora non mostrare niente)
   *[yes] {""}
}, ma poi non più.
print-do-wherewolf-amulet-first = Tocca sulla spalla chi lo porta.
print-do-wherewolf-amulet-later = Tocca chi lo riceve. È perduto se non cambia mani, o se quella persona l’ha già avuto.
print-do-wherewolf-sword-first = Tocca sulla spalla chi la porta.
print-do-wherewolf-sword-later = Tocca chi la riceve. È perduta se non cambia mani, o se quella persona l’ha già avuta.
print-do-wherewolf-juliet-first = Mostrale la parte di Romeo. Poi tocca Romeo e lascia che la veda.
print-do-wherewolf-seer-first = Pollice su per un’aura Oscura: { $dark }.
print-do-wherewolf-seer-later = Pollice su per un’aura Oscura: { $dark }.
print-do-wherewolf-medium-later = Pollice su se l’aura era Oscura alla morte: { $dark }.
print-do-wherewolf-wizard-first = Pollice su per il dono: { $mystic }.
print-do-wherewolf-wizard-later = Pollice su per il dono: { $mystic }.
print-do-wherewolf-monk-first = Mostra due carte di questo villaggio che nessuno ha.
print-do-wherewolf-priest-first = Indica il Peccatore, o scuoti la testa.
print-do-wherewolf-guards-first = Poi mostra con le dita quanti Criminali sono in gioco.
print-do-wherewolf-vampire-hunter-first = Annuisci se il Vampiro è in gioco, se no scuoti la testa.
print-do-wherewolf-vampire-later = Può indicare qualcuno, che da adesso è suo: tocca quella persona e lascia che si vedano. All’Eremita e a chi ha il dono non succede niente. Un lupo o l’Ammazzavampiri è la sua morte.
print-do-wherewolf-werewolves-first = Si vedono, dal più forte al più debole: { $pack }.{ $equals ->
    [yes] {" "}A parità di carta decide l’ordine dei nomi.
   *[no] {""}
} Nessuno viene attaccato.
print-do-wherewolf-werewolves-later = Indica solo il più forte in vita.{ $pack-count ->
    [one] {""}
   *[other] {" "}Nell’ordine: { $pack }.
} Segna il nome.
print-do-wherewolf-warden-later = Chi vuole, ma non sé stesso e non la persona della notte prima.
print-do-wherewolf-crime-boss-later = Una volta in partita può indicare qualcuno. Un semplice paesano (senza dono né amore) passa dalla sua: tocca quella persona e lascia che si vedano. Una Guardia o un mostro è la sua morte.
print-do-wherewolf-assassin-later = Una volta in partita può indicare una vittima.
print-do-wherewolf-healer-later = Mostra chi sta morendo. Una volta in partita può salvare qualcuno, ma non sé stesso.

## What the cards of a village change in this, at night and by day

print-changes = Che cosa cambiano queste carte
print-changes-werewords-doppelganger = Si cerca anche il Sosia se ha copiato Veggente, Cartomante o un Apprendista a cui è stato mostrato qualcosa. Da Lupo Mannaro indica con gli altri. Se la parola non è trovata, conta come ciò che ha copiato.
print-changes-werewords-apprentice = L’Apprendista si cerca solo se la carta segreta del Sindaco è Veggente o Cartomante, e allora al posto del Sindaco.
print-changes-werewords-minion = { $minion ->
    [yes] Se la parola è trovata, anche lo Scagnozzo si mostra, ma non indica nessuno.
   *[no] Se la parola è trovata, lo Scagnozzo non si mostra e non indica nessuno.
} Se no, conta come Lupo Mannaro.
print-changes-wherewolf-amulet = Chi ha l’Amuleto non muore, né di notte né sul rogo{ $made-count ->
    [0] {""}
   *[other] , e non diventa { $made-or }
}; poi è perduto. Se salva dal rogo, di’ parola per parola le stesse cose che in parità.
print-changes-wherewolf-sword = Chi ha la Spada muore per artigli come per morsi, e porta con sé il Lupo Mannaro più forte o il Vampiro; poi è perduta.
print-changes-wherewolf-warden = Artigli e morsi falliscono dove veglia il Custode.
print-changes-wherewolf-hermit = Né artigli né morsi fanno male all’Eremita.
print-changes-wherewolf-juliet = Se muore Giulietta o Romeo, muore anche l’altro.
print-changes-wherewolf-huntsman = Se il branco uccide il Cacciatore, muore anche il Lupo Mannaro più debole.
print-changes-wherewolf-bard = All’alba di’ che si è vista un’aura Bianca, se il Bardo e la Veggente vivevano e lei ne ha vista una; se no, che alla locanda tutto tace.
print-changes-wherewolf-magistrate = Il voto del Magistrato vale doppio.
print-changes-wherewolf-advocate = L’Avvocato vota anche sotto accusa. Una volta, con le due mani alzate a un nome: nessuna accusa contro quella persona conta.
print-changes-wherewolf-enchantress = I voti contro l’Incantatrice valgono la metà, arrotondati per eccesso.
print-changes-wherewolf-cursed = Il Maledetto non muore per mano del branco: ne entra a far parte, e da allora si sveglia con lui. Faglielo sapere all’alba.
print-changes-wherewolf-young-wolf = Se il Giovane Lupo brucia, la notte dopo il branco sceglie due vittime.
print-changes-wherewolf-traitor = Se il branco attacca il Traditore, lui vive: mostragli chi sono.
print-changes-wherewolf-ghoul = Di notte il Ghoul muore al posto del Vampiro.
print-changes-wherewolf-thief = Il primo artiglio o morso manca la Ladra.
print-changes-wherewolf-spy = La Spia può guardare la Prima Votazione.
print-changes-wherewolf-jester = Se il Giullare brucia, vince, e il giorno dopo non brucia nessuno.
print-changes-wherewolf-madman = Se il branco uccide il Pazzo, lui vince, e il prossimo attacco fallisce.
print-changes-wherewolf-criminals = Se vive un Criminale e nessuna Guardia, vincono i Criminali al posto del Villaggio.

## The score sheet

print-score = Foglio dei punti
print-score-this = Questa partita
print-score-games = Le partite
print-score-evening = Chi ha vinto quante volte
print-score-name = Nome
print-score-card = Carta
print-score-out = Fuori
print-score-notes = Note
print-score-word = Parola
print-score-found = Trovata
print-score-winners = Hanno vinto
print-score-sum = Totale

## The command

print-made = { $file } ha { $pages ->
    [one] una pagina
   *[other] { $pages } pagine
}. { $sides ->
    [two] Stampare al 100 %, fronte e retro, girando sul lato lungo.
   *[one] Stampare al 100 %.
}
print-unwritable = { $file } non si può scrivere: { $error }

## What cannot be printed

print-refused-no-typesetter = Per stampare manca una parte. Si ottiene con: { $command }
print-refused-not-here = A questo server manca la parte che stampa. Chi lo gestisce può aggiungerla con: { $command }
print-refused-no-such-card = In questo gioco non c’è una carta «{ $card }».{ $near ->
    [none] {""}
   *[other] {" "}Intendi { $near }?
}
print-refused-bad-count = «{ $card }» si può stampare { $most } volte al massimo.
print-refused-bad-roles = Scrivi le carte così: Seer=1,Werewolf=2. «{ $text }» non è così.
print-refused-too-many-cards = { $cards } carte sono troppe per un file. Ce ne stanno { $most }.
print-refused-no-cards = Nessuna carta è scelta. Scegline almeno una.
print-refused-one-way = Scegli le carte in un solo modo: per nome, per numero di giocatori o tutte insieme.
print-refused-no-tokens = Questo gioco si gioca senza gettoni.
print-refused-no-names = I cartellini hanno bisogno di nomi. Danne almeno uno.
print-refused-too-many-names = { $names } nomi sono troppi. Ce ne stanno { $most }.
print-refused-bad-name = «{ $name }» non si può stampare: un nome ha { $most } lettere al massimo, su una riga.
print-refused-bad-table = «{ $table }» non è né l’indirizzo né il codice di un tavolo.
