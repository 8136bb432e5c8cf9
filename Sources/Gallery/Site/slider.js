"use strict";

/** The line between the expected picture and the actual one, which pointers and arrow keys move. */
galley.Slider = class Slider {
  /** How far the line is across what shows of the pictures, 0 to 1; it stays there from case to case. */
  static fraction = 0.5;

  constructor(pane, layers, camera) {
    const { h, icon } = galley.dom;
    Object.assign(this, { pane, layers, camera });
    this.handle = h("div", {
      class: "slider", role: "slider", tabindex: "0", "aria-label": "Divider between expected and actual",
      "aria-valuemin": "0", "aria-valuemax": "100", "aria-orientation": "horizontal",
      onkeydown: (event) => this.press(event), onpointerdown: (event) => this.grab(event),
    }, h("span", { class: "slider-grip" }, icon("left"), icon("right")));
    pane.root.append(this.handle);
    this.move();
  }

  /** Where what shows of the pictures begins and ends, across the pane. */
  get range() {
    const { x, unit, sheet, pane } = this.camera;
    return [Math.max(0, x), Math.min(pane.width, x + sheet.width * unit)];
  }

  /** Puts the line where the fraction says, and cuts both pictures there. */
  move() {
    const [from, to] = this.range;
    const at = from + (to - from) * Slider.fraction;
    this.handle.style.transform = `translateX(${at}px)`;
    const percent = Math.round(Slider.fraction * 100);
    this.handle.setAttribute("aria-valuenow", percent);
    this.handle.setAttribute("aria-valuetext", `${percent} % expected`);
    const { expected, actual } = this.layers;
    this.clip(expected, -Infinity, at);
    this.clip(actual, at, Infinity);
  }

  clip(layer, from, to) {
    const { x, unit, pane } = this.camera;
    const left = x + layer.left * unit;
    const cut = (start, length) => {
      const before = Math.max(0, from - start), after = Math.max(0, start + length - to);
      return `inset(0 ${Math.min(after, length)}px 0 ${Math.min(before, length)}px)`;
    };
    layer.paper.style.clipPath = cut(left, layer.picture.width * unit);
    layer.overlay.root.style.clipPath = cut(0, pane.width);
  }

  set(fraction) {
    Slider.fraction = Math.min(1, Math.max(0, fraction));
    this.move();
  }

  grab(event) {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.preventDefault();
    this.handle.focus({ preventScroll: true });
    this.handle.setPointerCapture(event.pointerId);
    const follow = ({ clientX }) => {
      const [from, to] = this.range;
      this.set((clientX - this.pane.root.getBoundingClientRect().left - from) / Math.max(to - from, 1));
    };
    this.handle.addEventListener("pointermove", follow);
    this.handle.addEventListener("lostpointercapture", () => this.handle.removeEventListener("pointermove", follow), { once: true });
  }

  press(event) {
    const step = event.shiftKey ? 0.1 : 0.01;
    const to = {
      ArrowLeft: Slider.fraction - step, ArrowDown: Slider.fraction - step, ArrowRight: Slider.fraction + step,
      ArrowUp: Slider.fraction + step, PageDown: Slider.fraction - 0.1, PageUp: Slider.fraction + 0.1, Home: 0, End: 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.set(to);
  }

  remove() {
    this.handle.remove();
    for (const { paper, overlay } of Object.values(this.layers)) {
      paper.style.clipPath = overlay.root.style.clipPath = "";
    }
  }
};
