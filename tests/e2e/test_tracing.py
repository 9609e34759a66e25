"""Traces: a request's log line names its trace, and a collector gets its spans."""

import http.server
import json
import threading

import pytest
import requests
from google.protobuf import json_format
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from daemon import PATIENCE_S, Reflected, wait_until

TRACE = "0af7651916cd43dd8448eb211c80319c"
PARENT = "b7ad6b7169203331"


class Collector:
    """Takes spans as OTLP's collectors do."""

    def __init__(self):
        self.spans = []
        collector = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                assert self.path == "/v1/traces", self.path
                # The published schema: what it does not know is an error.
                json_format.ParseDict(body, ExportTraceServiceRequest())
                for resource in body["resourceSpans"]:
                    for scope in resource["scopeSpans"]:
                        collector.spans += scope["spans"]
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}"

    def of(self, trace, name):
        return [span for span in self.spans if span["traceId"] == trace and span["name"] == name]

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def collector():
    started = Collector()
    yield started
    started.stop()  # once more does no harm


def complete(daemon, traceparent, request_id="mine"):
    return requests.post(f"{daemon.http}/v1/completions", timeout=PATIENCE_S,
                         headers={"traceparent": traceparent, "X-Request-Id": request_id},
                         json={"prompt": "a", "max_tokens": 3, "ignore_eos": True})


def attributes(span):
    return {one["key"]: next(iter(one["value"].values())) for one in span["attributes"]}


def test_the_log_names_the_trace(daemon, reflected):
    assert complete(daemon, f"00-{TRACE}-{PARENT}-01").status_code == 200
    assert complete(daemon, "nonsense", "trace-anew").status_code == 200
    reflected.channel.unary_unary("/longspan.v1.Inference/GetModelInfo")(
        b"", metadata=(("traceparent", f"00-{TRACE}-{PARENT}-01"),), timeout=PATIENCE_S)
    wait_until(lambda: daemon.log().count(f'"trace_id":"{TRACE}"') == 2, "both are logged")
    wait_until(lambda: '"request_id":"trace-anew","trace_id":"' in daemon.log(), "so is the other")


def test_a_collector_gets_the_spans_of_both_protocols(start_daemon, collector):
    daemon = start_daemon("--otlp-endpoint", collector.endpoint)
    assert complete(daemon, f"00-{TRACE}-{PARENT}-01").status_code == 200
    assert complete(daemon, f"00-{'1' * 32}-{PARENT}-00").status_code == 200
    wait_until(lambda: collector.of(TRACE, "POST"), "the request's span")
    request, = collector.of(TRACE, "POST")
    assert request["parentSpanId"] == PARENT and request["kind"] == 2
    told = attributes(request)
    assert told["url.path"] == "/v1/completions" and told["longspan.request_id"] == "mine"
    completion, = wait_until(lambda: collector.of(TRACE, "completion"), "the completion's span")
    assert completion["parentSpanId"] == request["spanId"]
    told = attributes(completion)
    assert told["longspan.completion_tokens"] == "3"
    assert told["longspan.prefill_ms"] > 0 and told["longspan.queue_ms"] >= 0
    assert int(request["startTimeUnixNano"]) < int(completion["endTimeUnixNano"])

    reflected = Reflected(daemon.grpc)
    reflected.text("a", max_tokens=2)
    by_name = lambda name: [span for span in collector.spans if span["name"] == name]
    call, = wait_until(lambda: by_name("longspan.v1.Inference/Generate"), "the call's span")
    inner, = wait_until(lambda: collector.of(call["traceId"], "completion"), "and the one in it")
    assert inner["parentSpanId"] == call["spanId"]
    reflected.close()
    daemon.stop()
    assert not collector.of("1" * 32, "POST"), "its caller does not sample it"


def test_a_collector_that_is_not_there_costs_spans_alone(start_daemon, collector):
    collector.stop()
    daemon = start_daemon("--otlp-endpoint", collector.endpoint)

    def dropped():
        lines = requests.get(f"{daemon.http}/metrics", timeout=30).text.splitlines()
        return float(next(line for line in lines
                          if line.startswith("longspan_spans_dropped_total ")).split()[1])

    assert complete(daemon, "").status_code == 200
    wait_until(lambda: dropped() >= 2, "the spans are counted as lost")
    daemon.stop()
    assert daemon.process.returncode == 0
