#!/usr/bin/env bash
#
# usage: typecheck-fixtures.sh [--jobs N] [--after] [FOLDER...]
#        typecheck-fixtures.sh --folder DIR [--swift-version 5|6]
#
# Compiles every fixture, before and after its migration, against the stub modules in
# Fixtures/Stubs and the toolchain's own Observation.
#
# FOLDER is a case, a topic or a project; without any, all of Fixtures/Migrations and
# Fixtures/Projects are compiled. The state after a migration is the `before` folder with the files
# of `after` laid over it; a `before` beside a `broken.txt` has to fail with the error in that.
# `--after` compiles only that state, which a change of a rule may break.
# `--folder` compiles the Swift files of one plain folder instead, for example a copy of a `before`
# that the tool has edited. Compiling goes as far as SIL, because the checks of definite
# initialization come after type checking.
#
# Exit status: 0 all compile, 1 some do not, 2 wrong usage or the stubs themselves do not build.

set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
stubs="$root/.build/stubs"
jobs=2
plain=""
version=5
states="before after"
folders=()

usage() {
  sed -n '3,4s/^# //p' "${BASH_SOURCE[0]}" >&2
  exit 2
}

while [ $# -gt 0 ]; do
  case "$1" in
    --jobs) [ $# -ge 2 ] || usage; jobs="$2"; shift ;;
    --after) states="after" ;;
    --folder) [ $# -ge 2 ] || usage; plain="$2"; shift ;;
    --swift-version) [ $# -ge 2 ] || usage; version="$2"; shift ;;
    -*) usage ;;
    *) folders+=("$1") ;;
  esac
  shift
done

# Builds the stub modules, unless those built before are of the same sources and compiler.
build_stubs() {
  local sources="$root/Fixtures/Stubs" key host module
  key="$(cat "$sources"/*/*.swift <(swiftc --version 2>&1) | cksum)"
  [ "$(cat "$stubs/key" 2>/dev/null)" = "$key" ] && return
  rm -rf "$stubs"
  mkdir -p "$stubs"
  host="$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host"
  swiftc -emit-library -parse-as-library -module-name PreviewMacros -o "$stubs/libPreviewMacros.so" \
    -I "$host" -L "$host" -lSwiftSyntax -lSwiftSyntaxMacros -Xlinker -rpath -Xlinker "$host" \
    "$sources"/PreviewMacros/*.swift || return
  for module in Combine FoundationExtras UIKit SwiftUI CoreData SwiftData PartnerKit FactoryKit Factory Resolver SwiftUIX PublishedObject StreamCore AppIntents PartnerModels; do
    swiftc -emit-module -wmo -parse-as-library -swift-version 5 -suppress-warnings -I "$stubs" \
      -load-plugin-library "$stubs/libPreviewMacros.so" -module-name "$module" \
      -o "$stubs/$module.swiftmodule" "$sources/$module"/*.swift || return
  done
  echo "$key" >"$stubs/key"
}

# Prints the Swift files under a folder, without manifests, as paths relative to it.
sources_in() {
  [ -d "$1" ] || return 0
  (cd "$1" && find . -name '*.swift' ! -name Package.swift | sed 's|^\./||' | LC_ALL=C sort)
}

# Prints how the driver calls the compiler for a language version, with the files at "$@": asked for
# once, as the driver takes a quarter of the time of a small file.
frontend_call() {
  swiftc -emit-sil -o /dev/null -wmo -parse-as-library -module-name Fixture -suppress-warnings \
    -swift-version "$1" -package-name Fixture -diagnostic-style llvm -I "$stubs" \
    -load-plugin-library "$stubs/libPreviewMacros.so" \
    -Xfrontend -import-module -Xfrontend FoundationExtras -### /fixture-files.swift |
    tail -1 | sed 's|/fixture-files.swift|"$@"|'
}

# Compiles a list of files as one module; prints its errors.
compile() {
  local call="call_$1" output
  shift
  output="$(eval "${!call}" 2>&1)" && return
  { grep ' error: ' || echo "the compiler failed: ${output##*$'\n'}"; } <<<"$output" |
    sed "s|$root/||" | LC_ALL=C sort -u
}

# Compiles one case as it is before or after; writes a line to the results and errors to a log.
check() {
  local folder="$1" state="$2" log="$3" version=5 file errors
  local files=()
  if [ -f "$folder/swift-version.txt" ]; then version="$(cat "$folder/swift-version.txt")"; fi
  while IFS= read -r file; do
    if [ "$state" = after ] && [ -f "$folder/after/$file" ]; then
      files+=("$folder/after/$file")
    else
      files+=("$folder/before/$file")
    fi
  done < <(sources_in "$folder/before")
  errors="$(compile "$version" "${files[@]}")"
  if [ "$state" = before ] && [ -f "$folder/broken.txt" ]; then
    # What it says has to be wrong with it, so that the case shows what it claims.
    if grep -qF "$(cat "$folder/broken.txt")" <<<"$errors"; then : >"$log"; return; fi
    echo "${folder#"$root"/} (before) compiles, or fails for another reason" >"$log"
  elif [ -n "$errors" ]; then
    echo "${folder#"$root"/} ($state) does not compile" >"$log"
    printf '  %s\n' "${errors//$'\n'/$'\n  '}" >>"$log"
  else
    : >"$log"
  fi
}

# Prints the case folders at or under a folder: those that hold a `before`.
cases_in() {
  find "$1" -type d -name before | sed 's|/before$||' | LC_ALL=C sort
}

build_stubs || exit 2
call_5="$(frontend_call 5)"
call_6="$(frontend_call 6)"

if [ -n "$plain" ]; then
  [ -d "$plain" ] || { echo "typecheck-fixtures.sh: no such folder: $plain" >&2; exit 2; }
  files=()
  while IFS= read -r file; do files+=("$plain/$file"); done < <(sources_in "$plain")
  [ ${#files[@]} -gt 0 ] || exit 0
  errors="$(compile "$version" "${files[@]}")"
  [ -z "$errors" ] && exit 0
  printf '%s\n' "$errors"
  exit 1
fi

if [ ${#folders[@]} -eq 0 ]; then
  for folder in "$root/Fixtures/Migrations" "$root/Fixtures/Projects"; do
    if [ -d "$folder" ]; then folders+=("$folder"); fi
  done
fi
logs="$(mktemp -d)"
trap 'rm -rf "$logs"' EXIT
count=0
for folder in "${folders[@]}"; do
  [ -d "$folder" ] || { echo "typecheck-fixtures.sh: no such folder: $folder" >&2; exit 2; }
  while IFS= read -r case; do
    count=$((count + 1))
    for state in $states; do
      if [ "$state" = before ] || [ -d "$case/after" ]; then
        printf '%s\0%s\0%s\0' "$case" "$state" "$logs/$(printf '%05d' $count).$state"
      fi
    done
  done < <(cases_in "$(cd "$folder" && pwd)")
done >"$logs/list"

export root call_5 call_6
export -f check compile sources_in
xargs -0 -n 3 -P "$jobs" bash -c 'set -euo pipefail; check "$@"' check <"$logs/list"

checked="$(find "$logs" -type f ! -name list | wc -l | tr -d ' ')"
failed="$(find "$logs" -type f ! -name list -size +0 | wc -l | tr -d ' ')"
find "$logs" -type f ! -name list -size +0 | LC_ALL=C sort | while IFS= read -r log; do cat "$log"; done
echo "$checked compiled in $count cases, $failed failed"
[ "$failed" = 0 ]
