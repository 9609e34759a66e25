"""How training goes: lengths that grow by time, and what falls or rises with it."""

from dataclasses import dataclass

from losses import Weights

WARM_UP_STEPS = 60


@dataclass(frozen=True)
class Phase:
    tokens: int  # of a sequence
    seconds: float


# Short sequences, of which all is selected, form the circuit that copies; longer ones teach to select.
# Wordings are learnt where a second holds most answers, which is where sequences are short: while the
# rate falls, most of the time goes to a length of which selection leaves three quarters out.
PHASES = (Phase(512, 200), Phase(1024, 130), Phase(2048, 70), Phase(4096, 40), Phase(8192, 35),
          Phase(16_384, 40), Phase(4096, 85), Phase(16_384, 40))
COOL_DOWN_SHARE = 0.26  # of the time, at the end
LAST_FACTOR = 0.02


@dataclass(frozen=True)
class Moment:
    """What holds at a time of the training."""

    tokens: int
    rate_factor: float
    weights: Weights


class Curriculum:
    def __init__(self, seconds: float, phases: tuple[Phase, ...] = PHASES) -> None:
        """The phases' times are scaled to `seconds` in all."""
        self.seconds = seconds
        self._scale = seconds / sum(phase.seconds for phase in phases)
        self._phases = phases

    def at(self, elapsed_s: float, step: int) -> Moment:
        done = min(1.0, elapsed_s / self.seconds)
        cooling = max(0.0, (done - (1 - COOL_DOWN_SHARE)) / COOL_DOWN_SHARE)
        factor = min(1.0, (step + 1) / WARM_UP_STEPS) * (1 - (1 - LAST_FACTOR) * cooling)
        hint = 0.15 * (1 - 3 * done)
        # Text teaches words first; later its gradients would be noise beside those of few answers
        # that are still wrong.
        text = max(0.05, 0.2 - 0.4 * done)
        return Moment(self._tokens(elapsed_s), factor,
                      Weights(text, block=0.3 - 0.2 * done, hint=hint if hint > 0 else None))

    def _tokens(self, elapsed_s: float) -> int:
        for phase in self._phases:
            elapsed_s -= phase.seconds * self._scale
            if elapsed_s < 0:
                return phase.tokens
        return self._phases[-1].tokens
