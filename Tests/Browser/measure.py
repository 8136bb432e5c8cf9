"""Measures a gallery of 10,000 cases: making it, opening it, scrolling through it, and the memory its tab takes.

    measure.py [--cases N]

With fewer cases the run is of three files of the catalogue alone, and what is scrolled through is as much less: to see
that it works.

Prints figures in the format that scripts/benchmark reads: name, value and unit, separated by tabs.
Tests/Benchmarks/README.md explains each.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys

import large_run
from browser import GALLEY, Browser, wait
from tab import Tab

CASES = 10_000
OPENINGS = 5

# Scrolls by most of a screen a number of times, with a number of frames in between. Counts the times after which a
# place in the list has no row, and the visible pictures that are not loaded a second after scrolling has stopped.
SCROLL = """async (steps, frames) => {
  const frame = () => new Promise(requestAnimationFrame);
  const list = document.scrollingElement;
  let blank = 0;
  const isRow = (x, y) => document.elementFromPoint(x, y)?.closest(".row") != null;
  for (let count = 0; count < steps; count += 1) {
    list.scrollBy(0, innerHeight * 0.8);
    for (let passed = 0; passed < frames; passed += 1) { await frame(); }
    const middle = innerWidth / 2;
    if (![0.35, 0.5, 0.65, 0.8].every((share) => isRow(middle, innerHeight * share))) { blank += 1; }
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const shown = [...document.querySelectorAll(".row img")].filter((image) => {
    const box = image.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight;
  });
  return {blank, missing: shown.filter((image) => !image.complete || image.naturalWidth === 0).length, shown: shown.length};
}"""
STEPS_OF_ALL = 300

# A frame is a sixtieth of a second: 24 screens a second, like a dragged scroll bar, and 2.4, at which every picture
# loads.
FAST, SLOW = 2, 20

# Milliseconds from the page's request until rows are on the screen and every visible picture is loaded.
USABLE = """() => {
  const images = [...document.querySelectorAll(".row img")].filter((image) => {
    const box = image.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight;
  });
  return images.length > 0 && images.every((image) => image.complete && image.naturalWidth > 0) && performance.now();
}"""


def figure(name, value, unit):
    print(f"{name}\t{value:.4g}\t{unit}", flush=True)


def make(workspace, *arguments):
    """Runs `galley gallery`; returns wall and CPU seconds, and peak memory in megabytes."""
    command = [GALLEY, "gallery", "run", "--references", "References", *arguments]
    before = os.times()
    process = subprocess.Popen(command, cwd=workspace.path, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"error: {' '.join(command)} failed.")
    wall = os.times().elapsed - before.elapsed
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure_making(workspace):
    first, cpu, memory = make(workspace, "--output", "gallery")
    again, cpu_again, _ = make(workspace, "--output", "gallery")
    thumbnails = workspace.path / "gallery/thumbnails"
    count = sum(1 for _ in thumbnails.iterdir())
    shutil.rmtree(thumbnails)
    _, cpu_thumbnails, _ = make(workspace, "--output", "gallery")
    figure("gallery.first", first, "s")
    figure("gallery.again", again, "s")
    figure("gallery.picture", 1000 * (cpu - cpu_again) / count, "ms")
    figure("gallery.thumbnail", 1000 * (cpu_thumbnails - cpu_again) / count, "ms")
    figure("gallery.memory", memory, "MB")


def measure_page(workspace, share):
    page_address = (workspace.path / "gallery/index.html").as_uri() + "#verdict=all"
    with Browser() as browser:
        openings = []
        for _ in range(OPENINGS):
            page = browser.page()
            page.goto(page_address)
            openings.append(wait(page, USABLE))
            page.context.close()
        figure("gallery.usable", statistics.median(openings) / 1000, "s")
    for name, frames in (("fast", FAST), ("slow", SLOW)):
        measure_tab(page_address, name, frames, max(1, round(STEPS_OF_ALL * share)))


def measure_tab(address, name, frames, steps):
    """The memory of a tab after opening and scrolling, and the rows and pictures that were missing meanwhile."""
    tab = Tab(address)
    try:
        tab.evaluate("async () => { while (!document.querySelector('.row img')?.complete) "
                     "{ await new Promise(requestAnimationFrame); } }")
        opened = tab.memory
        found = tab.evaluate(SCROLL, steps, frames)
        figure(f"gallery.{name}.blank", found["blank"], "frames")
        figure(f"gallery.{name}.missing", found["missing"], "pictures")
        figure(f"gallery.{name}.opened", opened, "MB")
        figure(f"gallery.{name}.scrolled", tab.memory, "MB")
    finally:
        tab.close()


def measure_single_file(workspace):
    """The size of the single file of the first fifty cases to review."""
    lines = (workspace.path / "run/results.jsonl").read_text(encoding="utf-8").splitlines()
    changed = [line for line in lines if json.loads(line)["verdict"] == "changed"][:50]
    (workspace.path / "run/results.jsonl").write_text("".join(line + "\n" for line in changed), encoding="utf-8")
    make(workspace, "--single-file", "--output", "failures.html")
    figure("gallery.single-file", (workspace.path / "failures.html").stat().st_size / 1e6, "MB")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=CASES)
    count = parser.parse_args().cases
    workspace = large_run.make(count, of_few_files=count < CASES)
    try:
        measure_making(workspace)
        measure_page(workspace, count / CASES)
        measure_single_file(workspace)
    finally:
        workspace.close()


if __name__ == "__main__":
    main()
