"""The day: questions to the Mayor, one at a time, answered by tokens until the word is found."""

from dataclasses import dataclass, field

from nightcall.games.werewords.guess import is_guess
from nightcall.games.werewords.letters import shape
from nightcall.games.werewords.village import Village
from nightcall.table import CLOCK, EVERYONE, Answer, Options, Press, Seat, Table, Text

LONGEST_QUESTION = 200
WITHDRAW = "(withdraw)"
PASS = "(pass)"  # noqa: S105  no password
CORRECT = "correct"
WAY_OFF = "way-off"
NO_MORE_TOKENS = "no-more-tokens"
ANSWERS = {"yes": "yes-no", "no": "yes-no", "maybe": "maybe", "so-close": "so-close"}

NEW_QUESTION = Text(LONGEST_QUESTION)
OTHER_QUESTION = Text(LONGEST_QUESTION, (WITHDRAW,))
QUESTION_OR_PASS = Text(LONGEST_QUESTION, (PASS,))


@dataclass(eq=False)
class Question:
    number: int
    seat: Seat
    text: str
    is_right: bool  # it asks outright for the word


@dataclass
class Day:
    """Where the day stands: what is before the Mayor, what waits, and the tokens left."""

    village: Village
    askers: tuple[Seat, ...]
    tokens: dict[str, int]
    turn: Seat | None  # whose turn it is to ask, where turns are taken
    waiting: list[Question] = field(default_factory=list)  # the first one is before the Mayor
    asked: int = 0
    tray: Press | None = None  # the Mayor's buttons, until something changes them

    @property
    def question(self) -> Question | None:
        return self.waiting[0] if self.waiting else None


async def day(table: Table, village: Village) -> bool:
    """Whether the word was guessed before the time and the Yes/No tokens ran out."""
    box, mayor = village.box, village.mayor
    timer = table.timer("day", box.day_length, box.day_warnings)
    askers = table.others(mayor)
    # Real cards have no voices, and naming all but one would name the Mayor's.
    speakers: tuple[Seat, ...] = () if box.cards == "real" else askers
    table.scene("day", "day-breaks", timer=timer, speakers=speakers, cards=box.cards)
    if village.tapped is not None:
        covered = shape(village.word, village.tapped, everywhere=box.letter_shown == "everywhere")
        table.tell(EVERYONE, "shape", shape=covered)
    now = Day(village, askers, box.tokens, askers[0] if box.asking == "turns" else None)
    while True:
        seat, answer = await table.first("day", may_act(now), waits_for=awaited(now), timer=timer)
        if seat == CLOCK:
            return was_guessed_in_time(table, now)
        if seat != mayor:
            hear(table, now, seat, answer)
            continue
        press, to = (answer, None) if isinstance(answer, str) else (answer["press"], answer["to"])
        if press == CORRECT:
            table.tell(EVERYONE, "correct", seat=now.question.seat if now.question else to)
            return True
        if press == NO_MORE_TOKENS:
            return False
        give(table, now, press, to)
        if not now.tokens["yes-no"]:
            return False  # the last one answered its question and ends the Day (WW-DAY-10)


def may_act(now: Day) -> dict[Seat, Options]:
    """Who can do what at this moment: the Mayor presses, the others ask (WW-DAY-02)."""
    options: dict[Seat, Options] = {}
    if now.tray is None:
        now.tray = Press(pressable(now), now.question.number if now.question else None)
    if now.tray.buttons:
        options[now.village.mayor] = now.tray
    if now.village.box.is_spoken:
        return options
    if now.turn is not None:
        return options if now.waiting else {**options, now.turn: QUESTION_OR_PASS}
    options.update(dict.fromkeys(now.askers, NEW_QUESTION))
    for question in now.waiting[1:]:
        options[question.seat] = OTHER_QUESTION
    return options


def awaited(now: Day) -> tuple[Seat, ...]:
    """Whose move it is, if anybody's: the Mayor's while a question is before him."""
    if now.waiting or now.village.box.is_spoken:
        return (now.village.mayor,)
    return now.askers if now.turn is None else (now.turn,)


def pressable(now: Day) -> dict[str, tuple[Seat, ...]]:
    """The Mayor's buttons, each with the players it may be pressed for.

    A right guess leaves nothing to press but Correct, even to a lying Mayor (WW-MAY-08).
    """
    box, question = now.village.box, now.question
    nobody: tuple[Seat, ...] = ()
    people = nobody if box.cards == "real" else now.askers
    if question and box.must_declare_guess and question.is_right:
        return {CORRECT: nobody}
    hands_out = box.count_tokens or not box.is_spoken
    buttons: dict[str, tuple[Seat, ...]] = {}
    if question or box.is_spoken:
        to = people if box.is_spoken else nobody
        if hands_out:
            buttons = {answer: to for answer, kind in ANSWERS.items() if now.tokens[kind]}
        buttons[CORRECT] = to
    if hands_out and now.tokens[WAY_OFF]:
        buttons[WAY_OFF] = people
    if box.cards == "real" or not box.count_tokens:
        buttons[NO_MORE_TOKENS] = nobody
    return buttons


def hear(table: Table, now: Day, seat: Seat, answer: Answer) -> None:
    """A question is put: before the Mayor if he is free, else it waits in the queue.

    A player has at most one question waiting; another takes its place.
    """
    if answer == PASS and now.turn is not None:
        now.turn = next_asker(now)
        table.tell(EVERYONE, "passed", seat=seat, turn=now.turn)
        return
    mine = next((question for question in now.waiting[1:] if question.seat == seat), None)
    if mine is not None:
        now.waiting.remove(mine)
        table.tell(EVERYONE, "withdrawn", number=mine.number)
        if answer == WITHDRAW:
            return
    now.asked += 1
    village = now.village
    is_right = is_guess(answer, village.spellings, village.box.language)
    now.waiting.append(Question(now.asked, seat, answer, is_right))
    is_first = len(now.waiting) == 1
    if is_first:
        now.tray = None
    table.tell(EVERYONE, "question", number=now.asked, seat=seat, text=answer, now=is_first)


def give(table: Table, now: Day, press: str, to: Seat | None) -> None:
    """Hand over one token. Way Way Off lies beside an answer and is none (WW-DAY-07)."""
    box = now.village.box
    if box.count_tokens:
        now.tokens[ANSWERS.get(press, press)] -= 1
    now.tray = None
    number = None
    if now.question and (press != WAY_OFF or box.way_off_answers):
        question = now.waiting.pop(0)
        number, to = question.number, to or question.seat
        if now.turn is not None:
            now.turn = next_asker(now)
    following = now.question.number if now.question else None
    left = dict(now.tokens) if box.count_tokens else None
    table.tell(EVERYONE, "token", token=press, seat=to, number=number, next=following, left=left)


def next_asker(now: Day) -> Seat | None:
    """Turns go round to the left, past the Mayor."""
    if now.turn is None:
        return None
    return now.askers[(now.askers.index(now.turn) + 1) % len(now.askers)]


def was_guessed_in_time(table: Table, now: Day) -> bool:
    """A right guess that was typed before the signal counts, answered or not (WW-WHO-03)."""
    right = [question for question in now.waiting if question.is_right]
    if not right or now.village.box.late_guess == "fails":
        return False
    table.tell(EVERYONE, "correct", seat=right[0].seat)
    return True
