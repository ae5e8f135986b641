#!/usr/bin/env bash
#
# usage: series-tests.sh [--option WORD]... OBSERVIFY [FOLDER ...]
#
# Hands '--patch-series' of each project (default: those of Fixtures/Projects) to 'git am', one patch
# after another, and compares the outcome with that of one run. After each patch every file has to parse
# that parsed before. Exit status 1 if something differs.

set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
options=()
while [ "${1:-}" = --option ]; do
  options+=("$2")
  shift 2
done
tool="$(realpath "${1:-$root/.build/release/observify}")"
shift || true
projects=("$@")
[ ${#projects[@]} -gt 0 ] || projects=("$root"/Fixtures/Projects/*/before)
work="$(cd "$(mktemp -d)" && pwd -P)"
trap 'rm -rf "$work"' EXIT
for name in $(env | sed -n 's/^\(GIT_[A-Z_]*\)=.*/\1/p'); do unset "$name"; done
export GIT_CONFIG_GLOBAL="$work/gitconfig" GIT_CONFIG_NOSYSTEM=1
git config --global user.name "Tëst Person"
git config --global user.email test@example.com

# Prints the files of the current folder that do not parse.
broken() {
  "$tool" plan ${options[@]+"${options[@]}"} 2>&1 >/dev/null |
    sed -n 's/^\(.*\):[0-9]*:[0-9]*: warning: .*\[OBS904\]$/\1/p' | sort -u
}

failed=0
for project in "${projects[@]}"; do
  rm -rf "$work/app" "$work/series"
  mkdir "$work/app"
  tar -C "$project" --exclude .git -cf - . | tar -C "$work/app" -xf -
  cd "$work/app"
  git init --quiet
  git add --all --force .
  git commit --quiet --message "Before"
  name="$(basename "$(dirname "$project")")/$(basename "$project")"
  if ! "$tool" --quiet ${options[@]+"${options[@]}"} --patch-series "$work/series" 2>"$work/log"; then
    echo "FAIL  $name: $(cat "$work/log")"
    failed=1
    continue
  fi
  before="$(broken)"
  count=0
  problem=
  for patch in "$work"/series/*.patch; do
    [ -e "$patch" ] || break
    git am --quiet "$patch" >"$work/log" 2>&1 || {
      problem="'git am' refuses $(basename "$patch"): $(cat "$work/log")"
      break
    }
    count=$((count + 1))
    after="$(broken)"
    [ -z "$(comm -13 <(echo "$before") <(echo "$after"))" ] ||
      problem="after $(basename "$patch") a file does not parse: $after"
  done
  if [ -z "$problem" ]; then
    git checkout --quiet -b whole "$(git rev-list --max-parents=0 HEAD)"
    "$tool" --quiet ${options[@]+"${options[@]}"} --write
    git commit --quiet --all --allow-empty --message "Whole"
    if ! git diff --quiet whole "@{-1}"; then
      problem="the series comes to another tree than one run: $(git diff --stat whole "@{-1}")"
    fi
  fi
  if [ -n "$problem" ]; then
    echo "FAIL  $name: $problem"
    failed=1
  else
    echo "ok    $name: $count patches"
  fi
done
exit "$failed"
