# What is printed: cards, tokens, turn cards, score sheets. Short lines, read at arm's length.
# $call, $first and $later are the first words of the line by which a card is called at night.

## When a card wakes

print-wakes-never = Nobody calls you at night.
print-wakes-once = Wake at “{ $call }”.
print-wakes-every = Wake each night at “{ $call }”.
print-wakes-first = Wake in the first night at “{ $call }”.
print-wakes-later = Wake from the second night on at “{ $call }”.
print-wakes-both = Wake in the first night at “{ $first }”, later at “{ $later }”.
print-wakes-werewords-mayor = Wake at “{ $call }”, and again when your secret card is called.
print-wakes-werewords-doppelganger = Wake at “{ $call }”, and again with these, if you copied one: { $again }.
print-wakes-werewolf-moderator = You are awake all night.
print-wakes-wherewolf-traitor = In the first night, at “{ $call }”, keep your eyes shut and put a hand up.
print-wakes-wherewolf-cursed = Nobody calls you at night, until you turn: from then on wake at “{ card-werewolf.many }”.

## Sides that a card has not from the start, and how Werewords is won

print-team-werewords-mayor = as your secret card
print-team-werewords-doppelganger = as the card you copy
print-team-werewolf-moderator = on no side
print-aura = { $aura ->
    [Dark] Dark aura
   *[White] White aura
}{ $mystic ->
    [yes] , has the gift
   *[no] {""}
}
print-wins-werewords-village = You win if the word is found and the Werewolves miss who knew about it, or if one of their side is caught.
print-wins-werewords-werewolves = You win if you find who knew about the word, or if it stays hidden and none of your side is caught.
print-wins-werewords-mayor = You win with the side of your secret card.
print-wins-werewords-doppelganger = You win with the side of the card you copied.

## What a card does where hands and eyes decide, not a screen

print-does-werewords-mason-uncalled = You are the only Mason in this village, and play like a Villager.
print-does-werewords-werewolf =
    You know the word{ $one ->
        [yes] {""}
       *[no] {" "}and your pack
    }. Lead the others astray.
    If they find the word, look for: { $sought-or }.
print-does-wherewolf-advocate = You may vote at the stake even when you are accused. Once in the game, raise both hands at a name in the First Voting: no accusation of that player counts.
print-does-wherewolf-spy = You know the other Criminals. In the First Voting you may keep your eyes open.

## The margin of a sheet

print-margin = { $game }, sheet { $sheet } of { $sheets }. Print at 100 %.
print-margin-both = { $game }, sheet { $sheet } of { $sheets }. Print at 100 %, on both sides, turned over the long edge.
print-table = Scan this to sit down at the table.

## The turn card

print-night-once = The night
print-night-first = The first night
print-night-later = Every later night
print-day = The day
print-village = In this village: { $roles }.
print-rule-werewords = Call every card that is in, also if the Mayor holds it{ $seer ->
    [no] {" "}(except: { $sought-or })
   *[yes] {""}
}, and wait as long each time.
print-rule-werewolf = Say these lines and nothing else. Nobody but you knows who opens their eyes.
print-rule-wherewolf = Call every card that is in, whether anybody holds it, dead or alive, and wait as long each time.
print-ends-wherewolf = Wake up, everyone.
print-day-werewords =
    The Mayor says nothing and answers each question with a token.
    The Day lasts { $time }, or until the last Yes/No token is gone.{ $speedwords ->
        [yes] {" "}Draw a blank for each letter of the word, and fill in the chosen one{ $everywhere ->
            [yes] , wherever it stands
           *[no] {""}
        }.
       *[no] {""}
    }
    { $two ->
        [yes] Found: whoever is the Werewolf shows it and has { $hunt } seconds to point at the other player or at the card aside. If that is the { $sought }, the Werewolf wins, else the other does. Without a Werewolf both win.
       *[no] { $one ->
            [yes] Found: the Werewolf shows himself and has { $hunt } seconds to point. He looks for: { $sought }. If he hits, he wins.
           *[no] Found: the Werewolves show themselves and have { $hunt } seconds to point. They look for: { $sought }. One hit and they win.
        }{ $quiet ->
            [yes] {" "}Meanwhile nobody else speaks.
           *[no] {""}
        }
    }
    { $two ->
        [yes] Not found: talk for { $talk } seconds, but nobody may claim to be { $sought } or Villager. Then both point, at each other or at the card aside. Whoever points at the Werewolf wins, and so does a Werewolf who is missed.{ $together ->
            [yes] {" "}If the Werewolf is the card aside, both win or neither does.
           *[no] {""}
        }
       *[no] Not found: talk for { $talk } seconds, then all point at once. { $needs ->
            [majority] Whoever has more than half of all fingers turns up the card. If nobody has so many,
            [everybody] Whoever has the most fingers turns up the card; in a tie, all of them.
           *[nobody] Whoever has the most fingers turns up the card; in a tie, all of them. If nobody has more than one,
        }{ $needs ->
            [everybody] {""}
           *[other] {" "}{ $one ->
                [yes] the Werewolf wins
               *[no] the Werewolves win
            }.
        }{ $beholder ->
            [no] {" "}The Beholder never turns up her card.
           *[yes] {""}
        }
    }
print-day-werewolf =
    Say who is dead. That card is turned up, and the dead keep silent.
    Talk. As soon as more than half of the living stand against one player, that player is dead and turns up the card.{ $ends ->
        [declared] {" "}If the table cannot agree, it may say so, and night falls without a death.
        [timer] {" "}If nobody is dead after { $time }, night falls.
       *[none] {""}
    }
    After each death: the village wins when no Werewolf is left; the Werewolves win when they are as many as the others.
print-day-wherewolf =
    Say who did not wake up, or that all did, and nothing else.{ $reveal ->
        [yes] {" "}Whoever is out turns up the card.
       *[no] {""}
    } Then the village talks{ $talk ->
        [none] {""}
       *[other] , for { $talk } at most
    }.
    First Voting, { $public ->
        [yes] eyes open
       *[no] eyes shut
    }: each accuses one other player. Read the names out, the other way round each day.
    Accused are those with the most votes; if only one has the most, those with the second most too. { $counts ->
        [yes] Say their names and how many votes.
       *[no] Say their names, never how many votes.
    } They speak{ $defence ->
        [none] {""}
       *[other] , each for { $defence } at most
    }.
    Second Voting, { $public ->
        [yes] eyes open
       *[no] eyes shut
    }: all who are not accused choose one who is. The most votes burn; a tie spares them.
    After each death: the Village wins when no Werewolf and no Vampire is left, another side when only it is left. If two are left who cannot harm each other, the Werewolves win, or without any the Vampire.
print-day-wherewolf-timed = The whole day lasts { $time }. When it is over night falls at once, and nobody burns.

## What whoever leads the night does, without a word

print-turned = { $card } (once turned)
print-do-look = Give them a few seconds to look.
print-do-werewords-mayor = The Mayor looks at the secret card and lets you see it, chooses a word and writes it down.
print-do-werewords-doppelganger = She looks at one other card. A new Seer, Fortune Teller or Apprentice is shown at once what that card sees, and a new Thing taps at once: they do not wake again.
print-do-werewords-seer = Show the word.
print-do-werewords-fortune-teller = Show { $letters ->
    [one] the first letter
   *[other] the first { $letters } letters
} of each part of the word.{ $grow ->
    [in-a-row] {" "}Each word in a row that is not found adds a letter.
    [in-all] {" "}Each word that is not found adds a letter.
   *[never] {""}
}
print-do-werewords-apprentice = Show what the Mayor’s secret card would see, if that is Seer or Fortune Teller; else a blank sheet.
print-do-werewords-mason = { $sure ->
    [no] Call them only if the Doppelgänger copied a Mason.{" "}
   *[yes] {""}
}{ print-do-look }
print-do-werewords-thing = Wait for the tap.
print-do-werewords-werewolf = Show the word.{ $waits ->
    [yes] {" "}Always wait { $seconds } seconds: if nobody taps a letter, chance picks one.
   *[no] {""}
}
print-do-werewolf-werewolves = Wait until all of them point at the same player, and note the name.
print-do-werewolf-seer = Thumb up for a Werewolf, thumb down for anybody else. Call her even if she is tonight’s victim{ $dying ->
    [no] {" "}(then show nothing)
   *[yes] {""}
}, but not after that.
print-do-wherewolf-amulet-first = Tap its bearer on the shoulder.
print-do-wherewolf-amulet-later = Tap the new bearer. It is gone if it is kept, or if that player had it before.
print-do-wherewolf-sword-first = Tap its bearer on the shoulder.
print-do-wherewolf-sword-later = Tap the new bearer. It is gone if it is kept, or if that player had it before.
print-do-wherewolf-juliet-first = Show her Romeo’s side. Then tap him, and let him see her.
print-do-wherewolf-seer-first = Thumb up for a Dark aura: { $dark }.
print-do-wherewolf-seer-later = Thumb up for a Dark aura: { $dark }.
print-do-wherewolf-medium-later = Thumb up if the aura was Dark at death: { $dark }.
print-do-wherewolf-wizard-first = Thumb up for the gift: { $mystic }.
print-do-wherewolf-wizard-later = Thumb up for the gift: { $mystic }.
print-do-wherewolf-monk-first = Show two cards of this village that nobody holds.
print-do-wherewolf-priest-first = Point at the Sinner, or shake your head.
print-do-wherewolf-guards-first = Then show with your fingers how many Criminals were dealt.
print-do-wherewolf-vampire-hunter-first = Nod if the Vampire was dealt, else shake your head.
print-do-wherewolf-vampire-later = He may point at somebody, who is his from now on: tap that player, and let them see each other. With the Hermit and those who have the gift nothing happens. A wolf or the Vampire Hunter is his death.
print-do-wherewolf-werewolves-first = They see one another, the strongest first: { $pack }.{ $equals ->
    [yes] {" "}With the same card, the order of the names decides.
   *[no] {""}
} Nobody is attacked.
print-do-wherewolf-werewolves-later = The strongest who lives points, no other.{ $pack-count ->
    [one] {""}
   *[other] {" "}In order: { $pack }.
} Note the name.
print-do-wherewolf-warden-later = Anybody else, but not the same as last night.
print-do-wherewolf-crime-boss-later = Once in the game he may point at somebody. A plain villager (no gift, no lover) joins him: tap that player, and let them see each other. A Guard or a monster is his death.
print-do-wherewolf-assassin-later = Once in the game he may point at a victim.
print-do-wherewolf-healer-later = Show who is dying. Once in the game he may save one of them, not himself.

## What the cards of a village change in this, at night and by day

print-changes = What these cards change
print-changes-werewords-doppelganger = The Doppelgänger is looked for too if she copied Seer, Fortune Teller, or an Apprentice who was shown something. As a Werewolf she points with the others. When the word is not found, she counts as what she copied.
print-changes-werewords-apprentice = The Apprentice is looked for only if the Mayor’s secret card is Seer or Fortune Teller, and then in the Mayor’s place.
print-changes-werewords-minion = { $minion ->
    [yes] When the word is found, the Minion shows himself too, but does not point.
   *[no] When the word is found, the Minion neither shows himself nor points.
} When it is not, he counts as a Werewolf.
print-changes-wherewolf-amulet = Whoever has the Amulet does not die, neither at night nor at the stake{ $made-count ->
    [0] {""}
   *[other] , nor become a { $made-or }
}; then it is gone. If it saves at the stake, say word for word the same as in a tie.
print-changes-wherewolf-sword = Whoever has the Sword dies of fang and bite alike, and takes the strongest Werewolf or the Vampire along; then it is gone.
print-changes-wherewolf-warden = Fang and bite fail where the Warden watches.
print-changes-wherewolf-hermit = The Hermit is harmed by neither fang nor bite.
print-changes-wherewolf-juliet = If Juliet or Romeo dies, so does the other.
print-changes-wherewolf-huntsman = If the pack kills the Huntsman, the weakest Werewolf dies too.
print-changes-wherewolf-bard = Say at dawn that a White aura was seen, if the Bard and the Seer lived and she saw one; else that it is quiet at the inn.
print-changes-wherewolf-magistrate = The Magistrate’s vote counts twice.
print-changes-wherewolf-advocate = The Advocate votes even when accused. Both hands up at a name, once: no accusation of that player counts.
print-changes-wherewolf-enchantress = Votes against the Enchantress count half, rounded up.
print-changes-wherewolf-cursed = The Cursed does not die of the pack but turns, and wakes with it from then on. Let him know at dawn.
print-changes-wherewolf-young-wolf = If the Young Wolf burns, the pack picks two victims in the next night.
print-changes-wherewolf-traitor = If the pack attacks the Traitor, he lives: show him who they are.
print-changes-wherewolf-ghoul = The Ghoul dies at night in the Vampire’s place.
print-changes-wherewolf-thief = The first fang or bite misses the Thief.
print-changes-wherewolf-spy = The Spy may watch the First Voting.
print-changes-wherewolf-jester = If the Jester burns, he wins, and nobody burns on the next day.
print-changes-wherewolf-madman = If the pack kills the Madman, he wins, and its next attack fails.
print-changes-wherewolf-criminals = If a Criminal lives and no Guard does, the Criminals win instead of the Village.

## The score sheet

print-score = Score sheet
print-score-this = This game
print-score-games = The games
print-score-evening = Who won how often
print-score-name = Name
print-score-card = Card
print-score-out = Out
print-score-notes = Notes
print-score-word = Word
print-score-found = Found
print-score-winners = Winners
print-score-sum = Sum

## The command

print-made = { $file } has { $pages ->
    [one] one page
   *[other] { $pages } pages
}. { $sides ->
    [two] Print at 100 % on both sides, turned over the long edge.
   *[one] Print at 100 %.
}
print-unwritable = { $file } cannot be written: { $error }

## What cannot be printed

print-refused-no-typesetter = Printing needs an extra part. Get it with: { $command }
print-refused-not-here = This server has no part for printing. Whoever runs it can add it, with: { $command }
print-refused-no-such-card = There is no card called “{ $card }” in this game.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
print-refused-bad-count = “{ $card }” can be printed { $most } times at most.
print-refused-bad-roles = Write cards as Seer=1,Werewolf=2. “{ $text }” is not like that.
print-refused-too-many-cards = { $cards } cards are too many for one file. { $most } fit.
print-refused-no-cards = No card is chosen. Choose one at least.
print-refused-one-way = Choose the cards in one way: by their names, by the number of players, or the whole set.
print-refused-no-tokens = This game is played without tokens.
print-refused-no-names = Badges need names. Give at least one.
print-refused-too-many-names = { $names } names are too many. { $most } fit.
print-refused-bad-name = “{ $name }” cannot be printed: a name has { $most } letters at most, on one line.
print-refused-bad-table = “{ $table }” is neither the address nor the code of a table.
