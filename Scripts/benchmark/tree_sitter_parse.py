"""Parses the files whose paths are read from standard input, and prints what that takes."""

import sys
import time

import tree_sitter
import tree_sitter_swift

parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))
files = [open(line.rstrip("\n"), "rb").read() for line in sys.stdin]
start = time.process_time()
for text in files:
    parser.parse(text)
print(f"{len(files)} files; cpu {int((time.process_time() - start) * 1e6)} us")
