"""Puts the cases of a set to a daemon over HTTP, and sees what attention read meanwhile."""

import concurrent.futures
import dataclasses
import hashlib
import json
import re
import time
import urllib.error
import urllib.request

import haystack_files  # noqa: F401  (it shows the way to the evaluation's modules)
from evaluation_assembly import ANSWER_TOKENS, Assembler
from evaluation_case import Case, is_exact, is_right, shared_prefix
from tables import BRANCHES, ROOM_OUTCOMES

PATIENCE_S = 600
LINE_ENDS = re.compile(r"\n(?=\S)")


def pieces(text: str, most_bytes: int) -> list[str]:
    """The text in parts of so many bytes at most, which are so many tokens at most. They are cut
    before a line's first character, which starts a token in any case, or else before a space."""
    found = []
    while len(text.encode()) > most_bytes:
        end = len(text.encode()[:most_bytes].decode(errors="ignore"))
        lines = [match.end() for match in LINE_ENDS.finditer(text, 0, end)]
        cut = lines[-1] if lines else text.rfind(" ", 1, end)
        found.append(text[:cut if cut > 0 else end])
        text = text[len(found[-1]):]
    return [*found, text]


@dataclasses.dataclass(frozen=True)
class Answer:
    name: str
    set: str
    length: int
    depth: float | None
    frame: str
    haystack: str
    prompt_tokens: int
    prompt_sha256: str
    question: str
    expected: str
    generated: str
    finish_reason: str
    right: bool
    exact: bool
    shared_prefix: float


@dataclasses.dataclass(frozen=True)
class Cell:
    """One set at one length. Bytes, tokens and pages are sums over its prompts and answers."""

    set: str
    length: int
    seconds: float
    bytes_read: dict[str, int]
    bytes_avoided: int
    prompt_tokens_computed: int
    prompt_tokens_cached: int
    room_pages: dict[str, int]  # nothing but zeros where keys and values are on the device
    room_bytes_fetched: int


class Server:
    def __init__(self, url: str):
        self.url = url.rstrip("/")
        served = json.loads(self._get("/v1/models"))["data"][0]
        self.model, self._context_tokens = served["id"], served["max_model_len"]
        self.model_path = served["root"]

    def _get(self, path: str) -> str:
        return self._answer(path, None)

    def _post(self, path: str, **body: object) -> dict:
        return json.loads(self._answer(path, json.dumps(body).encode()))

    def _answer(self, path: str, body: bytes | None) -> str:
        """By the standard library alone: machines with a GPU may have no other package for it."""
        request = urllib.request.Request(self.url + path, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as response:
                return response.read().decode()
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.code} {error.read().decode()}") from None

    def count_tokens(self, text: str) -> int:
        """Also of texts longer than the context, which the daemon refuses to tokenise whole."""
        return sum(self._post("/tokenize", prompt=piece)["count"]
                   for piece in pieces(text, self._context_tokens))

    def complete(self, prompt: str) -> dict:
        """Greedy; every token of the prompt is computed, whatever was asked before."""
        return self._post("/v1/completions", model=self.model, prompt=prompt, temperature=0,
                          max_tokens=ANSWER_TOKENS, bypass_prefix_cache=True)

    def metrics(self) -> dict[str, float]:
        """Each sample of /metrics by its name with its labels."""
        lines = (line for line in self._get("/metrics").splitlines() if line[:1] != "#")
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}

    def description(self) -> dict[str, str]:
        """The samples that say what runs: build and model, with their labels."""
        return {name.split("{")[0]: name for name in self.metrics()
                if name.startswith(("longspan_build_info", "longspan_model_info"))}


def ask(server: Server, assembler: Assembler, case: Case, length: int) -> Answer:
    prompt = assembler.prompt(case, length)
    response = server.complete(prompt)
    choice = response["choices"][0]
    generated = choice["text"]
    return Answer(
        name=case.name, set=case.kind, length=length, depth=case.depth, frame=case.frame.value,
        haystack=case.haystack.value, prompt_tokens=response["usage"]["prompt_tokens"],
        prompt_sha256=hashlib.sha256(prompt.encode()).hexdigest(), question=case.question,
        expected=case.answer, generated=generated, finish_reason=choice["finish_reason"],
        right=is_right(case, generated), exact=is_exact(case, generated),
        shared_prefix=shared_prefix(case, generated))


def ask_all(server: Server, assembler: Assembler, cases: list[Case], length: int,
            concurrency: int = 1) -> tuple[list[Answer], Cell]:
    """All cases of one set at one length. The daemon's counters are read before and after, so that
    what else it is asked meanwhile would be counted too."""
    before = server.metrics()
    begun = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(concurrency) as pool:
        answers = list(pool.map(lambda case: ask(server, assembler, case, length), cases))
    seconds = time.monotonic() - begun
    after = server.metrics()

    def grown(name: str) -> int:
        return int(after[name] - before[name])

    def tokens(source: str) -> int:
        return grown(f'longspan_prompt_tokens_total{{source="{source}"}}')

    return answers, Cell(
        set=cases[0].kind, length=length, seconds=seconds,
        bytes_read={branch: grown(f'longspan_kv_bytes_read_total{{kind="{branch}"}}')
                    for branch in BRANCHES},
        bytes_avoided=grown("longspan_kv_bytes_avoided_total"),
        prompt_tokens_computed=tokens("computed"),
        prompt_tokens_cached=tokens("device_cache") + tokens("host_cache"),
        room_pages={outcome: grown(f'longspan_room_pages_total{{outcome="{outcome}"}}')
                    for outcome in ROOM_OUTCOMES},
        room_bytes_fetched=grown('longspan_home_bytes_total{direction="fetched"}'))
