"""Answers that are held to a form, by outlines' models of a vLLM server and of OpenAI's API: a JSON
schema of pydantic, whole, streamed and async; a choice, an expression, a grammar: driver URL MODEL
DIRECTORY."""

import asyncio
import json
import sys
from typing import Literal

import openai
import outlines
import pydantic

url, model, _ = sys.argv[1:]
question = "The access code is 48213.\n\nQuestion: What is the access code?"


class Answer(pydantic.BaseModel):
    code: int = pydantic.Field(ge=48_000, le=48_999)


def client(kind):
    return kind(base_url=f"{url}/v1", api_key="unused")


def answer(served, form=None):
    return served(question, form, temperature=0)


vllm = outlines.from_vllm(client(openai.OpenAI), model)
vllm_async = outlines.from_vllm(client(openai.AsyncOpenAI), model)
by_openai = outlines.from_openai(client(openai.OpenAI), model)
grammar = outlines.types.CFG('root ::= "code " ("48" | "49") [0-9] [0-9] [0-9]')
print(json.dumps({
    "chats": [answer(vllm), answer(by_openai)],
    "schemas": [answer(vllm, Answer), answer(by_openai, Answer),
                "".join(vllm.stream(question, Answer, temperature=0)),
                asyncio.run(answer(vllm_async, Answer))],
    "choice": answer(vllm, Literal["48212", "48213", "another"]),
    "number": answer(vllm, int),
    "regex": answer(vllm, outlines.types.Regex(r"No\. 48[0-9]{3}")),
    "grammar": answer(vllm, grammar)}))
