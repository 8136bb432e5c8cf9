"""Takes screenshots of the gallery of a run of the bundled catalogue with a few changes.

    screenshots.py FOLDER
"""

import pathlib
import sys

from browser import REPOSITORY, Browser, Workspace

EDITS = [
    ("alert-card", "text: Storm warning", "text: Severe storm warning for the coast"),
    ("appointments", "layoutMargins: [14, 16, 14, 16]", "layoutMargins: [14, 24, 14, 16]"),
    ("right-to-left", "title: البطارية", "title: بطارية المنزل الرئيسية"),
]
# Name, fragment, appearance, size of the window, and the keys that are pressed once the page is loaded.
PICTURES = [
    ("overview", "", "light", (1440, 900), []),
    ("case", "#case=alert-card/alert/card-AX3@2x", "light", (1440, 900), []),
    ("review", "#view=review", "dark", (1440, 900), []),
    ("layout", "#case=right-to-left/waterfall/iPhone-SE-3rd-gen-XL-rtl-ar&mode=slider", "dark", (1440, 900), ["o"]),
    ("scene", "#scene=alert-card/alert", "light", (1440, 900), []),
]


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    workspace = Workspace(*sorted(file.stem for file in (REPOSITORY / "Snapshots/Catalogue").glob("*.yaml")))
    for name, old, new in EDITS:
        workspace.replace(f"Catalogue/{name}.yaml", old, new)
    workspace.test(status=1)
    address = workspace.gallery("--title", "Cards and screens").as_uri()
    with Browser() as browser:
        for name, fragment, scheme, (width, height), keys in PICTURES:
            page = browser.page(width=width, height=height, color_scheme=scheme)
            page.goto(address + fragment)
            page.locator("h1:visible").first.wait_for()
            for key in keys:
                page.keyboard.press(key)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{name}.png")
            page.context.close()
    workspace.close()


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
