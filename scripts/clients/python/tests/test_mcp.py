"""Every tool of `galley mcp`, as a program that has never seen Galley calls it."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

from tests.mcp_session import GALLEY, ProtocolError, Session

CARD = """
class: UIView
name: card
backgroundColor: systemBackground
constraints:
  - title.top = self.top + 16
  - title.leading = self.leading + 16
  - title.trailing = self.trailing - 16
  - title.bottom = self.bottom - 16
subviews:
  - class: UILabel
    name: title
    text: %s
    font: {textStyle: body}
    numberOfLines: %d
"""
LONG = "A title that is longer than the line that it has, whatever is done"
SCENES = """
matrix: {devices: [{name: card, width: 343, height: content}], categories: [L, AX3], scales: [2]}
scenes:
  - name: hello
    view: {class: UILabel, name: title, text: "%s", font: {textStyle: body}, numberOfLines: %d}
  - name: other
    view: {class: UIView, frame: [0, 0, 10, 10]}
"""


@unittest.skipUnless(GALLEY, "no galley is here")
class ToolTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="galley-mcp-test-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.write(SCENES % ("Hello", 0))

    def write(self, text: str, path: str = "Snapshots/Catalogue/cards.yaml") -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def session(self, *options: str) -> Session:
        session = Session(str(self.folder), *options)
        self.addCleanup(session.close)
        return session

    def test_the_server_says_what_it_is(self) -> None:
        with self.session() as session:
            self.assertEqual(session.agreed["protocolVersion"], "2025-11-25")
            self.assertEqual(session.agreed["serverInfo"]["name"], "galley")
            self.assertEqual(
                set(session.tools),
                {"render", "tree", "check", "measure", "compare", "test", "accept", "describe"})
            self.assertEqual(session.close(), (0, b""))

    def test_render_shows_a_view_in_the_call(self) -> None:
        with self.session() as session:
            one = session.call("render", yaml=CARD % ("Hello", 0))
            # 343 points at 2x, beside margins; a line of 20.5 between 16 and 16, below a caption.
            (picture,) = one.data["pictures"]
            self.assertEqual(picture["cases"][0]["frame"][2:], [686, 105])
            self.assertEqual(one.sizes, [(picture["width"], picture["height"])])
            self.assertEqual(picture["bytes"], len(one.pictures[0]))
            sizes = session.call(
                "render", yaml=CARD % ("Hello", 0), matrix={"categories": "all", "appearances": ["light", "dark"]})
            self.assertEqual([len(picture["cases"]) for picture in sizes.data["pictures"]], [16, 8])
            alone = session.call(
                "render", yaml=CARD % ("Hello", 0), separate=True, numbered=True,
                matrix={"devices": ["iPhone 15", "iPad (A16)"], "scales": [1]})
            # In points, as Apple's guidelines have them.
            self.assertEqual(alone.sizes, [(393, 852), (820, 1180)])

    def test_render_shows_scenes_and_documents(self) -> None:
        self.write(DOCUMENT, "Card.xib")
        with self.session() as session:
            scene = session.call("render", scene="cards/hello")
            self.assertEqual(
                [case["case"] for case in scene.data["pictures"][0]["cases"]],
                ["cards/hello/card-L@2x", "cards/hello/card-AX3@2x"])
            self.assertEqual(len(session.call("render", scene="cards/hello/card-L@2x").data["pictures"][0]["cases"]), 1)
            document = session.call("tree", document="Card.xib", matrix={"categories": ["L"]})
            (case,) = document.data["cases"]
            self.assertEqual(case["file"], "Card.xib")
            self.assertIn("Hello", [line for node in case["nodes"] for line in node.get("lines", [])])

    def test_pictures_fall_in_size_and_say_so(self) -> None:
        with self.session() as session:
            limit = 20_000
            result = session.call(
                "render", yaml=CARD % (LONG, 0), matrix={"categories": "all", "devices": ["iPhone 15"]}, maxBytes=limit)
            self.assertLessEqual(sum(map(len, result.pictures)), limit)
            self.assertLess(result.data["reduced"], 1)
            self.assertIn("maxBytes", result.data["note"])
            (picture,) = result.data["pictures"]
            self.assertEqual(result.sizes, [(picture["width"], picture["height"])])

    def test_tree_has_frames_texts_fonts_and_colours(self) -> None:
        with self.session() as session:
            result = session.call("tree", yaml=CARD % ("Hello", 0), spoken=True, picture=True)
            (case,) = result.data["cases"]
            root, title = case["nodes"]
            self.assertEqual((root["number"], root["class"], root["name"]), (1, "UIView", "card"))
            self.assertEqual(root["frame"], [0, 0, 343, 52.5])
            self.assertEqual((title["number"], title["parent"], title["frame"]), (2, 1, [16, 16, 311, 20.5]))
            self.assertEqual(title["lines"], ["Hello"])
            self.assertEqual(title["appearance"]["font"], "Inter-Regular 17 body")
            self.assertEqual(root["appearance"]["backgroundColor"], "systemBackground")
            self.assertEqual([part["text"] for part in case["spoken"]], ["Hello"])
            self.assertEqual(len(result.pictures), 1)

    def test_check_finds_what_is_cut_and_passes_what_is_mended(self) -> None:
        with self.session() as session:
            cut = session.call("check", yaml=CARD % (LONG, 1), matrix={"categories": "all"})
            self.assertFalse(cut.data["passes"])
            self.assertEqual(len(cut.data["cases"]), 12)
            (finding,) = [found for found in cut.data["findings"] if found["kind"] == "truncated-text"]
            self.assertEqual((finding["view"], finding["number"], finding["fails"]), ("title", 2, True))
            self.assertEqual((finding["file"], finding["line"]), ("yaml", 2))
            self.assertIn("numberOfLines", finding["remedy"]["text"])
            self.assertEqual({change["view"] for change in finding["remedy"]["changes"]}, {"title"})
            self.assertTrue(session.call("check", yaml=CARD % (LONG, 0), matrix={"categories": "all"}).data["passes"])

    def test_a_changed_file_is_a_changed_answer(self) -> None:
        with self.session() as session:
            def lines() -> "list[str]":
                return session.call("tree", scene="cards/hello/card-L@2x").data["cases"][0]["nodes"][0]["lines"]

            file = self.folder / "Snapshots/Catalogue/cards.yaml"
            times = file.stat()
            self.assertEqual(lines(), ["Hello"])
            self.write(SCENES % ("Other", 0))
            # By content: the file has the same size and times as before.
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
            self.assertEqual(lines(), ["Other"])

    def test_measure_answers_as_the_command_does(self) -> None:
        request = {"text": "Guten Tag", "width": 40, "categories": ["L", "AX3"], "font": {"style": "body"}}
        with self.session() as session:
            answers = session.call("measure", requests=[request, {"text": "a"}]).data["answers"]
            wrong = session.request("tools/call", {"name": "measure", "arguments": {"requests": [{"txt": "a"}]}})
        alone = subprocess.run(
            [str(GALLEY), "measure", "Guten Tag", "--width=40", "--category=L", "--category=AX3", "--style=body", "--json"],
            capture_output=True, check=True)
        self.assertEqual(answers[0], json.loads(alone.stdout))
        self.assertEqual(len(answers), 2)
        self.assertIn("Did you mean 'text'?", wrong["structuredContent"]["answers"][0]["error"]["message"])

    def test_test_compare_and_accept(self) -> None:
        subprocess.run([str(GALLEY), "test"], cwd=self.folder, capture_output=True, check=False)  # records
        with self.session("--allow-accept") as session:
            self.assertFalse(session.call("test").data["needsReview"])
            self.assertTrue(session.call("compare", scene="cards/hello").data["same"])
            self.write(SCENES % ("Goodbye", 0))
            run = session.call("test", filter=["cards/"]).data
            self.assertTrue(run["needsReview"])
            (group,) = run["groups"]
            self.assertEqual(group["cases"], ["cards/hello/card-L@2x", "cards/hello/card-AX3@2x"])
            self.assertEqual((group["file"], group["line"]), ("Catalogue/cards.yaml", 4))
            compared = session.call("compare", scene="cards/hello/card-L@2x")
            self.assertFalse(compared.data["same"])
            (result,) = compared.data["results"]
            self.assertEqual((result["verdict"], result["file"]), ("changed", "Snapshots/Catalogue/cards.yaml"))
            self.assertIn("Goodbye", result["details"])
            self.assertEqual(len(compared.pictures), 1)
            # As the run left them: the changed one, and the reference of one that passed.
            tested = session.call("render", test="cards/")
            self.assertEqual(
                [case["case"] for case in tested.data["pictures"][0]["cases"]],
                [f"cards/{scene}/card-{size}@2x" for scene in ("hello", "other") for size in ("L", "AX3")])
            self.assertEqual(session.call("render", test="cards/", scene="cards/hello").error["code"], "one-of")
            accepted = session.call("accept", cases=["cards/hello"])
            self.assertEqual(accepted.data["written"], 2)
            self.assertFalse(session.call("test").data["needsReview"])

    def test_what_findings_name_can_be_looked_at(self) -> None:
        """The dark case is one that a rule adds; a run of `compare` does not hide that of `test`."""
        pale = "class: UILabel\n    text: Pale\n    textColor: {light: black, dark: '#333333'}\n    font: {textStyle: body}"
        self.write("matrix: {devices: [{name: card, width: 343, height: content}], categories: [L], scales: [2]}\n"
                   "scenes:\n- name: pale\n  view:\n    " + pale + "\n    backgroundColor: systemBackground\n",
                   "Snapshots/Catalogue/pale.yaml")
        for command in (["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"]):
            subprocess.run(["git", *command], cwd=self.folder, check=True)
        with self.session() as session:
            (found,) = session.call("check", scene="pale/pale").data["findings"]
            (case,) = [case for case in found["cases"] if not case.endswith("contrast@2x")]
            self.assertEqual((found["kind"], case), ("low-contrast", "pale/pale/card-L-dark@2x"))
            (shown,) = session.call("render", scene=case).data["pictures"][0]["cases"]
            self.assertEqual(shown["case"], case)
            self.assertEqual(
                session.call("render", scene="cards/hello/card-AX4@2x").error["suggestion"], "cards/hello/card-AX3@2x")
            session.call("test", filter=["cards/"])
            session.call("compare", scene="cards/hello", revision="HEAD")
            self.assertEqual(len(session.call("render", test="cards/hello").data["pictures"][0]["cases"]), 2)
            self.assertIn(
                "'matrix' cannot be given with 'revision'",
                session.call("compare", scene="cards/hello", revision="HEAD", matrix={"categories": ["L"]}).error["message"])

    def test_remedies_work_in_visual_formats(self) -> None:
        view = "{class: UIView, backgroundColor: systemBackground, constraints: ['V:|-8-[%s]-8-|', 'H:|-8-[book]-8-|'], " \
            "subviews: [{class: UIButton, buttonType: system, name: book, title: Book}]}"
        with self.session() as session:
            (found,) = [
                found for found in session.call("check", yaml=view % "book(28)").data["findings"]
                if found["kind"] == "small-target"]
            (change,) = found["remedy"]["changes"]
            self.assertEqual((change["former"], change["value"]), ("V:|-8-[book(28)]-8-|", '"V:|-8-[book(>=44)]-8-|"'))
            kinds = {found["kind"] for found in session.call("check", yaml=view % "book(>=44)").data["findings"]}
            self.assertFalse({"small-target", "broken-constraint"} & kinds)

    def test_nothing_is_accepted_unless_a_person_allowed_it(self) -> None:
        subprocess.run([str(GALLEY), "test"], cwd=self.folder, capture_output=True, check=False)
        self.write(SCENES % ("Goodbye", 0))
        before = self.references()
        with self.session() as session:
            self.assertTrue(session.call("test").data["needsReview"])
            self.assertEqual(session.call("accept", all=True).error["code"], "not-allowed")
        self.assertEqual(self.references(), before)

    def references(self) -> "dict[str, bytes]":
        files = (self.folder / "Snapshots/References").rglob("*")
        return {str(file): file.read_bytes() for file in files if file.is_file()}

    def test_compare_with_a_revision_and_a_picture(self) -> None:
        for command in (["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"]):
            subprocess.run(["git", *command], cwd=self.folder, check=True)
        with self.session() as session:
            same = session.call("compare", scene="cards/hello", revision="HEAD")
            self.assertTrue(same.data["same"], same.data)
            self.write(SCENES % ("Goodbye", 0))
            changed = session.call("compare", scene="cards/hello", revision="HEAD")
            self.assertEqual({result["verdict"] for result in changed.data["results"]}, {"changed"})
            self.assertEqual(len(changed.pictures), 2)
            subprocess.run(
                [str(GALLEY), "render", "--output", "out"], cwd=self.folder, capture_output=True, check=True)
            picture = "out/cards/hello/card-L@2x.png"
            self.assertTrue(session.call("compare", scene="cards/hello/card-L@2x", picture=picture).data["same"])
            other = session.call("compare", scene="cards/hello/card-AX3@2x", picture=picture)
            self.assertFalse(other.data["same"])
            self.assertEqual(len(other.pictures), 1)
            self.assertEqual(session.call("compare", scene="cards/hello", picture=picture).error["code"], "not-one-case")

    def test_describe_says_what_there_is(self) -> None:
        self.write("scenes: [{name: bad, devices: [iPhone 15], view: {class: UILabel, txet: a}}]", "Snapshots/Catalogue/bad.yaml")
        with self.session() as session:
            self.assertIn("UILabel", session.call("describe", what="classes").data["classes"])
            names = [row["name"] for row in session.call("describe", what="properties", name="UILabel").data["properties"]]
            self.assertTrue({"text", "font", "numberOfLines", "backgroundColor"} <= set(names))
            self.assertEqual(session.call("describe", what="properties", name="UILabl").error["suggestion"], "UILabel")
            devices = {row["name"]: row for row in session.call("describe", what="devices").data["devices"]}
            self.assertEqual(devices["iPhone 15"]["width"], 393)
            kinds = [row["kind"] for row in session.call("describe", what="findings").data["findings"]]
            self.assertIn("truncated-text", kinds)
            scenes = {row["name"]: row for row in session.call("describe", what="scenes").data["scenes"]}
            self.assertEqual((scenes["cards/hello"]["file"], scenes["cards/hello"]["line"]), ("Snapshots/Catalogue/cards.yaml", 4))
            self.assertIn("Did you mean 'text'?", scenes["bad/bad"]["mistake"])
            self.assertIn("# Galley", session.call("describe", what="skill").data["text"])
            self.assertIn("color", session.call("describe", what="schema").data["definitions"])
            self.assertIn("light", json.dumps(session.call("describe", what="schema", name="color").data["schema"]))
            self.assertEqual(session.call("describe", what="schema", name="colr").error["suggestion"], "color")

    def test_mistakes_have_code_place_and_suggestion(self) -> None:
        with self.session() as session:
            wrong = session.call("render", yaml="class: UILabel\ntxet: a").error
            self.assertEqual(
                (wrong["code"], wrong["file"], wrong["line"], wrong["column"], wrong["suggestion"]),
                ("unknown-key", "yaml", 2, 1, "text"))
            self.write("scenes: [{name: bad, devices: [iPhone 15], view: {class: UILabel, txet: a}}]", "Snapshots/Catalogue/bad.yaml")
            bad = session.call("check", scene="bad/bad").error
            self.assertEqual((bad["code"], bad["file"], bad["line"]), ("unknown-key", "Snapshots/Catalogue/bad.yaml", 1))
            self.assertEqual(session.call("render", scene="cards/helo").error["suggestion"], "cards/hello")
            device = session.call("render", scene="cards/hello", matrix={"devices": ["iPhne 15"]}).error
            self.assertEqual((device["code"], device["suggestion"]), ("unknown-device", "iPhone 15"))
            self.assertEqual(session.call("render").error["code"], "one-of")
            self.assertEqual(session.call("render", scene="cards/hello", yaml="{}").error["code"], "one-of")
            self.assertEqual(session.call("render", scene="cards", numbred=True).error["suggestion"], "numbered")
            many = {"categories": "all", "widths": list(range(100, 200, 10))}
            self.assertEqual(session.call("render", scene="cards/hello", matrix=many).error["code"], "too-many-cases")
            with self.assertRaises(ProtocolError) as caught:
                session.request("tools/call", {"name": "rendr", "arguments": {}})
            self.assertEqual(caught.exception.code, -32602)


DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
  <device id="retina6_12" orientation="portrait" appearance="light"/>
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <view id="a-1" contentMode="scaleToFill">
      <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      <subviews>
        <label opaque="NO" text="Hello" id="b-1">
          <rect key="frame" x="16" y="16" width="200" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
      </subviews>
    </view>
  </objects>
</document>
"""

if __name__ == "__main__":
    unittest.main()
