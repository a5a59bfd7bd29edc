# The terminal: people passing one keyboard. Plain lines that can be read aloud.

## Before the game

cli-how-many = How many people are at this keyboard? Enter for 1, at most { $most }; 0 to watch bots.
cli-how-many-wrong = Type a number from 0 to { $most }.
cli-name = Name of person { $number } (Enter for { $usual }):
cli-too-many-names = { $count } names are too many for { $most } seats. Leave some out, or raise --players.
cli-usual-name = Player { $number }
cli-bot-names =
    Bot Alder
    Bot Birch
    Bot Cedar
    Bot Elm
    Bot Fir
    Bot Hazel
    Bot Ivy
    Bot Juniper
    Bot Larch
    Bot Linden
    Bot Maple
    Bot Oak
    Bot Pine
    Bot Poplar
    Bot Rowan
    Bot Sage
    Bot Spruce
    Bot Thorn
    Bot Willow
    Bot Yew
cli-begun = At the table, clockwise: { $seats }. Type /help whenever you are asked something.
cli-resumed = Back at the table, clockwise: { $seats }. The clock goes on where it stood.
cli-not-begun = No game was begun.

## Options

cli-option-line = { $name } = { $default }
    {"    "}{ $text }
    {"    "}{ $allowed }
cli-option-form = “{ $setting }” is no option. Write it as name=value, such as day_seconds=120.
cli-option-unknown = There is no option “{ $name }”. --options lists them all.
cli-option-near = There is no option “{ $name }”. Did you mean { $near }? --options lists them all.
cli-option-value = { $name } cannot be “{ $value }”. It takes { $allowed }.
cli-type-yes-no = yes or no
cli-type-number = a number from { $least } to { $most }
cli-type-one-of = one of: { $values }
cli-type-list = names set apart by commas
cli-type-counts = cards with their number, such as Seer:1,Werewolf:1,Villager:3
cli-type-none = none
cli-type-text = a word
cli-value-none = none
cli-value-yes = yes
cli-value-no = no
cli-no-moderator = At one keyboard we moderate, and all of you can play. Leave moderator as it is.
cli-bots-raise-no-hands = Bots raise no hands. Play without them, or leave votes as it is.
cli-no-real-cards = At one keyboard the cards are dealt by us. Leave cards as it is.

## Words

cli-no-words = There are no words in “{ $language }” here yet. Bring a file with one word a line: --words FILE
cli-no-words-left = No word is left that fits your options. Allow more of them, or bring a file: nightcall resume { $file } --words FILE
cli-words-unreadable = { $file } cannot be read as text. Save it as UTF-8, one word a line.
cli-words-bad = In { $file }, “{ $word }” cannot be a word. It needs letters or digits, and 80 signs at most.
cli-words-empty = There are no words in { $file }. Write one a line.

## Passing the keyboard

cli-pass-to = Pass the keyboard to { $seat }. Enter when only { $seat } is looking.
cli-cover = Enter to cover this.
cli-nothing-for-you = There is nothing for you right now. Take a breath, so that nobody can tell.
cli-seem-busy = Nothing is asked of you. Type any number, so that nobody can tell:
cli-all-look = Everyone may look again.
cli-enter = Enter: { $label }.
cli-choice = { $number }  { $label }
cli-choose = Type a number from 1 to { $most }, or a name:
cli-client = To clear a client as well, type both in one line, such as “1 for { $seat }”.
cli-once-more = They are not of one mind yet, so the keyboard goes round once more.
cli-choose-several = Type numbers or names with commas between them, or only Enter for nobody:
cli-count-hands = Type names with their hands, such as “{ $seat } 3”, with commas between them:
cli-hands-missing = { $count ->
    [one] That is one hand,
   *[other] Those are { $count } hands,
} but at least { $least } must go up. Count again.

## The Day

cli-bot-mayor = { $seat } is a bot, and answers at random. Only a right guess is sure to be heard.
cli-prompt-mayor = [{ $left } left] { $seat } answers:
cli-prompt-question = [{ $left } left] { $seat } asks:
cli-prompt-questions = [{ $left } left] Who asks what:
cli-how-to-ask = A question begins with a name, as in “{ $seat }: is it alive?”
cli-bots-ask = Enter alone lets a bot ask.
cli-who-asks = Whose question is this? { $names }:
cli-tray = { $seat }, your tokens: { $buttons }.
cli-button = { $key } { $label }
cli-button-left = { $key } { $label } ({ $left } left)
cli-key-yes = y
cli-key-no = n
cli-key-maybe = m
cli-key-so-close = s
cli-key-way-off = w
cli-key-correct = c
cli-key-no-more-tokens = x
cli-no-such-token = That is no token you can give now. Type one of the letters shown.
cli-mayor-asks-nothing = { $seat } is the Mayor and asks nothing. Only the letter of a token can follow that name.
cli-time-left = { $left } left.
cli-time-is-up = Time is up.

## Days of Werewolf and Wherewolf

cli-out = { $seat } is out, and silent until the game is over.
cli-out-watching = { $seat } is out, and silent until the game is over. Whenever all are talking, “/me { $seat }” shows { $seat } alone what the dead may see.
cli-how-to-vote = A vote begins with a name: “{ $seat }: { $accused }” puts { $seat } against { $accused }. It stands until it is moved.
cli-bots-vote = Enter alone lets a bot vote.
cli-prompt-votes = { $left ->
    [none] Who
   *[other] [{ $left } left] Who
} stands against whom?
cli-prompt-vote = { $left ->
    [none] { $seat },
   *[other] [{ $left } left] { $seat },
} whom do you stand against?
cli-standing = So far: { $votes }.
cli-votes-against = { $count } against { $accused }
cli-no-bot-moves = No bot wants to move. It is up to { $names }.
cli-whose-vote = Whose vote is that? Begin with a name, as in “{ $seat }: { $accused }”.
cli-dead-are-silent = { $seat } is out, and cannot vote any more.
cli-no-such-accused = That is nobody to stand against. There are { $names }.
cli-deadlock-not-now = You cannot break off the day like that in this game.
cli-assembly = { $left ->
    [none] Talk.
   *[other] [{ $left } left] Talk.
} Enter when you are ready to vote:
cli-assembly-watched = { $left ->
    [none] The others talk.
   *[other] [{ $left } left] The others talk.
} Enter lets them vote:
cli-defence = { $left ->
    [none] { $seat }
   *[other] [{ $left } left] { $seat }
} speaks. Enter when that is all:
cli-bot-defence = { $seat } is a bot, and only shrugs.

## The endgames

cli-talk = [{ $left } left] Talk. Enter when you are ready to point:
cli-turn-cards = Everyone has pointed. Enter to turn the cards, /whoops if the Day ended the other way:

## Asides

cli-help-werewords =
    In the Day, a question begins with a name: “Bob: is it alive?” To guess: “Bob: is it a frog?”
    While the Mayor is busy, more questions can be typed like that; they wait in line.
    “Bob: /withdraw” takes Bob’s waiting question back. In turns, /pass lets the next one ask.
    The Mayor types a letter for a token; “w Bob” lays Way Way Off before Bob.
    /tokens  what is left in the box
    /log     questions and answers so far
    /me Bob  what Bob was told, on a screen of Bob’s own
    /undo    take back what was typed last
    /whoops  in an endgame: the Day ended the other way
    Ctrl-C   leave; the game is kept and can go on later
cli-help-werewolf =
    By day a vote begins with a name: “Bob: Ann” puts Bob against Ann, and moves the vote Bob had.
    Enter alone lets a bot vote. As soon as one player has the majority against them, they are dead.
    /log       deaths and votes so far
    /me Bob    what Bob was told, on a screen of Bob’s own
    /undo      take back what was typed last
    /deadlock  you cannot agree: let night fall, where your game allows it
    Ctrl-C     leave; the game is kept and can go on later
cli-help-wherewolf =
    Talk, and press Enter when you are ready to vote. Both votes are secret: the keyboard goes round.
    The accused speak one after the other; Enter ends a speech.
    /log     what the days have brought so far
    /me Bob  what Bob was told, on a screen of Bob’s own; if Bob is out, what the dead may see
    /undo    take back what was typed last
    Ctrl-C   leave; the game is kept and can go on later
cli-unknown-aside = There is no { $word }. /help shows what there is.
cli-no-log = Nothing has happened yet.
cli-tokens = In the box: { $left }.
cli-tokens-not-counted = Nobody counts the tokens in this game.
cli-me-who = Whose? Type /me and one of these names: { $names }.
cli-undo-nothing = There is nothing to take back.
cli-undo-sure = Secrets were shown since then, and may be shown again. Take it back all the same? (y/n)
cli-undone = Taken back: the last answer of { $seat }.
cli-undone-secret = Taken back: the last answer that was given in secret.
cli-undone-table = Taken back: what you all agreed on last.
cli-undone-whoops = Taken back: the last Whoops.
cli-whoops-not-now = Whoops is for the endgames, before the cards are turned.

## Leaving, and playing again

cli-kept = This game is kept in { $file }. See it again with: nightcall replay { $file }
cli-score = Games won so far: { $score }.
cli-score-of = { $seat } { $count }
cli-again = Play again? Enter for yes, n for no.
cli-again-or-level = Play again? Enter for yes, n for no, or a level: { $levels }.
cli-left = The game is kept. Go on with: nightcall resume { $file }
cli-input-ended = There is nothing more to read, so the game rests here. Go on with: nightcall resume { $file }
cli-script-failed = The rules stopped in a fault of ours. The game is kept in { $file }; please send us that file.
cli-mismatch = { $file } was played by other rules than these ({ $error }). “nightcall replay” can still show it.
cli-already-over = That game is over. See it again with: nightcall replay { $file }
cli-journal-exists = { $file } is there already, and is not written over. Go on with it by “nightcall resume”, or name another file.
cli-journal-unwritable = { $file } cannot be written ({ $error }). Name another file with --journal.

## Replay

cli-replay-chapter = { $chapter ->
    [deal] The deal
    [night] { $number ->
        [0] The night
       *[other] Night { $number }
    }
    [dawn] Morning { $number }
    [day] { $number ->
        [0] The Day
       *[other] Day { $number }
    }
    [assembly] The Assembly
    [first-voting] The First Voting
    [defence] The Defence
    [second-voting] The Second Voting
    [stake] The stake
    [dusk] Dusk
    [hunt] The word was found
    [vote] The word was not found
   *[result] The end
}
cli-replay-answer = { $seat } answers: { $answer }
cli-replay-private = (only { $seats }) { $text }
cli-replay-wordless = { $what } { $args }
cli-replay-stored = This game was played by rules { $rules }; here is what was said.
cli-replay-mismatch = The rules of today do not fit this game ({ $error }); here is what was said.
cli-replay-unfinished = This game is not over. Here is what everybody saw.
cli-replay-who = { $seat } did not play. At the table were { $names }.
