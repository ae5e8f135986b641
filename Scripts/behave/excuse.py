"""Says whether a warning stands where a difference comes from.

A warning excuses a difference when what it stands at and what the differing text shows have a name in
common: a member, a global or a class of the program. What the text shows is found by its literal, and by
what the members that it mentions mention in turn.
"""

import re

# Names that views give to objects, and that every program has.
COMMON = {"store", "other", "shared", "body", "init", "deinit", "content", "model", "self", "tag", "created"}
VIEW = re.compile(r"\b(View|App|ViewModifier|ButtonStyle|LabelStyle|UIViewRepresentable|UIViewControllerRepresentable)\b")


class Declaration:
    def __init__(self, name, first, last, owner, is_view):
        self.name, self.first, self.last, self.owner, self.is_view = name, first, last, owner, is_view
        self.words = set()


def declarations(lines):
    """The types, members and globals of a program, with their lines."""
    found, open_types = [], []
    for number, line in enumerate(lines, 1):
        depth = len(line) - len(line.lstrip())
        open_types = [t for t in open_types if t.last >= number]
        match = re.search(r"\b(class|struct|enum|extension|protocol|var|let|func|init|subscript)\b ?(\w*)", line)
        if not match or line.strip().startswith("//"):
            continue
        inside = open_types[-1] if open_types else None
        level = len(line) - len(line.lstrip())
        if inside and level != inside.depth + 2 or not inside and level != 0:
            continue
        last = number
        if line.rstrip().endswith(("{", "(", "[", ",")):
            last = next((n for n in range(number + 1, len(lines) + 1)
                         if lines[n - 1].strip() and len(lines[n - 1]) - len(lines[n - 1].lstrip()) <= depth), number)
        kind, name = match[1], match[2] or match[1]
        is_type = kind in ("class", "struct", "enum", "extension", "protocol")
        is_view = bool(VIEW.search(line)) if is_type else bool(inside and inside.is_view)
        made = Declaration(name, number, last, inside, is_view)
        made.depth, made.is_type = depth, is_type
        made.words = set(re.findall(r"\w+", "\n".join(lines[number - 1:last])))
        found.append(made)
        if is_type:
            open_types.append(made)
    return found


def literals(line):
    """The string literals of a line as patterns of what they show."""
    patterns = []
    for text in re.findall(r'"((?:[^"\\]|\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\\.)*)"', line):
        parts = re.split(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)", text)
        if any(len(part.strip()) > 1 for part in parts):
            patterns.append("(- )?" + ".*".join(re.escape(part) for part in parts))
    return patterns


def shown(lines, found, texts):
    """The names that differing texts show, by way of members too; None where the texts are not found."""
    words, places = set(), []
    types = {d.name for d in found if d.is_type}
    for number, line in enumerate(lines, 1):
        if any(re.fullmatch(p, t) for p in literals(line) for t in texts):
            places.append(number)
            words |= set(re.findall(r"\w+", line))
    for text in texts:
        words |= set(re.findall(r"\w+", text)) & types
    if not places and not words & types:
        return None, []
    names = {}
    for d in found:
        names.setdefault(d.name, []).append(d)
    for d in found:
        if not d.is_type and any(d.first <= n <= d.last for n in places) and d.name != "body":
            words.add(d.name)
    seen, left = set(), {w for w in words if w in names}
    while left:
        name = left.pop()
        seen.add(name)
        for d in names[name]:
            inner = set(d.words)
            if d.owner and not d.owner.is_view:
                inner.add(d.owner.name)
                seen.add(d.owner.name)
            if d.is_type and not d.is_view:
                continue
            left |= {w for w in inner if w in names and w not in seen and w not in COMMON}
    return seen - COMMON, places


def stands_there(text, texts, line):
    """Whether a warning at a line of the program is about what differs; True where that cannot be told."""
    lines = text.split("\n")
    found = declarations(lines)
    names, places = shown(lines, found, texts)
    if names is None or not line:
        return True
    around = [d for d in found if d.first <= line <= d.last]
    # In the view that shows it.
    if any(d.is_type and d.is_view and d.first <= p <= d.last for d in around for p in places):
        return True
    members = [d for d in around if not d.is_type] or around
    warned = set()
    for d in members:
        warned |= d.words | {d.name}
    if members and members[-1].is_view or any(d.is_type for d in members):
        # What is owned, or warned of as a whole: the classes that the line names.
        header = set(re.findall(r"\w+", lines[line - 1]))
        for d in found:
            if d.is_type and not d.is_view and d.name in header | {m.name for m in members}:
                warned |= d.words | {d.name}
    declared = {d.name for d in found} - COMMON
    return bool(warned & names & declared)


def is_unobserved(before, after, texts):
    """Whether all that differs is shown by views of an object that they hold without observing it, and whose
    class stays: whatever ran them had nothing to do with that object."""
    lines = before.split("\n")
    views = [d for d in declarations(lines) if d.is_type and d.is_view]
    for text in texts:
        places = [n for n, line in enumerate(lines, 1) if any(re.fullmatch(p, text) for p in literals(line))]
        around = [v for n in places for v in views if v.first <= n <= v.last and plain_objects(lines, v, after, n)]
        if not around:
            return False
    return bool(texts)


def plain_objects(lines, view, after, place):
    """The objects of classes that stay that a line of a view mentions and the view does not run by."""
    body = "\n".join(lines[view.first - 1:view.last])
    held = re.findall(r"^  let (\w+): (\w+)", body, re.M)
    # One with a publisher of its own announces nothing of what it publishes.
    held += [(name, kind) for name, kind in re.findall(r"^  @\w+ (?:private )?var (\w+)(?:: | = )(\w+)", body, re.M)
             if re.search(rf"^class {kind}\b(?:.|\n  )*?let objectWillChange = PassthroughSubject", after.replace("final class", "class"), re.M)]
    return [name for name, kind in held if re.search(rf"\b{name}\.", lines[place - 1])
            and re.search(rf"class (Base)?{kind}\b[^{{]*\bObservableObject\b", after)]
