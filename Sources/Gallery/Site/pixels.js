"use strict";

/**
 * The colours of pictures.
 *
 * A canvas that drew a file from disk may not be read, except one that somebody chose: a page from disk asks for the
 * folder of pictures, once.
 */
galley.colors = (() => {
  /** So many pictures are kept as canvases; large ones take 12 MB each. */
  const kept = 4;
  const readers = new Map();

  const needsFile = (picture) => location.protocol === "file:" && !galley.hasImage(picture.hash);
  /** A promise of the chosen files by their names. */
  let chosen;

  /** Asks for the folder of pictures. The field is in the document meanwhile: one outside may be collected as garbage. */
  function choose() {
    const input = galley.dom.h("input", { type: "file", webkitdirectory: true, multiple: true, hidden: true });
    document.body.append(input);
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new Error("A browser lets a page from disk read colours only from a folder that you choose: the folder "
        + "images beside index.html."));
      input.addEventListener("change", () => resolve(new Map([...input.files].map((file) => [file.name, file]))));
      input.addEventListener("cancel", refuse);
      input.click();
    }).finally(() => input.remove());
  }

  /** The file of a picture in the chosen folder. */
  async function file(picture) {
    try {
      const found = (await (chosen ??= choose())).get(`${picture.hash}.png`);
      if (found) return found;
    } catch (error) {
      chosen = undefined;
      throw error;
    }
    chosen = undefined;
    throw new Error("The chosen folder does not have this picture. Choose the folder images beside index.html.");
  }

  function draw(image) {
    const canvas = galley.dom.h("canvas", { width: image.width, height: image.height });
    const context = canvas.getContext("2d", { willReadFrequently: true, colorSpace: "srgb" });
    context.drawImage(image, 0, 0);
    return { canvas, at: (x, y) => inside(canvas, x, y) ? [...context.getImageData(x, y, 1, 1).data] : null };
  }

  const inside = ({ width, height }, x, y) => x >= 0 && y >= 0 && x < width && y < height;

  /** A picture that a canvas may be read from. */
  async function load(picture) {
    if (needsFile(picture)) return createImageBitmap(await file(picture));
    const image = new Image();
    image.src = galley.imageURL(picture.hash);
    await image.decode();
    return image;
  }

  async function make(picture) {
    try {
      return draw(await load(picture));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      throw new Error("The picture did not load, so its colours cannot be read.", { cause: error });
    }
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

  return {
    reader, hex,
    /** Whether pictures can be read without asking. */
    isReady: () => location.protocol !== "file:" || galley.data.run.form === "file" || chosen !== undefined,
  };
})();
