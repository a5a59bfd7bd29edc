# Rooms, and the server that holds them.

## Coming in

room-refused-no-such-room = There is no room { $code } here. Look at the code again.
room-refused-room-locked = The host has locked this room. Ask to be let in.
room-refused-room-full = This room is full: { $most } are the most.
room-refused-game-running = A game is on. That has to wait until it is over; watching is always possible.
room-refused-name-empty = Type a name first.
room-refused-name-too-long = A name can have { $most } letters at most.
room-refused-name-unprintable = There are signs in this name that cannot be shown. Choose another.
room-refused-name-taken = Somebody here is called { $name } already. Choose another name.
room-refused-not-your-place = This device has no place here any more. Sit down again, or ask the host.
room-refused-no-such-ticket = This ticket was used already, or is too old. Ask for a new one.
room-refused-too-many-tickets = There are too many unused tickets. Wait a few minutes.
room-refused-too-many-devices = { $most } devices are here already, and that is the most.
room-refused-place-is-here = { $name } is here on a device of their own, and only they can move.
room-refused-place-is-taken = { $name } has this place. Take a bot’s, or one whose player has left for good.
room-refused-room-broken = This room was played by other rules than today’s and stays shut. Its record is kept.
room-refused-room-archived = The room { $code } was not used for long and is closed. Who had a place there can still export or delete what is kept of it.
room-refused-hall-full = There is no room left on this server. Try again later.

## Who may do what

room-refused-only-watching = You are watching. Only who sits at the table can do that.
room-refused-host-only = Only the host can do that.
room-refused-host-is-here = { $name } is host, and is here.
room-refused-host-stays = A host cannot be sent away. Hand the room over first.
room-refused-not-a-person = That takes a person, not a program and not a watcher.
room-refused-unknown-place = Nobody sits at that place.
room-refused-no-seat = You are not in this game.
room-refused-keeper-only = Only whoever leads this table can do that.
room-refused-keeper-stays = Whoever leads this table stays its host. To let somebody else lead, show the QR code to their device.
room-refused-console-only = Only a table with a person as moderator deals cards by hand.
room-refused-not-a-guest = { $name } is no guest, and alone can change that.
room-refused-alone = That works again when the network is back.
room-refused-went-on-here = Somebody has gone on with this table on another device.
room-refused-one-device = This table plays around one device: nobody sits down with a phone, and no bot does. Watching is always possible.
room-refused-seat-has-a-device = { $name } can answer without you. Enter it all the same?
room-refused-delete-needs-your-word = This deletes the room and every game that was played in it, for everybody and for good. Say that you are sure.

## Before and in the game

room-refused-unknown-game = There is no game called “{ $game }”.
room-refused-bad-options = That is not how this game is set up: { $error }
room-refused-no-words-left = No word is left that fits the options. Allow more of them.
room-refused-no-game = Nothing is being played.
room-refused-question-has-passed = That question has passed.
room-refused-entered-meanwhile = Something was entered meanwhile. Look again at what comes of it.
room-refused-paused = The game is paused.
room-refused-nothing-to-undo = There is nothing to take back.
room-refused-not-given-up = No game was given up here.
room-refused-others-sit-here = To go on with that game, sit as you sat then, by the same names: { $names }.
room-refused-undo-needs-your-word = Somebody may have seen something in private since then, and cannot unsee it. Take it back all the same? Everybody will be told.
room-refused-nothing-to-overrule = A person gave that token, or nobody did. Only a bot’s can be overruled.
room-refused-no-timer = No timer is running that you could extend.
room-refused-extension-too-long = A timer can be extended by { $most } seconds at most, and by one at least.
room-refused-no-such-card = There is no card called { $card } in this game.
room-refused-card-count = Of the card { $card } there can be none to { $most }.
room-refused-card-fills = The number of this card follows from the others: { $card } takes the places that they leave.
room-refused-patience-bounds = Wait { $least } to { $most } seconds, or 0 for as long as it takes.
room-refused-not-over = The record is opened when the game is over.

## Words to draw from

room-words-no-such-list = There is no list “{ $name }” on this server, or it is no longer published. Take it out, or look at the code again.
room-words-empty-list = The list “{ $name }” is empty.
room-words-other-language = The list “{ $name }” is in another language than the words of this table.
room-words-too-many-lists = { $most } lists at a table are the most.
room-words-only-lists = Our own words are left out, and no list has any. Add a list, or let our words in.
room-words-no-such-category = There is no kind of words called “{ $name }”.
room-words-no-such-language = There are no words in “{ $name }”.
room-bots-raise-no-hands = Bots raise no hands that could be counted. Let everybody vote, or send the bots away.

## Table talk

room-refused-talk-is-off = The host has switched table talk off.
room-refused-be-silent = Not now: you have to be silent.
room-refused-dead-are-silent = The dead are silent.
room-refused-no-such-saying = That cannot be said here in that way.
room-refused-talk-too-fast = Let the others speak too. Wait a moment.
room-refused-too-much-talk = { $most } remarks were made in this game, and that is the most.

## Between a device and the server

room-refused-bad-message = That is no message we know: { $error }
room-refused-bad-request = That is no request we know.
room-refused-not-found = There is nothing at this address.
room-refused-too-large = That is too large.
room-refused-too-fast = That was too fast. Wait a moment.
room-refused-room-too-busy = Too much is going on in this room. Wait a moment.
room-refused-too-many-tries = Too many tries from your network. Wait a minute.
room-refused-too-many-connections = Too many devices of your network are connected: { $most } are the most. Close some, and try again.
room-refused-room-used-up = This table has seen so much that it is full. Finish the game and open a new one.
room-refused-wrong-origin = This page belongs to another site, and may not speak for you.
room-refused-not-kept = That could not be written down. Try again.
room-refused-our-fault = That went wrong, and the fault is ours. The room is as it was before.

## What the whole room is told

room-notice-undone = The host has taken something back.
room-notice-given-up = The game was given up.
room-notice-taken-up = The game is taken up again, and waits until all are ready.
room-notice-extended = The timer has { $seconds } seconds more.
room-notice-kicked = { $name } was sent away.
room-notice-moved = { $name } has moved to another device.
room-notice-left = { $name } has left.
room-notice-replaced = { $name } plays for { $before } now.
room-notice-host = { $name } is host now.
room-notice-stand-in = A bot plays for { $name } now.
room-notice-back = { $name } plays again.

## nightcall serve

room-no-client = Nightcall is running. This copy has no pages built in, so connect with a program.
room-serve-ready = Nightcall is running at { $url }
room-serve-scan = Point a phone at this:
room-serve-stop = Ctrl-C stops it. Every room is kept in { $data } and comes back with the next start.
room-serve-stopped = Stopped. Every room is kept.
room-serve-port-taken = Port { $port } cannot be used ({ $error }). Choose another with --port.
room-serve-data-bad = { $data } cannot be used as data folder: { $error }
room-serve-language-bad = { $name } cannot be used. A language service needs an address (http or https), a model, and as its use “unknown” or “all”.

## nightcall backup

room-backup-done = { $file } is a whole copy and has been checked. Rooms: { $rooms }. Records: { $records }. Archived rooms: { $archived }.
room-backup-words = { $file } has the word lists: { $lists }.
room-backup-nothing = There are no rooms in { $data }. Give the folder with --data.
room-backup-exists = { $file } exists already, and stays as it is. Choose another name.
room-backup-failed = No copy could be made: { $error }
