"""How training goes: lengths that join in by time, and what falls or rises with it."""

from dataclasses import dataclass

from losses import Weights

WARM_UP_STEPS = 60


Mix = dict[int, float]  # shares of the steps by the length of their sequences in tokens


@dataclass(frozen=True)
class Phase:
    mix: Mix
    seconds: float


# Short sequences, of which all is selected, form the circuit that copies; longer ones teach to select.
# Short ones stay to the end: a second of them holds most answers, and wordings are what needs most.
PHASES = (
    Phase({512: 1.0}, 150),
    Phase({512: 0.5, 1024: 0.25, 2048: 0.25}, 150),
    Phase({512: 0.52, 1024: 0.18, 2048: 0.12, 4096: 0.07, 8192: 0.06, 16_384: 0.05}, 340))
COOL_DOWN_SHARE = 0.5  # of the time, at the end
LAST_FACTOR = 0.02


@dataclass(frozen=True)
class Moment:
    """What holds at a time of the training."""

    mix: Mix
    rate_factor: float
    weights: Weights


class Curriculum:
    def __init__(self, seconds: float, phases: tuple[Phase, ...] = PHASES) -> None:
        """The phases' times are scaled to `seconds` in all."""
        self.seconds = seconds
        self._scale = seconds / sum(phase.seconds for phase in phases)
        self._phases = phases

    @property
    def lengths(self) -> set[int]:
        """All that any phase has."""
        return {tokens for phase in self._phases for tokens in phase.mix}

    def at(self, elapsed_s: float, step: int) -> Moment:
        done = min(1.0, elapsed_s / self.seconds)
        cooling = max(0.0, (done - (1 - COOL_DOWN_SHARE)) / COOL_DOWN_SHARE)
        factor = min(1.0, (step + 1) / WARM_UP_STEPS) * (1 - (1 - LAST_FACTOR) * cooling)
        hint = 0.15 * (1 - 3 * done)
        weights = Weights(text=0.2 - 0.1 * done, block=0.3 - 0.2 * done,
                          hint=hint if hint > 0 else None)
        return Moment(self._mix(elapsed_s), factor, weights)

    def _mix(self, elapsed_s: float) -> Mix:
        for phase in self._phases:
            elapsed_s -= phase.seconds * self._scale
            if elapsed_s < 0:
                return phase.mix
        return self._phases[-1].mix
