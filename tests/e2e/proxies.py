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


def _configuration(name, daemon, address):
    """The file that users get, with these addresses in place of its own."""
    text = (CONFIGURATIONS / name).read_text()
    for written, ours in (("127.0.0.1:8080", address), ("127.0.0.1:8000", daemon.ready["http"]),
                          ("127.0.0.1:8001", daemon.grpc)):
        written_yaml, ours_yaml = ("address: {}, port_value: {}".format(*one.split(":"))
                                   for one in (written, ours))
        assert written in text or written_yaml in text
        text = text.replace(written, ours).replace(written_yaml, ours_yaml)
    return text


def recommended_nginx(folder, daemon):
    address = free_address()
    return running_nginx(folder, address, _configuration("nginx.conf", daemon, address))


def recommended_envoy(folder, daemon):
    address = free_address()
    config = folder / "envoy.yaml"
    config.write_text(_configuration("envoy.yaml", daemon, address))
    program = pathlib.Path(sys.executable).with_name("envoy")
    return running([str(program), "--concurrency", "1", "--use-dynamic-base-id", "--log-level",
                    "warning", "--config-path", str(config)], address)
