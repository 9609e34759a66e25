"""Renders overlays of deploy/kubernetes and finds what is in them."""

import copy
import functools
import os
import pathlib
import subprocess

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
KUBERNETES = ROOT / "deploy" / "kubernetes"
BUILD = pathlib.Path(os.environ.get("LONGSPAN_BUILD", ROOT / "build" / "cpu"))
LONGSPAND = BUILD / "server" / "longspand"
DEMO = ROOT / "deploy" / "models" / "demo"
OVERLAYS = ("cpu", "h200", "gateway", "secured")


@functools.cache
def rendered(overlay):
    """The text of an overlay, as kubectl would apply it."""
    return subprocess.run(["kubectl", "kustomize", str(KUBERNETES / "overlays" / overlay)],
                          check=True, capture_output=True, text=True).stdout


@functools.cache
def parsed(overlay):
    return list(yaml.safe_load_all(rendered(overlay)))


def dig(value, *path):
    """value[path[0]][path[1]]…; None where that leads nowhere."""
    for key in path:
        if isinstance(value, list) and isinstance(key, int) and key < len(value):
            value = value[key]
        elif isinstance(value, dict):
            value = value.get(key)
        else:
            return None
    return value


def by_name(items):
    return {item["name"]: item for item in items or []}


@functools.cache
def settings(config_text):
    """What longspand would use with this configuration file: its own word for it."""
    read, write = os.pipe()
    os.write(write, config_text.encode())
    os.close(write)
    try:
        command = [LONGSPAND, "--config", f"/dev/fd/{read}", "--print-config"]
        printed = subprocess.run(command, pass_fds=[read], capture_output=True, text=True)
    finally:
        os.close(read)
    assert printed.returncode == 0, printed.stderr
    lines = (line.partition(" = ") for line in printed.stdout.splitlines() if line[0] != "#")
    return {name: value.strip('"') for name, _, value in lines}


def flag_values(arguments):
    """{name: value} of arguments in the form --name=value."""
    pairs = (argument.partition("=") for argument in arguments or [] if "=" in argument)
    return {name.removeprefix("--"): value for name, _, value in pairs}


class Overlay:
    """The objects of an overlay, to be changed at will."""

    def __init__(self, name):
        self.name = name
        self.objects = copy.deepcopy(parsed(name))

    def all(self, kind):
        return [item for item in self.objects if item["kind"] == kind]

    def one(self, kind, name="longspan"):
        """The object of this kind and name; {} if there is none."""
        return next((item for item in self.all(kind) if item["metadata"]["name"] == name), {})

    @property
    def deployment(self):
        return self.one("Deployment")

    @property
    def pod(self):
        return dig(self.deployment, "spec", "template", "spec")

    @property
    def container(self):
        return by_name(self.pod["containers"])["longspan"]

    @property
    def pods(self):
        """The specifications of all pods, the daemon's and others'."""
        return [dig(item, "spec", "template", "spec") for item in self.all("Deployment")]

    @property
    def containers(self):
        return [container for pod in self.pods
                for container in pod.get("initContainers", []) + pod["containers"]]

    @property
    def volumes(self):
        return by_name(self.pod["volumes"])

    def mounts(self, container):
        return by_name(dig(container, "volumeMounts"))

    def config_map(self, volume):
        return self.one("ConfigMap", dig(self.volumes, volume, "configMap", "name"))

    @property
    def config_text(self):
        return dig(self.config_map("config"), "data", "longspan.conf") or ""

    @property
    def settings(self):
        return settings(self.config_text)

    @property
    def is_secured(self):
        return "tls-cert-file" in flag_values(self.container["args"])
