"""A question in plain English, understood: which frame it has, and what is asked in it.

It never fails: what is not understood is `UNKNOWN`, and says so.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from nightcall.bots.knowledge.facts import facts
from nightcall.bots.werewords.compared import compared
from nightcall.bots.werewords.lexicon import Lexicon, lexicon
from nightcall.bots.werewords.meaning import UNKNOWN, Meaning
from nightcall.bots.werewords.spelled import spelled
from nightcall.bots.werewords.wording import bare, people, plain, singular

_SOMETHING = re.compile(
    r"^is it (?:something|a thing|an object|the (?:kind|sort|type) of (?:thing|object)|an item|anything"
    r"|a (?:kind|sort|type) of (?:thing|object)|a place|a person|someone|somebody|an animal|one)"
    r"(?: that| which| who| where| people)? (?=\w+ )"
)
_MODALS = r"(?:can|could|would|do|did|does|will|might|may|should|must|shall)"
_SEEN = (
    r"(?:find|see|keep|have|get|come across|encounter|spot|store|meet|use|expect to find"
    r"|expect to see|look for|put)"
)
_IN = r"(?:in|on|at|inside|near|around|under|into|within|by)"

Reader = Callable[[str], Meaning | None]


@lru_cache(maxsize=4096)
def understood(question: str) -> Meaning:
    """What a question means, as far as it can be told."""
    text = plain(question)
    if not text:
        return UNKNOWN
    found = spelled(text) or compared(text)
    if found is not None:
        return found
    text = people(text)
    negated, text = _without_not(text)
    meaning = _read(text)
    if negated and meaning is not UNKNOWN:
        return Meaning("not", parts=(meaning,))
    return meaning


def _without_not(text: str) -> tuple[bool, str]:
    """Whether the question is put the other way round, and what it says otherwise."""
    shorter = re.sub(r"\b(?:not|never|no longer|cannot)\b ?", "", text)
    return shorter != text, " ".join(shorter.split())


def _read(text: str) -> Meaning:
    words = lexicon()
    text = _turned(text)
    for pattern, frame in FRAMES:
        found = pattern.search(text)
        if found is None:
            continue
        meaning = _in_frame(words, frame, found.group("rest"))
        if meaning is not None:
            return meaning
    anywhere = [words.inside(frame, text) for frame in ("any", "about", "does", "has", "is")]
    best = max(filter(None, anywhere), key=lambda found: found[0], default=None)
    return best[1] if best else UNKNOWN


def _turned(text: str) -> str:
    """ "Is it something you can eat?" asks "can you eat it?" """
    rest = _SOMETHING.sub("", text)
    if rest == text:
        return text
    if re.match(r"(?:is|was|has|does|can|could|would|will|needs|lives|makes|helps) ", rest):
        if rest.startswith(("is ", "was ")):
            return "is it " + rest.split(" ", 1)[1]
        if rest.startswith("has "):
            return "does it have " + rest.split(" ", 1)[1]
        verb, _, after = rest.partition(" ")
        if verb in ("needs", "lives", "makes", "helps"):
            return f"does it {verb[:-1]} {after}"
        return f"{verb} it {after}"
    if rest.startswith("with "):
        return "does it have " + rest[5:]
    if re.match(r"you |kids |children |a doctor |doctors ", rest):
        moved = re.sub(rf"^(you) ({_MODALS}) ", r"\2 \1 ", rest)
        return moved if moved != rest else "do " + rest
    return "is it " + rest


def _in_frame(words: Lexicon, frame: str, rest: str) -> Meaning | None:
    if frame in ("you", "does"):
        rest = re.sub(r"\b(?:it|one|1|some|them)\b", "", rest)
    whole = bare(rest)
    exact = words.find(frame, whole)
    if exact is not None:
        return exact
    for joint, key in ((" or ", "or"), (" and ", "and")):
        if joint in rest:
            parts = [_in_frame(words, frame, part) for part in rest.split(joint)]
            found = tuple(part for part in parts if part is not None)
            if len(found) == 1 and key == "or":
                return found[0]
            if len(found) > 1:
                same = all(part == found[0] for part in found)
                return found[0] if same else Meaning(key, parts=found)
    if frame == "is" and (named := _kind_named(whole)) is not None:
        return named
    inside = words.inside(frame, whole)
    if inside is not None and (frame != "is" or inside[0] > 1 or len(whole.split()) <= 3):
        return inside[1]
    return _known_term(frame, whole)


def _kind_named(phrase: str) -> Meaning | None:
    """A noun that names a kind of things, or a word itself."""
    known = facts()
    noun = re.sub(r"^(?:(?:kind|type|sort|piece|form|species|breed|variety|brand) of )+", "", phrase)
    noun = bare(noun)
    for form in (noun, singular(noun)):
        if form in known.above:
            return Meaning("is", form, f"word:{form}")
    number = known.number(noun)
    if number is None and noun != singular(noun):
        number = known.number(singular(noun))
    if number is not None:
        return Meaning("guess", known.texts[number], f"word:{known.texts[number]}")
    return None


def _known_term(frame: str, phrase: str) -> Meaning | None:
    """A term that goes with some words by hearsay: better than nothing, never a clear no."""
    if frame == "is":
        return None
    known = facts()
    for word in reversed(phrase.split()):
        term = singular(word)
        if term in known.related:
            return Meaning(frame if frame != "any" else "about", term, f"related:{term}")
    return None


def _frame(pattern: str, name: str) -> tuple[re.Pattern[str], str]:
    return re.compile(pattern), name


_REST = r"(?P<rest>.+)"
FRAMES = (
    _frame(rf"\b(?:anything|something|much|a lot|lots)? ?to do with {_REST}", "about"),
    _frame(rf"\b(?:related|connected|associated|linked|relate|relevant|relating) (?:to|with) {_REST}", "about"),
    _frame(rf"^(?:is|was) it about {_REST}", "about"),
    _frame(rf"\b(?:made|built|constructed|composed|consist|consists|made up|produced|formed) (?:out )?(?:of|from|with|up of|in|by) {_REST}", "made"),
    _frame(rf"^(?:is|are) there (?:any )?(?P<rest>.+?) (?:in|inside|on|involved with) it$", "has"),
    _frame(rf"^(?:does|do|did|can|could|would|will) it (?:usually |normally |often |always )?(?:have|contain|include|come with|feature|carry) {_REST}", "has"),
    _frame(rf"^has it (?:got )?{_REST}", "has"),
    _frame(rf"^is it (?:got|with) {_REST}", "has"),
    _frame(rf"\bus(?:e|ed) it (?:for|to|in|as|when|while|on|with) {_REST}", "used"),
    _frame(rf"\bused (?:for|to|in|by|with|as|on|when|while|at|during) {_REST}", "used"),
    _frame(rf"^is it used {_REST}", "used"),
    _frame(rf"^{_MODALS} you (?:\w+ )?{_SEEN} (?:it|one|some|1|this|that) (?:\w+ )?{_IN} {_REST}", "where"),
    _frame(rf"^(?:is|was|can|could|would) it (?:\w+ )?(?:be )?(?:found|located|kept|seen|situated|stored|native|common|living|grown|placed|sold|based|set|bought) {_IN} {_REST}", "where"),
    _frame(rf"^(?:does|do|can|could|would|did) it (?:\w+ )?(?:live|belong|grow|exist|happen|take place|come|originate|occur|go|be) (?:in|on|at|from|inside|near|under) {_REST}", "where"),
    _frame(rf"^(?:is|would|was|could) it (?:be )?(?:in|on|at|inside|from|near|under|up in) {_REST}", "where"),
    _frame(rf"^{_MODALS} you (?:\w+ )?(?P<rest>.+)", "you"),
    _frame(rf"^(?:have|had) you (?:ever )?{_REST}", "you"),
    _frame(rf"^(?:does|do|can|could|would|will|did|might|may|should) it {_REST}", "does"),
    _frame(rf"^(?:is|was|could it be|would it be|can it be|might it be) (?:it )?{_REST}", "is"),
    _frame(rf"^{_REST}", "any"),
)  # fmt: skip
