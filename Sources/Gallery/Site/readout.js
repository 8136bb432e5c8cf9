"use strict";

/** The line below the pictures: the pixel that is pointed at, its colours in both pictures, and the view there. */
galley.Readout = class Readout {
  constructor() {
    const { root, parts } = galley.dom.clone("readout");
    Object.assign(this, { root, parts });
    this.sides = { expected: this.side("expected", "Expected"), actual: this.side("actual", "Actual") };
    parts.read.addEventListener("click", () => this.read());
  }

  side(side, title) {
    const { root, parts } = galley.dom.clone("swatch");
    parts.title.textContent = title;
    root.dataset.side = side;
    this.parts.colors.append(root);
    return { root, parts };
  }

  /** Takes the layers of another case. Colours are read when somebody asks for them, and from then on. */
  show(layers) {
    this.layers = layers;
    this.readers = {};
    this.fault = undefined;
    for (const side of ["expected", "actual"]) {
      this.sides[side].root.hidden = !layers[side];
      this.sides[side].parts.title.textContent = layers.expected && layers.actual ? (side === "expected" ? "Expected" : "Actual") : "Colour";
    }
    this.parts.colors.hidden = true;
    this.parts.fault.hidden = true;
    this.parts.read.hidden = !Object.keys(layers).length;
    this.parts.difference.hidden = true;
    this.clear();
    if (this.wanted && galley.colors.isReady()) this.read();
  }

  /** Makes the colours readable; says why, where they are not. */
  async read() {
    this.wanted = true;
    const { layers } = this;
    const sides = ["expected", "actual"].filter((side) => layers[side]);
    this.parts.read.hidden = this.parts.fault.hidden = true;
    try {
      const readers = await Promise.all(sides.map((side) => galley.colors.reader(layers[side].picture)));
      if (layers !== this.layers) return;
      sides.forEach((side, index) => { this.readers[side] = readers[index]; });
      this.parts.colors.hidden = false;
      this.parts.difference.hidden = sides.length < 2;
    } catch (error) {
      if (layers !== this.layers) return;
      this.parts.fault.textContent = error.message;
      this.parts.fault.hidden = false;
      this.parts.read.hidden = galley.colors.isReady();
    }
    if (this.at) this.point(this.at);
  }

  /** Shows the pixel of a place: `{points: {expected, actual}, x, y, density, view}`; pixels of each picture. */
  point(place) {
    this.at = place;
    const { x, y, density, view } = place;
    const points = (value) => Number((value / density).toFixed(2));
    this.parts.hint.hidden = true;
    this.parts.place.hidden = false;
    this.parts.pixel.textContent = `${x}, ${y} px`;
    this.parts.point.textContent = `${points(x)}, ${points(y)} pt`;
    this.parts.view.textContent = view ?? "";
    const colors = Object.fromEntries(Object.entries(this.readers).map(([side, reader]) => [side, this.color(side, reader)]));
    this.compare(colors);
  }

  color(side, reader) {
    const { parts } = this.sides[side];
    const { x, y } = this.at.points[side];
    const color = reader.at(x, y);
    parts.value.textContent = color ? galley.colors.hex(color) : "outside";
    parts.chip.style.setProperty("--color", color ? galley.colors.hex(color) : "transparent");
    galley.loupe(parts.loupe, reader.canvas, x, y);
    return color;
  }

  compare({ expected, actual }) {
    const { channels } = this.parts;
    if (!expected || !actual) return channels.replaceChildren("–");
    const { h } = galley.dom;
    const differences = actual.map((value, index) => value - expected[index]);
    const signed = (value) => value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
    channels.replaceChildren(...differences.map((value, index) =>
      h("span", { class: value ? "is-other" : null }, h("i", null, "RGBA"[index]), signed(value))));
  }

  /** What the line says, for those who hear it. */
  get words() {
    const { place, colors } = this.parts;
    return [place, colors].filter(({ hidden }) => !hidden).map(({ innerText }) => innerText.replace(/\s+/g, " ")).join("; ");
  }

  clear() {
    this.at = undefined;
    this.parts.place.hidden = true;
    this.parts.hint.hidden = false;
    for (const { parts } of Object.values(this.sides)) {
      parts.value.textContent = "–";
      parts.chip.style.setProperty("--color", "transparent");
      galley.loupe(parts.loupe);
    }
    this.parts.channels.replaceChildren("–");
  }
};

/** Draws the pixels around one, large, with a frame around it; nothing without a source. */
galley.loupe = (canvas, source, x, y) => {
  const side = 9, context = canvas.getContext("2d");
  const pixel = canvas.width / side, half = (side - 1) / 2;
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (!source) return;
  context.imageSmoothingEnabled = false;
  context.drawImage(source, x - half, y - half, side, side, 0, 0, canvas.width, canvas.height);
  context.lineWidth = 3;
  for (const [color, width] of [["#000", 3], ["#fff", 1]]) {
    Object.assign(context, { strokeStyle: color, lineWidth: width });
    context.strokeRect(half * pixel - 0.5, half * pixel - 0.5, pixel + 1, pixel + 1);
  }
};
