# Word lists on the command line. $value and $name are what people wrote.

words-at-line = Line { $line }: { $what }

## Help

words-help-words = Word banks, and the lists you bring to the table.
words-help-draw = Draw words as a Mayor is offered them.
words-help-forget = Let words come again that were drawn with --remember.
words-help-stats = Count the words of each bank by level and category.
words-help-check = Look for duplicates, rude or unguessable entries and lopsided levels in a file or a bank.
words-help-list = Show your lists on this machine.
words-help-show = Show the entries of a list. NAME is its name, handle or code.
words-help-new = Make a list, with entries if you name some.
words-help-edit = Add, remove, replace entries of a list, or rename it.
words-help-import = Bring in a list from plain text, CSV or JSON. Nothing is kept if any line is wrong.
words-help-export = Write a list as plain text, CSV or JSON, to FILE or to the screen.
words-help-publish = Let other tables find a list by its name and by a code.
words-help-unpublish = Hide a published list of yours again.
words-help-withdraw = Hide anybody’s published list. For whoever keeps the server.
words-help-drop = Take a list off the shelf for good.
words-help-find = Find published lists by code, or by part of their name.
words-help-report = Report a published list.
words-help-reports = Show what was reported against a list. For whoever keeps the server.

words-option-store = The file that holds the lists (or set NIGHTCALL_WORDS).
words-option-levels = Level of an offer; give it several times for several offers.
words-option-level = Level of the entries that are added or replaced.
words-option-count = How many offers, going round the levels.
words-option-categories = Category; give it several times to pool them. All, if none is given. “none” leaves out our own words.
words-option-lists = A list to pool with our own words: name, handle or code.
words-option-proper = With names, titles, brands and places, or without.
words-option-language = Language, by its two letters.
words-option-chosen = Language, by its two letters; all, if none is given.
words-option-remember = Skip words drawn so before, and note these.
words-option-host = Whose evenings are meant, if several hosts share this machine.
words-option-as-json = Write JSON.
words-option-language-of-bank = Check our own bank of this language.
words-option-form = What kind of file it is; by its ending, if not given.
words-option-strict = Fail on hints too.
words-option-everything = All lists on this machine, not only yours.
words-option-estimate = Estimate the level of entries that have none.
words-option-added = An entry to add.
words-option-removed = An entry to remove.
words-option-replaced = An entry, and what takes its place.
words-option-rename = A new name for the list.
words-option-name = Name of the new list; the file’s name, if not given.
words-option-into = Add to this list of yours.
words-option-yes = Do not ask.
words-option-reason = Why.
words-option-note = What should be looked at.
words-option-reporter = Who reports; one report each counts.
words-option-with-levels = Give entries without a level an estimated one.

## What happened

words-fewer = { $count ->
    [0] There is no such word.
    [one] There is only one such word; { $wanted } were asked for.
   *[other] There are only { $count } such words; { $wanted } were asked for.
}
words-forgotten = { $count ->
    [0] Nothing was remembered.
    [one] One word may come again.
   *[other] { $count } words may come again.
}
words-stats-language = { words-language } ({ $count ->
    [one] one word
   *[other] { $count } words
})
words-language = { $language ->
    [en] English
    [de] German
    [fr] French
    [es] Spanish
    [it] Italian
   *[other] { $language }
}
words-no-lists = You have no list here. Make one with “nightcall words new”.
words-list-head = { $name } ({ $count ->
    [one] one entry
   *[other] { $count } entries
})
words-row = { $handle }  { $code }  { $language }  { $count ->
    [one] one entry
   *[other] { $count } entries
}{ $reports ->
    [0] {""}
    [one] , reported once
   *[other] , reported { $reports } times
}  { $name }
words-unlisted = ------
words-about = about { $level }
words-made = Made “{ $name }” with { $count ->
    [0] no entries yet
    [one] one entry
   *[other] { $count } entries
}. Its handle is { $handle }.
words-edited = “{ $name }” now has { $count ->
    [0] no entries
    [one] one entry
   *[other] { $count } entries
}.
words-imported = { $count ->
    [one] One entry
   *[other] { $count } entries
} brought into “{ $name }” ({ $handle }).
words-exported = { $count ->
    [one] One entry
   *[other] { $count } entries
} written to { $file }.
words-published = “{ $name }” is published. Its code is { $code }.
words-unpublished = “{ $name }” is yours alone again.
words-withdrawn = { $code } is no longer published.
words-drop-sure = Take “{ $name }” with its { $count ->
    [one] one entry
   *[other] { $count } entries
} off the shelf for good?
words-dropped = “{ $name }” is gone.
words-none-found = No published list has “{ $text }” in its name, or as its code.
words-reported = Reported. { $code } has { $count ->
    [one] one report
   *[other] { $count } reports
} now.

words-reports = { $count ->
    [0] Nothing was reported.
    [one] One report:
   *[other] { $count } reports:
}

## What a check finds

words-check-one = Name a file to check, or a bank with --bank; not both.
words-check-estimated = Estimated levels: easy { $easy }, medium { $medium }, hard { $hard }, ridiculous { $ridiculous }.
words-check-duplicate = “{ $value }” is in the list already.
words-check-near-duplicate = “{ $value }” is nearly another entry: a plural or another spelling of it.
words-check-offensive = “{ $value }” holds an offensive term.
words-check-address = “{ $value }” is an address, not a word.
words-check-no-word = “{ $value }” has no letters to guess.
words-check-too-short = “{ $value }” is too short to guess.
words-check-too-wordy = “{ $value }” is too long to be guessed word by word.
words-check-level-missing = No entry is { $value }: a table that plays at this level gets none.
words-check-lopsided = More than seven in ten entries are { $value }.
words-checked = { $entries ->
    [one] One entry
   *[other] { $entries } entries
} checked: { $problems ->
    [0] nothing to say
    [one] one thing to look at
   *[other] { $problems } things to look at
}, { $serious ->
    [0] nothing serious
    [one] one of them serious
   *[other] { $serious } of them serious
}.

## What is refused

words-refused-too-many-columns = There are { $value } columns; there can be five: text, level, categories, proper, spellings.
words-refused-unknown-level = “{ $value }” is no level. Levels are easy, medium, hard and ridiculous.
words-refused-unknown-category = “{ $value }” is no category. Categories are activities, animals, body-health, books, brands, clothes, film-tv, food-drink, games, history-myth, holidays, home, ideas, jobs, music-art, nature, objects, people, places, science, sport, travel.
words-refused-unknown-proper = “{ $value }” says nothing about names: write p for a name (true in JSON), or leave it empty.
words-refused-unknown-verdict = “{ $value }” is no verdict.
words-refused-unknown-column = “{ $value }” is no column. Columns are text, level, categories, proper and spellings.
words-refused-unknown-format = “{ $value }” is no format. Formats are text, csv and json.
words-refused-unknown-language = “{ $value }” is no language. Give its two letters, such as en.
words-refused-unknown-reason = “{ $value }” is no reason. Reasons are offensive, private, copied, spam and other.
words-refused-direction = It holds { $value }, a hidden character that turns the direction of the text.
words-refused-control = It holds { $value }, a character that cannot be seen.
words-refused-marks = A letter in it wears too many accents.
words-refused-reserved = An entry cannot hold a tab or the character |.
words-refused-no-letters = “{ $value }” has no letters or digits.
words-refused-hash = “{ $value }” begins with #, which makes a line a comment.
words-refused-too-long = “{ $value } …” is too long: 80 characters is the most.
words-refused-too-many-spellings = “{ $value }” has too many spellings: twelve is the most.
words-refused-too-many-entries = The list is too long: { $value } entries is the most.
words-refused-repeated = “{ $value }” is in the list already.
words-refused-empty = There are no entries in it.
words-refused-too-large = The file is too large: { $value } MB is the most.
words-refused-utf-16 = The file is saved as UTF-16. Save it as UTF-8 and try again.
words-refused-not-utf-8 = The byte { $value } is not UTF-8. Save the file as UTF-8 and try again.
words-refused-formula = “{ $value }” looks like a formula. A cell must not begin with =, +, - or @.
words-refused-broken-csv = This is not CSV: a quotation mark is missing, or a cell has no end.
words-refused-broken-json = This is not JSON.
words-refused-no-words = There is no list of words in it: give a list, or an object with “words”.
words-refused-no-text = An entry must be a text, or an object with “text”.
words-refused-not-a-list = Categories and spellings must be lists of texts.
words-refused-offensive = “{ $value }” holds an offensive term, so the list cannot be published.
words-refused-no-such-entry = “{ $value }” is not in the list.
words-refused-no-such-list = There is no list “{ $value }”.
words-refused-two-lists = Two of your lists are called “{ $value }”. Name one by its handle.
words-refused-not-the-owner = “{ $value }” is not yours to change.
words-refused-withdrawn = The keeper of this server has withdrawn “{ $value }”. Change it before you publish it again.
words-refused-shelf-full = This server has no space left for lists. Make a list shorter, or ask who keeps the server.
words-refused-no-bank = There are no words in “{ $value }”. “nightcall words stats” shows the languages.
words-refused-name-no-letters = A list needs a name with letters or digits.
words-refused-name-too-long = The name is too long: 60 characters is the most.
words-refused-name-direction = The name holds { $value }, a hidden character that turns the direction of the text.
words-refused-name-control = The name holds { $value }, a character that cannot be seen.
words-refused-name-marks = A letter in the name wears too many accents.
words-refused-name-reserved = A name cannot hold a tab or the character |.
words-refused-name-hash = A name cannot begin with #.
words-refused-cannot-open = { $value } cannot be opened: check that the folder exists and may be written.
words-refused-not-a-shelf = { $value } holds something else than word lists. Choose another file with --store.
words-refused-newer-shelf = { $value } was written by a newer Nightcall. Update this one to read it.
words-refused-keys-unreadable = The keys of your lists in { $value } cannot be read.
words-refused-store = The lists could not be read or written: { $value }.
words-refused-file = The file could not be read or written ({ $value }).

## Levels and categories

words-name-easy = easy
words-name-medium = medium
words-name-hard = hard
words-name-ridiculous = ridiculous
words-name-activities = activities
words-name-animals = animals
words-name-body-health = body and health
words-name-books = books
words-name-brands = brands
words-name-clothes = clothes
words-name-film-tv = film and TV
words-name-food-drink = food and drink
words-name-games = games
words-name-history-myth = history and myth
words-name-holidays = holidays
words-name-home = home
words-name-ideas = ideas
words-name-jobs = jobs
words-name-music-art = music and art
words-name-nature = nature
words-name-objects = objects
words-name-people = people
words-name-places = places
words-name-science = science
words-name-sport = sport
words-name-travel = travel
words-name-proper = proper nouns
words-name-spellings = with other spellings
