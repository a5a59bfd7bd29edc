"""How long a sound file lasts, read from its own bytes."""

from collections.abc import Iterator

OPUS_RATE = 48000
SAMPLES_A_FRAME = 576  # of MPEG-2, layer III
BIT_RATES = (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)  # likewise, in kbit/s
SAMPLE_RATES = (22050, 24000, 16000)
MONO_SIDE_INFO = 9


class BadSound(ValueError):  # noqa: N818  reads as a sentence
    """The bytes are not what their name says."""


def opus_seconds(data: bytes) -> float:
    """From the last page's position, less what the decoder drops at the start."""
    pages = list(_pages(data))
    head = pages[0][1] if pages else b""
    if not head.startswith(b"OpusHead") or head[9] != 1:
        raise BadSound("no mono Opus in Ogg")
    skipped = int.from_bytes(head[10:12], "little")
    return (pages[-1][0] - skipped) / OPUS_RATE


def _pages(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Each page's position and body; nothing may be left over."""
    at = 0
    while at < len(data):
        if data[at : at + 4] != b"OggS":
            raise BadSound(f"no Ogg page at {at}")
        segments = data[at + 27 : at + 27 + data[at + 26]]
        start = at + 27 + len(segments)
        at = start + sum(segments)
        if at > len(data):
            raise BadSound("the last Ogg page is cut short")
        yield int.from_bytes(data[start - len(segments) - 21 :][:8], "little"), data[start:at]


def mp3_seconds(data: bytes) -> float:
    """By counting frames, less the silence that the encoder says it added."""
    frames = list(_frames(data))
    if not frames:
        raise BadSound("no MP3")
    rate, first = frames[0]
    tag = first[4 + MONO_SIDE_INFO :]
    if tag[:4] not in (b"Xing", b"Info"):
        raise BadSound("no tag that says what was added")
    if int.from_bytes(tag[8:12], "big") != len(frames) - 1:
        raise BadSound("the tag counts other frames than there are")
    added = int.from_bytes(tag[141:144], "big")
    samples = (len(frames) - 1) * SAMPLES_A_FRAME - (added >> 12) - (added & 0xFFF)
    return samples / rate


def _frames(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Each frame with its sample rate; nothing may be left over."""
    at = 0
    while at < len(data):
        if len(data) - at < 4 or data[at] != 0xFF or data[at + 1] & 0xFE != 0xF2:
            raise BadSound(f"no MPEG-2 layer III frame at {at}")
        rate = SAMPLE_RATES[data[at + 2] >> 2 & 3]
        bits = BIT_RATES[data[at + 2] >> 4] * 1000
        size = SAMPLES_A_FRAME // 8 * bits // rate + (data[at + 2] >> 1 & 1)
        if at + size > len(data):
            raise BadSound("the last MP3 frame is cut short")
        yield rate, data[at : at + size]
        at += size
