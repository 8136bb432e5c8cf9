"""What commands print with `--json` is what `galley schema` says of it, by an independent validator."""

import json
import pathlib
import subprocess
import tempfile
import unittest
from typing import Any, Dict, List, Tuple

from tests.mcp_session import GALLEY, jsonschema
from tests.test_mcp import DOCUMENT, SCENES

CUT = """
matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
scenes:
  - name: cut
    view: {class: UILabel, name: title, text: A text that is too long for its line, font: {textStyle: body}}
  - name: bad
    view: {class: UILabel, txet: a}
"""
TYPOGRAPHY = '{"typography-colors": {"veil": "#10203080"}, "ui-font-text-styles": {"title": {"font-name": "System", "point-size": 20}}}'


@unittest.skipUnless(GALLEY and jsonschema, "no galley or jsonschema: scripts/setup --test")
class DocumentTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="galley-documents-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.write(SCENES % ("Hello", 0))
        self.write(CUT, "Snapshots/Catalogue/cut.yaml")
        self.write(DOCUMENT, "Card.xib")
        self.write(TYPOGRAPHY, "TypographyKit.json")
        self.run_galley("test")  # records
        self.git("init", "-q")
        self.git("add", ".")
        self.git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first")
        self.write(SCENES % ("Goodbye", 0))
        old = self.folder / "Snapshots/References/gone/scene"
        old.mkdir(parents=True)
        for file in (self.folder / "Snapshots/References/cards/hello").glob("card-L*"):
            (old / file.name).write_bytes(file.read_bytes())

    def write(self, text: str, path: str = "Snapshots/Catalogue/cards.yaml") -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def git(self, *arguments: str) -> None:
        subprocess.run(["git", *arguments], cwd=self.folder, check=True)

    def run_galley(self, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run([str(GALLEY), *arguments], cwd=self.folder, capture_output=True, check=False)

    def validator(self, kind: str) -> "jsonschema.Draft202012Validator":
        schema = json.loads(subprocess.check_output([str(GALLEY), "schema", kind]))
        jsonschema.Draft202012Validator.check_schema(schema)
        return jsonschema.Draft202012Validator(schema)

    def checked(self, kind: str, status: int, *arguments: str) -> Dict[str, Any]:
        ran = self.run_galley(*arguments, "--json")
        self.assertEqual((ran.returncode, ran.stderr if status == 2 else b""), (status, b""), (arguments, ran))
        document = json.loads(ran.stdout)
        errors = [error.message for error in self.validator(kind).iter_errors(document)]
        self.assertEqual(errors, [], (arguments, document))
        return document

    def test_every_command_that_lists_or_judges_prints_what_its_schema_says(self) -> None:
        listed = self.checked("list", 1, "list")
        self.assertEqual([scene["name"] for scene in listed["scenes"]], ["cards/hello", "cards/other", "cut/cut", "cut/bad"])
        self.assertIn("Did you mean 'text'?", listed["scenes"][-1]["error"])
        self.checked("doctor", 1, "doctor")
        self.assertEqual(self.checked("orphans", 1, "orphans", "--filter", "gone/")["references"][0]["state"], "orphaned")
        self.checked("sensitivity", 0, "sensitivity", "--filter", "cards/hello/card-L")
        self.checked("typography", 0, "typography", "TypographyKit.json")
        self.checked("documents", 0, "ib", "check", "Card.xib")
        history = self.checked("history", 0, "history", "cards/hello/card-L@2x")
        self.assertEqual([version["change"] for version in history["versions"]], ["recorded"])
        self.checked("matrix", 0, "matrix", "cards/hello")

    def test_runs_have_one_shape(self) -> None:
        run = self.checked("report", 1, "test")
        self.assertEqual({group["verdict"] for group in run["groups"]}, {"changed", "failed"})
        self.checked("report", 1, "report")
        rendered = self.checked("report", 1, "render")
        (finding,) = [found for found in rendered["findings"] if found["kind"] == "truncated-text"]
        self.assertEqual((finding["view"], finding["cases"], finding["line"]), ("title", ["cut/cut/card-L"], 4))
        audited = self.checked("report", 1, "audit", "--filter", "cut/cut")
        self.assertTrue(any(found["fails"] for found in audited["findings"]))
        compared = self.checked("report", 1, "compare", "HEAD")
        self.assertIn("changed", {group["verdict"] for group in compared["groups"]})
        self.checked("report", 1, "engine")

    def test_shards_are_merged_to_a_run(self) -> None:
        for number in (1, 2):
            self.run_galley("test", "--shard", f"{number}/2", "--output", f"shard-{number}")
        self.checked("report", 1, "merge", "shard-1", "--output", "part")
        merged = self.checked("report", 0, "merge", "shard-1", "shard-2", "--output", "merged")
        self.assertEqual(merged["groups"], self.checked("report", 1, "test")["groups"])

    def test_accepted_references(self) -> None:
        self.run_galley("test")
        accepted = self.checked("accept", 0, "accept", "--filter", "cards/hello")
        self.assertEqual(accepted["accepted"], ["cards/hello/card-L@2x", "cards/hello/card-AX3@2x"])
        self.assertEqual((accepted["written"], accepted["failed"]), (2, []))
        rest = self.checked("accept", 1, "accept", "--all")
        self.assertEqual(rest["failed"], ["cut/bad/card-L"])

    def test_findings_have_one_shape(self) -> None:
        report = json.loads(subprocess.check_output([str(GALLEY), "schema", "report"]))
        finding = jsonschema.Draft202012Validator(report["properties"]["findings"]["items"])
        (self.folder / "en.lproj").mkdir()
        (self.folder / "en.lproj/Localizable.strings").write_text('"send" = "Send everything now";\n')
        found = [
            *self.checked("strings-findings", 1, "strings", "en.lproj", "--width", "40")["findings"],
            *self.checked("matrix", 0, "matrix", "cut/cut")["scenes"][0]["cells"][0]["findings"],
            *self.checked("report", 0, "render", "--filter", "cut/cut")["findings"],
        ]
        self.assertEqual({"truncated-text"} - {each["kind"] for each in found}, set())
        for each in found:
            self.assertEqual([problem.message for problem in finding.iter_errors(each)], [], each)

    def test_pictures_differ_line_by_line(self) -> None:
        self.run_galley("render", "--output", "out")
        pictures = [f"out/cards/hello/card-{size}@2x.png" for size in ("L", "AX3")]
        self.assertEqual(self.checked("diff", 0, "diff", pictures[0], pictures[0])["verdict"], "equal")
        self.checked("diff", 1, "diff", *pictures)

    def test_errors_are_data_on_standard_error(self) -> None:
        error = self.validator("error")
        wrong: List[Tuple[List[str], str]] = [
            (["list", "nowhere", "--json"], "not-found"), (["test", "--jsno", "--json"], "wrong-usage"),
            (["tset", "--json"], "wrong-usage"), (["report", "nowhere", "--json"], "no-run"),
            (["list", "--category", "HUGE", "--json"], "wrong-usage"), (["ib", "check", "--json"], "wrong-usage"),
        ]
        for arguments, code in wrong:
            ran = self.run_galley(*arguments)
            self.assertEqual((ran.returncode, ran.stdout), (2, b""), (arguments, ran))
            document = json.loads(ran.stderr)
            self.assertEqual([problem.message for problem in error.iter_errors(document)], [], document)
            self.assertEqual(document["error"]["code"], code, document)


if __name__ == "__main__":
    unittest.main()
