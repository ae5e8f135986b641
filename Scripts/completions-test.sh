#!/usr/bin/env bash
#
# usage: completions-test.sh [<observify>]
#
# Completes command lines in the real bash, zsh and fish, with the scripts that the tool prints, and
# compares what is proposed. A shell that is not installed is a failure.

set -euo pipefail
tool="${1:-$(dirname "${BASH_SOURCE[0]}")/../.build/debug/observify}"
tool="$(cd "$(dirname "$tool")" && pwd)/$(basename "$tool")"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir Sources
touch Model.swift 'Sources/A b.swift'
for shell in bash zsh fish; do "$tool" completions "$shell" >"$folder/_$shell"; done
mkdir functions
cp _zsh functions/_observify
failures=0

# Proposals for a command line that ends where the cursor is, one a line, sorted.
bash_proposals() {
  bash --norc -c '
    source ./_bash
    # As readline does, a word ends at "=", too.
    read -ra COMP_WORDS <<<"${1//=/ = }"
    [[ $1 == *" " || $1 == *= ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    [[ ${COMP_WORDS[COMP_CWORD]} == "" && $1 == *= ]] && COMP_WORDS[COMP_CWORD]="" &&
      unset "COMP_WORDS[COMP_CWORD]" && COMP_CWORD=$((COMP_CWORD - 1))
    _observify
    printf "%s\n" "${COMPREPLY[@]}"' bash "$1" | sort
}

zsh_proposals() {
  zsh -f -c '
    zmodload zsh/zpty
    zpty shell zsh -f -i
    send() { zpty -w shell "$1" }
    send "PS1=; stty -echo; fpath=($PWD/functions \$fpath); autoload -Uz compinit; compinit -u -d $PWD/dump"
    send "zstyle \":completion:*\" list-colors; zstyle \":completion:*\" verbose no; LISTMAX=10000; COLUMNS=60; LINES=400"
    # What would be shown is written to a file in its place, for the functions of the tool alone.
    send "compadd() { local -a hits; builtin compadd -O hits \"\$@\"; print -rl -- \$hits >>$PWD/hits; builtin compadd \"\$@\" }"
    send "finish() { zle complete-word; print done >$PWD/done }; zle -N finish; bindkey \"^T\" finish"
    send "print ready >$PWD/ready"
    for try in {1..200}; do [[ -e ready ]] && break; sleep .05; done
    zpty -w -n shell "$1"$'"'\x14'"'
    for try in {1..200}; do [[ -e done ]] && break; sleep .05; done
    zpty -d shell' zsh "$1" >/dev/null 2>&1 || true
  sort -u hits 2>/dev/null | grep . || true
  rm -f hits ready "done"
}

fish_proposals() {
  fish --no-config -c 'source ./_fish; complete -C $argv[1]' "$1" | cut -f1 | sort
}

# expect SHELL LINE PROPOSAL ...: all of these, in any order, and nothing else.
expect() {
  local shell="$1" line="$2" found wanted
  shift 2
  found="$("${shell}_proposals" "$line")"
  wanted="$(printf '%s\n' "$@" | sort)"
  if [[ "$found" == "$wanted" ]]; then
    echo "ok   $shell: $line"
  else
    echo "FAIL $shell: $line"
    echo "  wanted: $(tr '\n' ' ' <<<"$wanted")"
    echo "  found:  $(tr '\n' ' ' <<<"$found")"
    failures=$((failures + 1))
  fi
}

for shell in bash zsh fish; do
  if ! command -v "$shell" >/dev/null; then
    echo "FAIL $shell is not installed"
    failures=$((failures + 1))
    continue
  fi
  expect "$shell" 'observify --form' --format
  expect "$shell" 'observify --format ' text json sarif github xcode markdown
  expect "$shell" 'observify plan --format ' text json
  expect "$shell" 'observify --color a' auto always
  expect "$shell" 'observify --explain OBS20' OBS201 OBS202 OBS203 OBS204 OBS205 OBS206 OBS207
  expect "$shell" 'observify completions ' bash zsh fish
  expect "$shell" 'observify syntax --fac' --facts
  expect "$shell" 'observify --fac'
done
expect bash 'observify --format=j' json
expect bash 'observify -o Mod' Model.swift
expect bash 'observify pl' plan
expect bash 'observify --project-root S' Sources
expect fish 'observify --format=j' --format=json
expect fish 'observify -o Mod' Model.swift
expect fish 'observify pl' plan
expect fish 'observify --project-root S' Sources/
expect zsh 'observify --format=j' json
expect zsh 'observify pl' plan
exit $((failures > 0))
