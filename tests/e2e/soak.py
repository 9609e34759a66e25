"""Clients that ask a daemon for one thing after the other, for so long: what soaks share."""

import collections
import random
import threading
import time


class Soak:
    """`ask`, of whoever derives from this, draws one thing, asks for it, and gives back in a word what
    became of it. What it raises is unexpected, and the test tells it."""

    def __init__(self):
        self.lock = threading.Lock()
        self.counts = collections.Counter()
        self.unexpected = []

    def ask(self, draw):
        raise NotImplementedError

    def client(self, seed, ends_at):
        draw = random.Random(seed)
        while time.monotonic() < ends_at and not self.unexpected:
            try:
                became = self.ask(draw)
            except Exception as error:  # whatever it is
                with self.lock:
                    self.unexpected.append(f"seed {seed}: {error!r}")
                return
            with self.lock:
                self.counts[became] += 1

    def run(self, clients, seconds, first_seed=0):
        ends_at = time.monotonic() + seconds
        threads = [threading.Thread(target=self.client, args=(seed, ends_at))
                   for seed in range(first_seed, first_seed + clients)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not self.unexpected, "\n".join(self.unexpected[:20])
