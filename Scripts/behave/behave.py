#!/usr/bin/env python3
"""See ../behave.sh."""

import argparse
import collections
import concurrent.futures
import os
import shutil
import sys
import time

import batch
import excuse
import grammar
import judge
import shrink
from program import Builder

HERE = os.path.dirname(os.path.abspath(__file__))


# The codes of warnings that say that something behaves otherwise.
EXCUSES = {"OBS118", "OBS119", "OBS120", "OBS121", "OBS122", "OBS123", "OBS124", "OBS125", "OBS127", "OBS128", "OBS146",
           "OBS138", "OBS149", "OBS205", "OBS210", "OBS212", "OBS214", "OBS306", "OBS837"}


class Outcome:
    def __init__(self):
        self.programs = self.broken = self.fresher = self.unsteady = self.unobserved = 0
        self.moved = collections.Counter()
        self.faults, self.excused, self.unsound = [], collections.Counter(), []
        self.before_errors = []
        self.kept = collections.Counter()

    def add(self, other):
        self.programs += other.programs
        self.fresher += other.fresher
        self.unsteady += other.unsteady
        self.unobserved += other.unobserved
        self.moved += other.moved
        self.faults += other.faults
        self.excused += other.excused
        self.unsound += other.unsound
        self.before_errors += other.before_errors
        self.kept += other.kept


def run_batch(programs, tool, harness, folder, styles, steps):
    """Migrates, compiles, runs and compares some programs."""
    outcome = Outcome()
    outcome.programs = len(programs)
    shutil.rmtree(folder, ignore_errors=True)
    before_text = {n: (p.text, p.waits) for n, p in programs.items()}
    executable, errors = harness.compile(before_text, os.path.join(folder, "before"))
    for number, messages in errors.items():
        outcome.before_errors.append((number, programs[number].pieces, messages))
    sound = {n: p for n, p in programs.items() if n not in errors}
    options = ["--steps", str(steps)]
    scripted = {n: p.actions for n, p in sound.items() if p.actions is not None}
    logs = harness.run(executable, list(sound), options, scripted) if sound else {}
    for number in list(sound):
        if not judge.sound(logs[number]):
            outcome.unsound.append((number, sound[number].pieces, logs[number].trap))
            del sound[number]
    actions = {n: logs[n].actions for n in sound}
    truths, seen = {}, {n: {} for n in sound}

    def truth(number):
        if number not in truths:
            truths[number] = harness.run(executable, [number], options + ["--truth"], actions)[number]
        return truths[number]

    for style in styles:
        after, warnings = {}, {}
        for number, program in sound.items():
            text, found, again, failed = tool.migrate(program.text, style)
            changed = text != program.text
            outcome.moved[(style, "migrated" if changed else "kept")] += 1
            warnings[number] = sorted({(code, line) for severity, code, _, line, _ in found if severity == "warning" and code in EXCUSES})
            if not changed and style == "default":
                outcome.kept.update({code for severity, code, *_ in found if code.startswith("OBS8") or code.startswith("OBS4")})
            if failed:
                outcome.faults.append(judge.Fault(number, style, "tool", failed[:300]))
            if again:
                outcome.faults.append(judge.Fault(number, style, "second", "a second run proposes more"))
            if changed and text not in seen[number]:
                seen[number][text] = style
                after[number] = (text, program.waits)
        if not after:
            continue
        made, errors = harness.compile(after, os.path.join(folder, style))
        for number, messages in errors.items():
            outcome.faults.append(judge.Fault(number, style, "compile", "; ".join(messages[:3])))
        runnable = [n for n in after if n not in errors]
        ran = harness.run(made, runnable, options, actions) if runnable else {}
        for number in runnable:
            found = judge.compare(logs[number], ran[number])
            if not found:
                continue
            found = judge.compare(logs[number], ran[number], truth(number))
            if not found:
                outcome.fresher += 1
                continue
            # Time may have played a part: it is a fault if it happens again.
            again = harness.run(made, [number], options, actions)[number]
            once_more = harness.run(executable, [number], options, actions)[number]
            confirmed = judge.compare(once_more, again, truth(number))
            if not confirmed:
                outcome.unsteady += 1
                continue
            if excuse.is_unobserved(programs[number].text, after[number][0], getattr(confirmed[1], "texts", ())):
                outcome.unobserved += 1
                continue
            fault = judge.Fault(number, style, *confirmed)
            fault.warnings = [code for code, line in warnings[number] if excuse.stands_there(programs[number].text, fault.texts, line)]
            if fault.warnings and fault.kind not in ("trap", "endless"):
                outcome.excused.update(fault.warnings)
                fault.excused = True
            outcome.faults.append(fault)
        for fault in outcome.faults:
            fault.elsewhere = sorted({code for code, _ in warnings.get(fault.number, [])} - set(fault.warnings))
            fault.pieces = programs[fault.number].pieces
            fault.program = programs[fault.number]
            fault.actions = actions.get(fault.number)
    shutil.rmtree(folder, ignore_errors=True)
    return outcome


def arguments():
    parser = argparse.ArgumentParser(prog="behave.sh")
    parser.add_argument("--harness", required=True, help="a harness, built")
    parser.add_argument("--tool", default=".build/release/observify")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first program")
    parser.add_argument("--batch", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--styles", default="default,bridge,modernize")
    parser.add_argument("--only", help="pieces of the grammar, by words in their names, separated by commas")
    parser.add_argument("--without", default="", help="pieces to leave out")
    parser.add_argument("--print", type=int, metavar="NUMBER", help="only print this program")
    parser.add_argument("--work", default="/tmp/behave-work")
    parser.add_argument("--faults", metavar="DIR", help="write each kind of fault, made small, into this folder")
    parser.add_argument("--shrink", type=int, default=0, metavar="N", help="make the first N kinds of faults small")
    parser.add_argument("--excused", action="store_true", help="list differences that come with a warning, too")
    return parser.parse_args()


def main():
    options = arguments()
    pieces, rules = grammar.read(os.path.join(HERE, "grammar"))
    if options.only:
        words = options.only.split(",")
        pieces = [p for p in pieces if any(w in p.name or w in p.tags for w in words)]
    out = [w for w in options.without.split(",") if w]
    pieces = [p for p in pieces if not any(w in p.name or w in p.tags for w in out)]

    def make(number):
        return Builder(options.seed, number, pieces, rules).build()

    if options.print is not None:
        print(make(options.print).text, end="")
        return 0
    harness, tool = batch.Harness(options.harness), batch.Tool(options.tool)
    styles = options.styles.split(",")
    start = time.time()
    total = Outcome()
    numbers = list(range(options.first, options.first + options.programs))
    groups = [numbers[i: i + options.batch] for i in range(0, len(numbers), options.batch)]

    def work(group):
        folder = os.path.join(options.work, f"{options.seed}-{group[0]}")
        return run_batch({n: make(n) for n in group}, tool, harness, folder, styles, options.steps)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for done in pool.map(work, groups):
            total.add(done)
            for fault in done.faults:
                if options.excused or not getattr(fault, "excused", False):
                    print(f"{fault} {fault.warnings} elsewhere {fault.elsewhere} pieces: {', '.join(fault.pieces)}", flush=True)
            for number, names, messages in done.before_errors:
                print(f"program {number} does not compile before: {messages[:2]} pieces: {', '.join(names)}", flush=True)
            for number, names, trap in done.unsound:
                print(f"program {number} is unsound before: {trap} pieces: {', '.join(names)}", flush=True)
            print(f"... {total.programs} programs, {time.time() - start:.0f} s", flush=True)
    report(total, time.time() - start)
    if options.shrink:
        folder = os.path.join(options.work, "shrink")
        shrink.shrink_all(total.faults, lambda programs, style: run_batch(programs, tool, harness, folder, [style], options.steps).faults,
                          options.shrink, options.faults)
    return 1 if any(not getattr(f, "excused", False) for f in total.faults) else 0


def report(total, seconds):
    print(f"{total.programs} programs in {seconds:.0f} s ({total.programs * 3600 / max(seconds, 1):.0f} an hour)")
    for (style, what), count in sorted(total.moved.items()):
        print(f"  {style}: {count} {what}")
    silent = [f for f in total.faults if not getattr(f, "excused", False)]
    print(f"  {len(silent)} faults, {len(total.faults) - len(silent)} differences with a warning {dict(total.excused)}, {total.fresher} fresher, {total.unsteady} unsteady, {total.unobserved} not observed")
    print(f"  kept by {dict(total.kept)}")
    print(f"  {len(total.before_errors)} do not compile before, {len(total.unsound)} are unsound before")
    kinds = collections.Counter(f.kind for f in silent)
    print(f"  by kind {dict(kinds)}")
    blamed = collections.Counter(p for f in silent for p in set(f.pieces))
    print(f"  by piece {dict(blamed.most_common(25))}")


if __name__ == "__main__":
    sys.exit(main())
