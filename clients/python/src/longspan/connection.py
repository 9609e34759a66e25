"""Where the server is and how it is spoken to: address, TLS, API key, and the calls it has."""

import dataclasses
import os
import pathlib
from typing import Generic, TypeVar, Union

import grpc
from google.protobuf.message import Message
from grpc_health.v1 import health_pb2

from longspan.v1 import inference_pb2 as pb

HEALTH_PAUSE_S = 0.1  # between two questions to a server that hangs up on them

Pem = Union[bytes, str, "os.PathLike[str]"]  # what a PEM file holds, or the file's path

Request = TypeVar("Request", bound=Message)
Response = TypeVar("Response", bound=Message)


@dataclasses.dataclass(frozen=True)
class Tls:
    root_certificates: Pem | None = None  # who the server's certificate is trusted by; None: gRPC's
    client_certificate: Pem | None = None  # for servers that want one
    client_key: Pem | None = None
    server_name: str | None = None  # in the server's certificate, if not that of the address

    def credentials(self) -> grpc.ChannelCredentials:
        return grpc.ssl_channel_credentials(
            _read(self.root_certificates), _read(self.client_key), _read(self.client_certificate))


def _read(pem: Pem | None) -> bytes | None:
    return pem if pem is None or isinstance(pem, bytes) else pathlib.Path(pem).read_bytes()


class Connection:
    """All that both clients' channels and calls are made of."""

    def __init__(self, address: str, api_key: str | None, tls: Tls | bool) -> None:
        self._address = address
        tls = Tls() if tls is True else tls
        self._credentials = tls.credentials() if tls else None
        self.metadata = (("authorization", f"Bearer {api_key}"),) if api_key is not None else ()
        # Prompts and lists of tokens are as long as the model's context; the server has the limits.
        # A server that starts is found soon.
        self._options: list[tuple[str, int | str]] = [
            ("grpc.max_send_message_length", -1),
            ("grpc.max_receive_message_length", -1),
            ("grpc.initial_reconnect_backoff_ms", 100),
            ("grpc.max_reconnect_backoff_ms", 1000),
        ]
        if tls and tls.server_name is not None:
            self._options.append(("grpc.ssl_target_name_override", tls.server_name))

    def channel(self) -> grpc.Channel:
        if self._credentials is None:
            return grpc.insecure_channel(self._address, self._options)
        return grpc.secure_channel(self._address, self._credentials, self._options)

    def aio_channel(self) -> grpc.aio.Channel:
        if self._credentials is None:
            return grpc.aio.insecure_channel(self._address, self._options)
        return grpc.aio.secure_channel(self._address, self._credentials, self._options)


@dataclasses.dataclass(frozen=True)
class Method(Generic[Request, Response]):
    path: str
    request: type[Request]
    response: type[Response]


def _inference(name: str, request: type[Request],
               response: type[Response]) -> Method[Request, Response]:
    return Method(f"/longspan.v1.Inference/{name}", request, response)


GENERATE = _inference("Generate", pb.GenerateRequest, pb.GenerateEvent)
TOKENIZE = _inference("Tokenize", pb.TokenizeRequest, pb.TokenizeResponse)
DETOKENIZE = _inference("Detokenize", pb.DetokenizeRequest, pb.DetokenizeResponse)
GET_MODEL_INFO = _inference("GetModelInfo", pb.GetModelInfoRequest, pb.GetModelInfoResponse)
GET_SERVER_INFO = _inference("GetServerInfo", pb.GetServerInfoRequest, pb.GetServerInfoResponse)
GET_LOAD = _inference("GetLoad", pb.GetLoadRequest, pb.GetLoadResponse)
ABORT = _inference("Abort", pb.AbortRequest, pb.AbortResponse)
HEALTH_CHECK = Method("/grpc.health.v1.Health/Check", health_pb2.HealthCheckRequest,
                      health_pb2.HealthCheckResponse)
HEALTH_WATCH = Method("/grpc.health.v1.Health/Watch", health_pb2.HealthCheckRequest,
                      health_pb2.HealthCheckResponse)
