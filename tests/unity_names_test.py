"""The sources of a target are compiled together, so that what they keep to themselves, in unnamed
namespaces, must differ in name, or be overloads. Reads the sources; needs the preset cpu."""

import collections
import pathlib
import re

import compile_commands

ROOT = pathlib.Path(__file__).resolve().parents[1]
UNNAMED = re.compile(r"^namespace \{$(.*?)^\}  // namespace$", re.S | re.M)
# What begins in the first column: aliases, types, functions with their parameters, and constants.
ALIAS = re.compile(r"^(?:using|namespace) (?P<name>\w+) =(?P<means>[^;]*);", re.M)
TYPE = re.compile(r"^(?:struct|class|enum class|enum) (?P<name>\w+)", re.M)
FUNCTION = re.compile(r"^[A-Za-z][\w:<>,*& ]*?\b(?P<name>\w+)\((?P<parameters>(?:[^()]|\([^()]*\))*)\)(?: const)? \{",
                      re.M)
CONSTANT = re.compile(r"^(?:inline |static )?(?:constexpr|const) [^=({;]*?\b(?P<name>\w+)(?:\[\w*\])*(?: =|\{)",
                      re.M)

FUNCTION_NAME = "a function"


def declared(text):
    """{what two files may not both declare: what it means, where the same meaning does no harm}"""
    found = {}
    for block in UNNAMED.findall(text):
        for kind in (TYPE, CONSTANT):
            found.update({match["name"]: None for match in kind.finditer(block)})
        for match in FUNCTION.finditer(block):
            parts = match["parameters"].split(",")
            types = [re.sub(r"\s*\w+$", "", part.split("=")[0].strip()) for part in parts]
            for given in range(sum("=" not in part for part in parts), len(parts) + 1):
                found[f"{match['name']}({', '.join(types[:given])})"] = None
            found[match["name"]] = FUNCTION_NAME  # overloads may share it, others not
        found.update({match["name"]: match["means"].strip() for match in ALIAS.finditer(block)})
    return found


def targets():
    """{target: its sources}, generated ones left out."""
    by_target = collections.defaultdict(set)
    for entry in compile_commands.entries():
        source = pathlib.Path(entry["file"])
        is_ours = source.is_relative_to(ROOT) and not source.is_relative_to(ROOT / "build")
        if is_ours and source.suffix == ".cc":
            by_target[compile_commands.target(entry)].add(source)
    return by_target


def clashes(sources):
    seen, found = {}, []
    for source, text in sorted(sources.items()):
        for name, meaning in declared(text).items():
            other = seen.setdefault(name, (source, meaning))
            if other[0] != source and (meaning is None or meaning != other[1]):
                found.append(f"{name} is in {other[0]} and in {source}")
    return found


def test_sources_of_a_target_can_be_compiled_as_one():
    found = targets()
    assert len(found) > 40
    texts = [{str(source.relative_to(ROOT)): source.read_text() for source in sources}
             for sources in found.values()]
    assert [clash for sources in texts for clash in clashes(sources)] == []


def test_a_clash_is_found():
    def source(*lines):
        return "\n".join(["namespace {", *lines, "}  // namespace", "int Open(int a) {"])
    one = source("constexpr int kMost = 1;", "int Of(int a) {", "struct Row {", "using E = a::E;")
    assert clashes({"a": one, "b": source("int Of(long a) {", "using E = a::E;")}) == []
    assert clashes({"a": one, "b": source("int Of(int b) {")}) == ["Of(int) is in a and in b"]
    assert clashes({"a": one, "b": source("int Of(int b, int c = Open(1)) {")}) == [
        "Of(int) is in a and in b"]
    assert clashes({"a": one, "b": source("const long kMost = 2;")}) == ["kMost is in a and in b"]
    assert clashes({"a": one, "b": source("using Of = int;")}) == ["Of is in a and in b"]
    assert clashes({"a": one, "b": source("class Row;", "using E = b::E;")}) == [
        "Row is in a and in b", "E is in a and in b"]
