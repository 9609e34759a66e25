"""`vllm bench serve`, out of vLLM's wheel: the files of vllm/benchmarks as they are, without the
gigabytes of the rest. What they import of it besides is stood in for here, by what it does.

    vllm_bench.py WHEEL [arguments of vllm bench serve]
"""

import argparse
import gc
import importlib.abc
import importlib.machinery
import logging
import sys
import types

STAND_INS = {
    "tokenizers": {"get_tokenizer": lambda path, **_: load_tokenizer(path)},
    "utils.argparse_utils": {"FlexibleArgumentParser": argparse.ArgumentParser},
    "utils.gc_utils": {"freeze_gc_heap": gc.freeze},
    "utils.network_utils": {"join_host_port": lambda host, port: f"{host}:{port}"},
    "utils.mistral": {"is_mistral_tokenizer": lambda tokenizer: False},
    "logger": {"init_logger": logging.getLogger},
}


def load_tokenizer(path):
    from transformers import AutoTokenizer
    return AutoTokenizer.from_pretrained(path)


class NotNeeded:
    """Anything else: of images, audio and adapters, which no run here touches."""

    def __init__(self, *_, **__):
        pass

    def __getattr__(self, name):
        return NotNeeded


class StandIn(types.ModuleType):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return NotNeeded


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] != "vllm" or name.startswith("vllm.benchmarks"):
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        return StandIn(spec.name)

    def exec_module(self, module):
        if module.__name__ == "vllm":
            module.__path__ = [f"{sys.argv[1]}/vllm"]
        module.__dict__.update(STAND_INS.get(module.__name__.removeprefix("vllm."), {}))


def main():
    sys.meta_path.insert(0, Finder())
    from vllm.benchmarks import serve
    parser = argparse.ArgumentParser(prog="vllm bench serve")
    serve.add_cli_args(parser)
    serve.main(parser.parse_args(sys.argv[2:]))


main()
