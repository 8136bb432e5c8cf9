#!/usr/bin/env python3
"""Writes CLDR's samples of plural rules: a fixture of LocalizedStringsTests. Needs Python 3.10 alone.

    scripts/strings-fixtures/plurals.py PLURALS_XML [--check]

PLURALS_XML is CLDR's `common/supplemental/plurals.xml`, as in Debian's package `unicode-cldr-core`. Whole numbers and
decimal numbers without trailing zeros are kept, as numbers with them have the same value; those in compact notation
(`1c6`) are left out. So are languages for which the ICU of Debian 12 has newer rules: CLDR 42 changed them, and no
package of Debian 12 has its file. With --check, writes nothing and fails if the file would change.
"""

import pathlib
import sys
import xml.etree.ElementTree
from decimal import Decimal

CHANGED_SINCE = {"ca", "he", "is", "iw", "mt"}
FILE = pathlib.Path(__file__).resolve().parents[2] / "Tests/LocalizedStringsTests/Fixtures/plurals.csv"


def numbers(sample):
    """The numbers of a sample such as `0.0~1.5` or `100`."""
    if "c" in sample or "…" in sample:
        return []
    first, _, last = sample.partition("~")
    step = Decimal(1).scaleb(Decimal(first).as_tuple().exponent)
    number, end, found = Decimal(first), Decimal(last or first), []
    while number <= end:
        if step == 1 or not str(number).endswith("0"):
            found.append(str(number))
        number += step
    return found


def rows(path):
    """Languages, category and numbers of each rule, one line per rule."""
    for group in xml.etree.ElementTree.parse(path).iter("pluralRules"):
        languages = [language for language in group.get("locales").split() if language not in CHANGED_SINCE]
        for rule in group.iter("pluralRule"):
            parts = rule.text.replace("@integer", "@").replace("@decimal", "@").split("@")[1:]
            samples = [sample.strip() for part in parts for sample in part.split(",")]
            found = sorted({number for sample in samples if sample for number in numbers(sample)}, key=Decimal)
            if found and languages:
                yield f"{' '.join(languages)},{rule.get('count')},{' '.join(found)}\n"


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    text = "".join(rows(arguments[0]))
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit(f"{FILE.name} would change.")


main()
