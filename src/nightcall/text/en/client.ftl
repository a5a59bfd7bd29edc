# What stands on screens in a browser: buttons, labels and short explanations. Ids here begin with
# “client-” and go on as the client's source calls them.

## The front page

client-front-lead = The moderator for games of hidden identity. A phone each, one table, one minute to start.
client-front-back-to = Back to table { $code }
client-front-host = Host a table
client-front-host-is = You get a code, and the others scan it.
client-front-host-go = Open a table
client-front-join = Join with a code
client-front-join-is = It stands on the host’s screen.
client-front-join-go = Join
client-front-tv = Show on a shared screen
client-front-games = Three games
client-front-help = How it works
client-front-legal = Free and open. Werewords is a trademark of its publisher; Nightcall plays by its rules and is not affiliated with it.
client-your-name = Your name
client-code = Code
client-code-is = Code { $code }
client-game-werewords = Werewords
client-game-werewords-is = Find the Mayor’s secret word by questions, while Werewolves who know it lead you astray. 2 to 20 players, ten minutes.
client-game-werewolf = Werewolf
client-game-werewolf-is = By night the Werewolves choose a victim, by day the village chooses a suspect. 6 to 30 players.
client-game-wherewolf = Wherewolf
client-game-wherewolf-is = A village with 33 roles, four sides, two votings a day. 5 to 40 players, a whole evening.

## Coming to a table

client-join-title = Sit down at this table
client-join-sit = Sit down
client-join-who = { $game } with { $names }
client-join-instead = A game is on. Take over the seat of a bot, or of someone who has left:
client-join-watch = Only watch
client-join-wait = A game is on. Watch it, and sit down when it is over.
client-connecting = Connecting …
client-lost = The connection is lost. We keep trying; nothing is lost, and you need do nothing.
client-out-title = You are no longer at this table
client-out-4001 = You have left. You can sit down again while no game is on.
client-out-4002 = Your place has moved to another device.
client-out-4003 = The host has sent you away.
client-out-4004 = This device has no place here any more.
client-out-4005 = This table was deleted.
client-out-again = Sit down again
client-try-again = Try again
client-to-front = To the front page
client-back = Back
client-close = Close

## This device

client-settings = Language and display
client-settings-language = Language
client-settings-size = Size of text
client-settings-size-usual = usual
client-settings-size-large = large
client-settings-size-largest = very large
client-settings-motion = Movement on the screen

## The lobby

client-lobby = The table
client-invite-is = Point a phone at it, or type the code on the front page.
client-share = Share the link
client-copied = The link is copied.
client-qr-join = A code to scan that leads to this table
client-who-plays = { $count ->
    [one] One player
   *[other] { $count } players
}
client-who-watches = Watching: { $names }
client-seats-order = In the order you sit, clockwise. Drag a name, or use the arrows.
client-move-up = Move { $name } one seat up
client-move-down = Move { $name } one seat down
client-add-bot = Add a bot
client-bot-names =
    Alba
    Bruno
    Clio
    Dario
    Edda
    Falk
    Greta
    Hugo
    Ines
    Juno
    Karl
    Luna
    Milo
    Nora
    Otto
    Pia
    Quentin
    Rosa
    Sven
    Tilda
client-kick = Send away
client-kick-name = Send { $name } away
client-you = (you)
client-is-host = host
client-is-bot = bot
client-is-away = away
client-is-dead = out
client-is-mayor = Mayor
client-is-winner = won
client-may-speak = may speak
client-what-is-played = The game
client-roles = The cards
client-roles-count = { $cards ->
    [one] One card
   *[other] { $cards } cards
} for { $players ->
    [one] one player
   *[other] { $players } players
}.
client-roles-usual = Usual cards
client-roles-sample = Our pick for { $players }
client-role-read = What { $name } does
client-role-count = { $count } of { $name }
client-fewer = Fewer of { $name }
client-more = More of { $name }
client-quick-level = Level
client-options = How you play
client-options-all = All options
client-option-usual = as usual
client-option-seconds = in seconds
client-table-language = the language of the table and its shared screen
client-lobby-wait = The host starts the game. Read the cards meanwhile: press the question mark beside one.
client-start = Start
client-start-sure = A new game begins, and the one that was ended is gone: nobody can go on with it then.
client-remark-refusal = Not yet:
client-remark-warning = Careful:
client-remark-hint = Good to know:
client-fix-bots = { $count ->
    [one] Add a bot
   *[other] Add { $count } bots
}
client-fix-usual-cards = Take the usual cards
client-fix-fewer-bots = { $count ->
    [one] Send a bot away
   *[other] Send { $count } bots away
}
client-back-to-result = Back to the result
client-take-up = Go on with the game that was ended

## Values of options

client-value-level-easy = easy
client-value-level-medium = medium
client-value-level-hard = hard
client-value-level-ridiculous = ridiculous
client-value-level-expert = expert
client-value-level-first = first games
client-value-level-later = later games
client-value-werewolf-table-base = never
client-value-werewolf-table-deluxe = from twelve on
client-value-warn-unless-more-village-team = the village’s side
client-value-warn-unless-more-villager-cards = plain Villagers
client-value-mayor-in-centre-left-of-last = the next on the left
client-value-mayor-in-centre-redeal = deal again
client-value-call-seer-always = always
client-value-call-seer-unless-the-mayor = unless it is the Mayor
client-value-call-masons-only-when-two-wake = when two wake
client-value-call-masons-with-doppelganger = with a Doppelgänger too
client-value-beholder-sees-group = a group
client-value-beholder-sees-labels = who is which
client-value-letters-grow-in-a-row = missed in a row
client-value-letters-grow-in-all = missed in all
client-value-letters-grow-never = none
client-value-questions-typed = typed
client-value-questions-spoken = spoken aloud
client-value-asking-free = anyone
client-value-asking-turns = in turn
client-value-letter-shown-everywhere = every one like it
client-value-letter-shown-tapped = only that one
client-value-edition-base = base
client-value-edition-deluxe = deluxe
client-value-edition-german = German
client-value-late-guess-counts = counts
client-value-late-guess-fails = does not count
client-value-votes-each = each on a phone
client-value-votes-counted = hands, counted by eye
client-value-singled-out-by-most = most fingers
client-value-singled-out-by-majority = more than half
client-value-one-vote-each-everybody = everybody
client-value-one-vote-each-nobody = nobody
client-value-extra-card-found-by-both = both
client-value-extra-card-found-by-each = either
client-value-moderator-digital = Nightcall
client-value-moderator-agreed = one of you
client-value-moderator-dealt = whoever is dealt it
client-value-deadlock-none = stay until they agree
client-value-deadlock-declared = may be declared
client-value-deadlock-timer = by the clock

## In a game

client-chapter-deal = The deal
client-chapter-night = Night
client-chapter-dawn = Dawn
client-chapter-day = Day
client-chapter-hunt = The hunt
client-chapter-vote = The vote
client-chapter-hunt-or-vote = The hunt or the vote
client-chapter-assembly = Assembly
client-chapter-first-voting = First voting
client-chapter-second-voting = Second voting
client-chapter-defence = Defence
client-chapter-stake = The stake
client-chapter-dusk = Dusk
client-chapter-result = The end
client-hold = Hold to look at your card
client-no-card = You have no card yet.
client-you-are-mayor = You are the Mayor, too.
client-asleep = Nothing is asked of you. Tap whom you like: it does nothing.
client-you-are-out = You are out. Watch and keep silent: they can win without you, and for you.
client-you-are-out-talk = You are out. You may talk with others who are.
client-watching = You are watching. You see what everybody sees.
client-paused = Paused. The clock stands still.
client-failed = The game has stopped by a fault of ours. Nothing is lost: the host can take back the last step.
client-progress = { $answered ->
    [one] { $answered } of { $of } has answered
   *[other] { $answered } of { $of } have answered
}
client-nudged = The table waits for you.
client-can-change = You can change this until it closes.
client-choose-number = { $least ->
    [0] Choose up to { $most }.
   *[other] { $most ->
        [1] Choose one.
       *[other] Choose from { $least } to { $most }.
    }
}
client-confirm = OK: { $choice }
client-confirm-several = OK: { $names }
client-confirm-count = That is all: { $total } of { $most } hands
client-pointing = ← { $names }
client-ask-unknown = This device is too old for this question. Load the page again.
client-house-title = For the whole table
client-house-more = For the host: it ended the other way
client-house-whoops = { $chapter ->
    [hunt] Was the word not found after all? Then that counts.
    [vote] Was the word found after all? Then that counts.
   *[other] Was the word found after all, or not found after all? Then that counts.
}
client-timer-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
client-notes = Notes
client-notes-title = What you know
client-notes-mine = Hold to read what only you were told
client-notes-all = What everybody heard
client-people = People
client-more-about = More

## The Day of Werewords

client-asks = { $seat } asks
client-no-question = The Mayor waits for a question.
client-ask-aloud = Ask the Mayor aloud what Yes or No can answer. The answer is a token.
client-in-line = { $count ->
    [one] One more question waits.
   *[other] { $count } more questions wait.
}
client-answered = Answered
client-spoken = spoken
client-tray = Tokens
client-tray-for = For
client-tray-nobody = nobody in particular
client-tokens = Tokens left
client-tokens-left = { $count } left
client-press-sure = { $button }: press again to be sure
client-ask-question = Question
client-ask-guess = Guess
client-question-label = Put a question that Yes or No can answer
client-guess-label = What is the word?
client-guess-form = Is it { $word }?
client-put-question = Put it to the Mayor
client-shape = The word: { $shape }

## Table talk

client-talk = Talk
client-talk-off = The host has switched talk off.
client-talk-empty = Nothing has been said yet.
client-talk-own = Say something
client-talk-send = Say it
client-talk-among-dead = (among the dead)
client-sayings = Ready sayings
client-sayings-choose = Choose what to say …
client-blank-seat = Who
client-blank-card = Which card
client-blank-word = What
client-word-yes = yes
client-word-no = no
client-word-white = White
client-word-dark = Dark

## Menu

client-menu = Menu
client-menu-game = The game
client-menu-room = The table
client-menu-me = You
client-menu-invite = Invite others
client-pause = Pause
client-resume = Go on
client-undo = Take back one step
client-undo-sure = Take it back
client-undo-not = Leave it
client-undo-last = What everybody heard last: { $last }
client-extend = { $seconds } seconds more
client-give-up = End this game
client-give-up-sure = The game ends here, and nobody wins. Cards stay covered. Until another begins, you can still go on with it.
client-go-on = Play on
client-lock = Lock the table: nobody new comes in, to play or to watch
client-talk-allowed = Talk in the app
client-talk-dead-allowed = Those who are out may talk among themselves
client-patience = When somebody does not answer
client-patience-wait = remind, and wait
client-patience-never = wait without a word
client-patience-stand-in = a bot answers after { $seconds } seconds
client-host-gone = { $name }, the host, is away.
client-take-over = Be host
client-stand-in-on = Let a bot play
client-stand-in-off = Stop the bot
client-replace = Hand the seat to another device
client-replace-is = Scan this with the new device to play on for { $name }. It works once, for five minutes.
client-hand-over = Make host
client-second-device = Use a second device
client-second-device-is = Scan this with your other device. It works once, for five minutes. Show it to nobody: it opens your card.
client-play-for-me = Let a bot play for me
client-play-again-myself = Play again myself
client-bot-plays = A bot plays for you.
client-leave = Leave
client-save-games = Save the finished games
client-delete-table = Delete this table
client-delete-sure = Everything about this table is deleted for everybody, its finished games too. It cannot be taken back.
client-kick-sure = { $name } has to go, and the place is free. Who has the code can come again, unless you lock the table.
client-kick-sure-playing = { $name } has to go, and a bot plays on for that seat. Somebody new can take it over.
client-hand-over-sure = { $name } becomes host. You stay at the table, and only { $name } can make you host again.
client-leave-playing-sure = A bot plays on for you. You can come back with this device, as long as nobody has taken your seat.
client-leave-host-sure = Somebody else becomes host.
client-stay = Stay

## The end

client-result = The end
client-you-won = You won.
client-you-lost = Not this time.
client-all-cards = Every card
client-score = { $games ->
    [one] After one game
   *[other] After { $games } games
}
client-wins = { $count ->
    [one] one win
   *[other] { $count } wins
}
client-seal-true = The deal was fair: its seal fits
client-seal-false = The seal does not fit this deal
client-seal-is = Before anybody saw a card, the table published this seal. It is the SHA-256 of the lines below, so nobody can have changed a card since.
client-story = What happened, step by step
client-story-loading = Opening the record …
client-story-save = Save the record
client-story-did = { $seat }: { $answer }
client-story-told = To { $to }: { $told }
client-play-again = Play again
client-change-table = Change the table
client-see-table = See the table
client-result-wait = The host starts the next game.

## The shared screen

client-tv-lobby = Scan the code to sit down.

## Teams

client-team-village = Village
client-team-humans = Humans
client-team-werewolves = Werewolves
client-team-vampire = Vampire
client-team-criminals = Criminals
client-team-none = nobody’s side

## Help

client-help-title = How it works
client-help-search = Search
client-help-cards = The cards
client-help-werewords =
    Everybody gets a secret card. One of you is Mayor as well, and all know who.
    At night the Mayor chooses the Magic Word. The Seer sees it, and so do the Werewolves.
    By day the others ask the Mayor questions that Yes or No can answer. The Mayor says no word and answers with tokens.
    The tokens and the minutes are few. Guess by asking outright whether it is that word.
    If the word is found, the Werewolves can still win by pointing at the Seer.
    If it is not found, everybody points at somebody: the village still wins by catching a Werewolf.
client-help-werewolf =
    Everybody gets a secret card. A few are Werewolves, one is the Seer, the others are Villagers.
    At night the Werewolves choose a victim together, and the Seer looks into one player.
    In the morning the victim is dead and turns up the card. The dead keep silent.
    By day the living talk and stand against one another. Whoever more than half stand against is lynched.
    The humans win when no Werewolf is left. The Werewolves win when they are as many as the humans.
client-help-wherewolf =
    Everybody gets a secret card of one of four sides, and some play for themselves.
    Each night the roles are called one by one, whether anybody holds them or not. The pack picks its prey.
    At dawn you hear who died, and not why. Cards of the dead stay covered unless you play with open cards.
    By day the village talks. In the first voting everybody accuses somebody; those with the most speak for themselves.
    In the second voting those who are not accused choose who burns. A tie spares them all.
    A side wins when nobody is left who could stop it.

## What went wrong

client-refused-no-network = The server cannot be reached. Check your connection and try again.
client-refused-not-known = The server was restarted before it replied. Look whether it was done, and try again if not.

## One device, and the moderator’s console

client-front-device = Play on this device
client-front-moderate = Moderate a game
client-keeper-device = The table
client-keeper-console = Moderator
client-device-lobby = This device lies in the middle and speaks. Add everybody who plays, in the order you sit.
client-device-sleeps = This browser cannot keep the screen awake here. Set the device so that its screen stays on.
client-console-lobby = You lead the game and see every card. Add people by name, or let them scan the code.
client-by-hand = Real cards: I enter who holds what
client-guest-name = Name of a player
client-guest-add = Add
client-unreachable = The server cannot be reached. Nothing is lost: this goes on by itself as soon as the connection is back.
client-device-offline-open = This page cannot be loaded again without the network: leave it open.
client-alone = The network was gone: this device goes on by itself.
client-alone-elsewhere = This table has gone on elsewhere meanwhile. Here it goes on as you have it.
client-alone-give = Take the other one
client-alone-give-sure = What was played on this device without the network is gone then, and the table goes on as it is on the server.
client-alone-impossible = This browser cannot go on without the network. The game waits here until it is back.
client-device-pass-to = Pass the device to { $name }. Nobody else looks.
client-device-i-am = I am { $name }
client-device-hold = { $name }, hold to look
client-device-no-news = There is nothing new for you.
client-device-look-alike = Everybody looks for at least { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, news or none.
client-device-no-vote = You are accused and have no vote this time. Wait a moment, then pass it on like everybody else.
client-device-pass-on = Pass it on
client-device-last = You are the last one. Then lay the device back in the middle.
client-keeper-who = Who answers
client-keeper-one = { $card } ({ $which } of { $of })
client-keeper-asks-copy = Which card did you look at? Tap it.
client-keeper-asks-day = Mayor, what do you answer?
client-keeper-asks-hunt = Which card did they turn up?
client-keeper-asks-singled-out = Which card does the one with the most fingers turn up? Several if it is a tie, none if exactly one finger points at each of you.
client-keeper-told-copied = This is your card too now: { $card }. { $joins ->
    [yes] Wake up again when it is called.
   *[no] { $which ->
        [thing] Tap the one on your left or on your right now.
       *[other] Sleep on when it is called.
    }
}
client-console-now = Now
client-console-say = Say this
client-console-sheet = What was entered
client-console-manual = I set the pace: the clock waits for me
client-console-wait = Nothing has to be entered here. Wait as long as for the others.
client-console-nobody-holds = Nobody holds { $card }. Call it all the same, and wait as long as for the others.
client-console-nobody-bears = { $item ->
    [amulet] Nobody holds the Amulet.
   *[sword] Nobody holds the Sword.
} Call it all the same, and wait as long as for the others.
client-console-holder-out = { $count ->
    [one] { $names } is out. Call { $card } all the same, and wait as long as for the others.
   *[other] { $names } are out. Call { $card } all the same, and wait as long as for the others.
}
client-console-next = Said: go on
client-console-time-up = Time is up
client-console-note = A note on { $name }
client-console-note-short = Note
client-console-change = Change
client-console-instead = It should have been
client-console-was-shown = A phone has shown something private since then, and nobody can unsee it.
client-console-consequence = { $lost ->
    [0] All that was entered later stays.
    [one] 1 later entry has to be made again.
   *[other] { $lost } later entries have to be made again.
}
client-console-then = This is different then:
client-console-then-at = The game stands here then: { $chapter }.
client-console-then-over = The game is over then.
client-console-dead-then = { $names } { $count ->
    [one] is
   *[other] are
} dead then.
client-console-alive-again = { $names } { $count ->
    [one] is
   *[other] are
} alive again.
client-console-correct = Correct it
client-console-still-to-tell = To be told after your correction:
client-console-told = Told
client-console-in-error = Told in error, to { $to }: { $told }
client-console-told-on-phones = { $names } { $count ->
    [one] has
   *[other] have
} it on a phone, under Notes.
client-console-rewind = { $count ->
    [one] Take back this one
   *[other] Take back these { $count } steps
}
client-voice-unlock = Tap once so that this screen may speak
client-voice-let-speak = Let this screen speak
client-voice-off = Be silent
client-voice-repeat = Again
client-voice-pause = Pause
client-voice-skip = Skip
client-voice-settings = Voice
client-voice-mute = No voice is to be heard here. Read the lines out, or choose another under “Voice”.
client-voice-language = Language of this screen
client-voice-language-of-table = as the table’s
client-voice-which = Which voice
client-voice-recorded = Recorded
client-voice-volume = Volume of the voice
client-voice-rate = Pace of the voice
client-voice-sound = Sound of the night
client-voice-sound-volume = Volume of the night
client-voice-try = Try it
client-sound-none = none
client-sound-wind = wind, and a far howl
client-sound-rain = rain
client-sound-fire = fire
client-sound-taps = fingers on the table

## Word lists

client-lists = Word lists
client-lists-lead = Words of your own for Werewords: your family, your town, your running jokes. Keep them here, and share them if you like.
client-lists-mine = My lists
client-lists-mine-are = The keys of these lists are on this device only. Whoever else has such a key can change the list; without it nobody can.
client-lists-none-mine = You have no list on this device yet.
client-lists-new = Make a list
client-lists-one = A word list
client-lists-find = Find lists of others
client-lists-find-go = Find
client-lists-name-or-code = Name or code of a list
client-lists-none-found = No published list is called so, and none has this code.
client-lists-name = Name of the list
client-lists-language = Language of its words
client-lists-entries = Words and phrases, one a line
client-lists-entries-are = You can paste CSV or JSON too. At most 10,000 entries of 80 characters; nothing is kept if one of them is wrong.
client-lists-file = Or take a file: text, CSV or JSON, in UTF‑8
client-lists-no-file = Type instead
client-lists-estimate = Give words without a level an estimated one
client-lists-save = Save
client-lists-leave = Do not save
client-lists-wrong = { $count ->
    [one] Nothing was saved. One thing is wrong:
   *[other] Nothing was saved. { $count } things are wrong:
}
client-lists-repeated = { $count ->
    [one] One entry was there twice and is kept once.
   *[other] { $count } entries were there twice and are kept once.
}
client-lists-count = { $count ->
    [one] One word
   *[other] { $count } words
}
client-lists-estimates = “About” is our estimate. Such a word comes at every level.
client-lists-about = about { $level }
client-lists-show-all = Show all { $count }
client-lists-closed = Only its owner can read this list. A table can play with it all the same.
client-lists-tools = What you can do with this list
client-lists-is-private = Only you can see this list. You can play with it at your tables.
client-lists-is-published = Everybody on this server can find, read and play with this list.
client-lists-is-hidden = Out of sight: it was reported
client-lists-hidden-why = Several people have reported this list, so nobody finds it by its name any more. Change it, and it is found again.
client-lists-edit = Change
client-lists-publish = Publish
client-lists-unpublish = Make it private
client-lists-drop = Delete
client-lists-drop-sure = “{ $name }” is deleted for good, with everything in it.
client-lists-download = Download:
client-lists-format-text = Text
client-lists-format-csv = CSV
client-lists-format-json = JSON
client-lists-use-code = Type this code where your table chooses its lists.
client-lists-report = Report this list
client-lists-report-why = What is wrong with it?
client-lists-report-note = What should be looked at? You may leave it empty.
client-lists-report-go = Report it
client-lists-reported = Reported. Thank you.
client-lists-reason-offensive = offensive or cruel
client-lists-reason-private = private matters of somebody
client-lists-reason-copied = copied without permission
client-lists-reason-spam = advertising or nonsense
client-lists-reason-other = something else
client-lists-only = only words from the lists, none of ours
client-lists-chosen = Lists that were chosen
client-lists-remove = Take out { $name }
client-lists-add-mine = Add one of my lists
client-lists-choose = Choose …
client-lists-add-published = Add a published list
client-lists-most = A table can have { $most } lists at most.
client-lists-manage = Make and change lists
client-lists-evenings = no word that came on another evening at a table of this device
client-fix-our-words = Take our own words
client-fix-each-votes = Let everybody vote

## Kinds of words

client-category-activities = activities
client-category-animals = animals
client-category-body-health = body and health
client-category-books = books
client-category-brands = brands
client-category-clothes = clothes
client-category-film-tv = film and TV
client-category-food-drink = food and drink
client-category-games = games
client-category-history-myth = history and myth
client-category-holidays = holidays
client-category-home = home
client-category-ideas = ideas
client-category-jobs = jobs
client-category-music-art = music and art
client-category-nature = nature
client-category-objects = objects
client-category-people = people
client-category-places = places
client-category-science = science
client-category-sport = sport
client-category-travel = travel
client-circle = The table from above
client-console-coming = Then
client-console-does-wherewolf-first-voting = { $public ->
    [yes] All eyes stay open.
   *[no] Everybody alive shuts their eyes.{ $spy ->
        [yes] {""} Only the Spy may look.
       *[no] {""}
    }
} Call the names one by one: each raises a hand once, for somebody else.{ $public ->
    [yes] {""}
   *[no] {" "}Then all eyes open again.
}
client-console-does-wherewolf-second-voting = { $public ->
    [yes] All eyes stay open.
   *[no] Everybody alive shuts their eyes, the accused too.
} Call the accused one by one: whoever has a vote raises a hand once.{ $public ->
    [yes] {""}
   *[no] {" "}Then all eyes open again.
}
client-console-does-werewords-wake-mayor = The Mayor taps the secret card on this screen, or shows it to you and you tap it.
client-console-does-werewords-choose-a-word = Show the Mayor these words, and tap the one that is pointed at.
client-console-does-werewords-remember-the-word = Nothing has to be written down: the game keeps the word.
client-console-does-werewords-tap-a-letter = Press “Show only this question” and hold it out: the letter is tapped there.
client-console-does-werewords-tap-a-letter-one-werewolf = { client-console-does-werewords-tap-a-letter }
client-console-paper = Turn card and score sheet on paper
client-vote-hands = Whose hands are up for { $name }?
client-vote-next = Next name: { $name }
client-vote-missing = Still without a vote: { $names }
client-vote-by-person = Enter it person by person
client-vote-by-hands = Count hands name by name
client-confirm-none = None of them
client-guest-numbered = Player { $number }
client-device-lobby-cards = This device lies in the middle and speaks. You deal real cards, and one of you is Mayor; add a name for each of you, so that it knows how many you are.
client-device-lobby-how = How to deal the cards
client-device-lobby-deal = Shuffle the cards below and the Mayor’s together and deal one to each; one stays in the middle. Whoever has the Mayor’s shows it, and takes the one in the middle as a secret card. Does the Mayor’s lie in the middle? Whoever sits to the left of the last Mayor takes it; in a first game, deal again.
client-device-lobby-deal-two = One of you is Mayor, the other next time. Shuffle the cards below and deal one to each; the third lies face down between you, and nobody looks.
client-device-shut-eyes = It is night again: what comes now is not for all eyes. Shut them, all of you; whoever has this device in hand then taps.
client-undone-here = Taken back.
client-keeper-whoops = It ended the other way
client-keeper-all = All of them: { $answer }
client-keeper-asked = { $name }: { $line }
client-keeper-phone = { $name } answers on a phone.
client-keeper-instead = Answer for { $name } all the same
client-keeper-over = Hand over to somebody else
client-keeper-over-is = Scan this with the device that leads on. This one is out then. It works once, for five minutes.
client-keeper-second-is = Scan this with your other device. It works once, for five minutes. Show it to nobody: it shows every card.
client-console-for-you = For you alone: { $told }
client-console-round-sure = It shows everybody’s card. Only whoever leads goes there.
client-keeper-bot = { $name } is a bot and answers by itself.
client-console-silently = Silently, to { $to }: { $told }
client-console-lobby-cards = You lead the game. Nobody has a phone, so it is played with real cards: deal them before you start. Add people by name, or let them scan the code.
client-console-round = Pass this device round, so that each looks at their card
client-console-round-back = All have looked. Give the device back to whoever leads.
client-console-round-end = I lead: back to the console
client-beside-accuse = Client
client-beside-nobody-accuse = no client
client-vote-more-accuse = { $name } may raise both hands at a client’s name. Enter the client here:
client-story-press-accuse = { $press }, with { $to } as client
client-console-show-large = Show it large
client-console-only-this = Show only this question
client-console-give-back = Thank you. Give the device back to whoever leads.
client-console-back = Take back the last step
client-arrange-card-of = { $name } has
client-arrange-place = Place { $place }
client-arrange-middle = The middle
client-arrange-out = Stays out
client-arrange-left = Still to place: { $cards }
client-arrange-none-left = Every card is placed.
client-arrange-rest = All others: { $card }
client-arrange-leave-out = The others stay out
client-arrange-go = These are the cards
client-arrange-taken = They form a village, and lie as you have just entered them.
client-arrange-go-taken = Play with these cards
client-arrange-others = The cards that came first make no village: too many or too few monsters, or one that needs others beside it. Play with these, or take back and deal again.

## Play now, and hints

client-play-now = Play now
client-play-now-is = Alone? Bots take the other seats, and you are in a game within seconds.
client-play-now-name = Robin
client-settings-hints = Hints in my first games
client-hint = A hint
client-hint-close = I see
client-hint-none = No more hints
client-hint-werewords-deal = Hold the button below to see your card. It covers itself when you let go.
client-hint-werewords-night = Everybody’s phone looks like this at night. When your role is called, hold to read what only you may know.
client-hint-werewords-day = Ask what Yes or No can answer, and halve what it could be. “{ client-ask-guess }” asks outright for a word.
client-hint-werewords-vote = One of those who misled you may be the Werewolf. You can change your finger until time is up.
client-hint-werewolf-deal = Hold the button below to see your card. It covers itself when you let go.
client-hint-werewolf-night = If you are not called, tap whom you like: it does nothing, and hides who is awake.
client-hint-werewolf-day = Talk first: open “{ client-talk }” below for ready sayings. Then stand against somebody; you can move your vote.
client-hint-wherewolf-deal = Hold the button below to see your card: its side, its power and how it wins.
client-hint-wherewolf-night = Roles are called even if nobody holds them. What you learn stays in “{ client-notes }”.
client-hint-wherewolf-assembly = Say what you know, or what you want others to believe: “{ client-talk }” has ready sayings.
client-hint-wherewolf-first-voting = Accuse one other player. Those with the most accusations speak for themselves next.
client-hint-wherewolf-second-voting = Only those who are not accused vote now. A tie spares them all.
client-bot-level = How well { $name } plays
client-bot-level-easy = gentle
client-bot-level-normal = normal
client-bot-level-hard = sharp
client-temper-quick = decides quickly
client-temper-thoughtful = takes time to think
client-temper-talkative = likes to talk
client-temper-quiet = says little
client-temper-stubborn = sticks to a first thought
client-temper-easily-led = is easily talked round
client-bots-helped = Bots at this server get help from a language service. Questions to a bot Mayor, the word, and what you say in your own words may be sent to it.

## Cards to print

client-cards = Print cards
client-cards-lead = Cards, tokens and sheets on paper, for tables without phones. Choose, make the PDF, print it and cut along the marks.
client-cards-for-table = This is the village of table { $code }.
client-cards-not-here = This server cannot print. Whoever runs it can add the part for it.
client-cards-players = Players
client-cards-whole-werewords = The whole box
client-cards-whole-werewolf = The set of 16
client-cards-whole-wherewolf = Every card
client-cards-chosen = { $cards ->
    [one] One card is chosen.
   *[other] { $cards } cards are chosen.
}
client-cards-on-top-werewords = The Mayor’s card comes on top.
client-cards-sheets = What to print
client-cards-sheet-roles = Cards
client-cards-sheet-tokens = Tokens
client-cards-sheet-badges = Name badges
client-cards-sheet-turn-card = Turn card for whoever leads
client-cards-sheet-score = Score sheet
client-cards-nothing = Tick what you want to print.
client-cards-names = Names, one to a line
client-cards-language = Language of the cards
client-cards-paper = Paper
client-cards-paper-a4 = A4
client-cards-paper-letter = US Letter
client-cards-backs = With backs, to print on both sides
client-cards-code = Code of your table, for a code to scan
client-cards-make = Make the PDF
client-cards-making = Making the PDF …
client-cards-made = Print it at 100 %.
client-cards-made-both = Print it at 100 % on both sides, turned over the long edge.
client-overrule = Should have been
client-understood = understood: { $meaning }
client-understood-helped = answered with help from a language service
