#!/usr/bin/env python3
"""Writes line-starts.json: the line starts on which Chromium, Pango and a HarfBuzz + ICU pipeline agree.

usage: make-line-starts.py CORPUS > line-starts.json

CORPUS holds udhr/ (paragraphs of the Universal Declaration of Human Rights, from the UDHR in XML project) and
udhr-lines/ (line starts of three engines, recorded in November 2026 with Chromium 156, Pango 1.50.12, HarfBuzz 6.0 and
ICU 72.1 on Debian 12). Kept are the first paragraphs of each language that take several lines, at all four sizes and
three widths, where all three engines agree.
"""
import gzip, json, os, sys

corpus = sys.argv[1]
kept = {}
with gzip.open(os.path.join(corpus, "udhr-lines/lines-wordchar.jsonl.gz"), "rt", encoding="utf8") as rows:
    for row in map(json.loads, rows):
        if not {"icu", "pango"} <= set(row["same"]):
            continue
        if min(abs(x - row["w"]) for x in row["x"]) < 0.03:
            continue
        kept.setdefault((row["l"], row["p"]), []).append(row)
paragraphs = []
for language in sorted({key[0] for key in kept}):
    with open(os.path.join(corpus, f"udhr/{language}.txt"), encoding="utf8") as file:
        texts = file.read().split("\n")
    chosen = [key for key in sorted(kept) if key[0] == language and any(len(r["b"]) > 3 for r in kept[key])][:4]
    for key in chosen:
        paragraphs.append({
            "language": language,
            "text": texts[key[1]],
            "lines": [{"size": r["s"], "width": r["w"], "starts": r["b"], "widths": r["x"]} for r in kept[key]],
        })
json.dump({"source": __doc__.split("\n\n")[2].replace("\n", " "), "paragraphs": paragraphs},
          sys.stdout, ensure_ascii=False, separators=(",", ":"))
print()
