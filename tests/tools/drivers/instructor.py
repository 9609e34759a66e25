"""Answers as values of pydantic models, by instructor: asked for as the arguments of a tool, by a
JSON schema, and as any JSON object; whole, async, and as a stream of partial values: driver URL
MODEL DIRECTORY."""

import asyncio
import json
import sys

import instructor
import openai
import pydantic

url, model, _ = sys.argv[1:]


class Answer(pydantic.BaseModel):
    code: int = pydantic.Field(ge=48_000, le=48_999)


class AnyAnswer(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="allow")


def served(client, mode):
    return instructor.from_openai(client(base_url=f"{url}/v1", api_key="unused"), model=model,
                                  mode=mode)


def answers(mode, form, **fields):
    fields |= {"response_model": form, "temperature": 0, "messages": [
        {"role": "user",
         "content": "The access code is 48213.\n\nQuestion: What is the access code?"}]}
    chat = served(openai.OpenAI, mode)
    return {"whole": chat.create(**fields).model_dump(),
            "async": asyncio.run(served(openai.AsyncOpenAI, mode).create(**fields)).model_dump(),
            "partial": [part.model_dump() for part in chat.create_partial(**fields)]}


print(json.dumps({
    "tools": answers(instructor.Mode.TOOLS, Answer),
    "json_schema": answers(instructor.Mode.JSON_SCHEMA, Answer),
    # Nothing but JSON is asked for, and so small a model repeats itself.
    "json": answers(instructor.Mode.JSON, AnyAnswer, frequency_penalty=1, max_tokens=1000)}))
