#!/usr/bin/env bash
# precisions_on_gpu.sh PROGRAM FOLDER: what FP8 costs the demo model on a GPU, against bf16, within 150 s.
# It needs Python 3.11 and no package. The table is printed, and kept with all answers in FOLDER.
set -euo pipefail
program=$(realpath "$1")
folder=$(realpath "$2")
cd "$(dirname "$0")/../.."
# An interrupt shows what came until then.
exec timeout --signal=INT "${SECONDS_LIMIT:-145}" python3 tests/accuracy/accuracy.py --daemon "$program" \
  --model deploy/models/demo --lengths 8192 --cases "${CASES:-24}" --answer-tokens 1024 \
  --tasks prompt_perplexity,demo_single,demo_eight,demo_plain --first-name bf16 \
  --daemon-mode "fp8 weights=--weights fp8" --daemon-mode "fp8 cache=--kv-dtype fp8" \
  --daemon-mode "both=--weights fp8 --kv-dtype fp8" \
  --output "$folder/precisions.json" --append "$folder/precisions.jsonl" -- --device cuda
