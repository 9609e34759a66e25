#!/usr/bin/env bash
# Makes what main.py wrote into a folder the shipped checkpoint: its files over deploy/models/demo, the
# golden files by the float64 reference, and the checksums that the Kubernetes manifests verify.
#
# deploy/models/demo/train/ship.sh FOLDER
#
# wants build/cpu/tests/reference/write_golden, and a python3 with tokenizers (or PYTHON=another).
# Takes minutes: the reference computes whole prompts in float64.
set -euo pipefail
folder=$(realpath "${1:?the folder that main.py wrote}")
cd "$(dirname "$0")/../../../.."
demo=deploy/models/demo
loaded=(config.json generation_config.json model.safetensors tokenizer.json tokenizer_config.json)
written=("${loaded[@]}" README.md figures.json golden/chat.json golden/tokenizer.json)
for file in "${written[@]}"; do
  [[ -f $folder/$file ]] || { echo "$folder lacks $file: was training cut off?" >&2; exit 1; }
done
reference=build/cpu/tests/reference/write_golden
python=${PYTHON:-python3}
[[ -x $reference ]] || { echo "there is no $reference: build the preset cpu" >&2; exit 1; }
"$python" -c "import tokenizers" || { echo "$python has no tokenizers; PYTHON= names another" >&2; exit 1; }
prompts=$(mktemp)
trap 'rm -f "$prompts"' EXIT
for file in "${written[@]}"; do cp "$folder/$file" "$demo/$file"; done
"$python" "$demo/train/golden_prompts.py" --model "$demo" --output "$prompts"
"$reference" --model "$demo" --prompts "$prompts" --output "$demo/golden" \
  --commit "$(git rev-parse --short HEAD)"
(cd "$demo" && sha256sum "${loaded[@]}" longspan.json) > deploy/kubernetes/base/SHA256SUMS
