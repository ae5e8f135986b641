#!/usr/bin/env bash
#
# usage: guards.sh [--work DIR] [--only TEXT]
#
# Leaves out one guard of the plan and the passes at a time, and shows that some fixture notices.
#
# A copy of the sources gets a switch around every condition of `guard` and `if` that binds nothing,
# and around every call that says why a model is kept (Scripts/guards/Instrument.swift). It is built
# once. Each fixture is run with all guards on, to see where each guard decides anything; then the guard is
# left out in those fixtures, until one of them comes out differently. What differs
# there, the patch or a finding, is what the fixture tests compare.
#
# Prints one line for each guard that no fixture notices, and a count. `--only` takes the guards
# whose line in the list has a text, such as a file's name or `block(`; `--work` keeps the copy and
# its build for the next run.
#
# Exit status: 0 when it ran through, 2 for wrong usage or when the copy does not build.

set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
work=""
only=""
while [ $# -gt 0 ]; do
  case "$1" in
    --work) [ $# -ge 2 ] || exit 2; work="$2"; shift ;;
    --only) [ $# -ge 2 ] || exit 2; only="$2"; shift ;;
    *) sed -n '3s/^# //p' "${BASH_SOURCE[0]}" >&2; exit 2 ;;
  esac
  shift
done
if [ -z "$work" ]; then
  work="$(mktemp -d)"
  trap 'rm -rf "$work"' EXIT
fi
mkdir -p "$work"
work="$(cd "$work" && pwd)"

# Makes the copy with its switches, and builds it.
build() {
  rm -rf "$work/copy/Sources" "$work/copy/Tests"
  mkdir -p "$work/copy"
  cp -R "$root/Package.swift" "$root/Sources" "$root/Tests" "$work/copy/"
  swiftc -O "$root/Scripts/guards/Instrument.swift" -o "$work/instrument"
  cp "$root/Scripts/guards/Mutant.swift.txt" "$work/copy/Sources/ObservifyPasses/Mutant.swift"
  (
    cd "$work/copy"
    "$work/instrument" Sources/ObservifyPasses/Plan/*.swift Sources/ObservifyPasses/Passes/*.swift
  ) >"$work/guards.tsv"
  swift build --package-path "$work/copy" --product observify >"$work/build.log" 2>&1 || {
    tail -n 20 "$work/build.log" >&2
    exit 2
  }
}

# Runs one fixture in a copy of its `before`; prints the patch and the findings.
run() {
  local folder="$1" options=()
  if [ -f "$folder/options.txt" ]; then read -r -a options <"$folder/options.txt" || true; fi
  (cd "$folder/before" && "$tool" --verbose --project-root . "${options[@]+"${options[@]}"}" . 2>&1) || true
}

build
tool="$work/copy/.build/debug/observify"
mkdir -p "$work/expected"
: >"$work/reached.txt"
find "$root/Fixtures/Migrations" "$root/Fixtures/Projects" -type d -name before |
  sed 's|/before$||' | LC_ALL=C sort >"$work/fixtures.txt"
number=0
while IFS= read -r folder; do
  number=$((number + 1))
  OBSERVIFY_TRACE=1 run "$folder" >"$work/traced"
  grep '^MUTANT ' "$work/traced" | sed "s|^MUTANT \(.*\)|\1 $number|" >>"$work/reached.txt" || true
  grep -v '^MUTANT ' "$work/traced" >"$work/expected/$number" || true
done <"$work/fixtures.txt"

survivors=0
count=0
while IFS=$'\t' read -r guard place text; do
  [[ "$place $text" == *"$only"* ]] || continue
  count=$((count + 1))
  isNoticed=""
  for number in $(awk -v guard="$guard" '$1 == guard { print $2 }' "$work/reached.txt"); do
    folder="$(sed -n "${number}p" "$work/fixtures.txt")"
    OBSERVIFY_MUTANT="$guard" run "$folder" >"$work/actual"
    if ! cmp -s "$work/actual" "$work/expected/$number"; then
      isNoticed=1
      break
    fi
  done
  if [ -z "$isNoticed" ]; then
    survivors=$((survivors + 1))
    printf '%s: %s\n' "$place" "$text"
  fi
done <"$work/guards.tsv"
echo "$count guards, $survivors that no fixture notices"
