"""Runs a script of a job with a stand-in for the API of its service, which checks every call by what the service
publishes about it (github-api.json, gitlab-api.json), and prints a JSON object: `status` and `output` of the script,
`calls`, `faults` of calls, and `comments` as they are afterwards.

    comments.py github|gitlab STATE SHELL SCRIPT

STATE is a JSON file: `comments` of the request; for GitHub `permissions` by name, and `pull`; for GitLab `jobs` of the
pipeline, and `artifacts`, a folder for each job's number.
"""
import http.server
import io
import json
import os
import re
import subprocess
import sys
import threading
import urllib.parse
import zipfile

import jsonschema

FIXTURES = os.path.dirname(os.path.abspath(__file__))
# GitHub refuses longer comments; GitLab's notes may have 1,000,000 characters.
LIMITS = {"github": 65536, "gitlab": 1000000}
TOKEN = "the-token"


class Fault(Exception):
    """A call that the service would refuse, or that it does not describe."""


def operation(paths, method, path):
    """The operation that a call is of, and the values in its path."""
    for template, operations in paths.items():
        pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(template))
        match = re.fullmatch(pattern, path)
        if match and method.lower() in operations:
            return template, operations[method.lower()], match.groupdict()
    raise Fault("is described nowhere")


def numbers(values):
    for name, value in values.items():
        if name.endswith(("_id", "_iid", "number")) and not re.fullmatch("[1-9][0-9]*", value):
            raise Fault(f"{name} is '{value}'")


def check_github(described, query, body, headers):
    """By the description's parameters, which are named like the queries but for the hyphens, and the body's schema."""
    if headers.get("Authorization") != f"Bearer {TOKEN}":
        raise Fault("has no token")
    if headers.get("X-GitHub-Api-Version") != "2022-11-28":
        raise Fault("names no version of the API")
    known = {item["$ref"].rsplit("/", 1)[1].replace("-", "_") for item in described["parameters"]}
    for name in query:
        if name not in known:
            raise Fault(f"has an unknown parameter '{name}'")
    content = described.get("requestBody", {}).get("content", {})
    if not content:
        return
    if headers.get("Content-Type") not in content:
        raise Fault(f"has a body of type {headers.get('Content-Type')}")
    schema = content[headers["Content-Type"]]["schema"]
    errors = list(jsonschema.Draft7Validator(schema).iter_errors(body))
    if errors:
        raise Fault(errors[0].message)
    for name in body:
        if name not in schema["properties"]:
            raise Fault(f"has an unknown key '{name}'")


def check_gitlab(described, query, body, headers):
    if headers.get("PRIVATE-TOKEN") != TOKEN:
        raise Fault("has no token")
    kinds = {"string": str, "integer": int, "boolean": bool}
    given = {name: int(value) if value.isdigit() else value for name, value in query.items()} | (body or {})
    for name, value in given.items():
        if name not in described["attributes"]:
            raise Fault(f"has an unknown attribute '{name}'")
        if not isinstance(value, kinds[described["attributes"][name][0]]):
            raise Fault(f"{name} is {value!r}")
    for name, (_, is_required) in described["attributes"].items():
        if is_required and name not in given:
            raise Fault(f"has no '{name}'")


class Service:
    """What the service has."""

    def __init__(self, name, state):
        self.name, self.state = name, state
        self.calls, self.faults = [], []
        with open(os.path.join(FIXTURES, f"{name}-api.json"), encoding="utf-8") as file:
            self.paths = json.load(file)["paths"]

    def answer(self, method, address, headers, data):
        """The status and the answer to a call."""
        url = urllib.parse.urlsplit(address)
        path, query = urllib.parse.unquote(url.path), dict(urllib.parse.parse_qsl(url.query))
        self.calls.append(f"{method} {address}")
        try:
            template, described, values = operation(self.paths, method, path)
            numbers(values)
            body = json.loads(data) if data else None
            check = check_github if self.name == "github" else check_gitlab
            check(described, query, body, headers)
            if body and len(body.get("body", "")) > LIMITS[self.name]:
                raise Fault("has a body that is too long")
        except (Fault, ValueError) as error:
            self.faults.append(f"{method} {address}: {error}")
            return 422, {"message": str(error)}
        return self.done(template.rsplit("/", 1)[1], method, values, query, body)

    def done(self, what, method, values, query, body):
        comments = self.state["comments"]
        if what == "permission":
            return 200, {"permission": self.state["permissions"].get(values["username"], "none")}
        if what == "{pull_number}":
            return 200, self.state["pull"]
        if what == "jobs":
            return 200, self.state["jobs"]
        if what == "artifacts":
            return 200, archive(self.state["artifacts"][values["job_id"]])
        if method == "GET":
            size, page = int(query.get("per_page", 30)), int(query.get("page", 1))
            listed = sorted(comments, key=lambda it: it["id"], reverse=query.get("sort") == "desc")
            return 200, listed[(page - 1) * size:page * size]
        if method == "POST":
            author = {"id": 99, "login": "github-actions[bot]"}
            comment = {"id": max([0] + [it["id"] for it in comments]) + 1, "body": body["body"], "system": False,
                       "user": author, "author": author}
            comments.append(comment)
            return 201, comment
        number = int(values.get("comment_id") or values["note_id"])
        for comment in comments:
            if comment["id"] == number:
                if comment.get("author", {}).get("id", 99) != 99:
                    return 403, {"message": "403 Forbidden"}
                comment["body"] = body["body"]
                return 200, comment
        return 404, {"message": "Not Found"}


def archive(folder):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for place, folders, names in os.walk(folder):
            folders.sort()
            for name in sorted(names):
                path = os.path.join(place, name)
                file.write(path, os.path.relpath(path, folder))
    return buffer.getvalue()


def handler(service, prefix):
    class Handler(http.server.BaseHTTPRequestHandler):
        def do(self):
            length = int(self.headers.get("Content-Length") or 0)
            address = self.path[len(prefix):] if self.path.startswith(prefix) else self.path
            status, answer = service.answer(self.command, address, self.headers, self.rfile.read(length))
            data = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        do_GET = do_POST = do_PATCH = do_PUT = do

        def log_message(self, *arguments):
            pass

    return Handler


def main(name, state, shell, script):
    with open(state, encoding="utf-8") as file:
        service = Service(name, json.load(file))
    prefix = "" if name == "github" else "/api/v4"
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(service, prefix))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}{prefix}"
    run = subprocess.run(
        [shell, "-e", script], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env=os.environ | {"GITHUB_API_URL": address, "CI_API_V4_URL": address, "GITHUB_TOKEN": TOKEN,
                          "GALLEY_TOKEN": TOKEN})
    server.shutdown()
    json.dump({"status": run.returncode, "output": run.stdout.decode("utf-8", "replace"), "calls": service.calls,
               "faults": service.faults, "comments": service.state["comments"]}, sys.stdout)


main(*sys.argv[1:])
