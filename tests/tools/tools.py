"""The third-party tools that are run against the daemon: how each is called, and what it measured.
Settings are the tools' own but for what a tool cannot know (address, model, where the tokenizer
lies), for how much it does, and for what it asks: those that measure ask for chats or for completions."""

import dataclasses
import json
import os
import pathlib
import re
import subprocess
import tempfile
from typing import Callable

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
MODEL = ROOT / "deploy" / "models" / "demo"
ENVIRONMENTS = ROOT / "build" / "tools"
ANSWER_S = 1800


@dataclasses.dataclass(frozen=True)
class Load:
    """What tools that measure send, one request after the other."""
    requests: int = 4
    prompt_tokens: int = 512
    output_tokens: int = 16


@dataclasses.dataclass(frozen=True)
class Run:
    """One call of a tool."""
    tool: "Tool"
    url: str
    model: str
    folder: pathlib.Path
    load: Load = Load()

    def program(self, name="python"):
        return ENVIRONMENTS / self.tool.environment_name / "bin" / name

    def start(self):
        """What it printed; it ended well."""
        environment = {name: value for name, value in os.environ.items()
                       if not name.lower().endswith("_proxy")}
        environment |= {"HF_HOME": str(self.folder / "hf"), "HF_HUB_DISABLE_TELEMETRY": "1",
                        "DO_NOT_TRACK": "1", "NO_COLOR": "1", "COLUMNS": "200",
                        **self.tool.environment}
        # A path of its own that is short: aiperf puts sockets there.
        with tempfile.TemporaryDirectory() as scratch:
            ended = subprocess.run(
                [str(part) for part in self.tool.command(self)], cwd=self.folder,
                env={**environment, "TMPDIR": scratch}, text=True, timeout=ANSWER_S,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert ended.returncode == 0, f"{self.tool.name}: {ended.stdout[-4000:]}"
        return ended.stdout


@dataclasses.dataclass(frozen=True)
class Measured:
    requests: int
    failed: int
    first_token_ms: float
    between_tokens_ms: float


@dataclasses.dataclass(frozen=True)
class Tool:
    name: str
    command: Callable[[Run], list]
    # What a tool that measures has found; of the others the answers are checked.
    read: Callable[[Run, str], Measured | None]
    environment: dict = dataclasses.field(default_factory=dict)
    measures: bool = False
    always: bool = False  # a part of every test run; the others on demand

    @property
    def asks_for_chats(self):
        """Of tools that measure, which ask for one thing at a time."""
        return self.name.endswith("-chat")

    @property
    def environment_name(self):
        return self.name.removesuffix("-chat")

    @property
    def is_ready(self):
        made = ENVIRONMENTS / self.environment_name / "ready"
        wanted = HERE / "requirements" / f"{self.environment_name}.txt"
        return made.is_file() and made.read_bytes() == wanted.read_bytes()


def driver(name):
    # -P: drivers have the names of packages.
    return lambda run: [run.program(), "-P", HERE / "drivers" / f"{name}.py", run.url, run.model,
                        MODEL]


CODE = re.compile(r" 48\d\d\d$")


def told_by(printed):
    return json.loads(printed.splitlines()[-1])


def check_codes(prompts, chats):
    """The demo finds the code in every prompt and every chat, whole, streamed, or async."""
    def read(_, printed):
        told = told_by(printed)
        texts = told.get("texts", [])
        assert len(texts) == prompts, told
        assert all(CODE.match(text) for text in texts), told
        expected = [str(48213 + i) for i in range(chats)]
        assert told["chats"] == expected, told
        for name, first in {"streamed": texts[:1], "chat_streamed": expected[:1],
                            "chat_async": expected[:1]}.items():
            assert name not in told or [told[name]] == first, told
        assert "chat_streamed" in told, told
    return read


def check_form_and_call(told):
    """An answer by a schema; a call that had to be, and what followed from its result."""
    assert json.loads(told["form"]) == {"code": 48213}, told
    assert told["call"]["name"] == "find_code", told
    assert json.loads(told["call"]["arguments"])["place"] in ("Lisbon", "Porto"), told
    assert told["answer"] == "48213", told


def check_litellm(run, printed):
    check_codes(21, chats=3)(run, printed)
    check_form_and_call(told_by(printed))


def check_llm(run, printed):
    check_codes(0, chats=3)(run, printed)
    told = told_by(printed)
    assert told["turns"][0] == "48213" and told["turns"][1], told


def check_dspy(_, printed):
    told = told_by(printed)
    # Its prompts for completions are of its own making.
    assert told["texts"][0] and told["chats"] == ["48213"] * 2, told
    check_form_and_call(told)


def check_instructor(_, printed):
    told = told_by(printed)
    by_schema = told["json_schema"]
    assert by_schema["whole"] == by_schema["partial"][-1] == {"code": 48213}, told
    # With tools in its prompt the demo finds another number, of the form that it is held to.
    for answer in (told["tools"]["whole"], told["tools"]["partial"][-1]):
        assert 48_000 <= answer["code"] <= 48_999, told
    for name, answers in told.items():
        assert answers["whole"] == answers["async"] and answers["whole"], (name, told)
        assert len({json.dumps(part) for part in answers["partial"]}) > 3, (name, told)


def check_outlines(_, printed):
    told = told_by(printed)
    assert told["chats"] == ["48213"] * 2, told
    assert [json.loads(text) for text in told["schemas"]] == [{"code": 48213}] * 4, told
    assert told["choice"] == told["number"] == "48213", told
    assert (told["regex"], told["grammar"]) == ("No. 48213", "code 48213"), told


def vllm_bench(run):
    # No --model and no --tokenizer: both are asked of the server.
    wheel, = (ENVIRONMENTS / "vllm-bench" / "wheel").glob("*.whl")
    chats = ["--backend", "openai-chat", "--endpoint", "/v1/chat/completions"]
    return [run.program(), "-P", HERE / "drivers" / "vllm_bench.py", wheel, "--base-url", run.url,
            *(chats if run.tool.asks_for_chats else []),
            "--num-prompts", run.load.requests, "--random-input-len", run.load.prompt_tokens,
            "--random-output-len", run.load.output_tokens, "--ignore-eos", "--max-concurrency", 1,
            "--save-result", "--result-filename", run.folder / "result.json"]


def read_vllm_bench(run, _):
    found = json.loads((run.folder / "result.json").read_text())
    return Measured(found["completed"], found["failed"], found["mean_ttft_ms"],
                    found["mean_itl_ms"])


def guidellm(run):
    form = "" if run.tool.asks_for_chats else ",request_format=/v1/completions"
    return [run.program("guidellm"), "run",
            "--backend", f"kind=openai_http,target={run.url}{form}",
            "--tokenizer", f"kind=huggingface_auto,model={MODEL}",
            "--data", f"kind=synthetic_text,prompt_tokens={run.load.prompt_tokens},"
                      f"output_tokens={run.load.output_tokens}",
            "--profile", "kind=synchronous",
            "--constraint", f"kind=max_requests,count={run.load.requests}",
            "--output", f"kind=json,path={run.folder}/result.json", "--disable-progress"]


def read_guidellm(run, _):
    found, = json.loads((run.folder / "result.json").read_text())["benchmarks"]
    totals = found["metrics"]["request_totals"]
    mean = {name: found["metrics"][name]["successful"]["mean"]
            for name in ("time_to_first_token_ms", "inter_token_latency_ms")}
    return Measured(totals["successful"], totals["errored"] + totals["incomplete"],
                    mean["time_to_first_token_ms"], mean["inter_token_latency_ms"])


def aiperf(run):
    return [run.program("aiperf"), "profile", "--model", run.model, "--url", run.url,
            *([] if run.tool.asks_for_chats else ["--endpoint-type", "completions"]),
            "--streaming", "--tokenizer", MODEL,
            "--request-count", run.load.requests, "--isl", run.load.prompt_tokens,
            "--osl", run.load.output_tokens, "--extra-inputs", "ignore_eos:true",
            "--artifact-dir", run.folder, "--ui", "simple"]


def read_aiperf(run, _):
    found = json.loads((run.folder / "profile_export_aiperf.json").read_text())
    return Measured(int(found["request_count"]["avg"]), len(found["error_summary"]),
                    found["time_to_first_token"]["avg"], found["inter_token_latency"]["avg"])


def inference_perf(run):
    def always(tokens):
        return {"type": "fixed", "min": tokens, "max": tokens, "mean": tokens, "std_dev": 0,
                "total_count": run.load.requests + 1}

    config = run.folder / "config.json"  # YAML too
    config.write_text(json.dumps({
        "api": {"type": "completion", "streaming": True},
        "data": {"type": "random", "input_distribution": always(run.load.prompt_tokens),
                 "output_distribution": always(run.load.output_tokens)},
        "load": {"type": "concurrent", "num_workers": 1,
                 "stages": [{"num_requests": run.load.requests, "concurrency_level": 1}]},
        "server": {"type": "vllm", "model_name": run.model, "base_url": run.url,
                   "ignore_eos": True},
        "tokenizer": {"pretrained_model_name_or_path": str(MODEL)},
        "storage": {"local_storage": {"path": str(run.folder / "reports")}}}))
    return [run.program("inference-perf"), "--config_file", config]


def read_inference_perf(run, _):
    found = json.loads((run.folder / "reports" / "summary_lifecycle_metrics.json").read_text())
    latency = found["successes"]["latency"]
    return Measured(found["successes"]["count"], found["failures"]["count"],
                    1000 * latency["time_to_first_token"]["mean"],
                    1000 * latency["time_per_output_token"]["mean"])


LM_EVAL_TASKS = {
    "codes": {"output_type": "generate_until", "doc_to_target": "{{answer}}",
              # With the end token, which lm-eval adds, as many stop strings as its code tasks have.
              "generation_kwargs": {"until": ["\n\n", "\nclass", "\ndef", "\n#", "\nif"],
                                    "max_gen_toks": 16},
              "metric_list": [{"metric": "exact_match", "aggregation": "mean",
                               "higher_is_better": True}]},
    "choices": {"output_type": "multiple_choice", "doc_to_choice": ["{{answer}}", "{{wrong}}"],
                "doc_to_target": 0, "target_delimiter": "",
                "metric_list": [{"metric": "acc", "aggregation": "mean",
                                 "higher_is_better": True}]}}


def lm_eval(run):
    items = run.folder / "items.jsonl"
    items.write_text("".join(json.dumps(
        {"text": f"The access code is {code}.\n\nQuestion: What is the access code?\nAnswer:",
         "answer": f" {code}", "wrong": f" {code + 111}"}) + "\n" for code in range(48213, 48233)))
    for name, task in LM_EVAL_TASKS.items():
        (run.folder / f"{name}.yaml").write_text(json.dumps(
            {"task": name, "dataset_path": "json", "test_split": "test", "doc_to_text": "{{text}}",
             "dataset_kwargs": {"data_files": {"test": str(items)}}, **task}))
    # No tokenizer=: it asks the server, by /tokenizer_info and /tokenize.
    return [run.program("lm_eval"), "--model", "local-completions",
            "--model_args", f"base_url={run.url}/v1/completions,model={run.model}",
            "--tasks", ",".join(LM_EVAL_TASKS), "--include_path", run.folder,
            "--batch_size", 16, "--output_path", run.folder / "results"]


def check_lm_eval(run, printed):
    assert "Auto-detected remote tokenizer support" in printed, printed[-4000:]
    path, = (run.folder / "results").rglob("results*.json")
    results = json.loads(path.read_text())["results"]
    assert results["codes"]["exact_match,none"] == 1, results
    assert results["choices"]["acc,none"] == 1, results


TOOLS = [
    Tool("langchain-openai", driver("langchain_openai"), check_codes(20, chats=20), always=True),
    Tool("litellm", driver("litellm"), check_litellm, always=True),
    Tool("llm", driver("llm"), check_llm, always=True),
    Tool("instructor", driver("instructor"), check_instructor, always=True),
    Tool("outlines", driver("outlines"), check_outlines),
    Tool("llama-index", driver("llama_index"), check_codes(1, chats=1)),
    Tool("dspy", driver("dspy"), check_dspy),
    Tool("lm-eval", lm_eval, check_lm_eval, {"HF_HUB_OFFLINE": "1"}),
    Tool("vllm-bench", vllm_bench, read_vllm_bench, {"HF_HUB_OFFLINE": "1"}, measures=True),
    Tool("vllm-bench-chat", vllm_bench, read_vllm_bench, {"HF_HUB_OFFLINE": "1"}, measures=True),
    Tool("guidellm", guidellm, read_guidellm, {"HF_HUB_OFFLINE": "1"}, measures=True),
    Tool("guidellm-chat", guidellm, read_guidellm, {"HF_HUB_OFFLINE": "1"}, measures=True),
    Tool("aiperf", aiperf, read_aiperf, measures=True),
    Tool("aiperf-chat", aiperf, read_aiperf, measures=True),
    Tool("inference-perf", inference_perf, read_inference_perf, {"HF_HUB_OFFLINE": "1"},
         measures=True),
]
