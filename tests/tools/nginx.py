"""nginx in front of a daemon, with the proxy settings that it has by itself: HTTP/1.0 upstream,
answers buffered, bodies of at most 1 MiB, 60 s of silence."""

import contextlib

from proxies import free_address, running_nginx

SERVER = "server {{ listen {address}; location / {{ proxy_pass {upstream}; }} }}"


@contextlib.contextmanager
def running_default_nginx(folder, upstream):
    """Its URL."""
    address = free_address()
    content = SERVER.format(address=address, upstream=upstream)
    with running_nginx(folder, address, content):
        yield f"http://{address}"
