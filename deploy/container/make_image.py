#!/usr/bin/env python3
"""Makes a container image (an OCI image layout) of longspand, with no more than it needs: the
programs, the shared libraries they reach, a model, and the packages' licences. No shell, no package
manager, one user who is not root. Needs no container tools, no privileges and no network.

    deploy/container/make_image.py --programs build/serve --output build/image
    skopeo copy oci:build/image docker://registry.example/longspan:0.1.0-cpu

The same inputs give the same digest: names are sorted, owners, modes and times are fixed (times to
SOURCE_DATE_EPOCH), and layers are not compressed, which whatever uploads them does.

For the CUDA build, --cuda-libraries names the folder of the CUDA runtime to take libraries from,
such as /usr/local/cuda/lib64 of NVIDIA's base image; the driver's own come from the node."""

import argparse
import os
import pathlib
import subprocess
import sys
import sysconfig
import tempfile

from image_layout import Layer, Layout

USER = 65532
LIBRARIES = f"usr/lib/{sysconfig.get_config_var('MULTIARCH')}"
# Put into the container by NVIDIA's runtime, to match the node's driver.
DRIVER_LIBRARIES = ("libcuda.so", "libnvidia-")
# Beside ours: what copies and verifies a model before the daemon starts.
TOOLS = ("/usr/bin/sha256sum", "/usr/bin/cp")
NOT_SERVED = ("README.md", "figures.json")  # nor what stands in folders


def reached_libraries(program, cuda_libraries):
    """{path in the image: path here} of the loader and the libraries that a program needs."""
    environment = dict(os.environ)
    if cuda_libraries:
        environment["LD_LIBRARY_PATH"] = cuda_libraries
    found = {}
    for line in subprocess.run(["ldd", program], check=True, capture_output=True, text=True,
                               env=environment).stdout.splitlines():
        name, _, path = line.strip().partition(" => ")
        if name.startswith(DRIVER_LIBRARIES):
            continue
        if path.startswith("/"):
            found[f"{LIBRARIES}/{name}"] = path.split(" (")[0]
        elif name.startswith("/"):
            found["usr" + name.split(" (")[0]] = name.split(" (")[0]
        elif path == "not found":
            sys.exit(f"{program} needs {name}, which is not here; --cuda-libraries names a folder")
    return found


def package_facts(paths):
    """Licences, and versions where scanners for vulnerabilities look for them, of the Debian
    packages that files are of, under whichever of a file's two names the package knows it."""
    names = {prefix + path.removeprefix("/usr") for path in paths for prefix in ("", "/usr")}
    asked = subprocess.run(["dpkg-query", "-S", *sorted(names)], capture_output=True, text=True)
    packages = {line.split(": ")[0].split(", ")[0] for line in asked.stdout.splitlines()
                if not line.startswith("diversion by")}
    facts = {}
    for package in sorted(packages):
        name = package.split(":")[0]
        facts[f"usr/share/doc/{name}/copyright"] = f"/usr/share/doc/{name}/copyright"
        facts[f"var/lib/dpkg/status.d/{name}"] = subprocess.run(
            ["dpkg-query", "-s", package], check=True, capture_output=True).stdout
    return facts


def compiled_in(programs):
    """Licences of what is part of the programs themselves, as the build leaves them."""
    folder = pathlib.Path(programs) / "licences"
    return {f"usr/share/doc/longspan/{path.relative_to(folder)}": path
            for path in folder.rglob("*") if path.is_file()}


def stripped(program):
    with tempfile.NamedTemporaryFile() as without_symbols:
        subprocess.run(["strip", "-o", without_symbols.name, program], check=True)
        return pathlib.Path(without_symbols.name).read_bytes()


def make_layers(programs, model, cuda_libraries):
    ours = [f"{programs}/server/longspand", f"{programs}/clients/longspan"]
    libraries = {}
    for program in (*ours, *TOOLS):
        libraries.update(reached_libraries(program, cuda_libraries))
    users = {"etc/passwd": f"root:x:0:0::/:\nlongspan:x:{USER}:{USER}::/:\n".encode(),
             "etc/group": f"root:x:0:\nlongspan:x:{USER}:\n".encode()}
    system = Layer(
        {**libraries, **users, **package_facts([*libraries.values(), *TOOLS]),
         **{tool.lstrip("/"): tool for tool in TOOLS}},
        folders=("dev", "proc", "sys", "tmp", "model"),
        links={"bin": "usr/bin", "lib": "usr/lib", "lib64": "usr/lib64"})
    weights = {f"models/{model.name}/{path.name}": path for path in model.iterdir()
               if path.is_file() and path.name not in NOT_SERVED}
    # What changes least comes first, so that nodes fetch little when they upgrade.
    return [system, Layer(weights),
            Layer({**compiled_in(programs),
                   **{f"usr/bin/{pathlib.Path(path).name}": stripped(path) for path in ours}})]


def main():
    here = pathlib.Path(__file__).resolve().parents[2]
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--programs", required=True, help="CMake's build folder")
    parser.add_argument("--output", required=True, help="folder for the image layout")
    parser.add_argument("--model", type=pathlib.Path, default=here / "deploy/models/demo")
    parser.add_argument("--cuda-libraries", help="folder of the CUDA runtime's libraries")
    parser.add_argument("--name", default="registry.example/longspan:0.1.0-cpu",
                        help="what those who import the layout call the image")
    given = parser.parse_args()
    config = {"User": f"{USER}:{USER}", "WorkingDir": "/", "StopSignal": "SIGTERM",
              "Entrypoint": ["/usr/bin/longspand"],
              "Cmd": ["--model", f"/models/{given.model.name}", "--http-address", "0.0.0.0:8000",
                      "--grpc-address", "0.0.0.0:8001"],
              "Env": ["PATH=/usr/bin"], "ExposedPorts": {"8000/tcp": {}, "8001/tcp": {}}}
    if given.cuda_libraries:
        config["Env"] += ["NVIDIA_VISIBLE_DEVICES=all",
                          "NVIDIA_DRIVER_CAPABILITIES=compute,utility"]
    layers = make_layers(given.programs, given.model, given.cuda_libraries)
    print(Layout(given.output).finish(layers, config, given.name))


if __name__ == "__main__":
    main()
