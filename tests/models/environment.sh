#!/usr/bin/env bash
# Makes build/venv-models, in which the training of the demo checkpoint is tested: Debian's PyTorch,
# which needs no GPU and a twentieth of the space that the registry's does, and the rest from there.
set -euo pipefail
cd "$(dirname "$0")/../.."
cmp -s tests/models/requirements.txt build/venv-models/ready && exit 0
/usr/bin/python3 -m venv --system-site-packages build/venv-models
build/venv-models/bin/pip install -q --disable-pip-version-check -r tests/models/requirements.txt
cp tests/models/requirements.txt build/venv-models/ready
