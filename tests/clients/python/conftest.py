import asyncio
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
SITE = ROOT / "build" / "python_client" / "site"
assert SITE.is_dir(), "run tests/clients/python/install.sh first"
sys.path[:0] = [str(SITE), str(ROOT / "tests" / "e2e")]

import longspan  # noqa: E402
from daemon import Daemon  # noqa: E402
from scripted_server import ScriptedServer  # noqa: E402


@pytest.fixture(scope="session")
def daemon():
    started = Daemon("--threads", "2")
    yield started
    started.stop()


@pytest.fixture
def server():
    started = ScriptedServer().start()
    yield started
    started.stop()


class Clock:
    """Seconds that pass while somebody sleeps, and then alone."""

    def __init__(self):
        self.now_s = 1000.0
        self.slept_s = []

    def sleep(self, delay_s):
        self.slept_s.append(delay_s)
        self.now_s += delay_s


class Blocking:
    """What a test asks of a client, by either of them."""

    def __init__(self, address, clock, **options):
        self._client = longspan.Client(address, sleep=clock.sleep, **options)

    def call(self, method, *arguments, **options):
        with self._client as client:
            return getattr(client, method)(*arguments, **options)

    def events(self, prompt, **options):
        with self._client as client:
            return list(client.stream(prompt, **options))


class Asynchronous:
    def __init__(self, address, clock, **options):
        async def sleep(delay_s):
            clock.sleep(delay_s)

        self._open = lambda: longspan.AsyncClient(address, sleep=sleep, **options)

    def call(self, method, *arguments, **options):
        async def called():
            async with self._open() as client:
                return await getattr(client, method)(*arguments, **options)
        return asyncio.run(called())

    def events(self, prompt, **options):
        async def listed():
            async with self._open() as client:
                return [event async for event in client.stream(prompt, **options)]
        return asyncio.run(listed())


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture(params=[Blocking, Asynchronous])
def connect(request, clock):
    """Makes clients of either kind, on a clock of the test's own; without jitter if not told."""

    def connected(address, *, max_retries=3, jitter=0.0, random=lambda: 0.0, **options):
        retry = longspan.RetryPolicy(max_retries, jitter, clock=lambda: clock.now_s, random=random)
        return request.param(address, clock, retry=retry, **options)

    return connected
