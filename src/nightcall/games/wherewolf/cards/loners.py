"""The Loners, who win alone or not at all. What they do happens at the stake and at dawn."""

from nightcall.games.wherewolf.card import Card

LONERS = (
    Card("Jester", "none", -1, tier=2),
    Card("Madman", "none", 0, tier=3),
)
