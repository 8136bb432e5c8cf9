"use strict";

/** What somebody points at in the pictures: a pixel, with its colours and its view, by pointer or by keyboard. */
galley.Pointing = class Pointing {
  constructor(viewer) { this.viewer = viewer; }

  /** The layer of a pane that shows at a point of it. */
  layerAt(pane, x) {
    const { viewer } = this;
    const [first] = pane.layers;
    if (pane.layers.length < 2) return first;
    if (viewer.mode.id === "flip") return viewer.layers[viewer.control.side];
    if (viewer.mode.id === "slider") {
      const [from, to] = viewer.control.range;
      return viewer.layers[x < from + (to - from) * galley.Slider.fraction ? "expected" : "actual"];
    }
    return viewer.layers.actual;
  }

  hover(pane, x, y) {
    const { viewer } = this;
    const layer = this.layerAt(pane, x);
    if (!layer || viewer.crosshair.isOn) return;
    const point = viewer.camera.toSheet(x, y);
    this.pointAt(layer, Math.floor(point.x), Math.floor(point.y));
    viewer.crosshair.show(pane);
  }

  /** Tells of the pixel of the sheet that somebody points at. */
  pointAt(layer, x, y) {
    const { viewer } = this;
    this.pointed = { layer, x, y };
    const { overlay, left } = layer;
    const view = viewer.focus.hovered = overlay.viewAt(x - left, y) ?? undefined;
    const points = Object.fromEntries(Object.values(viewer.layers).map((other) => [other.side, { x: x - other.left, y }]));
    viewer.readout.point({ points, x: x - left, y, density: overlay.density, view: view && overlay.layout.name(view) });
    viewer.focus.draw();
    viewer.on.point(view);
  }

  /** Points at nothing. */
  unhover() {
    const { viewer } = this;
    if (viewer.crosshair.isOn) return;
    viewer.focus.hovered = this.pointed = undefined;
    viewer.readout.clear();
    viewer.crosshair.hide();
    viewer.focus.draw();
    viewer.on.point(undefined);
  }

  click(pane, x, y, event) {
    const { viewer } = this;
    viewer.parts.stage.focus({ preventScroll: true });
    if (event.pointerType !== "mouse") this.hover(pane, x, y);
    if (viewer.crosshair.isOn) {
      const point = viewer.camera.toSheet(x, y);
      viewer.crosshair.place(this.layerAt(pane, x), Math.floor(point.x), Math.floor(point.y));
    }
    if (viewer.focus.isInspecting) viewer.focus.select(viewer.focus.hovered);
  }

  /** Keys of the stage itself: arrows move the crosshair or, where there is more than shows, the pictures. */
  press(event) {
    const { viewer } = this;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.target !== viewer.parts.stage) return;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (viewer.crosshair.isOn && event.key === "Enter") viewer.focus.select(viewer.focus.hovered);
    else if (!way) return;
    else if (viewer.crosshair.isOn) viewer.crosshair.step(way, event.shiftKey ? 10 : 1);
    else if (!viewer.camera.overflows) return;
    else viewer.camera.pan(-way[0] * 80, -way[1] * 80);
    event.preventDefault();
  }
};
