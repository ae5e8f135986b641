#!/usr/bin/env bash
#
# usage: guards.sh [--work DIR] [--only TEXT]
#
# Leaves out one guard of the plan and the passes at a time, and shows that some fixture notices.
#
# A copy of the sources gets a switch around every condition of `guard` and `if` that binds nothing,
# around that of every `for … where`, and around every call that says why a model is kept
# (Scripts/guards/Instrument.swift). It is built once, with a program that runs the fixtures in process
# (Scripts/guards/Trial.swift): with all guards on, to see where each guard decides anything; then
# without the guard in those fixtures, until one of them comes out differently. What differs there, the
# patch or a finding, is what the fixture tests compare.
#
# Prints one line for each guard that no fixture notices and Scripts/guards/explained.txt does not
# explain, one for each explanation that is not needed, and a count. `--only` takes the guards whose
# place and text have a text, such as a file's name or `refuse(`. `--work` keeps the copy and its build
# for the next run, and verdicts.tsv: the number of each guard in guards.tsv, and the fixture that
# notices it or in how many it decides something all the same.
#
# Exit status: 0 when there is nothing to name, 1 when there is, 2 for wrong usage or when the copy
# does not build or run.

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

rm -rf "$work/copy/Sources" "$work/copy/Tests" "$work/copy/Fixtures" "$work/copy/Trial"
mkdir -p "$work/copy/Trial"
cp -Rp "$root/Package.swift" "$root/Sources" "$root/Tests" "$root/Fixtures" "$work/copy/"
cp "$root/Scripts/guards/Trial.swift" "$work/copy/Trial/"
cp "$root/Scripts/guards/Mutant.swift.txt" "$work/copy/Sources/ObservifyPasses/Mutant.swift"
cat >>"$work/copy/Package.swift" <<'END'
package.targets.append(
  .executableTarget(
    name: "Trial", dependencies: ["ObservifyPasses", "ObservifyTestSupport"], path: "Trial"))
END
swiftc -O "$root/Scripts/guards/Instrument.swift" -o "$work/instrument"
(
  cd "$work/copy"
  find Sources/ObservifyPasses/Engine Sources/ObservifyPasses/Reading \
    Sources/ObservifyPasses/Features -name '*.swift' | sort | xargs "$work/instrument"
) >"$work/guards.tsv"
build=(swift build --package-path "$work/copy" -c release)
"${build[@]}" --product Trial >"$work/build.log" 2>&1 || {
  tail -n 20 "$work/build.log" >&2
  exit 2
}
tool="$("${build[@]}" --show-bin-path)/Trial"

# A guard whose absence makes the program trap counts as noticed; the next start goes on behind it.
: >"$work/verdicts.tsv"
while :; do
  size="$(wc -c <"$work/verdicts.tsv")"
  status=0
  (
    SWIFT_BACKTRACE=enable=no "$tool" "$work/guards.tsv" "$work/verdicts.tsv" \
      "$root/Scripts/guards/explained.txt" "$only"
    exit "$?"
  ) 2>"$work/trial.log" || status=$?
  [ "$status" -ge 128 ] || exit "$status"
  echo >>"$work/verdicts.tsv"
  [ "$(wc -c <"$work/verdicts.tsv")" -gt $((size + 1)) ] || {
    cat "$work/trial.log" >&2
    exit 2
  }
done
