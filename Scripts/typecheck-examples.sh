#!/usr/bin/env bash
#
# usage: typecheck-examples.sh [--jobs N]
#
# Compiles the examples of all codes, which `observify --explain` prints: before and after the
# migration, and as they are written where nothing is left to report. The tests have to be built.
#
# Exit status: as of typecheck-fixtures.sh, which does it.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

examples="$(mktemp -d)"
trap 'rm -rf "$examples"' EXIT
EXAMPLES="$examples" swift test --skip-build --filter ExampleTests.write >"$examples/log" 2>&1 || {
  cat "$examples/log" >&2
  exit 2
}
[ -d "$examples/OBS101/before" ] || { echo "typecheck-examples.sh: no example was written" >&2; exit 2; }
Scripts/typecheck-fixtures.sh "$@" "$examples"
