#!/usr/bin/env python3
#
# usage: interrupt-tests.py [--moments N] [--files N] [OBSERVIFY [FOLDER ...]]
#
# Sends SIGINT to 'observify --write' at moments spread over the whole run, in copies of git repositories:
# the folders, or one of many models that it makes. Prints how long the process takes to end, beside a
# process of the same size that does nothing, and fails when a file is neither old nor new, something
# stays behind, or the tool takes more than a tenth of a second longer than that process, five times
# in a row. Needs Python 3.9 and git.

import argparse
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import time

LIMIT = 0.1
IDLE = "import sys, time; b = bytearray({size}); b[::4096] = b'x' * len(b[::4096]); " \
    "print(flush=True); time.sleep(60)"


def make_repository(folder, count):
    """Writes `count` models, each with a view."""
    for number in range(count):
        area = folder / "Sources" / f"Area{number % 50}"
        area.mkdir(parents=True, exist_ok=True)
        steps = "".join(
            f"\n  func step{step}(_ value: Int) -> [String] {{\n"
            f"    name.split(separator: \"-\").map {{ String($0) + \"\\(value + {step})\" }}\n  }}\n"
            for step in range(8))
        (area / f"Model{number}.swift").write_text(
            f"import SwiftUI\n\nfinal class Model{number}: ObservableObject {{\n"
            f"  @Published var name = \"\"\n{steps}}}\n")
        (area / f"View{number}.swift").write_text(
            f"import SwiftUI\n\nstruct View{number}: View {{\n"
            f"  @StateObject var model = Model{number}()\n"
            f"  var body: some View {{ Text(model.name) }}\n}}\n")
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "Files")


def git(folder, *arguments):
    return subprocess.run(
        ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", *arguments],
        cwd=folder, check=True, capture_output=True, text=True).stdout


def start(tool, folder):
    return subprocess.Popen(
        [tool, "--write", "--ignore-deployment-target"], cwd=folder, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True)


def ended(process):
    """Interrupts a process; returns the seconds until it is gone, and its status."""
    begin = time.perf_counter()
    process.send_signal(signal.SIGINT)
    status = process.wait()
    return time.perf_counter() - begin, status


def size_of(process):
    try:
        for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) << 10
    except OSError:
        pass
    return 10 << 20


def idle_time(size):
    process = subprocess.Popen(
        [sys.executable, "-c", IDLE.format(size=size)], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    process.stdout.readline()
    return ended(process)[0]


class Trial:
    """A repository that runs are interrupted in."""

    def __init__(self, tool, folder):
        self.tool = tool
        self.folder = folder
        begin = time.perf_counter()
        run = start(tool, folder)
        said = run.communicate()[1]
        self.seconds = time.perf_counter() - begin
        if run.returncode != 0:
            sys.exit(f"interrupt-tests: the whole run ends with status {run.returncode}:\n{said}")
        self.changed = len(git(folder, "diff", "--name-only").splitlines())
        if self.changed == 0:
            sys.exit(f"interrupt-tests: nothing migrates in '{folder}'")
        print(f"{folder.name}: {self.changed} files replaced in {self.seconds:.2f} s")
        self.new = git(folder, "diff")
        git(folder, "checkout", "--quiet", ".")
        self.failures = 0

    def interrupt(self, moment):
        """Interrupts a run once; returns its time, that of an idle process, and its status."""
        run = start(self.tool, self.folder)
        time.sleep(moment)
        size = size_of(run)
        taken, status = ended(run)
        said = run.stderr.read()
        journal = (self.folder / ".observify-journal").exists()
        diff = git(self.folder, "diff")
        left = git(self.folder, "status", "--porcelain", "--untracked-files=all")
        left = [line for line in left.splitlines() if line.startswith("??")]
        if diff not in ("", self.new) or journal or left:
            self.failures += 1
            print(f"FAIL interrupted after {moment:.2f} s, status {status}: {left[:3]}\n{said}")
        if diff:
            git(self.folder, "checkout", "--quiet", ".")
        # One that was done already, or that holds the signal back, ends with a status of its own.
        if status not in (0, 130, -signal.SIGINT):
            self.failures += 1
            print(f"FAIL interrupted after {moment:.2f} s: status {status}\n{said}")
        return taken, idle_time(size), status

    def run(self, moments):
        found = []
        for number in range(moments):
            moment = self.seconds * number / moments
            for _ in range(5):
                taken, idle, status = self.interrupt(moment)
                if taken - idle <= LIMIT:
                    break
            else:
                self.failures += 1
                print(f"FAIL interrupted after {moment:.2f} s: ends in {taken * 1000:.0f} ms, "
                      f"an idle process of its size in {idle * 1000:.0f} ms")
            found.append((taken, idle, status))
        taken = [entry[0] * 1000 for entry in found]
        idle = [entry[1] * 1000 for entry in found]
        held = sum(entry[2] == 130 for entry in found)
        print(f"  {moments} interrupts, {held} of them while files were replaced: "
              f"middle {statistics.median(taken):.0f} ms, worst {max(taken):.0f} ms; "
              f"idle processes of their size: middle {statistics.median(idle):.0f} ms, "
              f"worst {max(idle):.0f} ms")


def main():
    parser = argparse.ArgumentParser(description="Interrupts runs, and measures how soon they end.")
    parser.add_argument("--moments", type=int, default=40)
    parser.add_argument("--files", type=int, default=200, help="of the repository that is made")
    parser.add_argument("tool", nargs="?", type=pathlib.Path)
    parser.add_argument("folders", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    root = pathlib.Path(__file__).resolve().parent.parent
    tool = (arguments.tool or root / ".build/release/observify").resolve()
    if not tool.exists():
        sys.exit(f"interrupt-tests: no program at '{tool}'")
    os.environ.update(GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")
    failures = 0
    with tempfile.TemporaryDirectory() as work:
        folders = []
        for folder in arguments.folders:
            copy = pathlib.Path(work) / folder.resolve().name
            git(".", "clone", "--quiet", str(folder.resolve()), str(copy))
            folders.append(copy)
        if not folders:
            folders = [pathlib.Path(work) / "made"]
            folders[0].mkdir()
            make_repository(folders[0], arguments.files // 2)
        for folder in folders:
            trial = Trial(tool, folder)
            trial.run(arguments.moments)
            failures += trial.failures
    sys.exit(1 if failures else 0)


main()
