#!/usr/bin/env bash
# usage: Scripts/units.sh [--tool PATH] [--every N] [--option WORD]... [--check COMMAND] DIR...
#
# Migrates a copy of each project once in one run and once unit by unit, in the order and with the
# commands of `observify plan`, and compares. At every Nth step (default: each) it checks that the
# step is whole: it migrates what it names, `plan` names exactly the steps that remain, in their
# order, and no file that parsed before fails to parse. At the end both trees must be equal.
# Each --option is handed to every call, such as `--option --ignore-deployment-target`. --check names
# a command that is given the folder after each of those steps and has to succeed, such as
# `--check "Scripts/typecheck-fixtures.sh --folder"`.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tool=
every=1
check_command=
options=()
while [[ "${1:-}" == --* ]]; do
  case "$1" in
    --tool) tool=$(cd "$(dirname "$2")" && pwd)/$(basename "$2") ;;
    --every) every=$2 ;;
    --option) options+=("$2") ;;
    --check) check_command=$2 ;;
    *) sed -n '2p' "${BASH_SOURCE[0]}" >&2; exit 2 ;;
  esac
  shift 2
done
if [[ $# -eq 0 ]]; then
  sed -n '2p' "${BASH_SOURCE[0]}" | sed 's/^# //' >&2
  exit 2
fi
if [[ -z "$tool" ]]; then
  swift build --package-path "$root" -c release --product observify >&2
  tool=$(swift build --package-path "$root" -c release --show-bin-path)/observify
fi

start=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

# Prints the names that the steps of the plan in the current folder select, in order.
steps() {
  "$tool" plan ${options[@]+"${options[@]}"} --color never 2>/dev/null \
    | sed -n 's/^ *[0-9]\{1,\} .*--only \(.*\)$/\1/p' | tr -d "'"
}

# Prints the paths of the files in the current folder that do not parse.
broken_files() {
  "$tool" plan ${options[@]+"${options[@]}"} 2>&1 >/dev/null \
    | sed -n 's/^\(.*\):[0-9]*:[0-9]*: warning: .*\[OBS904\]$/\1/p' | sort -u
}

check() {
  local app=$1 name problems=() names number=0 unit
  name=$(basename "$app")
  rm -rf "$scratch/once" "$scratch/steps"
  # Only what the tool reads, without the repository around it.
  for copy in once steps; do
    mkdir "$scratch/$copy"
    tar -C "$app" --exclude .git -cf - . | tar -C "$scratch/$copy" -xf -
  done
  cd "$scratch/once"
  "$tool" ${options[@]+"${options[@]}"} --write --allow-dirty --quiet 2>"$scratch/log" || problems+=("the whole run failed")
  cd "$scratch/steps"
  steps >"$scratch/plan"
  broken_files >"$scratch/broken-before"
  mapfile -t names <"$scratch/plan"
  for unit in ${names[@]+"${names[@]}"}; do
    number=$((number + 1))
    "$tool" ${options[@]+"${options[@]}"} --only "$unit" --write --allow-dirty 2>"$scratch/log" \
      || problems+=("step $number, $unit: $(tail -n 1 "$scratch/log")")
    grep -q "^[0-9]* models* migrated in " "$scratch/log" \
      || problems+=("step $number, $unit, changes nothing")
    [[ $((number % every)) -eq 0 ]] || continue
    if [[ -n "$check_command" ]]; then
      (cd "$start" && $check_command "$scratch/steps") >"$scratch/log" 2>&1 \
        || problems+=("after step $number, $unit: $(head -n 1 "$scratch/log")")
    fi
    steps >"$scratch/rest"
    diff <(tail -n +$((number + 1)) "$scratch/plan") "$scratch/rest" >"$scratch/difference" \
      || problems+=("after step $number, $unit, the plan differs: $(grep -c '^[<>]' "$scratch/difference") lines, $(grep '^[<>]' "$scratch/difference" | head -n 3 | tr '\n' ' ')")
  done
  broken_files >"$scratch/broken-after"
  [[ -z "$(comm -13 "$scratch/broken-before" "$scratch/broken-after")" ]] \
    || problems+=("a file no longer parses")
  diff -r "$scratch/once" "$scratch/steps" >"$scratch/difference" \
    || problems+=("the trees differ: $(grep -c '^diff' "$scratch/difference") files")
  if [[ ${#problems[@]} -eq 0 ]]; then
    echo "$name: ok; $number steps"
  else
    printf '%s: FAILED after %d steps\n' "$name" "$number"
    printf '  %s\n' "${problems[@]}"
    sed -n 's/^[<>]/    &/p; s/^diff.* /    /p' "$scratch/difference" | head -n 20
    return 1
  fi
}

for app in "$@"; do
  # A process of its own for each, so that its folder and its steps are its own.
  (check "$(cd "$app" && pwd)") || failures=$((failures + 1))
done
echo "$failures of $# failed"
[[ $failures -eq 0 ]]
