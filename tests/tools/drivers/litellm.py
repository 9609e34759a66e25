"""litellm's text completion, whole, streamed, and of several prompts, then chats: driver URL MODEL
DIRECTORY."""

import json
import os
import sys

os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"  # its table of prices comes from the network
import litellm  # noqa: E402

url, model, _ = sys.argv[1:]
prompt = "The access code is 48213.\n\nQuestion: What is the access code?\nAnswer:"


def complete(prompt, **fields):
    return litellm.text_completion(model=f"text-completion-openai/{model}", prompt=prompt,
                                   api_base=f"{url}/v1", api_key="unused", temperature=0, **fields)


def chat(code, **fields):
    messages = [{"role": "user",
                 "content": f"The access code is {code}.\n\nQuestion: What is the access code?"}]
    return litellm.completion(model=f"openai/{model}", messages=messages, api_base=f"{url}/v1",
                              api_key="unused", temperature=0, **fields)


whole = complete(prompt)
several = complete([prompt] * 20, max_tokens=8)
streamed = [choice.text or "" for chunk in complete(prompt, stream=True)
            for choice in chunk.choices]
print(json.dumps({"texts": [whole.choices[0].text] + [choice.text for choice in several.choices],
                  "streamed": "".join(streamed), "usage": dict(whole.usage),
                  "chats": [chat(code).choices[0].message.content for code in range(48213, 48216)],
                  "chat_streamed": "".join(chunk.choices[0].delta.content or ""
                                           for chunk in chat(48213, stream=True))}, default=str))
