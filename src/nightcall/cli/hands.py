"""What only eyes at the table can tell: whom the hands singled out, and how many went up."""

from nightcall.cli import rounds, typed
from nightcall.cli.sitting import Sitting
from nightcall.table import HOUSE, Answer, Ask, Choice, IllegalAnswer, Options, Several, Tally


def count_hands(sitting: Sitting, ask: Ask) -> None:
    """The people answer for the House; what cannot be is asked again."""
    options = ask.options[HOUSE]
    sitting.screen.say(sitting.sentences.ask(ask))
    answer = told(sitting, options)
    if isinstance(answer, dict) and sum(answer.values()) < ask.args.get("least", 0):
        sitting.say("cli-hands-missing", least=ask.args["least"], count=sum(answer.values()))
        return
    try:
        sitting.enter(HOUSE, answer)
    except IllegalAnswer as error:
        sitting.say(f"refused-{error.reason}")


def told(sitting: Sitting, options: Options) -> Answer:
    match options:
        case Several(values):
            labels = shown(sitting, values)
            line = rounds.read(sitting, sitting.texts.say("cli-choose-several"), None)
            return typed.several_of(line, labels)
        case Tally(names):
            labels = shown(sitting, names)
            prompt = sitting.texts.say("cli-count-hands", seat=names[0])
            return typed.tally_of(rounds.read(sitting, prompt, None), labels)
        case Choice(values):
            labels = shown(sitting, values)
            prompt = sitting.texts.say("cli-choose", most=len(values))
            return typed.one_of(rounds.read(sitting, prompt, None), labels)
        case _:
            return sitting.house.answer(options)


def shown(sitting: Sitting, values: tuple[str, ...]) -> dict[str, str]:
    labels = {value: sitting.sentences.name(value) for value in values}
    rounds.show_choices(sitting, labels)
    return labels
