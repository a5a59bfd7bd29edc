# What is said at every table, whatever is played.

## Lists

list-empty = none
list-next = { $before }, { $item }
list-last = { $before } and { $item }
list-or = { $before } or { $item }
list-pair = { $left } ({ $right })
list-counted = { $count } { $name }

## Seats and options before Start

seat-reserved = “{ $name }” cannot sit here: that name is kept for the table itself. Choose another.
seat-blank = A name needs letters, and no spaces around it. “{ $name }” will not do.
seat-too-long = “{ $name }” is too long. { $most } letters are the most.
seat-twice = Two people are called { $name }. Give one of them another name.
bad-options = That is not how this game is set up: { $error }

## Why an answer was not taken

refused-not-an-option = That is not one of your choices. Pick one that is shown.
refused-chosen-twice = You chose the same one twice. Choose each only once.
refused-wrong-number = That is too few or too many. Look again how many to choose.
refused-not-an-arrangement = Every one of them must be there, each once.
refused-not-text = Write it in words.
refused-empty = Write something first.
refused-too-long = That is too long. Say it shorter.
refused-unprintable = There are signs in it that cannot be shown. Type it again.
refused-no-letters = A word needs letters or digits.
refused-not-a-salt = A seal needs thirty-two hexadecimal digits.
refused-not-a-length = A length must be a whole number of seconds between the two that are shown.
refused-not-a-count = Hands are counted in whole numbers.
refused-too-many-hands = There are more hands than people. Count again.
refused-game-over = The game is over.
refused-not-asked = It is not your turn to answer.
refused-unknown-seat = Nobody of that name sits here.

## Why a program's command was not taken

refused-bad-command = This line is no command: { $error }
refused-line-too-long = A line can have { $most } bytes at most.
refused-no-such-game = There is no game called “{ $name }”.
refused-no-such-language = There are no texts in “{ $name }”. Give a language by its two letters, such as en.
refused-no-open-game = No game “{ $name }” is open. Start it first.
refused-already-open = A game “{ $name }” is open already. End it, or take another id.
refused-too-many-games = { $most } games are open, and that is the most. End one first.
refused-too-many-entries = This game has { $most } answers, and that is the most.
refused-cannot-start = This table cannot start. { $error }
refused-bad-journal = This is no journal: { $error }
refused-journal-mismatch = The journal does not fit these rules: { $error }
refused-no-such-entry = There are { $count } answers to go back over, so { $to } cannot be reached.
refused-no-words = There are no words left to draw. Give some with “words”, or dictate the House.
refused-script-failed = The rules stopped in a fault of ours. The journal is whole; undo goes back before it.

## What can be said at every table

saying-claim = My card is { $card }.
saying-accuse = I suspect { $seat }.
saying-vouch = I trust { $seat }.
saying-agree = I agree with { $seat }.
saying-doubt = I do not believe { $seat }.
saying-vote = I vote for { $seat }.
saying-ask-card = { $seat }, what is your card?
saying-nothing = I have nothing to say.
