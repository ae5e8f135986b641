"""Makes mutants of apps in which a doubtful expression is a model, and looks at what becomes of them."""

import argparse
import collections
import difflib
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

from forms import FORMS, USES, VIEWS, spelled

WRAPPERS = ("StateObject", "ObservedObject", "EnvironmentObject")
PROPERTY = re.compile(
    r"^(?P<lead>[ \t]+(?:@\w+(?:\([^()]*\))?[ \t]+)*(?:(?:private|fileprivate|internal|public|open|final|static|weak|"
    r"nonisolated|private\(set\))[ \t]+)*(?:let|var)[ \t]+(?P<name>\w+)[ \t]*:[ \t]*)"
    r"(?P<open>\[?)(?P<type>[A-Z]\w*)(?P<close>\]?)(?P<optional>\??)(?P<rest>[ \t]*(?:=[^{}]*|\{)?)$"
)
FUNCTION = re.compile(
    r"^(?P<lead>[ \t]+(?:(?:private|internal|static|final)[ \t]+)*func[ \t]+(?P<name>\w+)\(\)[ \t]*->[ \t]*)"
    r"(?P<open>)(?P<type>[A-Z]\w*)(?P<close>)(?P<optional>\??)(?P<rest>[ \t]*\{)$"
)
DECLARED = re.compile(r"\b(?:class|struct|enum|actor|protocol|typealias|associatedtype|extension|macro)\s+(\w+)")
HOLDER = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)*(?P<kind>struct|class|actor|extension)\s+(?P<name>\w+)(?P<rest>.*)\{\s*$")
PLAIN = set("Int Double Float String Bool Any Data Date URL Self AnyObject Void Character UUID Never CGFloat".split())

Site = collections.namedtuple("Site", "path line match holder static wrapper")


def swift_files(folder):
    """Returns the text of each Swift file of a repository, by path."""
    found = {}
    for path in sorted(folder.rglob("*.swift")):
        if path.is_file() and not path.is_symlink():
            try:
                found[str(path.relative_to(folder))] = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                pass
    return found


def models(tool, options, folder, texts):
    """Returns the models that migrate and can be named anywhere in their module, with one published property."""
    run = subprocess.run(
        [tool, "plan", "--format", "json", "--ignore-deployment-target", *options],
        cwd=folder, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"doubts.sh: {folder}: {run.stderr.strip() or 'the plan failed'}")
    found = {}
    for unit in json.loads(run.stdout)["units"]:
        for kind in unit["types"]:
            name, path = kind["name"], kind["path"]
            if unit["decision"] != "migrate" or kind["kind"] != "class" or not name.isidentifier():
                continue
            body = class_body(texts.get(path, ""), name)
            declared = sum(len(re.findall(rf"\b(?:class|struct|enum|actor|protocol)\s+{name}\b", text)) for text in texts.values())
            if declared != 1 or body is None or "<" in body.split("{")[0]:
                continue
            published = re.findall(r"^[ \t]+@Published\s+var\s+(\w+)", body, re.M)
            found[name] = (path, published[0] if published else None)
    return found


def class_body(text, name):
    """Returns the declaration of a class from its line to the brace in the same column, or nil for a private one."""
    start = re.search(rf"^(?P<indent>[ \t]*)(?P<words>(?:@\w+(?:\([^)]*\))?\s+|\w+\s+)*)class\s+{name}\b", text, re.M)
    if not start or "private" in start["words"]:
        return None
    end = re.compile(rf"^{start['indent']}\}}", re.M).search(text, start.end())
    return text[start.start():end.end() if end else len(text)]


def is_moved(name, before, after):
    """Returns whether a class migrated: one that has nothing to track moves without the macro."""
    was, now = ((class_body(text, name) or "").split("{")[0] for text in (before, after))
    if "ObservableObject" in was:
        return now != "" and "ObservableObject" not in now
    return "@Observable" in now


def holder(lines, line):
    """Returns the declaration whose member stands in a line, or nil where that is something else."""
    indent = len(lines[line]) - len(lines[line].lstrip())
    for above in range(line - 1, -1, -1):
        text = lines[above]
        if not text.strip() or text.lstrip().startswith(("//", "#", "*", "/*", "@")):
            continue
        if len(text) - len(text.lstrip()) < indent and text.rstrip().endswith("{"):
            return HOLDER.match(text)
        if len(text) - len(text.lstrip()) < indent:
            return None
    return None


def sites(texts, known):
    """Returns the members with a stated type, by path: those of outside types, and those of the models."""
    declared = {name for text in texts.values() for name in DECLARED.findall(text)}
    declared |= {name.strip().split(":")[0] for text in texts.values() for list in re.findall(r"<([^<>\n]*)>", text) for name in list.split(",")}
    outside, inside = [], []
    for path, text in texts.items():
        if path.endswith("Package.swift") or '"""' in text or "#if" in text:
            continue
        lines = text.split("\n")
        for number, line in enumerate(lines):
            match = PROPERTY.match(line) or FUNCTION.match(line)
            if not match or bool(match["open"]) != bool(match["close"]):
                continue
            around = holder(lines, number)
            wrapper = re.search(r"@(\w+)", match["lead"])
            if number and lines[number - 1].strip().startswith("@"):
                continue
            if not around or match["name"] in ("body", "wrappedValue", "projectedValue"):
                continue
            site = Site(path, number, match, around, "static " in match["lead"], wrapper and wrapper[1])
            if match["type"] in known:
                inside.append(site)
            elif match["type"] not in declared and match["type"] not in PLAIN and not wrapper:
                outside.append(site)
    return outside, inside


class Mutant:
    """One change of an app: the files that differ, and what is true of them."""

    def __init__(self, number, model, published, kind):
        self.number, self.model, self.published, self.kind = number, model, published, kind
        self.texts, self.gone, self.label = {}, None, ""

    @property
    def name(self):
        return f"probe{self.number}"


def mutate(number, dice, texts, known, outside, inside, only):
    """Returns a mutant, or nil where the dice found nothing that fits."""
    kinds = [kind for kind in ("stated", "aliased", "renamed", "moved", "known") if not only or kind in only or not only & KINDS]
    kind = dice.choice(kinds)
    pool = inside if kind in ("known", "moved") else outside
    if not pool:
        return None
    site = dice.choice(pool)
    given = site.match["type"]
    if kind in ("known", "moved"):
        model = given
    else:
        near = [name for name in known if re.search(rf"\b{name}\b", texts[site.path])]
        if not near:
            return None
        model = dice.choice(near)
    path, published = known[model]
    mutant = Mutant(number, model, published, kind)
    changed = {site.path: texts[site.path]}
    lines = changed[site.path].split("\n")
    spelt = site.match["lead"] + site.match["open"] + model + site.match["close"] + site.match["optional"] + site.match["rest"]
    if kind == "stated":
        # What made the outside value cannot make the model.
        rest = site.match["rest"] if site.match["rest"].rstrip().endswith("{") else ""
        lines[site.line] = spelt[: len(spelt) - len(site.match["rest"])] + rest
    expression = site.match["name"] + ("()" if site.match.re is FUNCTION else "")
    if site.static:
        expression = "Self." + expression
    if site.match["open"]:
        expression += ("?" if site.match["optional"] else "") + "[0]"
    if site.match["optional"]:
        expression += "!"
    use = pick(dice, USES, only, lambda name: published or name != "publisher")
    forms = [pick(dice, FORMS, only, lambda name: True) for _ in range(dice.choice((1, 1, 2)))]
    tail = []
    for form in forms:
        # Two forms may declare a helper of one name, in different ways.
        own = f"{number}x{list(FORMS).index(form)}"
        expression, rest = spelled(FORMS[form], expression, model, own)
        tail.append(rest)
    code, rest = spelled(USES[use][0], expression, model, number, published or "value")
    tail = [text for text in dict.fromkeys([*tail, rest]) if text]
    if "import SwiftUI" not in lines and any(word in code + "".join(tail) for word in VIEWS):
        return None
    mutant.gone = USES[use][1].replace("N(", f"{number}(").replace("$P", f"${published}")
    mutant.taker = rest if "Take" in rest or "View" in rest else None
    mutant.label = ", ".join([kind, use, *forms])
    probe = f"    {'static ' if site.static else ''}func {mutant.name}() {{ {code} }}"
    place = site.line
    at = len(lines)
    if kind == "moved":
        # The same member by an extension in the same file, so that the use stands far from the declaration.
        if "private" in site.holder["rest"] or site.holder["kind"] == "extension" or site.holder.group(0)[0] in " \t":
            return None
        lines[at:at] = [f"extension {site.holder['name']} {{", probe, "}"]
    else:
        lines.insert(place, probe)
    lines += tail
    text = "\n".join(lines) + "\n"
    for word, module in (("eil", "Veils"), ("CurrentValueSubject", "Combine"), ("eraseToAny", "Combine")):
        if word in code and f"import {module}\n" not in text:
            text = f"import {module}\n{text}"
    changed[site.path] = text
    if kind == "aliased":
        changed[path] = changed.get(path, texts[path]) + f"\ntypealias {given} = {model}\n"
    if kind == "renamed":
        if sum(len(re.findall(rf"\b{given}\b", text)) for text in texts.values()) > 400:
            return None
        for name, text in texts.items():
            text = changed.get(name, text)
            if re.search(rf"\b{model}\b", text):
                changed[name] = re.sub(rf"(?<![.\w]){model}\b", given, text)
        mutant.model = given
    mutant.texts = changed
    return mutant


KINDS = {"stated", "aliased", "renamed", "moved", "known"}


def pick(dice, table, only, fits):
    """Returns a name of a table, one of those asked for when there are such."""
    names = [name for name in table if fits(name)]
    asked = [name for name in names if only and name in only]
    return dice.choice(asked or names)


def faults(mutant, before, after, known):
    """Returns what is half migrated in a migrated mutant, and whether its model moved."""
    found = []
    path = next(
        (name for name, text in after.items() if re.search(rf"^[^/\n]*\bclass {mutant.model}\b", text, re.M)), None)
    body = class_body(after[path], mutant.model) if path else ""
    moved = is_moved(mutant.model, before.get(path, ""), after.get(path, ""))
    probed = next((line for text in after.values() for line in text.split("\n") if f"func {mutant.name}()" in line), None)
    asked = next(line for text in before.values() for line in text.split("\n") if f"func {mutant.name}()" in line)
    whole = probe_text(after, mutant.name)
    if moved:
        provided = mutant.gone.lstrip(".").rstrip("(")
        has = re.search(rf"\b(?:var|let) {re.escape(provided)}\b", body or "")
        if mutant.gone in whole and not has and not taker_is_free(mutant, after):
            found.append(f"'{mutant.model}' moved, and '{mutant.gone}' is left of it: {whole.strip()}")
        if re.search(r"^[ \t]+@Published\b", body or "", re.M):
            found.append(f"'{mutant.model}' moved, and has '@Published'")
    elif probed is not None and probed.strip() != asked.strip() and not same_but_others(probed, asked):
        found.append(f"'{mutant.model}' stayed, and its use changed: {probed.strip()}")
    every = {name: is_moved(name, before.get(where, ""), after.get(where, "")) for name, (where, _) in known.items()}
    every[mutant.model] = moved
    for name, text in after.items():
        # What a comment shows is no code.
        for line in re.sub(r"/\*.*?\*/", "", text, flags=re.S).split("\n"):
            match = re.match(r"^\s*@(\w+)(\([^)]*\))?\s+(?:\w+\s+)*var\s+\w+\s*:\s*(\w+)\b", line)
            if match and match[1] in WRAPPERS and every.get(match[3]):
                found.append(f"'{match[3]}' moved, and a wrapper is left: {line.strip()}")
            if match and match[1] == "Bindable" and every.get(match[3]) is False and line not in before.get(name, ""):
                found.append(f"'{match[3]}' stayed, and lost a wrapper: {line.strip()}")
    return found, moved


def probe_text(texts, name):
    """Returns what became of the probe, which may have been put on several lines."""
    for text in texts.values():
        start = text.find(f"func {name}()")
        if start < 0:
            continue
        depth, end = 0, text.index("{", start)
        while end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
            if depth == 0:
                break
        return text[start:end]
    return ""


def taker_is_free(mutant, after):
    """Whether a generic function or view that takes the model asks for no observable object any more."""
    if not mutant.taker:
        return False
    name = re.search(r"(?:func|struct) (\w+)", mutant.taker)[1]
    line = next((line for text in after.values() for line in text.split("\n") if re.search(rf"(?:func|struct) {name}\b", line)), "")
    return "ObservableObject" not in line and "ObservedObject" not in line


def same_but_others(probed, asked):
    """Whether a probe differs by no more than spaces."""
    return "".join(probed.split()) == "".join(asked.split())


def run(given, options, folder, dice, tally):
    """Makes and judges the mutants of one app."""
    texts = swift_files(folder)
    known = models(given.tool, options, folder, texts)
    outside, inside = sites(texts, known)
    only = set(given.only.split(",")) if given.only else set()
    with tempfile.TemporaryDirectory(prefix="doubts") as place:
        copy = pathlib.Path(place) / folder.name
        shutil.copytree(folder, copy, symlinks=True)
        made = tries = 0
        while made < given.mutants and tries < 60 * given.mutants and known:
            tries += 1
            mutant = mutate(tally["made"] + 1, dice, texts, known, outside, inside, only)
            if not mutant:
                continue
            made += 1
            tally["made"] += 1
            for path, text in mutant.texts.items():
                (copy / path).write_text(text, encoding="utf-8")
            result = subprocess.run(
                [given.tool, "--write", "--allow-dirty", "--ignore-deployment-target", "-q", *options],
                cwd=copy, capture_output=True, text=True)
            after = swift_files(copy)
            before = {**texts, **mutant.texts}
            found, moved = faults(mutant, before, after, known)
            if result.returncode > 1:
                found.append(f"status {result.returncode}: {result.stderr.strip()[:300]}")
            tally["moved" if moved else "stayed"] += 1
            tally[f"{'moved' if moved else 'stayed'}: {mutant.label.split(', ')[1]}"] += 1
            if found:
                tally["unsafe"] += 1
                show(given, folder, mutant, texts, found, tally)
            for path in set(before) | set(after):
                if after.get(path) != texts.get(path):
                    (copy / path).write_text(texts[path], encoding="utf-8")
        print(f"{folder.name}: {made} mutants of {len(known)} models, {len(outside)} + {len(inside)} places", flush=True)


def show(given, folder, mutant, texts, found, tally):
    """Prints an unsafe mutant."""
    print(f"unsafe {tally['unsafe']}: {folder.name}, mutant {mutant.number} ({mutant.label})")
    for line in found:
        print(f"  {line}")
    if tally["unsafe"] > given.show:
        return
    for path, text in sorted(mutant.texts.items()):
        lines = list(difflib.unified_diff(texts[path].split("\n"), text.split("\n"), path, path, "", "", 1, ""))
        print("\n".join(lines[:30]), flush=True)


def write_forms(path):
    """Writes a source that holds all forms and uses, for the compiler to check."""
    out = ["import Combine", "import SwiftUI", "class ProbeModel: ObservableObject { @Published var value = 1 }"]
    number = 0
    for form, text in FORMS.items():
        if "eil" in text:
            continue
        number += 1
        code, rest = spelled(text, "model", "ProbeModel", number)
        out += [rest, f"@MainActor func form{number}(_ model: ProbeModel) {{ let made: ProbeModel = {code}; _ = made }}"]
    for use, (text, _) in USES.items():
        if "eil" in text:
            continue
        number += 1
        code, rest = spelled(text, "model", "ProbeModel", number)
        out += [rest, f"@MainActor func form{number}(_ model: ProbeModel) {{ {code} }}"]
    pathlib.Path(path).write_text("\n".join(out) + "\n", encoding="utf-8")


def main():
    root = pathlib.Path(__file__).resolve().parent.parent.parent
    parser = argparse.ArgumentParser(usage="doubts.sh [--seed N] [--mutants N] [--options OPTIONS] [--only WORDS] APP...")
    parser.add_argument("--tool", default=str(root / ".build/release/observify"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mutants", type=int, default=40)
    parser.add_argument("--options", default="--combine bridge --modernize codable")
    parser.add_argument("--show", type=int, default=10)
    parser.add_argument("--only", default="")
    parser.add_argument("--forms")
    parser.add_argument("apps", nargs="*")
    given = parser.parse_args()
    if given.forms:
        write_forms(given.forms)
        return 0
    if not given.apps:
        parser.print_usage(sys.stderr)
        return 2
    tally = collections.Counter()
    for app in given.apps:
        folder = pathlib.Path(app).resolve()
        if not folder.is_dir():
            print(f"doubts.sh: no folder {app}", file=sys.stderr)
            return 2
        run(given, given.options.split(), folder, random.Random(f"{given.seed} {folder.name}"), tally)
    print(f"{tally['made']} mutants, {tally['unsafe']} unsafe; "
          f"the model moved rightly or stayed: {tally['moved']}, {tally['stayed']}")
    return 1 if tally["unsafe"] else 0


if __name__ == "__main__":
    sys.exit(main())
