#!/usr/bin/env bash
#
# usage: rare-checks.sh
#
# Runs what .ci/run leaves out because it is slow and rarely breaks: before a release, and after a change
# to what one of the scripts tries. The tool has to be built for release. What the scripts need beside
# the toolchain comes from Debian's packages and PyPI; where it cannot be had, the step says so and is
# passed over. Prints each command before it runs it, and how long it took.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

step() {
  local start=$SECONDS status=0
  echo "+ $*" >&2
  "$@" || status=$?
  echo "  took $((SECONDS - start)) s" >&2
  return "$status"
}

# Has a command at hand, from the package $2 if need be.
have() {
  command -v "$1" >/dev/null && return
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || {
    echo "no '$1' here, and none can be installed" >&2
    return 1
  }
  [ -n "${updated:-}" ] || apt-get update --quiet=2 >&2 || true
  updated=yes
  DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends "$2" \
    >/dev/null 2>&1 && command -v "$1" >/dev/null || {
    echo "no '$1' here, and the package '$2' cannot be installed" >&2
    return 1
  }
}

# Runs a step that needs commands: "COMMAND PACKAGE ..." in $1. A script that finds that it cannot be
# tried here ends with 77.
step_with() {
  local needed=($1) index
  shift
  for ((index = 0; index < ${#needed[@]}; index += 2)); do
    have "${needed[index]}" "${needed[index + 1]}" || {
      echo "  passed over: $*" >&2
      return 0
    }
  done
  step "$@" || [ $? = 77 ]
}

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
tool=.build/release/observify
[ -x "$tool" ] || {
  echo "rare-checks.sh: no program at '$tool'" >&2
  exit 2
}

step Scripts/typecheck-fixtures.sh
step Scripts/toolchain-facts.sh
step Scripts/series-tests.sh
step_with "python3 python3" Scripts/interactive-tests.py
step_with "strace strace python3 python3" Scripts/kill-tests.sh
step_with "zsh zsh fish fish" Scripts/completions-test.sh "$tool"
for project in Habits Ledger Recipes; do
  "$tool" "Fixtures/Projects/$project/before" --report "$work/$project.html" --quiet
done
step_with "python3 python3 chromium chromium" Scripts/report-test.py "$work"/*.html
step Scripts/plugin-test.sh
step_with "python3 python3" Scripts/pre-commit-tests.sh
step Scripts/fuzz.sh 60
