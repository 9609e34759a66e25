"""Sends more at once than the server takes. It refuses what it has no room for and says when it
will have; the client comes back then, in time for a deadline or not at all.

    python retry_under_load.py --requests 200 --timeout-s 60
"""

import argparse
import asyncio
import collections

import longspan


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default="127.0.0.1:8001")
    parser.add_argument("--requests", type=int, default=64)
    parser.add_argument("--max-retries", type=int, default=100)
    parser.add_argument("--timeout-s", type=float, default=60)
    options = parser.parse_args()
    retries = 0

    async def come_back(delay_s: float) -> None:
        nonlocal retries
        retries += 1
        await asyncio.sleep(delay_s)

    async def ask(client: longspan.AsyncClient, number: int) -> str:
        try:
            completion = await client.complete(f"Request {number}:", max_tokens=64,
                                               ignore_eos=True, timeout_s=options.timeout_s)
            return completion.finish_reason
        except longspan.LongspanError as error:
            return type(error).__name__

    policy = longspan.RetryPolicy(max_retries=options.max_retries, jitter=1)
    async with longspan.AsyncClient(options.server, retry=policy, sleep=come_back) as client:
        ends = await asyncio.gather(*(ask(client, i) for i in range(options.requests)))
    print(f"{dict(collections.Counter(ends))} after {retries} retries")


if __name__ == "__main__":
    asyncio.run(main())
