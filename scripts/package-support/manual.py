#!/usr/bin/env python3
"""Writes the manual page, galley(1), from the program's own help.

    galley --experimental-dump-help | scripts/package-support/manual.py VERSION DATE > galley.1

Each command that help shows has a section, with every argument and option. Those of all commands are only listed once,
under OPTIONS.
"""

import json
import re
import sys

DESCRIPTION = """\
A scene is a view in a YAML file. A catalogue of scenes is rendered at every content size category, and compared with
references that were recorded before, by pixels and by layout."""

FILES = """\
.SH FILES
Below the folder that galley is installed in, such as
.IR /usr :
.TP
.I share/galley/fonts
The fonts that text is set in, with their manifest.
.TP
.I share/galley/schemas
JSON Schemas of catalogue files and of results.
.TP
.I share/doc/galley
What a catalogue may hold (SCENES.md, PROPERTIES.md), what a run leaves (RESULTS.md), what differs from UIKit (UNSUPPORTED.md)."""

# Characters that groff would show as others, or that terminals without Unicode cannot show.
CHARACTERS = (("\\", "\\e"), ("-", "\\-"), ("`", "\\(ga"), ("~", "\\(ti"), ("^", "\\(ha"), ("…", "..."))


def escaped(text):
    """Escapes text so that groff shows it literally: hyphens stay hyphens, and no line is a request."""
    for character, name in CHARACTERS:
        text = text.replace(character, name)
    text = "".join(character if character < "\x7f" else f"\\[u{ord(character):04X}]" for character in text)
    return "\\&" + text if text[:1] in (".", "'") else text


def bold(text):
    return f"\\fB{escaped(text)}\\fR"


def italic(text):
    return f"\\fI{escaped(text)}\\fR"


def is_heading(line):
    return re.fullmatch(r"[A-Z][A-Z ]+", line) is not None


def prose(discussion, heading):
    """A discussion: headings, paragraphs that are filled, and indented lines that are not."""
    lines, verbatim = [], False
    for line in discussion.splitlines():
        if verbatim != line.startswith("  "):
            verbatim = not verbatim
            lines.append(".RS 2\n.nf" if verbatim else ".fi\n.RE")
        if is_heading(line):
            lines.append(heading(line))
        elif line:
            lines.append(escaped(line[2:] if verbatim else line))
        elif lines and lines[-1] != ".PP":
            lines.append(".PP")
    if verbatim:
        lines.append(".fi\n.RE")
    return "\n".join(lines)


def label(argument):
    """An argument's names, followed by its value."""
    value = italic(argument["valueName"])
    if argument["kind"] == "positional":
        return value
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    return ", ".join(map(bold, names)) + ("" if argument["kind"] == "flag" else " " + value)


def entry(argument):
    default = argument.get("defaultValue")
    said = [argument.get("abstract", ""), f"By default '{default}'." if default else "", argument.get("discussion", "")]
    return f".TP\n{label(argument)}\n{escaped(' '.join(filter(None, said)))}"


def shown(items):
    return [item for item in items if item.get("shouldDisplay", True)]


def operand(argument):
    text = italic(argument["valueName"]) + ("..." if argument["isRepeating"] else "")
    return f"[{text}]" if argument["isOptional"] else text


def section(path, command, common):
    """A command's section, and those of the commands below it."""
    arguments = [argument for argument in shown(command.get("arguments", [])) if argument not in common]
    below = shown(command.get("subcommands", []))
    line = [bold(path)]
    line += ["[" + italic("options") + "]"] if any(a["kind"] != "positional" for a in arguments) else []
    line += [operand(argument) for argument in arguments if argument["kind"] == "positional"]
    line += [italic("command") + " ..."] if below else []
    discussion = command.get("discussion", "")
    parts = [f".SS {escaped(path)}", " ".join(line), ".PP", escaped(command["abstract"])]
    parts += [".PP", prose(discussion, lambda heading: f".PP\n{bold(heading)}\n.br")] if discussion else []
    parts += [entry(argument) for argument in arguments]
    return parts + [part for child in below for part in section(f"{path} {child['commandName']}", child, common)]


def page(root, version, date):
    name, common = root["commandName"], shown(root["arguments"])
    parts = [
        f'.\\" Made by scripts/package-support/manual.py from `{name} --experimental-dump-help`.',
        f'.TH {name.upper()} 1 "{date}" "{name} {version}" "User Commands"',
        ".nh\n.ad l",
        ".SH NAME", f"{name} \\- {escaped(root['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS", f"{bold(name)} {italic('command')} [{italic('options')}] [{italic('arguments')}]",
        ".SH DESCRIPTION", DESCRIPTION,
        ".SH OPTIONS", "Every command has these beside its own.", *map(entry, common),
        ".SH COMMANDS",
    ]
    for command in shown(root["subcommands"]):
        parts += section(f"{name} {command['commandName']}", command, common)
    parts += [prose(root["discussion"], lambda heading: f".SH {heading}"), FILES]
    # A heading adds its own space.
    return re.sub(r"^\.PP\n(?=\.(PP|SH)\b)", "", "\n".join(parts), flags=re.MULTILINE) + "\n"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    root = json.load(sys.stdin)["command"]
    sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.write(page(root, *sys.argv[1:]))


if __name__ == "__main__":
    main()
