"""Chats that are held to something, drawn by chance: how each protocol asks for them, and what answers
that come to their end must be."""

import dataclasses
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "engine/constraint"))
from judges import CASES, SCHEMAS, Case, judge_of_expression, judge_of_schema  # noqa: E402

# Calls as Hermes has them.
CALLS_TEMPLATE = """{%- if tools %}{{ tools | tojson }}
{% endif %}
{%- for message in messages %}<|im_start|>{{ message.role }}
{{ message.content }}{% for call in message.tool_calls %}<tool_call>
{{ call.function | tojson }}
</tool_call>
{%- endfor %}<|im_end|>
{% endfor %}
{%- if add_generation_prompt %}<|im_start|>assistant
{% if enable_thinking is defined %}<think>{% endif %}{% endif %}"""
TEMPLATE = CALLS_TEMPLATE + "{# </think> #}"  # by which the daemon knows how the model reasons

TOOLS = {case["name"]: case["schema"] for case in SCHEMAS if case["schema"].get("type") == "object"}
JUDGES = {name: judge_of_schema(schema) for name, schema in TOOLS.items()}
HTTP_FORMS = {"schema": "json", "object": "json_object"}
GRPC_FORMS = {"schema": "json_schema", "object": "json_object"}
CHOICE_MODES = {"auto": 1, "none": 2, "required": 3}
ANY_OBJECT = Case("object", "object", "", judge_of_schema({"type": "object"}))
CHOICE = Case("choice", "choice", '["yes", "no", "per\\u00fcs"]', judge_of_expression("yes|no|per\u00fcs"))


def form_of(draw):
    """One of those of the constraint tests, or one that nobody has asked for before."""
    if draw.random() < 0.3:
        pattern = f"[a-z]{{1,{draw.randrange(2, 9)}}}(-{draw.randrange(10**6)}|\\.)"
        return Case(pattern, "regex", pattern, judge_of_expression(pattern))
    return draw.choice([*CASES, ANY_OBJECT, CHOICE])


@dataclasses.dataclass
class Answer:
    text: str = ""
    calls: list = dataclasses.field(default_factory=list)  # (name, arguments)


@dataclasses.dataclass
class Chat:
    messages: list
    max_tokens: int
    seed: int
    form: Case = None
    tools: tuple = ()
    tool_choice: str = "auto"  # or none, required, the name of a tool
    several_calls: bool = True
    strict: bool = False
    reasoning_tokens: int = None  # a maximum of them; None: it does not reason

    def must_call(self):
        return self.tools and self.tool_choice not in ("auto", "none")

    def judge(self, answer):
        """Raises where a complete answer is none of this chat."""
        for name, arguments in answer.calls:
            assert name in self.tools and self.tool_choice in ("auto", "required", name), answer
            JUDGES[name](arguments)
        if self.must_call():
            assert answer.calls and not answer.text, answer
            one = self.tool_choice != "required" or not self.several_calls
            assert len(answer.calls) == 1 or not one, answer
        elif self.form and not answer.calls:
            self.form.judge(answer.text)

    def http(self):
        """The body, without what is of the way it is asked."""
        body = {"messages": self.messages, "max_tokens": self.max_tokens, "seed": self.seed,
                "temperature": 1}
        if self.form:
            name = HTTP_FORMS.get(self.form.kind, self.form.kind)
            body["structured_outputs"] = {name: self._form_value("schema", "choice")}
        if self.tools:
            named = {"type": "function", "function": {"name": self.tool_choice}}
            body["tools"] = [{"type": "function", "function": {
                "name": name, "parameters": TOOLS[name], "strict": self.strict}}
                for name in self.tools]
            body["tool_choice"] = self.tool_choice if self.tool_choice in CHOICE_MODES else named
            body["parallel_tool_calls"] = self.several_calls
        if self.reasoning_tokens is not None:
            body["chat_template_kwargs"] = {"enable_thinking": True}
            body["max_reasoning_tokens"] = self.reasoning_tokens
        return body

    def grpc(self):
        """The fields of a GenerateRequest."""
        chat = {"messages": self.messages}
        if self.tools:
            mode = CHOICE_MODES.get(self.tool_choice)
            chat["tools"] = [{"name": name, "parameters": json.dumps(TOOLS[name]),
                              "strict": self.strict} for name in self.tools]
            chat["tool_choice"] = {"mode": mode} if mode else {"name": self.tool_choice}
            chat["parallel_tool_calls"] = self.several_calls
        if self.reasoning_tokens is not None:
            chat["template_arguments"] = '{"enable_thinking": true}'
            chat["max_reasoning_tokens"] = self.reasoning_tokens
        fields = {"chat": chat, "sampling": {"seed": self.seed, "temperature": 1},
                  "stopping": {"max_tokens": self.max_tokens}}
        if self.form:
            value = self._form_value("choice")
            name = GRPC_FORMS.get(self.form.kind, self.form.kind)
            fields[name] = {"texts": value} if self.form.kind == "choice" else value
        return fields

    def _form_value(self, *parsed_kinds):
        if self.form.kind == "object":
            return True
        return json.loads(self.form.text) if self.form.kind in parsed_kinds else self.form.text


def chat_of(draw):
    text = "words and words " * draw.choice([1, 10, 60])
    chat = Chat([{"role": "user", "content": text}], max_tokens=draw.choice([30, 200]),
                seed=draw.randrange(2**32))
    if draw.random() < 0.6:
        chat.form = form_of(draw)
    if draw.random() < 0.5:
        chat.tools = tuple(draw.sample(sorted(TOOLS), draw.randrange(1, 4)))
        chat.tool_choice = draw.choice(["auto", "auto", "none", "required", chat.tools[0]])
        chat.several_calls = draw.random() < 0.5
        chat.strict = draw.random() < 0.3
    if draw.random() < 0.2:
        chat.reasoning_tokens = draw.randrange(8)
    return chat


def gathered_message(message):
    return (message.get("content") or "",
            [(call["function"]["name"], call["function"]["arguments"])
             for call in message.get("tool_calls") or []])


def add_http_delta(answer, delta):
    """Of a stream, to what came of it before."""
    answer.text += delta.get("content") or ""
    for call in delta.get("tool_calls") or []:
        add_call(answer, call["index"], call["function"].get("name"),
                 call["function"].get("arguments", ""))


def add_grpc_event(answer, event):
    answer.text += event.token_delta.text
    if event.HasField("tool_call_delta"):
        call = event.tool_call_delta
        add_call(answer, call.call_index, call.name, call.arguments)


def add_call(answer, index, name, arguments):
    if index == len(answer.calls):
        answer.calls.append((name, ""))
    first_name, before = answer.calls[index]
    answer.calls[index] = (first_name, before + arguments)
