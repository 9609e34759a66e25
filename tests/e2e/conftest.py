import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import faulty_machine  # noqa: E402
from daemon import Daemon, Reflected  # noqa: E402


@pytest.fixture(scope="session")
def daemon():
    """The daemon that tests share; they leave it idle."""
    started = Daemon("--threads", "2")
    yield started
    started.stop()


def started_daemons():
    started = []

    def start(*flags, **options):
        started.append(Daemon(*flags, **options))
        return started[-1]

    yield start
    for one in started:
        one.stop()


@pytest.fixture
def start_daemon():
    """Starts daemons with flags of their own, stopped after the test."""
    yield from started_daemons()


@pytest.fixture(scope="module")
def start_shared_daemon():
    """The same, stopped after the last test of the file."""
    yield from started_daemons()


@pytest.fixture
def reflected(daemon):
    client = Reflected(daemon.grpc)
    yield client
    client.close()


@pytest.fixture(scope="session")
def faulty_library(tmp_path_factory):
    return faulty_machine.build(tmp_path_factory.mktemp("faulty"))


@pytest.fixture
def machine(faulty_library, tmp_path):
    """What a daemon with its environment runs on, and fails as it is told."""
    return faulty_machine.Machine(faulty_library, tmp_path)
