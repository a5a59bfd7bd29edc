# Werewords. Lines that are spoken never hold the word. A call begins with the role's name.
# $cards is “dealt” where everybody has a screen, and “real” where one device lies among cards.

## The moderator's lines

werewords-say-deal = Here are the cards for tonight: { $roles }, and one of you is Mayor. Look at yours, and keep it to yourself.
werewords-say-night-falls = Night falls. Close your eyes, everyone.
werewords-say-wake-mayor = { card-mayor }, wake up. { $cards ->
    [real] Look at your secret card, and tap it here.
   *[dealt] You are about to choose tonight’s word.
}
werewords-say-choose-a-word = { card-mayor }, take the word that you want them to find.
werewords-say-remember-the-word = { card-mayor }, remember the word.
werewords-say-remember-and-give-back = { werewords-say-remember-the-word } The device goes back to its place.
werewords-say-sleep-mayor = Sleep now, { card-mayor }.
werewords-say-wake-doppelganger = { card-doppelganger }, wake up. Choose one card to look at. That is who you are now.
werewords-say-instructions = { card-doppelganger }, read what your new card asks of you.
werewords-say-sleep-doppelganger = Sleep now, { card-doppelganger }.
werewords-say-wake-seer = { card-seer }, wake up. { $cards ->
    [real] Here is the word.
   *[dealt] Your screen shows the word.
}
werewords-say-sleep-seer = Sleep now, { card-seer }.
werewords-say-wake-fortune-teller = { card-fortune-teller }, wake up. { $cards ->
    [real] Here is how the word begins.
   *[dealt] Your screen shows how the word begins.
}
werewords-say-sleep-fortune-teller = Sleep now, { card-fortune-teller }.
werewords-say-wake-apprentice = { card-apprentice }, wake up. { $cards ->
    [real] Look here: there may be something for you.
   *[dealt] Look at your screen: there may be something for you.
}
werewords-say-sleep-apprentice = Sleep now, { card-apprentice }.
werewords-say-wake-beholder = { card-beholder }, wake up. { $cards ->
    [real] { $helpers }: keep your eyes shut and put a thumb up, so that you can be seen.
   *[dealt] Your screen shows who knows about the word.
}
werewords-say-sleep-beholder = { $cards ->
    [real] Thumbs down, all of you. Sleep now, { card-beholder }.
   *[dealt] Sleep now, { card-beholder }.
}
werewords-say-wake-mason = { card-mason.many }, wake up. { $cards ->
    [real] Look around for one another.
   *[dealt] Your screens show who the other is.
}
werewords-say-sleep-mason = Sleep now, { card-mason.many }.
werewords-say-wake-thing = { card-thing }, wake up. Tap the one on your left or on your right.
werewords-say-sleep-thing = Sleep now, { card-thing }.
werewords-say-wake-minion = { card-minion }, wake up. { $cards ->
    [real] { card-werewolf.many }: keep your eyes shut and put a thumb up, so that you can be seen.
   *[dealt] Your screen shows whom you serve.
}
werewords-say-sleep-minion = { $cards ->
    [real] Thumbs down, all of you. Sleep now, { card-minion }.
   *[dealt] Sleep now, { card-minion }.
}
werewords-say-wake-werewolf = { card-werewolf }, wake up. This is the word they are after.
werewords-say-wake-werewolves = { card-werewolf.many }, wake up. Find one another.
werewords-say-werewolves-read = { card-werewolf.many }, this is the word they are after.
werewords-say-tap-a-letter = { card-werewolf.many }, tap one letter of the word. All will see it. Tap it again when you are sure.
werewords-say-tap-a-letter-one-werewolf = { card-werewolf }, tap one letter of the word. All will see it. Tap it again when you are sure.
werewords-say-sleep-werewolf = Sleep now, { card-werewolf }.
werewords-say-sleep-werewolves = Sleep now, { card-werewolf.many }.
werewords-say-day-breaks = { $cards ->
    [real] Wake up, everyone. The clock is running: ask the Mayor, one at a time.
   *[dealt] Wake up, everyone. The clock is running: put your questions to the Mayor.
}
werewords-say-word-found = The word is found. { card-werewolf.many }, show yourselves. One of you must point at the right player: { $roles-or }.
werewords-say-word-found-one-werewolf = The word is found. { card-werewolf }, show yourself. You must point at the right player: { $roles-or }.
werewords-say-word-not-found = The word was not found. Talk it over: who led you astray? Then everyone points at one player.
werewords-say-word-found-by-two = The word is found. If one of you is the { card-werewolf }, show yourself, and say where this card is: { $roles-or }.
werewords-say-word-not-found-by-two = The word was not found. Where is the { card-werewolf }? Talk, but claim no card. Then both of you point.
werewords-say-werewolves-point = { card-werewolf.many }, point now.
werewords-say-werewolf-points = { card-werewolf }, point now.
werewords-say-everyone-points = Everyone, point at one other player: three, two, one, now.
werewords-say-both-point = Both of you, point: three, two, one, now.
werewords-say-result = { $team ->
    [village] { $winners-count ->
        [0] The village wins.
       *[other] The village wins: { $winners }.
    }
    [werewolves] { $winners-count ->
        [0] The Werewolves’ side wins.
       *[other] The Werewolves’ side wins: { $winners }.
    }
   *[none] { $winners-count ->
        [0] Nobody wins this time.
        [one] { $winners } wins.
       *[other] { $winners } both win.
    }
}
werewords-why = { $guessed ->
    [yes] { $team ->
        [village] The word was found, and no Werewolf pointed at the right player.
        [werewolves] The word was found, but a Werewolf pointed at the right player.
       *[none] { $winner ->
            [werewolf] The word was found, but the Werewolf knew where the right card is.
           *[other] { $winners-count ->
                [one] The word was found, and the Werewolf did not know where the right card is.
               *[other] The word was found, and neither of you is the Werewolf.
            }
        }
    }
   *[no] { $team ->
        [village] The word was not found, but somebody of the Werewolves’ side was singled out.
        [werewolves] The word was not found, and nobody of the Werewolves’ side was singled out.
       *[none] { $winner ->
            [werewolf] The word was not found, and neither was the Werewolf.
           *[other] { $winners-count ->
                [0] The word was not found, and neither was the Werewolf.
               *[other] The word was not found, but the Werewolf was.
            }
        }
    }
}

## What is told

werewords-told-deal-sealed = The deal is sealed as { $seal }
werewords-told-deal-opened = The seal can be checked now. Salt { $salt }; cards as dealt: { $places }.
werewords-told-mayor = { $seat } is the Mayor.
werewords-told-your-card = Your card: { $card }.
werewords-told-word = The Magic Word is “{ $word }”.
werewords-told-letters = It begins like this: { $letters }
werewords-told-nothing-tonight = There is nothing for you tonight.
werewords-told-helpers = { $helpers-count ->
    [0] Nobody knows about the word.
   *[other] They know about the word: { $helpers }.
}{ $beholders-count ->
    [0] {""}
   *[other] {" "}Beholder beside you: { $beholders }.
}
werewords-told-masons = { $masons-count ->
    [0] There is no other Mason awake.
   *[other] Mason beside you: { $masons }.
}
werewords-told-werewolves = { $werewolves-count ->
    [one] The Werewolf is { $werewolves }.
   *[other] The Werewolves are { $werewolves }.
}{ $minions-count ->
    [0] {""}
   *[other] {" "}Minion beside you: { $minions }.
}
werewords-told-pack = { $pack-count ->
    [0] You hunt alone.
    [one] Werewolf beside you: { $pack }.
   *[other] Werewolves beside you: { $pack }.
}
werewords-told-copied = { $seat } holds this card: { $card }. It is yours too now. { $joins ->
    [yes] Wake up again when it is called.
   *[no] You need not wake when it is called.
}
werewords-told-tapped = { $by } tapped you. { $by } is the Thing, and on the village’s side.
werewords-told-letter-marked = { $by } marks letter { $place }.
werewords-told-shape = The word looks like this: { $shape }
werewords-told-question = { $seat } asks ({ $number }): { $text }{ $now ->
    [yes] {""}
   *[no] {" "}This one waits in line.
}
werewords-told-withdrawn = Question { $number } is taken back.
werewords-told-passed = { $seat } passes. { $turn } asks next.
werewords-told-token = { $number ->
    [none] { werewords-token }{ $seat ->
        [none] .
       *[other] {" "}for { $seat }.
    }
   *[other] { werewords-token } for { $seat }, to question { $number }.
}{ $left ->
    [none] {""}
   *[other] {" "}Left: { $left }.
}
werewords-token = { $token ->
    [yes] Yes
    [no] No
    [maybe] Maybe
    [so-close] So Close
   *[way-off] Way Way Off
}
werewords-told-correct = { $seat ->
    [none] Correct! That is the word.
   *[other] Correct! { $seat } has found the word.
}
werewords-told-magic-word = The word was “{ $word }”.
werewords-told-werewolves-show = { $seats-count ->
    [one] { $seats } turns up a Werewolf.
   *[other] { $seats } turn up their cards: the Werewolves’ side.
}
werewords-told-votes = { $votes-count ->
    [0] Nobody pointed.
   *[other] Fingers point: { $votes }.
}
werewords-pair-votes = { $left } at { $right }
werewords-pair-score = { $left } { $right }
werewords-told-revealed = { $seat } turns up this card: { $card }.
werewords-told-whoops = Whoops! { $guessed ->
    [yes] The word was found after all.
   *[no] The word was not found after all.
}
werewords-told-cards = All cards: { $cards }. The Mayor was { $mayor }.{ $extra ->
    [none] {""}
   *[other] {" "}The card aside: { $extra }.
}{ $copied ->
    [none] {""}
   *[other] {" "}The Doppelgänger had become: { $copied }.
}

## What is asked

werewords-ask-look = Look at your card. Say when you have seen it.
werewords-ask-deal = Shuffle and deal: one card to each seat in order, the last one to the middle.
werewords-ask-seal = A salt for the seal of the deal.
werewords-ask-first-mayor = Who is Mayor first?
werewords-ask-mayor-card = Mayor, which card is your secret one?
werewords-ask-draw-words = Words for the Mayor to choose from.
werewords-ask-choose-word = Which word shall they find?
werewords-ask-confirm-word = “{ $word }”: is this the one?
werewords-ask-call = { $card } has a few moments.
werewords-ask-copy = Whose card do you want to copy?
werewords-ask-instructions = Read this, then close your eyes.
werewords-ask-tap = Which neighbour do you tap?
werewords-ask-letter = Which letter of the word shall all see? Choose it twice to be sure.
werewords-ask-day = Ask the Mayor, or, as Mayor, answer.
werewords-ask-hunt = Whom do you point at?
werewords-ask-vote = Whom do you point at?
werewords-ask-talk = Talk until the time is up.
werewords-ask-singled-out = Who had the most fingers on them? Several if it is a tie.
werewords-ask-werewolf-shows = Does one of you turn up the Werewolf?
werewords-ask-extra-card = Which card lay aside?
werewords-ask-pointed-at-extra = Which of you pointed at the card aside?

## Buttons and places

werewords-option-seen = I have seen it
werewords-option-read = I have read it
werewords-option-ok = Yes, this one
werewords-option-back = Go back
werewords-option-new-words = Other words
werewords-option-letter = { $letter } (letter { $place })
werewords-option-yes = Yes
werewords-option-no = No
werewords-option-yes-no = Yes/No
werewords-option-maybe = Maybe
werewords-option-so-close = So Close
werewords-option-way-off = Way Way Off
werewords-option-correct = Correct
werewords-option-no-more-tokens = No more Yes/No tokens
werewords-option-withdraw = Take my question back
werewords-option-pass = Pass
werewords-option-whoops = Whoops
werewords-option-centre = the middle
werewords-option-extra-card = the card aside
werewords-option-time = Time is up

## Before Start

werewords-too-few = { $players ->
    [one] One player is
   *[other] { $players } players are
} too few. You need { $fewest }.
werewords-too-many = { $players } players are too many. { $most } can play.
werewords-small-table = { $players } can only play by the rules for small tables. Switch them on, or find more people.
werewords-mayor-is-always-in = The Mayor is always in. Leave it out of the roles.
werewords-no-such-role = There is no card called “{ $role }”.
werewords-too-many-of = { $count } cards are too many for this role: { $role }. { $most } can be in.
werewords-no-werewolf = There is no Werewolf among the cards. Add one.
werewords-no-helper = Nobody would know the word. Add a Seer or a Fortune Teller.
werewords-apprentice-alone = An Apprentice needs a master. Add a Seer or a Fortune Teller.
werewords-two-players-need = Two players take a Werewolf, and a Seer or a Fortune Teller. Nothing else.
werewords-wrong-number = { $cards ->
    [one] One card is
   *[other] { $cards } cards are
} chosen for { $players } players. Choose as many cards as there are players; the Mayor comes on top.
werewords-seats-are-cards = With real cards the seats are the cards: { $seats }.
werewords-night-order-names = An order of your own must call each of these once: { $roles }.
werewords-night-order-ends = The Doppelgänger must wake first and the Werewolves last.
werewords-seer-call-tells = If the Seer is not called, all will know that the Mayor is the Seer.
werewords-mason-call-tells = If the Masons are not called, all will know that only one is awake.
werewords-more-village-team = { $wolves } on the Werewolves’ side against { $count } on the village’s: the village should be the larger.
werewords-more-villager-cards = { $wolves } on the Werewolves’ side and only { $count } plain Villagers: it may be hard to hide.
werewords-masons-suit-ten = Masons are at their best with ten players or more.
werewords-many-werewolves = That is more Werewolves than usual: { $usual } would do.
werewords-two-helpers = Seer and Fortune Teller together help a lot at a table of this size.

## The options of the box

werewords-box-roles = the cards besides the Mayor; without it, the usual ones for your number
werewords-box-werewolf-table = a third Werewolf from twelve players on, or never
werewords-box-most-werewolves = how many Werewolves can be in
werewords-box-small-tables = two and three players have rules of their own
werewords-box-warn-unless-more = what must outnumber the Werewolves’ side, or you are warned
werewords-box-cards = dealt by us, or real ones on your table
werewords-box-called-by = who calls the night: the app, or a moderator
werewords-box-mayor-in-centre = who is Mayor when that card is left in the middle
werewords-box-language = the language of the words
werewords-box-level = how hard the words are
werewords-box-offers = how many words the Mayor chooses from; without it, more at harder levels
werewords-box-role-adjusted-words = one easier word for a Mayor who is Seer, one harder for a Werewolf
werewords-box-proper-nouns = with names, titles and places
werewords-box-categories = only words of these kinds
werewords-box-word-lists = your own lists, added to the words
werewords-box-new-words = the Mayor may ask for other words
werewords-box-night-order = an order of your own for the night
werewords-box-call-seer = whether the Seer is called even if the Mayor is the Seer
werewords-box-call-masons = when a lone Mason is called
werewords-box-beholder-sees = what the Beholder sees: a group without cards, or who is which
werewords-box-beholder-sees-copies = the Beholder sees a Doppelgänger who copied a Seer
werewords-box-minion-sees-copies = the Minion sees a Doppelgänger among the Werewolves
werewords-box-letters = how many letters the Fortune Teller sees at first
werewords-box-letters-grow = which words that were not found add a letter
werewords-box-view-seconds = how long a player looks at night
werewords-box-recognise-seconds = how long Werewolves look at one another
werewords-box-pace = how slowly the night is called; 2 is twice as slow
werewords-box-remind-seconds = when someone who is waited for is reminded
werewords-box-questions = how questions are put: typed, or spoken aloud
werewords-box-asking = anyone may ask, or each in turn
werewords-box-day-seconds = how long the Day lasts
werewords-box-speedwords = half the Day, and one letter of the word for all to see
werewords-box-letter-shown = in Speedwords, that one letter, or every one like it
werewords-box-edition = whose tokens are in the box
werewords-box-yes-no = how many Yes/No tokens
werewords-box-maybe = how many Maybe tokens
werewords-box-so-close = how many So Close tokens
werewords-box-way-off = how many Way Way Off tokens
werewords-box-count-tokens = tokens are counted for you
werewords-box-way-off-answers = Way Way Off answers the question too
werewords-box-must-declare-guess = a right guess must be called Correct
werewords-box-late-guess = whether a guess typed before the end counts after it
werewords-box-hunt-seconds = how long Werewolves look for the Seer
werewords-box-vote-seconds = how long you talk before you point
werewords-box-talk-in-hunt = all may talk while the Werewolves look for the Seer
werewords-box-votes = each player points, or hands are counted by eye
werewords-box-singled-out-by = most fingers, or more than half of them
werewords-box-one-vote-each = who turns up a card when all have one finger on them
werewords-box-minion-reveals = the Minion shows up with the Werewolves
werewords-box-beholder-reveals = a Beholder who was pointed at turns up the card
werewords-box-extra-card-found-by = of two players, whoever points at the card aside wins, or only both

## What a bot asks when nothing better comes to mind, one to a line

werewords-bot-questions =
    Is it alive?
    Can I hold it in one hand?
    Would I find it in a house?
    Is it bigger than a car?
    Can I eat it?
    Is it an animal?
    Is it a person?
    Is it a place?
    Do people make it?
    Can I buy it in a shop?
    Is it older than a hundred years?
    Does it make a noise?
    Is it something you do?
    Do children like it?
    Is it found outdoors?
    Is it made of metal?
    Does it move?
    Would I see it every day?
    Is it soft?
    Is it dangerous?
    Can it fly?
    Does it live in water?
    Is it a kind of food?
    Would I give it as a present?

## What can be said at the table

werewords-saying-seer-is = I think { $seat } is the Seer.
werewords-saying-good-question = That was a good question, { $seat }.

## How a bot Mayor took a question, beside its token

werewords-understood-is = Is it { $what }?
werewords-understood-has = Does it have { $what }?
werewords-understood-made = Is it made of { $what }?
werewords-understood-does = Does it { $what }?
werewords-understood-you = Do people { $what } it?
werewords-understood-used = Is it used for { $what }?
werewords-understood-where = Is it found here: { $what }?
werewords-understood-about = Has it to do with { $what }?
werewords-understood-any = { $what }?
werewords-understood-asked = { $what }
werewords-understood-bigger = Is it bigger than { $what }?
werewords-understood-smaller = Is it smaller than { $what }?
werewords-understood-guess = Is it exactly “{ $what }”?
werewords-understood-letters = Does it start with a vowel?
werewords-understood-first-letter = Does it start with { $what }?
werewords-understood-first-letters = Does it start with a letter of { $what }?
werewords-understood-last-letter = Does it end with { $what }?
werewords-understood-has-letter = Is there the letter { $what } in it?
werewords-understood-letters-count = Number of letters: { $what }?
werewords-understood-words-count = Number of words: { $what }?
werewords-understood-not = Not so: { $what }
werewords-understood-or = { $left } Or: { $right }
werewords-understood-and = { $left } And: { $right }
werewords-understood-unknown = I am not sure what you mean.
