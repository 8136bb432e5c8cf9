"""A review, from the overview until all references are unchanged, by keyboard and by pointer."""

import json
import re

from browser import BrowserTestCase, wait

STORM = ("Catalogue/alert-card.yaml", "text: Storm warning", "text: Severe storm warning for the coast")

# The catalogue's allowance for a text that is truncated on purpose; without it, the text is a finding.
ALLOWANCE = (
    "Catalogue/line-limit.yaml",
    """    allow:
      - {finding: truncated-text, view: title, reason: It shows how a text is cut after two lines.}
""", "")


class ReviewTests(BrowserTestCase):
    def changed(self):
        """A longer title in four scenes: 33 changed cases beside 24 that are unchanged."""
        workspace = self.workspace("alert-card", "line-limit")
        workspace.test()
        workspace.replace(*STORM)
        workspace.test(status=1)
        return workspace

    def chip(self, page, name):
        return page.get_by_role("group", name="Verdicts").get_by_role("button", name=re.compile(f"^{name}"))

    def shown(self, page):
        """The paths of the cases whose pictures the overview shows."""
        return page.locator(".row a.thumb").evaluate_all("links => links.map((link) => link.dataset.case)")

    def test_a_group_is_accepted_and_applied(self):
        workspace = self.changed()
        page = self.open(workspace.gallery())
        self.assertIn("33", self.chip(page, "To review").inner_text())
        self.assertEqual(self.chip(page, "To review").get_attribute("aria-pressed"), "true")
        page.keyboard.press("j")
        page.keyboard.press("Enter")
        page.get_by_role("heading", level=1, name=re.compile("^alert")).wait_for()
        self.assertIn("case=alert-card/alert/card-XS", page.url)
        page.keyboard.press("Shift+A")
        progress = page.locator("[data-progress]")
        self.assertEqual(progress.inner_text(), "12 of 33 decided")
        page.keyboard.press("r")
        self.assertEqual(progress.inner_text(), "13 of 33 decided")
        page.keyboard.press("u")
        self.assertEqual(progress.inner_text(), "12 of 33 decided")

        page.keyboard.press("g")
        page.keyboard.press("r")
        page.get_by_role("heading", name="Review", exact=True).wait_for()
        for number in ("Accept 8", "Accept", "Accept 12"):
            page.locator("main").get_by_role("button", name=number, exact=True).first.click()
        self.assertEqual(progress.inner_text(), "33 of 33 decided")

        page.reload()
        self.assertEqual(page.locator("[data-progress]").inner_text(), "33 of 33 decided")
        page.keyboard.press("e")
        with page.expect_download() as download:
            page.get_by_role("dialog").get_by_role("button", name=re.compile("Download")).click()
        self.assertEqual(download.value.suggested_filename, "decisions.json")
        download.value.save_as(workspace.path / "decisions.json")
        decisions = json.loads((workspace.path / "decisions.json").read_text(encoding="utf-8"))
        self.assertEqual([one["decision"] for one in decisions["decisions"]], ["accept"] * 33)
        said = workspace.galley("accept", "run", "--from", "decisions.json", "--references", "References")
        self.assertIn("33 references written", said)
        self.assertIn("unchanged", workspace.test())

    def test_what_is_rejected_and_skipped_is_no_reference(self):
        workspace = self.changed()
        page = self.open(workspace.gallery(), "#case=alert-card/alert/card-XS@2x")
        for key in ("a", "r", "s"):
            page.keyboard.press(key)
        self.assertEqual(page.locator("[data-progress]").inner_text(), "3 of 33 decided")
        page.keyboard.press("e")
        with page.expect_download() as download:
            page.get_by_role("dialog").get_by_role("button", name=re.compile("Download")).click()
        download.value.save_as(workspace.path / "decisions.json")
        decisions = json.loads((workspace.path / "decisions.json").read_text(encoding="utf-8"))["decisions"]
        self.assertEqual(
            [(one["case"], one["decision"]) for one in decisions],
            [("alert-card/alert/card-XS@2x", "accept"), ("alert-card/alert/card-S@2x", "reject")])
        # Rejected cases remain to be done.
        workspace.galley("accept", "run", "--from", "decisions.json", "--references", "References", status=1)
        self.assertIn("32 changed", workspace.test(status=1))

    def test_filters_are_in_the_address(self):
        workspace = self.changed()
        page = self.open(workspace.gallery())
        self.assertEqual(len(self.shown(page)), 33)
        page.get_by_role("checkbox", name=re.compile("^AX3")).check()
        self.assertEqual(
            self.shown(page), ["alert-card/alert/card-AX3@2x", "alert-card/alert-with-a-title-alone/card-AX3@2x"])
        self.assertIn("category=AX3", page.url)
        self.chip(page, "All").click()
        self.assertEqual(len(self.shown(page)), 3)
        page.keyboard.press("/")
        page.keyboard.type("two-lines")
        wait(page, "document.querySelectorAll('.row a.thumb').length === 1")
        self.assertEqual(self.shown(page), ["line-limit/two-lines/card-AX3@2x"])
        # The link opens the same view in another page.
        again = self.open(page.url.removeprefix("file://").split("#")[0], "#" + page.url.split("#")[1])
        self.assertEqual(self.shown(again), ["line-limit/two-lines/card-AX3@2x"])
        self.assertEqual(again.get_by_role("searchbox").input_value(), "two-lines")
        again.get_by_role("button", name="Clear all").first.click()
        self.assertEqual(len(self.shown(again)), 33)

    def test_findings_lead_to_their_cases(self):
        workspace = self.workspace("line-limit")
        workspace.replace(*ALLOWANCE)
        workspace.test()
        page = self.open(workspace.gallery(), "#view=findings")
        page.get_by_role("heading", name="Findings", exact=True).wait_for()
        self.assertIn("truncated", page.locator("main").inner_text().lower())
        page.locator("main a[href*='case=line-limit']").first.click()
        page.get_by_role("heading", name=re.compile("^two-lines")).wait_for()
        self.assertIn("The text is cut after 2 lines.", page.get_by_label("About this case").first.inner_text())

    def test_keys_are_shown_and_do_nothing_in_fields(self):
        page = self.open(self.changed().gallery())
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog")
        for words in ("Next change", "Accept", "Reject", "Skip"):
            self.assertIn(words, dialog.inner_text())
        page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")
        page.keyboard.press("/")
        page.keyboard.type("ajr")
        self.assertEqual(page.get_by_role("searchbox").input_value(), "ajr")
        self.assertEqual(page.locator("[data-progress]").inner_text(), "33 cases to decide")


class CaseTests(BrowserTestCase):
    def case(self, path, **options):
        workspace = self.workspace("alert-card")
        workspace.replace(*STORM)
        workspace.test(status=1)
        return self.open(workspace.gallery(), f"#case={path}", **options)

    def mode(self, page, name):
        page.get_by_role("group", name="Comparison mode").get_by_role("button", name=name).click()

    def test_slider_and_flip(self):
        page = self.case("alert-card/alert/card-AX3@2x")
        self.mode(page, "Slider")
        slider = page.get_by_role("slider", name=re.compile("expected|divider|compare", re.I)).first
        before = float(slider.get_attribute("aria-valuenow"))
        slider.focus()
        page.keyboard.press("ArrowRight")
        self.assertGreater(float(slider.get_attribute("aria-valuenow")), before)
        box = slider.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] - 120, box["y"] + box["height"] / 2, steps=5)
        page.mouse.up()
        self.assertLess(float(slider.get_attribute("aria-valuenow")), before)
        self.assertIn("mode=slider", page.url)
        page.keyboard.press("f")
        self.assertIn("mode=flip", page.url)

    def test_what_moved_is_told_and_the_command_makes_it_again(self):
        page = self.case("alert-card/alert/card-AX3@2x")
        panel = page.get_by_label("About this case").first
        words = panel.inner_text()
        self.assertIn("Storm warning", words)
        self.assertIn("accessibilityExtraLarge", words)
        self.assertIn("alert-card/alert/card-AX3@2x", words)
        page.keyboard.press("j")
        self.assertIn("card-AX4", page.url)
        page.keyboard.press("k")
        page.keyboard.press("k")
        self.assertIn("card-AX2", page.url)


class FindingTests(BrowserTestCase):
    def test_texts_that_lie_on_each_other_are_both_drawn(self):
        """Before it is corrected, the notes on the doctor's page overlap the address at the largest size."""
        workspace = self.workspace("doctor")
        workspace.test()
        page = self.open(workspace.gallery(), "#view=findings")
        kind = page.locator("#finding-overlapping-text")
        self.assertIn("Texts of two views overlap", kind.inner_text())
        kind.locator("summary").click()
        # A line for each pair of views: notes over city, and notes over address.
        kind.locator(".finding-line").first.wait_for()
        self.assertEqual(kind.locator(".finding-line").count(), 2)
        kind.locator("a[data-case='doctor/doctor-before/screen-AX5@2x']").first.click()
        row = page.get_by_role("button", name=re.compile("^overlapping text · notes")).first
        row.click()
        boxes = page.locator(".overlay-of-actual .overlay-findings rect, .overlay-of-expected .overlay-findings rect")
        frames = page.evaluate(
            "(() => { const { layout } = Object.values(galley.views.case.viewer.layers)[0].overlay;"
            " return Object.fromEntries(layout.views.map((view) => [view.node.name, view.index])); })()")
        drawn = boxes.evaluate_all("(all) => all.map((one) => [Number(one.dataset.view), one.classList.contains('is-other')])")
        for pair in ([frames["notes"], False], [frames["address"], True], [frames["city"], True]):
            self.assertIn(pair, drawn)

    def test_the_overview_has_those_cases_alone(self):
        workspace = self.workspace("doctor")
        workspace.test()
        page = self.open(workspace.gallery(), "#finding=overlapping-text")
        wait(page, "document.querySelectorAll('.row a.thumb').length")
        shown = page.locator(".row a.thumb").evaluate_all("links => links.map((link) => link.dataset.case)")
        sizes = [f"doctor/doctor-before/screen-{size}@2x" for size in ("AX2", "AX3", "AX4", "AX5")]
        self.assertEqual(shown, sizes)
