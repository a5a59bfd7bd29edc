# Cards: a name, its plural where a voice calls several, and its power in two short lines.

card-mayor = Mayor
card-mayor-power =
    You know the word and answer with tokens.
    You have a second, secret card.

card-villager = Villager
    .many = Villagers
card-villager-power =
    You know nothing yet, and you sleep all night.
    Ask well, and watch who helps.

card-seer = Seer
    .many = Seers
card-seer-power =
    You see the Magic Word at night.
    Lead the others to it, but stay hidden: Werewolves hunt you.

card-fortune-teller = Fortune Teller
card-fortune-teller-power =
    You see how each part of the word begins.
    Help with that, but stay hidden: Werewolves hunt you.

card-apprentice = Apprentice
card-apprentice-power =
    You stand in for a Mayor who is Seer or Fortune Teller.
    Only then do you learn something, and only then are you hunted.

card-beholder = Beholder
card-beholder-power =
    You see who knows about the word, but not the word.
    Draw the Werewolves’ eyes to yourself.

card-mason = Mason
    .many = Masons
card-mason-power =
    You find the other Mason at night.
    That is one neighbour you can trust.

card-thing = Thing
card-thing-power =
    You tap the player beside you at night.
    Whoever you tapped knows you are on their side.

card-doppelganger = Doppelgänger
card-doppelganger-power =
    You look at one other card and become it.
    Its side is your side from then on.

card-minion = Minion
card-minion-power =
    You see who the Werewolves are; they do not see you.
    Mislead for them, and do not be caught yourself.

card-werewolf = Werewolf
    .many = Werewolves
card-werewolf-power =
    You know the word and your pack. Lead the others astray.
    If they find the word, find the Seer.
