"""llama-index's model of an OpenAI-like server, as completions and as chats: driver URL MODEL
DIRECTORY."""

import asyncio
import json
import sys

from llama_index.core.llms import ChatMessage
from llama_index.llms.openai_like import OpenAILike

url, model, _ = sys.argv[1:]


def served(is_chat_model):
    return OpenAILike(model=model, api_base=f"{url}/v1", api_key="unused",
                      is_chat_model=is_chat_model, temperature=0)


llm, chat = served(False), served(True)
prompt = "The access code is 48213.\n\nQuestion: What is the access code?\nAnswer:"
whole = llm.complete(prompt, formatted=True)
streamed = [part.delta or "" for part in llm.stream_complete(prompt, formatted=True)]
messages = [ChatMessage(role="user", content=prompt.removesuffix("\nAnswer:"))]
print(json.dumps({"texts": [whole.text], "streamed": "".join(streamed),
                  "chats": [chat.chat(messages).message.content],
                  "chat_streamed": "".join(part.delta or "" for part in chat.stream_chat(messages)),
                  "chat_async": asyncio.run(chat.achat(messages)).message.content}))
