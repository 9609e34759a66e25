"""nginx in front of a daemon, with the proxy settings that it has by itself: HTTP/1.0 upstream,
answers buffered, bodies of at most 1 MiB, 60 s of silence."""

import contextlib
import os
import shutil
import socket
import subprocess

import requests
from daemon import PATIENCE_S, wait_until

CONFIG = """
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
  server {{
    listen {address};
    location / {{ proxy_pass {upstream}; }}
  }}
}}
"""


def free_address():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{probe.getsockname()[1]}"


def answers(url):
    try:
        return requests.get(f"{url}/health", timeout=PATIENCE_S).status_code == 200
    except requests.ConnectionError:
        return False


@contextlib.contextmanager
def running_nginx(folder, upstream):
    """Its URL."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program, "install the package nginx-light"
    address = free_address()
    config = folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    config.write_text(CONFIG.format(user=user, folder=folder, address=address, upstream=upstream))
    process = subprocess.Popen([program, "-e", "stderr", "-c", str(config)])
    try:
        wait_until(lambda: process.poll() is not None or answers(f"http://{address}"), "nginx")
        assert process.poll() is None, "nginx did not start"
        yield f"http://{address}"
    finally:
        process.terminate()
        process.wait(PATIENCE_S)
