"use strict";
/* Which view of one layout is which of another, and which of them moved. */

{
  /** Below this two places are the same: a hundredth of a point, as results say it. */
  const precision = 0.005;

  /** The numbers of contents that there are, by what they are. */
  const contents = new Map();

  /** Gives each view of a tree the number of its content: what it is, wherever it is and however large. */
  function number(tree) {
    // What is in a view stands behind it.
    for (const view of [...tree.views].reverse()) {
      const { node: { kind, name, lines } } = view;
      const says = lines.map(({ text }) => text.replace(/\s/g, "")).join("");
      const content = JSON.stringify([kind, name, says, view.views.map((inner) => inner.content)]);
      if (!contents.has(content)) contents.set(content, contents.size);
      view.content = contents.get(content);
    }
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
    const pairs = common(olds, news, (a, b) => a.content === b.content);
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
    for (const tree of [expected, actual]) number(tree);
    // Layouts may be deeper than calls can be within each other.
    const matches = [[expected.root, actual.root]];
    while (matches.length) {
      const [old, now] = matches.pop();
      counterparts.set(old, now).set(now, old);
      if (differ(place(old), place(now))) moved.push({ old, now });
      const pairs = paired(old.views, now.views);
      const taken = new Set(pairs.flat());
      for (const view of old.views) if (!taken.has(view)) moved.push({ old: view, now: null });
      for (const view of now.views) if (!taken.has(view)) moved.push({ old: null, now: view });
      matches.push(...pairs.reverse());
    }
    return { counterparts, moved };
  };
}
