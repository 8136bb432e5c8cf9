"use strict";

/** The pixel that is pointed at, in every pane: with lines through the picture while the keyboard points. */
galley.Crosshair = class Crosshair {
  isOn = false;

  constructor(viewer) { this.viewer = viewer; }

  /** Turns the keyboard's crosshair on, at the pixel that was pointed at last or in the middle of what shows. */
  toggle() {
    this.isOn = !this.isOn;
    const { viewer } = this;
    if (!this.isOn) return viewer.pointing.unhover();
    const [pane] = viewer.panes;
    const { width, height } = viewer.camera.pane;
    const middle = viewer.camera.toSheet(width / 2, height / 2);
    const layer = viewer.pointing.pointed?.layer ?? (pane && viewer.pointing.layerAt(pane, width / 2));
    if (!layer) { this.isOn = false; return; }
    viewer.parts.stage.focus({ preventScroll: true });
    this.place(layer, viewer.pointing.pointed?.x ?? Math.floor(middle.x), viewer.pointing.pointed?.y ?? Math.floor(middle.y));
  }

  place(layer, x, y) {
    const { width, height } = this.viewer.sheet;
    this.viewer.pointing.pointAt(layer, Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y)));
    this.viewer.camera.reveal(this.viewer.pointing.pointed.x, this.viewer.pointing.pointed.y);
    this.move();
    this.announce();
  }

  step([dx, dy], length) {
    const { layer, x, y } = this.viewer.pointing.pointed;
    this.place(layer, x + dx * length, y + dy * length);
  }

  /** Tells those who do not see it where it is. */
  announce() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => galley.announce?.(this.viewer.readout.words), 400);
  }

  /** Shows the pixel of the pointer: in the pane that it is over only where pixels are large. */
  show(pane) {
    this.pane = pane;
    this.move();
  }

  move() {
    const { viewer } = this;
    const { camera, pointing: { pointed } } = viewer;
    for (const pane of viewer.panes) {
      const { cursor } = pane.parts;
      cursor.hidden = !pointed || (!this.isOn && pane === this.pane && camera.scale < 8);
      if (cursor.hidden) continue;
      cursor.classList.toggle("is-crosshair", this.isOn);
      cursor.style.transform = `translate(${camera.x + pointed.x * camera.unit}px, ${camera.y + pointed.y * camera.unit}px)`;
      cursor.style.setProperty("--pixel", `${camera.unit}px`);
    }
  }

  hide() {
    this.isOn = false;
    for (const { parts } of this.viewer.panes) parts.cursor.hidden = true;
  }
};
