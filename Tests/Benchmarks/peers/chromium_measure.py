"""Measures texts in headless Chromium, on the page's own thread.

    chromium_measure.py CORPUS

CORPUS holds a file per language, one paragraph per line. Every text is new, as the number of its pass is appended.
`chromium.canvas` is the width on one line by `canvas.measureText`, `chromium.layout` the height of an element 343 points
wide, set and read for one text after the other. Wall time by the page's clock; fonts are those of FONTCONFIG_FILE.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Browser"))

from tab import Tab  # noqa: E402

PASSES = 5

MEASURE = """async (texts, passes) => {
  const font = "17px Inter, 'Noto Sans'";
  const context = document.createElement("canvas").getContext("2d");
  context.font = font;
  const element = document.body.appendChild(document.createElement("div"));
  element.style.cssText = `font: ${font}; width: 343px; position: absolute; font-optical-sizing: none`;
  const canvas = (text) => context.measureText(text).width;
  const layout = (text) => { element.textContent = text; return element.offsetHeight; };
  const rate = (measure, name) => {
    let [count, sum] = [0, 0];
    const start = performance.now();
    for (let pass = 0; pass < passes; pass += 1) {
      for (const [language, text] of texts) {
        if (element.lang !== language) { element.lang = language; }
        sum += measure(`${text} ${name} ${pass}`);
        count += 1;
      }
    }
    if (!(sum > 0)) { throw new Error("nothing was measured"); }
    return 1000 * count / (performance.now() - start);
  };
  // Fonts are open before the clock starts.
  for (const [language, text] of texts) { element.lang = language; canvas(text); layout(text); }
  return {canvas: rate(canvas, "a"), layout: rate(layout, "b")};
}"""


def main(corpus):
    texts = [
        (path.stem, line)
        for path in sorted(pathlib.Path(corpus).glob("*.txt"))
        for line in path.read_text(encoding="utf-8").split("\n")
        if line.strip()
    ]
    tab = Tab("about:blank")
    try:
        for name, value in tab.evaluate(MEASURE, texts, PASSES).items():
            print(f"chromium.{name}\t{value:.0f}\ttexts/s")
    finally:
        tab.close()


main(*sys.argv[1:])
