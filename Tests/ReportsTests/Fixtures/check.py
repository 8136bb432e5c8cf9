"""Checks a report with other projects' programs and schemas, and prints the texts found in it as a JSON list.

    check.py junit|sarif|github|markdown FILE
    check.py reg FILE [FOLDER]         with the folder that its pictures are in
    check.py results FILE SCHEMA       every key has to be in the schema

Exit status 1: the report is invalid; 3: something that the check needs is missing. Both are explained.
"""
import json
import os
import re
import subprocess
import sys


def missing(what):
    print(f"{what} is missing, which the report is checked with. Run scripts/setup --test.")
    sys.exit(3)


def fail(what):
    print(what)
    sys.exit(1)


def schema(name):
    path = os.path.join(os.environ["SCHEMAS"], name)
    if not os.path.exists(path):
        missing(path)
    return path


def junit(path):
    """By Jenkins' XML Schema with libxml2's xmllint; texts by Python's expat."""
    import xml.etree.ElementTree as tree

    try:
        run = subprocess.run(["xmllint", "--noout", "--huge", "--schema", schema("junit-10.xsd"), path],
                             capture_output=True, text=True)
    except FileNotFoundError:
        missing("xmllint (libxml2-utils)")
    if run.returncode != 0:
        fail(run.stderr)
    root = tree.parse(path).getroot()
    cases = root.findall("testsuite/testcase")
    bad = [case for case in cases if case.find("failure") is not None]
    broken = [case for case in cases if case.find("error") is not None]
    for element, inside in [(root, root)] + [(suite, suite) for suite in root.findall("testsuite")]:
        counted = inside.findall(".//testcase")
        for name, count in [
                ("tests", len(counted)), ("failures", sum(case in bad for case in counted)),
                ("errors", sum(case in broken for case in counted))]:
            if int(element.get(name)) != count:
                fail(f"{element.get('name')}: {name} is {element.get(name)}, and there are {count}")
    texts = []
    for element in root.iter():
        texts += list(element.attrib.values()) + ([element.text] if (element.text or "").strip() else [])
    return texts


def validate(instance, by, version):
    try:
        import jsonschema
    except ImportError:
        missing("python3-jsonschema")
    errors = sorted(getattr(jsonschema, version)(by).iter_errors(instance), key=str)
    if errors:
        fail("\n".join(f"{list(error.path)}: {error.message[:300]}" for error in errors[:5]))


def sarif(path):
    """By OASIS's JSON Schema, and by rules it cannot express: rules are those of the results, and paths are URIs."""
    with open(path, encoding="utf-8") as file:
        log = json.load(file)
    with open(schema("sarif-2.1.0.json"), encoding="utf-8") as file:
        validate(log, json.load(file), "Draft4Validator")
    texts = []
    for run in log["runs"]:
        rules = run["tool"]["driver"]["rules"]
        for result in run["results"]:
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                fail(f"rule {result['ruleIndex']} is not {result['ruleId']}")
            for location in result["locations"]:
                uri = location.get("physicalLocation", {}).get("artifactLocation", {}).get("uri", "a")
                if not re.fullmatch(r"(file://)?([A-Za-z0-9\-._~!$&'()*+,;=@/]|%[0-9A-F]{2})+", uri):
                    fail(f"not a URI: {uri}")
            texts += [result["message"]["text"]] + [it["justification"] for it in result.get("suppressions", [])]
    return texts


def reg(path):
    """By the structure of reg-cli's own JSON: seven lists of pictures' names, and three folders beside the file."""
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    lists = ["failedItems", "newItems", "deletedItems", "passedItems", "expectedItems", "actualItems", "diffItems"]
    folders = ["actualDir", "expectedDir", "diffDir"]
    if sorted(report) != sorted(lists + folders):
        fail(f"keys are {sorted(report)}")
    for key in lists:
        if not all(isinstance(item, str) and item.endswith(".png") for item in report[key]):
            fail(f"{key} is no list of pictures")
        if len(set(report[key])) != len(report[key]):
            fail(f"{key} has a name twice")
    outcomes = [item for key in lists[:4] for item in report[key]]
    if len(set(outcomes)) != len(outcomes):
        fail("an item has two outcomes")
    for key, folder in [("expectedItems", "expectedDir"), ("actualItems", "actualDir"), ("diffItems", "diffDir")]:
        for item in report[key]:
            if item not in outcomes:
                fail(f"{key}: {item} has no outcome")
            if len(sys.argv) > 3 and not os.path.exists(os.path.join(sys.argv[3], report[folder], item)):
                fail(f"{folder} has no {item}")
    return outcomes


def github(path):
    """Parsed like a workflow command by GitHub's runner (ActionCommand: `::name key=value,…::data`, then unescaped)."""
    texts = []
    with open(path, encoding="utf-8", newline="") as file:
        lines = file.read().split("\n")
    if lines.pop() != "":
        fail("the last line does not end")
    for line in lines:
        match = re.fullmatch(r"::(error|warning|notice)(?: ([^:]*))?::([^\r\n]*)", line)
        if not match:
            fail(f"no command: {line[:200]!r}")
        for item in filter(None, (match[2] or "").split(",")):
            key, _, value = item.partition("=")
            if key not in ["file", "line", "title"]:
                fail(f"no property: {key}")
            for code, sign in [("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]:
                value = value.replace(code, sign)
            if key == "line" and not value.isdigit():
                fail(f"no line: {value}")
            texts.append(f"{key}={value}")
        data = match[3]
        for code, sign in [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]:
            data = data.replace(code, sign)
        texts.append(data)
    return texts


def markdown(path):
    """Parsed by markdown-it as GitHub's dialect: nothing but headings, tables, text, code spans, pictures, links, and the
    empty elements that keep texts apart may be in it."""
    try:
        from markdown_it import MarkdownIt
    except ImportError:
        missing("python3-markdown-it")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if len(text) > 65536:
        fail(f"{len(text)} characters are more than a comment may have")
    allowed = {"heading", "paragraph", "table", "thead", "tbody", "tr", "th", "td", "inline"}
    texts = []
    for token in MarkdownIt("js-default", {"html": True}).parse(text):
        kind = re.sub("_(open|close)$", "", token.type)
        if kind not in allowed:
            fail(f"a {token.type}: {token.content[:200]}")
        for child in token.children or []:
            if child.type == "image":
                texts.append(child.attrs["src"])
            elif child.type == "link_open":
                texts.append(child.attrs["href"])
            elif child.type not in ["text", "code_inline", "link_close"] and child.content not in ["<b>", "</b>"]:
                fail(f"a {child.type} in {token.content[:200]}")
        if kind == "inline":
            # What is copied from the page.
            texts.append("".join(child.content for child in token.children if child.type != "html_inline"))
    return texts


def results(path):
    """Lines by the schema that Galley publishes, which has to contain every key."""
    with open(sys.argv[3], encoding="utf-8") as file:
        by = json.load(file)

    def close(node):
        if isinstance(node, dict):
            if "properties" in node and "additionalProperties" not in node and node.get("type") == "object":
                node["additionalProperties"] = False
            for value in node.values():
                close(value)
        elif isinstance(node, list):
            for value in node:
                close(value)

    try:
        import jsonschema
    except ImportError:
        missing("python3-jsonschema")
    jsonschema.Draft202012Validator.check_schema(by)
    close(by["$defs"])
    with open(path, encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    for line in lines:
        validate(line, by, "Draft202012Validator")
    return [line.get("verdict", "rendered") for line in lines]


json.dump(globals()[sys.argv[1]](sys.argv[2]), sys.stdout, ensure_ascii=False)
