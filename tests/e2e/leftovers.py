"""What a daemon holds, and that it holds no more than it did: requests, pages, slots and the queue as
it tells them, descriptors, threads and memory as the system does."""

import collections
import contextlib
import dataclasses
import pathlib

from daemon import BUILD, Reflected, holds_nothing, wait_until

# Of freed memory that stays with the allocator, of which sanitizers keep hundreds of MiB.
SLACK_BYTES = (512 if BUILD.name in ("asan", "tsan") else 64) << 20
# gRPC's threads come and go by what there is to do; it keeps some for a while.
SLACK_GRPC_THREADS = 16


@dataclasses.dataclass(frozen=True)
class OfProcess:
    descriptors: int
    own_threads: int
    grpc_threads: int
    # Resident, without the pools of keys and values: these are decided at start, and their pages
    # come to be resident as they are first used.
    memory_bytes: int


def thread_names(process):
    for task in (process / "task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            yield (task / "comm").read_text().strip()


def resident_bytes(process):
    """Without mappings that core dumps leave out ("dd"), which are the pools of keys and values."""
    total = of_mapping = 0
    for line in (process / "smaps").read_text().splitlines():
        if line.startswith("Rss:"):
            of_mapping = 1024 * int(line.split()[1])
        elif line.startswith("VmFlags:") and "dd" not in line.split():
            total += of_mapping
    return total


def of_process(daemon):
    process = pathlib.Path("/proc", str(daemon.process.pid))
    names = collections.Counter(thread_names(process))
    own_threads = names.pop("longspand")
    return OfProcess(len(list((process / "fd").iterdir())), own_threads, names.total(),
                     resident_bytes(process))


class Baseline:
    """What the daemon holds now, once nothing runs. Its own connection is part of that."""

    def __init__(self, daemon, client=None):
        self.daemon = daemon
        self._client = client or Reflected(daemon.grpc)
        self._own_client = client is None
        self._await_nothing_held()
        self.before = of_process(daemon)

    def _await_nothing_held(self):
        wait_until(lambda: holds_nothing(self._client.call("GetLoad")),
                   "nothing runs or waits, all pages and slots are free")

    def exceeded(self, slack_bytes=SLACK_BYTES):
        """What the process holds more of, now and before."""
        now, before = of_process(self.daemon), self.before
        slack = {"grpc_threads": SLACK_GRPC_THREADS, "memory_bytes": slack_bytes}
        return {name: (getattr(now, name), most) for name, most in vars(before).items()
                if getattr(now, name) > most + slack.get(name, 0)}

    def at_baseline(self, slack_bytes=SLACK_BYTES):
        """Waits until it holds no more than that. Connections of clients that have left may still be
        closing, here as when it was counted."""
        self._await_nothing_held()
        exceeded = {}

        def is_back():
            exceeded.clear()
            exceeded.update(self.exceeded(slack_bytes))
            return not exceeded

        try:
            wait_until(is_back, "no more descriptors, threads and memory than before")
        except AssertionError as error:
            raise AssertionError(f"{error}; now and before: {exceeded}") from None

    def close(self):
        if self._own_client:
            self._client.close()


def baseline(daemon, client=None):
    """To be taken after a warm-up, and closed."""
    return contextlib.closing(Baseline(daemon, client))
