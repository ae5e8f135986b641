#!/usr/bin/env python3
"""usage: interactive-tests.py [OBSERVIFY]

Answers the questions of 'observify --interactive' through a pseudo-terminal, as a person would.
Exit status 1 if something is not as expected.
"""

import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SCRIPTS = os.path.dirname(os.path.realpath(__file__))
TOOL = os.path.realpath(
    sys.argv[1] if len(sys.argv) > 1 else os.path.join(SCRIPTS, "../.build/release/observify"))
PROMPT = "Migrate it? [y,n,s,a,q,?] "
MODEL = "import SwiftUI\n\nfinal class {0}: ObservableObject {{\n  @Published var a = 1\n}}\n"


class Session:
    """One run of the tool on a terminal."""

    def __init__(self, folder, *options, **environment):
        self.text = ""
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            variables = {"PATH": os.environ["PATH"], "TERM": "xterm", **environment}
            # Whoever started this script in the background may have had the signal ignored.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.execve(TOOL, [TOOL, "--interactive", *options], variables)

    def read_until(self, end):
        """Reads until `end` is printed, and returns all that was printed since the last call."""
        start = len(self.text)
        deadline = time.monotonic() + 60
        while end is None or end not in self.text[start:]:
            if not select.select([self.terminal], [], [], deadline - time.monotonic())[0]:
                raise AssertionError(f"no '{end}' in a minute after: {self.text!r}")
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                data = b""
            if not data:
                if end is None:
                    break
                raise AssertionError(f"ended without '{end}': {self.text!r}")
            self.text += data.decode()
        return self.text[start:]

    def answer(self, line):
        os.write(self.terminal, line.encode() + b"\n")

    def end(self):
        """Waits for the end, and returns the exit status and what was printed last."""
        last = self.read_until(None)
        status = os.waitpid(self.pid, 0)[1]
        os.close(self.terminal)
        return (-os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)), last


def repository():
    folder = tempfile.mkdtemp()
    for name in ["Apple", "Banana", "Cherry"]:
        with open(os.path.join(folder, name + ".swift"), "w") as file:
            file.write(MODEL.format(name))
    git = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for arguments in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "Start"]]:
        subprocess.run(git + arguments, cwd=folder, check=True)
    return folder


def migrated(folder):
    names = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".swift"):
            with open(os.path.join(folder, name)) as file:
                if "@Observable" in file.read():
                    names.append(name.removesuffix(".swift"))
    return names


def expect(condition, what, *shown):
    if not condition:
        raise AssertionError(f"{what}: {shown}")


def plain(text):
    return re.sub("\x1b\\[[0-9;]*[mK]", "", text).replace("\r\n", "\n")


def yes_and_no(folder):
    session = Session(folder)
    first = plain(session.read_until(PROMPT))
    expect("(1/3) class Apple: 1 file, +3 -2\n" in first,
           "names the unit", first)
    session.answer("y")
    expect("(2/3) class Banana" in plain(session.read_until(PROMPT)), "asks about the second")
    session.answer("no")
    expect("(3/3) class Cherry" in plain(session.read_until(PROMPT)), "asks about the third")
    expect(migrated(folder) == [], "writes nothing before the last answer", migrated(folder))
    session.answer("YES ")
    status, last = session.end()
    expect(status == 0, "ends well", status)
    expect("2 of 3 units migrated in 2 files" in plain(last), "says what it did", last)
    expect(migrated(folder) == ["Apple", "Cherry"], "migrates what was agreed on", migrated(folder))


def show(folder):
    session = Session(folder)
    session.read_until(PROMPT)
    session.answer("s")
    shown = session.read_until(PROMPT)
    expect("\x1b[32m+@Observable\x1b[0m" in shown, "shows the diff in colour", shown)
    expect("\x1b[31m-final class Apple: ObservableObject {\x1b[0m" in shown, "in colour", shown)
    session.answer("?")
    expect("q  quit" in plain(session.read_until(PROMPT)), "explains the answers")
    session.answer("what")
    expect("q  quit" in plain(session.read_until(PROMPT)), "explains the answers to a wrong one")
    session.answer("n")
    session.read_until(PROMPT)
    session.answer("q")
    status, last = session.end()
    expect(status == 0 and "0 of 3 units migrated, no file changed" in plain(last), "ends", last)
    expect(migrated(folder) == [], "migrates nothing", migrated(folder))


def without_colour(folder):
    session = Session(folder, NO_COLOR="1")
    session.read_until(PROMPT)
    session.answer("s")
    expect("\x1b[3" not in session.read_until(PROMPT), "heeds NO_COLOR", session.text)
    session.answer("q")
    session.end()


def all_the_rest(folder):
    session = Session(folder)
    session.read_until(PROMPT)
    session.answer("n")
    session.read_until(PROMPT)
    session.answer("all")
    status, last = session.end()
    expect(status == 0 and "2 of 3 units" in plain(last), "ends", last)
    expect(migrated(folder) == ["Banana", "Cherry"], "migrates the rest", migrated(folder))


def quit_keeps_what_was_agreed_on(folder):
    session = Session(folder)
    session.read_until(PROMPT)
    session.answer("y")
    session.read_until(PROMPT)
    session.answer("q")
    session.end()
    expect(migrated(folder) == ["Apple"], "writes what was agreed on", migrated(folder))


def end_of_input(folder):
    session = Session(folder)
    session.read_until(PROMPT)
    os.write(session.terminal, b"\x04")
    status, _ = session.end()
    expect(status == 0, "ends well", status)
    expect(migrated(folder) == [], "migrates nothing", migrated(folder))


def interrupt(folder):
    session = Session(folder)
    session.read_until(PROMPT)
    session.answer("y")
    session.read_until(PROMPT)
    start = time.monotonic()
    os.write(session.terminal, b"\x03")
    status, _ = session.end()
    expect(status in (-signal.SIGINT, 130), "ends by the signal", status)
    expect(migrated(folder) == [], "writes nothing", migrated(folder))
    print(f"      ended {1000 * (time.monotonic() - start):.0f} ms after Ctrl-C")


def uncommitted(folder):
    with open(os.path.join(folder, "Apple.swift"), "a") as file:
        file.write("// new\n")
    status, last = Session(folder).end()
    expect(status == 2 and "has uncommitted changes" in last, "refuses first", last)
    expect(PROMPT not in plain(last), "asks nothing", last)
    session = Session(folder, "--allow-dirty", "--output", "out.patch")
    session.read_until(PROMPT)
    session.answer("a")
    status, last = session.end()
    expect(status == 0, "ends well", last)
    expect(migrated(folder) == [], "edits no file", migrated(folder))
    subprocess.run(["git", "apply", "out.patch"], cwd=folder, check=True)
    expect(migrated(folder) == ["Apple", "Banana", "Cherry"], "writes a patch", migrated(folder))


TESTS = [
    yes_and_no, show, without_colour, all_the_rest, quit_keeps_what_was_agreed_on, end_of_input,
    interrupt, uncommitted,
]


def main():
    failed = False
    for test in TESTS:
        folder = repository()
        try:
            test(folder)
            print("ok   ", test.__name__.replace("_", " "))
        except AssertionError as error:
            print("FAIL ", test.__name__.replace("_", " "), error)
            failed = True
        finally:
            shutil.rmtree(folder)
    sys.exit(1 if failed else 0)


main()
