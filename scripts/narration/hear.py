"""Writes down what recognisers hear. Runs in the environment of `sources.py`, not in the project's.

Reads one JSON object a line: path, language; answers each with what every recogniser heard.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]  # of another environment
import onnx_asr  # type: ignore[import-not-found]  # lives in another environment
import onnxruntime  # type: ignore[import-not-found]  # lives in another environment
from pocketsphinx import Decoder  # type: ignore[import-not-found]  # of another environment

THREADS = 2
RATE = 16000
PAUSE = RATE // 2  # a recogniser wants to hear a line begin and end


def main(whisper: str) -> None:
    recognisers = {"whisper": by_whisper(whisper), "pocketsphinx": by_pocketsphinx()}
    for line in sys.stdin:
        job = json.loads(line)
        sound = samples(job["path"])
        heard = {name: hear(sound, job["language"]) for name, hear in recognisers.items()}
        print(json.dumps(heard), flush=True)


def by_whisper(folder: str) -> Callable[[Any, str], str]:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = THREADS
    model = onnx_asr.load_model("whisper", folder, quantization="quantized", sess_options=options)

    def hear(sound: Any, language: str) -> str:
        waves = sound.astype(np.float32) / 32768
        return str(model.recognize(waves, sample_rate=RATE, language=language))

    return hear


def by_pocketsphinx() -> Callable[[Any, str], str]:
    """Knows English only."""
    decoder = Decoder(samprate=RATE, loglevel="FATAL")

    def hear(sound: Any, language: str) -> str:
        if language != "en":
            return ""
        decoder.start_utt()
        decoder.process_raw(sound.tobytes(), full_utt=True)
        decoder.end_utt()
        found = decoder.hyp()
        return found.hypstr if found else ""

    return hear


def samples(path: str) -> Any:
    command = [
        "ffmpeg",
        "-v",
        "error",
        "-i",
        path,
        "-ac",
        "1",
        "-ar",
        str(RATE),
        "-f",
        "s16le",
        "-",
    ]
    raw = subprocess.run(command, capture_output=True, check=True).stdout  # noqa: S603  our own
    quiet = np.zeros(PAUSE, np.int16)
    return np.concatenate([quiet, np.frombuffer(raw, np.int16), quiet])


if __name__ == "__main__":
    main(*sys.argv[1:])
