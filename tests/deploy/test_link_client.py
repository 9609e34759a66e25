"""The quickstart makes the client a command, and takes nobody's place."""

import os
import pathlib
import subprocess

import pytest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "deploy" / "link_client.sh"


class Home:
    def __init__(self, root):
        self.root = root / "home"
        self.bin = self.root / ".local" / "bin"
        self.link = self.bin / "longspan"
        self.client = root / "checkout" / "build" / "serve" / "clients" / "longspan"
        self.client.parent.mkdir(parents=True)
        self.client.write_text("#!/bin/sh\necho ours\n")
        self.client.chmod(0o755)
        self.root.mkdir()

    def run(self, home=None, path=""):
        environment = {"PATH": path + os.environ["PATH"],
                       **({"HOME": str(self.root)} if home is None else home)}
        done = subprocess.run([SCRIPT, self.client], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("\n") == 1 and not done.stderr
        return done.stdout


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path)


def test_it_becomes_a_command(home):
    for _ in range(2):  # again changes nothing
        said = home.run(path=f"{home.bin}:")
        assert "is a command now" in said and str(home.link) in said
        assert subprocess.check_output([home.link], text=True) == "ours\n"


def test_where_the_path_lacks_it_the_way_is_told(home):
    assert f'export PATH="{home.bin}:$PATH"' in home.run()
    assert home.link.resolve() == home.client


def test_the_link_of_a_checkout_that_has_gone_is_replaced(home):
    home.bin.mkdir(parents=True)
    home.link.symlink_to("/no/such/checkout/build/serve/clients/longspan")
    home.run()
    assert home.link.resolve() == home.client


@pytest.mark.parametrize("other", ["file", "link", "directory", "dangling"])
def test_what_is_not_its_own_stays(home, other, tmp_path):
    home.bin.mkdir(parents=True)
    theirs = tmp_path / "theirs"
    if other == "file":
        home.link.write_text("theirs")
    elif other == "directory":
        home.link.mkdir()
    else:
        home.link.symlink_to(theirs)
        if other == "link":
            theirs.write_text("theirs")
    before = os.lstat(home.link).st_ino
    said = home.run(path=f"{home.bin}:")
    assert str(home.client) in said and "stays" in said
    assert os.lstat(home.link).st_ino == before and not (home.link / "longspan").exists()
    if other in ("file", "link"):
        assert home.link.read_text() == "theirs"


def test_without_a_home_it_says_where_it_is(home, tmp_path):
    assert str(home.client) in home.run(home={})
    (tmp_path / "no-home").write_text("a file")
    assert str(home.client) in home.run(home={"HOME": str(tmp_path / "no-home")})
    assert not home.link.exists()
