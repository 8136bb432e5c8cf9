"use strict";

/** The actual picture upon the expected one, by opacity or by the difference of their colours. */
galley.Blend = class Blend {
  constructor(pane, { expected, actual }, hud) {
    const { root, parts } = galley.dom.clone("blend");
    Object.assign(this, { pane, expected, actual, root, parts });
    parts.opacity.addEventListener("input", () => this.apply());
    parts.difference.addEventListener("change", () => this.apply());
    parts.gain.addEventListener("change", () => this.apply());
    hud.append(root);
    this.apply();
  }

  apply() {
    const { opacity, difference, gain, amount, opacityPart, gainPart } = this.parts;
    const differs = difference.checked;
    const { sheet } = this.pane.parts;
    sheet.classList.toggle("is-difference", differs);
    sheet.style.filter = differs && gain.value !== "1" ? `brightness(${gain.value})` : "";
    this.actual.image.style.opacity = differs ? "" : opacity.value / 100;
    amount.textContent = `${opacity.value} %`;
    opacityPart.hidden = differs;
    gainPart.hidden = !differs;
    this.actual.overlay.root.style.opacity = differs ? "" : opacity.value / 100;
    this.expected.overlay.root.style.opacity = differs ? 0 : 1 - opacity.value / 100;
  }

  remove() {
    this.root.remove();
    const { sheet } = this.pane.parts;
    sheet.classList.remove("is-difference");
    sheet.style.filter = "";
    for (const { image, overlay } of [this.expected, this.actual]) image.style.opacity = overlay.root.style.opacity = "";
  }
};
