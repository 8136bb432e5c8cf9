"use strict";

/** The actual picture upon the expected one, by opacity or by the difference of their colours. */
galley.Blend = class Blend {
  /** What was chosen last, which stays from case to case. */
  static chosen = { opacity: "50", gain: "1", difference: false };

  constructor(pane, { expected, actual }, hud) {
    const { root, parts } = galley.dom.clone("blend");
    Object.assign(this, { pane, expected, actual, root, parts });
    parts.opacity.value = Blend.chosen.opacity;
    parts.gain.value = Blend.chosen.gain;
    parts.difference.checked = Blend.chosen.difference;
    parts.opacity.addEventListener("input", () => this.apply());
    parts.difference.addEventListener("change", () => this.apply());
    parts.gain.addEventListener("change", () => this.apply());
    hud.append(root);
    this.apply();
  }

  apply() {
    const { opacity, difference, gain, amount, opacityPart, gainPart } = this.parts;
    const differs = difference.checked;
    Blend.chosen = { opacity: opacity.value, gain: gain.value, difference: differs };
    const { sheet } = this.pane.parts;
    sheet.classList.toggle("is-difference", differs);
    sheet.style.filter = differs && gain.value !== "1" ? `brightness(${gain.value})` : "";
    this.actual.paper.style.opacity = differs ? "" : opacity.value / 100;
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
    for (const { paper, overlay } of [this.expected, this.actual]) paper.style.opacity = overlay.root.style.opacity = "";
  }
};
