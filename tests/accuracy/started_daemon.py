"""A daemon that runs while it is measured. It needs the standard library alone, as the whole of a
measurement does, so that one can be made on machines without the packages of the tests."""

import json
import subprocess
import tempfile
from collections.abc import Sequence
from types import TracebackType

STOP_S = 60


class StartedDaemon:
    def __init__(self, program: str, model: str, flags: Sequence[str]):
        self._log = tempfile.TemporaryFile(mode="w+")
        self.process = subprocess.Popen(
            [program, "--model", model, "--http-address", "127.0.0.1:0", "--grpc-address", "127.0.0.1:0",
             "--log-format", "json", *flags], stdout=subprocess.PIPE, stderr=self._log, text=True)

    def __enter__(self) -> str:
        """The URL, once it serves."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:  # it has ended
            raise RuntimeError(f"the daemon did not start: {self.process.wait()}, {self.log()}")
        return f"http://{json.loads(line)['http']}"

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, Exception):
            error.add_note(f"the daemon's exit status, None while it runs: {self.process.poll()}; "
                           f"its log: {self.log()}")
        self.process.terminate()
        try:
            self.process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._log.close()

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read()
