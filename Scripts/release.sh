#!/usr/bin/env bash
#
# usage: release.sh [--with ZIP]... [FOLDER]
#
# Builds what a release of the last commit has, into FOLDER (default: .build/artifacts): a binary with
# Swift's libraries inside (on Linux for this machine's architecture, on macOS for both), an artifact
# bundle for SwiftPM, checksums, and the notes from CHANGELOG.md. Each --with adds the binary of another
# machine to the bundle, from 'observify-<version>-<system>.zip' that this script made there. Needs the
# Swift toolchain, git, zip and unzip.

set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
fail() {
  echo "release.sh: $*" >&2
  exit 2
}
others=()
while [ "${1:-}" = --with ]; do
  [ $# -gt 1 ] || fail "--with needs a zip file"
  others+=("$(realpath "$2")")
  shift 2
done
for program in swift git zip unzip; do
  command -v "$program" >/dev/null || fail "'$program' is not on the search path"
done
mkdir -p "${1:-$root/.build/artifacts}"
out="$(cd "${1:-$root/.build/artifacts}" && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# What is committed is built, and nothing else that lies here.
source="$work/source"
mkdir "$source"
git -C "$root" archive HEAD | tar -C "$source" -xf -
build() {
  swift build --package-path "$source" -c release --product observify "$@" >&2 || return
  swift build --package-path "$source" -c release --product observify "$@" --show-bin-path
}
case "$(uname -s)-$(uname -m)" in
  Linux-x86_64) system=x86_64-unknown-linux-gnu ;;
  Linux-aarch64) system=aarch64-unknown-linux-gnu ;;
  Darwin-*) system=apple-macosx ;;
  *) fail "no release is made on $(uname -s) $(uname -m)" ;;
esac
if [ "$system" = apple-macosx ]; then
  program="$(build --arch arm64 --arch x86_64)/observify"
else
  program="$(build --static-swift-stdlib -Xlinker --strip-all)/observify"
  ! ldd "$program" | grep -q 'libswift' || fail "the binary needs Swift's libraries at run time"
fi
version="$("$program" --version | sed 's/^observify //')"
[ -n "$version" ] || fail "the program does not tell its version"

# The binary, and what it does on the smallest project.
mkdir -p "$work/$system"
cp "$program" "$work/$system/observify"
"$work/$system/observify" "$source/Fixtures/Projects/Recipes/before" 2>/dev/null | grep -q '^+@Observable' ||
  fail "the binary does not print a patch"
name="observify-$version-$system.zip"
rm -f "$out/$name"
(cd "$work/$system" && zip -q -X "$out/$name" observify)

# The bundle, with a binary for each system that there is.
bundle="$work/observify.artifactbundle"
mkdir -p "$bundle"
for zip in "$out/$name" ${others[@]+"${others[@]}"}; do
  other="$(basename "$zip" .zip)"
  [ "${other#observify-$version-}" != "$other" ] || fail "'$zip' is not of version $version"
  mkdir -p "$bundle/${other#observify-$version-}"
  unzip -q -o "$zip" -d "$bundle/${other#observify-$version-}"
done
{
  printf '{\n  "schemaVersion": "1.0",\n  "artifacts": {\n    "observify": {\n'
  printf '      "type": "executable",\n      "version": "%s",\n      "variants": [' "$version"
  comma=
  for folder in "$bundle"/*/; do
    triple="$(basename "$folder")"
    triples="\"$triple\""
    [ "$triple" != apple-macosx ] || triples='"arm64-apple-macosx", "x86_64-apple-macosx"'
    printf '%s\n        { "path": "%s/observify", "supportedTriples": [%s] }' "$comma" "$triple" "$triples"
    comma=,
  done
  printf '\n      ]\n    }\n  }\n}\n'
} >"$bundle/info.json"
rm -f "$out/observify.artifactbundle.zip"
(cd "$work" && zip -q -X -r "$out/observify.artifactbundle.zip" observify.artifactbundle)

# The part of the change log that is about this version, or about what is not released yet.
awk -v heading="## [$version]" '
  /^## / { inside = index($0, heading) == 1 || (!seen && $0 ~ /Unreleased/); if (inside) seen = 1; next }
  inside' "$source/CHANGELOG.md" >"$out/notes.md"
[ -s "$out/notes.md" ] || fail "CHANGELOG.md says nothing about $version"
(cd "$out" && {
  if command -v sha256sum >/dev/null; then sha256sum ./*.zip; else shasum -a 256 ./*.zip; fi
} | sed 's|\./||' >SHA256SUMS)
swift package --package-path "$source" compute-checksum "$out/observify.artifactbundle.zip" |
  sed 's/^/bundle checksum for a binary target: /'
ls -l "$out"
