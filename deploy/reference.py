#!/usr/bin/env python3
"""Writes REFERENCE.md beside this file: every flag and every metric, as the programs themselves tell
them, and every field of a completion, as request_fields.toml does. `reference.py --programs build/cpu` after a change, `--check` too to learn whether it is
current. Needs Python and openssl. Starts a daemon on the demo model, with everything on that has
metrics of its own."""

import argparse
import contextlib
import json
import pathlib
import re
import ssl
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

HERE = pathlib.Path(__file__).resolve().parent
HELP_COLUMN = 30  # where --help begins to explain; what is longer stands alone on its line
# How --help writes a flag: names, value, default, how often, environment, what goes with it.
OPTION = re.compile(
    r"(?P<names>-[\w,-]+|[A-Z]+)(?: (?P<value>[^ (=]\S*?(?: in \[[^\]]*\])?))?"
    r"(?:=(?P<default>\S+))?(?: \.\.\.)?(?P<required> REQUIRED)?(?: \(Env:(?P<environment>\w+)\))?"
    r"(?: (?:Needs|Excludes): .*)?")
# The last of these in a metric's name is its unit.
UNITS = ("seconds", "bytes", "tokens", "blocks", "pages", "requests", "steps", "ratio")


class Flag(NamedTuple):
    names: str
    value: str  # empty: a switch
    default: str
    environment: str
    meaning: str


class Metric(NamedTuple):
    name: str
    kind: str
    labels: list[str]
    meaning: str

    def unit(self) -> str:
        if self.name.endswith("_timestamp_seconds"):
            return "seconds since 1970"
        found = re.findall(f"_({'|'.join(UNITS)})(?=_|$)", self.name)
        return found[-1] if found else ""


# --- flags --------------------------------------------------------------------------------------

def help_of(program: pathlib.Path, *command: str) -> str:
    return subprocess.run([program, *command, "--help"], check=True, capture_output=True,
                          text=True).stdout


def entries(text: str, heading: str) -> Iterator[tuple[str, str]]:
    """Both columns of a section of --help, which may be missing."""
    section = re.search(rf"^{heading}:\n((?:  .*\n)*)", text, re.MULTILINE)
    lines = section[1].splitlines() if section else []
    indent = " " * HELP_COLUMN
    for line, following in zip(lines, [*lines[1:], ""]):
        if line.startswith(indent):
            continue
        if following.startswith(indent):
            yield line.strip(), following.strip()
        else:
            yield line[:HELP_COLUMN].strip(), line[HELP_COLUMN:]


def flag_of(form: str, meaning: str) -> Flag:
    """Where its meaning ends in brackets, that is the default."""
    found = OPTION.fullmatch(form)
    assert found, f"--help writes a flag in a new way: {form}"
    value = re.sub(r"^(\w*):(?=\1 in |\{|FILE)", "", found["value"] or "")
    told = re.fullmatch(r"(?P<meaning>.*?)(?: \[(?P<default>[^\]]*)\])?", meaning)
    assert told
    default = "required" if found["required"] else found["default"] or told["default"] or ""
    return Flag(found["names"], value, default, found["environment"] or "", told["meaning"])


def flags_of(text: str) -> list[Flag]:
    return [flag_of(form, meaning) for heading in ("Positionals", "Options")
            for form, meaning in entries(text, heading)]


def daemon_flags(program: pathlib.Path) -> Iterator[Flag]:
    for flag in flags_of(help_of(program)):
        asks = flag.names in ("-h,--help", "--version", "--print-completion", "--print-manual")
        name = flag.names.removeprefix("--").upper().replace("-", "_")
        yield flag if asks else flag._replace(environment=f"LONGSPAN_{name}")


# --- metrics ------------------------------------------------------------------------------------

@contextlib.contextmanager
def running_daemon(program: pathlib.Path, directory: pathlib.Path) -> Iterator[str]:
    """Its address, over HTTPS, for who trusts `directory`/cert.pem."""
    certificate, key, keys = directory / "cert.pem", directory / "key.pem", directory / "keys"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                    "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=longspan",
                    "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
                   check=True, capture_output=True)
    keys.write_text(f"nobody:{'0' * 64}\n")
    command = {"model": HERE / "models" / "demo", "device": "cpu", "http-address": "127.0.0.1:0",
               "grpc-address": "127.0.0.1:0", "api-keys-file": keys, "metrics-without-key": "on",
               "tls-cert-file": certificate, "tls-key-file": key, "vllm-metric-names": "on",
               "otlp-endpoint": "http://127.0.0.1:1", "log-format": "json",
               "log-level": "warning"}
    process = subprocess.Popen(
        [program, *(f"--{name}={value}" for name, value in command.items())],
        stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        ready = process.stdout.readline()
        if not ready:
            raise SystemExit("the daemon did not start")
        yield json.loads(ready)["http"]
    finally:
        process.terminate()
        process.wait()


def metrics_text(program: pathlib.Path) -> str:
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        with running_daemon(program, directory) as address:
            trust = ssl.create_default_context(cafile=directory / "cert.pem")
            with urllib.request.urlopen(f"https://{address}/metrics", context=trust) as answer:
                text: bytes = answer.read()
                return text.decode()


def metrics_of(text: str) -> Iterator[Metric]:
    for family in re.split(r"^# HELP ", text, flags=re.MULTILINE)[1:]:
        head, kind, *samples = family.splitlines()
        name, meaning = head.split(" ", 1)
        labels = {label for sample in samples for label in re.findall(r'[{,](\w+)="', sample)}
        yield Metric(name, kind.split(" ")[3], sorted(labels - {"le"}), meaning)


# --- fields of a completion ---------------------------------------------------------------------

BOUND_WORDS = {"context": "the context", "remaining": "what the prompt leaves of the context",
               "max_tokens": "`max_tokens`"}


def allowed(field: dict[str, Any]) -> str:
    parts = []
    if "least" in field:
        also = "".join(f"{value}, or " for value in field.get("also", []))
        parts.append(f"{also}{field['least']} to {BOUND_WORDS.get(field['most'], field['most'])}")
    if "most_entries" in field:
        parts.append(f"at most {field['most_entries']} of them")
    if "most_bytes" in field:
        parts.append(f"at most {field['most_bytes']} bytes")
    flags = field["flag"].split(", ") if "flag" in field else []
    return ", ".join(parts) + (f" ({', '.join(map(code, flags))})" if flags else "")


def field_table(kind: str) -> list[str]:
    fields = tomllib.loads((HERE / "request_fields.toml").read_text())[kind]
    return table(["HTTP", "gRPC", "Type", "Allowed", "Default", "Meaning"],
                 [[code(field.get("http", "")), code(field.get("grpc", "")), field["type"],
                   allowed(field), field["default"], field["meaning"]] for field in fields])


# --- the document -------------------------------------------------------------------------------

def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    head = list(head)
    cells = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return [f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *cells]] + [""]


def code(text: str) -> str:
    return f"`{text}`" if text else ""


def flag_table(flags: Iterable[Flag]) -> list[str]:
    rows = [[", ".join(map(code, flag.names.split(","))), code(flag.value) or "(switch)",
             flag.default, code(flag.environment), flag.meaning] for flag in flags]
    return table(["Flag", "Value", "Default", "Environment", "Meaning"], rows) if rows else []


def metric_table(metrics: Iterable[Metric]) -> list[str]:
    return table(["Metric", "Type", "Unit", "Labels", "Meaning"],
                 [[code(metric.name), metric.kind, metric.unit(),
                   ", ".join(map(code, metric.labels)), metric.meaning] for metric in metrics])


def client_flags(program: pathlib.Path) -> Iterator[str]:
    text = help_of(program)
    yield from flag_table(flags_of(text))
    for name, meaning in entries(text, "Subcommands"):
        yield from [f"### longspan {name}", "", f"{meaning}.", ""]
        yield from flag_table(flag for flag in flags_of(help_of(program, name))
                              if flag.names != "-h,--help")


def document(programs: pathlib.Path) -> str:
    metrics = sorted(metrics_of(metrics_text(programs / "server" / "longspand")))
    ours = [metric for metric in metrics if metric.name.startswith("longspan_")]
    theirs = [metric for metric in metrics if metric not in ours]
    return "\n".join([
        "# Reference", "", "Written by [reference.py](reference.py) out of the programs; a test "
        "holds that it is current.", "",
        "## Flags of longspand", "", "All but `--help`, `--version`, `--config`, `--check` and "
        "those that print are keys of `--config FILE` too. The command line wins over the "
        "environment, and that over the file. BYTES may end in KiB, MiB, GiB or TiB. A default "
        "after `GPU:` holds where a GPU computes.", "", *flag_table(daemon_flags(programs / "server" / "longspand")),
        "## Metrics", "", "At `/metrics`. Those of certificates, of files that are read again and of "
        "spans are there where the daemon has such files, or a collector. Histograms have "
        "`_bucket` with `le`, `_sum` and `_count`.", "", *metric_table(ours),
        "### With --vllm-metric-names on", "", *metric_table(theirs),
        "## Fields of a completion", "", "Of `POST /v1/completions`, and of `GenerateRequest`. Bounds are "
        "inside. What stands here is taken on both protocols alike; anything else is refused by its "
        "name (400, INVALID_ARGUMENT), and so is an unknown field. Over HTTP `null` is absent, and an "
        "integer may be written as `5.0`.", "", *field_table("field"),
        "## Fields of a chat", "", "Of `POST /v1/chat/completions`, and of `chat` in `GenerateRequest`, beside "
        "those of a completion; `prompt`, `echo` and `best_of` are of completions alone. Behind a "
        "list stands `[]`.", "", *field_table("chat_field"),
        "## Flags of longspan", "", "The first stand before the command.", "",
        *client_flags(programs / "clients" / "longspan")]).rstrip("\n") + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=pathlib.Path, required=True,
                        help="a build's directory, as build/cpu")
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--output", type=pathlib.Path, default=HERE / "REFERENCE.md")
    arguments = parser.parse_args()
    text = document(arguments.programs)
    if not arguments.check:
        arguments.output.write_text(text)
        return 0
    is_current = arguments.output.exists() and arguments.output.read_text() == text
    print("current" if is_current else f"not current: {arguments.output.name}")
    return 0 if is_current else 1


if __name__ == "__main__":
    sys.exit(main())
