#!/usr/bin/env bash
# Gathers what run.sh needs on a machine that has a GPU and none of our build tools: the programs,
# stripped, in FOLDER/bin, with the daemon if it is built; the shared libraries that they need in
# FOLDER/lib; and FOLDER/env, to be sourced, which unpacks once what is large and so compressed. What
# belongs to the C library or to CUDA is the machine's own.
#
#   tests/gpu/pack.sh FOLDER [BUILD]      BUILD: build/cuda
#
# Then, there: tests/gpu/run.sh --parity FOLDER/bin, or --serve FOLDER/bin FOLDER/bin.
set -euo pipefail
folder=$(realpath -m "${1:?"usage: $0 FOLDER [BUILD]"}")
build=$(realpath "${2:-$(dirname "$0")/../../build/cuda}")
limit_bytes=60000000
theirs='^(ld-linux.*|lib(c|m|pthread|rt|dl|cuda|cudart|cublas|cublasLt|nccl|nv[A-Za-z-]*))\.so'

if [[ -e $folder ]]; then
  echo "$folder is there already" >&2
  exit 1
fi
mapfile -t programs < <(
  find "$build/tests/gpu" "$build/tests/bench/make_checkpoint" "$build/server/longspand" \
    -maxdepth 1 -type f -executable 2>/dev/null)
if ((${#programs[@]} == 0)); then
  echo "no programs in $build; build the target gpu_programs" >&2
  exit 1
fi
mkdir -p "$folder/bin" "$folder/lib"
for program in "${programs[@]}"; do
  strip -o "$folder/bin/$(basename "$program")" "$program"
done

# "name => path (address)", or "name => not found"; lines without an arrow are the kernel's.
ldd "${programs[@]}" | awk '$2 == "=>" { print $1, $3 }' | sort -u |
  while read -r name path; do
    [[ $name =~ $theirs ]] && continue
    if [[ $path != /* ]]; then
      echo "$name is needed and not found here" >&2
      exit 1
    fi
    cp -L "$path" "$folder/lib/$name"
  done

find "$folder" -type f -size +1M -exec gzip -9 {} +
cat >"$folder/env" <<'LINE'
pack=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd); gzip -dq "$pack"/{bin,lib}/*.gz 2>/dev/null || true; export LD_LIBRARY_PATH="$pack/lib:${CUDA_HOME:-/usr/local/cuda}/lib64${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
LINE
bytes=$(du -sb "$folder" | cut -f1)
echo "$folder: ${#programs[@]} programs, $(find "$folder/lib" -type f | wc -l) libraries, $bytes bytes"
if ((bytes > limit_bytes)); then
  du -ab "$folder" | sort -rn | head >&2
  echo "more than $limit_bytes bytes" >&2
  exit 1
fi
