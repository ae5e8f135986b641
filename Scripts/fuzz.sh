#!/usr/bin/env bash
#
# usage: fuzz.sh [--corpus DIR] [--jobs N] [SECONDS]
#        fuzz.sh --invariants PATH...
#        fuzz.sh --growth
#
# Runs the whole tool on inputs that libFuzzer makes up, for a minute or for SECONDS. The first are
# the fixtures and what was found before; more are made of them, by bytes and by tokens. Nothing may
# crash, break an invariant of a tree, add a syntax error, leave work for a second run, or take more
# steps than a fixed number for each byte.
#
# What goes wrong is made small and put into Fixtures/Fuzz, where the tests look at it from then on.
# --corpus keeps the inputs that reach new code in DIR, for the next run. --invariants checks the
# trees of all Swift files in some folders, of all prefixes of 200 of them, and of 100,000 random
# mutations. --growth runs the fixtures again and again and checks that no memory stays behind.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=.build/fuzz
corpus=
jobs=1
seconds=60
mode=fuzz

while [ $# -gt 0 ]; do
  case "$1" in
    --corpus) corpus="$2"; shift 2 ;;
    --jobs) jobs="$2"; shift 2 ;;
    --invariants | --growth | --corners) mode="$1"; shift; break ;;
    [0-9]*) seconds="$1"; shift ;;
    *) sed -n '3,5s/^# //p' "${BASH_SOURCE[0]}" >&2; exit 2 ;;
  esac
done

OBSERVIFY_FUZZER=1 swift build -c release --disable-index-store --scratch-path "$build" \
  --sanitize fuzzer -Xswiftc -profile-generate --product ObservifyFuzzer >&2
fuzzer="$PWD/$build/release/ObservifyFuzzer"
export LLVM_PROFILE_FILE=/dev/null SWIFT_BACKTRACE=enable=no

scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

# A case or an app is one input: its files, each behind a line with its path.
seeds="$scratch/seeds"
mkdir "$seeds"
for folder in Fixtures/Migrations/*/*/before Fixtures/Projects/*/before; do
  name="${folder#Fixtures/*/}"
  (
    cd "$folder"
    find . -type f | LC_ALL=C sort | while IFS= read -r file; do
      printf '//==> %s\n' "${file#./}"
      cat "$file"
    done
  ) >"$seeds/${name//\//-}"
done
cp Fixtures/Syntax/*.swift Fixtures/Fuzz/* "$seeds"

case "$mode" in
  --invariants | --corners) "$fuzzer" "$mode" "$@"; exit ;;
  --growth) "$fuzzer" "$mode" "$seeds"/*; exit ;;
esac

"$fuzzer" --dictionary >"$scratch/words"
corpus="${corpus:-$scratch/corpus}"
mkdir -p "$corpus" "$scratch/found"
status=0
"$fuzzer" -max_total_time="$seconds" -max_len=16384 -len_control=0 -timeout=60 -rss_limit_mb=1024 \
  -dict="$scratch/words" -artifact_prefix="$scratch/found/" -print_final_stats=1 \
  -jobs="$((jobs > 1 ? jobs : 0))" -workers="$jobs" "$corpus" "$seeds" || status=$?

for input in "$scratch"/found/*; do
  [ -e "$input" ] || continue
  small="Fixtures/Fuzz/$(basename "$input")"
  "$fuzzer" -minimize_crash=1 -max_total_time=120 -timeout=60 -rss_limit_mb=1024 \
    -exact_artifact_path="$small" "$input" >/dev/null 2>&1 || true
  [ -e "$small" ] || cp "$input" "$small"
  echo "found, and to be named after what it is: $small" >&2
done
exit "$status"
