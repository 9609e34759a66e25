"""A long text with one fact in it, the same in every run."""

from daemon import ROOT

QUESTION = "\n\nQuestion: What is the access code for the Lisbon warehouse?\nAnswer:"
ANSWER = " 48213"
FACT = " The access code for the Lisbon warehouse is 48213. "
# Prose of the repository itself, cut so that edits elsewhere in a file change nothing much.
SOURCES = ["STYLE.md", "deploy/models/demo/README.md", "kernels/kv_layout.h", "server/options/options.h",
           "engine/request/events.h", "engine/engine.h", "server/base/limits.h", "server/observation/log.h"]


def haystack(characters, depth=0.4):
    text = ""
    while len(text) < characters:
        for source in SOURCES:
            # The demo's own page tells the answer in its example.
            paragraphs = (ROOT / source).read_text().split("\n\n")
            text += "\n\n".join(p for p in paragraphs if "48213" not in p and "Lisbon" not in p)
    text = text[:characters]
    middle = text.index(" ", int(depth * characters))
    return text[:middle] + FACT + text[middle:] + QUESTION
