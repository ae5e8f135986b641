#!/usr/bin/env bash
# usage: Scripts/corpus.sh [--tool PATH] CHECKOUT...
#
# Runs the tool on real apps, each a clean git checkout, and checks what must hold for any of them:
# it ends well, the patch applies, writing gives what the patch gives, a second run proposes nothing,
# and no file that parsed before fails to parse afterwards. The checkouts are left as they were.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tool=
if [[ "${1:-}" == --tool ]]; then
  tool=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
  shift 2
fi
if [[ $# -eq 0 ]]; then
  sed -n 's/^# \{0,1\}//p' "${BASH_SOURCE[0]}" | sed -n '2p' >&2
  exit 2
fi
if [[ -z "$tool" ]]; then
  swift build --package-path "$root" -c release --product observify >&2
  tool=$(swift build --package-path "$root" -c release --show-bin-path)/observify
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

# Prints the paths of the files in the current folder that do not parse.
broken_files() {
  "$tool" --ignore-deployment-target --verbose 2>&1 >/dev/null \
    | sed -n 's/^\(.*\):[0-9]*:[0-9]*: warning: .*\[OBS904\]$/\1/p' | sort -u
}

check() {
  local app=$1 name problems=() migrated
  name=$(basename "$app")
  cd "$app"
  if [[ -n "$(git status --porcelain | head -n 1)" ]]; then
    echo "$name: skipped, it has uncommitted changes"
    return
  fi
  "$tool" --ignore-deployment-target --color never \
    >"$scratch/patch" 2>"$scratch/log" || problems+=("exit status $?")
  migrated=$(tail -n 1 "$scratch/log")
  broken_files >"$scratch/broken-before"
  if [[ -s "$scratch/patch" ]]; then
    git apply --check "$scratch/patch" 2>>"$scratch/log" || problems+=("the patch does not apply")
    "$tool" --ignore-deployment-target --write --quiet 2>>"$scratch/log" \
      || problems+=("writing failed")
    git diff --no-ext-diff >"$scratch/written"
    git reset -q --hard
    git apply "$scratch/patch" 2>>"$scratch/log" || true
    git diff --no-ext-diff >"$scratch/applied"
    cmp -s "$scratch/written" "$scratch/applied" || problems+=("writing differs from the patch")
    "$tool" --ignore-deployment-target --allow-dirty --color never \
      >"$scratch/again" 2>/dev/null || problems+=("the second run failed")
    [[ ! -s "$scratch/again" ]] || problems+=("a second run proposes more")
    broken_files >"$scratch/broken-after"
    [[ -z "$(comm -13 "$scratch/broken-before" "$scratch/broken-after")" ]] \
      || problems+=("a file no longer parses")
    git reset -q --hard
  fi
  if [[ ${#problems[@]} -eq 0 ]]; then
    echo "$name: ok; $migrated; $(wc -l <"$scratch/broken-before") files do not parse"
  else
    printf '%s: FAILED: %s\n' "$name" "$(IFS=';'; echo "${problems[*]}")"
    failures=$((failures + 1))
  fi
}

for app in "$@"; do
  app=$(cd "$app" && pwd)
  check "$app"
done
echo "$failures of $# failed"
[[ $failures -eq 0 ]]
