#!/usr/bin/env bash
#
# usage: install-hook.sh [--write] [--tool OBSERVIFY] [--shared] [REPOSITORY] [-- OPTION ...]
#        install-hook.sh --uninstall [--shared] [REPOSITORY]
#
# Installs a git hook that has Observify look at each commit: 'observify --staged --check', or with
# --write 'observify --staged --write'. Options after '--' are handed to it. The hook goes where git
# looks for hooks: all work trees of a repository share it, and core.hooksPath is heeded; where that
# lies outside of the repository, other repositories have the hook too, so it takes --shared. A
# pre-commit hook that is there already is kept, and runs first. --uninstall brings it back.

set -euo pipefail

fail() {
  echo "install-hook.sh: $*" >&2
  exit 2
}

mode=--check
action=install
shared=no
tool=
repository=.
while [ $# -gt 0 ]; do
  case "$1" in
    --write) mode=--write ;;
    --uninstall) action=uninstall ;;
    --shared) shared=yes ;;
    --tool)
      [ $# -gt 1 ] || fail "--tool needs a path"
      tool="$2"
      shift
      ;;
    --help | -h)
      sed -n '2,/^$/s/^# \{0,1\}//p' "$0"
      exit
      ;;
    --)
      shift
      break
      ;;
    -*) fail "unknown option '$1'" ;;
    *) repository="$1" ;;
  esac
  shift
done

# Prints its argument as one word for sh.
quoted() {
  printf "'%s'" "$(printf '%s' "$1" | sed "s/'/'\\\\''/g")"
}

here="$(pwd)"
own="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
cd "$repository"
git rev-parse --git-dir >/dev/null || fail "no git repository at '$repository'"
# A relative core.hooksPath starts at the top of the work tree.
top="$(git rev-parse --show-toplevel 2>/dev/null)" && cd "$top"
common="$(cd "$(git rev-parse --git-common-dir)" && pwd -P)"
hooks="$(git rev-parse --git-path hooks)"
mkdir -p "$hooks"
hooks="$(cd "$hooks" && pwd -P)"
case "$hooks/" in
  "$common"/* | "$(pwd -P)"/*) ;;
  *)
    [ "$shared" = yes ] || fail "core.hooksPath leads to '$hooks', which other repositories may" \
      "use too: --shared installs the hook there"
    ;;
esac

hook="$hooks/pre-commit"
kept="$hooks/pre-commit.before-observify"
mark="# Installed by Observify's install-hook.sh."
is_ours() {
  [ -f "$hook" ] && grep -qF "$mark" "$hook"
}

if [ "$action" = uninstall ]; then
  is_ours || fail "no hook of Observify at '$hook'"
  rm "$hook"
  if [ -e "$kept" ] || [ -L "$kept" ]; then mv "$kept" "$hook"; fi
  echo "removed $hook"
  exit
fi

if [ -z "$tool" ]; then
  tool="$(command -v observify || true)"
  [ -n "$tool" ] || tool="$own/../.build/release/observify"
fi
case "$tool" in /*) ;; *) tool="$here/$tool" ;; esac
[ -x "$tool" ] || fail "no program at '$tool': build it, or name it with --tool"
tool="$(cd "$(dirname "$tool")" && pwd)/$(basename "$tool")"

if ! is_ours && { [ -e "$hook" ] || [ -L "$hook" ]; }; then
  if [ -e "$kept" ] || [ -L "$kept" ]; then
    fail "both '$hook' and '$kept' are there: remove the one that is not needed"
  fi
  mv "$hook" "$kept"
  echo "kept the hook that was there: it runs first, as $kept"
fi
options=
for option in "$@"; do options="$options $(quoted "$option")"; done
fresh="$hook.$$"
cat >"$fresh" <<END
#!/bin/sh
$mark
#
# Runs the hook that was there before, then looks at what is staged.

before="\$(dirname "\$0")/pre-commit.before-observify"
if [ -x "\$before" ]; then
  "\$before" "\$@" || exit
fi
observify=$(quoted "$tool")
[ -x "\$observify" ] || observify="\$(command -v observify)" || {
  echo "observify is gone, so what is staged is not looked at; see $(quoted "$own/install-hook.sh") --uninstall" >&2
  exit 0
}
exec "\$observify" --staged $mode$options
END
chmod +x "$fresh"
mv "$fresh" "$hook"
echo "installed $hook"
