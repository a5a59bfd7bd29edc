"""Which language service, from the environment alone: a key on a command line is seen by all."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args
from urllib.parse import urlsplit

Use = Literal["unknown", "all"]
"""Which questions to a bot Mayor are put to the service: those it did not understand, or all."""

PREFIX = "NIGHTCALL_LANGUAGE_"


class BadSettings(ValueError):  # noqa: N818  reads as a sentence
    """`name` is the variable that means nothing. Its value is not told: it may be a key."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} cannot be used")
        self.name = name


@dataclass(frozen=True)
class Settings:
    """`url` is the base of the service, such as http://127.0.0.1:11434/v1."""

    url: str
    model: str
    key: str = field(default="", repr=False)
    use: Use = "unknown"


def from_environment(environment: Mapping[str, str]) -> Settings | None:
    """None without an address; raises BadSettings where one is given and something is amiss."""
    url = environment.get(f"{PREFIX}URL", "").strip().rstrip("/")
    if not url:
        return None
    if not _is_address(url):
        raise BadSettings(f"{PREFIX}URL")
    model = environment.get(f"{PREFIX}MODEL", "").strip()
    if not model:
        raise BadSettings(f"{PREFIX}MODEL")
    key = environment.get(f"{PREFIX}KEY", "").strip()
    if not (key.isascii() and key.isprintable()):
        raise BadSettings(f"{PREFIX}KEY")
    wanted = environment.get(f"{PREFIX}USE", "").strip() or "unknown"
    use = next((use for use in get_args(Use) if use == wanted), None)
    if use is None:
        raise BadSettings(f"{PREFIX}USE")
    return Settings(url, model, key, use)


def _is_address(url: str) -> bool:
    """A password in it would be shown wherever the address is."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in url
    except ValueError:
        return False
