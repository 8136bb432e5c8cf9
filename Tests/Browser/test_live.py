"""The page of `galley watch --page`: it shows each rendering in the place of the one before."""

import contextlib
import signal
import subprocess

from browser import GALLEY, BrowserTestCase, wait
from test_access import violations

CASE = "alert-card/alert/card-L@2x"
FILE = "Catalogue/alert-card.yaml"
# The picture that a case's page shows as the one now.
PICTURE = "(document.querySelector('.pane img[alt^=Actual]') ?? document.querySelector('.pane img'))"
SOURCE = f"{PICTURE}.currentSrc"
REVISION = "Number(document.getElementById('live').dataset.revision)"


class Watch:
    """A watch of a workspace's catalogue, with its page's address."""

    def __init__(self, workspace):
        self.workspace = workspace
        self._process = subprocess.Popen(
            [GALLEY, "watch", "Catalogue", "--references", "References", "--page", "--port", "0", "--output", "run"],
            cwd=workspace.path, stdout=subprocess.PIPE, text=True)
        line = next(line for line in self._process.stdout if line.startswith("Page: "))
        self.address = line.split()[1]

    def end(self):
        """Ends it as Ctrl-C does, and returns its exit status."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        status = self._process.wait()
        self._process.stdout.close()
        return status


class LiveTests(BrowserTestCase):
    def watch(self, *files):
        watch = Watch(self.workspace(*files))
        self.addCleanup(watch.end)
        return watch

    def page_of(self, watch, fragment="", **options):
        page = self.browser.page(**options)
        self.addCleanup(self.check_of(page, watch))
        page.goto(watch.address + fragment, timeout=60_000)
        page.locator("main img:visible").first.wait_for()
        return page

    def check_of(self, page, watch):
        def check():
            page.context.close()
            # What Chromium says of a server that has gone.
            self.assertEqual([line for line in page.complaints if "ERR_" not in line], [])
            self.assertEqual([url for url in page.asked if not url.startswith((watch.address, "data:", "blob:"))], [])
        return check

    def edit(self, page, watch, old, new, file=FILE):
        """Saves a change, and waits until the page shows the rendering of it."""
        revision = page.evaluate(REVISION)
        watch.workspace.replace(file, old, new)
        wait(page, f"{REVISION} > {revision}", seconds=60)

    def test_a_saved_change_is_shown_in_its_place(self):
        watch = self.watch("alert-card")
        page = self.page_of(watch, f"#case={CASE}")
        wait(page, f"{SOURCE} !== ''")
        before, address = page.evaluate(SOURCE), page.url
        page.keyboard.press("8")
        page.keyboard.press("t")
        zoom = page.get_by_label("Zoom level").input_value()
        page.evaluate("document.body.dataset.same = 'document'")
        self.edit(page, watch, "text: Storm warning", "text: Severe storm warning")
        self.assertEqual(page.evaluate(REVISION), 2)
        wait(page, f"{SOURCE} !== '{before}'")
        wait(page, f"{PICTURE}.naturalWidth === 686")
        self.assertEqual(page.url, address)
        self.assertEqual(page.evaluate("document.body.dataset.same"), "document")
        self.assertEqual(page.get_by_label("Zoom level").input_value(), zoom)
        self.assertTrue(page.get_by_role("tab", name="Layout").get_attribute("aria-selected") == "true")
        self.assertIn("Severe storm warning", page.locator("#live").inner_text())
        wait(page, "document.getElementById('announcer').textContent.includes('Severe storm warning')")
        # Back again, the case matches its reference, and the first picture is shown.
        self.edit(page, watch, "text: Severe storm warning", "text: Storm warning")
        wait(page, f"{SOURCE} === '{before}'")

    def test_the_list_keeps_its_place(self):
        watch = self.watch("alert-card", "text-styles", "line-limit")
        page = self.page_of(watch, "#verdict=all", height=500)
        # The strip of the last thumbnail begins just below the bar: the first item that begins in the window.
        page.locator("a.thumb:visible").last.focus()
        strip = "document.activeElement.closest('.strip').getBoundingClientRect().top"
        page.evaluate(f"window.scrollBy(0, {strip} - document.getElementById('bar').getBoundingClientRect().bottom - 30)")
        wait(page, f"window.scrollY > 0 && {strip} < 300")
        place = "[document.activeElement.dataset.case, document.activeElement.getBoundingClientRect().top]"
        before, address = page.evaluate(place), page.url
        # The scenes above have a line more each: what changed. What the window shows stays where it is.
        self.edit(page, watch, "text: Storm warning", "text: Severe storm warning")
        self.assertEqual(page.evaluate(place), before)
        self.assertEqual(page.url, address)

    def test_decisions_stay_with_their_pictures(self):
        watch = self.watch("alert-card", "line-limit")
        page = self.page_of(watch, f"#case={CASE}")
        progress = page.locator("[data-progress]")
        self.edit(page, watch, "text: Storm warning", "text: Severe storm warning")
        # The keys for deciding come with the first change.
        page.keyboard.press("Shift+A")
        page.get_by_text("12 of 33 decided").wait_for()
        limited = (watch.workspace.path / "Catalogue/line-limit.yaml").read_text(encoding="utf-8")
        self.assertIn("numberOfLines: 2", limited)
        self.edit(page, watch, "numberOfLines: 2", "numberOfLines: 1", file="Catalogue/line-limit.yaml")
        self.assertRegex(progress.inner_text(), "^12 of [0-9]+ decided$")
        self.assertNotEqual(progress.inner_text(), "12 of 33 decided")
        page.reload()
        page.get_by_text("12 of ").wait_for()
        self.edit(page, watch, "text: Severe storm warning", "text: A storm")
        self.assertNotIn("decided", progress.inner_text())
        self.assertIn("12 decisions no longer hold", page.locator("#live [data-part=words]").get_attribute("title"))

    def test_a_mistake_is_shown_beside_the_last_pictures(self):
        watch = self.watch("alert-card", "line-limit")
        page = self.page_of(watch, f"#case={CASE}")
        wait(page, f"{SOURCE} !== ''")
        before = page.evaluate(SOURCE)
        for old, new, place in (("scenes:", "scenes: [", "alert-card.yaml:"), ("text: Storm warning", "txet: Storm warning", "has no 'txet'")):
            self.edit(page, watch, old, new)
            fault = page.locator("#live .live-fault")
            self.assertIn(place, fault.inner_text())
            self.assertEqual(page.locator("#live").get_attribute("data-state"), "fault")
            self.assertEqual(violations(page), [])
            wait(page, f"{SOURCE} === '{before}'")
            page.reload()
            wait(page, f"{SOURCE} === '{before}'")
            page.locator("#live .live-fault:visible").get_by_text(place).wait_for()
            self.edit(page, watch, new, old)
            self.assertFalse(page.locator("#live .live-fault").is_visible())
            self.assertEqual(page.locator("#live").get_attribute("data-state"), "watching")
            self.assertEqual(violations(page), [])
            wait(page, f"{SOURCE} === '{before}'")

    def test_the_end_is_said_and_nothing_more_is_asked(self):
        watch = self.watch("alert-card")
        page = self.page_of(watch, f"#case={CASE}")
        wait(page, f"{SOURCE} !== ''")
        self.assertEqual(watch.end(), 0)
        page.locator("#live[data-state=ended]").get_by_text("galley watch has ended").wait_for()
        questions = lambda: [url for url in page.asked if "/changes?" in url]
        asked = questions()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.goto(watch.address + "#view=findings")
        self.assertEqual(questions(), asked)
        # From disk it is a gallery like any other.
        disk = self.open(watch.workspace.path / "run/gallery/index.html", f"#case={CASE}")
        wait(disk, f"{SOURCE} !== ''")
        self.assertEqual(disk.locator("#live").count(), 0)

    def test_it_may_reach_its_own_server_alone(self):
        watch, other = self.watch("alert-card"), self.watch("line-limit")
        page = self.page_of(watch)
        self.page_of(other)
        policy = page.locator("meta[http-equiv]").get_attribute("content")
        self.assertIn("connect-src 'self'", policy)
        self.assertIn("default-src 'none'", policy)
        with contextlib.suppress(Exception):
            page.evaluate(f"fetch('{other.address}changes?after=0')")
        self.assertTrue(any("Content Security Policy" in line for line in page.complaints), page.complaints)
        page.complaints.clear()
        page.asked[:] = [url for url in page.asked if not url.startswith(other.address)]

    def test_other_galleries_ask_nothing(self):
        workspace = self.workspace("alert-card")
        workspace.test()
        gallery = workspace.gallery()
        self.assertNotIn("connect-src", gallery.read_text(encoding="utf-8"))
        self.assertNotIn("changes?after", (gallery.parent / "site/page.js").read_text(encoding="utf-8"))
