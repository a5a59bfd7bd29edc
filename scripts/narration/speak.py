"""Speaks texts to WAV files. Runs in the environment of `sources.py`, not in the project's.

Reads one JSON object a line: text, voice, language, speed, pause, path; answers with one line.
"""

import json
import re
import sys
import wave
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]  # of another environment
import onnx  # type: ignore[import-not-found]  # likewise in another environment
import onnxruntime  # type: ignore[import-not-found]  # likewise in another environment
from kokoro_onnx import Kokoro  # type: ignore[import-not-found]  # lives in another environment
from misaki.espeak import EspeakG2P  # type: ignore[import-not-found]  # of another environment

THREADS = 1  # more of them wait for each other on a busy machine
RATE = 24000
WINDOW = RATE // 100
SILENT = 10 ** (-45 / 20)  # below the loudest window
BEFORE, AFTER = 6, 14  # windows that are kept round the speech
FADE_IN, FADE_OUT = 120, 1440
RESPELT = {
    "en-gb-x-rp": {"eə": "ɛː", "iə": "ɪə", "ɐ": "ə", "æ": "a", "w([ˈˌ]?)ɒn(?![td])": r"w\1ʌn"}
}
"""Sounds that espeak writes in another way than the engine, or says in an odd one (“one”)."""


def main(model: str, packs: str) -> None:
    speaker = Speaker(Path(model), Path(packs))
    for line in sys.stdin:
        job = json.loads(line)
        path, pause = Path(job.pop("path")), job.pop("pause")
        write(path, faded(speaker.line(**job) if pause is None else speaker.parted(pause, **job)))
        print(json.dumps({"path": str(path)}), flush=True)


class Speaker:
    def __init__(self, model: Path, packs: Path) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = THREADS
        session = onnxruntime.InferenceSession(
            in_full_precision(model), options, providers=["CPUExecutionProvider"]
        )
        voices = model.with_name("voices.npz")
        packed = {pack.stem: np.fromfile(pack, np.float32) for pack in packs.glob("*.bin")}
        np.savez(voices, **{name: styles.reshape(-1, 1, 256) for name, styles in packed.items()})
        self._kokoro = Kokoro.from_session(session, str(voices))
        self._alphabets = dict[str, Any]()

    def parted(self, pause: float, text: str, **how: Any) -> Any:
        """Sentence by sentence, for voices that run one into the other."""
        sentences = re.split(r"(?<=[.?!]) +", text)
        quiet = np.zeros(int(pause * RATE))
        spoken = [self.line(sentence, **how) for sentence in sentences]
        return np.concatenate([part for each in spoken for part in (each, quiet)][:-1])

    def line(self, text: str, voice: str, language: str, speed: float) -> Any:
        sounds = self.phonemes(text, language)
        unknown = set(sounds) - set(self._kokoro.tokenizer.vocab) - {"¿", "¡"}
        if unknown:
            raise ValueError(f"{text!r} has sounds that the engine lacks: {unknown}")
        sound, rate = self._kokoro.create(sounds, voice, speed, is_phonemes=True, trim=False)
        if rate != RATE or not np.isfinite(sound).all():
            raise ValueError(f"{text!r} came out broken")
        return trimmed(sound)

    def phonemes(self, text: str, language: str) -> str:
        """The sounds in the alphabet that the engine was trained on, not in espeak's own."""
        if language not in self._alphabets:
            self._alphabets[language] = EspeakG2P(language)
        sounds = str(self._alphabets[language](text)[0])
        for espeak, ours in RESPELT.get(language, {}).items():
            sounds = re.sub(espeak, ours, sounds)
        return sounds


def in_full_precision(model: Path) -> str:
    """The weights come in half precision, in which some lines overflow to silence."""
    path = model.with_name("kokoro-fp32.onnx")
    if path.exists():
        return str(path)
    graph = onnx.load(model)
    half, full = onnx.TensorProto.FLOAT16, onnx.TensorProto.FLOAT
    tensors = list(graph.graph.initializer)
    for node in graph.graph.node:
        for attribute in node.attribute:
            if attribute.type == onnx.AttributeProto.TENSOR:
                tensors.append(attribute.t)
            if node.op_type == "Cast" and attribute.i == half:
                attribute.i = full
    for tensor in tensors:
        if tensor.data_type == half:
            values = onnx.numpy_helper.to_array(tensor).astype(np.float32)
            tensor.CopyFrom(onnx.numpy_helper.from_array(values, tensor.name))
    for value in (*graph.graph.value_info, *graph.graph.input, *graph.graph.output):
        if value.type.tensor_type.elem_type == half:
            value.type.tensor_type.elem_type = full
    partial = path.with_suffix(".part")
    onnx.save(graph, partial)
    partial.rename(path)
    return str(path)


def trimmed(sound: Any) -> Any:
    """Without the silence before and after, but for a breath of it."""
    windows = sound[: len(sound) // WINDOW * WINDOW].reshape(-1, WINDOW)
    levels = np.sqrt((windows**2).mean(axis=1))
    (heard,) = np.nonzero(levels > levels.max() * SILENT)
    return sound[max(0, heard[0] - BEFORE) * WINDOW : (heard[-1] + 1 + AFTER) * WINDOW]


def faded(sound: Any) -> Any:
    sound = sound.copy()
    sound[:FADE_IN] *= np.linspace(0, 1, FADE_IN)
    sound[-FADE_OUT:] *= np.linspace(1, 0, FADE_OUT)
    return sound


def write(path: Path, sound: Any) -> None:
    partial = path.with_suffix(".part")
    with wave.open(str(partial), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())
    partial.rename(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
