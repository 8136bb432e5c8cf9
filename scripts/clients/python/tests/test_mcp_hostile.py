"""Calls that are broken or mean harm have errors; the server goes on, and touches nothing outside its folder."""

import json
import os
import pathlib
import random
import tempfile
import unittest

from tests.mcp_session import GALLEY, Session

LABEL = "{class: UILabel, text: Hello}"


@unittest.skipUnless(GALLEY, "no galley is here")
class HostileTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="galley-mcp-test-")
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.folder = self.root / "own"
        (self.folder / "Snapshots/Catalogue").mkdir(parents=True)
        (self.folder / "Snapshots/Catalogue/a.yaml").write_text(
            "matrix: {devices: [iPhone 15], categories: [L]}\nscenes: [{name: a, view: %s}]\n" % LABEL)
        (self.root / "other").mkdir()
        (self.root / "other/secret.yaml").write_text("scenes: [{name: secret, view: {class: UILabel, text: Secret}}]\n")
        (self.root / "other/x.png").write_bytes(b"secret")

    def session(self, *options: str) -> Session:
        session = Session(str(self.folder), *options)
        self.addCleanup(session.close)
        return session

    def test_broken_lines_have_errors_and_the_server_goes_on(self) -> None:
        lines = {
            b"{": -32700, b'{"jsonrpc":"2.0","id":1,"method":"\xff"}': -32700, b"[" * 1_000_000: -32700, b"[]": -32600,
            b'[{"jsonrpc":"2.0","id":91,"method":"ping"}]': -32600, b"0": -32600, b'{"jsonrpc":"2.0","id":{},"method":"ping"}': -32600,
            b'{"jsonrpc":"2.0","id":92,"method":"nothing"}': -32601, b'{"jsonrpc":"2.0","id":93,"method":"tools/call"}': -32602,
            b'{"jsonrpc":"2.0","id":94,"method":"tools/call","params":{"name":"render","arguments":[]}}': -32602,
            b'{"jsonrpc":"2.0","id":1,"method":"ping"}': -32600,  # the identifier of "initialize"
            b'"' + b"a" * (9 << 20) + b'"': -32600,  # longer than a line may be
            b"\x00\x01\x02": -32700,
        }
        with self.session() as session:
            for line, code in lines.items():
                session.send(line)
                answer = session.receive()
                self.assertEqual(answer.get("error", {}).get("code"), code, (line[:80], answer))
            session.send(b"\n\r\n   ")  # blank lines have no answer
            self.assertEqual(session.request("ping"), {})
            self.assertEqual(session.close(), (0, b""))

    def test_random_bytes_never_end_the_server(self) -> None:
        generator = random.Random(43)
        whole = json.dumps({
            "jsonrpc": "2.0", "id": "x", "method": "tools/call",
            "params": {"name": "render", "arguments": {"yaml": LABEL, "matrix": {"categories": ["L"]}}}}).encode()
        with self.session() as session:
            for number in range(300):
                line = bytearray(whole.replace(b'"x"', b'"x%d"' % number))
                for _ in range(generator.randint(1, 4)):
                    line[generator.randrange(len(line))] = generator.choice(b'{}[]",:\\\x80\xff09az')
                session.send(bytes(line))
                session.send(b'{"jsonrpc":"2.0","id":"p%d","method":"ping"}' % number)
                answers = [session.receive()]
                while answers[-1].get("id") != "p%d" % number:
                    answers.append(session.receive())
                self.assertLessEqual(len(answers), 2, line)

    def test_wrong_arguments_are_errors(self) -> None:
        deep = "{class: UIView, subviews: [" * 3_000 + LABEL + "]}" * 3_000
        with self.session() as session:
            for tool, arguments in [
                ("render", {"yaml": 1}), ("render", {"yaml": LABEL, "maxBytes": -1}), ("render", {"yaml": LABEL, "matrix": []}),
                ("render", {"yaml": ""}), ("render", {"yaml": "[" * 100_000}), ("render", {"yaml": deep}),
                ("render", {"yaml": LABEL, "matrix": {"scales": [1e308]}}), ("render", {"yaml": "a: &a [*a]"}),
                ("render", {"yaml": LABEL, "matrix": {"devices": [{"name": "x", "width": 1e300, "height": 1}]}}),
                ("render", {"yaml": "{class: UIView, frame: [0, 0, .nan, .inf]}"}), ("tree", {"scene": ""}),
                ("render", {"yaml": "{class: UIView}", "matrix": {"devices": [{"name": "x", "width": 10000, "height": 10000}], "scales": [3]}}),
                ("render", {"yaml": "{class: UIView}", "matrix": {"devices": [{"name": "x", "width": 9000, "height": 9000}], "scales": [1, 2]}}),
                ("measure", {"requests": "a"}), ("measure", {"requests": [1]}), ("describe", {"what": "everything"}),
                ("describe", {"what": "properties"}), ("test", {"catalogue": "nowhere"}), ("test", {"categories": ["HUGE"]}),
                ("test", {"filter": ["--record=all"]}), ("compare", {"scene": "a/a", "revision": "--output=/tmp/x"}),
                ("compare", {"scene": "a/a", "revision": "nothing"}), ("accept", {}), ("accept", {"cases": ["a"], "all": True}),
            ]:
                error = session.call(tool, **arguments).error
                self.assertTrue(error["code"] and error["message"], (tool, arguments))
            self.assertFalse(session.call("render", yaml=LABEL).is_error)
        self.assertFalse((self.folder / "Snapshots/References").exists(), "nothing is recorded")

    def test_paths_that_lead_out_are_refused(self) -> None:
        os.symlink("../other", self.folder / "out")
        os.symlink("../other/secret.yaml", self.folder / "secret.yaml")
        os.symlink("../../../other/secret.yaml", self.folder / "Snapshots/Catalogue/link.yaml")
        os.symlink("../other/x.png", self.folder / "x.png")
        absolute = str(self.root / "other/secret.yaml")
        with self.session("--allow-accept") as session:
            for path in ["../other/secret.yaml", absolute, "out/secret.yaml", "secret.yaml", "~/x", "a/../../other", "..", "/etc"]:
                for tool, arguments in [
                    ("render", {"scene": "secret", "catalogue": path}), ("render", {"document": path}),
                    ("describe", {"what": "scenes", "catalogue": path}), ("test", {"catalogue": path}),
                    ("compare", {"scene": "a/a", "picture": path}), ("compare", {"scene": "a/a", "catalogue": path}),
                ]:
                    result = session.call(tool, **arguments)
                    self.assertIn(result.error["code"], ("outside", "missing-file"), (tool, path, result.data))
                    self.assertNotIn("Secret", json.dumps(result.data))
            for content in [
                "{class: UIImageView, image: ../other/x.png}", "{class: UIImageView, image: x.png}",
                "{class: UIImageView, image: %s}" % (self.root / "other/x.png"),
                "{name: a, nib: ../other/secret.xib}", "include: [out/secret.yaml]\nscenes: [{name: a, view: {class: UIView}}]",
                "strings: out\nscenes: [{name: a, view: {class: UIView}}]",
                "fonts: [../other/x.png]\nscenes: [{name: a, view: {class: UIView}}]",
            ]:
                error = session.call("render", yaml=content).error
                self.assertIn(error["code"], ("outside-folder", "absolute-path", "missing-file"), (content, error))
            # A catalogue with a link that leads out is not walked.
            self.assertEqual(session.call("test").error["code"], "outside")
            self.assertEqual(session.call("render", scene="a/a").error["code"], "outside")

    def test_workers_are_confined_too(self) -> None:
        os.symlink("../other/x.png", self.folder / "x.png")
        (self.folder / "Snapshots/Catalogue/b.yaml").write_text(
            "matrix: {devices: [iPhone 15], categories: [L]}\n"
            "scenes: [{name: b, view: {class: UIImageView, image: ../../x.png}}]\n")
        with self.session() as session:
            found = json.dumps(session.call("test", filter=["b/b"]).data)
            self.assertIn("outside the folder", found)

    def test_links_in_place_of_output_and_references_are_refused(self) -> None:
        os.symlink("../other", self.folder / "galley-output")
        with self.session("--allow-accept") as session:
            self.assertEqual(session.call("test").error["code"], "outside")
            self.assertEqual(session.call("accept", all=True).error["code"], "outside")
            os.remove(self.folder / "galley-output")
            references = self.folder / "Snapshots/References/a/a"
            references.mkdir(parents=True)
            os.symlink("../../../../../other/x.png", references / "iPhone-15-L.png")
            self.assertEqual(session.call("test").error["code"], "outside")
            self.assertEqual(session.call("compare", scene="a/a").error["code"], "outside")

    def test_what_is_written_is_in_the_folder(self) -> None:
        def files() -> "set[str]":
            return {str(path) for path in self.root.rglob("*")}

        before = files()
        with self.session() as session:
            session.call("render", yaml=LABEL)
            session.call("check", scene="a/a")
            session.call("compare", scene="a/a")
            session.call("test")
        new = {path for path in files() - before if not path.startswith(str(self.folder / "galley-output"))}
        self.assertEqual(new, set())

    def test_a_cancelled_request_has_no_answer(self) -> None:
        with self.session() as session:
            call = {"name": "render", "arguments": {"yaml": LABEL, "matrix": {"categories": "all", "devices": ["iPad (A16)"]}}}
            for number in ("slow", "cancelled"):
                session.send(json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": call}).encode())
            session.notify("notifications/cancelled", {"requestId": "cancelled", "reason": "test"})
            session.send(b'{"jsonrpc":"2.0","id":"last","method":"ping"}')
            identifiers = [session.receive()["id"]]
            while identifiers[-1] != "last":
                identifiers.append(session.receive()["id"])
            # The first may have been answered before the notification came; a cancelled one that waited is not.
            self.assertIn(identifiers, (["slow", "last"], ["slow", "cancelled", "last"]))


if __name__ == "__main__":
    unittest.main()
