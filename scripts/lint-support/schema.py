"""Checks the JSON Schema of catalogues, or of rules for strings, with an independent validator.

    schema.py SCHEMA FOLDER

The schema must be valid under its metaschema, every YAML file of the folder must match it, and deliberately wrong
documents must not: a schema that accepts everything proves nothing.
"""

import copy
import json
import pathlib
import re
import sys

import jsonschema
import yaml


class CoreLoader(yaml.SafeLoader):
    """Reads scalars by YAML 1.2's core schema, as editors do: `no` and `12:30` are text, not false and 750."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("int", r"^[-+]?[0-9]+$", "-+0123456789"),
    ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)(?:[eE][-+]?[0-9]+)?$", "-+.0123456789"),
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("merge", r"^<<$", "<"),
]:
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), list(first))


def views(node):
    """All mappings in a document that are views, which have a class."""
    if isinstance(node, dict):
        if "class" in node:
            yield node
        for value in node.values():
            yield from views(value)
    elif isinstance(node, list):
        for value in node:
            yield from views(value)


def broken_copies(document):
    """Copies of a valid document with one mistake each, and descriptions of the mistakes."""

    def broken(what, change):
        result = copy.deepcopy(document)
        change(result)
        return what, result

    def first_view(result):
        return next(views(result))

    yield broken("an unknown key at the top", lambda d: d.update(scenez=[]))
    if "rules" in document:
        yield broken("rules that are no list", lambda d: d.update(rules=5))
        yield broken("a rule without a key", lambda d: d["rules"][0].pop("key"))
        yield broken("an unknown key of a rule", lambda d: d["rules"][0].update(widht=5))
        yield broken("a width of nothing", lambda d: d["rules"][0].update(width=0))
        yield broken("an unknown size", lambda d: d["rules"][0].update(categories=["AX6"]))
        yield broken("an unknown style", lambda d: d["rules"][0].update(style="bdoy"))
        yield broken("an allowance without a reason", lambda d: d["allow"][0].pop("reason"))
        return
    yield broken("scenes that are no list", lambda d: d.update(scenes=5))
    yield broken("a scene without a name", lambda d: d["scenes"][0].pop("name"))
    yield broken("an unknown class", lambda d: first_view(d).update({"class": "UILable"}))
    yield broken("an unknown property", lambda d: first_view(d).update(backgroundColour="systemRed"))
    yield broken("a property of the wrong type", lambda d: first_view(d).update(alpha=["opaque"]))


def main(schema_path, folder):
    schema = json.loads(pathlib.Path(schema_path).read_text(encoding="utf-8"))
    validator_class = jsonschema.validators.validator_for(schema, default=None)
    if validator_class is None:
        return [f"{schema_path} names no known metaschema in $schema."]
    validator_class.check_schema(schema)
    validator = validator_class(schema)

    faults = []
    documents = {}
    for path in sorted(p for p in pathlib.Path(folder).rglob("*") if p.suffix in (".yaml", ".yml")):
        documents[path] = yaml.load(path.read_text(encoding="utf-8"), Loader=CoreLoader)
        for error in validator.iter_errors(documents[path]):
            where = "/".join(str(part) for part in error.absolute_path) or "the top"
            faults.append(f"{path}: at {where}: {error.message[:300]}")
    if not documents:
        return faults + [f"{folder} holds no YAML file."]
    path, document = next(iter(documents.items()))
    for what, wrong in broken_copies(document):
        if validator.is_valid(wrong):
            faults.append(f"{schema_path} accepts {what} (made from {path}).")
    return faults


if __name__ == "__main__":
    found = main(*sys.argv[1:])
    print("\n".join(found))
    sys.exit(1 if found else 0)
