"use strict";

/** Distances in a layout, as lines between points, in its points. */
galley.distances = (() => {
  /** From a frame to the edges of one that holds it. */
  function within([x, y, width, height], [left, top, outerWidth, outerHeight]) {
    const [midX, midY] = [x + width / 2, y + height / 2];
    return [
      { from: [left, midY], to: [x, midY], length: x - left },
      { from: [x + width, midY], to: [left + outerWidth, midY], length: left + outerWidth - x - width },
      { from: [midX, top], to: [midX, y], length: y - top },
      { from: [midX, y + height], to: [midX, top + outerHeight], length: top + outerHeight - y - height },
    ];
  }

  const holds = (outer, inner) => outer[0] <= inner[0] && outer[1] <= inner[1]
    && outer[0] + outer[2] >= inner[0] + inner[2] && outer[1] + outer[3] >= inner[1] + inner[3];

  /** The middle of what two stretches share, or of the first. */
  function shared(a, aLength, b, bLength) {
    const from = Math.max(a, b), to = Math.min(a + aLength, b + bLength);
    return from < to ? (from + to) / 2 : a + aLength / 2;
  }

  /** Between two frames beside or above each other. */
  function between(a, b) {
    const found = [];
    const [first, second] = a[0] <= b[0] ? [a, b] : [b, a];
    const y = shared(a[1], a[3], b[1], b[3]);
    const across = second[0] - first[0] - first[2];
    if (across >= 0) found.push({ from: [first[0] + first[2], y], to: [second[0], y], length: across });
    const [upper, lower] = a[1] <= b[1] ? [a, b] : [b, a];
    const x = shared(a[0], a[2], b[0], b[2]);
    const down = lower[1] - upper[1] - upper[3];
    if (down >= 0) found.push({ from: [x, upper[1] + upper[3]], to: [x, lower[1]], length: down });
    return found;
  }

  /** Of a view from the edges of its superview; of two views from each other. */
  return (view, other = view.holder) => {
    if (!other || view === other) return [];
    const [a, b] = [view.node.frame, other.node.frame];
    const found = view.holder === other || holds(b, a) ? within(a, b) : holds(a, b) ? within(b, a) : between(a, b);
    return found.filter(({ length }) => Math.abs(length) > 0.005);
  };
})();
