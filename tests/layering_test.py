"""Holds every #include to the layering of ARCHITECTURE.md.

A rule names the files it binds and the includes they may not have. The first test walks the tree;
the others prove that each rule can fail.
"""

import re

from include_graph import ROOT, circle_in, circles, edges_within, read_includes, tracked_sources

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')

PROTOBUF = r"(google/protobuf/|.*\.pb\.h$)"
GRPC = r"(grpc/|grpcpp/)"
HTTP = r"boost/(beast|asio)"
PROMETHEUS = r"prometheus/"
CUDA = r"(cuda|cublas|nccl|cute/|cutlass/)"
JSON = r"nlohmann/"
LOGGING = r"spdlog/"
GRAMMARS = r"(xgrammar/|dlpack/)"

# (files, forbidden includes, the rule in words)
RULES = [
    (r"kernels/", rf"(engine/|server/|proto/|clients/|{PROTOBUF}|{GRPC}|{HTTP}|{JSON}|{LOGGING}|{PROMETHEUS})",
     "kernels know neither engine nor server, protobuf, JSON or logging"),
    (r"kernels/base/", r"(kernels|engine|server|proto|clients)/(?!base/)",
     "base is the floor that every layer stands on, and knows none of them"),
    (r"kernels/[^/]+$", rf"({CUDA}|kernels/(cpu|cuda)/|dnnl|oneapi|hwy/)",
     "the root headers of kernels are free of any backend"),
    (r"kernels/cpu/", rf"({CUDA}|kernels/cuda/)", "CPU files do not see CUDA"),
    (r"kernels/cuda/", r"(kernels/cpu/|dnnl|oneapi|hwy/)", "CUDA files do not see the CPU backend"),
    (r"engine/", rf"(server/|proto/|clients/|{PROTOBUF}|{GRPC}|{HTTP}|{PROMETHEUS}|{CUDA}|{LOGGING}|kernels/(cpu|cuda)/)",
     "engine knows neither transport, metrics, logging nor a concrete backend"),
    (r"engine/(scheduler|kv|batch)/", r"(kernels/backend\.h|engine/model/(?!forward_batch\.h))",
     "scheduler, kv and batch count: of model they see forward_batch.h alone, and no backend"),
    (r"(server/|engine/(?!core/)[^/]+/)", r"engine/core/(?!engine_(options|load)\.h|block_map\.h)",
     "of core all but the shell of the engine see options, load and block maps alone"),
    (r"engine/core/", r"engine/(loader/|[^/]+$)", "core knows neither files nor its shell"),
    (r"engine/model/", r"engine/(scheduler|request|batch|kv|sampling|loader|text)/",
     "model computes: it sees no scheduling, requests, text or files"),
    (r"engine/model/[^/]+$", r"engine/model/families/", "model reads descriptions of families and knows none of them"),
    (r"engine/model/families/", r"(engine/model/(?!families/|family\.h|config_key\.h|model_config\.h)|kernels/backend\.h)",
     "a family is a description"),
    (r"engine/request/", r"engine/(scheduler|batch|kv|sampling|model|loader|text|engine)",
     "request is what all others speak of"),
    (r"engine/kv/", r"engine/(scheduler|batch|sampling|loader|text)/", "kv counts pages only"),
    (r"engine/text/", r"engine/(?!text/|json/)", "text stands alone"),
    (r"engine/text/jinja/", r"engine/(?!text/jinja/|text/(text_range|utf8|unicode_class)\.h|json/)",
     "jinja knows JSON and characters alone"),
    (r"engine/text/[^/]+$", r"engine/text/jinja/", "tokenizers know no templates"),
    (r"engine/json/", r"engine/(?!json/)", "json stands alone"),
    (r"engine/chat/", r"(engine/(?!chat/|text/|json/|constraint/constraint\.h)|kernels/(?!base/))",
     "chat knows text, JSON and what constraints are"),
    (r"engine/(core|request)/", r"engine/chat/(?!reasoning_)",
     "of chat the engine's core and requests know how reasoning is marked"),
    (r"engine/loader/", r"engine/(scheduler|request|batch|kv|sampling|text|engine)",
     "loader serves model"),
    (r"engine/(?!json/)", JSON, "JSON is read through engine/json"),
    (r"(?!engine/constraint/xgrammar)", GRAMMARS, "xgrammar_library.cc alone sees the grammar library"),
    (r"engine/constraint/", r"engine/(?!constraint/|text/|json/)",
     "constraints know tokens and text, and nothing of requests or steps"),
    (r"server/(?!grpc/)", rf"({PROTOBUF}|{GRPC})", "protobuf and gRPC end at the gRPC front end"),
    (r"server/(?!observation/metrics(_registry)?\.)", PROMETHEUS, "Prometheus ends at metrics"),
    (r"server/(?!http/|openai/|guard/|base/network_threads\.)", HTTP,
     "HTTP ends at its front end, and at the guard before gRPC; both have network threads"),
    (r"server/grpc/", r"server/(openai|http|ui)/", "the front ends do not see each other"),
    (r"server/(openai|http|ui)/", r"server/grpc/", "the front ends do not see each other"),
    (r"server/http2/", rf"(server/(?!http2/)|engine/|kernels/|boost/|{GRPC}|sys/|openssl/)",
     "http2 knows frames, and neither sockets nor a library"),
    (r"server/guard/", rf"(server/(openai/|grpc/|http/(?!socket))|{GRPC}|{PROTOBUF})",
     "the guard hands sockets on, and knows neither front end"),
    (r"server/(?!server\.cc$)", r"kernels/cpu/", "server.cc alone names the CPU backend"),
    (r"server/(?!cuda_factory\.cc$)", r"kernels/cuda/", "cuda_factory.cc alone names the CUDA backend"),
    (r"clients/", r"(server/|engine/|kernels/)", "clients know the protocol alone"),
    (r"server/", r"clients/(?!command_line/)", "of the clients the server shares command_line alone"),
    (r"clients/command_line/", rf"(clients/(?!command_line/)|server/|engine/|kernels/|proto/|{PROTOBUF}|{GRPC})",
     "command_line knows flags, and no program that has them"),
    (r"(kernels|engine|server|clients|proto)/", r"tests/", "production code does not see tests"),
    (r"tests/reference/(?!.*_test)", r"(engine/|server/|kernels/(?!(nsa|sparse_prefill)_params\.h))",
     "the reference shares no code with what it judges"),
]
# server.cc composes everything, and model_start what computes, so they may name any part, but no
# transport library.
COMPOSITION = {"server/server.cc", "server/model_start.h", "server/model_start.cc"}
SPECIAL_NAMES = [
    (r"(?!kernels/cuda/).*\.cuh$", "a .cuh lives in kernels/cuda"),
]
# Deadlines that come from outside are taken over once, in clock.h.
WALL_CLOCK = re.compile(r"absl::Now\(|system_clock")
BACKEND_IF = re.compile(r"^\s*#\s*(if|ifdef|ifndef|elif).*LONGSPAN_(CUDA|CPU)")


def violations_of(path, lines):
    found = []
    for pattern, rule in SPECIAL_NAMES:
        if re.match(pattern, path):
            found.append(f"{path}:1: {rule}")
    for number, line in enumerate(lines, 1):
        if BACKEND_IF.match(line) and path not in COMPOSITION:
            found.append(f"{path}:{number}: a backend #if stands in server.cc alone")
        if (WALL_CLOCK.search(line) and path.startswith("engine/")
                and path != "kernels/base/clock.h"):
            found.append(f"{path}:{number}: the engine reads the steady clock alone")
        include = INCLUDE.match(line)
        if not include:
            continue
        for files, forbidden, rule in RULES:
            if re.match(files, path) and re.match(forbidden, include.group(1)):
                found.append(f"{path}:{number}: includes {include.group(1)}, but {rule}")
    return found


def test_the_tree_keeps_its_layers():
    sources = tracked_sources()
    assert len(sources) > 50
    found = []
    for path in sources:
        found += violations_of(path, (ROOT / path).read_text().splitlines())
    assert not found, "\n" + "\n".join(found)


def test_no_folders_include_one_another_in_a_circle():
    found = circles(read_includes(tracked_sources()))
    assert not found, "\n".join(f"{at or 'the root'}: {' -> '.join(circle)}" for at, circle in found)


def test_a_circle_is_found_at_any_level():
    includes = [("kernels/cuda/a/x.cc", "kernels/cuda/b/y.h"),
                ("kernels/cuda/b/deep/y.cc", "kernels/cuda/c/z.h"),
                ("kernels/cuda/c/z.h", "kernels/cuda/a/x.h")]
    assert circles(includes) == [("kernels/cuda", ["a", "b", "c", "a"])]
    assert circles(includes[:2]) == []
    # A folder's own files are a part of it, too.
    own = [("engine/kv/x.cc", "engine/engine.h"), ("engine/engine.cc", "engine/kv/x.h")]
    assert circle_in(edges_within(own, "engine")) == ["(files)", "kv", "(files)"]
    assert circle_in(edges_within(own, "")) == []


def test_every_rule_can_fail():
    examples = [
        ("kernels/cpu/x.cc", "engine/engine.h"), ("kernels/ops.h", "cuda_runtime.h"),
        ("kernels/base/x.h", "kernels/ops.h"),
        ("kernels/cpu/x.cc", "kernels/cuda/a.h"), ("kernels/cuda/x.cu", "kernels/cpu/a.h"),
        ("engine/x.cc", "grpcpp/grpcpp.h"), ("engine/kv/x.cc", "kernels/backend.h"),
        ("server/x.cc", "engine/core/engine_core.h"), ("engine/core/x.h", "engine/engine.h"),
        ("engine/batch/x.cc", "engine/model/decoder.h"), ("engine/model/x.cc", "engine/request/request.h"),
        ("engine/model/x.cc", "engine/model/families/families.h"), ("engine/model/families/x.cc", "engine/model/decoder.h"),
        ("engine/request/x.h", "engine/kv/page_pool.h"), ("engine/kv/x.h", "engine/text/tokenizer.h"),
        ("engine/text/x.cc", "engine/request/request.h"), ("engine/text/jinja/x.cc", "engine/text/tokenizer.h"),
        ("engine/text/x.cc", "engine/text/jinja/template.h"), ("engine/json/x.cc", "engine/text/tokenizer.h"), ("engine/chat/x.cc", "engine/sampling/stop.h"),
        ("engine/core/x.h", "engine/chat/answer_parser.h"),
        ("engine/loader/x.cc", "engine/text/tokenizer.h"), ("engine/text/x.cc", "nlohmann/json.hpp"),
        ("server/admission/admission.cc", "proto/longspan/v1/inference.pb.h"), ("server/admission/admission.cc", "prometheus/counter.h"),
        ("server/observation/metrics_work.cc", "prometheus/counter.h"),
        ("server/observation/metrics.cc", "boost/beast/http.hpp"), ("server/grpc/service.cc", "server/openai/api.h"),
        ("server/openai/api.cc", "server/grpc/service.h"), ("server/main.cc", "kernels/cpu/cpu_backend.h"),
        ("server/server.cc", "kernels/cuda/backend/cuda_backend.h"),
        ("server/http2/x.cc", "boost/asio.hpp"), ("server/guard/x.cc", "grpcpp/grpcpp.h"),
        ("clients/cpp/x.cc", "server/options/options.h"), ("server/x.cc", "clients/cpp/base/connection.h"), ("clients/command_line/x.cc", "clients/cpp/base/connection.h"),
        ("engine/x.cc", "tests/fake.h"), ("engine/constraint/constraint_state.cc", "xgrammar/matcher.h"),
        ("engine/constraint/x.cc", "engine/request/request.h"),
        ("tests/reference/x.cc", "kernels/ops.h"),
    ]
    caught = set()
    for path, include in examples:
        found = violations_of(path, [f'#include "{include}"'])
        assert found, (path, include)
        caught.update(line.split(", but ")[-1] for line in found)
    assert caught == {rule for _, _, rule in RULES}
    assert violations_of("engine/x.cuh", [])
    assert violations_of("engine/x.cc", ["#ifdef LONGSPAN_CUDA"])
    assert violations_of("engine/x.cc", ["  const absl::Time now = absl::Now();"])


def test_what_is_allowed_passes():
    for path, include in [
        ("engine/model/decoder.cc", "kernels/backend.h"), ("server/server.cc", "kernels/cpu/cpu_backend.h"),
        ("engine/batch/x.cc", "engine/model/forward_batch.h"), ("engine/model/families/x.cc", "engine/model/family.h"), ("server/observation/metrics.cc", "prometheus/counter.h"),
        ("server/observation/metrics_registry.h", "prometheus/counter.h"),
        ("server/x.h", "engine/core/engine_load.h"), ("engine/engine.cc", "engine/core/engine_core.h"),
        ("engine/constraint/xgrammar_library.cc", "xgrammar/matcher.h"),
        ("server/http/server.cc", "boost/beast/http.hpp"),
        ("server/base/network_threads.h", "boost/asio/io_context.hpp"), ("tests/reference/x.cc", "kernels/nsa_params.h"),
        ("tests/reference/x.cc", "kernels/sparse_prefill_params.h"),
    ]:
        assert not violations_of(path, [f'#include "{include}"']), (path, include)
