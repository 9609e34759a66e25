"""What is built and how it installs: types, contents, and the dependencies that it declares."""

import os
import subprocess
import sys
import tarfile
import zipfile

import pytest
from conftest import ROOT, SITE

PACKAGE = ROOT / "clients" / "python"
(WHEEL,) = (SITE.parent / "dist").glob("*.whl")
(SOURCE,) = (SITE.parent / "dist").glob("*.tar.gz")


def run(*command, **env):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True,
                          env={**os.environ, **{k: str(v) for k, v in env.items()}})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_types():
    """Strictly, of the package as it is installed, and of its examples."""
    run(sys.executable, "-m", "mypy", "--config-file", PACKAGE / "pyproject.toml", "--cache-dir",
        ROOT / "build" / "mypy", "-p", "longspan", MYPYPATH=SITE)
    run(sys.executable, "-m", "mypy", "--config-file", PACKAGE / "pyproject.toml", "--cache-dir",
        ROOT / "build" / "mypy", *(PACKAGE / "examples").glob("*.py"), MYPYPATH=SITE)


def test_types_find_mistakes(tmp_path):
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import longspan\n"
                     "client = longspan.Client()\n"
                     "client.complete('x', temprature=1)\n"
                     "client.complete('x', max_tokens='many')\n"
                     "client.complete('x').text + 1\n")
    done = subprocess.run([sys.executable, "-m", "mypy", "--config-file",
                           PACKAGE / "pyproject.toml", "--cache-dir", ROOT / "build" / "mypy",
                           wrong], capture_output=True, text=True,
                          env={**os.environ, "MYPYPATH": str(SITE)})
    assert [line.split(":")[1] for line in done.stdout.splitlines()[:-1]
            if ": error:" in line] == ["3", "4", "5"], done.stdout


def test_contents():
    names = set(zipfile.ZipFile(WHEEL).namelist())
    assert {"longspan/py.typed", "longspan/v1/inference_pb2.py",
            "longspan/v1/inference_pb2.pyi"} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    with tarfile.open(SOURCE) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert {"LICENSE", "proto/longspan/v1/inference.proto", "examples/shared_prefix.py"} <= packed
    assert not any("_pb2" in name for name in packed)


SMOKE = """
import sys, google.protobuf, longspan
from longspan.requests import generate_request
from longspan.v1.inference_pb2 import GenerateRequest
assert google.protobuf.__version__.startswith(sys.argv[1]), google.protobuf.__version__
request = generate_request([1, 2], {"temperature": 0, "stop": "x", "logit_bias": {5: 1.0}})
assert GenerateRequest.FromString(request.SerializeToString()) == request
with longspan.Client("127.0.0.1:1") as client:
    assert not client.is_ready()
"""


@pytest.mark.parametrize("package,protobuf", [(WHEEL, "6.31.1"), (PACKAGE, "7.*")],
                         ids=["oldest", "newest"])
def test_declared_dependencies_suffice(tmp_path, package, protobuf):
    """With the oldest and the newest protobuf, and nothing else from here; the package is the
    wheel, or made from the checkout as pip does."""
    run(sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--target",
        tmp_path, package, f"protobuf=={protobuf}")
    # -S: without the packages of the tests' environment.
    run(sys.executable, "-S", "-c", SMOKE, protobuf.rstrip("*"), PYTHONPATH=tmp_path)
