"""Which package a file was installed by, and under which licence."""

import importlib.metadata
import os
import re
from dataclasses import dataclass
from pathlib import Path

STANDARD_LIBRARY = "Python standard library"
COMMON_LICENCES = "/usr/share/common-licenses"
SYSTEM_DOCUMENTS = "/usr/share/doc"
LONGEST_LICENCE = 200
VERBATIM = "verbatim copying allowed"
# Licences that ask for no more than to be named, as metadata and copyright files write them.
PERMISSIVE = re.compile(
    r"\b(0?BSD|MIT|Expat|X11|Apache|PSF|Python Software|ISC|Zlib|CC0|CC-BY-[1-4]|HPND|curl|BSL|"
    r"Unlicense|public.domain|" + VERBATIM + r")\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PackageNames:
    """Which package a file belongs to, by the folder below its root."""

    by_folder: dict[str, str]

    def __call__(self, path: str) -> str:
        if path.startswith(SYSTEM_DOCUMENTS + "/"):
            return path.split("/")[4]
        if path.startswith(COMMON_LICENCES):
            return "common licence texts"
        for marker in ("/site-packages/", "/dist-packages/"):
            if marker in path:
                folder = path.split(marker, 1)[1].split("/", 1)[0]
                return self.by_folder.get(folder, folder.split("-")[0].removesuffix(".py"))
        return STANDARD_LIBRARY


def _metadata_licence(distribution: importlib.metadata.Distribution) -> str:
    metadata = distribution.metadata
    named = (metadata.get_all("License-Expression") or metadata.get_all("License") or [""])[0]
    if 0 < len(named) <= LONGEST_LICENCE and "\n" not in named and named != "UNKNOWN":
        return str(named)
    classes = [line.split("::")[-1].strip() for line in metadata.get_all("Classifier") or []
               if line.startswith("License ::")]
    return ", ".join(classes) or "see its licence file"


def installed(roots: list[str]) -> tuple[PackageNames, dict[str, str]]:
    """Packages by folder and their licences, of all that is installed below the roots."""
    by_folder: dict[str, str] = {}
    licences = {STANDARD_LIBRARY: "PSF-2.0", "common licence texts": VERBATIM}
    folders = [*roots, *(os.path.join(root, "site-packages") for root in roots)]
    for distribution in importlib.metadata.distributions(path=folders):
        name = distribution.metadata["Name"]
        if not name:
            continue
        licences[name] = _metadata_licence(distribution)
        for file in distribution.files or []:
            by_folder.setdefault(file.parts[0], name)
    return PackageNames(by_folder), licences


def is_permissive(licence: str) -> bool:
    """Whether all licences named are permissive; of alternatives, one is enough."""
    needed = re.split(r",(?! Version)|;| and ", licence, flags=re.IGNORECASE)
    return all(any(PERMISSIVE.search(choice) for choice in re.split(r" or |/", each, flags=re.I))
               for each in needed)


def may_be_used(package: str, licences: dict[str, str]) -> bool:
    """Only what is free to use, also in other works. Looks up the licences that are not known."""
    if package not in licences:
        licences[package] = copyright_licence(package)
    return is_permissive(licences[package])


def copyright_licence(package: str) -> str:
    """The licences that a Debian copyright file names, at most three."""
    path = Path(SYSTEM_DOCUMENTS, package, "copyright")
    if not path.is_file():
        return "see its copyright file"
    lines = path.read_text("utf-8", "replace").splitlines()
    named = [line.removeprefix("License:").strip() for line in lines
             if line.startswith("License:")]
    distinct = list(dict.fromkeys(name for name in named if name))
    return ", ".join(distinct[:3]) or "see its copyright file"
