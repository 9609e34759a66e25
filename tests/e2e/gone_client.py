"""Holds requests open until it is told to close them, or until it is gone. On standard input: what to
ask, as one line of JSON; then a line when to close. It says "open" when all has been sent and, where
that is asked for, each answer has begun; "closed" when all is closed."""

import json
import socket
import ssl
import sys

import grpc

NAME = "localhost"  # in the certificate


class HttpRequest:
    def __init__(self, asked, context):
        host, port = asked["address"].rsplit(":", 1)
        self.socket = socket.create_connection((host, int(port)))
        if asked["protocol"].startswith("https"):
            self.socket = context.wrap_socket(self.socket, server_hostname=NAME)
        self.socket.sendall(bytes.fromhex(asked["bytes"]))

    def await_answer(self):
        received = b""
        while b"data: " not in received:
            received += self.socket.recv(4096) or sys.exit(f"no answer, but {received}")

    def close(self):
        if isinstance(self.socket, ssl.SSLSocket):
            self.socket.setblocking(False)
            try:
                self.socket.unwrap()  # tells the end, and does not wait for that of the server
            except ssl.SSLError:
                pass
        self.socket.close()


class GrpcRequest:
    def __init__(self, asked, authority):
        options = [("grpc.use_local_subchannel_pool", 1), ("grpc.ssl_target_name_override", NAME)]
        if asked["protocol"] == "grpcs":
            credentials = grpc.ssl_channel_credentials(authority)
            self.channel = grpc.secure_channel(asked["address"], credentials, options)
        else:
            self.channel = grpc.insecure_channel(asked["address"], options)
        call = self.channel.unary_stream("/longspan.v1.Inference/Generate")
        self.events = call(bytes.fromhex(asked["bytes"]), wait_for_ready=True)

    def await_answer(self):
        next(self.events)

    def close(self):
        self.channel.close()


def main():
    asked = json.loads(sys.stdin.readline())
    context = ssl.create_default_context(cafile=asked["authority"])
    with open(asked["authority"], "rb") as file:
        authority = file.read()
    requests = [GrpcRequest(one, authority) if one["protocol"].startswith("grpc")
                else HttpRequest(one, context) for one in asked["requests"]]
    for request in requests if asked["begun"] else []:
        request.await_answer()
    print("open", flush=True)
    sys.stdin.readline()
    for request in requests:
        request.close()
    print("closed", flush=True)
    sys.stdin.readline()


main()
