# Wherewolf. A call begins with the role's name, and is the same whether anybody holds the card or
# not. Dawn names the dead and nothing else. A stake that spares somebody has one sentence only,
# whatever the reason. Seer, Juliet, Enchantress, Thief and Spy are “she”, the others “he”.

## The moderator's lines

wherewolf-say-deal = These cards may be in the village: { $roles }. Look at yours, and never show it.
wherewolf-say-night-falls = Night falls. Close your eyes, everyone. Drum softly on the table, and not a word.
wherewolf-say-wake-amulet-first = Amulet, find your first bearer. All eyes stay shut.
wherewolf-say-wake-amulet-later = Amulet bearer, wake up. Whose hands shall it go to?
wherewolf-say-sleep-amulet = The Amulet is where it is. All eyes are shut.
wherewolf-say-wake-sword-first = Sword, find your first bearer. All eyes stay shut.
wherewolf-say-wake-sword-later = Sword bearer, wake up. Whose hands shall it go to?
wherewolf-say-sleep-sword = The Sword is where it is. All eyes are shut.
wherewolf-say-wake-juliet-first = { card-juliet }, wake up. Who is your Romeo?
wherewolf-say-sleep-juliet = Sleep now, { card-juliet }.
wherewolf-say-wake-seer-first = { card-seer }, wake up. Whose aura do you want to see?
wherewolf-say-wake-seer-later = { card-seer }, wake up. Whose aura do you want to see?
wherewolf-say-sleep-seer = Sleep now, { card-seer }.
wherewolf-say-wake-medium-later = { card-medium }, wake up. Which of the dead do you call?
wherewolf-say-sleep-medium = Sleep now, { card-medium }.
wherewolf-say-wake-wizard-first = { card-wizard }, wake up. In whom do you seek the gift?
wherewolf-say-wake-wizard-later = { card-wizard }, wake up. In whom do you seek the gift?
wherewolf-say-sleep-wizard = Sleep now, { card-wizard }.
wherewolf-say-wake-monk-first = { card-monk }, wake up. Your book tells you who is far away.
wherewolf-say-sleep-monk = Sleep now, { card-monk }.
wherewolf-say-wake-priest-first = { card-priest }, wake up. Learn who has sinned.
wherewolf-say-sleep-priest = Sleep now, { card-priest }.
wherewolf-say-wake-twins-first = { card-twin.many }, wake up. Look for each other.
wherewolf-say-sleep-twins = Sleep now, { card-twin.many }.
wherewolf-say-wake-guards-first = { card-guard.many }, wake up. Look for each other, and hear how many Criminals are about.
wherewolf-say-sleep-guards = Sleep now, { card-guard.many }.
wherewolf-say-wake-criminals-first = Criminals, wake up. Look for one another.
wherewolf-say-sleep-criminals = Sleep now, Criminals.
wherewolf-say-wake-vampire-hunter-first = { card-vampire-hunter }, wake up. Can you smell him?
wherewolf-say-sleep-vampire-hunter = Sleep now, { card-vampire-hunter }.
wherewolf-say-wake-vampire-first = { $ghoul ->
    [yes] { card-vampire } and { card-ghoul }, wake up. Look for each other.
   *[no] { card-vampire }, wake up. Look about you: they will all be yours.
}
wherewolf-say-wake-vampire-later = { card-vampire }, wake up, and all you have made with you. Are you thirsty tonight?
wherewolf-say-sleep-vampire = Sleep now, children of the { card-vampire }.
wherewolf-say-wake-werewolves-first = { card-werewolf.many }, wake up. Find one another, the strongest first.{ $traitor ->
    [yes] {" "}{ card-traitor }, keep your eyes shut and put a hand up.
   *[no] {""}
}
wherewolf-say-wake-werewolves-later = { card-werewolf.many }, wake up. The strongest of you picks the prey.
wherewolf-say-sleep-werewolves = Sleep now, { card-werewolf.many }.
wherewolf-say-wake-warden-later = { card-warden }, wake up. At whose door do you watch?
wherewolf-say-sleep-warden = Sleep now, { card-warden }.
wherewolf-say-wake-crime-boss-later = { card-crime-boss }, wake up. Is there somebody you want to win over?
wherewolf-say-sleep-crime-boss = Sleep now, { card-crime-boss }.
wherewolf-say-wake-assassin-later = { card-assassin }, wake up. Is tonight the night?
wherewolf-say-sleep-assassin = Sleep now, { card-assassin }.
wherewolf-say-wake-healer-later = { card-healer }, wake up. Here is who is dying.
wherewolf-say-sleep-healer = Sleep now, { card-healer }.
wherewolf-say-day-breaks = Wake up, everyone. { $dead-count ->
    [0] All of you are here.
    [one] One of you does not get up: { $dead }.
   *[other] Some of you do not get up: { $dead }.
}
wherewolf-say-assembly = The village meets. Say what you like, true or not.
wherewolf-say-first-voting = Quiet, please. Each of you accuses one other player. The names, in this order: { $names }.
wherewolf-say-accused = { $names-count ->
    [0] Nobody stands accused today.
   *[other] These stand accused today: { $names }.
}{ $counts ->
    [none] {""}
   *[other] {" "}Counted: { $counts }.
}
wherewolf-say-defence = { $seat }, speak for yourself.
wherewolf-say-second-voting = Quiet, please. All who are not accused choose one who is: { $names }. A tie spares them.
wherewolf-say-hesitation = The village cannot bring itself to it. Nobody burns today.
wherewolf-say-burned = The village lights the fire. { $seat } burns.
wherewolf-say-dusk = The sun is gone. Whatever you were about to do, it is too late.
wherewolf-say-result = { $faction ->
    [Village] The village can sleep again, and wins.
    [Werewolves] Only the pack is left to howl. The Werewolves win.
    [Criminals] The monsters are gone, and the law with them. The Criminals win.
    [none] Nobody is left, and no side wins.
   *[other] The village belongs to the night. The Vampire wins.
} { $winners-count ->
    [0] No player has won.
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
}

## What is told

wherewolf-told-deal-sealed = The deal is sealed as { $seal }
wherewolf-told-deal-opened = The seal can be checked now. Salt { $salt }; cards as dealt: { $places }.
wherewolf-told-your-card = Your card: { $card }.
wherewolf-told-item-received = { $item ->
    [amulet] In the night the Amulet was laid in your hand. It saves you from death once, perhaps this very night, and is gone then.
   *[sword] In the night the Sword was laid in your hand. If beasts come for you, you take one with you.
}
wherewolf-told-item-crumbles = { $item ->
    [amulet] The Amulet comes back to your hand, and turns to dust.
   *[sword] The Sword comes back to your hand, and turns to rust.
}
wherewolf-told-item-gone = { $item ->
    [amulet] The Amulet is gone. { $seat } had it last.
   *[sword] The Sword is gone. { $seat } had it last.
}
wherewolf-told-counts = With what cards add or take away, it is: { $counts-count ->
    [0] none at all
   *[other] { $counts }
}.
wherewolf-told-romeo-is = Your Romeo is { $seat }. { $faction ->
    [Village] He is of the Village, and so are you.
    [Werewolves] He is of the Werewolves, and so are you.
    [Criminals] He is of the Criminals, and so are you.
    [none] He belongs to nobody, and so do you.
   *[other] He is of the Vampire, and so are you.
} If one of you dies, both do.
wherewolf-told-loved-by = { $seat } is Juliet, and you are her Romeo. If one of you dies, both do.
wherewolf-told-aura = { $aura ->
    [Dark] { $seat } has a Dark aura.
   *[White] { $seat } has a White aura.
}
wherewolf-told-mystic = { $is_mystic ->
    [yes] { $seat } has the gift.
   *[no] { $seat } does not have the gift.
}
wherewolf-told-absent = { $roles-count ->
    [0] Nobody is missing: every card is in the village.
   *[other] Nobody holds this: { $roles }.
}
wherewolf-told-sinner = { $seat ->
    [none] There is no Sinner in the village.
   *[other] The Sinner is { $seat }.
}
wherewolf-told-meet = { $seats-count ->
    [0] You are the only { $role }.
   *[other] { $role } beside you: { $seats }.
}
wherewolf-told-criminals-dealt = { $count ->
    [0] There are no Criminals in the village.
    [one] There is one Criminal in the village.
   *[other] There are { $count } Criminals in the village.
}
wherewolf-told-criminals = { $seats-count ->
    [0] You are the only Criminal.
   *[other] Criminals beside you: { $seats }.
}
wherewolf-told-vampire-dealt = { $is_dealt ->
    [yes] The Vampire is in the village.
   *[no] There is no Vampire in the village.
}
wherewolf-told-vampire-and-ghoul = { $seats-count ->
    [0] Nobody wakes beside you.
   *[other] Awake beside you: { $seats }.
}
wherewolf-told-brood = { $seats-count ->
    [one] You wake alone: { $seats }.
   *[other] You wake together: { $seats }.
}
wherewolf-told-pack = { $pack-count ->
    [one] The pack is { $pack } alone.
   *[other] The pack, the strongest first: { $pack }.
}{ $traitors-count ->
    [0] {""}
   *[other] {" "}The Traitor, who does not know you: { $traitors }.
}
wherewolf-told-victim = The pack goes for { $seat }.
wherewolf-told-dying = { $seats-count ->
    [0] Nobody is dying tonight.
   *[other] Dying tonight: { $seats }.
}
wherewolf-told-recruited = { $boss } is the Crime Boss and has won you over. You are a Criminal now; you keep what you can do.
wherewolf-told-bitten = { $vampire } has bitten you. You are a Lesser Vampire now: what you were is gone. Wake up when the Vampire is called.
wherewolf-told-bite-fails = { $seat } does not become a Vampire, and sleeps on.
wherewolf-told-turned = They came for you, and something in you answered. You are a Werewolf now. Wake up with the pack from tomorrow night.
wherewolf-told-pack-is = { $seats-count ->
    [one] The pack came for you, and knew you for a friend: { $seats }.
   *[other] The pack came for you, and knew you for a friend. They are { $seats }.
}
wherewolf-told-bard = { $is_pure ->
    [yes] The Bard sings at the inn: somebody with a White aura was seen in the night.
   *[no] It is quiet at the inn this morning.
}
wherewolf-told-accusations = You kept one eye open. { $votes }.
wherewolf-told-votes = The votes: { $votes }.
wherewolf-pair-votes = { $left } against { $right }
wherewolf-pair-counts = { $left } { $right }
wherewolf-told-dies-of-love = { $seat } falls dead in the same moment.
wherewolf-told-card-shown = { $seat } turns up this card: { $card }.{ $kind ->
    [human] {""}
   *[other] {" "}That was a { $kind }.
}
wherewolf-told-all-roles = You are out. Watch if you like, and keep silent. These are the roles: { $roles }.
wherewolf-told-chose = { $seat ->
    [none] { $by } passes.
   *[other] { $by } chooses { $seat }.
}
wherewolf-told-watched = To { $to }: “{ $telling }”
wherewolf-told-cards = All cards: { $cards }. As they ended: { $roles }. Sides: { $factions }.

## What is asked

wherewolf-ask-draw-deck = Shuffle the cards of the pool. Some of them stay out, and nobody hears which.
wherewolf-ask-deal = Shuffle and deal: one card to each seat in order.
wherewolf-ask-first-amulet = Who has the Amulet first?
wherewolf-ask-first-sword = Who has the Sword first?
wherewolf-ask-seal = A salt for the seal of the deal.
wherewolf-ask-look = Look at your card. Say when you have seen it.
wherewolf-ask-lengths = How long each call of this night lasts, in seconds.
wherewolf-ask-call = A few moments pass.
wherewolf-ask-pass-amulet = To whom do you hand the Amulet? If you keep it, it is lost.
wherewolf-ask-pass-sword = To whom do you hand the Sword? If you keep it, it is lost.
wherewolf-ask-romeo = Who is your Romeo?
wherewolf-ask-look-into = Whose aura do you want to see?
wherewolf-ask-call-the-dead = Which of the dead do you call?
wherewolf-ask-sense = In whom do you seek the gift?
wherewolf-ask-absent = Which cards the Monk reads about, in this order.
wherewolf-ask-ward = At whose door do you watch tonight?
wherewolf-ask-save = Whom do you save? You can do it once in the game.
wherewolf-ask-recruit = Whom do you want to win over? You can try once in the game.
wherewolf-ask-assassinate = Whom do you kill? You can do it once in the game.
wherewolf-ask-bite = Whom do you bite?
wherewolf-ask-victim = Whom does the pack attack?
wherewolf-ask-pass-round = Take a look: there may be news for you. Then pass it on.
wherewolf-ask-assembly = Talk. The vote comes when you are ready.
wherewolf-ask-accuse = Whom do you accuse?
wherewolf-ask-accuse-counted = How many hands went up at each name? A Magistrate’s counts as two.
wherewolf-ask-client = For whom did the Advocate raise both hands?
wherewolf-ask-defence = Speak. Say when you are done.
wherewolf-ask-condemn = Who shall burn?
wherewolf-ask-condemn-counted = How many hands went up at each name? A Magistrate’s counts as two.
wherewolf-ask-apply-stall-rule = Nobody has died for days. Shall it end here? The monsters would win.

## Buttons and places

wherewolf-option-seen = I have seen it
wherewolf-option-pass = I pass
wherewolf-option-pass-at-pass-amulet = I keep it
wherewolf-option-pass-at-pass-sword = I keep it
wherewolf-option-go-on = Let us vote
wherewolf-option-done = That is all
wherewolf-option-nobody = nobody
wherewolf-option-yes = Yes
wherewolf-option-no = No
wherewolf-option-time = Time is up
wherewolf-option-village = Village
wherewolf-option-werewolves = Werewolves
wherewolf-option-criminals = Criminals
wherewolf-option-none = nobody’s

## Before Start

wherewolf-too-few = { $players ->
    [one] One player is
   *[other] { $players } players are
} too few. You need { $fewest }.
wherewolf-too-many = { $players } players are too many. { $most } can play.
wherewolf-too-few-cards = { $cards ->
    [one] One card is
   *[other] { $cards } cards are
} too few for { $players } players. Choose at least one for each.
wherewolf-too-many-cards = { $cards } cards are too many for { $players } players. Choose one for each, or play as experts.
wherewolf-pool-too-large = { $cards } cards are too many to keep in mind. { $most } can be in the pool.
wherewolf-pauses = A call cannot last { $least } seconds at least and { $most } at most. Change one of them.
wherewolf-no-such-role = There is no card called “{ $role }”.
wherewolf-too-many-of = { $count } cards are too many for this role: { $role }. { $most } can be in.
wherewolf-one-twin = A Twin needs the other one. Take both, or none.
wherewolf-first-games-cards = In your first games take the Seer, the pack and Peasants, nothing else.
wherewolf-no-monster = There is nothing to fear in this village. Add a Pack Leader or the Vampire.
wherewolf-leader-first = A pack needs its Pack Leader before any other wolf.
wherewolf-ghoul-alone = A Ghoul needs his master. Add the Vampire.
wherewolf-traitor-alone = A Traitor needs somebody to betray you to. Add a Pack Leader.
wherewolf-criminals-unguarded = Criminals are too strong without both Guards. Add them.
wherewolf-many-criminals = More than four Criminals leave no village. Take some out.
wherewolf-priest-alone = The Priest has nothing to learn without a Sinner. Add one.
wherewolf-bard-alone = The Bard has nothing to sing without a Seer. Add her.
wherewolf-many-vote-roles = More than two cards that bend the votes are too many. Take some out.
wherewolf-no-deck-in-pool = No fair village can be made from these cards. Change the pool, or the number of monsters.
wherewolf-antagonists = { $count ->
    [one] One card is
   *[other] { $count } cards are
} against the village; { $wanted } would be usual for your number.
wherewolf-weight = These cards weigh { $weight }; between -1 and 3 is fair. Below it the monsters are strong, above it the village.
wherewolf-no-seer = Without a Seer the village sees little. Most tables have her in.
wherewolf-monk-useless = The Monk reads about cards that are not dealt, and here every card is. Take him out, or add to the pool.
wherewolf-hunter-useless = The Vampire Hunter has nobody to hunt here. Add the Vampire, or take him out.
wherewolf-reveal-medium = Where cards are shown at death, the Medium has nothing to do. Take him out, or hide the cards.
wherewolf-public-vote-roles = Where votes are open, these would give themselves away: { $roles }. Take them out, or vote in secret.
wherewolf-sword-is-strong = The Sword helps the village a lot. Give the other side something for it.

## The options of the box

wherewolf-box-level = first games with few cards, a village of your own, or more cards than players
wherewolf-box-roles = the cards you reckon with; without it, a fair village for your number
wherewolf-box-more-antagonists = one more or one fewer against the village than one in four
wherewolf-box-reveal = the dead show their cards
wherewolf-box-public = both votes are open
wherewolf-box-amulet = an Amulet goes from hand to hand and saves a life
wherewolf-box-sword = a Sword goes from hand to hand and takes the attacker along
wherewolf-box-timed = each day has a clock, and night falls when it runs out
wherewolf-box-day-seconds = how long a day lasts, with a clock
wherewolf-box-device = a screen for each, or one that goes round
wherewolf-box-votes = each player votes, or hands are counted by eye
wherewolf-box-announce-counts = the number of accusations is said aloud
wherewolf-box-dead-watch = the dead see everything
wherewolf-box-assembly-seconds = how long the village talks before it votes
wherewolf-box-defence-seconds = how long each accused may speak; without it, as long as they like
wherewolf-box-pause-least = the shortest call of the night
wherewolf-box-pause-most = the longest call of the night
wherewolf-box-view-seconds = how long you can look at an answer that came late
wherewolf-box-stall-rounds = after how many rounds without a death you are asked to end it
wherewolf-box-remind-seconds = when someone who is waited for is reminded

## How a side wins

wherewolf-wins-village = You win with the Village, when every Werewolf and Vampire is gone.
wherewolf-wins-werewolves = You win with the Werewolves, when nobody else is left.
wherewolf-wins-vampire = You win with the Vampire, when nobody else is left.
wherewolf-wins-criminals = You win when the monsters are gone, a Criminal lives and no Guard does.

## The Village: name, what it can do in two short lines, how it wins

wherewolf-card-seer-power =
    Each night you see one player’s aura: Dark or White.
    Dark is suspicious, but even a Sinner’s is Dark.
wherewolf-card-seer-wins = { wherewolf-wins-village }

card-medium = Medium
wherewolf-card-medium-power =
    From the second night on you call one of the dead.
    You learn whether the aura was Dark.
wherewolf-card-medium-wins = { wherewolf-wins-village }

card-wizard = Wizard
wherewolf-card-wizard-power =
    Each night you learn whether one player has the gift.
    A Seer without it is no Seer.
wherewolf-card-wizard-wins = { wherewolf-wins-village }

card-healer = Healer
wherewolf-card-healer-power =
    From the second night on you see who is dying.
    Once in the game you can save one of them, not yourself.
wherewolf-card-healer-wins = { wherewolf-wins-village }

card-warden = Warden
wherewolf-card-warden-power =
    From the second night on you watch over one other player.
    Fang and bite fail there; never the same door twice running.
wherewolf-card-warden-wins = { wherewolf-wins-village }

card-hermit = Hermit
wherewolf-card-hermit-power =
    Neither Werewolves nor the Vampire can harm you.
    Fire, a knife or a broken heart can.
wherewolf-card-hermit-wins = { wherewolf-wins-village }

card-juliet = Juliet
wherewolf-card-juliet-power =
    In the first night you choose your Romeo and join his side.
    If one of you dies, the other dies of it.
wherewolf-card-juliet-wins = You win with Romeo’s side, whatever it becomes.

card-vampire-hunter = Vampire Hunter
wherewolf-card-vampire-hunter-power =
    In the first night you learn whether the Vampire is here.
    If he bites you, he dies of it.
wherewolf-card-vampire-hunter-wins = { wherewolf-wins-village }

card-huntsman = Huntsman
wherewolf-card-huntsman-power =
    You never wake at night.
    If Werewolves kill you, the weakest of them dies with you.
wherewolf-card-huntsman-wins = { wherewolf-wins-village }

card-priest = Priest
wherewolf-card-priest-power =
    In the first night you learn who the Sinner is, if there is one.
    That is one Dark aura you need not fear.
wherewolf-card-priest-wins = { wherewolf-wins-village }

card-sinner = Sinner
wherewolf-card-sinner-power =
    You have done nothing, but your aura is Dark.
    Be ready to explain yourself.
wherewolf-card-sinner-wins = { wherewolf-wins-village }

card-monk = Monk
wherewolf-card-monk-power =
    In the first night you read of two cards that nobody holds.
    Whoever claims one of them is lying.
wherewolf-card-monk-wins = { wherewolf-wins-village }

card-bard = Bard
wherewolf-card-bard-power =
    While you and the Seer live, your song may be heard at dawn:
    it tells the village that the Seer saw a White aura.
wherewolf-card-bard-wins = { wherewolf-wins-village }

card-magistrate = Magistrate
wherewolf-card-magistrate-power =
    Your vote counts twice, in both votings.
    Nobody can see that it was yours.
wherewolf-card-magistrate-wins = { wherewolf-wins-village }

card-advocate = Advocate
wherewolf-card-advocate-power =
    You may vote at the stake even when you are accused.
    Once in the game you clear a client of every accusation.
wherewolf-card-advocate-wins = { wherewolf-wins-village }

card-enchantress = Enchantress
wherewolf-card-enchantress-power =
    Only half of the votes against you count, in both votings.
    An odd one counts in full.
wherewolf-card-enchantress-wins = { wherewolf-wins-village }

card-guard = Guard
    .many = Guards
wherewolf-card-guard-power =
    In the first night you meet the other Guard and count the Criminals.
    While you live, Criminals cannot win.
wherewolf-card-guard-wins = { wherewolf-wins-village }

card-twin = Twin
    .many = Twins
wherewolf-card-twin-power =
    In the first night you find your Twin, if there is one.
    That is one neighbour you can trust.
wherewolf-card-twin-wins = { wherewolf-wins-village }

card-cursed = Cursed
wherewolf-card-cursed-power =
    You are a villager until Werewolves attack you.
    Then you do not die: you become one of them.
wherewolf-card-cursed-wins = You win with the Village, or with the Werewolves once you are one.

card-peasant = Peasant
    .many = Peasants
wherewolf-card-peasant-power =
    You sleep all night and know only what you hear by day.
    Listen, doubt, and vote.
wherewolf-card-peasant-wins = { wherewolf-wins-village }

## The Werewolves

card-pack-leader = Pack Leader
wherewolf-card-pack-leader-power =
    You know your pack, and you are the strongest of it.
    From the second night on you choose whom it attacks.
wherewolf-card-pack-leader-wins = { wherewolf-wins-werewolves }

wherewolf-card-werewolf-power =
    You know your pack, and which of you is stronger.
    When nobody stronger lives, you choose whom it attacks.
wherewolf-card-werewolf-wins = { wherewolf-wins-werewolves }

card-young-wolf = Young Wolf
wherewolf-card-young-wolf-power =
    You know your pack, and you are the weakest of it.
    If you burn, the pack attacks twice in the next night.
wherewolf-card-young-wolf-wins = { wherewolf-wins-werewolves }

card-traitor = Traitor
wherewolf-card-traitor-power =
    The pack knows you; you do not know the pack.
    If they attack you, you live and learn who they are.
wherewolf-card-traitor-wins = { wherewolf-wins-werewolves }

## The Vampire

card-vampire = Vampire
wherewolf-card-vampire-power =
    From the second night on you may bite one player, who becomes yours.
    Leave wolves and the Vampire Hunter alone: they are your death.
wherewolf-card-vampire-wins = { wherewolf-wins-vampire }

card-lesser-vampire = Lesser Vampire
    .many = Lesser Vampires
wherewolf-card-lesser-vampire-power =
    You were bitten: what you could do is gone, your aura is Dark.
    You wake with the Vampire and serve him, even when he is dead.
wherewolf-card-lesser-vampire-wins = { wherewolf-wins-vampire }

card-ghoul = Ghoul
wherewolf-card-ghoul-power =
    In the first night you and the Vampire recognise each other.
    If he would die at night, you die in his place.
wherewolf-card-ghoul-wins = { wherewolf-wins-vampire }

## The Criminals

card-crime-boss = Crime Boss
wherewolf-card-crime-boss-power =
    Once, from the second night on, you may win over a plain villager.
    Choose a Guard or a monster, and you die.
wherewolf-card-crime-boss-wins = { wherewolf-wins-criminals }

card-assassin = Assassin
wherewolf-card-assassin-power =
    Once, from the second night on, you may kill anybody.
    Hardly anything can stop you. Your aura is Dark.
wherewolf-card-assassin-wins = { wherewolf-wins-criminals }

card-thief = Thief
wherewolf-card-thief-power =
    You know the other Criminals.
    The first time a beast comes for you at night, it misses.
wherewolf-card-thief-wins = { wherewolf-wins-criminals }

card-spy = Spy
wherewolf-card-spy-power =
    You know the other Criminals.
    After each First Voting you see who accused whom.
wherewolf-card-spy-wins = { wherewolf-wins-criminals }

## Those who belong to nobody

card-jester = Jester
wherewolf-card-jester-power =
    You want to burn. Make them want it too.
    If they do it, nobody burns on the next day.
wherewolf-card-jester-wins = You win alone, if you burn. The game goes on without you.

card-madman = Madman
wherewolf-card-madman-power =
    You want the Werewolves to kill you.
    If they do, their next attack fails.
wherewolf-card-madman-wins = You win alone, if the pack kills you. The game goes on without you.

## What can be said at the table

wherewolf-saying-saw-aura = { $aura ->
    [White] I saw the aura of { $seat }: it is white.
   *[Dark] I saw the aura of { $seat }: it is dark.
}
wherewolf-saying-saw-mystic = { $is_mystic ->
    [yes] { $seat } is a mystic.
   *[no] { $seat } is no mystic.
}
wherewolf-saying-saw-card = I saw the card of { $seat }: { $card }.
wherewolf-saying-not-in-village = This card is not in the village: { $card }.
