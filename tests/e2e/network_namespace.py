"""A network of its own for clients, whose link can be cut: what a peer that vanishes looks like."""

import contextlib
import ipaddress
import itertools
import json
import os
import subprocess

import pytest

# RFC 2544: for tests of networks, and in use nowhere else.
TEST_NETWORKS = ipaddress.ip_network("198.18.0.0/15")


def ip(*arguments):
    return subprocess.run(["ip", *arguments], capture_output=True, text=True, check=True)


def unused_network():
    """One with two addresses that this machine has nothing of, and no way to but its default: the
    test must not take its place."""
    links = json.loads(ip("-json", "-4", "address").stdout)
    routes = json.loads(ip("-json", "-4", "route", "show", "table", "all").stdout)
    taken = [f"{address['local']}/{address['prefixlen']}"
             for link in links for address in link.get("addr_info", [])]
    taken += [route["dst"] for route in routes if route["dst"] != "default"]
    others = [ipaddress.ip_network(one, strict=False) for one in taken]
    for network in TEST_NETWORKS.subnets(new_prefix=30):
        if not any(network.overlaps(other) for other in others):
            return network
    raise OSError(f"all of {TEST_NETWORKS} is in use")


def tell(process, line, answer):
    """Says a line to a process that answers each with one."""
    process.stdin.write(line + "\n")
    process.stdin.flush()
    assert process.stdout.readline().strip() == answer


NUMBERS = itertools.count()


class Namespace:
    """Reaches `host_address` while its link is up."""

    def __init__(self):
        # Of its own: what is removed is there as long as a process of it is.
        number = f"{os.getpid()}-{next(NUMBERS)}"
        self.name = f"longspan-{number}"
        self._host_end, self._client_end = f"lsh{number}", f"lsc{number}"
        try:
            self._make()
        except (OSError, subprocess.CalledProcessError) as error:
            with contextlib.suppress(OSError, subprocess.CalledProcessError):
                self.remove()
            pytest.skip("no network namespace can be made here (it takes root and iproute2): "
                        f"{getattr(error, 'stderr', '') or error}")

    def _make(self):
        network = unused_network()
        self.host_address, client_address = map(str, network.hosts())
        ip("netns", "add", self.name)
        ip("link", "add", self._host_end, "type", "veth", "peer", "name", self._client_end,
           "netns", self.name)
        ip("address", "add", f"{self.host_address}/{network.prefixlen}", "dev", self._host_end)
        ip("link", "set", self._host_end, "up")
        ip("-n", self.name, "address", "add", f"{client_address}/{network.prefixlen}", "dev",
           self._client_end)
        self.set_link("up")

    def set_link(self, state):
        ip("-n", self.name, "link", "set", self._client_end, state)

    def start(self, *command):
        return subprocess.Popen(["ip", "netns", "exec", self.name, *map(str, command)], text=True,
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def remove(self):
        ip("netns", "delete", self.name)  # its end of the link goes with it, and so the other
