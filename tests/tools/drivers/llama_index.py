"""llama-index's model of an OpenAI-like server, as completions: driver URL MODEL DIRECTORY."""

import json
import sys

from llama_index.llms.openai_like import OpenAILike

url, model, _ = sys.argv[1:]
llm = OpenAILike(model=model, api_base=f"{url}/v1", api_key="unused", is_chat_model=False,
                 temperature=0)
prompt = "The access code is 48213.\n\nQuestion: What is the access code?\nAnswer:"
whole = llm.complete(prompt, formatted=True)
streamed = [part.delta or "" for part in llm.stream_complete(prompt, formatted=True)]
print(json.dumps({"texts": [whole.text], "streamed": "".join(streamed)}))
