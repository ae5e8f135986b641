#!/usr/bin/env bash
#
# usage: names.sh [--show N] PACKAGE...
#
# Compares what the tool says names mean with what the compiler says, on packages that build here.
#
# Each package is built with SwiftPM, which leaves an index; what that says of names is held against
# 'observify syntax --names', which reads the code alone. Prints the shares, for all names and for those
# whose type the package declares, and the first N differences (20).
#
# OBSERVIFY names the binary of the tool; without it the debug build is made.
#
# Exit status: 0 when no type is wrong, 1 when one is, 2 for wrong usage or a package that does not build.

set -euo pipefail

scripts="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
show=20
if [ "${1:-}" = --show ] && [ $# -gt 1 ]; then
  show="$2"
  shift 2
fi
if [ $# -eq 0 ]; then
  sed -n '3s/^# //p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi

tool="${OBSERVIFY:-}"
if [ -z "$tool" ]; then
  swift build --package-path "$scripts/.." --product observify >&2
  tool="$(swift build --package-path "$scripts/.." --show-bin-path)/observify"
fi
tool="$(realpath "$tool")"

toolchain="$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")"
library=
for name in libIndexStore.so libIndexStore.dylib; do
  if [ -f "$toolchain/lib/$name" ]; then library="$toolchain/lib/$name"; fi
done
if [ -z "$library" ]; then
  echo "names.sh: no libIndexStore in '$toolchain/lib'" >&2
  exit 2
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
status=0
for package in "$@"; do
  package="$(realpath "$package")"
  echo "$package:"
  swift build --package-path "$package" --enable-index-store >"$work/build" 2>&1 || {
    tail -n 5 "$work/build" >&2
    exit 2
  }
  store="$(swift build --package-path "$package" --show-bin-path)/index/store"
  (cd "$package" && "$tool" syntax --names .) >"$work/names"
  python3 "$scripts/names/compare.py" --show "$show" \
    "$tool" "$library" "$store" "$package" "$work/names" || status=1
done
exit "$status"
