"use strict";
/* Which view of one layout is which of another, and which of them moved. */

{
  /** Below this two places are the same: a hundredth of a point, as results say it. */
  const precision = 0.005;

  /** What a view is, wherever it is and however large. */
  function content(view) {
    return view.content ??= JSON.stringify([
      view.node.kind, view.node.name, view.node.lines.map(({ text }) => text.replace(/\s/g, "")).join(""),
      view.views.map(content),
    ]);
  }

  /** The longest common subsequence of two lists, as pairs. */
  function common(olds, news, equal) {
    const lengths = Array.from({ length: olds.length + 1 }, () => new Uint32Array(news.length + 1));
    for (let i = olds.length - 1; i >= 0; i--) {
      for (let j = news.length - 1; j >= 0; j--) {
        lengths[i][j] = equal(olds[i], news[j])
          ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
      }
    }
    const pairs = [];
    for (let i = 0, j = 0; i < olds.length && j < news.length;) {
      if (equal(olds[i], news[j])) pairs.push([olds[i++], news[j++]]);
      else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
      else j++;
    }
    return pairs;
  }

  /** Pairs of siblings: those that say the same first, then those of one kind and name in their order. */
  function paired(olds, news) {
    const pairs = common(olds, news, (a, b) => content(a) === content(b));
    const taken = new Set(pairs.flat());
    const free = (views) => views.filter((view) => !taken.has(view));
    const alike = (a, b) => a.node.kind === b.node.kind && a.node.name === b.node.name;
    return [...pairs, ...common(free(olds), free(news), alike)];
  }

  /** Where a view is in what holds it, and its size. */
  function place({ node: { frame: [x, y, width, height] }, holder }) {
    const [left, top] = holder ? holder.node.frame : [0, 0];
    return [x - left, y - top, width, height];
  }

  const differ = (a, b) => a.some((value, index) => Math.abs(value - b[index]) > precision);

  /**
   * Matches two layouts.
   *
   * - counterparts: a map from each view to that of the other layout.
   * - moved: pairs of what moved in what holds it, or has another size; views that are new or gone have no other.
   */
  galley.layoutMoves = (expected, actual) => {
    const counterparts = new Map();
    const moved = [];
    const match = (old, now) => {
      counterparts.set(old, now).set(now, old);
      if (differ(place(old), place(now))) moved.push({ old, now });
      for (const [before, after] of paired(old.views, now.views)) match(before, after);
      for (const view of old.views) if (!counterparts.has(view)) moved.push({ old: view, now: null });
      for (const view of now.views) if (!counterparts.has(view)) moved.push({ old: null, now: view });
    };
    match(expected.root, actual.root);
    return { counterparts, moved };
  };
}
