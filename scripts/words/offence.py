"""Makes the list of hashes by which `nightcall words check` knows an offensive term.

Run as `python -m scripts.words.offence`. The terms themselves stay out of the repository.
"""

import json
import tempfile
from pathlib import Path

from nightcall.words.offence import HASHES, fingerprint
from nightcall.words.word import key_of
from scripts.words.sources import npm_package

LANGUAGES = ("en", "de", "es", "fr", "it")

# Harmless at a family's table, whatever the source thinks of them.
HARMLESS = {
    "en": {
        "butt", "domination", "nude", "nudity", "suck", "sucks", "swastika",
    },
    "de": {
        "bonze", "bratze", "fratze", "kimme", "lümmel", "mufti", "möpse", "nackt",
        "popel", "poppen", "rosette", "schabracke", "schiesser", "vollpfosten",
    },
    "es": {
        "Asesinato", "Caca", "Chupetón", "Heroína", "Orina", "Pinche", "Pis", "Trio",
        "asno", "concha", "infierno", "maldito", "martillo",
    },
    "fr": {
        "baiser", "bander", "bordel", "bourré", "bourrée", "chatte", "folle", "gerbe",
        "gueule", "jouir", "meuf", "pipi", "pédale", "péter", "ramoner", "suce",
        "tanche", "tapette", "trique",
    },
    "it": {
        "bagnarsi", "balle", "battere", "biga", "bocchino", "brinca", "cadavere",
        "cagna", "casci", "cesso", "chiappa", "cozza", "fava", "finocchio", "lecchino",
        "mannaggia", "mona", "monta", "montare", "mussa", "nave scuola", "palle",
        "patacca", "pesce", "pippa", "pipì", "pisello", "pistolotto", "pomiciare",
        "pompa", "porco", "quaglia", "regina", "rizzarsi", "ruffiano", "sbattere",
        "sbattersi", "sbrodolata", "sega", "spagnola", "tirare", "topa", "vacca",
        "vangare",
    },
}  # fmt: skip


def main() -> None:
    cache = Path(tempfile.gettempdir()) / "nightcall-words"
    cache.mkdir(exist_ok=True)
    folder = npm_package("naughty-words@1.2.0", cache)
    parts = []
    for language in LANGUAGES:
        terms = set(json.loads((folder / f"{language}.json").read_text("utf-8")))
        terms -= HARMLESS.get(language, set())
        hashes = sorted({fingerprint(term) for term in terms if len(key_of(term)) > 2})
        parts += [f"[{language}]", *hashes]
    HASHES.write_text("".join(line + "\n" for line in parts), "utf-8")
    print(f"{len(parts) - len(LANGUAGES)} hashes")


if __name__ == "__main__":
    main()
