"""Who speaks which language, how fast, and how words are respelt that the engine says wrongly.

The engine, Kokoro-82M, was trained on English, French, Italian, Spanish and four others. It has
no German voice; there the browser's own speaks.
"""

from dataclasses import dataclass, field

ENGINE = "Kokoro-82M 1.0"
RECIPE = 1
"""Raised when files are made of the speech in another way, so that all are made again."""


@dataclass(frozen=True)
class Voice:
    name: str
    phonemes: str  # the language by espeak's name for it
    speed: float = 0.9
    pause: float | None = None  # between sentences, in seconds, where the engine makes too little
    respelt: dict[str, str] = field(default_factory=dict)

    def spoken(self, text: str) -> str:
        """The text as the engine is given it; the caption stays as it is."""
        for written, said in {**TYPOGRAPHY, **self.respelt}.items():
            text = text.replace(written, said)
        return text


TYPOGRAPHY = {"’": "'", "\u00a0": "", "\u202f": ""}  # spaces before a French sign are no pause

VOICES = {
    "en": Voice("bm_george", "en-gb-x-rp", respelt={"Close your": "Cloze your"}),
    "fr": Voice("ff_siwis", "fr-fr"),
    "es": Voice("em_alex", "es", pause=0.15, respelt={"Doppelgänger": "Dopelguénguer"}),
    "it": Voice("im_nicola", "it", speed=0.95, pause=0.15),
}
