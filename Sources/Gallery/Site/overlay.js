"use strict";

/**
 * The layout above one picture: frames, baselines, margins, names, findings, what moved and what differs.
 *
 * Shapes are in the picture's pixels, scaled as the picture is, with lines of one device pixel; names and numbers are
 * text beside them, which keeps its size.
 */
galley.Overlay = (() => {
  const { h } = galley.dom;
  const namespace = "http://www.w3.org/2000/svg";
  const groups = ["margins", "places", "frames", "baselines", "moved", "findings", "spoken", "focus"];

  function shape(tag, attributes) {
    const element = document.createElementNS(namespace, tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) element.setAttribute(name, value);
    }
    return element;
  }

  const box = ([x, y, width, height], attributes) => shape("rect", { x, y, width, height, ...attributes });
  const line = ([x1, y1, x2, y2], attributes) => shape("line", { x1, y1, x2, y2, ...attributes });

  /** Points to two decimals at most. */
  const points = (value) => String(Math.round(value * 100) / 100);

  return class Overlay {
    labels = [];

    constructor(side, picture) {
      this.side = side;
      this.picture = picture;
      this.svg = shape("svg", { class: "overlay-shapes" });
      this.world = shape("g", {});
      this.groups = Object.fromEntries(groups.map((name) => [name, shape("g", { class: `overlay-${name}` })]));
      this.world.append(...Object.values(this.groups));
      this.svg.append(this.world);
      this.texts = h("div", { class: "overlay-texts" });
      this.root = h("div", { class: `overlay overlay-of-${side}`, "aria-hidden": "true" }, this.svg, this.texts);
    }

    /** The layout of the picture; undefined where there is none. */
    set tree(tree) {
      this.layout = tree;
      const frame = tree?.root.node.frame;
      // A picture may be wider than the layout: by a legend, say.
      this.density = this.scale ?? (frame ? Math.max(1, Math.round(this.picture.width / frame[2])) : 1);
      this.origin = frame ?? [0, 0];
    }

    /** A rectangle of the layout, in the picture's pixels. */
    pixels([x, y, width, height]) {
      const scale = this.density;
      return [(x - this.origin[0]) * scale, (y - this.origin[1]) * scale, width * scale, height * scale];
    }

    /** The innermost view at a pixel. */
    viewAt(x, y) {
      const { density, origin } = this;
      return this.layout?.at((x + 0.5) / density + origin[0], (y + 0.5) / density + origin[1]) ?? null;
    }

    /** Draws what is on: `shown` has the names of layers, `current` is the number of the place that somebody went to. */
    draw({ shown, moved, places, findings, current }) {
      for (const name of groups) if (name !== "focus") this.groups[name].replaceChildren();
      this.labels = [];
      const views = this.layout?.views ?? [];
      if (shown.has("margins")) for (const view of views) this.drawMargins(view);
      if (shown.has("frames")) for (const view of views) this.drawFrame(view);
      if (shown.has("baselines")) for (const view of views) this.drawBaselines(view, this.groups.baselines);
      if (shown.has("names")) this.nameViews(views);
      if (shown.has("moved")) for (const move of moved) this.drawMove(move);
      if (shown.has("places")) places.forEach((place, index) => this.drawPlace(place, index, current));
      if (shown.has("findings")) for (const finding of findings) this.drawFinding(finding);
      if (shown.has("spoken")) (this.layout?.spoken ?? []).forEach((element, index) => this.drawSpoken(element, index));
      this.write();
    }

    /** What VoiceOver reads, with its number in the order of reading. */
    drawSpoken({ frame }, index) {
      const [x, y, width, height] = this.pixels(frame);
      const color = `spoken-${index % 8}`;
      this.groups.spoken.append(box([x, y, width, height], { class: color }));
      this.labels.push({ at: [x, y], text: String(index + 1), class: `label-spoken ${color}` });
    }

    drawFrame(view) {
      this.groups.frames.append(box(this.pixels(view.node.frame), { "data-view": view.index }));
    }

    drawMargins({ node: { frame, margins } }) {
      if (!margins?.some((value) => value)) return;
      const [x, y, width, height] = frame;
      const [top, left, bottom, right] = margins;
      const outer = this.pixels(frame);
      const inner = this.pixels([x + left, y + top, Math.max(0, width - left - right), Math.max(0, height - top - bottom)]);
      const path = ([a, b, c, d]) => `M${a} ${b}h${c}v${d}h${-c}z`;
      this.groups.margins.append(shape("path", { d: path(outer) + path(inner), "fill-rule": "evenodd" }));
      this.groups.margins.append(box(inner, {}));
    }

    drawBaselines({ node }, group) {
      for (const { x, baseline, width } of node.lines) {
        const [left, y, length] = this.pixels([x, baseline, width, 0]);
        group.append(line([left, y, left + length, y], { class: "baseline" }));
      }
    }

    /** Names at the frames' corners; views that begin in one place share a label, the outermost first. */
    nameViews(views) {
      const corners = new Map();
      for (const view of views.filter(({ node }) => node.name)) {
        const frame = this.pixels(view.node.frame);
        const corner = `${Math.round(frame[0])} ${Math.round(frame[1])}`;
        const label = corners.get(corner);
        if (label) label.text += ` › ${view.node.name}`;
        else corners.set(corner, { at: [frame[0], frame[1]], text: view.node.name, class: "label-name", least: frame });
      }
      this.labels.push(...corners.values());
    }

    /** Where a view was and is: its own frame in this picture, the other's as a ghost. */
    drawMove({ old, now }) {
      const [own, other] = this.side === "expected" ? [old, now] : [now, old];
      const group = this.groups.moved;
      if (other) group.append(box(this.pixels(other.node.frame), { class: "ghost" }));
      if (own) group.append(box(this.pixels(own.node.frame), { class: "own", "data-view": own.index }));
      if (own && other) group.append(this.arrow(old.node.frame, now.node.frame));
    }

    /** A line from corner to corner, which shows the way. */
    arrow(from, to) {
      const [x1, y1] = this.pixels(from), [x2, y2] = this.pixels(to);
      return line([x1, y1, x2, y2], { class: "way" });
    }

    drawPlace(place, index, current) {
      this.groups.places.append(box(place.box, { "data-place": index, class: place.rest ? "rest" : index === current ? "current" : undefined }));
      if (!place.rest) this.labels.push({ at: place.box, text: String(index + 1), class: "label-place", least: place.box });
    }

    /** Draws the view that the finding is about, and without a ground the other one of two. */
    drawFinding({ view, other, finding }) {
      const frame = this.pixels(view.node.frame);
      const state = finding.allowed === undefined ? "" : "is-allowed";
      this.groups.findings.append(box(frame, { "data-view": view.index, class: state }));
      if (other) this.groups.findings.append(box(this.pixels(other.node.frame), { "data-view": other.index, class: `${state} is-other` }));
      this.labels.push({ at: [frame[0], frame[1] + frame[3]], text: finding.kind.replaceAll("-", " "), class: "label-finding" });
    }

    /** Draws the view that is pointed at, and the selected one, with the distances between what is given. */
    focus({ hovered, selected, distances = [] }) {
      this.groups.focus.replaceChildren();
      this.focusLabels = [];
      if (selected) this.focusOn(selected, "selected");
      if (hovered && hovered !== selected) this.focusOn(hovered, "hovered");
      for (const distance of distances) this.measure(distance);
      this.write();
    }

    focusOn(view, state) {
      const frame = this.pixels(view.node.frame);
      this.groups.focus.append(box(frame, { class: state, "data-view": view.index }));
      this.drawBaselines(view, this.groups.focus);
      const { kind, name, frame: [, , width, height] } = view.node;
      this.focusLabels.push({
        at: frame, text: this.layout.name(view), more: `${name ? `${kind} ` : ""}${points(width)} × ${points(height)}`, class: `label-focus ${state}`, above: true,
      });
    }

    measure({ from: [x1, y1], to: [x2, y2], length }) {
      const start = this.pixels([x1, y1, 0, 0]), end = this.pixels([x2, y2, 0, 0]);
      this.groups.focus.append(line([start[0], start[1], end[0], end[1]], { class: "distance" }));
      const at = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
      this.focusLabels.push({ at, text: points(length), class: "label-distance" });
    }

    move(camera, left) {
      this.camera = camera;
      this.left = left;
      const { unit } = camera;
      this.world.setAttribute("transform", `translate(${camera.x + left * unit} ${camera.y}) scale(${unit})`);
      this.write();
    }

    /** Puts the texts where their shapes are; those of shapes too small for them are left out. */
    write() {
      if (!this.camera) return;
      const labels = [...this.labels, ...this.focusLabels ?? []].filter((label) => this.fits(label));
      this.texts.replaceChildren(...labels.map((label) => this.label(label)));
    }

    fits({ least }) {
      const { unit } = this.camera;
      return !least || (least[2] * unit >= 14 && least[3] * unit >= 9) || this.camera.scale >= 2;
    }

    label({ at, text, more, class: name, above }) {
      const { unit, x, y } = this.camera;
      const left = x + (at[0] + this.left) * unit, top = y + at[1] * unit;
      const element = h("span", { class: `overlay-label ${name}`, dir: "auto" }, text, more ? h("small", null, more) : null);
      if (above) element.classList.add(top > 24 ? "is-above" : "is-inside");
      element.style.transform = `translate(${Math.max(0, left)}px, ${Math.max(0, top)}px)`;
      return element;
    }
  };
})();
