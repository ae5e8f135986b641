#!/usr/bin/env bash
#
# usage: format.sh
#
# Formats all Swift code of the project in place, as check.sh wants it.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

swift format format --in-place --parallel --recursive Sources Tests Scripts Package.swift
