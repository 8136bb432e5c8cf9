"""Checks that a folder of bundled fonts matches its manifest: check.py FOLDER

Every file has the manifest's size and SHA-256, none is missing or extra, every family has its licence, and the total
size is within the limit.
"""

import json
import pathlib
import sys

import manifest

LIMIT = 42_000_000  # bytes


def glyph_names(family):
    """The file with the names of a symbol font's glyphs."""
    return [family["glyphNames"]] if "glyphNames" in family else []


def listed_files(content):
    """The manifest's entry for each file, by path."""
    return {
        entry["file"]: entry
        for family in content["families"]
        for entry in family["licenceFiles"] + family["faces"] + family["systemFaces"] + glyph_names(family)
    }


def file_faults(folder, listed):
    present = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}
    for name in sorted(present - set(listed) - {manifest.NAME}):
        yield f"{name} is not in the manifest."
    for name in sorted(set(listed) - present):
        yield f"{name} is missing."
    for name in sorted(set(listed) & present):
        found = manifest.describe_file(folder / name, folder)
        if found["bytes"] != listed[name]["bytes"]:
            yield f"{name} has {found['bytes']:,} bytes; the manifest says {listed[name]['bytes']:,}."
        elif found["sha256"] != listed[name]["sha256"]:
            yield f"{name} has another SHA-256 than the manifest says."


def licence_faults(content):
    for family in content["families"]:
        own = [entry["file"] for entry in family["licenceFiles"] if entry["bytes"] > 0]
        if f"{family['folder']}/LICENSE" not in own:
            yield f"{family['family']} has no licence beside it."


def main():
    folder = pathlib.Path(sys.argv[1])
    path = folder / manifest.NAME
    try:
        text = path.read_text(encoding="utf-8")
        content = json.loads(text)
        listed = listed_files(content)
    except (OSError, ValueError, KeyError, TypeError) as error:
        sys.exit(f"error: {path} cannot be used: {error!r}.\nhint: scripts/fonts writes a new one.")
    faults = [*file_faults(folder, listed), *licence_faults(content)]
    if text != manifest.serialise(content):
        faults.append(f"{manifest.NAME} was edited by hand: it is not in the form that scripts/fonts writes.")
    total = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    if total > LIMIT:
        faults.append(f"All files together have {total:,} bytes; {LIMIT:,} is the limit.")
    if faults:
        sys.exit("\n".join(f"error: {fault}" for fault in faults) + "\nhint: scripts/fonts rebuilds the folder.")
    print(f"{len(listed)} files of {len(content['families'])} families are what the manifest says: {total:,} bytes.")


main()
