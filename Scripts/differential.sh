#!/usr/bin/env bash
#
# usage: differential.sh [--tool PATH] [--jobs N] [--show N] [PATH...]
#
# Compares the project's parser with SwiftSyntax, the parser of the Swift toolchain, on all .swift
# and .swiftinterface files at or below each PATH; without any, on the project's own Sources, Tests
# and Fixtures.
#
# Of each file that SwiftSyntax accepts, every fact that `observify syntax --facts` prints has to be
# one that SwiftSyntax sees, and the other way round; differences are listed, at most N files of
# them (20). Files that only one of the two parsers rejects are counted by what the error is about.
# SwiftSyntax comes with the toolchain; what it says of a file is kept, by content, in
# .build/differential, as the toolchain's build of it is slow (about half a megabyte a second).
#
# Exit status: 0 full agreement, 1 a difference, 2 wrong usage or a build that fails.

set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
tool=""
jobs="$(getconf _NPROCESSORS_ONLN)"
show=20
paths=()

usage() {
  sed -n '3s/^# //p' "${BASH_SOURCE[0]}" >&2
  exit 2
}

while [ $# -gt 0 ]; do
  case "$1" in
    --tool) [ $# -ge 2 ] || usage; tool="$2"; shift ;;
    --jobs) [ $# -ge 2 ] || usage; jobs="$2"; shift ;;
    --show) [ $# -ge 2 ] || usage; show="$2"; shift ;;
    -*) usage ;;
    *) [ -e "$1" ] || { echo "differential.sh: no such file or folder: $1" >&2; exit 2; }
      paths+=("$1") ;;
  esac
  shift
done
[ ${#paths[@]} -gt 0 ] || paths=("$root/Sources" "$root/Tests" "$root/Fixtures")

# Builds the judge against the toolchain's SwiftSyntax, unless that was done before.
build_judge() {
  local sources="$root/Scripts/differential" host
  key="$(cat "$sources"/*.swift <(swiftc --version 2>&1) | cksum | tr ' ' '-')"
  work="$root/.build/differential/$key"
  [ -x "$work/judge" ] && return
  rm -rf "$root/.build/differential"
  mkdir -p "$work/verdicts"
  host="$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host"
  echo "building the judge" >&2
  swiftc -O "$sources"/*.swift -I "$host" -L "$host" \
    -lSwiftSyntax -lSwiftParser -lSwiftParserDiagnostics -lSwiftDiagnostics \
    -Xlinker -rpath -Xlinker "$host" -o "$work/judge.new" >&2 || exit 2
  mv "$work/judge.new" "$work/judge"
}

build_judge
if [ -z "$tool" ]; then
  swift build --package-path "$root" -c release --product observify >&2 || exit 2
  tool="$(swift build --package-path "$root" -c release --show-bin-path)/observify"
fi

find "${paths[@]}" -type f \( -name '*.swift' -o -name '*.swiftinterface' \) | LC_ALL=C sort \
  | "$work/judge" --tool "$tool" --cache "$work/verdicts" --jobs "$jobs" --show "$show"
