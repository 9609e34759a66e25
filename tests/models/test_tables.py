"""The tables of wordings/: all of them keep to the format, and what does not is refused."""

import unicodedata
from pathlib import Path

import item_mix
import pytest
import text_tables
from text_tables import FOLDER, SUFFIX, parsed, sections_in, table, word_lists

FILES = sorted(path for path in FOLDER.rglob("*") if path.is_file())
GOOD = "# Rivers.\n# Columns: name, length\n\n[[long]] of the south\nOrve\t900 km\nTarn\t80 km\n"


def written(folder: Path, monkeypatch: pytest.MonkeyPatch, **texts: str) -> None:
    """Tables of these names and texts, in the place of the training's."""
    for name, text in texts.items():
        (folder / (name + SUFFIX)).write_text(text, "utf-8")
    monkeypatch.setattr(text_tables, "FOLDER", folder)
    monkeypatch.setattr(text_tables, "table", text_tables.table.__wrapped__)  # which keeps nothing


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_file_is_a_table(path: Path) -> None:
    assert path.suffix == SUFFIX
    text = path.read_bytes().decode("utf-8")
    assert unicodedata.is_normalized("NFC", text) and "\r" not in text
    assert parsed(text, path.name).about.endswith(".")


def test_the_training_reads_every_table() -> None:
    assert item_mix.SHARES  # its import reads them
    read = table.cache_info().currsize
    for path in FILES:
        table(str(path.relative_to(FOLDER).with_suffix("")))
    assert table.cache_info().currsize == read == len(FILES)


def test_sections_blocks_and_columns() -> None:
    found = parsed(GOOD + "\nLune\t70 km\n\n[[short]]\nBrae\tone\\n\\nkm\n", "rivers")
    assert found.about == "Rivers." and found.columns == ("name", "length")
    assert list(found.sections) == ["long", "short"]
    assert found.sections["long"].about == "of the south"
    first, second = found.sections["long"].blocks
    assert first == (("Orve", "900 km"), ("Tarn", "80 km")) and second == (("Lune", "70 km"),)
    assert found.sections["long"].pairs == first + second
    assert found.sections["short"].entries == (("Brae", "one\n\nkm"),)


def test_one_column_is_read_as_words_or_as_texts() -> None:
    text = "# Relations.\n# Columns: line\n\n[[play]]\nA.\n> B\n\n# scope\nC.\n"
    section = parsed(text, "relations").sections["play"]
    assert section.words == ("A.", "> B", "# scope", "C.")
    assert section.texts == ("A.\n> B", "# scope\nC.")


@pytest.mark.parametrize("old, new, line, message", [
    ("80 km\n", "80 km", "", "must end with one line end"),
    ("80 km\n", "80 km\n\n", "", "must end with one line end"),
    ("# Rivers.\n", "", ":2", "a table begins with comments"),
    ("# Columns: name, length\n", "", ":2", "a table begins with comments"),
    ("# Rivers.", "Rivers.", ":3", "a blank line must follow"),
    ("length\n\n[", "length\n[", ":5", "a table begins with comments"),
    ("[[long]] of the south\n", "", ":5", "a block without a heading"),
    ("[[long]]", "[[]]", ":4", "a heading without a name"),
    ("Tarn\t80 km\n", "\n[[long]]\nTarn\t80 km\n", ":7", "one for the second time"),
    ("Tarn\t80 km\n", "\n[[short]]\n\nTarn\t80 km\n", ":8", "without entries"),
    ("Tarn\t80 km\n", "[[short]]\nTarn\t80 km\n", ":6", "a heading within a block"),
    ("south\nOrve", "south\n\n\nOrve", ":5", "without entries"),
    ("900 km\nTarn", "900 km\n\n\nTarn", ":7", "a blank line where a block must begin"),
    ("Orve\t900 km", "Orve", ":5", "2 filled columns are wanted: Orve"),
    ("Orve\t900 km", "Orve\t900\tkm", ":5", "2 filled columns are wanted"),
    ("Orve\t900 km", "Orve\t\t900 km", ":5", "2 filled columns are wanted"),
    ("900 km\n", "900 km \n", ":5", "white space at an end of the line"),
    ("900 km", "900\\tkm", ":5", "a backslash that is not part of"),
    ("[[long]] of the south\nOrve\t900 km\nTarn\t80 km\n", "[[long]]\n", ":4", "without entries"),
])
def test_what_is_no_table_is_refused(old: str, new: str, line: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(ValueError, match=f"^rivers{line}: .*") as error:
        parsed(GOOD.replace(old, new), "rivers")
    assert message in str(error.value)


def test_sections_of_several_tables_come_by_their_names(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    head = "# Words.\n# Columns: entry\n\n"
    written(tmp_path, monkeypatch, one=head + "[[c]]\nx\n\n[[a]]\ny\ny\n", two=head + "[[b]]\nz\n",
            same=head + "[[a]]\nx\n")
    assert [section.name for section in sections_in(["one", "two"])] == ["a", "b", "c"]
    assert text_tables.names_in("") == ["one", "same", "two"]
    assert word_lists("one") == {"c": ("x",), "a": ("y", "y")}
    with pytest.raises(ValueError, match="two sections of one name in one, same"):
        sections_in(["one", "same"])
