"use strict";

/**
 * Which part of a case's pictures shows what changed, and what is marked in it; boxes are x, y, width and height in
 * the pictures' pixels.
 *
 * What changed are the frames of the views that a result names as causes; where it names none, the places that differ.
 */
galley.crops = (() => {
  /** In points: what is shown around a change at least, and how much of a picture is never cut. */
  const context = 24;
  const least = { width: 140, height: 72 };
  /** A picture of at most so many points is shown at its whole width, unless little of it changed. */
  const narrow = 480;
  /** Places that differ are outlined together where they are closer than so many points. */
  const near = 8;
  const sides = ["expected", "actual"];

  const picturesOf = (entry) => sides.map((side) => entry.pictures[side]).filter((picture) => picture?.hash);

  /** What all pictures of a case lie on. */
  const sheet = (entry) => ({
    width: Math.max(1, ...picturesOf(entry).map(({ width }) => width)),
    height: Math.max(1, ...picturesOf(entry).map(({ height }) => height)),
  });

  const pixels = (frame, scale) => frame.map((value) => value * scale);

  /** The frames of the causes' views in one of the pictures. */
  const framesOf = (entry, side) => (entry.result.causes ?? []).map((cause) => cause[side]).filter(Boolean)
    .map((frame) => pixels(frame, entry.scale ?? 1));

  /** What is outlined in a picture; places that are close together have one outline, unless it would be around nearly all. */
  function marks(entry, side) {
    const frames = framesOf(entry, side);
    if (frames.length) return frames;
    const boxes = galley.places(entry).map(({ box }) => box), together = joined(boxes, near * (entry.scale ?? 1));
    const { width, height } = sheet(entry);
    return together.every((box) => area(box) < 0.6 * width * height) ? together : boxes;
  }

  /** Boxes with those as one that are closer to each other than a distance, unless their outline would be mostly empty. */
  function joined(boxes, distance) {
    const found = [];
    for (const box of boxes) {
      let grown = box;
      for (let index = found.length - 1; index >= 0; index--) {
        if (belong(found[index], grown, distance)) grown = union([grown, ...found.splice(index, 1)]);
      }
      found.push(grown);
    }
    return found.length < boxes.length ? joined(found, distance) : found;
  }

  const area = ([, , width, height]) => width * height;

  function belong(one, other, distance) {
    const [x, y, width, height] = one, [left, top, across, down] = other;
    return x < left + across + distance && left < x + width + distance && y < top + down + distance && top < y + height + distance
      && area(union([one, other])) <= 2 * (area(one) + area(other));
  }

  /** The box around boxes; undefined for none. */
  function union(boxes) {
    if (!boxes.length) return undefined;
    const left = Math.min(...boxes.map(([x]) => x)), top = Math.min(...boxes.map(([, y]) => y));
    return [
      left, top, Math.max(...boxes.map(([x, , width]) => x + width)) - left,
      Math.max(...boxes.map(([, y, , height]) => y + height)) - top,
    ];
  }

  /** The box that tells most: around all that changed or, where that is too high for one look, around the first cause
   * or the place of most pixels. */
  function changed(entry) {
    const { width } = sheet(entry);
    const frames = sides.flatMap((side) => framesOf(entry, side));
    const places = galley.places(entry).filter(({ rest }) => !rest);
    const all = union(frames.length ? frames : places.map(({ box }) => box));
    if (!all || all[3] <= width * 1.1) return all;
    const [first] = entry.result.causes ?? [];
    if (first) return union(sides.map((side) => first[side]).filter(Boolean).map((frame) => pixels(frame, entry.scale ?? 1)));
    return [...places].sort((one, other) => other.differing - one.differing)[0].box;
  }

  const bounded = (value, low, high) => Math.min(high, Math.max(low, value));

  /** Where a part of a length begins so that it has a range in its middle; parts longer than the whole lie around it. */
  function begin(part, start, length, whole) {
    if (part >= whole) return (whole - part) / 2;
    const from = length > part ? start : start + (length - part) / 2;
    return bounded(from, 0, whole - part);
  }

  /** The part to look at. `aspect`, width by height, is that of the place it is shown in, where that is given. */
  function of(entry, aspect) {
    const all = sheet(entry), scale = entry.scale ?? 1, around = context * scale;
    const [x, y, width, height] = changed(entry) ?? [0, 0, all.width, Math.min(all.height, all.width)];
    const isWide = width + 2 * around > all.width * 0.7 && all.width <= narrow * scale;
    let across = isWide ? Math.max(all.width, least.width * scale)
      : bounded(width + 2 * around, least.width * scale, Math.max(all.width, least.width * scale));
    let down = bounded(height + 2 * around, Math.max(least.height * scale, across * 0.4), across * 1.2);
    if (aspect && across < down * aspect) across = down * aspect;
    if (aspect) down = across / aspect;
    else down = Math.min(down, all.height);
    return [begin(across, x - around, width + 2 * around, all.width), begin(down, y - around, height + 2 * around, all.height), across, down];
  }

  /** Everything. */
  const whole = (entry) => [0, 0, sheet(entry).width, sheet(entry).height];

  return { of, whole, marks, isChanged: (entry) => changed(entry) !== undefined };
})();
