"""Who may know what in Werewolf, worked out from the deal and the answers alone."""

from typing import Any

from nightcall.table import Ask, Run, Scene, Seat, Telling

Fact = tuple[Any, ...]


class Known:
    """For each seat the facts it may have learnt; what is public is read from the announcements
    of deaths, because everybody hears them."""

    def __init__(self, run: Run) -> None:
        box, _ = run.game.unpack(run.header)
        self.box = box
        self.seats = run.header.seats
        self.facts: dict[Seat, list[Fact]] = {seat: [] for seat in self.seats}
        self.public: list[Fact] = []
        self.victim: Seat | None = None
        self.visions: dict[Seat, Seat] = {}
        ask: Ask | None = None
        for number in range(run.length + 1):
            if number:
                entry = run.entries[number - 1]
                assert ask is not None
                self._answered(ask.kind, entry.seat, entry.answer)
            for item in run.said_at(number):
                if isinstance(item, Scene):
                    self._heard(item.line)
                elif isinstance(item, Ask):
                    ask = item
                elif item.to is None:
                    self._announced(item)

    def _answered(self, kind: str, seat: Seat, answer: Any) -> None:
        if kind == "deal":
            agreed = self.box.moderator_seat if self.box.moderator == "agreed" else None
            seats = [seat for seat in self.seats if seat != agreed]
            self.cards = dict(zip(seats, answer, strict=True))
            shown = (seat for seat, card in self.cards.items() if card == "Moderator")
            self.moderator = agreed or next(shown, None)
            self.players = {s: card for s, card in self.cards.items() if s != self.moderator}
            self.alive = list(self.players)
        elif kind == "victim":
            self.victim = answer
            self._learn(self.pack(), "proposal", seat=seat, victim=answer)
        elif kind == "look-into":
            self.visions[seat] = answer
        elif kind == "lynch":
            self.public.append(("vote", seat, answer))

    def _heard(self, line: str) -> None:
        if line == "deal":
            self.public.append(("moderator", self.moderator))
            for seat, card in self.players.items():
                self.facts[seat].append(("your-card", {"card": card}))
            self._learn([], "all-cards", cards=self.players)
        elif line == "wake-werewolves-first":
            self._learn(self.pack(), "pack", pack=self.pack())
        elif line == "wake-seer":
            self.visions = {}
        elif line == "seer-sees":
            for seer in [seat for seat in self.alive if seat in self.visions]:
                seen = self.visions[seer]
                if self.box.dying_seer_sees or seer != self.victim:
                    is_werewolf = self.players[seen] == "Werewolf"
                    self._learn([seer], "vision", seat=seen, is_werewolf=is_werewolf)

    def _announced(self, telling: Telling) -> None:
        if telling.key in ("killed", "lynched"):
            self.alive.remove(telling.args["seat"])
            self.public.append((telling.key, telling.args["seat"], telling.args["card"]))

    def pack(self) -> list[Seat]:
        return [seat for seat in self.alive if self.players[seat] == "Werewolf"]

    def _learn(self, who: list[Seat], key: str, **args: Any) -> None:
        """A Moderator of flesh and blood learns everything."""
        for seat in (*who, *([self.moderator] if self.moderator else [])):
            self.facts[seat].append((key, args))
