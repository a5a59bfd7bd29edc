"""Word lists as devices get them, and in words what is wrong with one."""

from functools import lru_cache
from typing import Any

from nightcall.server.messages import encode
from nightcall.server.refusals import texts
from nightcall.words.estimate import estimator
from nightcall.words.exchange import as_json
from nightcall.words.refused import Problem, Refused
from nightcall.words.shelf import Listed
from nightcall.words.word import Word

LONGEST_VALUE = 80


def mine(listed: Listed) -> dict[str, Any]:
    return {
        **theirs(listed),
        "handle": listed.handle,
        "is_hidden": listed.is_hidden,
        "reports": listed.reports,
        "changed": listed.changed,
    }


def theirs(listed: Listed) -> dict[str, Any]:
    """A handle works for ever and is the owner's to give; others know a list by its code."""
    return {
        "name": listed.name,
        "language": listed.language,
        "entries": listed.entries,
        "code": listed.code if listed.published else None,
        "is_published": listed.published,
    }


@lru_cache(maxsize=8)
def with_estimates(words: tuple[Word, ...], language: str) -> bytes:
    """Estimating ten thousand levels takes a fifth of a second."""
    levels = estimator(language)
    return encode(
        [as_json(word) | ({} if word.level else {"estimate": levels.level(word)}) for word in words]
    )


def refusal(refused: Refused, language: str) -> dict[str, Any]:
    """Every problem with its line; `text` is all of them."""
    first = refused.problems[0]
    problems = [said(problem, language) for problem in refused.problems]
    return {
        "reason": f"words-{first.key}",
        "args": {"value": visible(first.value), "line": first.line},
        "text": " ".join(problem["text"] for problem in problems),
        "problems": problems,
    }


def said(problem: Problem, language: str) -> dict[str, Any]:
    """What is wrong and where, in this language."""
    value, speech = visible(problem.value), texts(language)
    text = speech.say(f"words-refused-{problem.key}", value=value)
    if problem.line is not None:
        text = speech.say("words-at-line", line=str(problem.line), what=text)
    return {"key": problem.key, "value": value, "line": problem.line, "text": text}


def visible(value: str) -> str:
    """As much of what was sent as fits a sentence, and nothing in it that turns or hides text."""
    return "".join(char if char.isprintable() else "\ufffd" for char in value[:LONGEST_VALUE])
