"""How a game at the keyboard stops before its end: with a sentence, never with a traceback."""

INTERRUPTED = 130


class CannotPlay(ValueError):  # noqa: N818  reads as a sentence
    """There is no game to play like this; the message is for the person who asked."""


class Stopped(Exception):  # noqa: N818  no error: somebody left
    """The game was left; the message says where it is kept and how to go on."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code
