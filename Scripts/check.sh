#!/usr/bin/env bash
#
# usage: check.sh
#
# Builds with warnings as errors, checks the format, runs the tests, compiles the fixtures and
# compares their traces: what has to pass before a change is proposed.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

step() {
  echo "+ $*"
  "$@"
}

step swift format lint --strict --parallel --recursive Sources Tests Scripts Package.swift
step swift build --build-tests
step swift test --skip-build
if [ -x Scripts/typecheck-fixtures.sh ]; then
  step Scripts/typecheck-fixtures.sh
  step Scripts/typecheck-examples.sh
fi
step Scripts/traces.sh
