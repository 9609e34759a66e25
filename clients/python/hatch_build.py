"""Compiles the protocol into the wheel: messages as Python and their types as stubs.

The .proto files are those of the repository, or the copy that a source distribution brings."""

import pathlib
import tempfile
from typing import Any

import grpc_tools
from grpc_tools import protoc
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROTO = "longspan/v1/inference.proto"


class CompileProtocol(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = pathlib.Path(self.root)
        proto = root / "proto"
        if not proto.is_dir():
            proto = root.parent.parent / "proto"
        self._output = tempfile.TemporaryDirectory()
        well_known = pathlib.Path(grpc_tools.__file__).parent / "_proto"
        code = protoc.main(["protoc", f"-I{proto}", f"-I{well_known}",
                            f"--python_out={self._output.name}",
                            f"--pyi_out={self._output.name}", PROTO])
        if code != 0:
            raise RuntimeError(f"protoc ended with {code} for {proto / PROTO}")
        stem = PROTO.removesuffix(".proto")
        for name in (f"{stem}_pb2.py", f"{stem}_pb2.pyi"):
            build_data["force_include"][f"{self._output.name}/{name}"] = name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._output.cleanup()
