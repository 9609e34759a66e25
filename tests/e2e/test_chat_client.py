"""longspan chat, against the daemon: from a pipe and on a terminal."""

import contextlib
import fcntl
import json
import os
import pty
import subprocess
import termios

import pytest
import requests
from daemon import LONGSPAN, PATIENCE_S, run_client, wait_until

FACT = "The access code for the Lisbon warehouse is 48213."
QUESTION = f"{FACT} What is the access code for the Lisbon warehouse?"
FLAGS = ("--temperature", 0, "--max-tokens", 12)


def chat(daemon, *lines, flags=FLAGS, code=0):
    done = run_client(daemon, "chat", *flags, stdin="".join(f"{line}\n" for line in lines))
    assert done.returncode == code, done.stderr
    return done


def over_http(daemon, *messages):
    body = {"messages": messages, "max_tokens": 12, "temperature": 0}
    answer = requests.post(f"{daemon.http}/v1/chat/completions", json=body, timeout=PATIENCE_S)
    assert answer.status_code == 200, answer.text
    return answer.json()["choices"][0]["message"]["content"]


def user(text):
    return {"role": "user", "content": text}


def shown(*answers):
    """As lines; those of several turns follow each other."""
    return "".join(text if text.endswith("\n") or not text else f"{text}\n" for text in answers)


def test_one_shot(daemon):
    expected = over_http(daemon, user(QUESTION))
    assert expected
    done = run_client(daemon, "chat", *FLAGS, "--message", QUESTION)
    assert (done.returncode, done.stdout) == (0, shown(expected))
    assert " tokens in " in done.stderr and "\x1b" not in done.stderr
    told = run_client(daemon, "chat", *FLAGS, "--message", QUESTION, "--system", "Be brief.")
    assert told.stdout == shown(over_http(daemon, {"role": "system", "content": "Be brief."},
                                          user(QUESTION)))


def test_a_line_is_a_turn_and_history_is_kept(daemon):
    first = over_http(daemon, user(QUESTION))
    second = over_http(daemon, user(QUESTION), {"role": "assistant", "content": first},
                       user("And again?"))
    assert chat(daemon, QUESTION, "", "And again?").stdout == shown(first, second)


def test_what_was_cached_is_told(start_daemon):
    daemon = start_daemon()
    lines = chat(daemon, f"{FACT} " * 40 + "What is the code?", "Again?").stderr.splitlines()
    prompts = [[int(word) for word in line.replace(",", "").split() if word.isdigit()][-2:]
               for line in lines]
    assert len(prompts) == 2 and prompts[0][1] == 0
    assert prompts[1][1] >= prompts[0][0] // 64 * 64 - 64 > 0


def test_a_document_stands_before_what_is_said(daemon, tmp_path):
    path = tmp_path / "document.txt"
    path.write_text(FACT)
    question = "What is the access code for the Lisbon warehouse?"
    assert chat(daemon, f"/file {path}", question).stdout == shown(
        over_http(daemon, user(f"{FACT}\n\n{question}")))


def test_conversations_are_saved_and_loaded(daemon, tmp_path):
    path = tmp_path / "saved.json"
    first = chat(daemon, "/system Be brief.", QUESTION, f"/save {path}").stdout
    saved = json.loads(path.read_text())["messages"]
    assert [message["role"] for message in saved] == ["system", "user", "assistant"]
    assert shown(saved[2]["content"]) == first
    second = chat(daemon, f"/load {path}", "And again?").stdout
    assert second == shown(over_http(daemon, *saved, user("And again?")))


def test_reset_keeps_the_system(daemon, tmp_path):
    path = tmp_path / "saved.json"
    chat(daemon, "/system Be brief.", "Hello.", "/reset", f"/save {path}", "/quit", "not said")
    assert json.loads(path.read_text()) == {"messages": [{"role": "system", "content": "Be brief."}]}
    chat(daemon, "/system Be brief.", "/system", f"/save {path}")
    assert json.loads(path.read_text()) == {}


def test_a_slash_can_be_said(daemon):
    assert chat(daemon, "//help").stdout == shown(over_http(daemon, user("/help")))


@pytest.mark.parametrize("line, told", [
    ("/flie x", "there is no /flie; /help lists"),
    ("/file", "/file needs a PATH"),
    ("/file {directory}", "cannot read {directory}: Is a directory"),
    ("/load {directory}/nothing", "cannot read {directory}/nothing: No such file"),
    ("/load /proc/self/cmdline", "/proc/self/cmdline holds no conversation"),
    ("/save {directory}", "cannot write {directory}")])
def test_a_pipe_ends_with_what_cannot_be_done(daemon, tmp_path, line, told):
    done = chat(daemon, line.format(directory=tmp_path), "Hello.", code=64)
    assert told.format(directory=tmp_path) in done.stderr and done.stdout == ""


def test_refusals(daemon):
    done = chat(daemon, "Hello.", flags=("--top-p", 2), code=1)
    assert "(--top-p)" in done.stderr
    done = chat(daemon, "Hello.", flags=("--max-reasoning-tokens", 5), code=1)
    assert "--reasoning-parser" in done.stderr
    done = chat(daemon, "word " * 100_000, code=1)
    assert "context" in done.stderr


def test_events_as_json(daemon):
    events = [json.loads(line) for line in chat(
        daemon, QUESTION, flags=(*FLAGS, "--json")).stdout.splitlines()]
    assert next(iter(events[0])) == "accepted" and next(iter(events[-1])) == "finished"
    text = "".join(event["token_delta"]["text"] for event in events if "token_delta" in event)
    assert text == over_http(daemon, user(QUESTION))


class Terminal:
    """A chat that somebody types into."""

    def __init__(self, daemon, *flags):
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [str(LONGSPAN), "--server", daemon.grpc, "chat", *map(str, flags)], stdin=theirs,
            stdout=theirs, stderr=theirs, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))  # Ctrl-C is heard of it
        os.close(theirs)
        self.seen = ""

    def type(self, text):
        os.write(self._ours, text.encode())

    def wait_for(self, text):
        """Of what has not been waited for yet."""
        while text not in self.seen:
            try:
                self.seen += os.read(self._ours, 4096).decode(errors="replace")
            except OSError:  # it has ended
                raise AssertionError(f"no {text!r} in {self.seen!r}") from None
        before, _, self.seen = self.seen.partition(text)
        return before

    def end(self):
        with contextlib.suppress(OSError):
            while os.read(self._ours, 4096):
                pass
        return self.process.wait(timeout=PATIENCE_S)


def test_an_interrupt_ends_the_answer_alone(daemon, tmp_path):
    path = tmp_path / "saved.json"
    terminal = Terminal(daemon, "--temperature", 0, "--ignore-eos")
    terminal.wait_for("> ")
    terminal.type("\x03")  # nothing is said: nothing ends
    terminal.wait_for("> ")
    terminal.type("Tell me a long story.\n")
    wait_until(lambda: daemon.load()["running"] == 1, "an answer")
    terminal.wait_for("\n")
    terminal.type("\x03")
    terminal.wait_for("> ")
    daemon.wait_idle()
    terminal.type(f"/save {path}\n")
    terminal.wait_for("> ")
    terminal.type("/quit\n")
    assert terminal.end() == 0
    said = json.loads(path.read_text()).get("messages", [])
    assert len(said) in (0, 2), "an answer that began is kept with what was asked"


def test_a_terminal_shows_what_it_took_and_goes_on_after_a_refusal(daemon):
    terminal = Terminal(daemon, *FLAGS)
    terminal.type(f"{QUESTION}\n")
    terminal.wait_for("\x1b[2m")
    assert " tokens in " in terminal.wait_for("\x1b[0m")
    terminal.type("/nothing\n")
    terminal.wait_for("there is no /nothing")
    terminal.wait_for("> ")
    terminal.type("\x04")
    assert terminal.end() == 0


def test_who_ends_the_program_ends_it_in_an_answer_too(daemon):
    terminal = Terminal(daemon, "--ignore-eos")
    terminal.type("Tell me a long story.\n")
    wait_until(lambda: daemon.load()["running"] == 1, "an answer")
    terminal.process.terminate()
    assert terminal.end() == 130
    daemon.wait_idle()
