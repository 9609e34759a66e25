"""The gRPC service by what it tells of itself: reflection and health, no generated stubs."""

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

SERVICE = "longspan.v1.Inference"


def test_services_are_listed(reflected):
    services = set(reflected.database.get_services())
    assert {SERVICE, "grpc.health.v1.Health"} <= services


def test_generate(reflected):
    events = list(reflected.generate(
        text="one two three", sampling={"temperature": 0},
        stopping={"max_tokens": 5, "ignore_eos": True},
        response={"token_ids": True, "include_timing": True, "include_attribution": True,
                  "progress_interval_ms": 0}))
    kinds = [event.WhichOneof("event") for event in events]
    assert kinds[0] == "accepted" and kinds[-1] == "finished"
    assert kinds.index("prefill_progress") < kinds.index("token_delta")
    deltas = [event.token_delta for event in events if event.HasField("token_delta")]
    assert [delta.sequence for delta in deltas] == list(range(len(deltas)))
    ids = [token for delta in deltas for token in delta.token_ids]
    assert len(ids) == 5
    finished = events[-1].finished
    assert finished.usage.completion_tokens == 5
    assert finished.timing.prefill_ms > 0
    assert finished.attribution.decode_steps >= 4
    text = reflected.call("Detokenize", token_ids=ids, skip_special_tokens=True).text
    assert text == "".join(delta.text for delta in deltas)


def test_model_server_and_load(reflected, daemon):
    model = reflected.call("GetModelInfo")
    assert model.name == daemon.model
    assert model.nsa.block_tokens == 64
    assert model.max_context_tokens > 0
    pools = {pool.name: pool for pool in reflected.call("GetServerInfo").pools}
    assert pools["kv_pages"].total > 0 and pools["kv_pages"].unit_bytes > 0
    load = reflected.call("GetLoad")
    assert load.kv_pages_total == pools["kv_pages"].total
    assert not load.draining


def test_tokens_there_and_back(reflected):
    text = "Grüße 東京 🙂"
    ids = reflected.call("Tokenize", text=text).token_ids
    assert reflected.call("Detokenize", token_ids=ids).text == text


def test_health(reflected):
    health = health_pb2_grpc.HealthStub(reflected.channel)
    for service in ("", SERVICE):
        request = health_pb2.HealthCheckRequest(service=service)
        assert health.Check(request, timeout=30).status == health_pb2.HealthCheckResponse.SERVING
    watch = health.Watch(health_pb2.HealthCheckRequest(service=SERVICE), timeout=30)
    assert next(watch).status == health_pb2.HealthCheckResponse.SERVING
    watch.cancel()
    try:
        health.Check(health_pb2.HealthCheckRequest(service="no.such.Service"), timeout=30)
        raise AssertionError("an unknown service has no health")
    except grpc.RpcError as error:
        assert error.code() == grpc.StatusCode.NOT_FOUND
