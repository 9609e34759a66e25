"""The library of the `llm` command: chats, whole, streamed, by its async client, and a conversation
of two turns: driver URL MODEL DIRECTORY."""

import asyncio
import json
import os
import pathlib
import sys

url, model, _ = sys.argv[1:]
home = pathlib.Path(os.environ["TMPDIR"]) / "llm"
home.mkdir()
(home / "extra-openai-models.yaml").write_text(
    f"- model_id: longspan\n  model_name: {model}\n  api_base: {url}/v1\n")
os.environ["LLM_USER_PATH"] = str(home)
import llm  # noqa: E402

chat = llm.get_model("longspan")
chat.key = "unused"
questions = [f"The access code is {48213 + i}.\n\nQuestion: What is the access code?"
             for i in range(3)]
conversation = chat.conversation()
turns = [conversation.prompt(question, temperature=0, stream=False).text()
         for question in questions[:2]]


async def ask(question):
    asking = llm.get_async_model("longspan")
    asking.key = "unused"
    return await asking.prompt(question, temperature=0).text()


print(json.dumps({"chats": [chat.prompt(question, temperature=0, stream=False).text()
                            for question in questions],
                  "chat_streamed": "".join(chat.prompt(questions[0], temperature=0)),
                  "chat_async": asyncio.run(ask(questions[0])), "turns": turns}))
