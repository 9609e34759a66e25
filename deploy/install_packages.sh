#!/usr/bin/env bash
# Installs the Debian 12 packages that building (and, with "test", testing) needs; those already
# there are left alone. Usage: deploy/install_packages.sh [build|test]
set -euo pipefail

build_packages=(
  build-essential cmake ninja-build pkg-config git curl jq ca-certificates python3-pip
  libgrpc++-dev libprotobuf-dev protobuf-compiler protobuf-compiler-grpc libabsl-dev
  libboost1.81-dev prometheus-cpp-dev libspdlog-dev libcli11-dev nlohmann-json3-dev
  libdnnl-dev libhwy-dev libpcre2-dev libutf8proc-dev libssl-dev)
test_packages=(
  ccache libgtest-dev libgmock-dev libbenchmark-dev clang-14 clang-tidy-14 clang-format-14
  libclang-rt-14-dev lld-14 llvm-14 python3 python3-venv python3-torch python3-numpy prometheus systemd iproute2
  chromium chromium-driver fonts-dejavu-core nginx-light zsh mandoc)
# Anybody's kubectl will do, and clashes with Debian's.
command -v kubectl >/dev/null || test_packages+=(kubernetes-client)

wanted=("${build_packages[@]}")
[[ ${1:-build} == test ]] && wanted+=("${test_packages[@]}")

missing=()
for package in "${wanted[@]}"; do
  dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
    missing+=("$package")
done
((${#missing[@]} == 0)) && exit 0

as_root=()
((EUID == 0)) || as_root=(sudo)
echo "Installing ${#missing[@]} packages: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
# Services such as Prometheus must not start: tests run their own.
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
