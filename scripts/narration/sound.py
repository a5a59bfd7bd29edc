"""From WAV to what is shipped: one loudness for all lines, Opus, and MP3 for old browsers."""

import json
import subprocess
from pathlib import Path

LOUDNESS = -18.0  # LUFS
HIGHEST_PEAK = 0.84  # -1.5 dB
OPUS = ("-c:a", "libopus", "-b:a", "22k", "-application", "voip", "-frame_duration", "60")
MP3 = ("-c:a", "libmp3lame", "-abr", "1", "-b:a", "26k", "-ar", "24000", "-id3v2_version", "0")
ENCODERS = {"opus": OPUS, "mp3": MP3}


def ship(wav: Path, folder: Path, key: str) -> None:
    """Writes the line in every format."""
    level = f"volume={LOUDNESS - loudness(wav):.2f}dB,alimiter=limit={HIGHEST_PEAK}:level=disabled"
    for kind, encoder in ENCODERS.items():
        plain = ("-ac", "1", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact")
        ffmpeg("-y", "-i", str(wav), "-af", level, *plain, *encoder, str(folder / f"{key}.{kind}"))


def loudness(path: Path) -> float:
    """Integrated loudness by EBU R 128, in LUFS; short lines are heard three times over."""
    three = "aloop=loop=2:size=2e9,loudnorm=print_format=json"
    told = ffmpeg("-i", str(path), "-af", three, "-f", "null", "-")
    return float(json.loads(told[told.rindex("{") :])["input_i"])


def ffmpeg(*arguments: str) -> str:
    command = ["ffmpeg", "-hide_banner", "-nostats", *arguments]
    done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603  our own command
    told = done.stderr.decode("utf-8", "replace")
    if done.returncode != 0:
        raise RuntimeError(told)
    return told
