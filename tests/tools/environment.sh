#!/usr/bin/env bash
# Makes build/tools/TOOL, a Python environment with one third-party tool as
# tests/tools/requirements/TOOL.txt pins it, unless it is there already. A line "# alone: PACKAGE" of
# that file installs the package without what it demands, which the other lines then name: where it
# would bring gigabytes that "# with packages of Debian" has (PyTorch), or asks for a newer Python
# than it needs. A line "# wheel: PACKAGE" fetches a wheel of which only some files are run.
# Usage: tests/tools/environment.sh TOOL…
set -euo pipefail
cd "$(dirname "$0")/../.."

for tool in "$@"; do
  wanted=tests/tools/requirements/$tool.txt
  made=build/tools/$tool
  cmp -s "$wanted" "$made/ready" && continue
  echo "installing $tool"
  rm -rf "$made"
  options=()
  ! grep -qx '# with packages of Debian' "$wanted" || options=(--system-site-packages)
  /usr/bin/python3 -m venv ${options[@]+"${options[@]}"} "$made"
  pip=("$made/bin/pip" --disable-pip-version-check -q)
  "${pip[@]}" install -r "$wanted"
  while read -r package; do
    "${pip[@]}" install --no-deps --ignore-requires-python "$package"
  done < <(sed -n 's/^# alone: //p' "$wanted")
  sed -n 's/^# wheel: //p' "$wanted" >"$made/wheel.txt"
  if [[ -s $made/wheel.txt ]]; then
    "${pip[@]}" download --no-deps --only-binary=:all: --require-hashes \
      -d "$made/wheel" -r "$made/wheel.txt"
  fi
  cp "$wanted" "$made/ready"
done
