import pathlib
import sys

import pytest

sys.path[:0] = [str(pathlib.Path(__file__).parent),
                str(pathlib.Path(__file__).resolve().parents[1] / "e2e")]
from daemon import TOOLS_TEMPLATE, Daemon  # noqa: E402
from nginx import running_default_nginx  # noqa: E402


@pytest.fixture(scope="session")
def daemon():
    started = Daemon("--threads", "2", "--chat-template", TOOLS_TEMPLATE)
    yield started
    started.stop()


@pytest.fixture(scope="session")
def nginx(daemon, tmp_path_factory):
    with running_default_nginx(tmp_path_factory.mktemp("nginx"), daemon.http) as url:
        yield url
