"""Letters of the Magic Word: what a Fortune Teller sees, and the blanks of Speedwords."""


def first_letters(word: str, count: int) -> str:
    """The first letters of each part; a part that short is shown whole (WW-FTL-01, WW-FTL-03)."""
    return " ".join(_beginning(part, count) for part in word.split())


def _beginning(part: str, count: int) -> str:
    places = letter_places(part)
    if len(places) <= count:
        return part
    return part[: places[count - 1] + 1] + "…"


def letter_places(word: str) -> list[int]:
    """Where the letters stand; hyphens, apostrophes and spaces are none (WW-WRD-09)."""
    return [place for place, sign in enumerate(word) if sign.isalnum()]


def shape(word: str, tapped: int, *, everywhere: bool) -> str:
    """The word as everybody sees it in Speedwords, an underscore for each covered letter.

    Only the tapped occurrence is uncovered, or every one of that letter (WW-SPD-03).
    """
    letter = word[tapped].casefold()
    shown = {tapped}
    if everywhere:
        shown |= {place for place, sign in enumerate(word) if sign.casefold() == letter}
    covered = set(letter_places(word)) - shown
    return "".join("_" if place in covered else sign for place, sign in enumerate(word))


def spaced(covered: str) -> str:
    """A shape with air between its letters: `_ _ _   _ _ e _ _`."""
    return "   ".join(" ".join(part) for part in covered.split(" "))
