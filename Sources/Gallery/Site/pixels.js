"use strict";

/**
 * The colours of pictures.
 *
 * A canvas that drew a file from disk may not be read, so such pictures come a second time as data: URIs, in scripts
 * that are loaded when somebody asks for colours.
 */
galley.colors = (() => {
  /** So many pictures are kept as canvases; large ones take 12 MB each. */
  const kept = 4;
  const readers = new Map();

  const isFile = () => location.protocol === "file:";

  /** An address whose picture a canvas may be read from. */
  async function readable(picture) {
    const address = galley.imageURL(picture.hash);
    if (!isFile() || address.startsWith("data:")) return address;
    try {
      return (await galley.pixels(picture.hash)).url;
    } catch {
      throw new Error("A browser does not allow a page opened from disk to read pixels, and this picture has no copy that "
        + "it can read: only cases that need review have one. Use a web server or a single file.");
    }
  }

  function draw(image) {
    const canvas = galley.dom.h("canvas", { width: image.naturalWidth, height: image.naturalHeight });
    const context = canvas.getContext("2d", { willReadFrequently: true, colorSpace: "srgb" });
    context.drawImage(image, 0, 0);
    return { canvas, at: (x, y) => inside(canvas, x, y) ? [...context.getImageData(x, y, 1, 1).data] : null };
  }

  const inside = ({ width, height }, x, y) => x >= 0 && y >= 0 && x < width && y < height;

  async function make(picture) {
    const image = new Image();
    image.src = await readable(picture);
    try {
      await image.decode();
    } catch {
      throw new Error("The picture did not load, so its colours cannot be read.");
    }
    return draw(image);
  }

  /** A promise of `{canvas, at(x, y)}`, where `at` gives red, green, blue and alpha, or null outside. */
  function reader(picture) {
    const known = readers.get(picture.hash);
    readers.delete(picture.hash);
    const promise = known ?? make(picture);
    readers.set(picture.hash, promise);
    promise.catch(() => readers.delete(picture.hash));
    for (const hash of readers.keys()) if (readers.size > kept) readers.delete(hash);
    return promise;
  }

  /** `#RRGGBBAA`. */
  const hex = (color) => `#${color.map((value) => value.toString(16).padStart(2, "0")).join("").toUpperCase()}`;

  return { reader, hex };
})();
