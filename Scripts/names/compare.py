"""Compares the tool's types of names with those that an index store tells.

usage: compare.py [--show N] TOOL LIBRARY STORE PACKAGE NAMES

NAMES is what 'observify syntax --names' printed in PACKAGE. TOOL reads the store, as it does for
'--index-store'. Compared are names of values (variables, properties, parameters, functions, methods,
initialisers and cases) that stand where the index says, and whose type it tells without generic
parameters. Two types are the same when they are once written alike: without modules, labels of functions
and attributes, with '?' and '[]'.

Exit status: 0 when no type is wrong, 1 when one is.
"""

import argparse
import collections
import os
import re
import subprocess
import sys

# The numbers of kinds in 'indexstore.h'.
VALUES = {12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 25}
FUNCTIONS = {12, 15, 16, 17, 18, 22}


class Store:
    """The process of the tool that reads a store; an answer ends with a line that is a dot."""

    def __init__(self, tool, library, store):
        self.process = subprocess.Popen(
            [tool, "read-index-store", library, store],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, errors="replace")
        first = self.answer()
        if first:
            sys.exit("compare.py: " + first[0])

    def answer(self):
        lines = []
        for line in self.process.stdout:
            if line == ".\n":
                return lines
            lines.append(line.rstrip("\n"))
        sys.exit("compare.py: the store could not be read to its end")

    def ask(self, question):
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        return [line.split("\t") for line in self.answer()]


def outside_brackets(text, separator):
    """The places of a separator in a text that stand in no brackets."""
    depth, places = 0, []
    for place, letter in enumerate(text):
        if depth == 0 and text.startswith(separator, place):
            places.append(place)
        if letter in "([<":
            depth += 1
        elif letter in ")]" or letter == ">" and text[place - 1] != "-":
            depth -= 1
    return places


def told_type(kind, declaration):
    """The type of a value, or of what a function gives, by its demangled declaration; None without one."""
    if kind in FUNCTIONS:
        arrows = outside_brackets(declaration, " -> ")
        if not arrows:
            return None
        # A case that holds values is a function of its type, which gives one with them.
        return declaration[arrows[-1] + 4:] if kind == 15 else declaration[arrows[0] + 4:]
    colons = outside_brackets(declaration, " : ")
    if not colons:
        return None
    type_ = declaration[colons[0] + 3:]
    around = outside_brackets(type_, " in ")
    return type_[:around[0]] if around else type_


def alike(type_, modules):
    type_ = re.sub(r"@\w+(\([^)]*\))?\s*|\b(any|inout|__owned|__shared|isolated|sending)\s+", "", type_)
    type_ = re.sub(r"\(extension in \w+\):", "", type_)
    type_ = re.sub(r"(?<![\w.])(\w+)\.(?=\w)", lambda m: "" if m[1] in modules else m[0], type_)
    type_ = re.sub(r"(?<=[(,])\s*\w+\s*: ", "", type_)
    before = None
    while before != type_:
        before = type_
        part = r"((?:[^<>]|<[^<>]*>)*?)"
        type_ = re.sub(r"\bOptional<" + part + ">", r"\1?", type_)
        type_ = re.sub(r"\bArray<" + part + ">", r"[\1]", type_)
        type_ = re.sub(r"\bDictionary<((?:[^<>,]|<[^<>]*>)*), " + part + ">", r"[\1: \2]", type_)
    type_ = type_.replace(" : ", ": ").replace("()", "Void").replace("!", "?")
    return re.sub(r"\s+", "", type_)


def is_whole(type_):
    """Whether a type says all of itself: no generic parameter, no local or private context, no effects,
    which the tool does not print."""
    if re.search(r"\b[A-Z]\d?\b|#|opaque|<<|\$|\bSelf\b| in | async\b| throws\b", type_):
        return False
    return all(type_.count(a) == type_.count(b) for a, b in ("()", "[]"))


def stands_there(line, column, kind, name):
    text = line.encode("utf8")[column - 1:].decode("utf8", "replace")
    word = re.match(r"[`$]?\w+", text)
    if not word:
        return False
    base = name.split("(")[0]
    return kind == 22 or word[0].strip("`") in (base, "$" + base)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("--show", type=int, default=20)
    for name in ("tool", "library", "store", "package", "names"):
        parser.add_argument(name)
    options = parser.parse_args()

    told = {}
    for line in open(options.names, encoding="utf8", errors="replace"):
        path, row, column, _, type_ = line.rstrip("\n").split("\t")[:5]
        told[path, int(row), int(column)] = type_

    store = Store(options.tool, options.library, options.store)
    root = options.package + os.sep
    # A store keeps what was built before: only files count that have not changed since.
    units = store.ask("units")
    packages = {u[1] for u in units if u[0].startswith(root)}
    units = sorted({
        (u[0], u[4]) for u in units
        if u[0].startswith(root) and os.path.isfile(u[0]) and os.path.getmtime(u[0]) <= int(u[2])
    })
    records = [(file[len(root):], store.ask(record)) for file, record in units if record]
    rows = [
        (path, int(o[0]), int(o[1]), int(o[2]), o[3], o[4], o[5])
        for path, occurrences in records if not path.startswith(".build") for o in occurrences
    ]
    modules = {re.split(r"\W", row[6], maxsplit=1)[0] for row in rows if row[3] in VALUES}
    own = re.compile(r"(?<![\w.])(?:" + "|".join(sorted(packages)) + r")\.")

    # Where several names stand at one place, as in 'if let name', nothing says which is meant.
    types = collections.defaultdict(set)
    for path, line, column, kind, _, name, declaration in rows:
        if kind in VALUES:
            types[path, line, column].add((kind, name, told_type(kind, declaration)))
    lines, count, wrong, shorthands = {}, collections.Counter(), [], {}
    for (path, line, column), found in sorted(types.items()):
        kind, name, type_ = next(iter(found))
        if len(found) > 1 or type_ is None or not is_whole(type_):
            continue
        if path not in lines:
            text = open(root + path, encoding="utf8", errors="replace").read()
            lines[path] = text.split("\n")
            shorthands[path] = set(re.findall(r"\b(?:let|var) (\w+)(?=\s*(?:,|\{|else\b))", text))
        if line > len(lines[path]) or not stands_there(lines[path][line - 1], column, kind, name):
            continue
        # What 'if let name' declares has the index call by the name outside.
        if type_.startswith("Swift.Optional<") and name in shorthands[path]:
            continue
        answer = told.get((path, line, column), "unknown")
        verdict = "unknown" if answer == "unknown" else (
            "agree" if alike(answer, modules) == alike(type_, modules) else "wrong")
        for group in ("all", "own") if own.search(type_) else ("all",):
            count[group, verdict] += 1
        if verdict == "wrong":
            wrong.append(f"{path}:{line}:{column}: '{name}' is {type_}, the tool says {answer}")
    for group in ("all", "own"):
        total = sum(count[group, verdict] for verdict in ("agree", "unknown", "wrong"))
        shares = ", ".join(
            f"{verdict} {count[group, verdict]} = {count[group, verdict] / max(total, 1):.2%}"
            for verdict in ("agree", "unknown", "wrong"))
        print(f"  {group}: {total} names; {shares}")
    for difference in wrong[:options.show]:
        print("  " + difference)
    return 1 if wrong else 0


sys.exit(main())
