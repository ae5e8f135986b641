#!/usr/bin/env bash
#
# usage: plugin-test.sh [<scratch folder>]
#
# Makes a package that depends on this one, and tries 'swift package migrate-to-observation' on it. The
# build is kept in the scratch folder, if one is named.

set -euo pipefail
source="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
scratch="${1:-$folder/build}"
mkdir -p "$folder/App/Sources/App" "$folder/App/Sources/Other" "$scratch"
scratch="$(cd "$scratch" && pwd)"
cd "$folder/App"

cat >Package.swift <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App", platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Observify", path: "$source")],
  targets: [.target(name: "App"), .target(name: "Other")])
SWIFT
for name in App Other; do
  cat >"Sources/$name/Model.swift" <<SWIFT
import SwiftUI

class ${name}Model: ObservableObject {
  @Published var name = ""
}
SWIFT
done
git init -q . && git add -A && git -c user.name=a -c user.email=a@b.c commit -q -m 'Begin'

run() {
  echo "+ swift package $*" >&2
  swift package --scratch-path "$scratch" "$@"
}

fail() {
  echo "plugin-test: $1" >&2
  exit 1
}

run migrate-to-observation >"$folder/patch"
grep -q '^+class AppModel {' "$folder/patch" || fail "the patch lacks the model"
[[ -z "$(git status --porcelain --untracked-files=no)" ]] || fail "a dry run wrote something"
git apply --check "$folder/patch" || fail "the patch does not apply"

run migrate-to-observation --target Other >"$folder/patch"
grep -q OtherModel "$folder/patch" || fail "the target's model is missing"
! grep -q AppModel "$folder/patch" || fail "another target's model is there"

! run migrate-to-observation --check >/dev/null || fail "'--check' did not fail"

run --allow-writing-to-package-directory migrate-to-observation --write
grep -q '^@Observable$' Sources/App/Model.swift || fail "'--write' did not write"
run migrate-to-observation --check || fail "there is still something to migrate"
echo "plugin-test: all is well"
