#!/usr/bin/env bash
# usage: Scripts/benchmark.sh [--rounds N] [--instructions] [--tool PATH] [--scratch FOLDER] [PATH...]
#
# Measures lexing, parsing and whole runs beside other parsers, `git grep` and `cat`, all on copies
# of the same Swift files: those in each PATH, or the project's own. What is compared takes turns for
# N rounds (default: 5), so that what else the machine does hits all alike. With --instructions,
# valgrind counts the instructions of a byte, which do not depend on load. In --scratch, what had to
# be built stays for the next time. Other parsers are left out, and named, where they cannot be had.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
rounds=5 instructions=false tool='' scratch='' paths=()
while [[ $# -gt 0 ]]; do
  case $1 in
    --rounds) rounds=$2 && shift 2 ;;
    --instructions) instructions=true && shift ;;
    --tool) tool=$(cd "$(dirname "$2")" && pwd)/$(basename "$2") && shift 2 ;;
    --scratch) mkdir -p "$2" && scratch=$(cd "$2" && pwd) && shift 2 ;;
    -*) sed -n 's/^# \(usage: .*\)/\1/p' "${BASH_SOURCE[0]}" >&2 && exit 2 ;;
    *) paths+=("$(cd "$1" && pwd)") && shift ;;
  esac
done
[[ ${#paths[@]} -gt 0 ]] || paths=("$root/Sources" "$root/Fixtures")
if [[ -z $scratch ]]; then
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
fi
if [[ -z $tool ]]; then
  swift build --package-path "$root" -c release --product observify >&2
  tool=$(swift build --package-path "$root" -c release --show-bin-path)/observify
fi

skip() { echo "skipped: $*" >&2; }

# Copies the Swift files, in the folders they have, into a repository.
tree=$scratch/files
rm -rf "$tree" && mkdir -p "$tree"
for path in "${paths[@]}"; do
  mkdir -p "$tree/$(basename "$path")"
  (cd "$path" && find . -name '*.swift' -type f -size -20M -print0 | tar --null -cf - -T -) \
    | tar -xf - -C "$tree/$(basename "$path")"
done
git -C "$tree" init -q
git -C "$tree" add -A
find "$tree" -name '*.swift' -type f >"$scratch/list"
bytes=$(tr '\n' '\0' <"$scratch/list" | xargs -0 cat | wc -c | tr -d ' ')

# A release build of SwiftSyntax's parser, in a package of its own.
swift_syntax=$scratch/comparison/parse
if [[ ! -x $swift_syntax ]]; then
  mkdir -p "$scratch/comparison/Sources/parse"
  cp "$root/Scripts/benchmark/SwiftSyntaxParse.swift" "$scratch/comparison/Sources/parse/main.swift"
  cat >"$scratch/comparison/Package.swift" <<'PACKAGE'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "parse",
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
  targets: [
    .executableTarget(
      name: "parse",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
PACKAGE
  if swift build --package-path "$scratch/comparison" -c release >"$scratch/comparison.log" 2>&1
  then
    # Without debug information, which valgrind may not understand.
    strip -o "$swift_syntax" \
      "$(swift build --package-path "$scratch/comparison" -c release --show-bin-path)/parse"
  else
    skip "swift-syntax 603.0.1 could not be built: $(tail -n 1 "$scratch/comparison.log")"
    swift_syntax=
  fi
fi

# tree-sitter, in a virtual environment of its own.
python=$scratch/venv/bin/python
if [[ ! -x $python ]] && ! { python3 -m venv "$scratch/venv" \
  && "$python" -m pip install -q tree-sitter tree-sitter-swift; } >"$scratch/pip.log" 2>&1; then
  skip "tree-sitter-swift could not be installed: $(tail -n 1 "$scratch/pip.log")"
  python=
fi

# swift-format has no command that only parses; nothing but parsing is left of linting when no rule
# is on and nothing is printed.
swift_format=$scratch/swift-format.json
if ! swift format dump-configuration 2>/dev/null \
  | sed -E '/"rules"/,/}/s/: true/: false/' >"$swift_format"; then
  skip "the toolchain has no 'swift format'"
  swift_format=
fi

own() { "$tool" syntax --time "$1" "$tree"; }
on_one_core() { if command -v taskset >/dev/null; then taskset -c 0 "$@"; else "$@"; fi; }
files() { tr '\n' '\0' <"$scratch/list"; }

# Each prints a line for `cpu` and `wall` in microseconds, as the parsers do, or is timed outside.
run_lex() { own lex; }
run_parse() { own parse; }
run_one_core() { on_one_core "$tool" syntax --time project "$tree"; }
run_two_cores() { taskset -c 0,1 "$tool" syntax --time project "$tree"; }
run_whole() { (cd "$tree" && timed "$tool" --quiet .); }
run_swift_syntax() { "$swift_syntax" <"$scratch/list"; }
run_tree_sitter() { "$python" "$root/Scripts/benchmark/tree_sitter_parse.py" <"$scratch/list"; }
run_swift_format() {
  timed swift format lint --configuration "$swift_format" --debug-disable-pretty-print "$tree" -r
}
run_git_grep() {
  (cd "$tree" && timed git grep -lE 'ObservableObject|@Published|StateObject|EnvironmentObject')
}
run_cat() { files | timed xargs -0 cat; }

# Runs a command and prints its user and system time.
timed() {
  local TIMEFORMAT='%U %S %R' times
  times=$( { time "$@" >/dev/null 2>&1 || true; } 2>&1)
  awk '{ printf "cpu %d us, wall %d us\n", ($1 + $2) * 1000000, $3 * 1000000 }' <<<"$times"
}

names=(lex parse one_core)
if command -v taskset >/dev/null && [[ $(getconf _NPROCESSORS_ONLN) -gt 1 ]]; then
  names+=(two_cores)
else
  skip "no way to keep a run to one core, or no second core"
fi
names+=(whole)
[[ -n $swift_syntax ]] && names+=(swift_syntax)
[[ -n $swift_format ]] && names+=(swift_format)
[[ -n $python ]] && names+=(tree_sitter)
names+=(git_grep cat)

echo "$(wc -l <"$scratch/list" | tr -d ' ') files, $bytes bytes, $rounds rounds" >&2
: >"$scratch/times"
for ((round = 1; round <= rounds; round++)); do
  for name in "${names[@]}"; do
    echo "$name $("run_$name" | sed -n 's/.*cpu \([0-9]*\) us\(, wall \([0-9]*\) us\)*.*/\1 \3/p')" \
      >>"$scratch/times"
  done
done

awk -v bytes="$bytes" '
  function minimum(name, table,    i, least) {
    least = table[name, 1]
    for (i = 2; i <= count[name]; i++) if (table[name, i] < least) least = table[name, i]
    return least
  }
  function median(name,    i, j, held, sorted) {
    for (i = 1; i <= count[name]; i++) sorted[i] = cpu[name, i]
    for (i = 2; i <= count[name]; i++) {
      held = sorted[i]
      for (j = i - 1; j > 0 && sorted[j] > held; j--) sorted[j + 1] = sorted[j]
      sorted[j + 1] = held
    }
    return sorted[int((count[name] + 1) / 2)]
  }
  NF >= 2 {
    if (!($1 in count)) order[++kinds] = $1
    i = ++count[$1]
    cpu[$1, i] = $2 > 0 ? $2 : 1
    wall[$1, i] = $3
  }
  END {
    printf "%-14s %9s %9s %7s %9s %9s %10s\n", "", "least s", "median s", "noise", "MB/cpu s",
      "of parse", "of git grep"
    for (k = 1; k <= kinds; k++) {
      name = order[k]
      least = minimum(name, cpu)
      printf "%-14s %9.3f %9.3f %6.0f%% %9.1f %9.2f %10.2f\n", name, least / 1e6,
        median(name) / 1e6, 100 * (median(name) / least - 1), bytes / least,
        least / minimum("parse", cpu), least / minimum("git_grep", cpu)
    }
    if ("two_cores" in count)
      printf "two cores are %.2f times as fast as one (least wall times)\n",
        minimum("one_core", wall) / minimum("two_cores", wall)
  }' "$scratch/times"

# Peak memory of a process in bytes; all trees are kept.
peak() {
  python3 -c '
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
unit = 1 if sys.platform == "darwin" else 1024
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * unit)' "$tool" syntax --time "$1" "$tree"
}
tables=$(own parse | sed -n 's/.*tables of \([0-9]*\) bytes.*/\1/p')
awk -v tables="$tables" -v bytes="$bytes" \
  'BEGIN { printf "tables of kept trees: %.2f bytes of memory per byte of source\n", tables / bytes }'
if command -v python3 >/dev/null; then
  awk -v read="$(peak read)" -v kept="$(peak project)" -v bytes="$bytes" 'BEGIN {
    printf "peak with all trees kept: %.2f bytes per byte of source above that of reading (%.0f MB of %.0f MB)\n",
      (kept - read) / bytes, kept / 1e6, bytes / 1e6 }'
fi

if ! $instructions; then exit 0; fi
if ! command -v valgrind >/dev/null; then
  skip "there is no valgrind to count instructions"
  exit 0
fi

# The parser in a program of one thread, which valgrind needs.
mkdir -p "$scratch/own/Sources/own"
cp "$root/Scripts/benchmark/ObservifyParse.swift" "$scratch/own/Sources/own/main.swift"
cat >"$scratch/own/Package.swift" <<PACKAGE
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "own",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Observify", path: "$root")],
  targets: [
    .executableTarget(
      name: "own", dependencies: [.product(name: "ObservifyKit", package: "Observify")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
PACKAGE
swift build --package-path "$scratch/own" -c release >"$scratch/own.log" 2>&1 \
  || { tail -n 20 "$scratch/own.log" >&2 && exit 1; }
strip -o "$scratch/own/parse" \
  "$(swift build --package-path "$scratch/own" -c release --show-bin-path)/own"

count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" <"$scratch/list" 2>&1 >/dev/null \
    | sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
row() {
  awk -v name="$1" -v all="$2" -v read="$3" -v bytes="$bytes" \
    'BEGIN { printf "%-14s %6.1f instructions per byte\n", name, (all - read) / bytes }'
}
read=$(count "$scratch/own/parse" read)
row lex "$(count "$scratch/own/parse" lex)" "$read"
row parse "$(count "$scratch/own/parse" parse)" "$read"
if [[ -n $swift_syntax ]]; then
  row swift_syntax "$(count "$swift_syntax" parse)" "$(count "$swift_syntax" read)"
fi
allocations() {
  valgrind --tool=memcheck --leak-check=no "$scratch/own/parse" "$1" <"$scratch/list" 2>&1 \
    >/dev/null | sed -n 's/.*total heap usage: \([0-9,]*\) allocs.*/\1/p' | tr -d ,
}
awk -v all="$(allocations parse)" -v read="$(allocations read)" \
  -v files="$(wc -l <"$scratch/list")" -v line="$(own parse)" 'BEGIN {
    split(line, words, " ")
    printf "parse: %.1f allocations a file, %.4f a token\n",
      (all - read) / files, (all - read) / words[6]
  }'
