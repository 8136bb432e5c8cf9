"""One case: its pixels and layout as the page shows them, and interaction by pointer and keyboard."""

import json
import re

from browser import BrowserTestCase, settle, wait
from png import Picture

STORM = ("Catalogue/alert-card.yaml", "text: Storm warning", "text: Severe storm warning for the coast")
CASE = "alert-card/alert/card-L@2x"
CAMERA = "(({x, y, unit, scale, fits}) => ({x, y, unit, scale, fits}))(galley.views.case.viewer.camera)"
SHOWING = "[...document.querySelectorAll('.picture')].filter((one) => getComputedStyle(one).visibility === 'visible').map((one) => one.className.split('-').at(-1))"


class OneCaseTests(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        workspace = cls.workspace_of_class("alert-card", "appearance")
        workspace.replace(*STORM)
        workspace.test(status=1)
        cls.address = workspace.gallery()

    def case(self, path=CASE, mode="side", **options):
        page = self.open(self.address, f"#case={path}&mode={mode}", **options)
        page.locator(".picture").first.wait_for()
        wait(page, "[...document.querySelectorAll('.picture')].every((one) => one.complete)")
        return page

    def entry(self, page):
        return page.evaluate("(({pictures, layouts}) => ({pictures, layouts}))(galley.views.case.current)")

    def picture(self, page, side):
        hash = self.entry(page)["pictures"][side]["hash"]
        return Picture((self.address.parent / f"images/{hash}.png").read_bytes())

    def layout(self, page, side):
        return self.recorded(page, side)["root"]

    def recorded(self, page, side):
        file = self.address.parent / f"data/layouts/{self.entry(page)['layouts'][side]}.js"
        return json.loads(re.search(r", ?(\{.*\})\);\s*$", file.read_text(encoding="utf-8"), re.S).group(1))

    def point_at(self, page, x, y):
        """Moves the pointer to the middle of a pixel of the first picture."""
        pane, camera = page.locator(".pane").first.bounding_box(), page.evaluate(CAMERA)
        page.mouse.move(pane["x"] + camera["x"] + (x + 0.5) * camera["unit"], pane["y"] + camera["y"] + (y + 0.5) * camera["unit"])

    def test_colours_are_those_of_the_files(self):
        page = self.case()
        # A page from disk reads pictures only from a folder that somebody chose.
        with page.expect_file_chooser() as chooser:
            page.keyboard.press("c")
        chooser.value.set_files(str(self.address.parent / "images"))
        page.locator(".readout-colors").wait_for()
        expected, actual = self.picture(page, "expected"), self.picture(page, "actual")
        for x, y in [(30, 40), (77, 120), (160, 80), (200, 45), (333, 120), (500, 70), (600, 230), (680, 270)]:
            self.point_at(page, x, y)
            place = page.locator(".readout-place").inner_text()
            self.assertEqual(place.split(" px")[0], f"{x}, {y}")
            shown = page.locator(".swatch code").all_inner_texts()
            wanted = ["#" + "".join(f"{part:02X}" for part in one.pixel(x, y)) if y < one.height else "outside" for one in (expected, actual)]
            self.assertEqual(shown, wanted, place)

    def test_frames_are_those_of_the_layout(self):
        page = self.case()
        page.keyboard.press("o")
        for side in ("expected", "actual"):
            root = self.layout(page, side)
            frames = []
            self.collect(root, frames)
            wait(page, f"document.querySelectorAll('.overlay-of-{side} .overlay-frames rect').length")
            shown = page.eval_on_selector_all(
                f".overlay-of-{side} .overlay-frames rect",
                "(all) => all.map((one) => { const m = one.getScreenCTM(), n = (k) => Number(one.getAttribute(k));"
                " return [m.e + m.a * n('x'), m.f + m.d * n('y'), m.a * n('width'), m.d * n('height')]; })")
            box = page.locator(f".picture-{side}").bounding_box()
            scale = box["width"] / root["frame"][2]
            self.assertEqual(len(shown), len(frames))
            for (x, y, width, height), frame in zip(shown, frames):
                wanted = [box["x"] + frame[0] * scale, box["y"] + frame[1] * scale, frame[2] * scale, frame[3] * scale]
                for a, b in zip((x, y, width, height), wanted):
                    # A box's edges are known to 1/64 of a CSS pixel.
                    self.assertAlmostEqual(a, b, delta=0.1)

    def test_elements_are_those_that_are_read(self):
        page = self.case()
        page.keyboard.press("v")
        elements = self.recorded(page, "actual")["spoken"]
        self.assertTrue(elements)
        wait(page, "document.querySelectorAll('.overlay-of-actual .overlay-spoken rect').length")
        self.assertEqual(page.locator(".overlay-of-actual .overlay-spoken rect").count(), len(elements))
        numbers = page.locator(".overlay-of-actual .label-spoken").all_inner_texts()
        self.assertEqual(numbers, [str(number + 1) for number in range(len(elements))])
        words = page.locator(".reading-words").all_text_contents()
        self.assertEqual(words, [element["text"] for element in elements])

    def collect(self, node, frames):
        frames.append(node["frame"])
        for child in node["children"]:
            self.collect(child, frames)

    def test_at_100_percent_a_pixel_is_one_of_the_screen(self):
        for density in (1, 2, 3):
            page = self.case("alert-card/alert/card-AX3@2x", mode="actual", device_scale_factor=density)
            page.keyboard.press("1")
            settle(page)
            box = page.locator(".picture-actual").bounding_box()
            self.assertAlmostEqual(box["width"] * density, 686, delta=0.01)
            pane = page.locator(".pane").bounding_box()
            left, top = int(box["x"]) + 40, int(max(box["y"], pane["y"])) + 80
            shot = Picture(page.screenshot(clip={"x": left, "y": top, "width": 150, "height": 60}))
            picture = self.picture(page, "actual")
            across, down = round((left - box["x"]) * density), round((top - box["y"]) * density)
            for y in range(0, shot.height):
                for x in range(0, shot.width):
                    self.assertEqual(shot.pixel(x, y)[:3], picture.pixel(across + x, down + y)[:3], (density, x, y))

    def test_zooming_keeps_what_is_below_the_pointer(self):
        page = self.case()
        self.point_at(page, 400, 60)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -300)
        page.keyboard.up("Control")
        self.assertGreater(page.evaluate(CAMERA)["scale"], 5)
        page.locator(".readout-place").wait_for()
        self.assertTrue(page.locator(".readout-place").inner_text().startswith("400, 60 px"))
        first, second = page.eval_on_selector_all(".pane-sheet", "(all) => all.map((one) => one.style.transform)")
        self.assertEqual(first, second)

    def test_keys_zoom_by_levels_and_show_the_grid(self):
        page = self.case()
        for key, scale in [("1", 1), ("8", 8), ("+", 16), ("=", 32), ("+", 32), ("-", 16)]:
            page.keyboard.press(key)
            self.assertEqual(page.evaluate(CAMERA)["scale"], scale, key)
        self.assertTrue(page.locator(".pixel-grid").first.is_visible())
        page.keyboard.press("0")
        self.assertTrue(page.evaluate(CAMERA)["fits"])
        self.assertFalse(page.locator(".pixel-grid").first.is_visible())

    def test_the_space_bar_shows_the_other_picture_while_held(self):
        page = self.case(mode="actual")
        page.keyboard.down(" ")
        self.assertEqual(page.evaluate(SHOWING), ["expected"])
        page.keyboard.up(" ")
        self.assertEqual(page.evaluate(SHOWING), ["actual"])
        page.keyboard.press("f")
        page.keyboard.press("f")
        self.assertEqual(page.evaluate(SHOWING), ["expected"])

    def test_places_that_differ_are_gone_to(self):
        page = self.case()
        count = page.evaluate("galley.views.case.current.result.pixels.places.length")
        page.keyboard.press("n")
        place = page.get_by_role("group", name="Differences")
        self.assertIn("1 of ", place.inner_text())
        page.keyboard.press("Shift+N")
        self.assertRegex(place.inner_text(), r"(\d+) of \1")
        self.assertGreaterEqual(page.locator(".overlay-of-actual .overlay-places rect").count(), count)

    def test_a_click_selects_the_view_and_the_tree_shows_it(self):
        page = self.case()
        page.get_by_role("tab", name="Layout").click()
        frame = next(child for child in self.walk(self.layout(page, "expected")) if child["name"] == "title")["frame"]
        self.point_at(page, frame[0] * 2 + 20, frame[1] * 2 + 10)
        page.mouse.down()
        page.mouse.up()
        selected = page.locator("[role=treeitem][aria-selected=true]")
        self.assertIn("title", selected.inner_text())
        page.locator("[role=treeitem][tabindex='0']").focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
        self.assertEqual(page.locator("[role=treeitem][aria-expanded=false]").count(), 1)
        self.assertIn(f"case={CASE}", page.url)

    def walk(self, node):
        yield node
        for child in node["children"]:
            yield from self.walk(child)

    def test_the_crosshair_moves_by_pixels_and_escape_leaves_it(self):
        page = self.case()
        page.keyboard.press("x")
        before = self.place(page)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowDown")
        self.assertEqual(self.place(page), (before[0] + 1, before[1] + 10))
        page.keyboard.press("Escape")
        self.assertIn("case=", page.url)
        page.keyboard.press("Escape")
        wait(page, "!location.hash.includes('case=')")

    def place(self, page):
        return tuple(int(part) for part in page.locator(".readout-place").inner_text().split(" px")[0].split(","))

    def test_fingers_pinch_and_drag(self):
        page = self.case(mode="slider", width=390, height=844, has_touch=True, is_mobile=True)
        page.evaluate("document.querySelector('.viewer-stage').scrollIntoView({block: 'center'})")
        pane, before = page.locator(".pane").bounding_box(), page.evaluate(CAMERA)
        x, y = pane["x"] + pane["width"] * 0.3, pane["y"] + pane["height"] * 0.6
        devtools = page.context.new_cdp_session(page)

        def touch(kind, *points):
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
                {"x": at[0], "y": at[1], "id": number} for number, at in enumerate(points)]})

        touch("touchStart", (x - 20, y))
        touch("touchStart", (x - 20, y), (x + 20, y))
        for step in range(1, 9):
            touch("touchMove", (x - 20 - 4 * step, y), (x + 20 + 4 * step, y))
        touch("touchEnd")
        pinched = page.evaluate(CAMERA)
        self.assertGreater(pinched["scale"], before["scale"] * 2)
        touch("touchStart", (x, y))
        for step in range(1, 9):
            touch("touchMove", (x + 4 * step, y - 3 * step))
        touch("touchEnd")
        self.assertNotEqual(page.evaluate(CAMERA)["x"], pinched["x"])

    def test_a_mode_that_a_case_lacks_says_why(self):
        page = self.case("appearance/system-colors/card-L@2x")
        page.locator(".viewer-modes").get_by_role("button", name="Slider").click(force=True)
        self.assertIn("unchanged", page.locator(".viewer-message").inner_text())
