"""Puts a program together: classes with some pieces each, views that hold them, and an app."""

import re

import grammar
from dice import Dice


class Model:
    """A class with its pieces, and what views can do with it."""

    def __init__(self, number, index):
        self.name = f"{'Store' if index == 0 else 'Other'}{number}"
        self.variable = "store" if index == 0 else "other"
        self.pieces = []
        self.support, self.members, self.extensions, self.start, self.end = [], [], [], [], []
        self.shows, self.rows, self.binds, self.modifiers, self.actions, self.conforms = [], [], [], [], [], []
        self.shared = self.app = self.isolated = False
        self.made, self.type = f"{self.name}()", self.name
        self.tags = set()


class View:
    def __init__(self, name):
        self.name = name
        self.holds = {}  # model -> how it is held
        self.items = []  # code of views
        self.members = []
        self.modifiers = []


class Builder:
    def __init__(self, seed, number, pieces, rules, chosen=None, count=None):
        self.number = number
        self.dice = Dice(seed, number)
        self.pieces, self.rules = pieces, rules
        self.waits = False
        self.serial = 0
        self.declarations = []
        self.views = []
        self.chosen = chosen  # names of pieces, where they are given
        self.count = count

    # MARK: models

    def model(self, index, names=None):
        dice = self.dice
        model = Model(self.number, index)
        if names is None:
            count = min(self.count or dice.weighted([(6, 1), (5, 2), (2, 3), (1, 4)]), len(self.pieces))
            weighted = [(piece.weight, piece) for piece in self.pieces]
            taken = []
            while len(taken) < count:
                piece = dice.weighted(weighted)
                if piece not in taken:
                    taken.append(piece)
        else:
            taken = [piece for name in names for piece in self.pieces if piece.name == name]
        for piece in taken:
            self.add(piece, model)
        return model

    def add(self, piece, model):
        self.serial += 1
        key = self.serial
        dice = Dice(self.dice.roll())
        model.pieces.append(piece.name)
        model.tags |= piece.tags
        if "waits" in piece.tags:
            self.waits = True
        lists = {
            "support": model.support, "member": model.members, "extension": model.extensions, "start": model.start,
            "end": model.end, "show": model.shows, "row": model.rows, "bind": model.binds,
            "modifier": model.modifiers, "action": model.actions, "conform": model.conforms,
        }
        # The choices that fields share are made once: `⟨name=a¦b⟩`, then `⟨name⟩`.
        named = {}
        for field, optional, text in piece.fields:
            if field not in lists or (optional and dice.chance(50)):
                continue
            text = re.sub(r"⟨([a-z]+)=([^⟨⟩]*)⟩", lambda m: named.setdefault(m[1], dice.one(m[2].split("¦"))), text)
            text = re.sub(r"⟨([a-z]+)⟩", lambda m: named[m[1]] if m[1] in named else m[0], text)
            text = grammar.expand(text, dice, self.rules)
            text = text.replace("~K", f"{key}x{self.number}").replace("~k", str(key)).replace("~N", str(self.number))
            text = text.replace("~M", model.name)
            lists[field].append(text.strip("\n"))

    # MARK: classes

    def class_text(self, model):
        dice = self.dice
        forms = [(10, "final"), (4, "open"), (3, "actor"), (3, "split"), (2, "nsobject"), (2, "generic"), (2, "plain-base")]
        form = dice.weighted([(weight, form) for weight, form in forms if "no-" + form not in model.tags])
        name, out = model.name, list(model.support)
        conforms = ["ObservableObject"] + model.conforms
        model.isolated = form == "actor"
        if dice.chance(15):
            conforms.append("Identifiable")
        attributes = "@MainActor " if form == "actor" else ""
        members = list(model.members)
        if form == "generic":
            members.insert(0, "let tag: Value")
            model.start.insert(0, "self.tag = tag")
        if form == "plain-base":
            out.append(f"class Base{name} {{\n  let created = 1\n}}")
            conforms.insert(0, f"Base{name}")
        if form == "nsobject":
            conforms.insert(0, "NSObject")
        methods = [m for m in members if re.match(r"(@discardableResult )?func ", m)]
        if dice.chance(25) and form != "split":
            model.extensions += methods
            members = [m for m in members if m not in methods]
        if form == "split" and len(members) > 1 and not model.start and not model.end:
            base = f"Base{name}"
            shared = [m for m in members if "private" not in m and "override" not in m]
            cut = 1 + dice.below(max(1, len(shared) - 1))
            # Whatever a member uses has to be declared at or above its class.
            upper = closure(shared[:cut], members)
            hidden = set().union(*(names(m) for m in upper if "private" in m), set())
            upper = closure(upper + [m for m in members if set(re.findall(r"\w+", m)) & hidden], members)
            lower = [m for m in members if m not in upper]
            if lower:
                out.append(class_block(f"{attributes}class {base}: ObservableObject", upper, [], []))
                rest = [c for c in conforms if c != "ObservableObject"]
                out.append(class_block(f"{attributes}{dice.one(['final ', ''])}class {name}: " + ", ".join([base] + rest), lower, [], [], shared=self.shared_line(model, form)))
                return out + self.extension(model)
        header = f"{attributes}{'final ' if form in ('final', 'actor', 'nsobject') or dice.chance(30) else ''}class {name}"
        if form == "generic":
            header += "<Value>"
            model.start = [s for s in model.start]
        parameters = "tag: Value" if form == "generic" else ""
        override = form in ("nsobject", "plain-base") and not parameters
        out.append(class_block(f"{header}: {', '.join(conforms)}", members, model.start, model.end, parameters, override, self.shared_line(model, form)))
        model.made = f"{name}(tag: 1)" if form == "generic" else f"{name}()"
        model.type = f"{name}<Int>" if form == "generic" else name
        return out + self.extension(model)

    def shared_line(self, model, form):
        return f"static let shared = {model.name}()" if model.shared and form != "generic" else None

    def extension(self, model):
        return [f"extension {model.name} {{\n" + "\n".join(indent(e) for e in model.extensions) + "\n}"] if model.extensions else []

    # MARK: views

    def views_for(self, models):
        dice = self.dice
        root = View(f"Root{self.number}")
        for model in models:
            root.holds[model] = self.ownership(model)
        self.views = [root]
        count = dice.weighted([(3, 0), (5, 1), (4, 2), (2, 3)])
        for index in range(count):
            view = View(f"{dice.one(['Detail', 'Row', 'Panel', 'Card'])}{index}x{self.number}")
            parent = dice.one(self.views)
            given = [m for m in models if m in parent.holds]
            for model in given if dice.chance(60) else dice.some(given, 1):
                view.holds[model] = dice.weighted([(6, "observed"), (4, "environment"), (2, "let"), (2, "observed init")])
            self.views.append(view)
            self.place(view, parent)
        for model in models:
            self.hand_out(model)
        return self.views

    def ownership(self, model):
        kinds = [(8, "state"), (3, "state init")]
        if not model.isolated:
            kinds.append((2, "state argument"))
        if model.shared:
            kinds += [(4, "shared observed"), (2, "shared state")]
        if model.app:
            return "environment" if self.dice.chance(50) else "observed"
        return self.dice.weighted(kinds)

    def call(self, view):
        arguments, tail = [], ""
        for model, how in view.holds.items():
            if how in ("observed", "let", "observed init"):
                arguments.append(f"{model.variable}: {model.variable}")
            elif how == "environment":
                tail += f"\n  .environmentObject({model.variable})"
        return f"{view.name}({', '.join(arguments)}){tail}"

    def place(self, view, parent):
        """Shows the view somewhere in the parent's body."""
        call = self.call(view)
        form = self.dice.weighted([(10, "plain"), (3, "sheet"), (2, "link"), (2, "if"), (2, "rows"), (1, "any"), (1, "geometry")])
        key = len(self.views)
        if form == "plain":
            parent.items.append(call)
        elif form == "sheet":
            parent.members.append(f"@State private var showing{key} = false")
            parent.items.append(f'Button("open{key}") {{ showing{key} = true }}')
            parent.modifiers.append(f".sheet(isPresented: $showing{key}) {{\n{indent(call)}\n}}")
        elif form == "link":
            parent.items.append(f"NavigationLink {{\n{indent(call)}\n}} label: {{\n  Text(\"go{key}\")\n}}")
        elif form == "if":
            parent.members.append(f"@State private var open{key} = {self.dice.one(['true', 'false'])}")
            parent.items.append(f'Toggle("open{key}", isOn: $open{key})\nif open{key} {{\n{indent(call)}\n}}')
        elif form == "rows":
            parent.items.append(f"ForEach(0..<2) {{ _ in\n{indent(call)}\n}}")
        elif form == "any":
            parent.members.append(f"private var part{key}: some View {{\n{indent(call)}\n}}")
            parent.items.append(f"part{key}")
        elif form == "geometry":
            parent.items.append(f"GeometryReader {{ _ in\n{indent(call)}\n}}")

    def hand_out(self, model):
        """Gives each thing that can be done with the model to some of the views that hold it."""
        dice = self.dice
        holders = [v for v in self.views if model in v.holds]
        bound = [v for v in holders if v.holds[model] != "let"]
        serial = 0
        for show in model.shows:
            for view in dice.some(holders, dice.weighted([(6, 1), (3, 2), (1, 3)])):
                self.show(show.replace("~m", model.variable), view)
        for row in model.rows:
            self.put(dice.one(bound if "~b" in row else holders), row, model)
        for bind in model.binds:
            self.put(dice.one(bound), bind, model)
        for modifier in model.modifiers:
            view = dice.one(bound)
            view.modifiers.append(self.held(modifier, model))
        for action in model.actions:
            serial += 1
            self.action(f"{model.variable[0]}{serial}", action.replace("~m", model.variable), dice.one(holders))

    def held(self, text, model):
        return text.replace("~m", model.variable).replace("~b", "$" + model.variable)

    def put(self, view, text, model):
        view.items.append(self.held(text, model))

    def show(self, text, view):
        key = len(view.items) + len(view.members)
        form = self.dice.weighted([(10, "text"), (3, "variable"), (2, "function"), (2, "label"), (1, "overlay"), (1, "verbatim"), (1, "later")])
        if form == "text":
            view.items.append(f"Text({text})")
        elif form == "verbatim":
            view.items.append(f"Text(verbatim: {text})")
        elif form == "variable":
            view.members.append(f"private var title{key}: String {{ {text} }}" if "\n" not in text else f"private var title{key}: String {{\n{indent(text)}\n}}")
            view.items.append(f"Text(title{key})")
        elif form == "function":
            view.members.append(f"private func title{key}(_ mark: String) -> String {{\n  mark + ({text})\n}}")
            view.items.append(f'Text(title{key}("- "))')
        elif form == "label":
            view.items.append(f'Label({text}, systemImage: "star")')
        elif form == "overlay":
            view.items.append(f'Text("below")\n  .overlay(Text({text}))')
        elif form == "later":
            view.items.append(f"ForEach(0..<1) {{ _ in\n  Text({text})\n}}")

    def action(self, label, text, view):
        form = self.dice.weighted([(10, "closure"), (3, "label"), (3, "method"), (1, "animation"), (1, "task")])
        if form == "method":
            view.members.append(f"private func {label}() {{\n{indent(text)}\n}}")
            view.items.append(f'Button("{label}", action: {label})')
            return
        if form == "animation" and "await" not in text and "let " not in text:
            text = f"withAnimation {{\n{indent(text)}\n}}"
        if form == "task" and "await" not in text:
            self.waits = True
            text = f"Task {{\n{indent(text)}\n}}"
        body = f"{{\n{indent(text)}\n}}"
        view.items.append(f'Button(action: {body}) {{\n  Text("{label}")\n}}' if form == "label" else f'Button("{label}") {body}')

    def view_text(self, view):
        dice = self.dice
        lines, parameters, assigned = [], [], []
        for model, how in view.holds.items():
            name, kind, made = model.variable, model.type, model.made
            private = dice.one(["private ", "", ""])
            if how == "state":
                lines.append(f"@StateObject {private}var {name} = {made}")
            elif how == "state init":
                lines.append(f"@StateObject {private}var {name}: {kind}")
                assigned.append(f"_{name} = StateObject(wrappedValue: {made})")
            elif how == "state argument":
                lines.append(f"@StateObject {private}var {name}: {kind}")
                parameters.append(f"{name}: @autoclosure @escaping () -> {kind} = {made}")
                assigned.append(f"_{name} = StateObject(wrappedValue: {name}())")
            elif how == "shared observed":
                lines.append(f"@ObservedObject {private}var {name} = {kind}.shared")
            elif how == "shared state":
                lines.append(f"@StateObject {private}var {name} = {kind}.shared")
            elif how == "observed":
                lines.append(f"@ObservedObject var {name}: {kind}")
            elif how == "observed init":
                lines.append(f"@ObservedObject {private}var {name}: {kind}")
                parameters.append(f"{name}: {kind}")
                assigned.append(dice.one([f"self.{name} = {name}", f"_{name} = ObservedObject(wrappedValue: {name})"]))
            elif how == "environment":
                lines.append(f"@EnvironmentObject {private}var {name}: {kind}")
            elif how == "let":
                lines.append(f"let {name}: {kind}")
        if assigned:
            for model, how in view.holds.items():
                if how in ("observed", "let"):
                    parameters.append(f"{model.variable}: {model.type}")
                    assigned.append(f"self.{model.variable} = {model.variable}")
            order = [m.variable for m in view.holds]
            parameters.sort(key=lambda p: order.index(p.split(":")[0]))
            lines.append(f"init({', '.join(parameters)}) {{\n" + "\n".join(indent(a) for a in assigned) + "\n}")
        lines += view.members
        lines.append("var body: some View {\n" + indent(self.body(view)) + "\n}")
        return f"struct {view.name}: View {{\n" + "\n".join(indent(line) for line in lines) + "\n}"

    def body(self, view):
        items = self.dice.shuffled(view.items) or ['Text("empty")']
        chunks = [items[i: i + 9] for i in range(0, len(items), 9)]
        text = "\n".join(chunks[0]) if len(chunks) == 1 else "\n".join("Group {\n" + indent("\n".join(c)) + "\n}" for c in chunks)
        container = self.dice.weighted([(8, "VStack"), (4, "List"), (2, "Form"), (2, "ScrollView"), (3, "")])
        if not container and view.modifiers:
            container = "Group"
        if container:
            text = container + " {\n" + indent(text) + "\n}"
        for modifier in view.modifiers:
            text += "\n" + modifier
        return text

    # MARK: the whole

    def build(self):
        dice = self.dice
        models = []
        if self.chosen is not None:
            models.append(self.model(0, self.chosen))
        else:
            models.append(self.model(0))
            if dice.chance(20):
                models.append(self.model(1))
        for model in models:
            model.shared = dice.chance(20)
            model.app = dice.chance(15)
        out = []
        for model in models:
            if model.shared and any("init(" in m for m in model.members):
                model.shared = False
            out += self.class_text(model)
            if model.type != model.name:
                model.shared = False
        self.views_for(models)
        for view in self.views:
            out.append(self.view_text(view))
        out.append(self.app_text(models))
        imports = ["import SwiftUI"]
        text = "\n\n".join(out)
        if re.search(r"\.sink|AnyCancellable|Just\(|PassthroughSubject|CurrentValueSubject|AnyPublisher|ObservableObjectPublisher|\.autoconnect|CombineLatest|assign\(to", text):
            imports.insert(0, "import Combine")
        if re.search(r"\bUI(Label|View|ViewController|TextField)\b", text):
            imports.append("import UIKit")
        return Program(self.number, "\n".join(imports) + "\n\n" + text + "\n", self.waits, [p for m in models for p in m.pieces])

    def app_text(self, models):
        root = self.views[0]
        lines, call = [], self.call(root)
        for model in models:
            if root.holds[model] in ("environment", "observed"):
                lines.append(f"@StateObject private var {model.variable} = {model.made}")
        lines.append("var body: some Scene {\n  WindowGroup {\n" + indent(indent(call)) + "\n  }\n}")
        return f"@main\nstruct App{self.number}: App {{\n" + "\n".join(indent(line) for line in lines) + "\n}"


class Program:
    def __init__(self, number, text, waits, pieces):
        self.number, self.text, self.waits, self.pieces = number, text, waits, pieces
        self.actions = None  # what a driver did, where that is settled


def indent(text):
    return "\n".join("  " + line if line else line for line in text.split("\n"))


def names(text):
    return set(re.findall(r"(?:var|let|func|lazy var) (\w+)", text))


def closure(chosen, members):
    """The members with all that they use."""
    taken = list(chosen)
    changed = True
    while changed:
        changed = False
        words = set(re.findall(r"\w+", "\n".join(taken)))
        for member in members:
            if member not in taken and names(member) & words:
                taken.append(member)
                changed = True
    return [m for m in members if m in taken]


def class_block(header, members, start, end, parameters="", override=False, shared=None):
    lines = ([shared] if shared else []) + list(members)
    if start or parameters:
        body = list(start)
        if override or "NSObject" in header or "Base" in header:
            # Own storage is complete by its defaults: what `start` does comes behind `super.init`.
            first = [s for s in body if re.match(r"self\.\w+ = \w+$", s)]
            body = first + ["super.init()"] + [s for s in body if s not in first]
        lines.append(f"{'override ' if override else ''}init({parameters}) {{\n" + "\n".join(indent(s) for s in body) + "\n}")
    if end:
        lines.append("deinit {\n" + "\n".join(indent(e) for e in end) + "\n}")
    return header + " {\n" + "\n".join(indent(line) for line in lines) + "\n}"
