"""Migrates, compiles and runs many programs at once."""

import concurrent.futures
import os
import re
import shutil
import subprocess
import tempfile

MODULES = ["SwiftUI", "Combine", "CoreGraphics", "_HarnessFoundation", "_UIFoundation", "UniformTypeIdentifiers", "UserNotifications",
           "CoreTransferable", "UIKit", "AppKit"]
STYLES = {"default": [], "bridge": ["--combine", "bridge", "--modernize", "codable"], "modernize": ["--combine", "modernize"]}
HERE = os.path.dirname(os.path.abspath(__file__))


class Tool:
    """The program that migrates."""

    def __init__(self, path):
        self.path = os.path.abspath(path)

    def migrate(self, text, style):
        """-> (text afterwards, diagnostics, whether a second run has more to do, output of a failed run)"""
        with tempfile.TemporaryDirectory(prefix="behave.") as folder:
            file = os.path.join(folder, "App.swift")
            with open(file, "w", encoding="utf-8") as out:
                out.write(text)
            base = [self.path, folder, "--ignore-deployment-target", "--allow-dirty"] + STYLES[style]
            first = subprocess.run(base + ["--write", "--format", "json"], capture_output=True, text=True)
            with open(file, encoding="utf-8") as made:
                after = made.read()
            if first.returncode not in (0, 1):
                return after, [], False, first.stderr
            again = False
            if after != text:
                second = subprocess.run(base + ["--check"], capture_output=True, text=True)
                again = second.returncode != 0
            return after, diagnostics(first.stdout), again, ""


def diagnostics(output):
    import json
    found = json.loads(output).get("diagnostics", [])
    return [(d["severity"], d["code"], d.get("type"), d.get("line"), d["message"]) for d in found]


class Harness:
    def __init__(self, path):
        self.build = os.path.join(os.path.abspath(path), "build")
        self.environment = dict(os.environ, LD_LIBRARY_PATH=self.build + ":" + os.environ.get("LD_LIBRARY_PATH", ""), SWIFT_BACKTRACE="enable=no")

    def compile(self, programs, folder, dice_seed=0):
        """Compiles `{number: (text, waits)}` into one executable.

        -> (executable or None, {number: errors of those that do not compile})"""
        left, errors = dict(programs), {}
        os.makedirs(folder, exist_ok=True)
        for number, (text, _) in left.items():
            with open(os.path.join(folder, f"P{number}.swift"), "w", encoding="utf-8") as out:
                out.write(text.replace("@main\n", "\n"))
        while left:
            with open(os.path.join(folder, "Programs.swift"), "w") as out:
                out.write(registry(left))
            files = [f"P{number}.swift" for number in left] + ["Programs.swift", os.path.join(HERE, "Driver.swift")]
            found, output = self.swiftc(files, folder)
            if not found and not output:
                return os.path.join(folder, "programs"), errors
            if not found:
                if len(left) == 1:
                    errors[next(iter(left))] = [output[-600:]]
                    return None, errors
                return self.halves(left, folder, errors)
            unknown = [f for f in found if f not in left]
            if unknown:
                raise SystemExit(f"the driver does not compile:\n{found[unknown[0]]}")
            for number, messages in found.items():
                errors[number] = messages
                del left[number]
        return None, errors

    def halves(self, left, folder, errors):
        """Where the compiler fails as a whole: finds out for which programs, one by one."""
        for number in list(left):
            one = {number: left[number]}
            made, found = self.compile(one, os.path.join(folder, f"one{number}"))
            if made is None:
                errors[number] = found[number]
                del left[number]
        return (self.compile(left, folder + "-rest")[0] if left else None), errors

    def swiftc(self, files, folder):
        command = ["swiftc", "-module-name", "Programs", "-wmo", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
                   "-diagnostic-style=llvm", "-no-color-diagnostics", "-I", self.build, "-L", self.build]
        command += ["-l" + m for m in MODULES]
        command += ["-Xlinker", "-rpath", "-Xlinker", self.build, "-load-plugin-library", os.path.join(self.build, "libStubMacros.so"),
                    "-o", "programs"] + files
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=self.environment)
        if run.returncode == 0:
            return {}, ""
        found = {}
        for line in run.stderr.splitlines():
            match = re.match(r"(.*?)P(\d+)\.swift:(\d+):(\d+): error: (.*)", line)
            macro = re.search(r"_P(\d+)\.swift.*?: error: (.*)", line) if not match else None
            if match:
                found.setdefault(int(match[2]), []).append(f"{match[3]}: {match[5]}")
            elif macro:
                found.setdefault(int(macro[1]), []).append("in a macro: " + macro[2])
            elif re.match(r"/.*\.swift:\d+:\d+: error:", line):
                found.setdefault(line.split(":")[0], []).append(line)
        return found, run.stderr if not found else ""

    def run(self, executable, numbers, options=(), actions=None):
        """-> {number: Log}; each process goes on until a program ends it."""
        logs, left = {}, list(numbers)
        home = tempfile.mkdtemp(prefix="home.")
        environment = dict(self.environment, HOME=home, XDG_CONFIG_HOME=home)
        try:
            while left:
                arguments = [f"{n}:{';'.join(actions[n])}" if actions and n in actions else str(n) for n in left]
                try:
                    run = subprocess.run([executable, *options, *arguments], capture_output=True, text=True, errors="replace", env=environment, timeout=20 + 3 * len(left))
                    output, trouble, status = run.stdout, run.stderr, run.returncode
                except subprocess.TimeoutExpired as late:
                    output, trouble, status = (late.stdout or b"").decode(errors="replace"), "", "timeout"
                found = parse(output)
                logs.update(found)
                done = [n for n in left if n in found and found[n].ended]
                stopped = [n for n in left if n in found and not found[n].ended]
                for n in stopped:
                    found[n].trap = "does not come to an end" if status == "timeout" else trap_text(trouble)
                rest = [n for n in left if n not in done and n not in stopped]
                if len(rest) == len(left):
                    raise SystemExit(f"programs do not run: {trouble[-500:]}")
                left = rest
            return logs
        finally:
            shutil.rmtree(home, ignore_errors=True)


def trap_text(trouble):
    for line in trouble.splitlines():
        if re.search(r"Fatal|Simultaneous|fatal|overlapping|exclusive", line):
            return line[:200]
    return trouble[-200:] or "ended"


def registry(programs):
    lines = ["import SwiftUI", "let programs: [UInt64: Program] = ["]
    for number, (text, waits) in programs.items():
        lines.append(f"  {number}: Program(number: {number}, seed: {number * 7919}, waits: {'true' if waits else 'false'}) {{ h in h.show(app: App{name_of(text, number)}.self) }},")
    return "\n".join(lines + ["]"]) + "\n"


def name_of(text, number):
    return re.search(r"struct App(\w+): App", text)[1]


class Log:
    def __init__(self):
        self.steps = []  # (action, lines, bodies, failures)
        self.ended = False
        self.trap = None

    @property
    def actions(self):
        return [step[0] for step in self.steps[1:]]


def parse(output):
    logs, log = {}, None
    for line in output.split("\n"):
        if line.startswith("program "):
            log = logs[int(line[8:])] = Log()
        elif log is None:
            continue
        elif line.startswith("end "):
            log.ended = True
        elif line.startswith("> "):
            log.steps.append([line[2:], [], 0, []])
        elif line.startswith("  | ") and log.steps:
            log.steps[-1][1].append(line[4:])
        elif line.startswith("  = ") and log.steps:
            log.steps[-1][2] = int(line[4:])
        elif (line.startswith("  ! ") or line.startswith("  - ")) and log.steps:
            log.steps[-1][3].append(line[2:])
    return logs
