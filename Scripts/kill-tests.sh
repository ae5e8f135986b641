#!/usr/bin/env bash
#
# usage: kill-tests.sh [OBSERVIFY]
#
# Kills 'observify --write' with strace at every system call that changes files, in turn, and looks at
# what is left and what the next run makes of it; then lets each of these calls fail, interrupts the
# run at each, fills a disk, starts two runs at once and takes the right to write in the top folder
# away. Does the same to '--patch-series'. Prints what was tried; exit status 1 if a file was lost, 77
# if there is no strace that may trace.

set -euo pipefail
scripts="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
tool="$(realpath "${1:-$scripts/../.build/release/observify}")"
[ -x "$tool" ] || {
  echo "kill-tests.sh: no program at '$tool'" >&2
  exit 2
}
strace -qq -o /dev/null true 2>/dev/null || {
  echo "kill-tests.sh: skipped: strace is not there, or may not trace here" >&2
  exit 77
}
work="$(cd "$(mktemp -d)" && pwd -P)"
disk=
finish() {
  [ -z "$disk" ] || umount "$disk"
  rm -rf "$work"
}
trap finish EXIT
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 HOME="$work"
failures=0
fail() {
  echo "FAILED: $*" >&2
  sed 's/^/    /' "$work/said" >&2
  failures=$((failures + 1))
}

# The calls that change files. What a call that only opens a file leaves is what the next one finds.
calls="write rename link unlink fsync fchmod fchown fsetxattr flock"

# A repository with a model and two views of it, and the same migrated.
files="Model.swift Views/First.swift Views/Second.swift"
mkdir -p "$work/old/Views"
cd "$work/old"
printf 'import SwiftUI\n\nfinal class Model: ObservableObject {\n  @Published var name = ""\n}\n' >Model.swift
for view in First Second; do
  printf 'import SwiftUI\n\nstruct %s: View {\n  @StateObject var model = Model()\n  var body: some View { Text(model.name) }\n}\n' \
    "$view" >"Views/$view.swift"
done
# An attribute that has to survive, where the file system has any.
note() {
  python3 -c 'import os, sys
for path in sys.argv[2:]:
    os.setxattr(path, "user.note", b"kept") if sys.argv[1] == "set" else os.getxattr(path, "user.note")' "$@" \
    2>/dev/null
}
hasNote=no
if note set $files && note get $files; then hasNote=yes; fi
git init --quiet
git add .
git -c user.name=Test -c user.email=test@example.com commit --quiet --message Files
cp -a "$work/old" "$work/new"
(cd "$work/new" && "$tool" --write 2>/dev/null)
for file in $files; do
  ! cmp -s "$work/old/$file" "$work/new/$file" || {
    echo "kill-tests.sh: '$file' is not migrated, so nothing can be tried" >&2
    exit 1
  }
done

fresh() {
  rm -rf "$work/run"
  cp -a "$work/old" "$work/run"
  cd "$work/run"
}
# Runs the tool under strace with an injection; the calls made by git are injected into as well.
traced() {
  status=0
  { strace -f -qq -o "$work/log" -e trace="${1%%:*}" -e inject="$1" "$tool" --write; } \
    >"$work/said" 2>&1 || status=$?
}
# Says what the files are: old, new, or mixed; a file that is neither fails the test.
state() {
  local file old=0 new=0
  [ "$hasNote" = no ] || note get $files || {
    echo "without their attributes"
    return
  }
  for file in $files; do
    if cmp -s "$file" "$work/old/$file"; then
      old=$((old + 1))
    elif cmp -s "$file" "$work/new/$file"; then
      new=$((new + 1))
    else
      echo "neither: $file"
      return
    fi
  done
  if [ "$new" = 0 ]; then echo old; elif [ "$old" = 0 ]; then echo new; else echo mixed; fi
}
leftovers() {
  find . -name '.observify-*'
}

echo "killed at every call of: $calls"
total=0
mixed=0
for call in $calls; do
  for number in $(seq 100); do
    fresh
    traced "$call:signal=KILL:when=$number"
    what="killed at $call $number"
    # Without a kill there were fewer calls of this kind.
    grep -q 'killed by SIGKILL' "$work/log" || break
    total=$((total + 1))
    found="$(state)"
    case "$found" in
      old | new) ;;
      mixed) mixed=$((mixed + 1)) ;;
      *) fail "$what: $found" ;;
    esac
    journal=no
    [ ! -e .observify-journal ] || journal=yes
    "$tool" --write >"$work/said" 2>&1 || fail "$what: the next run ends with status $?"
    [ "$(state)" = new ] || fail "$what: after the next run the files are $(state)"
    [ -z "$(leftovers)" ] || fail "$what: left behind: $(leftovers)"
    [ "$journal" = no ] || grep -q 'was ended while it wrote' "$work/said" \
      || fail "$what: the next run does not say what happened"
  done
done
echo "  $total kills, after $mixed of which some files were old and some new: recovered"
[ "$mixed" -gt 0 ] || fail "no kill came between two files"

echo "each call fails"
total=0
for call in write rename link unlink fsync fchmod fsetxattr; do
  for number in $(seq 100); do
    fresh
    traced "$call:error=ENOSPC:when=$number"
    grep -q INJECTED "$work/log" || break
    total=$((total + 1))
    what="failing $call $number"
    case "$(state)" in
      old | new) ;;
      *) fail "$what: the files are $(state)" ;;
    esac
    # What could not be removed is named.
    for file in $(leftovers); do
      grep -qF "${file#./}" "$work/said" || fail "$what: '$file' stays and is not named"
    done
  done
done
echo "  $total failures: all files old or all new"

# A signal comes from outside while a call is held up: strace's own signals go to one thread, and
# worker threads take none. What a shell starts in the background ignores SIGINT, so 'env' undoes that.
echo "interrupted at each call"
total=0
for pair in INT:130 TERM:143; do
  for call in rename link fsync; do
    for number in $(seq 100); do
      fresh
      env --default-signal=INT strace -f -qq -o "$work/log" -e trace="$call" \
        -e inject="$call:delay_enter=600000:when=$number" "$tool" --write >"$work/said" 2>&1 &
      tracer=$!
      until [ -s .observify-journal ] || ! kill -0 "$tracer" 2>/dev/null; do sleep 0.01; done
      sleep 0.1
      process="$(pgrep -o -P "$tracer" || true)"
      [ -z "$process" ] || kill -s "${pair%:*}" "$process" 2>/dev/null || true
      status=0
      wait "$tracer" 2>/dev/null || status=$?
      grep -q DELAYED "$work/log" || break
      total=$((total + 1))
      what="SIG${pair%:*} at $call $number"
      [ "$status" = "${pair#*:}" ] || fail "$what: exit status $status"
      # Undone is not what would be done.
      ! grep -q 'would migrate' "$work/said" || fail "$what: the summary is of a run that went on"
      case "$(state)" in
        old | new) ;;
        *) fail "$what: the files are $(state)" ;;
      esac
      [ -z "$(leftovers)" ] || fail "$what: left behind: $(leftovers)"
    done
  done
done
[ "$total" -gt 0 ] || fail "no signal was sent"
echo "  $total signals: all files old or all new, nothing left behind, status 130 or 143"

echo "two runs at once"
fresh
strace -f -qq -o "$work/log" -e trace=rename -e inject=rename:delay_enter=2000000:when=1 \
  "$tool" --write >/dev/null 2>&1 &
first=$!
until [ -s .observify-journal ]; do kill -0 "$first" && sleep 0.02; done
status=0
"$tool" --write >"$work/said" 2>&1 || status=$?
{ [ "$status" = 2 ] && grep -q 'another run, process [0-9]*, is writing here' "$work/said"; } \
  || fail "the second run ends with status $status"
wait "$first" || fail "the first run ends with status $?"
[ "$(state)" = new ] || fail "two runs: the files are $(state)"

echo "a series of patches, killed at every call"
total=0
for folder in new out; do
  for call in write rename unlink fsync mkdir; do
    for number in $(seq 100); do
      fresh
      mkdir "$work/run/out"
      echo notes >"$work/run/out/README"
      {
        strace -f -qq -o "$work/log" -e trace="$call" \
          -e inject="$call:signal=KILL:when=$number" "$tool" --patch-series "$folder"
      } >"$work/said" 2>&1 || true
      grep -q 'killed by SIGKILL' "$work/log" || break
      total=$((total + 1))
      what="series in '$folder' killed at $call $number"
      if [ -e "$folder/0001-Migrate-Model-to-Observable.patch" ]; then
        git apply --check "$folder"/*.patch || fail "$what: half a patch"
        rm "$folder"/*.patch
      fi
      "$tool" --patch-series "$folder" >"$work/said" 2>&1 || fail "$what: the next run ends with $?"
      git apply --check "$folder"/*.patch || fail "$what: no patch that applies"
      [ -z "$(leftovers)" ] || fail "$what: left behind: $(leftovers)"
    done
  done
done
[ "$total" -gt 0 ] || fail "no run for a series was killed"
echo "  $total kills: a whole patch or none, and nothing stays beside it after the next run"

if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
  echo "a top folder that may not be written to"
  fresh
  chmod 755 "$work"
  chown -R 65534:65534 "$work/run"
  chmod 555 "$work/run"
  status=0
  setpriv --reuid=65534 --regid=65534 --clear-groups \
    "$tool" --write >"$work/said" 2>&1 || status=$?
  { [ "$status" = 2 ] && [ "$(state)" = old ] && [ -z "$(leftovers)" ] \
    && grep -q 'keeps its journal here' "$work/said"; } \
    || fail "read-only folder: status $status, $(state), $(leftovers)"
  chmod 755 "$work/run"
  setpriv --reuid=65534 --regid=65534 --clear-groups "$tool" --write >"$work/said" 2>&1 \
    || fail "with the right to write: status $?"
  [ "$(state)" = new ] || fail "with the right to write: the files are $(state)"
else
  echo "a top folder that may not be written to: skipped, as this needs root and setpriv"
fi

if mkdir "$work/disk" && mount -t tmpfs -o size=1m tmpfs "$work/disk" 2>/dev/null; then
  disk="$work/disk"
  echo "a full disk"
  cp -a "$work/old/." "$disk"
  cd "$disk"
  dd if=/dev/zero of=filler bs=4096 2>/dev/null || true
  status=0
  "$tool" --write >"$work/said" 2>&1 || status=$?
  { [ "$status" = 2 ] && [ "$(state)" = old ] && [ -z "$(leftovers)" ]; } \
    || fail "full disk: status $status, $(state), $(leftovers)"
  rm filler
  "$tool" --write >"$work/said" 2>&1 || fail "with room again: status $?"
  [ "$(state)" = new ] || fail "with room again: the files are $(state)"
  cd "$work"
else
  echo "a full disk: skipped, as no file system can be mounted here"
fi

[ "$failures" = 0 ] || {
  echo "$failures failures" >&2
  exit 1
}
echo "nothing was lost"
