"""20 prompts by langchain-openai's completion model, which sends up to 20 in one call, then a
stream; and as many chats: driver URL MODEL DIRECTORY."""

import json
import sys

from langchain_openai import ChatOpenAI, OpenAI

url, model, _ = sys.argv[1:]
llm = OpenAI(base_url=f"{url}/v1", api_key="unused", model=model, temperature=0)
prompts = [f"The access code is {48213 + i}.\n\nQuestion: What is the access code?\nAnswer:"
           for i in range(20)]
result = llm.generate(prompts)
chat = ChatOpenAI(base_url=f"{url}/v1", api_key="unused", model=model, temperature=0)
messages = [prompt.removesuffix("\nAnswer:") for prompt in prompts]
print(json.dumps({"texts": [choices[0].text for choices in result.generations],
                  "usage": result.llm_output["token_usage"],
                  "streamed": "".join(llm.stream(prompts[0])),
                  "stream_chunks": sum(1 for _ in llm.stream(prompts[0])),
                  "chats": [message.content for message in chat.batch(messages)],
                  "chat_streamed": "".join(part.content for part in chat.stream(messages[0]))}))
