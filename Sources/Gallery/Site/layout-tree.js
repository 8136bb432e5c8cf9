"use strict";
/* A layout's views in one list, with the names that results call them by. */

{
  const base = (view) => view.name || view.kind;

  /** A number for each sibling, where several are called the same. */
  function numbers(views) {
    const totals = new Map();
    for (const view of views) totals.set(base(view), (totals.get(base(view)) ?? 0) + 1);
    const counts = new Map();
    return views.map((view) => {
      const name = base(view);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return totals.get(name) === 1 ? undefined : counts.get(name);
    });
  }

  /** Names are of any length; both ends stay, by grapheme clusters, as results have them. */
  function shortened(name) {
    if (name.length <= 80) return name;
    const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
    if (characters.length <= 80) return name;
    return `${characters.slice(0, 40).join("")}…${characters.slice(-39).join("")}`;
  }

  /** Views in the order of the tree; the same rules for names as `Sources/Snapshots/Difference/LayoutTree.swift`. */
  class LayoutTree {
    constructor(layout) {
      this.hash = layout.hash;
      this.views = [];
      this.labelled = new Map();
      this.append(layout.root, undefined, null);
    }

    get root() { return this.views[0]; }

    append(node, number, holder) {
      const label = number ? `${base(node)} ${number}` : base(node);
      const view = { node, number, label, holder, index: this.views.length, depth: holder ? holder.depth + 1 : 0, views: [] };
      this.views.push(view);
      if (!this.labelled.has(label)) this.labelled.set(label, []);
      this.labelled.get(label).push(view);
      const found = numbers(node.children);
      node.children.forEach((child, index) => view.views.push(this.append(child, found[index], view)));
      return view;
    }

    /** What results call a view: its label, and as much of what holds it as tells it from others. */
    name(view) {
      return view.spelled ??= this.spell(view);
    }

    spell(view) {
      const holders = [...ancestors(view)];
      const named = holders.filter(({ node }) => node.name);
      let rivals = this.labelled.get(view.label).filter((other) => other !== view);
      const chosen = new Set();
      if (!view.node.name && named.length && named[0] !== this.root) {
        chosen.add(named[0]);
        rivals = rivals.filter((rival) => isWithin(rival, named[0].label));
      }
      for (const holder of [...named, ...holders]) {
        if (!rivals.length) break;
        const left = rivals.filter((rival) => isWithin(rival, holder.label));
        if (left.length < rivals.length) chosen.add(holder);
        rivals = left;
      }
      if (rivals.length) return [view, ...holders].reverse().map(({ label }) => label).join("/");
      const parts = [view, ...[...chosen].sort((a, b) => b.index - a.index)];
      return shortened(parts.map(({ label }) => label).join(" in "));
    }

    /** The view that results call so. */
    find(name) {
      this.named ??= new Map(this.views.map((view) => [this.name(view), view]));
      return this.named.get(name) ?? null;
    }

    /** The innermost view at a point of the layout; of views beside each other the one that is painted last. */
    at(x, y, view = this.root) {
      for (const inner of [...view.views].reverse()) {
        const found = this.at(x, y, inner);
        if (found) return found;
      }
      const [left, top, width, height] = view.node.frame;
      return x >= left && x < left + width && y >= top && y < top + height ? view : null;
    }
  }

  function* ancestors(view) {
    for (let holder = view.holder; holder; holder = holder.holder) yield holder;
  }

  function isWithin(view, label) {
    for (const holder of ancestors(view)) if (holder.label === label) return true;
    return false;
  }

  galley.LayoutTree = LayoutTree;
  galley.ancestors = ancestors;
}
