#!/usr/bin/env bash
#
# usage: behave.sh --harness DIR [--tool PROGRAM] [--seed N] [--programs N] [--shrink N] [--faults DIR]
#                  [--only WORDS] [--without WORDS] [--styles default,bridge,modernize] [--print NUMBER]
#
# Makes up SwiftUI programs, migrates them, runs them before and after, and compares what they show.
#
# The programs come of a grammar of real forms (behave/grammar/*.txt): the same seed makes the same
# programs everywhere. A driver taps and types at random; after each step the lines of the page have to
# be those that the program showed before its migration, or, where those were stale, those that are true.
# A difference without a warning, more than 50 bodies in a step, a trap, a compile error and a second run
# that proposes something are faults. With `--shrink` the first N kinds of them are made as small as they
# get and printed, and with `--faults` written into a folder each.
#
# DIR is a harness with a SwiftUI that runs, built: it is no part of this repository. WORDS, separated by
# commas, are parts of the names of the grammar's pieces, or their tags. Needs Python 3.
#
# Exit status: 0 no faults, 1 faults, 2 wrong usage.

set -euo pipefail
exec python3 -B "$(dirname "${BASH_SOURCE[0]}")/behave/behave.py" "$@"
