"""Proxies in front of a daemon, started as processes of their own."""

import contextlib
import os
import pathlib
import shutil
import socket
import subprocess
import sys

import requests
from daemon import PATIENCE_S, ROOT, wait_until

CONFIGURATIONS = ROOT / "deploy" / "proxies"
# The addresses that stand there.
WRITTEN = {"http": "127.0.0.1:8080", "grpc": "127.0.0.1:8081", "http_daemon": "127.0.0.1:8000",
           "grpc_daemon": "127.0.0.1:8001"}


def free_address():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{probe.getsockname()[1]}"


def _answers(url):
    try:
        return requests.get(f"{url}/health", timeout=PATIENCE_S).status_code == 200
    except requests.ConnectionError:
        return False


@contextlib.contextmanager
def running(command, address):
    """Until this is left. It is there when it passes on what the daemon answers."""
    process = subprocess.Popen(command)
    try:
        wait_until(lambda: process.poll() is not None or _answers(f"http://{address}"), command[0])
        assert process.poll() is None, f"{command[0]} did not start"
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


NGINX = """
{user}
daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  {content}
}}
"""


def running_nginx(folder, address, content):
    """`content` stands in the context `http`."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program, "install the package nginx-light"
    user = "user root;" if os.geteuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(NGINX.format(user=user, folder=folder, content=content))
    return running([program, "-e", "stderr", "-c", str(config)], address)


def _configuration(name, **ours):
    """The file that users get, with our addresses in place of its own."""
    text = (CONFIGURATIONS / name).read_text()
    for written, own in ((WRITTEN[key], own) for key, own in ours.items()):
        written_yaml, own_yaml = ("address: {}, port_value: {}".format(*one.split(":"))
                                  for one in (written, own))
        assert written in text or written_yaml in text
        text = text.replace(written, own).replace(written_yaml, own_yaml)
    return text


@contextlib.contextmanager
def recommended_nginx(folder, daemon):
    """Where HTTP and gRPC are served."""
    at = {"http": free_address(), "grpc": free_address()}
    content = _configuration("nginx.conf", **at, http_daemon=daemon.ready["http"],
                             grpc_daemon=daemon.grpc)
    with running_nginx(folder, at["http"], content):
        yield at["http"], at["grpc"]


@contextlib.contextmanager
def recommended_envoy(folder, daemon):
    """Likewise, which is one address."""
    address = free_address()
    config = folder / "envoy.yaml"
    config.write_text(_configuration("envoy.yaml", http=address, http_daemon=daemon.ready["http"],
                                     grpc_daemon=daemon.grpc))
    program = pathlib.Path(sys.executable).with_name("envoy")
    with running([str(program), "--concurrency", "1", "--use-dynamic-base-id", "--log-level",
                  "warning", "--config-path", str(config)], address):
        yield address, address
