"""Who may know what in Wherewolf: a second reading of the rules, as naive as can be.

It follows a game by what everybody hears and what players answered, and never by what the script
told anybody. Written from the role sheet; shares no code with the script.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from nightcall.table import CLOCK, Ask, Run, Scene, Seat

WOLVES = ("Pack Leader", "Werewolf", "Young Wolf")
CRIMINALS = ("Crime Boss", "Assassin", "Thief", "Spy")
VAMPIRES = ("Vampire", "Ghoul")
LONERS = ("Jester", "Madman")
GIFTED = ("Seer", "Medium", "Wizard", "Healer", "Warden")
DARK = (*WOLVES, "Vampire", "Sinner", "Assassin")

MAY_PASS = ("pass-amulet", "pass-sword", "save", "recruit", "assassinate", "bite")
CHOICES = (*MAY_PASS, "romeo", "look-into", "call-the-dead", "sense", "ward", "victim")

Fact = tuple[Any, ...]


class Known:
    """The village as the rules have it, and for each seat the facts it may have learnt."""

    def __init__(self, run: Run) -> None:
        box, _ = run.game.unpack(run.header)
        self.box = box
        self.seats = run.header.seats
        self.facts: dict[Seat, list[Fact]] = {seat: [] for seat in self.seats}
        self.public: list[Fact] = []
        self.alive = list(self.seats)
        self.night = 0
        self.items: dict[str, Seat | None] = {}
        self.had: dict[str, set[Seat]] = {"amulet": set(), "sword": set()}
        self.lovers: tuple[Seat, Seat] | None = None
        self.no_luck: set[Seat] = set()
        self.spent: set[str] = set()
        self.turned: list[Seat] = []
        self.attacks = 1
        self.jester_burned = False
        self.news: list[tuple[Seat, str, dict[str, Any]]] = []
        self.pool: Mapping[str, int] = {}
        self.absent: list[str] | None = None
        self.votes: dict[Seat, Any] = {}
        for event in _events(run):
            self._happens(event)

    # Who is who

    def deal(self, cards: list[str]) -> None:
        self.card = dict(zip(self.seats, cards, strict=True))
        self.role = dict(self.card)
        self.gifted = {seat for seat, card in self.card.items() if card in GIFTED}
        self.dark = {seat for seat, card in self.card.items() if card in DARK}
        self.kind = {
            seat: "werewolf" if card in WOLVES else "vampire" if card == "Vampire" else "human"
            for seat, card in self.card.items()
        }
        self.side = {seat: side_of(card) for seat, card in self.card.items()}

    def faction(self, seat: Seat) -> str:
        if self.lovers and seat == self.lovers[0] and self.role[seat] == "Juliet":
            return self.side[self.lovers[1]]
        return self.side[seat]

    def living(self, *roles: str) -> list[Seat]:
        return [seat for seat in self.alive if self.role[seat] in roles]

    def one(self, role: str) -> Seat | None:
        return next(iter(self.living(role)), None)

    def pack(self) -> list[Seat]:
        def rank(seat: Seat) -> tuple[int, int]:
            if seat in self.turned:
                return 2, self.turned.index(seat)
            places = {"Pack Leader": 0, "Werewolf": 1, "Young Wolf": 3}
            return places[self.card[seat]], self.seats.index(seat)

        return sorted((s for s in self.alive if self.kind[s] == "werewolf"), key=rank)

    def brood(self) -> list[Seat]:
        return [seat for seat in self.alive if self.kind[seat] == "vampire"]

    def holds(self, item: str, seat: Seat) -> bool:
        return self.items.get(item) == seat

    # Learning

    def learns(self, who: list[Seat], key: str, **args: Any) -> None:
        """The dead watch, where the box says so."""
        for seat in who:
            self.facts[seat].append((key, args))
        if who:
            self.is_watched("watched", to=who, key=key, args=args)

    def is_watched(self, what: str, /, **args: Any) -> None:
        for seat in self.watchers():
            self.facts[seat].append((what, args))

    def watchers(self) -> list[Seat]:
        """The dead with devices of their own."""
        if not self.box.dead_watch or self.box.device == "passed":
            return []
        return [seat for seat in self.seats if seat not in self.alive]

    def in_sleep(self, sleeper: Seat, key: str, **args: Any) -> None:
        if self.box.device == "passed":
            self.news.append((sleeper, key, args))
        else:
            self.learns([sleeper], key, **args)

    def is_asked(self, seat: Seat | None, what: str, *among: Any) -> None:
        """Whoever is asked something knows it, and knows the choice there is."""
        if seat is not None:
            self.facts[seat].append(("asked", what, self.night, *among))

    # What happens

    def _happens(self, event: tuple[Any, ...]) -> None:
        match event:
            case ("scene", Scene() as scene):
                self._heard(scene)
            case ("asked", seat):
                self.asked = seat
            case ("answer", kind, seat, answer):
                if kind in CHOICES and (seat != CLOCK or kind in MAY_PASS):
                    chosen = None if seat == CLOCK or answer == "(pass)" else answer
                    self.is_watched("chose", by=self.asked, kind=kind, seat=chosen)
                act = getattr(self, f"on_{kind.replace('-', '_')}", None)
                if act is not None:
                    act(seat, answer)

    def _heard(self, scene: Scene) -> None:
        line, args = scene.line, scene.args
        if line == "deal":
            self.pool = args["roles"]
            for seat, card in self.card.items():
                self.facts[seat].append(("your-card", {"card": card}))
        elif line == "night-falls":
            self.night += 1
            self.warded: Seat | None = None
            self.dying: list[Seat] = []
            self.eaten: list[Seat] = []
            self.amulet_saved = self.is_worked_out = self.saw_white = False
            self.bard_listens = bool(self.living("Bard"))
        elif line.startswith("wake-"):
            call = getattr(self, f"call_{line[5:].replace('-', '_')}", None)
            if call is not None:
                call()
        elif line == "day-breaks":
            self._dawn(args["dead"])
        elif line == "assembly":
            self._news()
        elif line == "first-voting":
            self.votes = {}
        elif line == "accused":
            self._accused(args["names"])
        elif line in ("burned", "hesitation", "dusk"):
            self._stake(args.get("seat"), spared=line == "hesitation")

    # Calls that tell without a choice

    def call_amulet_first(self) -> None:
        self._found("amulet")

    def call_sword_first(self) -> None:
        self._found("sword")

    def _found(self, item: str) -> None:
        holder = self.items[item]
        assert holder is not None
        self.in_sleep(holder, "item-received", item=item)

    def call_monk_first(self) -> None:
        missing = sorted(set(self.pool) - set(self.card.values()))
        self.absent = missing
        monk = self.one("Monk")
        if monk and len(missing) <= 2:
            self.learns([monk], "absent", roles=missing)

    def on_absent(self, _: Seat, answer: list[str]) -> None:
        assert sorted(answer) == self.absent
        self.learns(self.living("Monk"), "absent", roles=answer[:2])

    def call_priest_first(self) -> None:
        self.learns(self.living("Priest"), "sinner", seat=self.one("Sinner"))

    def call_twins_first(self) -> None:
        self._meet("Twin")

    def call_guards_first(self) -> None:
        self._meet("Guard")
        number = sum(card in CRIMINALS for card in self.card.values())
        self.learns(self.living("Guard"), "criminals-dealt", count=number)

    def _meet(self, role: str) -> None:
        for seat in self.living(role):
            others = [other for other in self.living(role) if other != seat]
            self.learns([seat], "meet", role=role, seats=others)

    def call_criminals_first(self) -> None:
        self._know_each_other("criminals", CRIMINALS)

    def call_vampire_first(self) -> None:
        self._know_each_other("vampire-and-ghoul", VAMPIRES)

    def _know_each_other(self, key: str, roles: tuple[str, ...]) -> None:
        for seat in self.living(*roles):
            others = {s: self.role[s] for s in self.living(*roles) if s != seat}
            self.learns([seat], key, seats=others)

    def call_vampire_hunter_first(self) -> None:
        hunters = self.living("Vampire Hunter")
        self.learns(hunters, "vampire-dealt", is_dealt="Vampire" in self.card.values())

    def call_werewolves_first(self) -> None:
        self.learns(self.pack(), "pack", pack=self.pack(), traitors=self.living("Traitor"))

    # Calls with a choice

    def call_amulet_later(self) -> None:
        self.is_asked(self.items["amulet"], "amulet")

    def call_sword_later(self) -> None:
        self.is_asked(self.items["sword"], "sword")

    def on_pass_amulet(self, seat: Seat, answer: str) -> None:
        self._pass("amulet", seat, answer)

    def on_pass_sword(self, seat: Seat, answer: str) -> None:
        self._pass("sword", seat, answer)

    def _pass(self, item: str, seat: Seat, answer: str) -> None:
        holder = self.items[item]
        assert holder is not None
        self.had[item].add(holder)
        self.items[item] = None
        if seat == CLOCK or answer == "(pass)":
            return
        again = answer in self.had[item]
        self.items[item] = None if again else answer
        self.in_sleep(answer, "item-crumbles" if again else "item-received", item=item)

    def on_romeo(self, seat: Seat, answer: str) -> None:
        if seat == CLOCK:
            return
        self.learns([seat], "romeo-is", seat=answer, faction=self.side[answer])
        self.lovers = (seat, answer)
        self.in_sleep(answer, "loved-by", seat=seat)

    def on_look_into(self, seat: Seat, answer: str) -> None:
        self._aura(seat, answer)
        self.saw_white = seat != CLOCK and answer not in self.dark

    def on_call_the_dead(self, seat: Seat, answer: str) -> None:
        self._aura(seat, answer)

    def _aura(self, seat: Seat, answer: str) -> None:
        if seat != CLOCK:
            aura = "Dark" if answer in self.dark else "White"
            self.learns([seat], "aura", seat=answer, aura=aura)

    def on_sense(self, seat: Seat, answer: str) -> None:
        if seat != CLOCK:
            self.learns([seat], "mystic", seat=answer, is_mystic=answer in self.gifted)

    def on_ward(self, seat: Seat, answer: str) -> None:
        if seat != CLOCK:
            self.warded = answer

    def call_crime_boss_later(self) -> None:
        self.is_asked(self.one("Crime Boss"), "recruit", "recruit" not in self.spent)

    def on_recruit(self, seat: Seat, answer: str) -> None:
        if seat == CLOCK or answer == "(pass)":
            return
        self.spent.add("recruit")
        is_lover = self.lovers is not None and answer in self.lovers
        if self.role[answer] == "Guard" or self.kind[answer] != "human":
            self._dies_tonight(seat)
        elif self.faction(answer) == "Village" and answer not in self.gifted and not is_lover:
            self.side[answer] = "Criminals"
            self.in_sleep(answer, "recruited", boss=seat)

    def call_assassin_later(self) -> None:
        self.is_asked(self.one("Assassin"), "strike", "strike" not in self.spent)

    def on_assassinate(self, seat: Seat, answer: str) -> None:
        if seat != CLOCK and answer != "(pass)":
            self.spent.add("strike")
            self._dies_tonight(answer)

    def call_vampire_later(self) -> None:
        self.learns(self.brood(), "brood", seats=self.brood())
        prey = [seat for seat in self.alive if self.faction(seat) != "Vampire"]
        self.is_asked(self.one("Vampire"), "bite", tuple(prey))

    def on_bite(self, seat: Seat, answer: str) -> None:
        if seat == CLOCK or answer == "(pass)":
            return
        role = self.role[answer]
        if self.kind[answer] == "werewolf" or role == "Vampire Hunter":
            self._dies_tonight(seat)
        elif role == "Hermit" or answer in self.gifted or answer == self.warded:
            pass
        elif role == "Thief" and answer not in self.no_luck:
            self.no_luck.add(answer)
        elif self.holds("amulet", answer):
            self.amulet_saved = True
        elif self.holds("sword", answer):
            self._dies_tonight(answer)
            self._dies_tonight(seat)
            self.items["sword"] = None
        else:
            self.role[answer], self.kind[answer] = "Lesser Vampire", "vampire"
            self.side[answer] = "Vampire"
            self.dark.add(answer)
            self.gifted.discard(answer)
            self.in_sleep(answer, "bitten", vampire=seat)

    def call_werewolves_later(self) -> None:
        pack = self.pack()
        self.hunters = pack
        self.learns(pack, "pack", pack=pack, traitors=[])
        self.is_asked(pack[0] if pack else None, "victim", max(1, self.attacks))

    def on_victim(self, seat: Seat, answer: str) -> None:
        if seat == CLOCK:
            return
        self.learns(self.hunters, "victim", seat=answer)
        if self.attacks == 0:
            return
        role = self.role[answer]
        if role == "Traitor":
            self.in_sleep(answer, "pack-is", seats=self.pack())
        elif role == "Hermit" or answer == self.warded:
            pass
        elif role == "Thief" and answer not in self.no_luck:
            self.no_luck.add(answer)
        elif self.holds("amulet", answer):
            self.amulet_saved = True
        elif role == "Cursed" and self.kind[answer] == "human":
            self.turned.append(answer)
            self.kind[answer], self.side[answer] = "werewolf", "Werewolves"
            self.dark.add(answer)
            self.news.append((answer, "turned", {}))
        else:
            self._dies_tonight(answer)
            self.eaten.append(answer)
            if self.holds("sword", answer):
                self._dies_tonight(self.pack()[0])
                self.items["sword"] = None
            if role == "Huntsman":
                self._dies_tonight(self.pack()[-1])

    def call_healer_later(self) -> None:
        self._before_the_healer()
        healer = self.one("Healer")
        dying = [seat for seat in self.alive if seat in self.dying]
        if healer:
            self.learns([healer], "dying", seats=dying)
            self.is_asked(healer, "save", "save" not in self.spent)

    def on_save(self, seat: Seat, answer: str) -> None:
        if seat != CLOCK and answer != "(pass)":
            self.spent.add("save")
            self.dying.remove(answer)

    # Deaths

    def _dies_tonight(self, seat: Seat) -> None:
        if seat not in self.dying:
            self.dying.append(seat)

    def _before_the_healer(self) -> None:
        """The Amulet against every blow, then the Ghoul for his master; once a night."""
        if self.is_worked_out:
            return
        self.is_worked_out = True
        self._amulet()
        vampire, ghoul = self.one("Vampire"), self.one("Ghoul")
        if vampire in self.dying and ghoul and ghoul not in self.dying:
            self.dying[self.dying.index(vampire)] = ghoul
            self._amulet()

    def _amulet(self) -> None:
        for seat in list(self.dying):
            if self.holds("amulet", seat):
                self.dying.remove(seat)
                self.amulet_saved = True

    def _dawn(self, dead: list[Seat]) -> None:
        self.public.append(("dead", frozenset(dead)))
        if "Bard" in self.pool:
            self.public.append(("bard", self.bard_listens and self.saw_white))
        self._before_the_healer()
        bearer = self.items.get("amulet")
        if bearer and self.lovers and bearer in self.lovers:
            (other,) = (seat for seat in self.lovers if seat != bearer)
            self.amulet_saved |= other in dead
        if self.amulet_saved:
            self.items["amulet"] = None
        self.attacks = 0 if any(self.role[seat] == "Madman" for seat in self.eaten) else 1
        self._leave(dead)

    def _news(self) -> None:
        """What sleepers hear when they are awake again."""
        news, self.news = self.news, []
        for sleeper, key, args in news:
            if sleeper in self.alive:
                self.learns([sleeper], key, **args)

    def _leave(self, dead: list[Seat]) -> None:
        self.alive = [seat for seat in self.alive if seat not in dead]
        for item, holder in self.items.items():
            if holder in dead:
                self.items[item] = None
        for seat in dead:
            if seat in self.watchers():
                self.facts[seat].append(("all-roles", {"roles": dict(self.role)}))
            if self.box.reveal:
                self.public.append(("shown", seat, self.card[seat], self.role[seat]))

    # The day

    def on_accuse(self, seat: Seat, answer: Any) -> None:
        if seat != CLOCK:
            self.votes[seat] = answer

    def on_condemn(self, seat: Seat, answer: Any) -> None:
        if seat != CLOCK:
            self.votes[seat] = answer

    def on_condemn_counted(self, seat: Seat, answer: Any) -> None:
        if seat != CLOCK:
            self.votes = answer

    def _accused(self, names: list[Seat]) -> None:
        if self.box.votes == "each":
            plain = {s: a if isinstance(a, str) else a["press"] for s, a in self.votes.items()}
            votes = {seat: plain[seat] for seat in self.alive}
            for spy in self.living("Spy"):
                self.in_sleep(spy, "accusations", votes=votes)
            self._shown(votes)
        self.public.append(("accused", frozenset(names)))
        self.votes = {}

    def _shown(self, votes: dict[Seat, Seat]) -> None:
        if self.box.public:
            self.public.append(("votes", tuple(sorted(votes.items()))))
        elif votes:
            self.is_watched("votes", votes=votes)

    def _stake(self, burned: Seat | None, *, spared: bool) -> None:
        self.public.append(("stake", burned))
        if self.box.votes == "each" and (burned or spared):
            votes = {seat: self.votes[seat] for seat in self.alive if seat in self.votes}
            self._shown({seat: at for seat, at in votes.items() if at != "(pass)"})
        if spared and not self.jester_burned and self._condemned() == self.items.get("amulet"):
            self.items["amulet"] = None
        self.jester_burned = False
        if burned is None:
            return
        self.jester_burned = self.role[burned] == "Jester"
        self.attacks += self.role[burned] == "Young Wolf"
        self._leave([burned])
        if self.lovers and burned in self.lovers:
            (other,) = (seat for seat in self.lovers if seat != burned)
            if self.holds("amulet", other):
                self.items["amulet"] = None
            elif other in self.alive:
                self.public.append(("love", other))
                self._leave([other])

    def _condemned(self) -> Seat | None:
        counts: Counter[Seat] = Counter()
        if self.box.votes == "counted":
            counts.update(self.votes)
        else:
            for seat, accused in self.votes.items():
                if accused in self.seats:
                    counts[accused] += 2 if self.role[seat] == "Magistrate" else 1
        for seat in self.living("Enchantress"):
            counts[seat] = -(-counts[seat] // 2)
        most = max(counts.values(), default=0)
        first = [seat for seat, number in counts.items() if number == most and most]
        return first[0] if len(first) == 1 else None

    # The House

    def on_deal(self, _: Seat, answer: list[str]) -> None:
        self.deal(answer)

    def on_first_amulet(self, _: Seat, answer: str) -> None:
        self.items["amulet"] = answer

    def on_first_sword(self, _: Seat, answer: str) -> None:
        self.items["sword"] = answer


def side_of(card: str) -> str:
    if card in (*WOLVES, "Traitor"):
        return "Werewolves"
    if card in VAMPIRES:
        return "Vampire"
    if card in CRIMINALS:
        return "Criminals"
    return "none" if card in LONERS else "Village"


def _events(run: Run) -> Iterator[tuple[Any, ...]]:
    """What was answered and what everybody heard, in order."""
    ask: Ask | None = None
    for number in range(run.length + 1):
        if number:
            entry = run.entries[number - 1]
            assert ask is not None
            yield "answer", ask.kind, entry.seat, entry.answer
        for item in run.said_at(number):
            if isinstance(item, Scene):
                yield "scene", item
            elif isinstance(item, Ask):
                ask = item
                yield "asked", next(iter(ask.options))
