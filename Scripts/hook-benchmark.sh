#!/usr/bin/env bash
#
# usage: hook-benchmark.sh [OBSERVIFY [FOLDER]]
#
# Measures how long the git hook takes in a repository of 5,000 Swift files: when nothing that is
# staged concerns it, and when a model is staged. Makes the repository in FOLDER (default: a temporary
# one) unless it is there. Prints the best and the middle of 15 runs, in milliseconds.

set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
tool="$(realpath "${1:-$root/.build/release/observify}")"
folder="${2:-}"
if [ -z "$folder" ]; then
  folder="$(mktemp -d)"
  trap 'rm -rf "$folder"' EXIT
fi

# Writes the files with one awk: 50 models, 450 files that use them, 4,500 that do neither.
generate() {
  awk -v folder="$folder/Sources" '
    function filler(name, count,   i) {
      for (i = 0; i < count; i++) {
        printf "  /// Returns the value of step %d, which depends on the one before it.\n", i > file
        printf "  func step%d(_ value: Int, named name: String) -> [String] {\n", i > file
        printf "    let parts = name.split(separator: \"-\").map { String($0) + \"\\(value)\" }\n" > file
        printf "    return parts.filter { $0.count > %d && !$0.isEmpty }.sorted()\n  }\n\n", i > file
      }
    }
    BEGIN {
      for (n = 0; n < 5000; n++) {
        area = sprintf("%s/Area%02d", folder, n % 50)
        if (n < 50) system("mkdir -p " area)
        file = sprintf("%s/File%04d.swift", area, n)
        print "import SwiftUI\n" > file
        if (n < 50) {
          printf "final class Model%d: ObservableObject {\n", n > file
          print "  @Published var title = \"\"\n  @Published var items: [String] = []\n" > file
        } else if (n < 500) {
          printf "struct View%d: View {\n  @ObservedObject var model: Model%d\n\n", n, n % 50 > file
          print "  var body: some View {\n    Text(model.title)\n  }\n" > file
        } else {
          printf "struct Value%d {\n  var name = \"value\"\n  var next%d: [String: Int] = [:]\n\n", n, n - 1 > file
        }
        filler(n, 8)
        print "}" > file
        close(file)
      }
    }'
}

if [ ! -d "$folder/.git" ]; then
  mkdir -p "$folder"
  git init --quiet "$folder"
  generate
  echo '// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App", path: "Sources")])' \
    >"$folder/Package.swift"
  git -C "$folder" add --all
  git -C "$folder" -c user.name=Bench -c user.email=bench@example.com commit --quiet --message "All"
  git -C "$folder" gc --quiet
fi
cd "$folder"
echo "$(git ls-files '*.swift' | wc -l) Swift files, $(git ls-files -z '*.swift' | xargs -0 cat | wc -c) bytes"

# Runs the rest of the arguments 15 times and prints the times.
measure() {
  local name="$1" times=() start end status expected="$2"
  shift 2
  for _ in $(seq 15); do
    start=$(date +%s%N)
    status=0
    "$@" >/dev/null 2>&1 || status=$?
    end=$(date +%s%N)
    [ "$status" = "$expected" ] || { echo "status $status, not $expected: $*" >&2; exit 1; }
    times+=($(((end - start) / 10000)))
  done
  printf '%s\n' "${times[@]}" | sort -n | awk -v name="$name" '
    { all[NR] = $1 } END { printf "%-44s best %6.1f ms, middle %6.1f ms\n", name, all[1] / 100, all[8] / 100 }'
}

stage() {
  git read-tree --reset HEAD
  git checkout-index --all --force --quiet
  for name in "$@"; do
    echo "// staged" >>"$name"
    git add "$name"
  done
}

stage
measure "nothing staged" 0 "$tool" --staged --check
stage Sources/Area00/File0500.swift
measure "a file without models staged" 0 "$tool" --staged --check
stage $(git ls-files 'Sources/Area0*/File45*.swift' | head -n 20)
measure "20 files without models staged" 0 "$tool" --staged --check
stage Sources/Area07/File0057.swift
measure "a view of a model staged, its model not" 0 "$tool" --staged --check
stage Sources/Area07/File0007.swift
measure "a model staged, its 9 views not" 0 "$tool" --staged --check
stage $(git ls-files 'Sources/Area07/File0[0-4]*.swift')
measure "a model and its views staged" 1 "$tool" --staged --check
stage
