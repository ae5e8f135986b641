#!/usr/bin/env bash
#
# usage: corners.sh [BYTES [NAME...]]
#
# Measures code that costs a careless tool the square of its size: a megabyte, or BYTES, of each of
# about 190 things without end, such as `a.b.c` or `[[[[`. Prints what a byte of each costs to parse
# and to run the whole tool on, as a multiple of what a byte of ordinary code costs: in steps, which
# are the same on every machine, and in CPU time. Fails when one costs more than ten times as much.

set -euo pipefail
exec "$(dirname "${BASH_SOURCE[0]}")/fuzz.sh" --corners "$@"
