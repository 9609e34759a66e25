"""Clients that go on asking for completions, over both protocols, beside whoever does otherwise."""

import contextlib
import threading

import grpc
import requests
from daemon import PATIENCE_S, Reflected

PROMPT = "The neighbour asks"
TOKENS = 4


class Served:
    """How a daemon is reached: in the clear, or with TLS where there is an authority that vouches
    for it. grpcio's connections are the client's own, not shared with other tests."""

    def __init__(self, daemon, authority=None):
        self.daemon = daemon
        self.authority = authority
        self._scheme = "https" if authority else "http"

    def ask(self, method, path, session=requests, **options):
        """Over HTTP."""
        # A session's own `verify` would come behind the environment's.
        verify = str(self.authority.certificate) if self.authority else None
        answer = session.request(method, f"{self._scheme}://{self.daemon.ready['http']}{path}",
                                 timeout=PATIENCE_S, verify=verify, **options)
        assert answer.status_code == 200, answer.text
        return answer

    def channel(self, *options):
        options = [("grpc.use_local_subchannel_pool", 1), ("grpc.max_receive_message_length", -1),
                   ("grpc.max_send_message_length", -1), *options]
        if self.authority is None:
            return grpc.insecure_channel(self.daemon.grpc, options)
        credentials = grpc.ssl_channel_credentials(self.authority.certificate.read_bytes())
        return grpc.secure_channel(self.daemon.grpc, credentials, options)

    def connections_cut(self):
        """By the counter of them, all reasons together; None without one."""
        counts = [line.rsplit(" ", 1)[1] for line in self.ask("GET", "/metrics").text.splitlines()
                  if not line.startswith("#") and "grpc_connections_cut" in line]
        return sum(map(float, counts)) if counts else None


class Neighbours:
    def __init__(self, served):
        self._served = served
        self._leave = threading.Event()
        self.answered = {"grpc": 0, "http": 0}
        self.failures = []
        self._threads = [threading.Thread(target=self._go_on, args=(protocol, ask), daemon=True)
                         for protocol, ask in (("grpc", self._ask_grpc), ("http", self._ask_http))]
        self._reflected = Reflected(served.daemon.grpc, channel=served.channel())
        self._session = requests.Session()
        self.text = self._ask_grpc()
        for thread in self._threads:
            thread.start()

    def _go_on(self, protocol, ask):
        while not self._leave.is_set() and not self.failures:
            try:
                text = ask()
                assert text == self.text, f"{text!r}, and not {self.text!r}"
                self.answered[protocol] += 1
            except Exception as error:  # whatever it is
                self.failures.append(f"{protocol}, after {self.answered[protocol]}: {error!r}")

    def _ask_grpc(self):
        return self._reflected.text(PROMPT, max_tokens=TOKENS)

    def _ask_http(self):
        answer = self._served.ask("POST", "/v1/completions", self._session, json={
            "prompt": PROMPT, "max_tokens": TOKENS, "temperature": 0})
        return answer.json()["choices"][0]["text"]

    def have_answers(self, least):
        """Or one that failed."""
        return bool(self.failures) or min(self.answered.values()) >= least

    def leave(self):
        self._leave.set()
        for thread in self._threads:
            thread.join(PATIENCE_S)
            assert not thread.is_alive(), "a neighbour waits for an answer that does not come"
        self._reflected.close()
        self._session.close()


@contextlib.contextmanager
def neighbours(served):
    going = Neighbours(served)
    try:
        yield going
    finally:
        going.leave()
