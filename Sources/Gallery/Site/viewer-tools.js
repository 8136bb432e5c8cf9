"use strict";

/** The line above the pictures: modes, places that differ, zoom, and what is drawn above the pictures. */
galley.ViewerTools = class ViewerTools {
  static layers = [
    ["moved", "What moved"], ["places", "Differences"], ["findings", "Findings"], ["spoken", "What VoiceOver reads"], ["frames", "Frames"],
    ["baselines", "Baselines"], ["margins", "Layout margins"], ["names", "Names"], ["hover", "The view under the pointer"],
  ];

  constructor(viewer) {
    this.viewer = viewer;
    this.parts = viewer.parts;
    this.makeModes();
    this.makeZoom();
    this.makeLayers();
    this.parts.previousPlace.addEventListener("click", () => this.goToPlace(-1));
    this.parts.nextPlace.addEventListener("click", () => this.goToPlace(1));
  }

  makeModes() {
    const { h } = galley.dom;
    this.modes = galley.modes.all.map((mode) => {
      const button = h("button", { type: "button", "data-mode": mode.id, onclick: () => this.choose(mode) }, mode.short);
      return { mode, button };
    });
    this.parts.modes.append(...this.modes.map(({ button }) => button));
  }

  /** Changes the mode, or says why it cannot be. */
  choose(mode) {
    const reason = galley.modes.reason(this.viewer.entry, mode);
    if (!reason) return this.viewer.on.mode(mode);
    this.say(reason);
  }

  /** A sentence above the pictures, for a while. */
  say(text) {
    const { message } = this.parts;
    message.textContent = text;
    message.hidden = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { message.hidden = true; }, 5000);
  }

  makeZoom() {
    const { h } = galley.dom;
    const { level, zoomIn, zoomOut } = this.parts;
    const { camera } = this.viewer;
    this.custom = h("option", { value: "custom", hidden: true });
    level.append(this.custom, h("option", { value: "fit" }, "Fit"),
      ...galley.Camera.levels.filter((scale) => scale >= 0.25).map((scale) => h("option", { value: scale }, this.percent(scale))));
    level.addEventListener("change", () => level.value === "fit" ? camera.fit() : camera.zoom(Number(level.value)));
    zoomIn.addEventListener("click", () => camera.step(1));
    zoomOut.addEventListener("click", () => camera.step(-1));
  }

  percent(scale) { return `${galley.dom.numeral(Math.round(scale * 100))} %`; }

  /** Shows the scale. */
  zoomed() {
    const { level } = this.parts;
    const { camera } = this.viewer;
    this.custom.textContent = this.percent(camera.scale);
    const isLevel = [...level.options].some(({ value }) => Number(value) === camera.scale);
    level.value = camera.fits ? "fit" : isLevel ? String(camera.scale) : "custom";
    level.title = `${this.percent(camera.scale)}: pixels of the screen for one of the picture`;
  }

  makeLayers() {
    const { h } = galley.dom;
    const { layers, layerList } = this.parts;
    this.boxes = ViewerTools.layers.map(([name, title]) => {
      const box = h("input", { type: "checkbox", value: name, onchange: () => this.viewer.toggle(name, box.checked) });
      layerList.append(h("label", { class: "menu-item" }, box, h("i", { class: `layer-key layer-${name}`, "aria-hidden": "true" }), h("span", null, title), h("small", { class: "quiet number" })));
      return box;
    });
    document.addEventListener("pointerdown", ({ target }) => { if (!layers.contains(target)) layers.open = false; });
    layers.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !layers.open) return;
      layers.open = false;
      layers.querySelector("summary").focus();
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /** Shows the mode, what there is to draw, and the places that differ. */
  update() {
    const { viewer } = this;
    const references = galley.data.run.kind === "references";
    this.parts.modes.hidden = references;
    for (const { mode, button } of this.modes) this.updateMode(mode, button);
    const counts = {
      moved: viewer.marks.moved.length, places: viewer.marks.places.length, findings: viewer.marks.findings.length,
    };
    for (const box of this.boxes) {
      box.checked = viewer.shown.has(box.value);
      const count = counts[box.value];
      box.closest("label").querySelector("small").textContent = count ?? "";
      box.closest("label").hidden = references && (box.value === "moved" || box.value === "places");
    }
    const pressed = this.parts.modes.querySelector("[aria-pressed=true]");
    if (pressed) this.parts.modes.scrollLeft = pressed.offsetLeft - (this.parts.modes.clientWidth - pressed.offsetWidth) / 2;
    this.parts.layersOn.textContent = [...viewer.shown].filter((name) => counts[name] !== 0).length || "";
    this.parts.places.hidden = !viewer.marks.places.length;
    this.showPlace();
  }

  updateMode(mode, button) {
    const reason = galley.modes.reason(this.viewer.entry, mode);
    button.setAttribute("aria-pressed", mode === this.viewer.mode);
    if (reason) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
    button.title = reason ?? `${mode.title} (${mode.key})`;
  }

  /** Goes to the next place that differs, or the one before, or to the one with a number. */
  goToPlace(step, index) {
    const { places } = this.viewer.marks;
    if (!places.length) return;
    const from = this.place ?? (step > 0 ? -1 : 0);
    this.place = index ?? (from + step + places.length) % places.length;
    this.showPlace();
    this.viewer.toggle("places", true);
    this.viewer.zoomTo(places[this.place].box);
  }

  showPlace() {
    const { length } = this.viewer.marks.places;
    const isNone = this.place === undefined || this.place >= length;
    this.parts.place.replaceChildren(...isNone ? [String(length), galley.dom.h("i", null, length === 1 ? " place" : " places")] : [`${this.place + 1} of ${length}`]);
  }
};
