"use strict";

/**
 * Pictures of differences that a single file leaves out, computed as Galley makes them: the expected picture faded, with
 * every differing pixel in red; where only one picture has pixels, blue for the expected one and orange for the other.
 */
galley.differences = (() => {
  /** An opaque colour as canvases keep it: red in the lowest byte. */
  const colour = (red, green, blue) => (0xFF000000 | blue << 16 | green << 8 | red) >>> 0;
  const different = colour(255, 0, 0), onlyInExpected = colour(91, 141, 239), onlyInActual = colour(255, 166, 43);
  const inNeither = colour(255, 255, 255);
  const known = new Map();
  let sources;

  /** The pictures that each missing one is of, by its hash. */
  function find() {
    sources = new Map();
    if (galley.data.run.form !== "file") return sources;
    for (const { pictures: { expected, actual, difference } } of galley.data.cases) {
      if (difference?.hash && expected?.hash && actual?.hash && !galley.hasImage(difference.hash)) sources.set(difference.hash, [expected, actual]);
    }
    return sources;
  }

  const has = (hash) => (sources ?? find()).has(hash);

  async function pixels(picture) {
    const image = new Image();
    image.src = galley.imageURL(picture.hash);
    await image.decode();
    const canvas = galley.dom.h("canvas", { width: picture.width, height: picture.height });
    const context = canvas.getContext("2d", { willReadFrequently: true, colorSpace: "srgb" });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  }

  /** A pixel on white as grey, at a quarter of its strength; the weights are Rec. 601's in 256ths. */
  function faded(pixel) {
    const alpha = pixel >>> 24;
    const luma = ((pixel & 0xFF) * 77 + (pixel >>> 8 & 0xFF) * 150 + (pixel >>> 16 & 0xFF) * 29) * alpha / 255 >> 8;
    const grey = 255 - (255 - Math.min(luma + 255 - alpha, 255) >> 2);
    return colour(grey, grey, grey);
  }

  /** The pixels of an image, each a number, by their place; undefined outside of it. */
  function reader({ width, height, data }) {
    const values = new Uint32Array(data.buffer);
    return (x, y) => x < width && y < height ? values[y * width + x] : undefined;
  }

  function shown(one, other) {
    if (one === undefined) return other === undefined ? inNeither : onlyInActual;
    if (other === undefined) return onlyInExpected;
    return one === other ? faded(one) : different;
  }

  async function compute(hash) {
    const pair = await Promise.all(sources.get(hash).map(pixels));
    const [expected, actual] = pair.map(reader);
    const width = Math.max(...pair.map((image) => image.width)), height = Math.max(...pair.map((image) => image.height));
    const canvas = galley.dom.h("canvas", { width, height });
    const context = canvas.getContext("2d");
    const image = context.createImageData(width, height);
    const values = new Uint32Array(image.data.buffer);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) values[at] = shown(expected(x, y), actual(x, y));
    }
    context.putImageData(image, 0, 0);
    return canvas.toDataURL();
  }

  /** A promise of the address of a picture that is computed, once. */
  function url(hash) {
    if (!known.has(hash)) known.set(hash, compute(hash));
    return known.get(hash);
  }

  return { has, url };
})();

/** Gives an image its picture: at once, or when it has been computed. */
galley.showPicture = (image, { hash }) => {
  if (!galley.differences.has(hash)) image.src = galley.imageURL(hash);
  else galley.differences.url(hash).then((url) => { image.src = url; }, () => image.dispatchEvent(new Event("error")));
};
