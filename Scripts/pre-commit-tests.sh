#!/usr/bin/env bash
#
# usage: pre-commit-tests.sh
#
# Tries the hooks of .pre-commit-hooks.yaml with the real pre-commit framework, which is installed with
# pip into a temporary folder unless it is on the search path, and builds the tool once, as it does for
# a team. Exit status 77 when it cannot be had.

set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
work="$(cd "$(mktemp -d)" && pwd -P)"
trap 'rm -rf "$work"' EXIT
for name in $(env | sed -n 's/^\(GIT_[A-Z_]*\)=.*/\1/p'); do unset "$name"; done
if ! command -v pre-commit >/dev/null; then
  if ! { python3 -m venv "$work/venv" && "$work/venv/bin/pip" install --quiet pre-commit; } \
    >"$work/pip" 2>&1; then
    tail -n 3 "$work/pip" >&2
    echo "pre-commit-tests.sh: the framework cannot be installed, so nothing was tried" >&2
    exit 77
  fi
  PATH="$work/venv/bin:$PATH"
fi
pre-commit --version
export HOME="$work" PRE_COMMIT_HOME="$work/cache" GIT_CONFIG_GLOBAL="$work/gitconfig"
git config --global user.name Test
git config --global user.email test@example.com
git config --global protocol.file.allow always

# The framework fetches hooks from a commit, and builds what that holds.
git init --quiet "$work/hooks"
(cd "$root" && git ls-files -z --cached --others --exclude-standard -- \
  .pre-commit-hooks.yaml Package.swift Sources Tests) |
  (cd "$root" && xargs -0 sh -c 'for f; do [ -e "$f" ] && printf "%s\0" "$f"; done' sh) |
  tar -C "$root" --null -T - -cf - | tar -C "$work/hooks" -xf -
git -C "$work/hooks" add .
git -C "$work/hooks" commit --quiet --message "Hooks"
revision="$(git -C "$work/hooks" rev-parse HEAD)"

# Makes a repository with the hook $1, and goes there.
repository() {
  rm -rf "$work/app"
  git init --quiet "$work/app"
  cd "$work/app"
  printf 'repos:\n- repo: %s\n  rev: %s\n  hooks:\n  - id: %s\n' \
    "$work/hooks" "$revision" "$1" >.pre-commit-config.yaml
  git add .
  git commit --quiet --message "Start"
  pre-commit install >/dev/null
  # The framework loses track of changes that are not staged within three lines of an edit, and then
  # takes the edit back; so there are lines between them.
  printf 'import SwiftUI\n\nfinal class Model: ObservableObject {\n  @Published var a = 1\n}\n%s' \
    "$(printf '// line %d\n' 1 2 3 4 5 6)" >"The model.swift"
}
fail() {
  echo "FAIL  $1" >&2
  cat "$work/out" >&2
  exit 1
}
fails() { if "${@:2}" >"$work/out" 2>&1; then fail "$1"; fi; }
passes() { "${@:2}" >"$work/out" 2>&1 || fail "$1"; }

repository observify-check
git add .
fails "a model stops the commit" git commit --message "Add"
grep -q "'Model' can be migrated" "$work/out" || fail "the model is named"
fails "a model is found among all files" pre-commit run --all-files
git reset --quiet
echo "# more" >>.pre-commit-config.yaml
git add .pre-commit-config.yaml
passes "what does not concern is committed" git commit --quiet --message "Text"
echo "ok    observify-check stops a commit with a model"

repository observify-write
git add .
printf '\n// not staged\n' >>"The model.swift"
fails "an edit stops the commit" git commit --message "Add"
grep -q 'files were modified by this hook' "$work/out" || fail "the framework tells of the edit"
grep -q '^@Observable' "The model.swift" || fail "the file is edited"
grep -q '^// not staged' "The model.swift" || fail "what is not staged is kept"
[ "$(git show ":The model.swift" | grep -c ObservableObject)" = 1 ] || fail "nothing is staged"
git add .
passes "the edited file is committed" git commit --quiet --message "Add"
echo "ok    observify-write edits a file, and lets the edit be staged"
