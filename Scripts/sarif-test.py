#!/usr/bin/env python3
#
# usage: sarif-test.py <sarif-schema-2.1.0.json> <log.sarif> ...
#
# Checks logs of 'observify --format sarif' against the schema of the standard (OASIS publishes it), and
# that every rule that a result names is listed. Needs Python's 'jsonschema'.

import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    sys.exit("sarif-test: needs 'jsonschema': pip install jsonschema")

if len(sys.argv) < 3:
    sys.exit("usage: sarif-test.py <sarif-schema-2.1.0.json> <log.sarif> ...")
schema = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
validator = jsonschema.validators.validator_for(schema)
checker = validator(schema, format_checker=validator.FORMAT_CHECKER)
failures = 0
for name in sys.argv[2:]:
    log = json.loads(pathlib.Path(name).read_text(encoding="utf-8"))
    errors = list(checker.iter_errors(log))
    for error in errors:
        print(f"{name}: /{'/'.join(map(str, error.path))}: {error.message[:300]}")
    for run in log.get("runs", []):
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        for result in run["results"]:
            if rules[result["ruleIndex"]] != result["ruleId"]:
                errors.append(result)
                print(f"{name}: {result['ruleId']} is not rule {result['ruleIndex']}")
        print(f"{name}: {len(run['results'])} results, {len(errors)} violations")
    failures += len(errors)
sys.exit(1 if failures else 0)
