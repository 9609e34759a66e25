"""Text found on any machine with a Python distribution: documentation, licences, docstrings and
source code. Nothing is downloaded.

Paths are sorted and then shuffled by a seed, so that one machine always gives the same text. A
sixteenth of the files, by hash of their path, is held out of training. No paragraph stands twice,
so held-out paragraphs are not in training text either."""

import ast
import gzip
import os
import site
import sysconfig
import textwrap
import warnings
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any

from packages import (
    COMMON_LICENCES,
    STANDARD_LIBRARY,
    SYSTEM_DOCUMENTS,
    PackageNames,
    installed,
    may_be_used,
)
from text_filters import is_prose, is_readable_code, paragraphs, unwrap

DOCUMENTATION = "documentation"
LICENCE = "licence"
DOCSTRING = "docstring"
CODE = "code"

BUDGET_BYTES = {DOCUMENTATION: 18_000_000, LICENCE: 3_000_000, DOCSTRING: 19_000_000,
                CODE: 20_000_000}
FILE_LIMIT_BYTES = 120_000
GROUP_FILES = 2048
CODE_SUFFIXES = (".py", ".h", ".c", ".js")
DOCUMENT_SUFFIXES = (".md", ".rst", ".txt", ".md.gz", ".rst.gz", ".txt.gz")
LICENCE_NAMES = ("license", "licence", "copying", "copyright", "notice")
SKIPPED_FOLDERS = {"__pycache__", ".git", "node_modules", "idlelib", "locale", "translations"}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True, slots=True)
class Document:
    """Text of one kind out of one file; `package` is where the file came from."""

    kind: str
    package: str
    held_out: bool
    text: str


@dataclass(slots=True)
class MachineText:
    """Documents for training and held-out ones, prose and code apart."""

    documents: list[Document] = field(default_factory=list)
    licences: dict[str, str] = field(default_factory=dict)

    def texts(self, code: bool, held_out: bool) -> list[str]:
        return [document.text for document in self.documents
                if (document.kind == CODE) == code and document.held_out == held_out]

    def sources(self) -> list[tuple[str, str, int]]:
        """(package, licence, bytes taken), the largest first."""
        taken: dict[str, int] = {}
        for document in self.documents:
            count = len(document.text.encode())
            taken[document.package] = taken.get(document.package, 0) + count
        rows = [(name, self.licences[name], count)
                for name, count in taken.items()]
        return sorted(rows, key=lambda row: (-row[2], row[0]))


def _hash(path: str) -> int:
    return zlib.crc32(path.encode("utf-8", "surrogateescape"))


def is_held_out(path: str) -> bool:
    return _hash(path) % 16 == 0


def _gives_code(path: str) -> bool:
    """A fourth of the files: there is ten times as much code as docstrings."""
    return _hash(path) // 16 % 4 == 0


def _roots() -> list[str]:
    library = sysconfig.get_path("stdlib")
    folders = {library, sysconfig.get_path("purelib"), sysconfig.get_path("platlib"),
               *site.getsitepackages(), "/usr/lib/python3/dist-packages",
               SYSTEM_DOCUMENTS, COMMON_LICENCES}
    existing = sorted(os.path.realpath(folder) for folder in folders if os.path.isdir(folder))
    return [folder for folder in existing
            if not any(folder != other and folder.startswith(other + "/") for other in existing)]


def _wanted(path: str) -> bool:
    name = os.path.basename(path).lower()
    return (name.endswith(CODE_SUFFIXES + DOCUMENT_SUFFIXES) or name.startswith(LICENCE_NAMES)
            or name.startswith("readme") or path.startswith(COMMON_LICENCES))


def _paths(seed: int) -> list[str]:
    found: set[str] = set()
    for root in _roots():
        for folder, children, names in os.walk(root):
            children[:] = [child for child in children if child not in SKIPPED_FOLDERS]
            found.update(path for path in (os.path.join(folder, name) for name in names)
                         if _wanted(path) and not os.path.islink(path))
    ordered = sorted(found)
    Random(seed).shuffle(ordered)
    return ordered


def _read(path: str) -> str | None:
    """None for what is not UTF-8 text."""
    try:
        with gzip.open(path) if path.endswith(".gz") else open(path, "rb") as file:
            content = file.read(4 * FILE_LIMIT_BYTES)
    except (OSError, EOFError, zlib.error):
        return None
    if b"\0" in content:
        return None
    try:
        return content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        return None


def _docstrings(source: str) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            tree = ast.parse(source)
        except (SyntaxError, ValueError, RecursionError):
            return
    waiting: list[Any] = [tree]  # definitions stand in bodies, never in expressions
    while waiting:
        node = waiting.pop()
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
            yield text
        waiting.extend(child for child in reversed(node.body)
                       if isinstance(child, DOCUMENTED + (ast.If, ast.Try)))


def _prose(text: str) -> list[str]:
    return [unwrap(paragraph) for paragraph in paragraphs(text) if is_prose(paragraph)]


def _read_file(path: str, package_of: PackageNames) -> list[tuple[str, str, bool, list[str]]]:
    """(kind, package, held out, paragraphs) for each kind that the file gives."""
    text = _read(path)
    if text is None:
        return []
    owner, held_out = package_of(path), is_held_out(path)
    name = os.path.basename(path).lower()
    if name.endswith(CODE_SUFFIXES):
        parts = []
        if name.endswith(".py"):
            strings = [part for string in _docstrings(text) for part in _prose(string)]
            parts.append((DOCSTRING, owner, held_out, strings))
        if _gives_code(path) and is_readable_code(text[:FILE_LIMIT_BYTES]):
            blocks = text[:FILE_LIMIT_BYTES].split("\n\n")
            parts.append((CODE, owner, held_out, blocks[:-1] or blocks))
        return parts
    is_licence = name.startswith(LICENCE_NAMES) or path.startswith(COMMON_LICENCES)
    kind = LICENCE if is_licence else DOCUMENTATION
    return [(kind, owner, held_out, _prose(text[:FILE_LIMIT_BYTES]))]


def _topics() -> list[tuple[str, str, bool, list[str]]]:
    from pydoc_data.topics import topics
    return [(DOCUMENTATION, STANDARD_LIBRARY, is_held_out("pydoc/" + name),
             _prose(textwrap.dedent(topics[name]))) for name in sorted(topics)]


@dataclass(slots=True)
class _Taker:
    """Takes documents in order until each kind has its bytes; drops paragraphs seen before."""

    budget: dict[str, int]
    seen: set[int] = field(default_factory=set)
    documents: list[Document] = field(default_factory=list)

    def full(self, kinds: tuple[str, ...]) -> bool:
        return all(self.budget[kind] <= 0 for kind in kinds)

    def take(self, kind: str, package: str, held_out: bool, parts: list[str]) -> None:
        if self.budget[kind] <= 0:
            return
        kept = [part for part in parts if self._is_new(part)]
        text = "\n\n".join(kept).strip("\n")[:FILE_LIMIT_BYTES]
        if len(text) >= 40:
            self.budget[kind] -= len(text)
            self.documents.append(Document(kind, package, held_out, text))

    def _is_new(self, part: str) -> bool:
        key = hash(" ".join(part.split()))
        if key in self.seen:
            return False
        self.seen.add(key)
        return True


def _take_group(taker: _Taker, kinds: tuple[str, ...], paths: list[str],
                read: Callable[[str], list[tuple[str, str, bool, list[str]]]],
                pool: Executor) -> None:
    for start in range(0, len(paths), GROUP_FILES):
        if taker.full(kinds):
            return
        group = paths[start:start + GROUP_FILES]
        for parts in pool.map(read, group, chunksize=GROUP_FILES // 64):
            for part in parts:
                taker.take(*part)


def collect(workers: int, seed: int = 1, share: float = 1.0) -> MachineText:
    """Reads with several processes; `share` of the byte budget, for a quick look or a test."""
    names, licences = installed(_roots())
    taker = _Taker({kind: int(count * share) for kind, count in BUDGET_BYTES.items()})
    for part in _topics():
        taker.take(*part)
    paths = [path for path in _paths(seed) if may_be_used(names(path), licences)]
    programs = [path for path in paths if path.endswith(CODE_SUFFIXES)]
    documents = [path for path in paths if not path.endswith(CODE_SUFFIXES)]
    read = partial(_read_file, package_of=names)
    with ProcessPoolExecutor(workers, get_context("fork")) as pool:
        _take_group(taker, (DOCSTRING, CODE), programs, read, pool)
        _take_group(taker, (DOCUMENTATION,), documents, read, pool)
    return MachineText(taker.documents, licences)
