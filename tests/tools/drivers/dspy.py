"""dspy's language model as completions (model_type "text") and as chats, by a prompt and by
messages: driver URL MODEL DIRECTORY."""

import json
import os
import sys

os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"
os.environ["DSPY_CACHEDIR"] = os.path.join(os.environ["TMPDIR"], "dspy")
import dspy  # noqa: E402

url, model, _ = sys.argv[1:]


def served(kind, **fields):
    return dspy.LM(f"{kind}/{model}", api_base=f"{url}/v1", api_key="unused", temperature=0.0,
                   cache=False, **fields)


def texts(answers):
    return [answer if isinstance(answer, str) else answer["text"] for answer in answers]


lm, chat = served("text-completion-openai", model_type="text"), served("openai")
prompt = "The access code is 48213.\n\nQuestion: What is the access code?\nAnswer:"
question = prompt.removesuffix("\nAnswer:")
dspy.configure(lm=lm)
print(json.dumps({"texts": texts(lm(prompt, max_tokens=8)),
                  "chats": texts(chat(question, max_tokens=8)) +
                  texts(chat(messages=[{"role": "user", "content": question}], max_tokens=8))}))
