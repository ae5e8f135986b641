#!/usr/bin/env bash
#
# usage: traces.sh [--keep DIR] [FOLDER...]
#
# Runs every fixture that has a `Trace.swift`, before and after its migration, against the running
# Combine of Fixtures/Stubs and the toolchain's own Observation, and compares what is printed.
#
# FOLDER is a case or a topic; without any, all of Fixtures/Migrations are looked through. A case's
# function `trace()` is called; it prints what each subscriber was sent and what the properties were
# at that moment. The traces are kept in DIR. Where a migration says that something differs, the case
# has a `trace.diff`, which is the whole difference between the two; `UPDATE_TRACES=1` writes it.
#
# Exit status: 0 all traces are equal, or differ as they may, 1 some are not, 2 wrong usage or the stubs do not build.

set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
modules="$root/.build/traces"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
keep=""
folders=()

usage() {
  sed -n '3,4s/^# //p' "${BASH_SOURCE[0]}" >&2
  exit 2
}

while [ $# -gt 0 ]; do
  case "$1" in
    --keep) [ $# -ge 2 ] || usage; keep="$2"; shift ;;
    -*) usage ;;
    *) folders+=("$1") ;;
  esac
  shift
done
if [ ${#folders[@]} -eq 0 ]; then folders=("$root/Fixtures/Migrations"); fi

# Builds Combine and what Foundation brings of it, unless those built before are of the same sources.
build_modules() {
  local sources="$root/Fixtures/Stubs" key module
  key="$(cat "$sources"/{Combine,FoundationExtras}/*.swift <(swiftc --version 2>&1) | cksum)"
  [ "$(cat "$modules/key" 2>/dev/null)" = "$key" ] && return
  rm -rf "$modules"
  mkdir -p "$modules"
  for module in Combine FoundationExtras; do
    swiftc -emit-library -static -emit-module -wmo -parse-as-library -swift-version 5 \
      -suppress-warnings -I "$modules" -module-name "$module" -o "$modules/lib$module.a" \
      -emit-module-path "$modules/$module.swiftmodule" "$sources/$module"/*.swift || return
  done
  echo "$key" >"$modules/key"
}

# Compiles the files of a folder, runs them and writes what they print; prints the errors there are.
trace() {
  local folder="$1" version="$2" trace="$3" errors
  echo 'trace()' >"$folder/main.swift"
  errors="$(
    swiftc -module-name Fixture -suppress-warnings -swift-version "$version" -diagnostic-style llvm \
      -I "$modules" -L "$modules" -lFoundationExtras -lCombine \
      -Xfrontend -import-module -Xfrontend FoundationExtras -o "$folder/trace" "$folder"/*.swift 2>&1
  )" || { grep ' error: ' <<<"$errors" || echo "the compiler failed: ${errors##*$'\n'}"; return 1; }
  "$folder/trace" >"$trace" 2>"$trace.errors" || { tail -3 "$trace.errors"; return 1; }
}

build_modules || exit 2
count=0
failed=0
while IFS= read -r file; do
  case="$(dirname "$(dirname "$file")")"
  count=$((count + 1))
  version=5
  if [ -f "$case/swift-version.txt" ]; then version="$(cat "$case/swift-version.txt")"; fi
  name="${case#"$root"/Fixtures/Migrations/}"
  rm -rf "$work/before" "$work/after"
  mkdir "$work/before" "$work/after"
  cp "$case"/before/*.swift "$work/before"
  cp "$case"/before/*.swift "$work/after"
  if [ -d "$case/after" ]; then cp "$case"/after/*.swift "$work/after"; fi
  for state in before after; do
    if ! trace "$work/$state" "$version" "$work/$state.txt"; then
      echo "$name ($state) does not run"
      failed=$((failed + 1))
      continue 2
    fi
  done
  if [ -n "$keep" ]; then
    mkdir -p "$keep/$name"
    cp "$work"/{before,after}.txt "$keep/$name"
  fi
  if [ ! -s "$work/before.txt" ]; then
    echo "$name prints nothing"
    failed=$((failed + 1))
    continue
  fi
  diff -U 0 --label before --label after "$work"/{before,after}.txt >"$work/trace.diff" || true
  allowed="$case/trace.diff"
  if [ -n "${UPDATE_TRACES:-}" ] && [ -f "$allowed" ]; then cp "$work/trace.diff" "$allowed"; fi
  if [ ! -f "$allowed" ]; then allowed=/dev/null; fi
  if ! cmp -s "$allowed" "$work/trace.diff"; then
    cat "$work/trace.diff"
    echo "$name runs differently$([ "$allowed" = /dev/null ] || echo " from what trace.diff says")"
    failed=$((failed + 1))
  fi
done < <(find "${folders[@]}" -path '*/before/Trace.swift' | LC_ALL=C sort)
echo "$count traces compared, $failed failed"
[ "$failed" = 0 ] && [ "$count" != 0 ]
