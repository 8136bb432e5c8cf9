"""A run of 10,000 cases with separate pictures and records, multiplied from a run of the bundled catalogue."""

import ctypes
import ctypes.util
import json
import re
import struct
import sys
import zlib

from browser import REPOSITORY, Workspace

# The changes: a text, a colour and a distance.
EDITS = [
    ("alert-card", "text: Storm warning", "text: Severe storm warning for the coast"),
    ("appointments", "layer.cornerRadius: 12", "layer.cornerRadius: 6"),
    ("doctor", "backgroundColor: systemBackground", "backgroundColor: secondarySystemBackground"),
]


class _Hash128(ctypes.Structure):
    _fields_ = [("low", ctypes.c_uint64), ("high", ctypes.c_uint64)]


_xxhash = ctypes.CDLL(ctypes.util.find_library("xxhash") or "libxxhash.so.0")
_xxhash.XXH3_128bits.restype = _Hash128
_xxhash.XXH3_128bits.argtypes = [ctypes.c_char_p, ctypes.c_size_t]


def hash128(data):
    value = _xxhash.XXH3_128bits(data, len(data))
    return f"{value.high:016x}{value.low:016x}"


def with_comment(png, text):
    """The same picture in a different file: with a tEXt chunk before the last chunk, which is always 12 bytes long."""
    body = b"tEXtComment\0" + text.encode("latin-1")
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return png[:-12] + chunk + png[-12:]


def bound_to(record, png):
    """The record with another picture's name and hash, and its own hash updated."""
    text = re.sub(rb"(?m)^file [0-9a-f]{32}$", b"file " + hash128(png).encode(), record)
    hashed = re.sub(rb"(?m)^record [0-9a-f]{32}\n", b"", text).removesuffix(b"\n")
    return re.sub(rb"(?m)^record [0-9a-f]{32}$", b"record " + hash128(hashed).encode(), text)


def _copy(source, target, number):
    """Copies the picture and record of a reference, or of the current run.

    A reference may be a record alone, and a case that is compared with another one has none.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    png, record = None, source.with_suffix(".txt")
    if source.exists():
        png = with_comment(source.read_bytes(), f"copy {number}")
        target.write_bytes(png)
    if record.exists():
        text = record.read_bytes()
        target.with_suffix(".txt").write_bytes(text if png is None else bound_to(text, png))


def _write_lines(file, values):
    lines = [json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n" for value in values]
    file.write_text("".join(lines), encoding="utf-8")


def make(count=10_000, of_few_files=False):
    """A workspace with a run of `count` cases in `run`, and their references.

    They are multiplied from the whole catalogue, or from the files that have changes.
    """
    names = sorted(file.stem for file in (REPOSITORY / "Snapshots/Catalogue").glob("*.yaml"))
    if of_few_files:
        names = [name for name, _, _ in EDITS]
    workspace = Workspace(*names)
    for name, old, new in EDITS:
        workspace.replace(f"Catalogue/{name}.yaml", old, new)
    workspace.test(status=1)
    folder, references = workspace.path / "run", workspace.path / "References"
    lines = [json.loads(line) for line in (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()]
    failed = [line for line in lines if line["verdict"] == "failed"]
    if failed:
        sys.exit(f"error: {len(failed)} cases cannot be rendered: {failed[0]['reason']}")
    results, durations = [], []
    for index in range(count):
        number, line = divmod(index, len(lines))
        line = dict(lines[line])
        file, case = line["catalogueFile"], f"{line['scene']}/{line['configuration']}"
        line["catalogueFile"] = f"{file}-{number + 1}"
        reference = references / line["catalogueFile"] / f"{case}.png"
        _copy(references / file / f"{case}.png", reference, number)
        if "artifacts" in line:
            line["artifacts"] = {
                name: path.replace(file, line["catalogueFile"], 1) for name, path in line["artifacts"].items()}
            for name, path in line["artifacts"].items():
                if name != "record":
                    _copy(folder / path.replace(line["catalogueFile"], file, 1), folder / path, number)
            (folder / line["artifacts"]["expected"]).write_bytes(reference.read_bytes())
        results.append(line)
        durations.append({"case": f"{line['catalogueFile']}/{case}", "seconds": 0.01})
    (folder / "run.json").unlink()
    _write_lines(folder / "results.jsonl", results)
    _write_lines(folder / "durations.jsonl", durations)
    return workspace
