"""Certificates as an operator makes them, with the openssl command."""

import subprocess


def openssl(*arguments):
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)


class Authority:
    """An authority in a directory of its own, which vouches for 127.0.0.1."""

    def __init__(self, directory, name):
        directory.mkdir(exist_ok=True)
        self.directory = directory
        self.certificate = directory / f"{name}.pem"
        self._key = directory / f"{name}.key"
        openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                "-keyout", self._key, "-out", self.certificate, "-days", 2, "-subj", f"/CN={name}")

    def issue(self, name):
        """The paths of a certificate and its key."""
        certificate, key = self.directory / f"{name}.pem", self.directory / f"{name}.key"
        request, extensions = self.directory / f"{name}.csr", self.directory / f"{name}.ext"
        extensions.write_text("subjectAltName=IP:127.0.0.1,DNS:localhost\n")
        openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout",
                key, "-out", request, "-subj", f"/CN={name}")
        openssl("x509", "-req", "-in", request, "-CA", self.certificate, "-CAkey", self._key,
                "-CAcreateserial", "-out", certificate, "-days", 1, "-extfile", extensions)
        return certificate, key
