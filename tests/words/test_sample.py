"""The blind sample: levels are hidden from the judge and compared afterwards."""

from pathlib import Path

from nightcall.words import LEVELS, bank_of
from scripts.words.sample import drawn, scored


def test_a_sample_holds_as_many_words_of_every_level() -> None:
    texts = drawn("en", seed=1, each=20)
    levels = [word.level for text in texts if (word := bank_of("en").find(text)) is not None]
    assert [levels.count(level) for level in LEVELS] == [20, 20, 20, 20]
    assert drawn("en", seed=1, each=20) == texts != drawn("en", seed=2, each=20)


def test_a_score_tells_near_from_far_and_unplayable(tmp_path: Path) -> None:
    easy = [word.text for word in bank_of("en").by_level["easy"][:4]]
    file = tmp_path / "blind.tsv"
    verdicts = ["easy", "medium", "ridiculous", "bad"]
    file.write_text(
        "".join(f"{text}\t{level}\n" for text, level in zip(easy, verdicts, strict=True))
    )
    shown = scored(file, "en").splitlines()
    assert shown[1].split() == ["easy", "1", "1", "1", "1", "25.0%"]
    assert shown[5:] == [f"  {easy[2]}: easy, judged ridiculous", f"  {easy[3]}: easy, judged bad"]
