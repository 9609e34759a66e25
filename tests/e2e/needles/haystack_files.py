"""What the needles are hidden in: documents and sources of this repository and of Python, the same
on every machine that has both at the same version."""

import inspect
import pathlib
import pydoc_data.topics
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Behind everything else: modules of that folder may be called as those of the tests are.
sys.path.append(str(ROOT / "deploy" / "models" / "demo" / "train"))
from evaluation_haystack import Sources  # noqa: E402

DOCUMENTS = ("ARCHITECTURE.md", "STYLE.md", "LICENSE", "engine/CONTRACTS.md", "deploy/README.md")
CODE_FOLDERS = ("engine/scheduler", "engine/request", "engine/text")
MODULES = ("argparse", "ast", "calendar", "datetime", "difflib", "email.message", "fractions",
           "functools", "heapq", "http.client", "logging", "mailbox", "pathlib", "tarfile")


def sources() -> Sources:
    return Sources(_prose(), _code())


def _prose() -> str:
    texts = [(ROOT / document).read_text() for document in DOCUMENTS]
    texts += [text for _, text in sorted(pydoc_data.topics.topics.items())]
    # A chat's own marks would end the message that the text is part of.
    paragraphs = (paragraph for text in texts for paragraph in text.split("\n\n"))
    return "\n\n".join(paragraph for paragraph in paragraphs if "<|" not in paragraph)


def _code() -> str:
    files = [file for folder in CODE_FOLDERS for file in sorted((ROOT / folder).glob("*.*"))]
    texts = [file.read_text() for file in files]
    texts += [inspect.getsource(__import__(name, fromlist=["_"])) for name in MODULES]
    return "\n".join(text for text in texts if "<|" not in text)
