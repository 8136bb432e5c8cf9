"use strict";

/** One of two pictures at a time, in one place: by hand, for as long as something is held, or by the clock. */
galley.Flip = class Flip {
  /** The pace that was chosen last, in seconds, which stays from case to case. */
  static chosen;

  side = "actual";

  constructor(pane, layers, hud) {
    const { root, parts } = galley.dom.clone("flip");
    Object.assign(this, { pane, layers, root, parts });
    for (const side of ["expected", "actual"]) parts[side].addEventListener("click", () => this.stop().show(side));
    parts.play.addEventListener("click", () => this.timer ? this.stop() : this.play());
    parts.pace.addEventListener("input", () => {
      Flip.chosen = parts.pace.value;
      this.setPace();
    });
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) Object.assign(parts.pace, { min: "1.2", value: "1.6" });
    if (Flip.chosen) parts.pace.value = Flip.chosen;
    this.setPace();
    this.announce();
    hud.append(root);
    this.show("actual");
  }

  show(side) {
    this.side = side;
    for (const [index, other] of ["expected", "actual"].entries()) {
      const { paper, overlay } = this.layers[other];
      paper.classList.toggle("is-away", other !== side);
      overlay.root.classList.toggle("is-away", other !== side);
      this.parts[other].setAttribute("aria-pressed", other === side);
      if (this.pane.labels[index]) this.pane.labels[index].hidden = other !== side;
    }
    this.pane.root.dataset.showing = side;
  }

  flip() { this.show(this.side === "actual" ? "expected" : "actual"); }

  /** Seconds for each picture; never so short that pictures flash. */
  get pace() { return Number(this.parts.pace.value); }

  setPace() {
    this.parts.seconds.textContent = `${this.pace.toFixed(1)} s`;
    if (this.timer) this.play();
  }

  play() {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.flip(), this.pace * 1000);
    this.announce();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.announce();
    return this;
  }

  announce() {
    const { play } = this.parts;
    play.replaceChildren(galley.dom.icon(this.timer ? "pause" : "play"));
    play.setAttribute("aria-label", this.timer ? "Stop flipping" : "Flip automatically");
    play.title = play.getAttribute("aria-label");
  }

  remove() {
    this.stop();
    this.root.remove();
    delete this.pane.root.dataset.showing;
    for (const side of ["expected", "actual"]) {
      this.layers[side].paper.classList.remove("is-away");
      this.layers[side].overlay.root.classList.remove("is-away");
    }
  }
};
