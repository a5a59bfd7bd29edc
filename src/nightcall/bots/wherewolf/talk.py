"""What a bot of Wherewolf has to say: claims, sights, accusations, lies."""

from nightcall.bots.bot import Level
from nightcall.bots.wherewolf.evidence import SPEAKS_UP
from nightcall.bots.wherewolf.kinds import EVERYTHING, KNOWN_BY, MONSTERS, MYSTICS, VILLAGE
from nightcall.bots.wherewolf.mind import Mind
from nightcall.table import Seat

SURE = 0.45
BOLD = 0.2  # how often, on a day, one of the wicked claims to be Seer unasked
LOUD = 3  # more accusations than this are not needed in a day
AGREES = 0.2
COVERS: dict[Level, float] = {"easy": 0.5, "normal": 0.3, "hard": 0.1}
REMARKS = ("accuse", "doubt", "agree")


def thinks_of_something(mind: Mind) -> None:
    """Puts what there is to say now into the plan."""
    notes = mind.notes
    is_on_trial = notes.chapter == "defence" and notes.on_trial == notes.seat
    is_pressed = is_on_trial or _is_named_dark(mind)
    if notes.is_asked_for_card and notes.card in MYSTICS and not is_pressed:
        _says_nothing(mind)  # the pack listens too
    is_pressed |= notes.is_asked_for_card and notes.card not in MYSTICS
    if notes.faction == "Village" or notes.card in VILLAGE:
        _tells_what_it_knows(mind, is_pressed=is_pressed)
    elif is_pressed:
        _defends(mind)
    elif notes.chapter == "assembly":
        _schemes(mind)
    if not mind.plan:
        if notes.chapter == "assembly":
            _accuses(mind)
        else:
            _stands_by(mind)


def _is_named_dark(mind: Mind) -> bool:
    me = mind.notes.seat
    return any(s.about == me and s.what == "Dark" for s in mind.notes.statements)


def _says_nothing(mind: Mind) -> None:
    notes = mind.notes
    is_said = any(s.seat == notes.seat and s.key == "nothing" for s in notes.today)
    if not is_said and notes.seat not in notes.claims:
        mind.say("nothing")


def _once(mind: Mind, key: str, **args: str) -> None:
    if not mind.has_said(key, **args):
        mind.say(key, **args)


# The village


def _tells_what_it_knows(mind: Mind, *, is_pressed: bool) -> None:
    """Once the own card is out, so is everything else. A Cursed says to be a Peasant: the pack need
    not know, and whoever was turned has reason to hide it."""
    notes = mind.notes
    claimed = "Peasant" if notes.card == "Cursed" and "Peasant" in notes.pool else notes.card
    if _has_news(mind) or is_pressed:
        _once(mind, "claim", card=claimed)
    if not mind.has_said("claim", card=claimed) and not mind.plan:
        return
    for seat, aura in notes.auras.items():
        _once(mind, "saw-aura", seat=seat, aura=aura)
    for seat, is_mystic in notes.mystics.items():
        _once(mind, "saw-mystic", seat=seat, is_mystic="yes" if is_mystic else "no")
    for card, knower in KNOWN_BY.items():
        if notes.card == knower:
            for seat, cards in notes.may_hold.items():
                if cards == {card} and seat != notes.seat:
                    _once(mind, "saw-card", seat=seat, card=card)
    if notes.card == "Monk":
        for card in sorted(notes.absent & set(notes.claims.values())):
            _once(mind, "not-in-village", card=card)


def _has_news(mind: Mind) -> bool:
    """Whether it is worth giving oneself away."""
    notes = mind.notes
    if notes.faction != "Village" or mind.level == "easy":
        return any(aura == "Dark" for aura in notes.auras.values()) and notes.card == "Seer"
    rivals = [seat for seat in notes.who_claim(notes.card) if seat != notes.seat]
    dark = [seat for seat, aura in notes.auras.items() if aura == "Dark"]
    worth: dict[str, bool] = {
        "Seer": any(seat in notes.alive for seat in dark),
        "Wizard": any(notes.mystics.get(seat) is False for seat in notes.who_claim(*MYSTICS)),
        "Monk": any(card in notes.absent for card in notes.claims.values()),
    }
    if notes.card in KNOWN_BY.values():
        return any(_is_in_danger(mind, seat) for seat in _acquaintances(mind))
    return worth.get(notes.card, False) or (notes.card in SPEAKS_UP and bool(rivals))


def _acquaintances(mind: Mind) -> list[Seat]:
    notes = mind.notes
    known = [seat for seat, cards in notes.may_hold.items() if len(cards) == 1]
    return [seat for seat in known if seat != notes.seat and seat in notes.alive]


def _is_in_danger(mind: Mind, seat: Seat) -> bool:
    said = [s for s in mind.notes.today if s.key == "accuse" and s.args["seat"] == seat]
    is_dark = any(s.about == seat and s.what == "Dark" for s in mind.notes.statements)
    return len(said) >= 2 or seat in mind.notes.ballot or is_dark


# The others


def _defends(mind: Mind) -> None:
    """Somebody who has something to hide claims a card that explains what was said."""
    notes = mind.notes
    if notes.seat in notes.claims:
        return
    if notes.card == "Jester":
        monsters = sorted(MONSTERS & notes.pool.keys())
        mind.say("claim", card=mind.chance.choice(monsters or ["Peasant"]))
        return
    free = notes.can_be_claimed() or ["Peasant"]
    if _is_named_dark(mind) and "Sinner" in free and mind.level != "easy":
        mind.say("claim", card="Sinner")
    elif mind.manner == "bluffing" and _dares(mind, free):
        _poses_as_seer(mind)
    elif mind.is_hard and mind.manner == "bluffing":
        quiet = [card for card in free if card not in SPEAKS_UP]
        mind.say("claim", card=mind.chance.choice(quiet or free))
    else:
        mind.say("claim", card="Peasant" if "Peasant" in free else mind.chance.choice(free))


def _dares(mind: Mind, free: list[str]) -> bool:
    """To claim the Seer's card: against her when she has named one, else while it is free and a
    fellow is left to gain by it. She will speak up, and the two are not both believed for long."""
    if _is_named_dark(mind) and mind.is_hard:
        return True
    return "Seer" in free and _has_fellow(mind) and mind.chance.random() < 0.5


def _has_fellow(mind: Mind) -> bool:
    return any(seat in mind.notes.alive for seat in mind.notes.fellows)


def _schemes(mind: Mind) -> None:
    """A Madman wants to be worth killing; the wicked now and then want to be believed first."""
    notes = mind.notes
    if notes.seat in notes.claims or "Seer" not in notes.can_be_claimed():
        return
    is_bold = mind.manner == "bluffing" and notes.nights >= 2 and mind.mood("bold") < BOLD
    if notes.card == "Madman" or (is_bold and _has_fellow(mind)):
        _poses_as_seer(mind)


def _poses_as_seer(mind: Mind) -> None:
    """Her rival is the first to be Dark, then whoever looks so anyway."""
    notes = mind.notes
    mind.say("claim", card="Seer")
    strangers = [seat for seat in notes.others if seat not in notes.fellows]
    rivals = [seat for seat in notes.who_claim("Seer") if seat in strangers]
    if strangers:
        mind.say("saw-aura", seat=mind.worst(rivals or strangers), aura="Dark")


# Everybody


def _accuses(mind: Mind) -> None:
    """Once a day, whom one would vote against; only the first few need to say so aloud."""
    notes = mind.notes
    if any(spoken.seat == notes.seat and spoken.key in REMARKS for spoken in notes.today):
        return
    accusers = {spoken.seat for spoken in notes.today if spoken.key == "accuse"}
    worst = mind.worst(notes.others)
    named = [s.seat for s in notes.today if s.key == "accuse" and s.args["seat"] == worst]
    if worst in notes.claims and mind.wants_dead(worst) > SURE and mind.mood("doubt") < 0.3:
        mind.say("doubt", seat=worst)
    elif len(accusers) < LOUD and (not named or mind.wants_dead(worst) > SURE):
        mind.say("accuse", seat=worst)
    elif named and mind.mood("agree") < AGREES:
        mind.say("agree", seat=named[0])


def _stands_by(mind: Mind) -> None:
    """In the Defence, a word for a friend: a lover, somebody one knows, or seldom a fellow."""
    notes, friend = mind.notes, mind.notes.on_trial
    if friend is None or friend == notes.seat or mind.has_said("vouch", seat=friend):
        return
    knows = notes.is_village and notes.may_hold.get(friend, EVERYTHING) <= VILLAGE
    is_white = notes.is_village and notes.auras.get(friend) == "White"
    covers = friend in notes.fellows and mind.mood("covers") < COVERS[mind.level]
    if friend == notes.lover or knows or is_white or covers:
        mind.say("vouch", seat=friend)
