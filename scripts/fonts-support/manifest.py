"""The manifest's file format, which build.py writes and check.py expects."""

import hashlib
import json

NAME = "manifest.json"


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def describe_file(path, root):
    return {
        "file": path.relative_to(root).as_posix(),
        "bytes": path.stat().st_size,
        "sha256": sha256(path),
    }


def serialise(content):
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"
