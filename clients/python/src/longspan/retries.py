"""When a call that failed is made again: if the server says when to come back, nothing of the
answer has come, and neither the deadline nor the number of retries stands against it."""

import dataclasses
import random
import time
from collections.abc import Callable

from longspan.errors import LongspanError, OverloadedError, UnavailableError


_LONGEST_S = 1e9  # thirty years; gRPC takes no time that its clock does not reach


@dataclasses.dataclass(frozen=True)
class RetryPolicy:
    max_retries: int = 3  # of one call; 0: none
    # The server's delay is made longer by up to this share, so that clients do not return together.
    jitter: float = 0.25
    clock: Callable[[], float] = time.monotonic  # seconds
    random: Callable[[], float] = random.random  # 0 to 1


class Attempts:
    """Those of one call, under one deadline."""

    def __init__(self, policy: RetryPolicy, timeout_s: float | None) -> None:
        self._policy = policy
        self._retries_left = policy.max_retries
        self._deadline_s: float | None = None
        if timeout_s is not None and timeout_s <= _LONGEST_S:
            self._deadline_s = policy.clock() + timeout_s
        self._answered = False

    def timeout_s(self) -> float | None:
        """What remains for the next attempt."""
        if self._deadline_s is None:
            return None
        return max(0.0, self._deadline_s - self._policy.clock())

    def answer_began(self) -> None:
        self._answered = True

    def delay_s(self, error: LongspanError) -> float:
        """How long to wait before the next attempt; raises `error` if there is none."""
        if (error.retry_after_s is None or self._answered or self._retries_left <= 0
                or not isinstance(error, (OverloadedError, UnavailableError))):
            raise error
        delay_s = error.retry_after_s * (1 + self._policy.jitter * self._policy.random())
        timeout_s = self.timeout_s()
        if timeout_s is not None and delay_s >= timeout_s:
            raise error
        self._retries_left -= 1
        return delay_s
