"use strict";

/**
 * The pictures of one case, in one of the modes: layers in panes, with one camera for all of them.
 *
 * `show(entry, mode)` takes a case; `setLayouts` what is known of its layouts, when that has been loaded. What somebody
 * does is reported by `on`: `mode(mode)`, `point(view)`, `select(view)`.
 */
galley.Viewer = class Viewer {
  layers = {};
  panes = [];
  trees = {};
  counterparts = new Map();
  marks = { moved: [], places: [], findings: [] };

  constructor(on) {
    const { root, parts } = galley.dom.clone("viewer");
    Object.assign(this, { root, parts, on });
    this.camera = new galley.Camera(() => this.moved());
    this.minimap = new galley.Minimap(this.camera);
    this.readout = new galley.Readout();
    this.shown = new Set((galley.storage.get("galley.overlay") ?? "").split(",").filter(Boolean));
    this.tools = new galley.ViewerTools(this);
    this.crosshair = new galley.Crosshair(this);
    this.focus = new galley.ViewFocus(this);
    this.pointing = new galley.Pointing(this);
    parts.stage.append(this.minimap.root);
    root.append(this.readout.root);
    new ResizeObserver(() => this.measure()).observe(parts.stage);
    parts.stage.addEventListener("keydown", (event) => this.pointing.press(event));
  }

  /** At fewer CSS pixels for a point, a case begins with what changed in it, not with all of it. */
  static smallest = 0.75;

  /** Takes another case, from its fitting size; other pictures of the same case stay where they are. */
  show(entry, mode) {
    const stays = this.entry?.case === entry.case && this.entry !== entry;
    this.leave();
    this.pointing.pointed = undefined;
    this.entry = entry;
    this.layers = {};
    for (const side of ["expected", "actual", "difference"]) {
      const picture = entry.pictures[side];
      if (!picture?.hash) continue;
      this.layers[side] = new galley.Layer(side, picture, this.description(side));
      // Without axes, the name of the case says nothing of its scale.
      if (Object.keys(entry.axes).length) this.layers[side].overlay.scale = entry.scale;
    }
    this.sheet = this.measureSheet();
    this.setLayouts({ trees: {}, counterparts: new Map(), moved: [], findings: [] });
    const { difference, ...read } = this.layers;
    this.readout.show(read);
    if (!stays) this.camera.fits = true;
    this.tools.place = undefined;
    this.setMode(mode);
    if (!stays) this.begin();
  }

  /** Shows what changed, where the whole would be too small to judge. */
  begin() {
    const { camera, entry } = this;
    if (camera.unit * (entry.scale ?? 1) >= Viewer.smallest || !galley.crops.isChanged(entry)) return;
    camera.frame(galley.crops.of(entry));
  }

  description(side) {
    const names = { expected: "Expected picture", actual: "Actual picture", difference: "Differences" };
    return `${names[side]} of ${this.entry.case}`;
  }

  /** What all pictures lie on: as large as the largest in either direction. */
  measureSheet() {
    const layers = Object.values(this.layers);
    const sheet = {
      width: Math.max(1, ...layers.map(({ picture }) => picture.width)),
      height: Math.max(1, ...layers.map(({ picture }) => picture.height)),
    };
    const rightToLeft = this.entry.axes.direction === "rightToLeft";
    for (const layer of layers) layer.offset(sheet, rightToLeft);
    return sheet;
  }

  setLayouts({ trees, counterparts, moved, findings }) {
    this.trees = trees;
    this.counterparts = counterparts;
    this.focus.clear();
    this.marks = { moved, findings, places: galley.places(this.entry) };
    const { expected, actual, difference } = this.layers;
    if (expected) expected.overlay.tree = trees.expected;
    if (actual) actual.overlay.tree = trees.actual;
    if (difference) difference.overlay.tree = trees.actual ?? trees.expected;
    this.draw();
  }

  setMode(mode) {
    this.mode = mode;
    this.leave();
    const sides = mode.id === "side" ? [["expected"], ["actual"]]
      : mode.needs.length === 2 ? [["expected", "actual"]] : [mode.needs];
    this.panes = sides.map((names) => this.pane(names.map((side) => this.layers[side]).filter(Boolean), names));
    this.parts.panes.replaceChildren(...this.panes.map(({ root }) => root));
    this.parts.panes.dataset.mode = mode.id;
    this.control = this.makeControl(mode);
    this.camera.foot = 20 + this.parts.hud.offsetHeight;
    this.measure();
    this.showMinimap();
    this.tools.update();
    this.loadOthers();
  }

  pane(layers, sides) {
    const pane = new galley.Pane(layers, this.label(layers, sides));
    if (!layers.length) {
      pane.parts.notice.hidden = false;
      pane.parts.notice.textContent = galley.modes.lacking(this.entry, sides[0]);
    }
    galley.gestures.follow(pane.root, {
      zoom: (factor, x, y) => this.camera.zoom(this.camera.scale * factor, x, y),
      pan: (dx, dy) => this.camera.overflows && this.camera.pan(dx, dy),
      hover: (x, y) => this.pointing.hover(pane, x, y),
      leave: () => this.pointing.unhover(),
      click: (x, y, event) => this.pointing.click(pane, x, y, event),
      double: (x, y) => this.toggleZoom(x, y),
    });
    return pane;
  }

  /** What a pane shows, a label for each picture, with its size where the two differ in it. */
  label(layers, sides) {
    if (galley.data.run.kind === "references" || !layers.length) return [];
    const titles = galley.sideTitles();
    const size = ({ width, height }) => `${width} × ${height} px`;
    const { expected, actual } = this.layers;
    const differ = expected && actual && size(expected.picture) !== size(actual.picture);
    return sides.map((side) => [titles[side], differ && this.layers[side] ? size(this.layers[side].picture) : null]);
  }

  makeControl(mode) {
    const [pane] = this.panes, { hud } = this.parts;
    switch (mode.id) {
    case "slider": return new galley.Slider(pane, this.layers, this.camera);
    case "blend": return new galley.Blend(pane, this.layers, hud);
    case "flip": return new galley.Flip(pane, this.layers, hud);
    default: return undefined;
    }
  }

  showMinimap() {
    const { actual, expected, difference } = this.layers;
    const layer = actual ?? expected ?? difference;
    if (layer) this.minimap.show(layer.picture, this.marks.places.map(({ box }) => box));
    this.minimap.move();
  }

  /** Loads the pictures that the mode does not show, when those that it shows are there. */
  async loadOthers() {
    const { layers } = this;
    await Promise.all(this.panes.flatMap((pane) => pane.layers.map(({ loaded }) => loaded)));
    if (layers === this.layers) for (const layer of Object.values(layers)) layer.load();
  }

  /** Lays the panes out so that pictures show as large as may be, and tells the camera. */
  measure() {
    const { panes, stage } = this.parts;
    if (!this.panes.length || !stage.clientWidth) return;
    const { clientWidth: room, clientHeight: height } = stage;
    const beside = this.camera.fitting({ width: room / 2, height }, this.sheet);
    const below = this.camera.fitting({ width: room, height: height / 2 }, this.sheet);
    panes.classList.toggle("is-column", below > beside * 1.05);
    const { clientWidth, clientHeight } = this.panes[0].root;
    this.camera.resize({ width: clientWidth, height: clientHeight }, this.sheet);
  }

  /** The camera moved. */
  moved() {
    for (const pane of this.panes) pane.move(this.camera);
    if (this.control instanceof galley.Slider) this.control.move();
    this.minimap.move();
    this.tools?.zoomed();
    this.crosshair?.move();
  }

  toggleZoom(x, y) {
    if (this.camera.fits) this.camera.zoom(this.camera.scale < 0.999 ? 1 : 4, x, y);
    else this.camera.fit();
  }

  draw() {
    for (const { overlay } of Object.values(this.layers)) overlay.draw({ shown: this.shown, current: this.tools.place, ...this.marks });
    this.focus.draw();
  }

  /** Shows one layer of the overlay, or hides it. */
  toggle(name, isOn = !this.shown.has(name)) {
    if (isOn) this.shown.add(name);
    else this.shown.delete(name);
    galley.storage.set("galley.overlay", [...this.shown].join(","));
    this.draw();
    this.tools.update();
  }

  /** Brings a box of the picture into the middle of the panes. */
  zoomTo(box, side = "actual") {
    const layer = this.layers[side] ?? this.layers.actual ?? this.layers.expected;
    if (!layer) return;
    const [x, y, width, height] = box;
    this.camera.show([x + layer.left, y, width, height]);
  }

  /** Brings a view into the middle of the panes, where it does not show. */
  zoomToView(view) {
    const layer = Object.values(this.layers).find(({ overlay }) => overlay.layout?.views[view.index] === view);
    if (layer) this.zoomTo(layer.overlay.pixels(view.node.frame), layer.side);
  }

  leave() {
    this.control?.remove();
    this.control = undefined;
    this.crosshair.hide();
  }
};
