"""Makes a program that shows a fault as small as it gets."""

import os
import re

from program import Program

BASE = 900000


def kinds(faults):
    """One fault for each piece that is blamed most, those with few pieces first."""
    left = [f for f in faults if not getattr(f, "excused", False)]
    chosen = []
    while left:
        counts = {}
        for fault in left:
            for piece in set(fault.pieces):
                counts[piece] = counts.get(piece, 0) + 1 / len(set(fault.pieces))
        blamed = max(sorted(counts), key=lambda piece: counts[piece])
        having = [f for f in left if blamed in f.pieces]
        chosen.append((blamed, min(having, key=lambda f: (len(f.pieces), f.style != "default", len(f.program.text)))))
        left = [f for f in left if blamed not in f.pieces]
    return chosen


class Block:
    """A line with what is indented below it and the line that closes it."""

    def __init__(self, first):
        self.first, self.last = first, first


def blocks(lines):
    found = []
    for index, line in enumerate(lines):
        if not line.strip() or line.strip()[0] in "})":
            continue
        depth = len(line) - len(line.lstrip())
        end = index
        while end + 1 < len(lines):
            below = lines[end + 1]
            inner = len(below) - len(below.lstrip())
            if not below.strip() or inner > depth or (inner == depth and below.strip()[0] in "})"):
                end += 1
                if below.strip() and inner == depth and not below.rstrip().endswith("{"):
                    break
            else:
                break
        while end > index and not lines[end].strip():
            end -= 1
        block = Block(index)
        block.last = end
        found.append(block)
    return found


def without(lines, removed):
    """The lines without what is removed: `(first, last, keep)`, where `keep` leaves what is inside."""
    gone = set()
    for first, last, keep in removed:
        gone.update([first, last] if keep else range(first, last + 1))
    return [line for index, line in enumerate(lines) if index not in gone]


class Shrinker:
    def __init__(self, fault, check):
        self.fault, self.check = fault, check
        self.number = fault.number
        self.text, self.actions = fault.program.text, list(fault.actions or [])
        if fault.step:
            self.actions = self.actions[: fault.step]

    def holds(self, candidates):
        """Which `(lines, actions)` still show the fault."""
        programs = {}
        for index, (lines, actions) in enumerate(candidates):
            number = BASE + index
            text = re.sub(rf"(?<=[A-Za-z]){self.number}\b", str(number), "\n".join(lines))
            programs[number] = Program(number, text, self.fault.program.waits, self.fault.pieces)
            programs[number].actions = actions
        faults = self.check(programs, self.fault.style)
        return [any(f.number == BASE + i and f.kind == self.fault.kind and not getattr(f, "excused", False) for f in faults)
                for i in range(len(candidates))]

    def best(self, lines, removals):
        """The lines without as many of the removals as go together."""
        unions = [(without(lines, removals[: count]), self.actions) for count in range(1, len(removals) + 1)]
        held = self.holds(unions)
        return next((unions[i][0] for i in reversed(range(len(unions))) if held[i]), None)

    def run(self):
        lines = self.text.split("\n")
        if not self.holds([(lines, self.actions)])[0]:
            return None
        lines = self.fewer_actions(lines)
        for _ in range(8):
            candidates = []
            for block in sorted(blocks(lines), key=lambda b: b.first - b.last):
                inside = lines[block.first: block.last + 1]
                if lines[block.first] == "@main" or any(re.match(r"struct App\w*: App", line) for line in inside):
                    continue  # what is run begins there
                candidates.append((block.first, block.last, False))
                if block.last > block.first + 1 and re.match(r"\s+(VStack|List|Form|ScrollView|Group|ForEach|GeometryReader|if|Task|withAnimation)\b.*\{$", lines[block.first]):
                    candidates.append((block.first, block.last, True))
            going = []
            for start in range(0, len(candidates), 50):
                group = candidates[start: start + 50]
                going += [c for c, held in zip(group, self.holds([(without(lines, [c]), self.actions) for c in group])) if held]
            if not going:
                break
            # What lies within another that goes is gone already.
            outer = [c for c in going if not any(o is not c and o[0] <= c[0] and c[1] <= o[1] and not o[2] for o in going)]
            made = self.best(lines, outer)
            lines = made if made else without(lines, [outer[0]])
        lines = self.fewer_actions(lines)
        return "\n".join(line for line in lines if line.strip()) + "\n", self.actions

    def fewer_actions(self, lines):
        while len(self.actions) > 1:
            shorter = [self.actions[:i] + self.actions[i + 1:] for i in range(len(self.actions))]
            held = self.holds([(lines, actions) for actions in shorter])
            if not any(held):
                break
            self.actions = shorter[held.index(True)]
        return lines


def shrink_all(faults, check, count, folder):
    for blamed, fault in kinds(faults)[:count]:
        made = Shrinker(fault, check).run()
        print(f"\n=== {fault.kind} by '{blamed}' ({fault.style}, program {fault.number})")
        if not made:
            print("does not happen again")
            continue
        text, actions = made
        detail = [f for f in check({fault.number: with_actions(fault, text, actions)}, fault.style)]
        print(f"{detail[0] if detail else fault}\nactions: {'; '.join(actions)}\n{text}", flush=True)
        if folder:
            write(os.path.join(folder, re.sub(r"\W+", "-", f"{fault.kind} {blamed}")), text, actions, detail[0] if detail else fault)


def with_actions(fault, text, actions):
    program = Program(fault.number, text, fault.program.waits, fault.pieces)
    program.actions = actions
    return program


def write(folder, text, actions, fault):
    os.makedirs(os.path.join(folder, "before"), exist_ok=True)
    with open(os.path.join(folder, "before", "App.swift"), "w", encoding="utf-8") as out:
        out.write(text)
    with open(os.path.join(folder, "what.txt"), "w", encoding="utf-8") as out:
        out.write(f"{fault}\nstyle: {fault.style}\nactions: {'; '.join(actions)}\n")
