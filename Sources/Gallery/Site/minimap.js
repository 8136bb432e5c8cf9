"use strict";

/** The whole picture in a corner, with what the pane shows of it and what differs, while the pane shows a part. */
galley.Minimap = class Minimap {
  static size = 132;

  constructor(camera) {
    const { h } = galley.dom;
    this.camera = camera;
    this.image = h("img", { alt: "", draggable: "false" });
    this.places = h("div", { class: "minimap-places" });
    this.window = h("div", { class: "minimap-window" });
    this.root = h("div", { class: "minimap", "aria-hidden": "true", hidden: true }, this.image, this.places, this.window);
    this.root.addEventListener("pointerdown", (event) => this.grab(event));
  }

  /** Shows a picture, and boxes of it in its pixels. */
  show(picture, boxes) {
    const { h } = galley.dom;
    this.picture = picture;
    this.image.src = galley.thumbnailURL(picture);
    const percent = (part, whole) => `${part / whole * 100}%`;
    this.places.replaceChildren(...boxes.map(([x, y, width, height]) => h("i", { style: {
      left: percent(x, picture.width), top: percent(y, picture.height),
      width: percent(width, picture.width), height: percent(height, picture.height),
    } })));
  }

  move() {
    const { camera } = this;
    this.root.hidden = !camera.overflows || !this.picture;
    if (this.root.hidden) return;
    const { sheet, pane, unit } = camera;
    const scale = this.scale = Minimap.size / Math.max(sheet.width, sheet.height);
    this.root.style.width = `${Math.max(12, sheet.width * scale)}px`;
    this.root.style.height = `${Math.max(12, sheet.height * scale)}px`;
    const along = (offset, room, whole) => {
      const from = Math.max(0, -offset / unit), to = Math.min(whole, (room - offset) / unit);
      return [from * scale, Math.max(4, (to - from) * scale)];
    };
    const [left, width] = along(camera.x, pane.width, sheet.width);
    const [top, height] = along(camera.y, pane.height, sheet.height);
    Object.assign(this.window.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }

  grab(event) {
    event.stopPropagation();
    event.preventDefault();
    this.root.setPointerCapture(event.pointerId);
    const follow = ({ clientX, clientY }) => {
      const box = this.root.getBoundingClientRect();
      this.camera.center((clientX - box.left) / this.scale, (clientY - box.top) / this.scale);
    };
    follow(event);
    this.root.addEventListener("pointermove", follow);
    this.root.addEventListener("lostpointercapture", () => this.root.removeEventListener("pointermove", follow), { once: true });
  }
};
