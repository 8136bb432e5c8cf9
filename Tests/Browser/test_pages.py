"""Texts from other people, and the messages of pages with nothing, or not everything, to show."""

import functools
import http.server
import json
import re
import threading

from browser import BrowserTestCase, wait

NAME = "new & 'shiny' 🎈 עברית"
HOSTILE = f"""matrix: {{devices: [{{name: card, width: 200, height: content}}], categories: [L]}}
scenes:
  - name: "{NAME}"
    description: "<script>alert(1)</script><img src=x onerror=alert(2)> \\u202Eright to left\\u202C \\"quotes\\" </script>"
    view:
      class: UILabel
      name: "<b>bold</b>&amp;{{{{title}}}}"
      numberOfLines: 1
      text: "<svg/onload=alert(3)> a text that is far too long for its one line, so that it is cut"
  - name: broken
    view: {{class: UILabel, "</script><script>alert(4)</script>": 1}}
"""


BROKEN = """matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
scenes: [{name: one, view: {class: UILable}}]
"""


class TextTests(BrowserTestCase):
    def test_names_and_texts_are_text(self):
        workspace = self.workspace()
        workspace.write("Catalogue/hostile.yaml", HOSTILE)
        workspace.test(status=1)
        for output, more in (("gallery", []), ("one.html", ["--single-file", "--all"])):
            page = self.open(workspace.gallery("--title", "</title><script>alert(5)</script>", *more, output=output))
            page.on("dialog", lambda dialog: self.fail(f"a script ran: {dialog.message}"))
            main = page.locator("main")
            main.get_by_role("link", name=NAME).first.wait_for()
            self.assertIn("<script>alert(1)</script>", main.inner_text())
            self.assertIn("</title><script>alert(5)</script>", page.title())
            main.get_by_role("link", name=NAME).first.click()
            page.locator("main a.thumb:visible").first.click()
            panel = page.get_by_label("About this case").first
            panel.get_by_text("<b>bold</b>&amp;{{title}}").first.wait_for()
            self.assertEqual(page.locator("main script, main b:text('bold')").count(), 0)
            page.goto(page.url.split("#")[0] + "#case=hostile/broken/card-L")
            self.assertIn("alert(4)", page.locator("main").inner_text())


class PageTests(BrowserTestCase):
    def changed(self):
        workspace = self.workspace("alert-card")
        workspace.replace("Catalogue/alert-card.yaml", "text: Storm warning", "text: Severe storm warning")
        workspace.test(status=1)
        return workspace

    def test_a_heat_map(self):
        """It is only on the page of its scene, both in a folder and in a single file."""
        workspace = self.workspace("alert-card", "line-limit")
        workspace.galley("matrix", "alert-card/", "Catalogue", "--widths", "200,343", "--output", "matrix")
        workspace.test()
        for output, more in (("gallery", []), ("one.html", ["--single-file", "--all"])):
            page = self.open(workspace.gallery("--matrix", "matrix", *more, output=output), "#scene=alert-card/alert")
            picture = page.get_by_role("img", name="alert at widths and text sizes")
            picture.scroll_into_view_if_needed()
            wait(page, "document.querySelector('.scene-matrix img').naturalWidth > 600")
            page.goto(page.url.split("#")[0] + "#scene=line-limit/two-lines")
            page.locator("h1:visible").first.wait_for()
            self.assertFalse(page.locator(".scene-matrix").is_visible())

    def test_an_empty_result(self):
        workspace = self.workspace()
        workspace.write("run/results.jsonl", "")
        workspace.write("run/durations.jsonl", "")
        page = self.open(workspace.gallery(status=1))
        page.get_by_text("There are no cases").first.wait_for()

    def test_an_axis_that_only_the_data_know(self):
        """The page has its filter, its values in words, and its place among a case's facts; without axes it has values as they are."""
        workspace = self.workspace("alert-card")
        workspace.test()
        page = workspace.gallery()
        cases, run = page.parent / "data/cases-1.js", page.parent / "data/run.js"
        data = run.read_text(encoding="utf-8")
        known = {"name": "gravity", "term": "Pull", "filter": "Gravity", "usual": "1", "words": {"1": "on Earth"}, "phrase": "at {value} g",
                 "fact": "{value} g", "isSaid": True}
        for path, text in ((cases, cases.read_text(encoding="utf-8").replace('"axes":{', '"axes":{"gravity":"2",', 1)),
                           (run, data.replace('"axes":[', f'"axes":[{json.dumps(known)},', 1))):
            path.unlink()
            path.write_text(text, encoding="utf-8")
        opened = self.open(page)
        facet = opened.get_by_role("group", name="Gravity")
        facet.wait_for()
        self.assertEqual(facet.locator(".facet-words").all_inner_texts(), ["at 2 g", "on Earth"])
        facet.get_by_text("at 2 g").click()
        self.assertIn("gravity=2", opened.url)
        opened.locator("main a.thumb:visible").first.click()
        opened.get_by_label("About this case").first.get_by_text("2 g", exact=True).wait_for()
        run.write_text(re.sub(r'"axes":\[.*?\],(?="scenes"|"\w+":)', "", data, count=1), encoding="utf-8")
        self.open(page).get_by_role("group", name="gravity").get_by_text("2", exact=True).first.wait_for()

    def test_failures_alone(self):
        workspace = self.workspace()
        workspace.write("Catalogue/a.yaml", BROKEN)
        workspace.test(status=1)
        page = self.open(workspace.gallery())
        self.assertIn("UILable", page.locator("main").inner_text())

    def test_results_of_a_newer_schema(self):
        workspace = self.changed()
        lines = (workspace.path / "run/results.jsonl").read_text(encoding="utf-8").splitlines()
        newer = [json.dumps({**json.loads(line), "schemaVersion": 99}) for line in lines]
        workspace.write("run/results.jsonl", "\n".join(newer) + "\n")
        page = self.open(workspace.gallery(status=1))
        self.assertIn("99", page.locator("main").inner_text())

    def test_a_picture_that_is_missing(self):
        workspace = self.changed()
        (workspace.path / "run/alert-card/alert/card-L@2x/actual.png").unlink()
        page = self.open(workspace.gallery(), "#case=alert-card/alert/card-L@2x")
        page.get_by_text("actual.png").first.wait_for()

    def test_a_picture_that_went_away_later(self):
        workspace = self.changed()
        address = workspace.gallery()
        for picture in (address.parent / "images").iterdir():
            picture.unlink()
        page = self.browser.page()
        page.goto(address.as_uri() + "#case=alert-card/alert/card-L@2x")
        page.get_by_text("did not load").first.wait_for()
        page.context.close()

    def test_the_page_without_its_data(self):
        workspace = self.changed()
        address = workspace.gallery()
        for script in (address.parent / "data").glob("*.js"):
            script.unlink()
        page = self.browser.page()
        page.goto(address.as_uri())
        page.get_by_role("heading", name="The data of this page is missing").wait_for()
        page.context.close()

    def test_addresses_of_nothing(self):
        """The members that every JavaScript object inherits are no views, groups or values."""
        page = self.open(self.changed().gallery())
        page.locator("main a:visible").first.wait_for()
        for name in ("constructor", "__proto__", "toString", "hasOwnProperty", "case", "scene", "overview", "unknown"):
            for key in ("view", "by", "verdict", "device", "locale", "decision", "finding", "mode", "__proto__"):
                page.goto(page.url.split("#")[0] + f"#{key}={name}&verdict=all")
                self.assertTrue(page.locator("main").inner_text().strip(), f"#{key}={name}")
                self.assertEqual(page.complaints, [], f"#{key}={name}")

    def test_a_layout_that_is_as_deep_as_records_are(self):
        """2,000 nested views of one name: more than recursive calls, or names, could handle."""
        page = self.open(self.changed().gallery())
        page.locator("main a:visible").first.wait_for()
        found = page.evaluate("""() => {
            const layout = (width) => {
                let node = { kind: "UILabel", name: "", frame: [0, 0, width, 1], lines: [], children: [] };
                for (let depth = 1; depth < 2000; depth++) {
                    node = { kind: "UIView", name: "box", frame: [0, 0, 10, 10], lines: [], children: [node] };
                }
                return new galley.LayoutTree({ hash: "", root: node });
            };
            const [expected, actual] = [layout(1), layout(2)];
            const { counterparts, moved } = galley.layoutMoves(expected, actual);
            const tree = new galley.TreeView(actual, { select() {}, point() {}, marks: () => [] });
            const place = document.createElement("div");
            place.append(tree.root);
            document.body.append(place);
            const height = place.offsetHeight;
            place.remove();
            const last = actual.views.at(-1);
            return {
                views: actual.views.length, depth: last.depth, moved: moved.map(({ now }) => now.index),
                matched: counterparts.get(last).index, at: actual.at(1.5, 0.5).index, beside: actual.at(5, 5).index,
                rows: tree.visible.length, isHigh: height > 2000, isNamed: actual.find(actual.name(last)) === last,
            };
        }""")
        self.assertEqual(found, {
            "views": 2000, "depth": 1999, "moved": [1999], "matched": 1999, "at": 1999, "beside": 1998, "rows": 2000,
            "isHigh": True, "isNamed": True,
        })

    def test_without_scripts(self):
        workspace = self.changed()
        page = self.open(workspace.gallery(), java_script_enabled=False)
        self.assertIn("33 changed", page.locator("main").inner_text())

    def test_a_catalogue_without_results(self):
        workspace = self.workspace("text-styles", "alert-card")
        workspace.galley("gallery", "--style-guide", "Catalogue", "--references", "References", "--output", "guide")
        page = self.open(workspace.path / "guide/index.html")
        words = page.locator("main").inner_text()
        for expected in ("text-styles", "alert", "The card is as high as its texts"):
            self.assertIn(expected, words)
        self.assertNotIn("unchanged", words)
        page.locator("a.thumb").first.click()
        page.get_by_label("About this case").first.wait_for()

    def test_one_file(self):
        workspace = self.changed()
        page = self.open(workspace.gallery("--single-file", output="one.html"), "#case=alert-card/alert/card-AX3@2x")
        page.locator("main img").first.wait_for()
        self.assertEqual([url for url in page.asked if url.startswith("file:")], [page.asked[0]])
        wait(page, "[...document.querySelectorAll('main img')].some((image) => image.naturalWidth === 686)")

    def test_from_a_server(self):
        workspace = self.changed()
        handler = functools.partial(QuietHandler, directory=str(workspace.gallery().parent))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = self.browser.page()
        page.goto(f"http://127.0.0.1:{server.server_port}/#case=alert-card/alert/card-AX3@2x")
        wait(page, "[...document.querySelectorAll('main img')].some((image) => image.naturalWidth === 686)")
        self.assertEqual(page.complaints, [])
        page.context.close()
        server.shutdown()
        server.server_close()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass
