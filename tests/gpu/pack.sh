#!/usr/bin/env bash
# Gathers what run.sh needs on a machine that has a GPU and none of our build tools, in
# FOLDER/pack.tar.xz: the programs, stripped, in bin, with the daemon if it is built; the shared
# libraries that they need in lib. FOLDER/env, to be sourced, unpacks it there once. What belongs to the
# C library or to CUDA is the machine's own. One archive, since the programs share most of their code.
#
#   tests/gpu/pack.sh FOLDER [BUILD]      BUILD: build/cuda
#
# Then, there: tests/gpu/run.sh --parity FOLDER/bin, or --serve FOLDER/bin FOLDER/bin.
set -euo pipefail
folder=$(realpath -m "${1:?"usage: $0 FOLDER [BUILD]"}")
build=$(realpath "${2:-$(dirname "$0")/../../build/cuda}")
limit_bytes=60000000
theirs='^(ld-linux.*|lib(c|m|pthread|rt|dl|cuda|cudart|cublas|cublasLt|cupti|nccl|nv[A-Za-z-]*))\.so'

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
mkdir -p "$folder"
content=$(mktemp -d)
trap 'rm -rf "$content"' EXIT
mkdir "$content/bin" "$content/lib"
for program in "${programs[@]}"; do
  strip -o "$content/bin/$(basename "$program")" "$program"
done

# "name => path (address)", or "name => not found"; lines without an arrow are the kernel's.
ldd "${programs[@]}" | awk '$2 == "=>" { print $1, $3 }' | sort -u |
  while read -r name path; do
    [[ $name =~ $theirs ]] && continue
    if [[ $path != /* ]]; then
      echo "$name is needed and not found here" >&2
      exit 1
    fi
    cp -L "$path" "$content/lib/$name"
  done

tar -C "$content" --sort=name -cf - bin lib | xz --lzma2=preset=6,dict=192MiB >"$folder/pack.tar.xz"
cat >"$folder/env" <<'LINE'
pack=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd); [[ -d $pack/bin ]] || python3 -W ignore -m tarfile -e "$pack/pack.tar.xz" "$pack"; export LD_LIBRARY_PATH="$pack/lib:${CUDA_HOME:-/usr/local/cuda}/lib64${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
LINE
bytes=$(du -sb "$folder" | cut -f1)
echo "$folder: ${#programs[@]} programs, $(find "$content/lib" -type f | wc -l) libraries, $bytes bytes"
if ((bytes > limit_bytes)); then
  echo "more than $limit_bytes bytes" >&2
  exit 1
fi
