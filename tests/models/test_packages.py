"""Text is taken from packages whose licences are permissive, all of them."""

import packages
import pytest


@pytest.mark.parametrize("licence", [
    "BSD-3-Clause AND 0BSD AND MIT AND Zlib AND CC0-1.0", "Apache License, Version 2.0",
    "Apache Software License", "MIT OR AFL-2.1", "BSD License", "PSF-2.0", "3-Clause BSD License",
    "BSL-1.0, Apache-2.0, Zlib", "BSD-2-Clause AND Apache-2.0 WITH LLVM-exception",
    "BSD-2-clause, ISC, public-domain", packages.VERBATIM])
def test_permissive(licence):
    assert packages.is_permissive(licence)


@pytest.mark.parametrize("licence", [
    "", "see its licence file", "LicenseRef-NVIDIA-SOFTWARE-LICENSE", "MPL-2.0 AND MIT", "LGPL-2.1+",
    "GPL-3+, GPL-3+ with Bison exception, GPL-2+", "MIT, BSD-2-clause, LGPL-2.1+",
    "Expat, CC0, CC-BY-SA-3.0", "Other/Proprietary License", "Expat and GPL-3+"])
def test_not_permissive(licence):
    assert not packages.is_permissive(licence)


def test_what_is_not_known_is_looked_up(monkeypatch, tmp_path):
    monkeypatch.setattr(packages, "SYSTEM_DOCUMENTS", str(tmp_path))
    for name, licence in (("free", "Expat"), ("other", "GPL-2")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "copyright").write_text(f"Files: *\nLicense: {licence}\n")
    licences: dict[str, str] = {}
    assert packages.may_be_used("free", licences) and licences["free"] == "Expat"
    assert not packages.may_be_used("other", licences)
    assert not packages.may_be_used("without a file", licences)
