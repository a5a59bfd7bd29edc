"""Logs as JSON Lines on standard error. A room is named by a short hash of its code, because who
reads logs is not thereby invited; secrets are never given to a log."""

import hashlib
import logging
import sys

from aiohttp.http_exceptions import HttpProcessingError

from nightcall.server.messages import encode

FIELDS = ("error", "handler", "rooms", "port", "seconds")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        room = getattr(record, "room", None)
        if room is not None:
            said["room"] = hashlib.sha256(str(room).encode()).hexdigest()[:8]
        said |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return encode(said).decode()


def is_our_business(record: logging.LogRecord) -> bool:
    """Whoever sends what is no HTTP gets a refusal and no page in the log."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError)


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_our_business)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("nightcall").setLevel(level)
