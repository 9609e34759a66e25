"""Writes OCI images with the standard library alone: layers as tar archives, and the layout that
names them by digest. What goes in alone decides the digest."""

import hashlib
import io
import json
import os
import pathlib
import platform
import tarfile
import time

TIME = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
MEDIA = "application/vnd.oci.image."


class Layer:
    """A tar archive in the order of its names: files are bytes or paths here."""

    def __init__(self, files, folders=(), links=None):
        parents = {str(parent) for name in (*files, *folders)
                   for parent in pathlib.PurePosixPath(name).parents} - {"."}
        entries = {**dict.fromkeys(parents | set(folders)), **(links or {}), **files}
        self.data = io.BytesIO()
        with tarfile.open(fileobj=self.data, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for name in sorted(entries):
                self._add(archive, name, entries[name], is_link=name in (links or {}))

    @staticmethod
    def _add(archive, name, content, is_link):
        entry = tarfile.TarInfo(name)
        entry.mtime = TIME
        entry.mode = 0o1777 if name == "tmp" else 0o755
        if content is None:
            entry.type = tarfile.DIRTYPE
        elif is_link:
            entry.type, entry.linkname = tarfile.SYMTYPE, content
        else:
            data = content if isinstance(content, bytes) else pathlib.Path(content).read_bytes()
            entry.size = len(data)
            is_program = name.startswith("usr/bin/") or "/ld-linux" in name
            entry.mode = 0o755 if is_program else 0o644
            archive.addfile(entry, io.BytesIO(data))
            return
        archive.addfile(entry)


class Layout:
    """An image layout on disk: blobs by digest, and the index that names the image."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        (self.folder / "blobs/sha256").mkdir(parents=True, exist_ok=True)

    def blob(self, media_type, data):
        digest = hashlib.sha256(data).hexdigest()
        (self.folder / "blobs/sha256" / digest).write_bytes(data)
        return {"mediaType": media_type, "digest": f"sha256:{digest}", "size": len(data)}

    def json(self, media_type, value):
        return self.blob(media_type, json.dumps(value, sort_keys=True).encode())

    def finish(self, layers, config, name):
        layer_blobs = [self.blob(f"{MEDIA}layer.v1.tar", layer.data.getbuffer()) for layer in layers]
        config_blob = self.json(f"{MEDIA}config.v1+json", {
            "created": time.strftime("%FT%TZ", time.gmtime(TIME)), "os": "linux", "config": config,
            "architecture": {"x86_64": "amd64", "aarch64": "arm64"}[platform.machine()],
            "rootfs": {"type": "layers", "diff_ids": [blob["digest"] for blob in layer_blobs]}})
        manifest = self.json(f"{MEDIA}manifest.v1+json", {
            "schemaVersion": 2, "mediaType": f"{MEDIA}manifest.v1+json", "config": config_blob,
            "layers": layer_blobs})
        # The former is the layout's own, the latter what containerd imports it under.
        manifest["annotations"] = {"org.opencontainers.image.ref.name": name.rpartition(":")[2],
                                   "io.containerd.image.name": name}
        index = {"schemaVersion": 2, "mediaType": f"{MEDIA}index.v1+json", "manifests": [manifest]}
        (self.folder / "index.json").write_text(json.dumps(index, sort_keys=True))
        (self.folder / "oci-layout").write_text('{"imageLayoutVersion": "1.0.0"}')
        return manifest["digest"]
