# Werewolf. A call begins with the role's name. The moderator says these lines and nothing else.

## The moderator's lines

werewolf-say-deal = Here are the cards for tonight: { $roles }. Look at yours, and show it to nobody while you live.
werewolf-say-night-falls = Night falls. Close your eyes, everyone, and make a little noise to cover the others.
werewolf-say-wake-werewolves-first = { card-werewolf.many }, wake up. Find one another.
werewolf-say-choose-a-victim = { card-werewolf.many }, settle on a victim. Not a word.
werewolf-say-wake-werewolves-later = { card-werewolf.many }, wake up. Settle on a victim, and not a word.
werewolf-say-sleep-werewolves = Sleep now, { card-werewolf.many }.
werewolf-say-wake-seer = { card-seer }, wake up. Whom do you want to know about?
werewolf-say-seer-sees = { card-seer }, this is your answer.
werewolf-say-sleep-seer = Sleep now, { card-seer }.
werewolf-say-morning = Morning. Wake up, everyone: { $seat } did not live to see it.
werewolf-say-day = Talk. As soon as { $majority } of you stand against one player, that player dies.
werewolf-say-lynched = More than half of you stand against { $seat }, who dies and turns up this card: { $card }.
werewolf-say-result = { $team ->
    [humans] The last Werewolf is dead. The village wins: { $winners }.
   *[werewolves] There are as many Werewolves as others, and nobody can stop them. The Werewolves win: { $winners }.
}

## What is told

werewolf-told-deal-sealed = The deal is sealed as { $seal }
werewolf-told-deal-opened = The seal can be checked now. Salt { $salt }; cards as dealt: { $places }.
werewolf-told-moderator = { $seat } is the Moderator and does not play.
werewolf-told-your-card = Your card: { $card }.
werewolf-told-all-cards = All cards: { $cards }.
werewolf-told-pack = { $pack-count ->
    [one] There is one Werewolf: { $pack }.
   *[other] The Werewolves are { $pack }.
}
werewolf-told-proposal = { $seat } wants { $victim }.
werewolf-told-vision = { $is_werewolf ->
    [yes] Thumb up: { $seat } is a Werewolf.
   *[no] Thumb down: { $seat } is no Werewolf.
}
werewolf-told-killed = The Werewolves took { $seat }, who turns up this card: { $card }.
werewolf-told-standing-vote = { $seat } stands against { $accused }.
werewolf-told-lynched = The village has decided. { $seat } is dead and turns up this card: { $card }.
werewolf-told-no-lynching = You could not agree, so nobody dies today.
werewolf-told-cards = All cards: { $cards }.

## What is asked

werewolf-ask-deal = Shuffle and deal: one card to each seat in order.
werewolf-ask-seal = A salt for the seal of the deal.
werewolf-ask-look = Look at your card. Say when you have seen it.
werewolf-ask-call = A few moments pass.
werewolf-ask-victim = Whom do you want tonight? You all have to want the same.
werewolf-ask-look-into = Whom do you want to know about?
werewolf-ask-lynch = Whom do you stand against? You can move your vote until somebody dies.

## Buttons and places

werewolf-option-seen = I have seen it
werewolf-option-deadlock = We cannot agree: let night fall
werewolf-option-time = Time is up

## Before Start

werewolf-too-few = { $players ->
    [one] One player is
   *[other] { $players } players are
} too few. You need { $fewest }, a Moderator not counted.
werewolf-too-many = { $players } players are too many. { $most } can play.
werewolf-which-moderator = Say who of you is the Moderator, or leave it to us.
werewolf-no-such-moderator = “{ $name }” was to be the Moderator, but does not sit here. Choose somebody who does.
werewolf-too-many-werewolves = { $werewolves } Werewolves among { $players } players have won before it begins. Take fewer.
werewolf-no-seer = Without a Seer the village has only its nose. Add one, unless you like it hard.
werewolf-odd-number = { $players } players are an odd number, and that helps the Werewolves. { $better }, or one more, would be fairer.
werewolf-odds = If the village lynched by lot, it would win { $percent } times in a hundred ({ $exact }). The rest is up to you.

## The options of the box

werewolf-box-werewolves = how many Werewolves are in
werewolf-box-seers = how many Seers are in
werewolf-box-moderator = who moderates: we do, one of you, or whoever a card names
werewolf-box-moderator-seat = who moderates, if you have agreed on it
werewolf-box-device = a screen for each, or one that goes round
werewolf-box-deadlock = how a day can end without a death: not at all, when you say so, or by the clock
werewolf-box-day-seconds = how long a day lasts, with a timer
werewolf-box-self-votes = you can vote for yourself
werewolf-box-dying-seer-sees = a Seer sees even in the night of her death
werewolf-box-call-seconds = how long a look at night lasts
werewolf-box-pace = how slowly the night is called; 2 is twice as slow
werewolf-box-remind-seconds = when someone who is waited for is reminded

## Cards: what they can do here, in two short lines, and how they win

card-moderator = Moderator
werewolf-card-moderator-power =
    You run the night and the day, and see everything.
    You do not play.
werewolf-card-moderator-wins = You win if they enjoy themselves.

werewolf-card-villager-power =
    You sleep all night and know only what you hear by day.
    Listen, doubt, and vote.
werewolf-card-villager-wins = You win when the last Werewolf is dead.

werewolf-card-seer-power =
    Each night you learn whether one player is a Werewolf.
    Say so by day if you dare: they will come for you.
werewolf-card-seer-wins = You win when the last Werewolf is dead.

werewolf-card-werewolf-power =
    Each night you and your pack agree on one victim, without a word.
    By day you are a villager like any other.
werewolf-card-werewolf-wins = You win when there are as many Werewolves as others.

## What can be said at the table

werewolf-saying-saw = { $is_wolf ->
    [yes] I looked into { $seat }: a Werewolf.
   *[no] I looked into { $seat }: no Werewolf.
}
