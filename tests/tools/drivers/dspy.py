"""dspy's language model as completions (model_type "text") and as chats, by a prompt and by
messages, with an answer by a schema, and a call of a tool with what follows from its result: driver
URL MODEL DIRECTORY."""

import json
import os
import sys

os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"
os.environ["DSPY_CACHEDIR"] = os.path.join(os.environ["TMPDIR"], "dspy")
import dspy  # noqa: E402
import pydantic  # noqa: E402

url, model, _ = sys.argv[1:]


class Answer(pydantic.BaseModel):
    code: int = pydantic.Field(ge=48_000, le=48_999)


PLACES = {"type": "object", "properties": {"place": {"enum": ["Lisbon", "Porto"]}},
          "required": ["place"]}
TOOL = {"type": "function", "function": {"name": "find_code", "parameters": PLACES}}


def served(kind, **fields):
    return dspy.LM(f"{kind}/{model}", api_base=f"{url}/v1", api_key="unused", temperature=0.0,
                   cache=False, **fields)


def texts(answers):
    return [answer if isinstance(answer, str) else answer["text"] for answer in answers]


lm, chat = served("text-completion-openai", model_type="text"), served("openai")
prompt = "The access code is 48213.\n\nQuestion: What is the access code?\nAnswer:"
question = prompt.removesuffix("\nAnswer:")
dspy.configure(lm=lm)
where = "What is the access code for the Lisbon warehouse?"
asked = [{"role": "user", "content": where}]
called, = chat(messages=asked, tools=[TOOL], tool_choice="required", parallel_tool_calls=False)
call, = called["tool_calls"]
result = {"role": "tool", "tool_call_id": call["id"],
          "content": f"The access code for the Lisbon warehouse is 48213.\n\nQuestion: {where}"}
answer, = chat(messages=[*asked, {"role": "assistant", "tool_calls": [call]}, result],
               tools=[TOOL])
print(json.dumps({"texts": texts(lm(prompt, max_tokens=8)),
                  "chats": texts(chat(question, max_tokens=8)) +
                  texts(chat(messages=[{"role": "user", "content": question}], max_tokens=8)),
                  "form": texts(chat(question, response_format=Answer))[0],
                  "call": call["function"], "answer": texts([answer])[0]}))
