"""The same requests over the stream, over HTTP one at a time and in batches, through the clients, and with one process
each: the answers are the same bytes."""

import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import unittest
from typing import List

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "src"))

from galley_measure import Client, Stream  # noqa: E402

GALLEY = os.environ.get("GALLEY") or shutil.which("galley")
WORDS = ["Speichern", "save", "الإعدادات", "保存", "설정", "naïve", "co\u0301te", "👩‍👩‍👧", "a\nb", "€ 12,50", "שלום", "ﬁn"]
FIELDS = {
    "categories": ["all", ["XS", "AX5"]], "width": [40, 120.5, 343], "widths": [[10, 100], [320.25]],
    "lines": [0, 1, 2], "alignment": ["natural", "center", "justified"], "locale": ["en", "ja", "ar"],
    "direction": ["natural", "rightToLeft"], "scale": [2, 3], "boldText": [True], "tracking": [0.5, -1],
    "font": [{"style": "headline"}, {"size": 13.5, "weight": "bold"}, {"size": -1}, {"style": "boddy"}],
    "want": [["size"], ["size", "lines", "ink", "carets"], ["hidden", "missing", "clusters"], ["largestCategory"]],
    "lineBreakMode": ["truncatingTail", "wordWrapping", "clipping"], "unknown": [1],
}


def requests(count: int) -> List[bytes]:
    """Random requests, a few of them wrong."""
    generator = random.Random(17)
    lines = []
    for number in range(count):
        request = {"id": number, "text": " ".join(generator.choices(WORDS, k=generator.randint(0, 9)))}
        for field in generator.sample(sorted(FIELDS), generator.randint(0, 4)):
            request[field] = generator.choice(FIELDS[field])
        lines.append(json.dumps(request, ensure_ascii=generator.random() < 0.5).encode())
    return lines


@unittest.skipUnless(GALLEY, "no galley is here")
class IdentityTests(unittest.TestCase):
    def test_two_thousand_requests_have_the_same_answers_everywhere(self) -> None:
        lines = requests(2_000)
        with Stream(str(GALLEY)) as stream:
            answers = list(stream.answer_lines(lines))
        self.assertGreater(sum(b'"measurements"' in answer for answer in answers), 1_000)
        self.assertGreater(sum(b'"error"' in answer for answer in answers), 100)
        self.compare_with_server(lines, answers)
        for line, answer in list(zip(lines, answers))[::20]:
            ran = subprocess.run([str(GALLEY), "measure", "--jsonl"], input=line, capture_output=True, check=False)
            self.assertEqual(ran.stdout, answer + b"\n")

    def compare_with_server(self, lines: List[bytes], answers: List[bytes]) -> None:
        server = subprocess.Popen([str(GALLEY), "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        with Client(server.stdout.readline().split()[-1]) as client:
            for line, answer in zip(lines, answers):
                self.assertEqual(client.post("/measure", line), answer)
            batch = client.post("/measure/batch", b"[" + b" , ".join(lines) + b"]")
            self.assertEqual(batch, b"[" + b",".join(answers) + b"]")
            values = client.measure_all([json.loads(line) for line in lines])
            self.assertEqual([value["id"] for value in values], list(range(len(lines))))
            for value, answer in zip(values, answers):
                if "error" not in value:  # an error's place is that in the line as it was sent
                    self.assertEqual(value, json.loads(answer))
        server.terminate()
        self.assertEqual(server.wait(timeout=30), 0)
        server.stdout.close()


if __name__ == "__main__":
    unittest.main()
