#!/usr/bin/env bash
#
# usage: same-output.sh OLD NEW FOLDER...
#
# Shows that two builds of the tool say the same of each folder, byte for byte: the patch with all
# findings, and the plan as JSON, by default, with '--combine bridge --modernize codable' and with
# '--combine modernize'; deployment targets are passed over.
#
# Prints a line for each difference, with the command that shows it, and a count.
#
# Exit status: 0 when all is the same, 1 when something differs, 2 for wrong usage.

set -euo pipefail

if [ $# -lt 3 ]; then
  sed -n '3s/^# //p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi
programs=("$(realpath "$1")" "$(realpath "$2")")
shift 2

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
compared=0
different=0

# Runs both programs with the same arguments in a folder, and compares all that they say.
compare() {
  local folder="$1" index status
  shift
  for index in 0 1; do
    status=0
    (cd "$folder" && "${programs[index]}" "$@") >"$work/$index" 2>"$work/$index.errors" || status=$?
    echo "status $status" >>"$work/$index.errors"
  done
  compared=$((compared + 1))
  cmp -s "$work/0" "$work/1" && cmp -s "$work/0.errors" "$work/1.errors" && return
  different=$((different + 1))
  echo "differs: (cd $folder && observify $*)"
}

for folder in "$@"; do
  for options in "" "--combine bridge --modernize codable" "--combine modernize"; do
    compare "$folder" --ignore-deployment-target --verbose $options .
    compare "$folder" plan --ignore-deployment-target --format json $options .
  done
done
echo "$compared comparisons, $different different"
[ "$different" = 0 ]
