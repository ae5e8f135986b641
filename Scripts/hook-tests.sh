#!/usr/bin/env bash
#
# usage: hook-tests.sh [OBSERVIFY [NAME]]
#
# Tries the git hook and 'observify --staged' in small repositories of every kind that git knows. With
# NAME only the tests whose name contains it. Prints one line a test; exit status 1 if one fails.

set -euo pipefail
tool="$(realpath "${1:-$(dirname "${BASH_SOURCE[0]}")/../.build/release/observify}")"
only="${2:-}"
[ -x "$tool" ] || {
  echo "hook-tests.sh: no program at '$tool'" >&2
  exit 2
}
work="$(cd "$(mktemp -d)" && pwd -P)"
trap 'rm -rf "$work"' EXIT
for name in $(env | sed -n 's/^\(GIT_[A-Z_]*\)=.*/\1/p'); do unset "$name"; done
export GIT_CONFIG_GLOBAL="$work/gitconfig" GIT_CONFIG_NOSYSTEM=1 GIT_EDITOR=true HOME="$work"
export GIT_MERGE_AUTOEDIT=no
git config --global user.name Test
git config --global user.email test@example.com
git config --global init.defaultBranch main
git config --global protocol.file.allow always
git config --global advice.detachedHead false

# What the tests write: a model, a view of it, and both of them migrated.
model='import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""

  func clear() {
    name = ""
  }
}'
model_after='import SwiftUI

@Observable
final class Model {
  var name = ""

  func clear() {
    name = ""
  }
}'
view='import SwiftUI

struct Screen: View {
  @StateObject var model = Model()
  var body: some View { Text(model.name) }
}'
view_after='import SwiftUI

struct Screen: View {
  @State var model = Model()
  var body: some View { Text(model.name) }
}'

# Makes an empty repository with the hook in the folder $1, and goes there.
repository() {
  mkdir -p "$1"
  cd "$1"
  git init --quiet "${@:2}" .
  hook .
}
hook() {
  "$tool" hook install "$@" >/dev/null
}
put() { # FILE TEXT: writes a file
  mkdir -p "$(dirname -- "$1")"
  printf '%s\n' "$2" >"$1"
}
commit() { # commits what is staged, past the hook
  git commit --quiet --no-verify --allow-empty --message "${1:-Change}"
}

# Each check says what was expected when it fails.
problem() {
  echo "    $*" >&2
  exit 1
}
passes() { "$@" >"$work/out" 2>&1 || problem "failed: $*" "$(cat "$work/out")"; }
stops() {
  local status=0
  "$@" >"$work/out" 2>&1 || status=$?
  [ "$status" = 1 ] || problem "status $status, not 1: $*" "$(cat "$work/out")"
}
says() { grep -qF -- "$1" "$work/out" || problem "does not say '$1':" "$(cat "$work/out")"; }
silent() { [ ! -s "$work/out" ] || problem "says something:" "$(cat "$work/out")"; }
silent_about() { ! grep -qF -- "$1" "$work/out" || problem "says '$1':" "$(cat "$work/out")"; }
staged_is() { # FILE TEXT
  [ "$(git show ":$1")" = "$2" ] || problem "staged '$1' is:" "$(git show ":$1")"
}
file_is() { # FILE TEXT
  [ "$(cat -- "$1")" = "$2" ] || problem "file '$1' is:" "$(cat -- "$1")"
}
clean() {
  [ -z "$(git status --porcelain)" ] || problem "not clean:" "$(git status --porcelain)"
}

test_check_names_the_places_and_the_command() {
  repository here
  put Model.swift "$model"
  put View.swift "$view"
  git add .
  stops git commit --message "Add"
  says "Model.swift:3:"
  says "Model.swift:4:"
  says "View.swift:4:"
  says "observify --write --staged"
  says "git commit --no-verify"
  staged_is Model.swift "$model"
  stops "$tool" --staged --check
  silent_about "--no-verify"
  passes "$tool" --staged --write
  staged_is Model.swift "$model_after"
  staged_is View.swift "$view_after"
  file_is View.swift "$view_after"
  passes git commit --quiet --message "Add"
  clean
}

test_what_does_not_concern_passes_in_silence() {
  repository here
  put Model.swift "$model"
  put notes.txt "ObservableObject"
  git add . && commit
  put Other.swift "struct Other {}"
  put notes.txt "more"
  git add .
  passes git commit --quiet --message "Add"
  silent
  hook --write .
  put Other.swift "struct Other { var observed = 0 }"
  git add .
  passes git commit --quiet --message "Change"
  silent
  # Who asks gets an answer.
  passes "$tool" --staged
  says "nothing to migrate in what is staged"
}

test_reports_are_about_what_is_staged() {
  repository here
  put Package.swift "// no manifest to speak of"
  put Kept.swift "import SwiftUI
import Combine
final class Kept: ObservableObject {
  @Published var a = 0
  func follow() -> AnyCancellable { \$a.sink { _ in } }
}"
  git add . && commit
  put Model.swift "$model"
  put View.swift "$view"
  git add .
  status=0
  "$tool" --staged --check --format json >"$work/json" 2>"$work/out" || status=$?
  [ "$status" = 1 ] || problem "status $status"
  grep -qF '"name": "Model"' "$work/json" || problem "the unit is missing"
  grep -qF '"--staged"' "$work/json" || problem "the command is not about what is staged"
  ! grep -qF 'Kept' "$work/json" || problem "names what is not staged"
  stops "$tool" --staged --check --format github
  says "::error file=Model.swift,line=3,"
  [ "$(grep -c '^::' "$work/out")" = 1 ] || problem "one unit is one annotation:" "$(cat "$work/out")"
  stops "$tool" --staged --check --format sarif
  says '"uri": "View.swift"'
  commit
  "$tool" --staged --check --format sarif >"$work/sarif" || problem "status $?"
  grep -qF '"results": []' "$work/sarif" || problem "no empty log:" "$(cat "$work/sarif")"
}

test_a_unit_beyond_what_is_staged_is_named_and_left() {
  repository here
  put Model.swift "$model"
  put View.swift "$view"
  git add . && commit
  put View.swift "$view
// more"
  git add .
  passes "$tool" --staged --write
  says "'Model' reaches beyond what is staged, to 'Model.swift'"
  says "observify --write --only Model"
  staged_is View.swift "$view
// more"
  passes git commit --quiet --message "More"
  says "reaches beyond"
  put Model.swift "$model
// more"
  git add .
  passes "$tool" --staged --write
  says "to 'View.swift'"
  staged_is Model.swift "$model
// more"
  passes git commit --quiet --message "More"
  passes "$tool" --only Model --write
  file_is View.swift "$view_after
// more"
}

test_the_rest_is_read_as_the_index_has_it() {
  repository here
  put Model.swift "$model"
  git add Model.swift
  # Neither what is untracked nor what is not staged is in the commit.
  put Untracked.swift "$view"
  put Tracked.swift "// empty"
  git add Tracked.swift
  put Tracked.swift "$view"
  passes "$tool" --staged --write
  staged_is Model.swift "$model_after"
  file_is Untracked.swift "$view"
  file_is Tracked.swift "$view"
}

test_parts_that_are_not_staged_stay_so() {
  repository here
  put Model.swift "$model"
  git add .
  put Model.swift "// first
$model
// last"
  passes "$tool" --staged --write
  staged_is Model.swift "$model_after"
  file_is Model.swift "// first
$model_after
// last"
  passes git commit --quiet --message "Add"
  [ "$(git diff --numstat)" = "$(printf '2\t0\tModel.swift')" ] || problem "$(git diff)"
}

test_a_dispute_with_what_is_not_staged_is_named_and_left() {
  repository here
  put Model.swift "$model"
  put View.swift "$view"
  git add .
  put View.swift "${view/var model/private var model}"
  passes "$tool" --staged --write
  says "View.swift: warning: has changes that are not staged in the lines to migrate"
  says "OBS913"
  staged_is Model.swift "$model"
  staged_is View.swift "$view"
  file_is Model.swift "$model"
  file_is View.swift "${view/var model/private var model}"
}

test_a_staged_file_that_is_gone_from_disk() {
  repository here
  put Model.swift "$model"
  git add .
  rm Model.swift
  passes "$tool" --staged --write
  staged_is Model.swift "$model_after"
  [ ! -e Model.swift ] || problem "the file is back"
}

test_a_first_commit() {
  repository here
  put Model.swift "$model"
  git add .
  stops git commit --message "First"
  passes "$tool" --staged --write
  passes git commit --quiet --message "First"
  clean
}

test_commit_all_and_commit_path() {
  repository here
  put Model.swift "// empty"
  git add . && commit
  put Model.swift "$model"
  stops git commit --all --message "All"
  says "Model.swift:3:"
  stops git commit --message "Path" Model.swift
  says "Model.swift:3:"
  hook --write .
  # The index of 'git commit <path>' is thrown away: staging into it would undo the edit later.
  stops git commit --message "Path" Model.swift
  says "stage the files and commit without paths"
  file_is Model.swift "$model"
  git reset --quiet
  passes git commit --quiet --all --message "All"
  [ "$(git show HEAD:Model.swift)" = "$model_after" ] || problem "committed as it was"
  file_is Model.swift "$model_after"
  clean
}

test_amend_looks_at_what_is_new() {
  repository here
  put Model.swift "$model"
  git add . && commit
  put Other.swift "struct Other {}"
  git add .
  passes git commit --quiet --amend --no-edit
  put Second.swift "${model/Model/Second}"
  git add .
  stops git commit --amend --no-edit
  says "Second.swift:3:"
  silent_about "Model.swift"
}

test_write_in_the_hook() {
  repository here
  hook --write .
  put Model.swift "$model"
  git add .
  passes git commit --quiet --message "Add"
  [ "$(git show HEAD:Model.swift)" = "$model_after" ] || problem "committed as it was"
  clean
}

test_a_linked_work_tree() {
  repository main
  put README.md "text"
  git add . && commit
  git worktree add --quiet -b side "$PWD/../side tree"
  cd "../side tree"
  put Model.swift "$model"
  git add .
  stops git commit --message "Add"
  says "Model.swift:3:"
  hook --write .
  passes git commit --quiet --message "Add"
  [ "$(git show HEAD:Model.swift)" = "$model_after" ] || problem "committed as it was"
  clean
  cd ../main
  clean
}

test_a_subfolder() {
  repository here
  put "App/Sources/Model.swift" "$model"
  put "Model.swift" "${model/Model/Other}"
  git add .
  cd App/Sources
  stops git commit --message "Add"
  says "App/Sources/Model.swift:3:"
  passes "$tool" --staged --write Model.swift
  staged_is App/Sources/Model.swift "$model_after"
  [ "$(git show :Model.swift)" = "${model/Model/Other}" ] || problem "the other is edited"
  passes "$tool" --staged --write
  [ "$(git show :Model.swift)" = "${model_after/Model/Other}" ] || problem "the other is not edited"
}

test_hooks_path() {
  repository here
  "$tool" hook uninstall . >/dev/null
  git config core.hooksPath "my hooks"
  hook .
  [ -x "my hooks/pre-commit" ] || problem "not in core.hooksPath"
  put Model.swift "$model"
  git add Model.swift
  stops git commit --message "Add"
  git config core.hooksPath "$work/elsewhere"
  if "$tool" hook install . >"$work/out" 2>&1; then problem "is shared"; fi
  says "--shared"
  hook --shared .
  stops git commit --message "Add"
}

test_a_hook_that_is_there_is_kept() {
  mkdir here && cd here
  git init --quiet
  put .git/hooks/pre-commit '#!/bin/sh
echo "the first hook" >&2
test ! -e stop'
  chmod +x .git/hooks/pre-commit
  hook .
  hook .
  put Model.swift "$model"
  git add Model.swift
  stops git commit --message "Add"
  says "the first hook"
  says "Model.swift:3:"
  touch stop
  stops git commit --message "Add"
  silent_about "Model.swift:3:"
  rm stop
  passes "$tool" hook uninstall .
  passes git commit --quiet --message "Add"
  says "the first hook"
  [ ! -e .git/hooks/pre-commit.before-observify ] || problem "a file stayed behind"
}

test_a_tool_that_is_gone_stops_nobody() {
  mkdir here && cd here
  git init --quiet
  cp "$tool" "$work/a tool's name"
  "$work/a tool's name" hook install . -- --exclude "it's*" >/dev/null
  put "it's.swift" "${model/Model/Other}"
  git add .
  passes git commit --quiet --message "Add"
  put Model.swift "$model"
  git add .
  stops git commit --message "Add"
  rm "$work/a tool's name"
  PATH=/usr/bin:/bin passes git commit --quiet --message "Add"
  says "observify is gone"
}

test_a_merge_is_asked_about_its_own_changes() {
  repository here
  put shared.txt "one"
  git add . && commit
  git switch --quiet -c side
  put Theirs.swift "$model"
  put shared.txt "side"
  git add . && commit
  git switch --quiet main
  put shared.txt "main"
  git add . && commit
  git merge side >/dev/null 2>&1 || true
  put shared.txt "both"
  git add .
  passes git commit --quiet --no-edit
  silent
  git reset --quiet --hard HEAD^
  git merge side >/dev/null 2>&1 || true
  put shared.txt "both"
  put Mine.swift "${model/Model/Mine}"
  git add .
  stops git commit --no-edit
  says "Mine.swift:3:"
  silent_about "Theirs.swift"
  git merge --abort
  put Fast.swift "struct Fast {}"
  git add . && commit
  git branch --quiet clean HEAD^
  git switch --quiet clean
  git merge --quiet --no-edit main
}

test_a_conflict_that_is_not_resolved() {
  repository here
  put Model.swift "$model"
  git add . && commit
  git switch --quiet -c side
  put Model.swift "${model/name/title}"
  git add . && commit
  git switch --quiet main
  put Model.swift "${model/name/label}"
  git add . && commit
  git merge side >/dev/null 2>&1 || true
  local status=0
  "$tool" --staged --check >"$work/out" 2>&1 || status=$?
  [ "$status" = 2 ] || problem "status $status"
  says "Model.swift: error: in a merge conflict"
}

test_a_rebase() {
  repository here
  put Model.swift "// base"
  git add . && commit
  git switch --quiet -c side
  put Model.swift "// side"
  git add . && commit
  git switch --quiet main
  put Model.swift "// main"
  git add . && commit
  git switch --quiet side
  git rebase main >/dev/null 2>&1 || true
  put Model.swift "$model"
  git add .
  stops "$tool" --staged --check
  passes "$tool" --staged --write
  passes git rebase --continue
  [ "$(git show HEAD:Model.swift)" = "$model_after" ] || problem "committed as it was"
  clean
}

test_submodules() {
  mkdir inner && cd inner
  git init --quiet
  put Inner.swift "$model"
  git add . && commit
  cd ..
  repository outer
  git submodule --quiet add ../inner "the module"
  put Model.swift "${model/Model/Outer}"
  git add .
  stops git commit --message "Add"
  says "Model.swift:3:"
  silent_about "Inner.swift"
  passes "$tool" --staged --write
  passes git commit --quiet --message "Add"
  clean
  cd "the module"
  hook .
  put Second.swift "${model/Model/Second}"
  git add .
  stops git commit --message "Add"
  says "Second.swift:3:"
  passes "$tool" --staged --write
  passes git commit --quiet --message "Add"
  clean
}

test_a_repository_apart_from_its_files() {
  git init --quiet --bare store.git
  mkdir home && cd home
  git() { command git --git-dir="$work/test/store.git" --work-tree="$work/test/home" "$@"; }
  git config core.bare false
  put Model.swift "$model"
  git add Model.swift
  GIT_DIR="$work/test/store.git" GIT_WORK_TREE="$work/test/home" hook .
  stops git commit --message "Add"
  says "Model.swift:3:"
  GIT_DIR="$work/test/store.git" GIT_WORK_TREE="$work/test/home" passes "$tool" --staged --write
  passes git commit --quiet --message "Add"
  file_is Model.swift "$model_after"
  unset -f git
}

test_a_bare_repository_with_an_index() {
  git init --quiet --bare store.git
  cd store.git
  local blob
  blob="$(printf '%s\n' "$model" | git hash-object -w --stdin)"
  git update-index --add --cacheinfo "100644,$blob,Sources/Model.swift"
  stops "$tool" --staged --check
  says "Sources/Model.swift:3:"
  passes "$tool" --staged --write
  staged_is Sources/Model.swift "$model_after"
  GIT_INDEX_FILE="$work/test/other" git update-index --add --cacheinfo "100644,$blob,Other.swift"
  GIT_INDEX_FILE="$work/test/other" stops "$tool" --staged --check
  says "Other.swift:3:"
}

test_no_repository() {
  mkdir here && cd here
  local status=0
  "$tool" --staged --check >"$work/out" 2>&1 || status=$?
  [ "$status" = 2 ] || problem "status $status"
  says "in no git repository"
}

test_renames_deletions_and_intent_to_add() {
  repository here
  put Old.swift "$model"
  put Gone.swift "${model/Model/Gone}"
  git add . && commit
  git rm --quiet Gone.swift
  passes git commit --quiet --message "Remove"
  git mv Old.swift New.swift
  put Later.swift "${model/Model/Later}"
  git add --intent-to-add Later.swift
  stops git commit --message "Move"
  says "New.swift:3:"
  silent_about "Later.swift"
  passes "$tool" --staged --write
  staged_is New.swift "$model_after"
  file_is Later.swift "${model/Model/Later}"
  [ "$(git diff --name-only)" = Later.swift ] || problem "not intent to add any more"
  passes git commit --quiet --message "Move"
  [ "$(git status --porcelain)" = " A Later.swift" ] || problem "$(git status --porcelain)"
}

test_names_of_every_kind() {
  repository here
  local names=("With space.swift" $'tab\t.swift' 'quote".swift' "it's.swift" "Größe 模型.swift"
    $'line\nbreak.swift' '-dash.swift' 'back\slash.swift' '[a]*?.swift' ':colon.swift')
  local name
  for name in "${names[@]}"; do put "./$name" "$model"; done
  git add .
  stops git commit --message "Add"
  says 'With space.swift:3:'
  says 'Größe 模型.swift:3:'
  # Each is a model of the same name, so the names differ and the models do not.
  for name in "${names[@]}"; do
    put "./$name" "${model/Model/M$(printf '%s' "$name" | cksum | cut -d' ' -f1)}"
  done
  git add .
  passes "$tool" --staged --write
  for name in "${names[@]}"; do
    git show ":./$name" | grep -q "^@Observable" || problem "'$name' is not staged"
    grep -q "^@Observable" "./$name" || problem "'$name' is not edited"
  done
  passes git commit --quiet --message "Add"
  clean
}

test_links_and_modes() {
  repository here
  put Model.swift "$model"
  chmod +x Model.swift
  ln -s Model.swift Link.swift
  git add .
  passes "$tool" --staged --write
  [ "$(git ls-files --stage Model.swift | cut -c1-6)" = 100755 ] || problem "the mode is lost"
  [ "$(git ls-files --stage Link.swift | cut -c1-6)" = 120000 ] || problem "the link is lost"
  [ -x Model.swift ] && [ -L Link.swift ] || problem "the mode on disk is lost"
  passes git commit --quiet --message "Add"
  clean
  put Second.swift "${model/Model/Second}"
  git add .
  mkdir -p "$work/test/outside"
  mv Second.swift "$work/test/outside"
  ln -s "$work/test/outside/Second.swift" Second.swift
  passes "$tool" --staged --write
  says "OBS913"
  file_is "$work/test/outside/Second.swift" "${model/Model/Second}"
}

test_line_endings_of_a_checkout() {
  repository here
  git config core.autocrlf true
  put Model.swift "$model"
  sed -i.bak 's/$/\r/' Model.swift && rm Model.swift.bak
  git add . 2>/dev/null
  passes "$tool" --staged --write
  staged_is Model.swift "$model_after"
  file_is Model.swift "$(printf '%s\n' "$model_after" | sed 's/$/\r/')"
  passes git commit --quiet --message "Add"
  clean
}

test_hashes_of_another_length() {
  repository here --object-format=sha256
  put Model.swift "$model"
  git add .
  stops git commit --message "Add"
  passes "$tool" --staged --write
  passes git commit --quiet --message "Add"
  clean
}

test_programs_of_the_repository_do_not_run() {
  repository here
  put Model.swift "$model"
  put View.swift "$view"
  git add .
  put trap.sh '#!/bin/sh
touch "'"$work"'/test/ran"
cat'
  chmod +x trap.sh
  local trap="$PWD/trap.sh"
  git config core.fsmonitor "$trap"
  git config filter.trap.clean "$trap"
  git config filter.trap.smudge "$trap"
  git config filter.trap.required true
  git config diff.trap.command "$trap"
  git config diff.trap.textconv "$trap"
  git config diff.external "$trap"
  git config core.pager "$trap"
  git config core.sshCommand "$trap"
  git config credential.helper "$trap"
  git config gpg.program "$trap"
  git config uploadpack.packObjectsHook "$trap"
  mkdir hooks
  local name
  for name in post-index-change pre-commit post-checkout reference-transaction; do
    cp trap.sh "hooks/$name"
  done
  git config core.hooksPath hooks
  put .gitattributes "*.swift filter=trap diff=trap"
  rm -f "$work/test/ran"
  stops "$tool" --staged --check
  passes "$tool" --staged --write
  [ ! -e "$work/test/ran" ] || problem "a program ran"
  git config --unset core.fsmonitor
  staged_is View.swift "$view_after"
}

test_an_index_that_is_locked() {
  repository here
  put Model.swift "$model"
  git add .
  touch .git/index.lock
  local status=0
  "$tool" --staged --write >"$work/out" 2>&1 || status=$?
  [ "$status" = 2 ] || problem "status $status"
  says "index.lock"
  file_is Model.swift "$model"
  rm .git/index.lock
  staged_is Model.swift "$model"
}

test_other_peoples_code() {
  repository here
  put Pods/Model.swift "$model"
  put Sources/Thing.generated.swift "${model/Model/Thing}"
  git add .
  passes git commit --quiet --message "Add"
}

test_a_sparse_checkout() {
  repository here
  put A/Model.swift "$model"
  put B/View.swift "$view"
  put Package.swift "// swift-tools-version: 5.9
import PackageDescription"
  git add . && commit
  git sparse-checkout set A
  [ ! -e B/View.swift ] || problem "the checkout is not sparse"
  put A/Model.swift "$model
// more"
  git add .
  passes "$tool" --staged --write
  says "'Model' reaches beyond what is staged, to 'B/View.swift'"
}

failed=0
for name in $(declare -F | sed -n 's/^declare -f \(test_.*\)/\1/p'); do
  [[ "$name" == *"$only"* ]] || continue
  rm -rf "$work/test"
  mkdir "$work/test"
  # Not as a condition, where a command that fails would not end the test.
  set +e
  (
    set -e
    cd "$work/test"
    "$name"
  ) 2>"$work/err"
  status=$?
  set -e
  if [ "$status" = 0 ]; then
    echo "ok    ${name//_/ }"
  else
    echo "FAIL  ${name//_/ }"
    cat "$work/err"
    failed=1
  fi
done
exit "$failed"
