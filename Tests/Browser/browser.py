"""Shared by the tests: catalogues to review, galleries of their runs, and pages that record their requests."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile
import time
import unittest

from playwright.sync_api import sync_playwright

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
GALLEY = os.environ.get("GALLEY", str(REPOSITORY / ".build/release/galley"))
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"

# The bundled fonts, so that a page looks the same on every machine.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <match target="pattern"><edit name="family" mode="append_last"><string>Inter</string></edit></match>
  <alias><family>system-ui</family><prefer><family>Inter</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>Noto Sans Mono</family></prefer></alias>
</fontconfig>
"""


class Workspace:
    """A folder with copies of the bundled catalogue's files and references, in which Galley runs.

    What files of the catalogue use lies in folders beside them: all are there.
    """

    def __init__(self, *files):
        self._folder = tempfile.TemporaryDirectory(prefix="galley-browser-")
        self.path = pathlib.Path(self._folder.name)
        bundled = REPOSITORY / "Snapshots"
        (self.path / "Catalogue").mkdir()
        for folder in filter(pathlib.Path.is_dir, (bundled / "Catalogue").iterdir()):
            shutil.copytree(folder, self.path / "Catalogue" / folder.name)
        for name in files:
            shutil.copy(bundled / "Catalogue" / f"{name}.yaml", self.path / "Catalogue")
            shutil.copytree(bundled / "References" / name, self.path / "References" / name)

    def close(self):
        self._folder.cleanup()

    def write(self, name, text):
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def replace(self, name, old, new):
        text = (self.path / name).read_text(encoding="utf-8")
        assert old in text, f"{name} has no '{old}'"
        self.write(name, text.replace(old, new, 1))

    def galley(self, *arguments, status=0):
        """Runs Galley and returns its output; an exit status other than the expected one is an error; None is any."""
        run = subprocess.run([GALLEY, *arguments], cwd=self.path, capture_output=True, text=True, timeout=600)
        assert status is None or run.returncode == status, f"galley {' '.join(arguments)}: {run.returncode}\n{run.stdout}\n{run.stderr}"
        return run.stdout

    def test(self, status=0):
        """Compares the catalogue with its references; the run is `run`."""
        return self.galley(
            "test", "Catalogue", "--references", "References", "--record", "never", "--output", "run", status=status)

    def gallery(self, *arguments, output="gallery", status=0):
        """Makes a gallery of the run and returns the path of its page."""
        self.galley(
            "gallery", "run", "Catalogue", "--references", "References", "--output", output, *arguments,
            status=status)
        folder = self.path / output
        return folder if folder.is_file() else folder / "index.html"


def wait(page, expression, seconds=10):
    """Evaluates an expression until it is true; returns its value. Playwright's way uses eval, which pages forbid."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = page.evaluate(expression)
        if value:
            return value
        time.sleep(0.02)
    raise AssertionError(f"never came true: {expression}")


def settle(page):
    """Waits until the page has been painted as it is now: to the end of the next frame but one."""
    page.evaluate(
        "() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted())))")


class Browser:
    """Chromium with the bundled fonts."""

    def __enter__(self):
        self._stack = contextlib.ExitStack()
        cache = self._stack.enter_context(tempfile.TemporaryDirectory(prefix="galley-fonts-"))
        fonts = pathlib.Path(cache) / "fonts.conf"
        fonts.write_text(FONTS.format(fonts=REPOSITORY / "fonts/Files", cache=cache), encoding="utf-8")
        playwright = self._stack.enter_context(sync_playwright())
        self.chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"], env={**os.environ, "FONTCONFIG_FILE": str(fonts)})
        self._stack.callback(self.chromium.close)
        return self

    def __exit__(self, *error):
        return self._stack.__exit__(*error)

    def page(self, width=1280, height=900, **options):
        context = self.chromium.new_context(
            viewport={"width": width, "height": height}, accept_downloads=True, reduced_motion="reduce", **options)
        context.set_default_timeout(10_000)
        page = context.new_page()
        page.asked, page.complaints = [], []
        page.on("request", lambda request: page.asked.append(request.url))
        page.on("console", lambda line: page.complaints.append(line.text) if line.type in ("error", "warning") else None)
        # Chromium can handle a key before a later request to intercept file choosers, so they are intercepted from the start.
        page.on("filechooser", lambda chooser: None)
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        return page


class BrowserTestCase(unittest.TestCase):
    """A test case with a browser for its class, and workspaces that are removed with it."""

    @classmethod
    def setUpClass(cls):
        cls.browser = cls.enterClassContext(Browser())

    @classmethod
    def workspace_of_class(cls, *files):
        workspace = Workspace(*files)
        cls.addClassCleanup(workspace.close)
        return workspace

    def workspace(self, *files):
        workspace = Workspace(*files)
        self.addCleanup(workspace.close)
        return workspace

    def open(self, file, fragment="", **options):
        """Opens a file from disk; errors of the page and requests to other hosts fail the test at its end."""
        page = self.browser.page(**options)
        self.addCleanup(self.check, page)
        page.goto(pathlib.Path(file).as_uri() + fragment)
        return page

    def check(self, page):
        page.context.close()
        self.assertEqual(page.complaints, [])
        outside = [url for url in page.asked if not url.startswith(("file:", "data:", "blob:"))]
        self.assertEqual(outside, [])
