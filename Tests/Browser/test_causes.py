"""The review page: each cause's pictures, how they are compared, its strip of cases, and notes on decisions."""

import json
import re

from browser import BrowserTestCase, settle, wait
from png import Picture

PHONE = """matrix: {devices: [iPhone 15], categories: [M, L, AX1], appearances: [light, dark]}
scenes:
  - name: basket
    view:
      class: UIView
      backgroundColor: systemBackground
      subviews:
        - {class: UILabel, name: price, text: "24.90 EUR", font: {textStyle: headline}, textColor: systemRed}
      constraints:
        - price.leading = self.safeAreaLayoutGuide.leading + 20
        - price.top = self.safeAreaLayoutGuide.top + 500
"""
NEW = """matrix: {devices: [{name: card, width: 200, height: content}], categories: [L, AX2]}
scenes: [{name: fresh, view: {class: UILabel, text: A new scene}}]
"""
PAIR = """matrix: {devices: [{name: card, width: 200, height: content}], categories: [L]}
scenes:
  - {name: left, equals: right, view: {class: UILabel, text: Left}}
  - {name: right, view: {class: UILabel, text: Right}}
"""
# What of its picture a frame shows, in the picture's pixels, from where the browser put both.
PARTS = """(all) => all.map((cut) => {
    const frame = cut.getBoundingClientRect(), image = cut.querySelector("img"), box = image.getBoundingClientRect();
    const scale = image.naturalWidth / box.width;
    return [(frame.x - box.x) * scale, (frame.y - box.y) * scale, frame.width * scale, frame.height * scale];
})"""


class CauseTests(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.shared = workspace = cls.workspace_of_class("alert-card")
        workspace.write("Catalogue/basket.yaml", PHONE)
        workspace.galley(
            "test", "Catalogue", "--references", "References", "--record", "missing", "--output", "recorded", status=1)
        workspace.replace("Catalogue/basket.yaml", "systemRed", "systemPink")
        workspace.replace("Catalogue/alert-card.yaml", "text: Storm warning", "text: Severe storm warning")
        workspace.write("Catalogue/fresh.yaml", NEW)
        workspace.test(status=1)
        cls.address = workspace.gallery()
        lines = (workspace.path / "run/results.jsonl").read_text(encoding="utf-8").splitlines()
        cls.results = {f"{one['catalogueFile']}/{one['scene']}/{one['configuration']}": one for one in map(json.loads, lines)}

    def review(self, **options):
        page = self.open(self.address, "#view=review", **options)
        page.get_by_role("heading", level=1, name="Review").wait_for()
        return page

    def card(self, page, scene):
        card = page.locator(".group").filter(has=page.get_by_role("link", name=re.compile(f" {scene}$"))).first
        card.scroll_into_view_if_needed()
        card.locator(".cut").first.wait_for()
        # Cards above it may have been filled, and are higher now.
        card.evaluate("(one) => one.scrollIntoView({block: 'center'})")
        # Pictures that are far from the window are not loaded.
        images = f"[data-group='{card.get_attribute('data-group')}'] :is(.comparison, li:nth-child(-n + 6)) img"
        wait(page, f'[...document.querySelectorAll("{images}")].every((one) => one.complete && one.naturalWidth > 0)')
        return card

    def test_pictures_are_large_and_show_what_changed(self):
        page = self.review(width=1280)
        card = self.card(page, "basket")
        panes = card.locator(".comparison-stage")
        self.assertEqual(card.locator("figcaption").all_inner_texts(), ["Expected", "Actual", "Difference"])
        for pane in panes.all():
            self.assertGreaterEqual(pane.bounding_box()["width"], 360)
        places = self.results["basket/basket/iPhone-15-L"]["pixels"]["places"]
        parts = card.locator(".comparison .cut").evaluate_all(PARTS)
        self.assertEqual(len(parts), 3)
        for x, y, width, height in parts:
            # A part, not the whole phone of 1,179 by 2,556 pixels, and all that differs is in it.
            self.assertLess(width * height, 1179 * 2556 / 4)
            for left, top, across, down in (place["box"] for place in places):
                self.assertTrue(x <= left and left + across <= x + width and y <= top and top + down <= y + height)
        self.assertGreater(card.locator(".comparison .cut-expected + .cut-marks rect").count(), 0)

    def test_the_strip_has_all_cases_and_chooses_the_one_that_is_large(self):
        page = self.review()
        card = self.card(page, "basket")
        cells = card.locator(".group-strip a")
        self.assertEqual(cells.count(), 6)
        for name, (x, y, width, height) in zip(
                cells.evaluate_all("(all) => all.map((one) => one.dataset.case)"), card.locator(".group-strip .cut").evaluate_all(PARTS)):
            left, top, across, down = self.results[name]["pixels"]["places"][0]["box"]
            self.assertTrue(x <= left and left + across <= x + width and y <= top and top + down <= y + height, name)
        self.assertIn("iPhone 15, L", card.locator(".group-shown").inner_text())
        cells.nth(5).click()
        self.assertIn("iPhone 15, AX1, dark", card.locator(".group-shown").inner_text())
        self.assertIn("view=review", page.url)
        card.focus()
        page.keyboard.press("ArrowLeft")
        self.assertIn("iPhone 15, L, dark", card.locator(".group-shown").inner_text())

    def test_pictures_are_swiped_and_flipped_in_place(self):
        page = self.review()
        card = self.card(page, "alert")
        card.focus()
        page.keyboard.press("l")
        line = card.get_by_role("slider", name="Divider between expected and actual")
        box = line.bounding_box()
        cut = "(one) => getComputedStyle(one).clipPath"
        self.assertIn("50%", card.locator(".cut-actual").first.evaluate(cut))
        page.mouse.click(box["x"] + box["width"] * 0.25, box["y"] + box["height"] / 2)
        share = float(re.search(r"([\d.]+)%", card.locator(".cut-actual").first.evaluate(cut))[1])
        self.assertTrue(20 < share < 30, share)
        card.focus()
        page.keyboard.press("f")
        shown = lambda: card.locator(".cut-actual").first.evaluate("(one) => getComputedStyle(one).visibility")
        self.assertEqual((shown(), card.locator("figcaption").first.inner_text()), ("visible", "Actual"))
        page.keyboard.press("f")
        self.assertEqual((shown(), card.locator("figcaption").first.inner_text()), ("hidden", "Expected"))
        page.reload()
        self.assertEqual(page.locator(".review-head [data-way=flip]").get_attribute("aria-pressed"), "true")

    def test_the_whole_screen_is_one_key_away(self):
        page = self.review(width=1280, height=900)
        card = self.card(page, "basket")
        card.focus()
        page.keyboard.press("z")
        dialog = page.get_by_role("dialog")
        dialog.locator("img").first.wait_for()
        for x, y, width, height in dialog.locator(".cut").evaluate_all(PARTS):
            for found, wanted in zip((x, y, width, height), (0, 0, 1179, 2556)):
                self.assertAlmostEqual(found, wanted, delta=2)
        self.assertLessEqual(dialog.locator(".cut").first.bounding_box()["height"], 900)
        page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")
        self.assertTrue(card.evaluate("(one) => one === document.activeElement"))

    def test_headlines_are_causes_and_pixels_are_small_print(self):
        page = self.review()
        alert = self.card(page, "alert")
        # Texts may be quoted in part.
        self.assertRegex(alert.locator("h3").inner_text(), "title: text .*Storm war.* → .*Severe storm war")
        self.assertNotIn("pixel", alert.locator("h3").inner_text())
        self.assertIn("pixels", alert.locator(".group-print").inner_text())
        self.assertEqual(self.card(page, "fresh").locator("h3").inner_text(), "New scene “fresh”")
        page.goto(page.url.split("#")[0])
        page.locator(".scene-head").first.wait_for()
        self.assertTrue(all(words.strip() for words in page.locator(".cause p").all_inner_texts()))

    def test_notes_are_exported_and_shown(self):
        page = self.review()
        card = self.card(page, "basket")
        card.focus()
        page.keyboard.press("y")
        page.keyboard.type("Pink is the brand's colour.")
        page.keyboard.press("Enter")
        page.keyboard.press("a")
        rejected = self.card(page, "fresh")
        rejected.get_by_label("Note on the decision").fill("Not yet.")
        rejected.get_by_role("button", name="Reject").click()
        page.reload()
        page.locator(".group-decided").first.wait_for()
        self.assertEqual(
            page.locator(".group-decided .group-note").evaluate_all("(all) => all.map((one) => one.value)"),
            ["Pink is the brand's colour.", "Not yet."])
        page.keyboard.press("e")
        with page.expect_download() as download:
            page.get_by_role("dialog").get_by_role("button", name=re.compile("Download")).click()
        file = self.shared.path / "decisions.json"
        download.value.save_as(file)
        notes = {one["case"].split("/")[1]: one["note"] for one in json.loads(file.read_text(encoding="utf-8"))["decisions"]}
        self.assertEqual(notes, {"basket": "Pink is the brand's colour.", "fresh": "Not yet."})
        references = self.shared.path / "References"
        before = {path: path.read_bytes() for path in references.rglob("*") if path.is_file()}
        said = self.shared.galley(
            "accept", "run", "--from", "decisions.json", "--references", "References", status=1)
        for path, contents in before.items():
            path.write_bytes(contents)
        self.assertIn(": Pink is the brand's colour.\n", said)
        self.assertIn("rejected\tfresh/fresh/card-L: Not yet.\n", said)

    def test_nothing_lies_below_the_bar_at_the_foot(self):
        for width, height in ((1280, 900), (390, 844)):
            page = self.open(self.address, "#view=review", width=width, height=height)
            page.locator(".group").first.wait_for()
            page.keyboard.press("End")
            page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
            settle(page)
            page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
            last, dock = page.locator(".group").last.bounding_box(), page.locator("#dock").bounding_box()
            self.assertLessEqual(last["y"] + last["height"], dock["y"] + 1)

    def test_a_small_picture_begins_with_what_changed(self):
        """A phone that would be shown at 19 % of its pixels."""
        page = self.open(self.address, "#case=basket/basket/iPhone-15-L&mode=side")
        page.locator(".picture").first.wait_for()
        camera = page.evaluate("(({x, y, unit, fits, pane}) => ({x, y, unit, fits, pane}))(galley.views.case.viewer.camera)")
        self.assertFalse(camera["fits"])
        for left, top, across, down in (one["box"] for one in self.results["basket/basket/iPhone-15-L"]["pixels"]["places"]):
            self.assertGreaterEqual(camera["x"] + left * camera["unit"], 0)
            self.assertLessEqual(camera["y"] + (top + down) * camera["unit"], camera["pane"]["height"])
        page.keyboard.press("0")
        self.assertEqual(page.get_by_label("Zoom level").evaluate("(one) => one.selectedOptions[0].textContent"), "Fit")

    def test_the_page_is_set_in_its_own_font(self):
        for output, more in (("gallery", []), ("one.html", ["--single-file"])):
            page = self.open(self.shared.gallery(*more, output=output))
            page.locator("h3").first.wait_for()
            wait(page, "[...document.fonts].every((font) => font.status === 'loaded')")
            families = page.evaluate("[...document.fonts].map((font) => `${font.family} ${font.weight}`)")
            self.assertEqual(families, ["Inter 400", "Inter 500", "Inter 600"])
            self.assertTrue(page.evaluate("getComputedStyle(document.body).fontFamily").startswith("Inter"))

    def test_a_single_file_computes_the_differences(self):
        """They have the pixels of the run's own pictures of differences."""
        page = self.open(self.shared.gallery("--single-file", output="one.html"), "#view=review")
        card = page.locator(".group").first
        image = card.locator(".cut-difference img")
        image.wait_for()
        wait(page, "document.querySelector('.cut-difference img').naturalWidth > 0")
        seen = page.evaluate("""async () => {
            const image = document.querySelector(".cut-difference img");
            const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
            canvas.getContext("2d").drawImage(image, 0, 0);
            return [...canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data];
        }""")
        name = card.locator(".group-strip a[aria-current]").get_attribute("data-case")
        wanted = Picture((self.shared.path / "run" / name / "difference.png").read_bytes())
        self.assertEqual(len(seen), wanted.width * wanted.height * 4)
        for y in range(0, wanted.height, 3):
            for x in range(0, wanted.width):
                at = 4 * (y * wanted.width + x)
                self.assertEqual(tuple(seen[at:at + 3]), tuple(wanted.pixel(x, y)[:3]), (x, y))

    def test_a_violated_relation_is_not_to_be_accepted(self):
        workspace = self.workspace()
        workspace.write("Catalogue/pair.yaml", PAIR)
        workspace.test(status=1)
        page = self.open(workspace.gallery(), "#view=review")
        card = page.locator(".group").filter(has=page.get_by_role("link", name=re.compile(" left$"))).first
        card.wait_for()
        self.assertIn("there is no reference to replace", card.inner_text())
        self.assertEqual(card.get_by_role("button", name="Accept").count(), 0)

    def test_an_audit_is_called_by_its_name(self):
        self.shared.galley("audit", "Catalogue", "--filter", "fresh", "--output", "audit", status=None)
        self.shared.galley("gallery", "audit", "Catalogue", "--output", "audited")
        page = self.open(self.shared.path / "audited/index.html")
        page.locator("#tabs a").first.wait_for()
        self.assertEqual(page.locator("#tabs a").first.inner_text(), "Audit")
