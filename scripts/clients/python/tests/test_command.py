"""`galley measure` with options gives the same bytes as the stream."""

import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import unittest
from typing import Any, Dict, List, Tuple

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "src"))

from galley_measure import Stream  # noqa: E402
from tests.test_identity import WORDS  # noqa: E402

GALLEY = os.environ.get("GALLEY") or shutil.which("galley")

# Options, and the equivalent fields of a request.
CHOICES: List[List[Tuple[List[str], Dict[str, Any]]]] = [
    [(["--category=all"], {"categories": "all"}), (["--category=XS", "--category=AX5"], {"categories": ["XS", "AX5"]})],
    [(["--width=120.5"], {"width": 120.5}), (["--width=10", "--width=320.25"], {"widths": [10, 320.25]})],
    [(["--height=40"], {"height": 40})],
    [(["--lines=1"], {"lines": 1}), (["--lines=2"], {"lines": 2})],
    [(["--line-break-mode=truncatingMiddle"], {"lineBreakMode": "truncatingMiddle"}),
     (["--line-break-mode=clipping"], {"lineBreakMode": "clipping"})],
    [(["--alignment=center"], {"alignment": "center"}), (["--alignment=justified"], {"alignment": "justified"})],
    [(["--line-spacing=3"], {"lineSpacing": 3})],
    [(["--line-height-multiple=1.25"], {"lineHeightMultiple": 1.25})],
    [(["--tracking=-0.5"], {"tracking": -0.5})],
    [(["--tightening"], {"tightening": True})],
    [(["--locale=ja"], {"locale": "ja"}), (["--locale=ar"], {"locale": "ar"})],
    [(["--direction=rightToLeft"], {"direction": "rightToLeft"})],
    [(["--layout-direction=rightToLeft"], {"layoutDirection": "rightToLeft"})],
    [(["--scale=3"], {"scale": 3})],
    [(["--bold-text"], {"boldText": True})],
    [(["--want=hidden", "--want=missing"], {"want": ["size", "lines", "hidden", "missing"]}),
     (["--want=ink", "--want=carets"], {"want": ["size", "lines", "ink", "carets"]}),
     (["--want=largestCategory"], {"want": ["size", "lines", "largestCategory"]})],
    [(["--style=headline"], {"font": {"style": "headline"}}),
     (["--style=title1", "--maximum-size=30"], {"font": {"style": "title1", "maximumSize": 30}}),
     (["--size=13.5", "--weight=bold", "--fixed"], {"font": {"size": 13.5, "weight": "bold"}}),
     (["--size=20", "--style=callout"], {"font": {"size": 20, "scaledWith": "callout"}}),
     (["--font=RobotoSlab-Regular", "--size=17"], {"font": {"name": "RobotoSlab-Regular", "size": 17,
                                                            "scaledWith": "body"}}),
     (["--family=Roboto Slab", "--weight=bold", "--fixed"], {"font": {"family": "Roboto Slab", "weight": "bold"}})],
]


@unittest.skipUnless(GALLEY, "no galley is here")
class CommandTests(unittest.TestCase):
    def test_options_are_answered_as_requests_are(self) -> None:
        generator = random.Random(23)
        options, requests = [], []
        for _ in range(200):
            text = " ".join(generator.choices(WORDS, k=generator.randint(1, 9)))
            chosen = [generator.choice(choice) for choice in generator.sample(CHOICES, generator.randint(0, 6))]
            options.append([option for given, _ in chosen for option in given] + ["--", text])
            fields = {name: value for _, each in chosen for name, value in each.items()}
            requests.append(json.dumps({"text": text, **fields}).encode())
        with Stream(str(GALLEY)) as stream:
            answers = list(stream.answer_lines(requests))
        for given, request, answer in zip(options, requests, answers):
            self.assertIn(b'"measurements"', answer, request)
            ran = subprocess.run([str(GALLEY), "measure", "--json", *given], capture_output=True, check=False)
            self.assertEqual((ran.stdout, ran.stderr), (answer + b"\n", b""), (given, request))


if __name__ == "__main__":
    unittest.main()
