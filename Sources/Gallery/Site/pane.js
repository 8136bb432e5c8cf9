"use strict";

/** One picture on a pane's sheet, with what is drawn above it. */
galley.Layer = class Layer {
  constructor(side, picture, name) {
    const { h } = galley.dom;
    this.side = side;
    this.picture = picture;
    this.image = h("img", {
      class: `picture picture-${side}`, alt: name, width: picture.width, height: picture.height, decoding: "async",
      draggable: "false",
    });
    this.paper = h("div", { class: `paper paper-${side}` }, this.image);
    this.overlay = new galley.Overlay(side, picture);
    this.loaded = new Promise((resolve) => {
      this.image.addEventListener("load", () => resolve(true), { once: true });
      this.image.addEventListener("error", () => resolve(false), { once: true });
    });
  }

  /** Begins to load the picture. */
  load() {
    if (!this.isLoading) galley.showPicture(this.image, this.picture);
    this.isLoading = true;
    return this.loaded;
  }

  /** Where the picture begins on a sheet of this width: at its leading edge. */
  offset(sheet, rightToLeft) {
    this.left = rightToLeft ? sheet.width - this.picture.width : 0;
  }

  move(camera) {
    const { style } = this.paper;
    style.left = `${this.left * camera.unit}px`;
    style.width = `${this.picture.width * camera.unit}px`;
    style.height = `${this.picture.height * camera.unit}px`;
    // Browsers round boxes to whole pixels, of CSS some of them; scales they do not round.
    this.image.style.transform = `scale(${camera.unit})`;
    this.overlay.move(camera, this.left);
  }
};

/** A window onto a sheet with one picture, or with two on each other. */
galley.Pane = class Pane {
  /** `labels` are what its pictures are called, each with a detail or null. */
  constructor(layers, labels) {
    const { clone, h } = galley.dom;
    const { root, parts } = clone("pane");
    this.root = root;
    this.parts = parts;
    this.layers = layers;
    parts.sheet.append(...layers.map(({ paper }) => paper));
    parts.overlays.append(...layers.map(({ overlay }) => overlay.root));
    this.labels = labels.map(([title, detail], index) => h("p", { class: index ? "pane-label pane-label-end" : "pane-label" }, title,
      detail ? h("span", { class: "quiet" }, detail) : null));
    root.append(...this.labels);
    for (const layer of layers) this.load(layer);
  }

  async load(layer) {
    if (await layer.load()) return;
    const { hash } = layer.picture;
    layer.paper.hidden = true;
    this.parts.notice.hidden = false;
    this.parts.notice.textContent = `The ${layer.side} picture did not load: images/${hash}.png is missing or damaged.`;
  }

  move(camera) {
    const { sheet, grid } = this.parts;
    for (const element of [sheet, grid]) {
      element.style.transform = `translate(${camera.x}px, ${camera.y}px)`;
      element.style.width = `${camera.sheet.width * camera.unit}px`;
      element.style.height = `${camera.sheet.height * camera.unit}px`;
    }
    this.root.classList.toggle("is-crisp", camera.scale >= 2 || camera.scale === 1);
    this.root.classList.toggle("is-overflowing", camera.overflows);
    grid.hidden = camera.scale < 8;
    grid.style.setProperty("--pixel", `${camera.unit}px`);
    for (const layer of this.layers) layer.move(camera);
  }
};
