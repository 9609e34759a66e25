"""Clients that leave, at each stage of their requests and in each way, many times beside neighbours:
these get the tokens of before, and the daemon holds afterwards what it held. FAULTS.md lists all faults
and where they are tested; LONGSPAN_FAULT_TIMES says how often each comes."""

import contextlib
import itertools
import json
import pathlib
import sys

import pytest
from certificates import Authority
from daemon import Daemon, Reflected, wait_until
from faults import CONTEXT, NEVER_ENDS, TIMES, Neighbours, fresh_prompt
from leftovers import Baseline
from network_namespace import Namespace, tell
from raw_requests import RawRequest, grpc_generate, http_post

PLACES = {"queued": 2, "reading": 64, "writing": 64}  # two: the neighbours have them all
MOST_AT_ONCE = 20
PROTOCOLS = ("http", "grpc")
# More than comes before the first token.
BEGUN_BYTES = 400


class Scene:
    """A daemon with so many places, its neighbours, and what it held before the faults."""

    def __init__(self, places):
        self.daemon = Daemon(
            "--http-address", "0.0.0.0:0", "--grpc-address", "0.0.0.0:0", "--threads", "1",
            "--max-running-requests", places, *CONTEXT, "--kv-cache-bytes", "512MiB",
            "--log-lines-per-second", "0", "--ping-interval-s", "1", "--ping-timeout-s", "1")
        self.client = Reflected(self.daemon.grpc)
        self.neighbours = Neighbours(self.daemon, self.client)
        self.before = None
        self._names = itertools.count()

    def load(self):
        return self.client.call("GetLoad")

    def assert_ended(self, names):
        """Each as that of a client that has left."""
        left = {"http": 499, "grpc": 1}
        endings = self.daemon.wait_endings(names)
        assert endings == {name: left[name[:4]] for name in names}

    def name(self, protocol, leaving):
        return f"{protocol}-{leaving}-{next(self._names)}"

    def stop(self):
        self.client.close()
        self.daemon.stop()


@pytest.fixture(scope="module")
def scenes():
    """By their places; one is started when it is asked for."""
    started = {}
    with contextlib.ExitStack() as running:
        def scene(places):
            if places not in started:
                started[places] = Scene(places)
                running.callback(started[places].stop)
            return started[places]
        yield scene


def asked(scene, stage, protocol, name, version="1.1"):
    ids = fresh_prompt(6_000 if stage == "reading" else 8)
    if protocol == "grpc":
        return scene.client.message("GenerateRequest", token_ids={"ids": ids}, request_id=name,
                                    stopping=NEVER_ENDS).SerializeToString()
    return http_post({"prompt": ids, "stream": stage == "writing", **NEVER_ENDS}, name, version)


def is_at(load, stage, neighbours, count):
    if stage == "queued":
        return load.waiting_requests == count
    if stage == "reading":
        return (load.running_requests + load.waiting_requests == neighbours + count
                and load.prefill_remaining_tokens > 0)
    return load.running_requests == neighbours + count


def is_alone(load, neighbours):
    waiting = load.waiting
    return (load.running_requests == neighbours and load.waiting_requests == 0
            and not (waiting.tokenizing or waiting.inbox or waiting.prompts))


def leave_once(scene, stage, protocol, leaving, neighbours):
    """One request that is left once it is at its stage."""
    name = scene.name(protocol, leaving)
    # Over HTTP/1.1 a client that closes is heard of when it is probed, within a second.
    version = "1.0" if leaving == "fin" and stage != "writing" else "1.1"
    sent = asked(scene, stage, protocol, name, version)
    address = scene.daemon.grpc if protocol == "grpc" else scene.daemon.ready["http"]
    request = RawRequest(address, grpc_generate(sent) if protocol == "grpc" else sent)
    wait_until(lambda: is_at(scene.load(), stage, neighbours, 1), "the request at this stage")
    if stage == "writing":
        request.await_grpc_bytes(BEGUN_BYTES) if protocol == "grpc" else request.await_http_event()
    request.leave_with_fin() if leaving == "fin" else request.leave_with_rst()
    wait_until(lambda: is_alone(scene.load(), neighbours), "nothing of it in use")
    return name


def leave_often(scene, stage, protocol, leaving, times):
    with scene.neighbours.beside() as neighbours:
        names = [leave_once(scene, stage, protocol, leaving, neighbours) for _ in range(times)]
    scene.assert_ended(names)


def with_baseline(scene, stage):
    """Taken once each way of leaving has been tried."""
    if scene.before is None:
        for protocol, leaving in itertools.product(PROTOCOLS, ("fin", "rst")):
            leave_often(scene, stage, protocol, leaving, 1)
        scene.before = Baseline(scene.daemon, scene.client)
    return scene


@pytest.mark.parametrize("leaving", ["fin", "rst"])
@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("stage", PLACES)
def test_closed(scenes, stage, protocol, leaving):
    scene = with_baseline(scenes(PLACES[stage]), stage)
    leave_often(scene, stage, protocol, leaving, TIMES)
    scene.before.at_baseline()


@pytest.fixture(scope="module")
def namespace():
    made = Namespace()
    yield made
    made.remove()


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    return Authority(tmp_path_factory.mktemp("authority"), "authority")


def vanish(scene, namespace, authority, stage, count):
    """So many clients in one network, of both protocols in turn, that is cut off."""
    namespace.set_link("up")
    requests = []
    for protocol in itertools.islice(itertools.cycle(PROTOCOLS), count):
        name = scene.name(protocol, "vanished")
        address = scene.daemon.grpc if protocol == "grpc" else scene.daemon.ready["http"]
        requests.append({
            "name": name, "protocol": protocol, "bytes": asked(scene, stage, protocol, name).hex(),
            "address": f"{namespace.host_address}:{address.rsplit(':', 1)[1]}"})
    client = namespace.start(sys.executable, pathlib.Path(__file__).with_name("gone_client.py"))
    with scene.neighbours.beside() as neighbours:
        tell(client, json.dumps({"requests": requests, "begun": stage == "writing",
                                 "authority": str(authority.certificate)}), "open")
        wait_until(lambda: is_at(scene.load(), stage, neighbours, count), "all at this stage")
        namespace.set_link("down")
        wait_until(lambda: is_alone(scene.load(), neighbours), "nothing of theirs in use")
        client.kill()
        client.wait()
    scene.assert_ended([request["name"] for request in requests])


@pytest.mark.parametrize("stage", PLACES)
def test_vanished(scenes, namespace, authority, stage):
    scene = with_baseline(scenes(PLACES[stage]), stage)
    for begun in range(0, TIMES, MOST_AT_ONCE):
        vanish(scene, namespace, authority, stage, min(MOST_AT_ONCE, TIMES - begun))
    scene.before.at_baseline()
