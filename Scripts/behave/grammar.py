"""Reads the grammar: pieces of models with what views do with them, as text with alternatives.

A piece begins with `== name` and has fields `field: text`; lines that are indented belong to the field above.
`field?:` is taken half of the time. In the text `⟨a¦b⟩` is one of the two, `⟨:rule⟩` a rule declared with
`rule name: a ¦ b` (each use chooses anew), `~k` the number of the piece in its program, `~K` the same for types, `~N` the
program's number, `~M` the class, `~m` an expression for the object, `~b` for its projection.
"""

import glob
import os
import re

FIELDS = {
    "tags", "weight",
    "support",  # a declaration beside the class
    "member", "extension",  # within the class, and in an extension of it
    "start", "end",  # statements of `init` and `deinit`
    "show",  # a String that a view shows
    "row",  # a view
    "bind",  # a view that needs the projection
    "modifier",  # behind a view
    "action",  # statements of a button
    "conform",  # what the class conforms to besides
}


class Piece:
    def __init__(self, name):
        self.name = name
        self.fields = []  # (field, optional, text)

    def texts(self, field):
        return [text for name, _, text in self.fields if name == field]

    @property
    def tags(self):
        return set(" ".join(self.texts("tags")).split())

    @property
    def weight(self):
        return int((self.texts("weight") or ["10"])[0])


def read(folder):
    pieces, rules = [], {}
    for path in sorted(glob.glob(os.path.join(folder, "*.txt"))):
        with open(path, encoding="utf-8") as file:
            read_file(path, file.read().split("\n"), pieces, rules)
    return pieces, rules


def read_file(path, lines, pieces, rules):
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("== "):
            pieces.append(Piece(line[3:].strip()))
        elif line.startswith("rule "):
            name, _, text = line[5:].partition(":")
            rules[name.strip()] = text.strip()
        elif line[0] == " ":
            field, optional, text = pieces[-1].fields[-1]
            pieces[-1].fields[-1] = (field, optional, text + ("\n" if text else "") + line[2:])
        else:
            match = re.match(r"(\w+)(\??):\s?(.*)$", line)
            if not match or match[1] not in FIELDS:
                raise SystemExit(f"{path}:{number}: what is '{line}'?")
            pieces[-1].fields.append((match[1], bool(match[2]), match[3]))


def expand(text, dice, rules):
    """Makes every choice in the text."""
    while True:
        match = re.search(r"⟨([^⟨⟩]*)⟩", text)
        if not match:
            return text
        inner = match[1]
        if re.fullmatch(r":[a-z-]+", inner):
            inner = rules[inner[1:]]
            # A rule may hold choices of its own: those are made next.
            chosen = dice.one(split(inner)).strip()
        else:
            chosen = dice.one(split(inner))
        text = text[: match.start()] + chosen + text[match.end():]


def split(text):
    """The alternatives of a text, those within inner ones left alone."""
    parts, depth = [""], 0
    for character in text:
        if character == "¦" and depth == 0:
            parts.append("")
            continue
        depth += {"⟨": 1, "⟩": -1}.get(character, 0)
        parts[-1] += character
    return parts
