#!/usr/bin/env python3
#
# usage: share.py [--tool PATH] [--options "OPTION..."] FOLDER...
#
# Counts the classes that are observable objects in some projects, those that migrate, and those that
# stay by the reasons of their units; deployment targets are passed over. Needs Python 3.
#
# FOLDER is the root of a project. A class stays for every reason of its unit; "alone" are the classes
# of units that have no other reason. `--options` are handed to `observify plan`.
#
# Exit status: 0 done, 2 wrong usage or a project that cannot be planned.

import argparse
import collections
import json
import pathlib
import subprocess
import sys

TIED = "OBS817"


def plan(tool, options, folder):
    """Returns the units of a project."""
    command = [tool, "plan", "--format", "json", "--ignore-deployment-target", *options]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"share.py: {folder}: {run.stderr.strip() or 'the plan failed'}")
    return json.loads(run.stdout)["units"]


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(usage="share.py [--tool PATH] [--options OPTIONS] FOLDER...")
    parser.add_argument("--tool", default=str(root / ".build/release/observify"))
    parser.add_argument("--options", default="")
    parser.add_argument("folders", nargs="+")
    given = parser.parse_args()

    total = migrating = 0
    reasons = collections.Counter()
    alone = collections.Counter()
    for folder in given.folders:
        for unit in plan(given.tool, given.options.split(), folder):
            classes = sum(kind["kind"] == "class" for kind in unit["types"])
            total += classes
            if unit["decision"] == "migrate":
                migrating += classes
                continue
            codes = {reason["code"] for reason in unit["reasons"]} - {TIED}
            for code in codes:
                reasons[code] += classes
                if len(codes) == 1:
                    alone[code] += classes

    share = 100 * migrating / total if total else 0
    print(f"{migrating} of {total} classes migrate ({share:.1f} %)")
    for code, count in sorted(reasons.items(), key=lambda item: (-item[1], item[0])):
        print(f"  {code}  {count} stay, {alone[code]} for this alone")


if __name__ == "__main__":
    main()
