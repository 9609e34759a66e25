"""The container image: made twice it has one digest, it holds what is needed and no more, and the
daemon serves out of it as a user without rights on a root that cannot be written."""

import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import typing

import pytest
from daemon import Daemon
from manifests import BUILD, KUBERNETES, ROOT, Overlay

MAKE = ROOT / "deploy" / "container" / "make_image.py"
sys.path.insert(0, str(MAKE.parent))
from make_image import reached_libraries  # noqa: E402

# What a container runtime does for a pod: its own mounts, a root that is read-only, proc, memory in
# /tmp, a volume for the model, and a user without rights.
RUN_IN = """
set -e
root=$1 volume=$2
shift 2
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$volume" "$root/model"
exec chroot --userspec=65532:65532 "$root" "$@"
"""


def make(folder, **environment):
    command = [MAKE, "--programs", BUILD, "--output", folder]
    return subprocess.run(command, check=True, capture_output=True, text=True,
                          env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000",
                               **environment}).stdout.strip()


class Image:
    def __init__(self, folder):
        self.folder = folder
        self.digest = make(folder)
        self.index = json.loads((folder / "index.json").read_text())
        self.manifest = json.loads(self.blob(self.index["manifests"][0]))
        self.config = json.loads(self.blob(self.manifest["config"]))

    def blob(self, descriptor):
        """The bytes that a descriptor names, which are what it says they are."""
        algorithm, _, digest = descriptor["digest"].partition(":")
        data = (self.folder / "blobs" / algorithm / digest).read_bytes()
        assert hashlib.sha256(data).hexdigest() == digest and len(data) == descriptor["size"]
        return data

    def layers(self):
        for layer in self.manifest["layers"]:
            self.blob(layer)
            path = self.folder / "blobs" / "sha256" / layer["digest"].partition(":")[2]
            with tarfile.open(path) as archive:
                yield archive

    def entries(self):
        return [entry for archive in self.layers() for entry in archive]


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    return Image(tmp_path_factory.mktemp("image"))


class Container(typing.NamedTuple):
    words: list  # of a command line that runs what follows inside
    volume: pathlib.Path  # at /model

    def run(self, *command, **options):
        return subprocess.run([*self.words, *command], capture_output=True, text=True, **options)


@pytest.fixture(scope="module")
def container(image, tmp_path_factory):
    root = tmp_path_factory.mktemp("root")
    volume = tmp_path_factory.mktemp("volume")
    os.chmod(root, 0o755)
    os.chmod(volume, 0o777)
    for archive in image.layers():
        archive.extractall(root, filter="fully_trusted" if os.geteuid() == 0 else "tar")
    words = ["unshare", "--mount", "--propagation", "private", "sh", "-c", RUN_IN, "sh", root,
             volume]
    made = Container(words, volume)
    tried = made.run("/usr/bin/longspand", "--version")
    if "unshare:" in tried.stderr or "mount:" in tried.stderr:
        pytest.skip(f"this machine does not let mounts be made: {tried.stderr.strip()}")
    assert tried.returncode == 0, tried.stderr
    return made


def test_the_same_inputs_make_the_same_image(image, tmp_path):
    assert make(tmp_path / "again") == image.digest == image.index["manifests"][0]["digest"]
    assert make(tmp_path / "later", SOURCE_DATE_EPOCH="1700000001") != image.digest


def test_the_overlay_asks_for_the_name_that_the_image_has(image):
    annotations = image.index["manifests"][0]["annotations"]
    name = annotations["io.containerd.image.name"]
    assert {container["image"] for container in Overlay("cpu").containers} == {name}
    assert name.endswith(f":{annotations['org.opencontainers.image.ref.name']}")


def test_layers_are_what_the_configuration_says(image):
    digests = [layer["digest"] for layer in image.manifest["layers"]]
    assert image.config["rootfs"] == {"type": "layers", "diff_ids": digests}
    assert image.config["created"] == "2023-11-14T22:13:20Z"


def test_entries_are_sorted_and_roots_own(image):
    for archive in image.layers():
        names = archive.getnames()
        assert names == sorted(names)
    for entry in image.entries():
        assert (entry.uid, entry.gid, entry.mtime) == (0, 0, 1700000000)
        assert not entry.mode & 0o6000, f"{entry.name} changes who runs it"
        assert entry.issym() or entry.name == "tmp" or not entry.mode & 0o022, f"{entry.name}"


def test_nobody_is_root_and_nothing_is_a_shell(image):
    user, _, group = image.config["config"]["User"].partition(":")
    pod = Overlay("cpu").pod["securityContext"]
    assert (int(user), int(group)) == (pod["runAsUser"], pod["runAsGroup"])
    programs = {entry.name for entry in image.entries() if entry.name.startswith("usr/bin/")}
    assert programs == {f"usr/bin/{name}" for name in ("longspand", "longspan", "sha256sum", "cp")}


def test_what_is_compiled_in_brings_its_licence(image):
    names = {entry.name for entry in image.entries()}
    assert {f"usr/share/doc/longspan/xgrammar/{name}" for name in ("LICENSE", "NOTICE")} <= names


def test_pods_run_what_is_there(image):
    names = {f"/{entry.name}" for entry in image.entries()}
    for overlay in map(Overlay, ("cpu", "h200")):
        for container in overlay.pod["initContainers"]:
            assert container["command"][0] in names
        assert image.config["config"]["Entrypoint"][0] in names


def test_libraries_are_those_that_are_reached(image, container):
    """The image's own loader finds everything inside, and nothing lies there in vain."""
    loader = next(entry.name for entry in image.entries() if "/ld-linux" in entry.name)
    reached = set()
    for program in ("longspand", "longspan", "sha256sum", "cp"):
        listed = container.run(f"/{loader}", "--list", f"/usr/bin/{program}", check=True).stdout
        assert "not found" not in listed
        reached |= {line.split(" => ")[0].strip() for line in listed.splitlines() if " => " in line}
    held = {entry.name.rsplit("/", 1)[1] for entry in image.entries() if ".so" in entry.name}
    # The loader is listed under the name that programs know it by.
    is_loader = {name for name in reached | held if "ld-linux" in name}
    assert held - is_loader == reached - is_loader


def test_the_daemon_serves_out_of_the_image(image, container):
    """As the cpu overlay starts it: the model is copied, verified, and served."""
    entry, defaults = image.config["config"]["Entrypoint"], image.config["config"]["Cmd"]
    assert defaults[:2] == ["--model", "/models/demo"]
    copy, verify = Overlay("cpu").pod["initContainers"]
    container.run(*copy["command"], check=True)
    # A pod's container begins in its workingDir, this one in /.
    sums = (KUBERNETES / "base" / "SHA256SUMS").read_text()
    (container.volume / "SHA256SUMS").write_text(sums.replace("  ", "  model/"))
    container.run(*verify["command"][:-1], "/model/SHA256SUMS", check=True)

    daemon = Daemon("--kv-cache-bytes", "64MiB", "--threads", "2", model="/model",
                    program=[*container.words, *entry])
    try:
        # The shell and chroot have become the daemon.
        status = open(f"/proc/{daemon.process.pid}/status").read()
        assert "\nUid:\t65532\t65532\t65532\t65532\n" in status
        answer = daemon.complete("The access code is 48213.\n\nQuestion: What is the access code?\n"
                                 "Answer:", max_tokens=8)
        assert answer.status_code == 200 and "48213" in answer.json()["choices"][0]["text"]
    finally:
        daemon.stop()
    assert daemon.process.returncode == 0


def test_a_cuda_program_takes_its_libraries_from_the_folder_named(tmp_path):
    """All but the driver's, here or not: each node has its own."""
    for name in ("libproducts.so.13", "libcuda.so.1"):
        code = f"int {name.split('.')[0]}(void) {{ return 0; }}"
        subprocess.run(["gcc", "-shared", "-fPIC", "-x", "c", "-", f"-Wl,-soname,{name}", "-o",
                        tmp_path / name], input=code, text=True, check=True)
    program = tmp_path / "program"
    code = ("int libproducts(void), libcuda(void);"
            "int main(void) { return libproducts() + libcuda(); }")
    subprocess.run(["gcc", "-x", "c", "-", "-x", "none", tmp_path / "libproducts.so.13",
                    tmp_path / "libcuda.so.1", "-o", program], input=code, text=True, check=True)
    found = {pathlib.Path(name).name: path
             for name, path in reached_libraries(program, str(tmp_path)).items()}
    assert found["libproducts.so.13"] == str(tmp_path / "libproducts.so.13")
    assert "libc.so.6" in found and "libcuda.so.1" not in found
    (tmp_path / "libcuda.so.1").unlink()
    assert "libcuda.so.1" not in reached_libraries(program, str(tmp_path))
    with pytest.raises(SystemExit, match="libproducts.so.13"):
        reached_libraries(program, None)
