"""What one bot makes of the answers so far: its beliefs, and the beliefs anybody would have."""

from random import Random

from nightcall.bots.werewords.beliefs import Beliefs, after, beginning, without
from nightcall.bots.werewords.notes import Notes, Put
from nightcall.bots.werewords.questions import Question, asked_in, heard
from nightcall.bots.werewords.skill import Skill
from nightcall.bots.werewords.world import World, sought_at, world_of
from nightcall.games.werewords.letters import first_letters, letter_places


class Mind:
    """Keeps up with the notes. `own` are the bot's beliefs, with its opinions and its secrets."""

    def __init__(self, notes: Notes, skill: Skill, chance: Random) -> None:
        self.notes = notes
        self.skill = skill
        self.chance = chance
        self.world: World = world_of(notes.box.language)
        asked_in(self.world)  # read now: an answer must not wait for it
        self.public: list[Beliefs] = [beginning(*sought_at(notes.box))]
        self.own = self.public[0]
        self.helped: dict[int, str] = {}  # what a language service says of a question
        self._seen = 0
        self._is_told = False
        self._opinions: dict[str, tuple[int, int]] = {}

    @property
    def questions(self) -> tuple[Question, ...]:
        return asked_in(self.world)

    @property
    def number(self) -> int | None:
        """The Magic Word, if the bot knows it and the world has it."""
        return self.world.number(self.notes.word) if self.notes.word else None

    def follow(self) -> None:
        """Take in the answers that came since the last time."""
        if not self._is_told and (self.notes.letters or self.notes.shape):
            self.own = self._seen_letters(self.own)
            self._is_told = True
        answered = self.notes.answered
        for put in answered[self._seen :]:
            meaning = heard(self.world, put.text)
            yes, maybe = self.world.column(meaning)
            token = put.token or ""
            public, own = self.public[-1], self.own
            if meaning.key == "guess" and (number := self.world.number(meaning.what)) is not None:
                # It was not this word, but may be a kind of it: a corgi is a dog.
                public, own = without(public, 1 << number), without(own, 1 << number)
                token = token if yes & ~(1 << number) else ""
            self.public.append(after(public, yes, maybe, token))
            self.own = after(own, *self._opinion(put, yes, maybe), token)
        self._seen = len(answered)

    def _opinion(self, put: Put, yes: int, maybe: int) -> tuple[int, int]:
        """The bot's own view of a question: of some words it thinks otherwise than the facts."""
        if not self.skill.differs:
            return yes, maybe
        if put.text not in self._opinions:
            mask = self.world.everything
            for _ in range(self.skill.differs):
                mask &= self.chance.getrandbits(len(self.world.texts))
            self._opinions[put.text] = (yes ^ mask, maybe & ~mask)
        return self._opinions[put.text]

    def _seen_letters(self, beliefs: Beliefs) -> Beliefs:
        """What a Fortune Teller, or everybody in Speedwords, knows of the spelling."""
        fits = 0
        for number, text in enumerate(self.world.texts):
            if self._fits(text):
                fits |= 1 << number
        return without(beliefs, self.world.everything & ~fits) if fits else beliefs

    def _fits(self, text: str) -> bool:
        notes = self.notes
        if notes.letters:
            count = max(len(part.rstrip("…")) for part in notes.letters.split())
            if first_letters(text, count).lower() != notes.letters.lower():
                return False
        if notes.shape:
            covered = set(letter_places(text))
            if len(text) != len(notes.shape):
                return False
            return all(
                place in covered if sign == "_" else sign.lower() == text[place].lower()
                for place, sign in enumerate(notes.shape)
            )
        return True
