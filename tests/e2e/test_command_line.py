"""Completions and manual pages, as the shells and the readers of pages take them."""

import os
import pty
import re
import select
import subprocess
import time

import pytest
from daemon import BUILD, LONGSPAN, LONGSPAND, PATIENCE_S

PROGRAMS = {"longspan": (LONGSPAN, ("completion",), ("man",)),
            "longspand": (LONGSPAND, ("--print-completion",), ("--print-manual",))}


def printed(name, *arguments):
    return subprocess.run([PROGRAMS[name][0], *arguments], capture_output=True, text=True, check=True,
                          timeout=PATIENCE_S).stdout


def completion(name, shell):
    return printed(name, *PROGRAMS[name][1], shell)


def bash_replies(script, name, *words, cwd):
    """What bash offers for the last of the words."""
    ask = ('COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _$1\n'
           'printf "%s\\n" "${COMPREPLY[@]}"')
    done = subprocess.run(["bash", "--norc", "-uc", f"source {script}; complete -p {name} >&2\n{ask}",
                           "bash", name, *words], capture_output=True, text=True, cwd=cwd, timeout=PATIENCE_S)
    assert done.returncode == 0 and done.stderr == f"complete -F _{name} {name}\n", done.stderr
    return done.stdout.split("\n")[:-1]


@pytest.mark.parametrize("words, offered", [
    (("",), ["complete", "chat", "tokenize", "models", "load", "bench", "key", "completion", "man"]),
    (("com",), ["complete", "completion"]),
    (("--tls-c",), ["--tls-ca-file", "--tls-cert-file"]),
    (("--server", "127.0.0.1", ":", "8001", "tok"), ["tokenize"]),
    (("--server", "complete", "tok"), ["tokenize"]),
    (("--server", "=", "complete", "tok"), ["tokenize"]),
    (("complete", "--max"), ["--max-tokens"]),
    (("bench", "--max"), ["--max-in-flight"]),
    (("bench", "--arrivals", ""), ["poisson", "even"]),
    (("bench", "--arrivals", "="), ["poisson", "even"]),
    (("bench", "--arrivals", "=", "e"), ["even"]),
    (("bench", "--rate", ""), [""]),
    (("completion", ""), ["bash", "zsh"]),
    (("complete", "--file", "a "), ["a file"]),
    (("tokenize", "-f", ""), ["a file", "folder"])])
def test_bash_completes(words, offered, tmp_path):
    (tmp_path / "script").write_text(completion("longspan", "bash"))
    work = tmp_path / "work"
    (work / "folder").mkdir(parents=True)
    (work / "a file").touch()
    replies = bash_replies(tmp_path / "script", "longspan", *words, cwd=work)
    assert sorted(replies) == sorted(offered)


@pytest.mark.parametrize("words, offered", [
    (("--max-n",), ["--max-n"]), (("--device", "c"), ["cpu", "cuda"]), (("--log-format", ""), ["text", "json"]),
    (("--model", ""), ["a file", "folder"]), (("--tls-key-file", "a"), ["a file"])])
def test_bash_completes_the_daemon(words, offered, tmp_path):
    (tmp_path / "script").write_text(completion("longspand", "bash"))
    work = tmp_path / "work"
    (work / "folder").mkdir(parents=True)
    (work / "a file").touch()
    assert sorted(bash_replies(tmp_path / "script", "longspand", *words, cwd=work)) == sorted(offered)


class Zsh:
    """A zsh on a terminal of its own, in a directory that has its completions."""

    def __init__(self, directory):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(directory)
            os.execvpe("zsh", ["zsh", "-f", "-i"], {**os.environ, "TERM": "dumb", "PS1": "", "HOME": str(directory)})
        self.type("PS1=; fpath=($PWD $fpath); autoload -Uz compinit; compinit -D -u; unsetopt zle_bracketed_paste; "
                  "LISTMAX=1000; zstyle ':completion:*' list-colors ''; print be''gun\n")
        self.wait_for("begun")

    def type(self, keys):
        os.write(self.fd, keys.encode())

    def wait_for(self, text):
        seen, deadline = "", time.monotonic() + PATIENCE_S
        while text not in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x08|\x07", "", seen):
            assert select.select([self.fd], [], [], max(0, deadline - time.monotonic()))[0], \
                f"waited in vain for {text!r}: {seen!r}"
            seen += os.read(self.fd, 65536).decode(errors="replace")
        return seen

    def close(self):
        os.close(self.fd)
        os.waitpid(self.pid, 0)


@pytest.fixture
def zsh(tmp_path):
    for name in PROGRAMS:
        (tmp_path / f"_{name}").write_text(completion(name, "zsh"))
    shell = Zsh(tmp_path)
    yield shell
    shell.close()


# What is there alone is put in; of several the meanings are listed.
@pytest.mark.parametrize("typed, shown", [
    ("longspan tokeni\t", "tokenize "),
    ("longspan com\t\t", "Complete a text"),
    ("longspan --api\t", "--api-key"),
    ("longspan --server h:1 bench --arr\t", "--arrivals"),
    ("longspan bench --arrivals ev\t", "even "),
    ("longspan complete --temp\t", "--temperature"),
    ("longspand --served\t", "--served-model-name"),
    ("longspand --log-format js\t", "json ")])
def test_zsh_completes(zsh, typed, shown):
    zsh.type(typed)
    zsh.wait_for(shown)


@pytest.mark.parametrize("name", PROGRAMS)
def test_manual_pages_are_whole(name, tmp_path):
    page = tmp_path / "page"
    page.write_text(printed(name, *PROGRAMS[name][2]))
    lint = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", page], capture_output=True, text=True, timeout=PATIENCE_S)
    complaints = [line for line in (lint.stdout + lint.stderr).splitlines() if "missing date" not in line]
    assert not complaints
    text = subprocess.run(["mandoc", "-T", "ascii", page], capture_output=True, text=True, check=True,
                          timeout=PATIENCE_S).stdout
    text = " ".join(re.sub(".\x08", "", text).split())
    # Every flag that --help has, of every command.
    commands = re.findall(r"^  (\w+) ", printed(name, "--help").partition("Subcommands:")[2], re.MULTILINE)
    assert bool(commands) == (name == "longspan")
    for command in [(), *((command,) for command in commands)]:
        for flag in re.findall(r"^  (?:-\w,)?(--[\w-]+)", printed(name, *command, "--help"), re.MULTILINE):
            assert flag in text, (command, flag)


def test_they_are_installed(tmp_path):
    for component in ("clients", "server"):
        subprocess.run(["cmake", "--install", BUILD / component, "--prefix", tmp_path], check=True,
                       capture_output=True, timeout=PATIENCE_S)
    for name, path in (("longspan", "man/man1/longspan.1"), ("longspand", "man/man8/longspand.8")):
        assert (tmp_path / "bin" / name).exists()
        assert (tmp_path / "share" / path).read_text().startswith(".TH")
        for shell, script in (("bash", f"bash-completion/completions/{name}"),
                              ("zsh", f"zsh/site-functions/_{name}")):
            assert (tmp_path / "share" / script).read_text() == completion(name, shell)
