"""Questions of size: bigger than a breadbox, would it fit in a shoebox, taller than me."""

import re

from nightcall.bots.knowledge.facts import facts
from nightcall.bots.werewords.meaning import Meaning
from nightcall.bots.werewords.wording import bare, singular

# Between two sizes of the labels, so that what is just as big is a clear case either way.
SIZES = {
    "ant": 0.9, "fly": 0.9, "pea": 0.9, "grain of rice": 0.9, "coin": 1.5, "fingernail": 1.5,
    "thumb": 1.5, "finger": 1.5, "grape": 1.5, "penny": 1.5, "marble": 1.5, "matchbox": 1.5,
    "egg": 2, "fist": 2.5, "golf ball": 2, "tennis ball": 2.5, "apple": 2, "phone": 2.5,
    "mobile phone": 2.5, "hand": 2.5, "mouse": 2, "palm": 2.5, "pocket": 2.5, "wallet": 2.5,
    "book": 3, "football": 3.4, "basketball": 3.4, "soccer ball": 3.4, "head": 3.4,
    "human head": 3.4, "shoe": 3.3, "shoebox": 3.5, "shoe box": 3.5, "bottle": 3.2, "loaf": 3.3,
    "loaf of bread": 3.3, "breadbox": 3.6, "bread box": 3.6, "toaster": 3.6, "laptop": 3.6,
    "bag": 3.9, "handbag": 3.8, "backpack": 4.4, "suitcase": 4.5, "cat": 3.9, "microwave": 3.9,
    "baby": 4, "dog": 4.5, "small dog": 4, "box": 4, "bread bin": 3.6, "tv": 4.6, "chair": 4.9,
    "child": 4.6, "table": 5.5, "desk": 5.5, "person": 5.5, "human": 5.5, "human being": 5.5,
    "man": 5.5, "woman": 5.5, "grown man": 5.5, "adult": 5.5, "adult human": 5.5, "me": 5.5,
    "you": 5.5, "us": 5.5, "average person": 5.5, "average human": 5.5, "grown up": 5.5,
    "door": 5.5, "doorway": 5.5, "normal door": 5.5, "fridge": 5.7, "refrigerator": 5.7,
    "bed": 5.9, "sofa": 5.9, "horse": 6, "cow": 6.2, "car": 6.5, "car boot": 5.2, "trunk": 5.2,
    "room": 6.9, "elephant": 7, "bus": 7.4, "truck": 7.2, "lorry": 7.2, "house": 7.5, "home": 7.5,
    "building": 7.8, "garage": 6.9, "living room": 6.9, "football field": 8.4, "stadium": 8.4,
    "football pitch": 8.4, "skyscraper": 8.4, "city": 8.8, "country": 8.9, "planet": 9.5,
    "earth": 9.5, "envelope": 2, "purse": 2.5, "one hand": 3.4, "washing machine": 5.2,
    "bathtub": 5.7, "bike": 5.2, "bicycle": 5.2, "swimming pool": 7.6, "plane": 7.9, "metre": 4.6,
    "meter": 4.6, "foot": 3.6, "inch": 1.5, "kilo": 3.5, "kilogram": 3.5, "pound": 2.9,
}  # fmt: skip

_BIGGER = r"(?:bigger|larger|taller|longer|wider|higher|heavier|greater|more than the size of)"
_SMALLER = r"(?:smaller|shorter|lighter|tinier|narrower|less heavy|less big)"
_THAN = re.compile(
    rf"\b(?:(?P<up>{_BIGGER})|(?P<down>{_SMALLER})) (?:in size |in height )?than (?P<thing>.+)"
)
_WEIGHS = re.compile(r"\bweighs? (?P<sign>more|less) than (?P<thing>.+)")
_AS_BIG = re.compile(
    r"\b(?:as (?P<how>big|large|tall|small|heavy|tiny) as"
    r"|(?:about |roughly )?the (?:same )?size of) (?P<thing>.+)"
)
_FITS = re.compile(r"\bfits? (?:it )?(?:in|into|inside|through|inside of|in to|on) (?P<thing>.+)")


def compared(text: str) -> Meaning | None:
    """The meaning of a comparison, if the text is one and the other thing is known."""
    if found := _THAN.search(text):
        return _measured(found["thing"], ">=" if found["up"] else "<=")
    if found := _WEIGHS.search(text):
        return _measured(found["thing"], ">=" if found["sign"] == "more" else "<=")
    if found := _FITS.search(text):
        return _measured(found["thing"], "<=")
    if found := _AS_BIG.search(text):
        return _measured(
            found["thing"], "<=" if found["how"] in ("small", "tiny") else ">=", same=True
        )
    return None


def _measured(thing: str, sign: str, *, same: bool = False) -> Meaning | None:
    bound = size_of(thing)
    if bound is None:
        return None
    key = "bigger" if sign == ">=" else "smaller"
    if bound == int(bound):
        clear = bound - 0.5 if same and sign == ">=" else bound + (0.5 if sign == ">=" else -0.5)
        between = "" if same else f"|s={bound:g}"
        return Meaning(key, bare(thing), f"s{sign}{clear:g}{between}")
    return Meaning(key, bare(thing), f"s{sign}{bound:g}")


def size_of(thing: str) -> float | None:
    """How big a thing is that people compare with."""
    name = bare(
        re.sub(r"\b(?:or so|normal|standard|average|big|usual|single|regular)\b", "", thing)
    )
    for form in (name, singular(name)):
        if form in SIZES:
            return SIZES[form]
    known = facts()
    for form in (name, singular(name)):
        number = known.number(form)
        if number is not None and known.sizes[number]:
            return float(known.sizes[number])
    words = name.split()
    return size_of(" ".join(words[:-1])) if len(words) > 1 else None
