"""What people type, as answers: names, numbers, beginnings of words. Pure; knows no screen."""

from collections.abc import Mapping, Sequence

from nightcall.table import Answer, Seat


def one_of(text: str, choices: Mapping[str, str]) -> str | None:
    """The value that was meant: by its number, its label, or the beginning of one label only."""
    values = list(choices)
    if text.isascii() and text.isdecimal():
        return values[int(text) - 1] if 1 <= int(text) <= len(values) else None
    wanted = text.casefold()
    same = [value for value in values if wanted in (value.casefold(), choices[value].casefold())]
    begins = [value for value in values if wanted and choices[value].casefold().startswith(wanted)]
    found = same or begins or _with_a_word(wanted, choices)
    return found[0] if len(found) == 1 else None


def _with_a_word(wanted: str, choices: Mapping[str, str]) -> list[str]:
    """Those with a later word that begins like this: “elm” is Bot Elm."""
    labels = {value: f" {label.casefold()}" for value, label in choices.items()}
    return [value for value, label in labels.items() if wanted and f" {wanted}" in label]


def several_of(text: str, choices: Mapping[str, str]) -> list[str] | None:
    """Values set apart by commas; nothing at all is an answer too."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    found = [one_of(part, choices) for part in parts]
    values = [value for value in found if value is not None]
    return values if len(values) == len(found) else None


def tally_of(text: str, choices: Mapping[str, str]) -> dict[str, int] | None:
    """Hands for each, set apart by commas: “Ann 3, Bob 2”. Whoever is not named has none."""
    counts: dict[str, int] = {}
    for part in text.split(","):
        name, _, number = part.strip().rpartition(" ")
        value = one_of(name.strip(" :="), choices)
        if value is None or value in counts or not (number.isascii() and number.isdecimal()):
            return None
        counts[value] = int(number)
    return counts


def one_for(text: str, buttons: Mapping[str, Sequence[Seat]]) -> Answer:
    """A choice, and for whose sake where that is said: “Ann”, “2 for Bob”, “2 für Bob”."""
    choices = {button: button for button in buttons}
    words = text.split()
    for place in range(1, len(words) - 1):  # of the word between, in any language
        value = one_of(" ".join(words[:place]), choices)
        sakes = {seat: seat for seat in buttons[value]} if value is not None else {}
        to = one_of(" ".join(words[place + 1 :]), sakes)
        if to is not None:
            return {"press": value, "to": to}
    return one_of(text.strip(), choices)


def begins_with(text: str, *letters: str) -> bool:
    """Whether a short answer is meant by its first letter: “y”, “yes”, “ja”."""
    return text[:1].casefold() in letters


def addressed(text: str, seats: Sequence[Seat]) -> tuple[Seat | None, str]:
    """Who says it and what: “Bob: is it alive?” is Bob's, also as “bob:”. Else nobody's."""
    name, colon, rest = text.partition(":")
    if colon:
        for seat in seats:
            if seat.casefold() == name.strip().casefold():
                return seat, rest.strip()
    return None, text


def press(
    text: str,
    buttons: Mapping[str, Sequence[Seat]],
    keys: Mapping[str, str],
    labels: Mapping[str, str],
) -> Answer:
    """A button by its key or label, and for whom where that is said: “y”, “yes”, “w Bob”.

    None if no button of the tray is meant.
    """
    words = text.split()
    for length in range(len(words), 0, -1):
        button = _button(" ".join(words[:length]), buttons, keys, labels)
        if button is None:
            continue
        name = " ".join(words[length:]).casefold()
        if not name:
            return button
        named = [seat for seat in buttons[button] if seat.casefold() == name]
        return {"press": button, "to": named[0]} if named else None
    return None


def _button(
    text: str,
    buttons: Mapping[str, Sequence[Seat]],
    keys: Mapping[str, str],
    labels: Mapping[str, str],
) -> str | None:
    wanted = text.casefold()
    for button in buttons:
        if wanted in (keys.get(button, "").casefold(), labels[button].casefold(), button):
            return button
    return None
