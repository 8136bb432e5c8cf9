"use strict";

/** One part of a case's pictures in a frame of its proportions, with outlines around what changed. */
galley.cut = (() => {
  const { h } = galley.dom;
  const namespace = "http://www.w3.org/2000/svg";

  const percent = (part, whole) => `${100 * part / whole}%`;

  function outlines([x, y, width, height], boxes) {
    const svg = document.createElementNS(namespace, "svg");
    svg.setAttribute("class", "cut-marks");
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    svg.setAttribute("aria-hidden", "true");
    const unit = width / 200;
    for (const box of boxes) {
      const rect = document.createElementNS(namespace, "rect");
      const values = { x: box[0] - unit, y: box[1] - unit, width: box[2] + 2 * unit, height: box[3] + 2 * unit };
      for (const [name, value] of Object.entries(values)) rect.setAttribute(name, value);
      svg.append(rect);
    }
    return svg;
  }

  /** A picture in the place that it has in the part. */
  function image(picture, [x, y, width, height], name) {
    const element = h("img", {
      alt: name, loading: "lazy", decoding: "async", draggable: "false",
      style: {
        left: percent(-x, width), top: percent(-y, height), width: percent(picture.width, width), height: percent(picture.height, height),
      },
    });
    galley.showPicture(element, picture);
    return element;
  }

  /** `layers` are `{picture, side, name}`, the lowest first. */
  function create(part, layers, boxes) {
    return h("div", { class: "cut", style: { "aspect-ratio": `${part[2]} / ${part[3]}` } },
      layers.map(({ picture, side, name }) => h("div", { class: `cut-layer cut-${side}` }, image(picture, part, name))), outlines(part, boxes));
  }

  return { create };
})();

/**
 * The pictures of a case large, in one of the ways: beside each other, one over the other at a line that moves, or one
 * at a time. The difference is beside them in each.
 */
galley.Comparison = class Comparison {
  /** The ways, each with its key; what is chosen holds for all. */
  static ways = galley.table({
    side: { title: "Side by side", key: "i" }, swipe: { title: "Swipe", key: "l" }, flip: { title: "Flip", key: "f" },
  });
  static key = "galley.review.way";
  static get way() {
    const way = galley.storage.get(Comparison.key);
    return Comparison.ways[way] ? way : "side";
  }
  static set way(way) { galley.storage.set(Comparison.key, way); }

  /** `part` gives the part of a case's pictures; `open` is called when a picture is pressed. */
  constructor(part, open) {
    this.part = part;
    this.open = open;
    this.root = galley.dom.h("div", { class: "comparison" });
  }

  show(entry) {
    this.entry = entry;
    const has = (side) => entry.pictures[side]?.hash !== undefined;
    const way = has("expected") && has("actual") ? Comparison.way : "side";
    this.root.dataset.way = way;
    this.root.classList.remove("is-flipped");
    const panes = way === "side" ? [this.single("expected"), this.single("actual")] : [this.pair(way)];
    this.root.replaceChildren(...[...panes, this.difference()].filter(Boolean));
  }

  layer(side) {
    const name = { expected: "Expected", actual: "Actual", difference: "Difference" }[side];
    return { picture: this.entry.pictures[side], side, name: `${name} picture of ${this.entry.case}` };
  }

  figure(title, content, more) {
    const { h } = galley.dom;
    const [, , width, height] = this.part(this.entry);
    return h("figure", { class: "comparison-pane", style: { "--aspect": String(width / height) } }, h("figcaption", null, title), h(
      "div",
      { class: "comparison-stage" },
      content,
      more,
    ));
  }

  cut(layers, boxes) {
    const cut = galley.cut.create(this.part(this.entry), layers, boxes);
    if (this.open) cut.addEventListener("click", () => this.open(this.entry));
    return cut;
  }

  /** One of the two pictures, or why there is none; nothing for the reference of a new case. */
  single(side) {
    const picture = this.entry.pictures[side];
    const title = galley.sideTitles()[side];
    if (picture?.hash) return this.figure(title, this.cut([this.layer(side)], galley.crops.marks(this.entry, side)));
    if (side === "expected" && this.entry.result.verdict === "new") return null;
    return this.figure(title, galley.dom.h("p", { class: "comparison-notice" }, galley.modes.lacking(this.entry, side)));
  }

  pair(way) {
    const { expected, actual } = galley.sideTitles();
    const cut = this.cut([this.layer("expected"), this.layer("actual")], galley.crops.marks(this.entry, "actual"));
    if (way === "swipe") return this.figure(`${expected} | ${actual}`, cut, this.line(cut));
    const pane = this.figure(actual, cut);
    this.caption = pane.querySelector("figcaption");
    return pane;
  }

  /** The line between both, which is a slider over the whole picture. */
  line(cut) {
    const { h } = galley.dom;
    const move = ({ target: { value } }) => cut.parentElement.style.setProperty("--divider", `${value}%`);
    return [
      h("i", { class: "comparison-line", "aria-hidden": "true" }),
      h("input", {
        type: "range", min: "0", max: "100", step: "0.5", value: "50", class: "comparison-range", "aria-label": "Divider between expected and actual", oninput: move,
      }),
    ];
  }

  /** What differs: the run's picture of it where that is of one size with the others, else the two upon each other. */
  difference() {
    const { expected, actual, difference } = this.entry.pictures;
    if (!expected?.hash || !actual?.hash) return null;
    const isAligned = difference?.hash && difference.width === Math.max(expected.width, actual.width)
      && difference.height === Math.max(expected.height, actual.height);
    const layers = isAligned ? [this.layer("difference")] : [this.layer("expected"), this.layer("actual")];
    const pane = this.figure("Difference", this.cut(layers, []));
    pane.classList.toggle("is-blended", !isAligned);
    return pane;
  }

  /** Shows the expected picture in place of the actual one, or the other way round, where one is shown at a time. */
  flip(isFlipped = !this.root.classList.contains("is-flipped")) {
    if (this.root.dataset.way !== "flip") return;
    this.root.classList.toggle("is-flipped", isFlipped);
    this.caption.textContent = galley.sideTitles()[isFlipped ? "expected" : "actual"];
  }

  /** Takes another way. */
  update() { if (this.entry) this.show(this.entry); }

  /** The buttons that choose the way; `chosen` is called with it. */
  static control(chosen) {
    const { h } = galley.dom;
    return h("div", { class: "segmented comparison-ways", role: "group", "aria-label": "Comparison" }, Object.entries(Comparison.ways).map(([way, { title, key }]) => h(
      "button",
      { type: "button", "data-way": way, "aria-pressed": String(way === Comparison.way), title: `${title} (${key})`, onclick: () => chosen(way) },
      title,
    )));
  }

  /** Shows in an element's buttons which way is chosen. */
  static press(element) {
    for (const button of element.querySelectorAll("button[data-way]")) button.setAttribute("aria-pressed", String(button.dataset.way === Comparison.way));
  }
};
