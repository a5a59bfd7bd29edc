"""The shipped banks are what the build makes from recorded inputs; what it refuses has a place."""

import hashlib
from pathlib import Path

import pytest

from nightcall.words.banks import FOLDER, languages
from scripts.words.build import DATA, make
from scripts.words.place import Problems

ROW = "{text}\teasy\tanimals\t\t{spellings}"


@pytest.mark.parametrize("language", languages())
def test_the_shipped_bank_is_byte_for_byte_what_the_build_makes(language: str) -> None:
    problems = Problems()
    assert make(language, problems) == (FOLDER / f"{language}.tsv").read_bytes()
    assert problems.refused == []


def test_the_draft_is_the_one_that_was_judged() -> None:
    folder = DATA / "en" / "draft"
    recorded = (folder / "SHA256SUMS").read_text("utf-8").splitlines()
    found = [
        f"{hashlib.sha256(part.read_bytes()).hexdigest()}  {part.name}"
        for part in sorted(folder.glob("*.tsv"))
    ]
    assert found == recorded


class Inputs:
    """Own lists, a draft and judgements in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("own", "draft", "judgements"):
            (folder / "en" / name).mkdir(parents=True)
        self.draft()

    def own(self, *lines: str) -> None:
        (self.folder / "en" / "own" / "ours.tsv").write_text("\n".join(lines) + "\n", "utf-8")

    def draft(self, *texts: str) -> None:
        data = "".join(f"{text}\teasy\tanimals\t\t\n" for text in texts).encode()
        (self.folder / "en" / "draft" / "01.tsv").write_bytes(data)
        recorded = f"{hashlib.sha256(data).hexdigest()}  01.tsv\n"
        (self.folder / "en" / "draft" / "SHA256SUMS").write_text(recorded)

    def judged(self, *lines: str) -> None:
        path = self.folder / "en" / "judgements" / "01.tsv"
        path.write_text("".join(line + "\n" for line in lines), "utf-8")

    def pairs(self, *lines: str) -> None:
        (self.folder / "en.tsv").write_text("\n".join(lines), "utf-8")

    def built(self) -> list[str]:
        problems = Problems()
        data = make("en", problems, self.folder, self.folder)
        assert problems.refused == []
        return [line for line in data.decode().splitlines() if not line.startswith("#")]

    def refused(self) -> list[str]:
        problems = Problems()
        make("en", problems, self.folder, self.folder)
        return [line.rpartition("/")[2] for line in problems.refused]


@pytest.fixture
def inputs(tmp_path: Path) -> Inputs:
    return Inputs(tmp_path)


def test_a_draft_word_is_kept_moved_respelt_or_struck(inputs: Inputs) -> None:
    inputs.draft("frog", "newt", "shoe lace", "press lord")
    inputs.judged(
        "frog\tkeep\teasy\tanimals\t\t\t",
        "newt\tkeep\thard\tanimals,nature\t\tnewts\t",
        "shoe lace\tkeep\tmedium\tclothes\t\tshoe lace|bootlace\tshoelace",
        "press lord\tstrike",
    )
    assert inputs.built() == [
        "frog\teasy\tanimals\t\t",
        "newt\thard\tanimals,nature\t\tnewts",
        "shoelace\tmedium\tclothes\t\tbootlace",
    ]


def test_a_part_that_was_not_judged_is_left_out_loudly(inputs: Inputs) -> None:
    inputs.draft("frog")
    inputs.own("toad\teasy\tanimals\t\t")
    problems = Problems()
    assert b"frog" not in make("en", problems, inputs.folder)
    assert any("PART 01 LEFT OUT" in note for note in problems.notes)


def test_the_same_word_twice_is_merged_and_our_own_level_stands(inputs: Inputs) -> None:
    inputs.own("frog\teasy\tanimals\t\tfrogs")
    inputs.draft("Frog")
    inputs.judged("Frog\tkeep\thard\tnature\t\tbullfrog\t")
    assert inputs.built() == ["frog\teasy\tanimals,nature\t\tfrogs|bullfrog"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("frog\tsimple\tanimals\t\t", "unknown-level 'simple'"),
        ("frog\t\tanimals\t\t", "unknown-level ''"),
        ("frog\teasy\tbeasts\t\t", "unknown-category 'beasts'"),
        ("frog\teasy\t\t\t", "unknown-category ''"),
        ("frog \teasy\tanimals\t\t", "unclean 'frog '"),
        ("fr\u202eog\teasy\tanimals\t\t", "direction 'U+202E'"),
    ],
)
def test_a_wrong_line_is_refused_with_file_and_line(inputs: Inputs, line: str, why: str) -> None:
    inputs.own("# a comment", line)
    assert inputs.refused() == [f"ours.tsv:2: {why}"]


@pytest.mark.parametrize(
    ("judged", "why"),
    [
        (["frog\tkeep\teasy\tanimals"], "01.tsv:1: 1 of 2 judged; next newt"),
        (["newt\tstrike", "frog\tstrike"], "01.tsv:1: other-text 'newt instead of frog'"),
        (["frog\tperhaps", "newt\tstrike"], "01.tsv:1: unknown-verdict 'perhaps'"),
        (["frog\tkeep\t\tanimals", "newt\tstrike"], "01.tsv:1: unknown-level ''"),
        (["frog\tstrike", "newt\tstrike", "eel\tstrike"], "01.tsv:3: 3 of 2 judged; next no line"),
    ],
)
def test_a_draft_that_is_not_fully_judged_is_refused(
    inputs: Inputs, judged: list[str], why: str
) -> None:
    inputs.draft("frog", "newt")
    inputs.judged(*judged)
    assert why in inputs.refused()


def test_a_draft_that_changed_since_it_was_recorded_is_refused(inputs: Inputs) -> None:
    inputs.draft("frog")
    (inputs.folder / "en" / "draft" / "01.tsv").write_text("toad\teasy\tanimals\t\t\n")
    inputs.judged("toad\tstrike")
    assert inputs.refused() == ["01.tsv:1: is not the draft that was recorded"]


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        ("puppeteer", "puppeteers", "plural"),
        ("gooseberry", "gooseberries", "plural"),
        ("armour", "armor", "spelling"),
        ("crème brûlée", "creme brulee", "accent"),
        ("the Alamo", "Alamo", "article"),
    ],
)
def test_near_duplicates_are_refused(inputs: Inputs, one: str, other: str, why: str) -> None:
    rows = [ROW.format(text=text, spellings="") for text in (one, other)]
    for lines in (rows, rows[::-1]):
        inputs.own(*lines)
        (problem,) = inputs.refused()
        assert problem.startswith("ours.tsv:2: ")
        assert problem.endswith(f"({why})")


def test_an_entry_that_spells_another_is_a_near_duplicate(inputs: Inputs) -> None:
    inputs.own(
        ROW.format(text="zucchini", spellings="courgette"),
        ROW.format(text="courgette", spellings=""),
    )
    assert inputs.refused() == ["ours.tsv:2: 'courgette' is near 'zucchini' (spelling)"]


def test_a_name_and_a_word_of_the_same_letters_must_be_judged(inputs: Inputs) -> None:
    inputs.own("Quux\teasy\tplaces\tp\t", "quux\teasy\tanimals\t\t")
    assert inputs.refused() == ["ours.tsv:2: 'quux' is near 'Quux' (case)"]


def test_pairs_that_were_judged_are_folded_or_kept(inputs: Inputs) -> None:
    inputs.pairs("Quux\tquux\ttwo", "blorb\tblorbs\tfirst", "the zib\tzib\tsecond")
    inputs.own(
        "Quux\teasy\tplaces\tp\t",
        "quux\teasy\tanimals\t\t",
        "blorb\thard\tgames\t\t",
        "blorbs\teasy\tobjects\t\tblorbses",
        "the zib\teasy\tobjects\t\t",
        "zib\thard\tobjects\t\t",
    )
    assert inputs.built() == [
        "blorb\thard\tgames,objects\t\tblorbs|blorbses",
        "Quux\teasy\tplaces\tp\t",
        "quux\teasy\tanimals\t\t",
        "zib\thard\tobjects\t\tthe zib",
    ]
