"""Validates Kubernetes objects, strictly and offline: built-in kinds by the published schemas that
kubernetes-validate carries, custom ones by custom_resources.yaml."""

import pathlib

import jsonschema
import kubernetes_validate
import yaml

CUSTOM = yaml.safe_load(pathlib.Path(__file__).with_name("custom_resources.yaml").read_text())
# preStop.sleep came with the first; the last is the newest that is known.
VERSIONS = ("1.30", kubernetes_validate.latest_version())


def validate(item, version):
    """Raises jsonschema.ValidationError."""
    spec = CUSTOM.get(f"{item['apiVersion']}/{item['kind']}")
    if spec is None:
        kubernetes_validate.validate(item, version, strict=True)
        return
    whole = {"type": "object", "required": ["apiVersion", "kind", "metadata", "spec"],
             "properties": {"apiVersion": {}, "kind": {}, "metadata": CUSTOM["$defs"]["metadata"],
                            "spec": spec},
             "additionalProperties": False}
    jsonschema.validate(item, whole)
