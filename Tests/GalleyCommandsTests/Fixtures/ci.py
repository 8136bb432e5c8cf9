"""Checks a job of `galley init` with SchemaStore's schema, and prints the shell scripts in it as a JSON list of
objects with `name`, `script` and `folder`. A script of GitHub has its step's name, one of GitLab its job's and its key.

    ci.py github-workflows|gitlab-ci FILE

Exit status 1: the job is invalid; 3: something that the check needs is missing. Both are explained.
"""
import json
import os
import sys

import jsonschema
import yaml


def main(kind, path):
    schema = os.path.join(os.environ["SCHEMAS"], f"{kind}.json")
    if not os.path.exists(schema):
        print(f"{schema} is missing, which jobs are checked with. Run scripts/setup --test.")
        return 3
    with open(path, encoding="utf-8") as file:
        job = yaml.safe_load(file)
    # YAML 1.1 reads the key `on` as true; GitHub reads YAML 1.2.
    if True in job:
        job["on"] = job.pop(True)
    with open(schema, encoding="utf-8") as file:
        errors = list(jsonschema.Draft7Validator(json.load(file)).iter_errors(job))
    for error in errors[:5]:
        print(f"{list(error.path)}: {error.message[:300]}")
    if errors:
        return 1
    if kind == "github-workflows":
        steps = [step for work in job["jobs"].values() for step in work["steps"] if "run" in step]
        scripts = [{"name": step.get("name", ""), "script": step["run"], "folder": step.get("working-directory", "")} for step in steps]
    else:
        works = {name: work for name, work in job.items() if isinstance(work, dict) and "script" in work}
        # A runner gives all lines of a job to one shell.
        scripts = [{"name": f"{name}/{key}", "script": "\n".join(work[key]), "folder": ""}
                   for name, work in works.items() for key in ["before_script", "script", "after_script"] if key in work]
    print(json.dumps(scripts))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
