"""litellm's text completion, whole, streamed, and of several prompts, then chats, an answer by a
schema, and a call of a tool with what follows from its result: driver URL MODEL DIRECTORY."""

import json
import os
import sys

os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"  # its table of prices comes from the network
import litellm  # noqa: E402
import pydantic  # noqa: E402

url, model, _ = sys.argv[1:]
prompt = "The access code is 48213.\n\nQuestion: What is the access code?\nAnswer:"


def complete(prompt, **fields):
    return litellm.text_completion(model=f"text-completion-openai/{model}", prompt=prompt,
                                   api_base=f"{url}/v1", api_key="unused", temperature=0, **fields)


class Answer(pydantic.BaseModel):
    code: int = pydantic.Field(ge=48_000, le=48_999)


PLACES = {"type": "object", "properties": {"place": {"enum": ["Lisbon", "Porto"]}},
          "required": ["place"]}
TOOL = {"type": "function", "function": {"name": "find_code", "parameters": PLACES}}


def converse(messages, **fields):
    return litellm.completion(model=f"openai/{model}", messages=messages, api_base=f"{url}/v1",
                              api_key="unused", temperature=0, **fields)


def chat(code, **fields):
    return converse([{"role": "user", "content": f"The access code is {code}.\n\n"
                                                 "Question: What is the access code?"}], **fields)


whole = complete(prompt)
several = complete([prompt] * 20, max_tokens=8)
streamed = [choice.text or "" for chunk in complete(prompt, stream=True)
            for choice in chunk.choices]
question = "What is the access code for the Lisbon warehouse?"
asked = [{"role": "user", "content": question}]
called = converse(asked, tools=[TOOL], tool_choice="required",
                  parallel_tool_calls=False).choices[0].message
call, = called.tool_calls
answer = converse([*asked, called, {
    "role": "tool", "tool_call_id": call.id,
    "content": f"The access code for the Lisbon warehouse is 48213.\n\nQuestion: {question}"}],
    tools=[TOOL])
print(json.dumps({"texts": [whole.choices[0].text] + [choice.text for choice in several.choices],
                  "streamed": "".join(streamed), "usage": dict(whole.usage),
                  "chats": [chat(code).choices[0].message.content for code in range(48213, 48216)],
                  "chat_streamed": "".join(chunk.choices[0].delta.content or ""
                                           for chunk in chat(48213, stream=True)),
                  "form": chat(48213, response_format=Answer).choices[0].message.content,
                  "call": call.function.model_dump(),
                  "answer": answer.choices[0].message.content}, default=str))
