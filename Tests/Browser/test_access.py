"""Every view by axe-core's rules, in both appearances, at three widths."""

from axe_playwright_python.sync_playwright import Axe

from browser import BrowserTestCase

VIEWS = {
    "overview": "",
    "everything": "#verdict=all",
    "review": "#view=review",
    "findings": "#view=findings",
    "scene": "#scene=alert-card/alert",
    "case": "#case=alert-card/alert/card-AX3@2x",
    "slider": "#case=alert-card/alert/card-AX3@2x&mode=slider",
    "failed case": "#case=broken/one/card-L",
    "right to left": "#case=right-to-left/waterfall/iPhone-SE-3rd-gen-AX1-rtl-ar",
    "unknown case": "#case=nobody/knows",
}
BROKEN = """matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
scenes: [{name: one, view: {class: UILabel, txet: a}}]
"""


def violations(page):
    """What axe-core finds, with the first elements that it is about."""
    # What holds is not described: that would take longer than looking.
    options = {"preload": False, "resultTypes": ["violations"]}
    found = Axe().run(page, options=options).response["violations"]
    return [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]


class AccessTests(BrowserTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.shared = cls.workspace_of_class("alert-card", "line-limit", "right-to-left")
        cls.shared.replace("Catalogue/alert-card.yaml", "text: Storm warning", "text: Severe storm warning")
        cls.shared.write("Catalogue/broken.yaml", BROKEN)
        cls.shared.test(status=1)
        cls.shared.galley(
            "matrix", "alert-card/", "Catalogue", "--widths", "200,240,280,320,360,400,440,480",
            "--output", "matrix")
        cls.address = cls.shared.gallery("--matrix", "matrix")

    def test_no_rule_is_broken(self):
        for width in (390, 1024, 1680):
            for scheme in ("light", "dark"):
                page = self.open(self.address, width=width, color_scheme=scheme)
                for name, fragment in VIEWS.items():
                    with self.subTest(view=name, width=width, scheme=scheme):
                        page.goto(self.address.as_uri() + fragment)
                        page.locator("h1:visible").first.wait_for()
                        self.assertEqual(violations(page), [])

    def test_dialogs(self):
        page = self.open(self.address, "#case=alert-card/alert/card-AX3@2x")
        page.keyboard.press("?")
        page.get_by_role("dialog").wait_for()
        self.assertEqual(violations(page), [])
        page.keyboard.press("Escape")
        page.keyboard.press("a")
        page.keyboard.press("e")
        page.get_by_role("dialog").wait_for()
        self.assertEqual(violations(page), [])

    def test_nothing_is_wider_than_the_window(self):
        for width in (360, 768, 1280):
            page = self.open(self.address, width=width)
            for name, fragment in VIEWS.items():
                with self.subTest(view=name, width=width):
                    page.goto(self.address.as_uri() + fragment)
                    page.locator("h1:visible").first.wait_for()
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
