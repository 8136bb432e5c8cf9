"""Builds the folder of bundled fonts: build.py UNPACKED PACKAGES.TSV OUTPUT

UNPACKED is the root of the unpacked packages, PACKAGES.TSV has their names and versions, OUTPUT is created.
"""

import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import families
import manifest
import symbols
from fontTools import ttLib
from fontTools.varLib import instancer

# The names of a symbol font's glyphs, beside it.
GLYPHS = "glyphs.tsv"

# The full text that Debian's copyright files refer to. Every Debian system has it, from the essential package
# base-files.
APACHE_LICENCE = pathlib.Path("/usr/share/common-licenses/Apache-2.0")
APACHE_LICENCE_SHA256 = "cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30"


def copy(source, target):
    shutil.copyfile(source, target)
    target.chmod(0o644)


def subset(source, collection, target):
    """Writes one subset, in a separate process."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as characters:
        characters.write(source.subset.characters)
        characters.flush()
        arguments = source.subset.command(collection, characters.name, target)
        subprocess.run([sys.executable, "-B", "-m", "fontTools.subset", *arguments], check=True)
    target.chmod(0o644)


def instantiate(source, original, static, target):
    """Writes a variable font's face at a location, without tables and names that nothing reads."""
    with ttLib.TTFont(original, recalcTimestamp=False) as font, ttLib.TTFont(static) as names:
        instancer.instantiateVariableFont(font, {source.axis: source.location}, inplace=True)
        font["name"] = names["name"]
        font["OS/2"].usWeightClass = source.weight
        for table in ("DSIG", "GlyphOrder", "STAT"):
            if table in font:
                del font[table]
        font["post"].formatType = 3  # without names of glyphs
        font.save(target)
    target.chmod(0o644)


def change(source, unpacked, original, target):
    """Writes a font that a function makes."""
    source.change.writer(unpacked)(original, target)
    target.chmod(0o644)


def writer(source, unpacked):
    """The function (source, original, target) that writes a file."""
    if source.subset:
        return subset
    if source.change:
        return lambda _, original, target: change(source, unpacked, original, target)
    return lambda _, original, target: copy(original, target)


def write_fonts(unpacked, output):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        running = []
        for family in families.FAMILIES:
            folder = output / family.folder
            folder.mkdir(parents=True)
            for source in family.sources:
                write = writer(source, unpacked)
                running.append(pool.submit(write, source, unpacked / source.path, folder / source.name))
            if family.glyphs:
                table = symbols.glyph_table(family.glyphs(unpacked))
                (folder / GLYPHS).write_text(table, encoding="utf-8")
            for source in family.system_sources:
                static = unpacked / families.INTER / source.named
                running.append(
                    pool.submit(instantiate, source, unpacked / source.path, static, folder / source.name))
        for task in running:
            task.result()


def write_licences(unpacked, output):
    if manifest.sha256(APACHE_LICENCE) != APACHE_LICENCE_SHA256:
        sys.exit(f"error: {APACHE_LICENCE} is not the text that was bundled before.")
    for family in families.FAMILIES:
        folder = output / family.folder
        if family.licence_text:
            (folder / "LICENSE").write_text(family.licence_text(unpacked), encoding="utf-8")
        else:
            copy(unpacked / "usr/share/doc" / family.package / "copyright", folder / "LICENSE")
        if family.licence == "Apache-2.0":
            copy(APACHE_LICENCE, folder / "LICENSE-Apache-2.0")


def licence_names(family):
    return ["LICENSE", "LICENSE-Apache-2.0"] if family.licence == "Apache-2.0" else ["LICENSE"]


def describe_face(family, source, output, versions):
    path = output / family.folder / source.name
    with ttLib.TTFont(path) as font:
        face = {
            "postScriptName": font["name"].getDebugName(6),
            "weight": font["OS/2"].usWeightClass,
            "italic": font["post"].italicAngle != 0,
        }
    face = manifest.describe_file(path, output) | face
    if source.optical_size:
        face["opticalSize"] = source.optical_size
    face |= {"package": family.package, "version": versions[family.package], "source": source.path}
    if source.subset:
        command = source.subset.command(pathlib.Path(source.path).name, "characters.txt", source.name)
        face["subset"] = "pyftsubset " + " ".join(command)
    if source.change:
        face["change"] = source.change.description
    return face


def describe_system_face(family, source, output, versions):
    face = describe_face(family, source, output, versions)
    location = f"{source.axis}={source.location}"
    return face | {"package": source.package, "version": versions[source.package], "instance": location}


def describe_family(family, output, versions):
    described = {
        "family": family.name,
        "role": family.role,
        "folder": family.folder,
        "licence": family.licence,
        "licenceFiles": [
            manifest.describe_file(output / family.folder / name, output) for name in licence_names(family)
        ],
        "scripts": list(family.scripts),
        "languages": list(family.languages),
        "faces": [describe_face(family, source, output, versions) for source in family.sources],
        "systemFaces": [
            describe_system_face(family, source, output, versions) for source in family.system_sources
        ],
    }
    if family.glyphs:
        described["glyphNames"] = manifest.describe_file(output / family.folder / GLYPHS, output)
    return described


def main():
    unpacked, packages, output = map(pathlib.Path, sys.argv[1:])
    versions = dict(line.split("\t") for line in packages.read_text().splitlines())
    write_fonts(unpacked, output)
    write_licences(unpacked, output)
    content = {
        "version": 1,
        "subsetter": f"python3-fonttools {versions['python3-fonttools']}",
        "families": [describe_family(family, output, versions) for family in families.FAMILIES],
    }
    (output / manifest.NAME).write_text(manifest.serialise(content), encoding="utf-8")


main()
