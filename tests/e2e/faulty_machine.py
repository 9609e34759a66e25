"""A daemon on a machine that fails when it is told to (faulty_machine.cc)."""

import mmap
import os
import pathlib
import struct
import subprocess

from daemon import PATIENCE_S, wait_until

SOURCE = pathlib.Path(__file__).with_suffix(".cc")
# Of 64 bits each, in this order, in faulty_machine.cc.
FIELDS = ("clock_shift_ns", "threads_granted", "threads_asked", "allocations", "fail_at",
          "fail_count", "failed", "fail_all_malloc", "stop_at_look", "looks",
          "most_added_bytes", "added_bytes", "adds_refused")
ALL = (1 << 63) - 1


def build(directory):
    library = directory / "faulty_machine.so"
    subprocess.run(["g++", "-std=c++20", "-O2", "-fPIC", "-shared", "-o", library, SOURCE, "-ldl"],
                   check=True, timeout=PATIENCE_S)
    return library


class Machine:
    """What `environment` is given to fails as the fields say, at once."""

    def __init__(self, library, directory):
        self.path = directory / "control"
        self.path.write_bytes(bytes(8 * len(FIELDS)))
        with self.path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 0)
        self.environment = {"LD_PRELOAD": str(library), "FAULTY_MACHINE": str(self.path)}
        self["threads_granted"] = ALL

    def __getitem__(self, field):
        return struct.unpack_from("=q", self._memory, 8 * FIELDS.index(field))[0]

    def __setitem__(self, field, value):
        struct.pack_into("=q", self._memory, 8 * FIELDS.index(field), value)

    def shift_clock(self, hours):
        self["clock_shift_ns"] = round(hours * 3600e9)

    def fail_allocations(self, at, count=1, all_malloc=False):
        """From now on: the one of that number, from 0, and those after it."""
        self["fail_count"] = 0
        self["allocations"], self["failed"] = 0, 0
        self["fail_at"], self["fail_all_malloc"] = at, all_malloc
        self["fail_count"] = count

    def allocations_are_had(self):
        self["fail_count"] = 0


def environment_of(machine):
    return {**os.environ, **machine.environment}


def is_stopped(process):
    """Whether it has stopped itself, as `stop_at_look` makes it."""
    state = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    return state == "T"


def wait_stopped(process):
    wait_until(lambda: process.poll() is not None or is_stopped(process), "that it stops")
    return process.poll() is None
