#!/usr/bin/env python3
"""Gets a source release that sources.txt pins, from the package index that pip is set up with, and
prints its folder. What was fetched once is kept in $LONGSPAN_SOURCES, or longspan/sources
in the user's cache folder, and needs no network again.

`pip download` would run a release's own build to learn its metadata; so pip's parts are asked for the
file alone, and nothing of it runs here."""

import hashlib
import os
import pathlib
import re
import sys
import tarfile
import tempfile

PINS = pathlib.Path(__file__).with_name("sources.txt")
PIN = re.compile(r"(?P<name>[\w-]+)==(?P<version>[\w.]+) --hash=sha256:(?P<sha256>[0-9a-f]{64})")


def cache_folder():
    named = os.environ.get("LONGSPAN_SOURCES")
    if named:
        return pathlib.Path(named).resolve()
    of_user = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    return pathlib.Path(of_user) / "longspan" / "sources"


def download(name, file_name):
    """The bytes of a file that the index lists for a package."""
    try:
        from pip._internal.commands import create_command
    except ImportError:
        sys.exit("fetch_sources.py needs pip (Debian's package python3-pip)")
    command = create_command("download")
    options, _ = command.parse_args([name])
    with command.main_context():
        session = command.get_default_session(options)
        finder = command._build_package_finder(options=options, session=session)
        links = [candidate.link for candidate in finder.find_all_candidates(name)
                 if candidate.link.filename == file_name]
        if not links:
            sys.exit(f"the package index has no {file_name}, or could not be asked; put the file into "
                     f"{cache_folder()} (LONGSPAN_SOURCES), or build with -DLONGSPAN_CONSTRAINTS=OFF")
        # As it is: of a .tar.gz, a session would undo the compression.
        answer = session.get(links[0].url_without_fragment, headers={"Accept-Encoding": "identity"})
        answer.raise_for_status()
        return answer.content


def has_hash(path, sha256):
    return path.exists() and hashlib.sha256(path.read_bytes()).hexdigest() == sha256


def fetch(name, version, sha256, to):
    path = to / f"{name}-{version}.tar.gz"
    if has_hash(path, sha256):
        return path
    fetched = path.with_suffix(f".{os.getpid()}")
    fetched.write_bytes(download(name, path.name))
    if not has_hash(fetched, sha256):
        fetched.unlink()
        sys.exit(f"{path.name} of the package index is not what sources.txt pins")
    fetched.rename(path)
    return path


def extract(archive, folder):
    """Whoever comes first has extracted it; the folder is there as a whole or not at all."""
    if folder.exists():
        return
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        with tarfile.open(archive) as files:
            files.extractall(scratch, filter="data") if hasattr(tarfile, "data_filter") else \
                files.extractall(scratch)
        try:
            (pathlib.Path(scratch) / folder.name).rename(folder)
        except OSError:
            if not folder.exists():
                raise


def main():
    wanted = sys.argv[1]
    pins = [PIN.fullmatch(line) for line in PINS.read_text().splitlines() if line[:1] != "#"]
    for pin in pins:
        if pin["name"] == wanted:
            to = cache_folder()
            to.mkdir(parents=True, exist_ok=True)
            folder = to / f"{wanted}-{pin['version']}"
            extract(fetch(wanted, pin["version"], pin["sha256"], to), folder)
            print(folder)
            return
    sys.exit(f"sources.txt does not pin {wanted}")


if __name__ == "__main__":
    main()
