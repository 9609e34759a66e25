"""Third-party tools run to their end against a daemon, alone and behind nginx as it comes. Which:
those that are a part of every run, and those whose environment tests/tools/run.sh has made."""

import pytest
from tools import TOOLS, Load, Run

CHOSEN = [tool for tool in TOOLS if tool.always or tool.is_ready]


@pytest.mark.parametrize("way", ["alone", "nginx"])
@pytest.mark.parametrize("tool", CHOSEN, ids=lambda tool: tool.name)
def test_tool(tool, way, daemon, nginx, tmp_path):
    assert tool.is_ready, f"run tests/tools/environment.sh {tool.name}"
    run = Run(tool, daemon.http if way == "alone" else nginx, daemon.model, tmp_path)
    measured = tool.read(run, run.start())
    if tool.measures:
        assert (measured.requests, measured.failed) == (Load().requests, 0)
        assert measured.first_token_ms > 0 and measured.between_tokens_ms > 0
    daemon.wait_idle()
