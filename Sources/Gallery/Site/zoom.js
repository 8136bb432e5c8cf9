"use strict";

/**
 * Where pictures lie in a pane, and how large: one camera for all panes beside each other, which have one size.
 *
 * `scale` is device pixels for a pixel of the picture, `unit` CSS pixels for one; `x` and `y` are where the sheet, on
 * which the pictures lie, begins in the pane.
 */
galley.Camera = (() => {
  const levels = [0.0625, 0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32];
  const least = 0.02, most = 32;
  /** What is left free beside a picture that fits, and above it, where its label is; in CSS pixels. */
  const margin = 20, head = 38;
  /** A picture so many times higher than wide is shown at the pane's width, from its top. */
  const tall = 3.5;

  const bounded = (value, low, high) => Math.min(high, Math.max(low, value));

  return class Camera {
    scale = 1;
    x = 0;
    y = 0;
    /** Whether the picture is kept at the size that fits. */
    fits = true;
    /** What is left free below, for what floats there. */
    foot = margin;
    pane = { width: 0, height: 0 };
    sheet = { width: 1, height: 1 };

    constructor(changed) { this.changed = changed; }

    static levels = levels;

    get density() { return globalThis.devicePixelRatio || 1; }
    get unit() { return this.scale / this.density; }

    /** The size of the panes in CSS pixels, and of the sheet in its own. What was in the middle stays there. */
    resize(pane, sheet = this.sheet) {
      const middle = this.toSheet(this.pane.width / 2, this.pane.height / 2);
      this.pane = pane;
      this.sheet = sheet;
      if (this.fits) return this.fit();
      this.place(pane.width / 2 - middle.x * this.unit, pane.height / 2 - middle.y * this.unit);
    }

    /** A point of the pane as one of the sheet. */
    toSheet(x, y) { return { x: (x - this.x) / this.unit, y: (y - this.y) / this.unit }; }

    fit() {
      this.fits = true;
      this.scale = this.fitting();
      this.place((this.pane.width - this.sheet.width * this.unit) / 2, head);
    }

    /** The scale at which all of a sheet shows in a pane; no pixel larger than one of CSS. */
    fitting(pane = this.pane, sheet = this.sheet) {
      const across = (pane.width - 2 * margin) / sheet.width;
      const down = (pane.height - head - this.foot) / sheet.height;
      const unit = sheet.height > sheet.width * tall ? across : Math.min(across, down);
      return bounded(Math.min(unit, 1) * this.density, least, most);
    }

    /** Zooms to a scale; what is at a point of the pane, its middle unless given, stays there. */
    zoom(scale, x = this.pane.width / 2, y = this.pane.height / 2) {
      const point = this.toSheet(x, y);
      this.fits = false;
      this.scale = bounded(scale, least, most);
      this.place(x - point.x * this.unit, y - point.y * this.unit);
    }

    /** Goes to the next level, larger or smaller. */
    step(direction, x, y) {
      const next = direction > 0 ? levels.find((level) => level > this.scale * 1.001)
        : levels.findLast((level) => level < this.scale * 0.999);
      if (next) this.zoom(next, x, y);
    }

    pan(dx, dy) {
      const { x, y } = this;
      this.place(x + dx, y + dy);
      if (x === this.x && y === this.y) return false;
      this.fits = false;
      return true;
    }

    /** Shows a box of the sheet with what is around it, in whole device pixels for each of its own. */
    show([x, y, width, height]) {
      const room = 0.6;
      const unit = Math.min(this.pane.width * room / Math.max(width, 1), this.pane.height * room / Math.max(height, 1));
      const scale = unit * this.density;
      if (scale <= this.fitting()) return this.fit();
      this.fits = false;
      this.scale = bounded(scale >= 1 ? Math.min(Math.floor(scale), 16) : scale, least, most);
      this.center(x + width / 2, y + height / 2);
    }

    /** Shows a part of the sheet as large as the pane allows; no pixel larger than one of CSS. */
    frame([x, y, width, height]) {
      const across = (this.pane.width - 2 * margin) / width, down = (this.pane.height - head - this.foot) / height;
      this.fits = false;
      this.scale = bounded(Math.min(across, down, 1) * this.density, least, most);
      this.center(x + width / 2, y + height / 2 - (head - this.foot) / 2 / this.unit);
    }

    /** Brings a point of the sheet to the middle. */
    center(x, y) { this.place(this.pane.width / 2 - x * this.unit, this.pane.height / 2 - y * this.unit); }

    /** Brings a point of the sheet into sight, if it is not. */
    reveal(x, y) {
      const left = this.x + x * this.unit, top = this.y + y * this.unit;
      const inside = left >= 0 && top >= 0 && left <= this.pane.width && top <= this.pane.height;
      if (!inside) this.center(x, y);
    }

    /** Whether the sheet is larger than the pane. */
    get overflows() {
      return this.sheet.width * this.unit > this.pane.width + 1 || this.sheet.height * this.unit > this.pane.height + 1;
    }

    /** Places the sheet on device pixels, and never out of sight. */
    place(x, y) {
      this.x = this.snapped(this.along(x, this.sheet.width * this.unit, this.pane.width, margin, margin));
      this.y = this.snapped(this.along(y, this.sheet.height * this.unit, this.pane.height, head, this.foot));
      this.changed(this);
    }

    snapped(value) { return Math.round(value * this.density) / this.density; }

    along(offset, length, room, before, after) {
      if (length + before + after <= room) return before + (room - before - after - length) / 2;
      return bounded(offset, room - length - after, before);
    }
  };
})();
