"""Asks many questions about one document at the same time. The first reads the document; what it
has left in the prefix cache, the others do not read again.

    python shared_prefix.py --file report.txt "Who wrote it?" "When?" "What does it recommend?"
"""

import argparse
import asyncio
import pathlib

import longspan


async def ask(client: longspan.AsyncClient, document: str, question: str) -> int:
    """Prints the answer; tells how many tokens of the prompt were found in the cache."""
    completion = await client.complete(f"{document}\n\nQuestion: {question}\nAnswer:",
                                       max_tokens=32, temperature=0, stop="\n")
    usage = completion.usage
    cached_tokens = usage.cached_device_tokens + usage.cached_host_tokens
    print(f"{question} {completion.text.strip()}  "
          f"[{cached_tokens} of {usage.prompt_tokens} tokens cached]")
    return cached_tokens


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("questions", nargs="+")
    parser.add_argument("--file", type=pathlib.Path, required=True)
    parser.add_argument("--server", default="127.0.0.1:8001")
    options = parser.parse_args()

    document = options.file.read_text()
    first, *others = options.questions
    async with longspan.AsyncClient(options.server) as client:
        await ask(client, document, first)
        cached_tokens = await asyncio.gather(*(ask(client, document, one) for one in others))
    print(f"{sum(cached_tokens)} tokens were not read again")


if __name__ == "__main__":
    asyncio.run(main())
