#!/usr/bin/env bash
#
# usage: doubts.sh [--tool PROGRAM] [--seed N] [--mutants N] [--options "OPTION..."] [--show N]
#                  [--only WORDS] [--forms FILE] APP...
#
# Shows on real apps that what the tool cannot tell is never taken for something else.
#
# A mutant is an app in which an expression that the tool has to doubt, or took for something from outside,
# is a model that migrates: a declared type becomes the model, or the model is given an outside type's name,
# or a type alias or a generic container leads to it. The expression is then used as only an
# 'ObservableObject' can be, by way of one of many forms (a closure, a tuple, a key path, a function from
# outside). What the mutant means is known, as it was made; so the tool's own answers judge nothing: the
# migrated text does. A model that moved and left such a use, a wrapper or '@Published' behind, or one that
# stayed and lost some, is unsafe, and is printed as a diff.
#
# The same seed makes the same mutants. APP is the root of a git repository; nothing in it is changed. WORDS,
# separated by commas, are names of changes, forms or uses. `--forms FILE` writes a source with all forms and
# uses for the compiler to check, and ends. Needs git and Python 3.
#
# Exit status: 0 no unsafe mutant, 1 some, 2 wrong usage.

set -euo pipefail
exec python3 -B "$(dirname "${BASH_SOURCE[0]}")/doubts/doubts.py" "$@"
