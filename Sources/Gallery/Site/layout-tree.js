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
      this.spoken = layout.spoken ?? [];
      this.views = [];
      this.labelled = new Map();
      this.read(layout.root);
      this.within = this.shared();
    }

    /** Of labels that several views have: those views, by the labels of what holds them. */
    shared() {
      const within = new Map();
      for (const [label, views] of this.labelled) {
        if (views.length < 2) continue;
        const byHolder = new Map();
        for (const view of views) {
          for (const holder of view.holders) {
            if (!byHolder.has(holder)) byHolder.set(holder, []);
            byHolder.get(holder).push(view);
          }
        }
        within.set(label, byHolder);
      }
      return within;
    }

    get root() { return this.views[0]; }

    /** Takes all nodes of a layout, which may be deeper than calls can be within each other. */
    read(root) {
      const waiting = [{ node: root, number: undefined, holder: null }];
      while (waiting.length) {
        const { node, holder } = waiting.at(-1);
        const view = this.append(waiting.pop());
        holder?.views.push(view);
        const found = numbers(node.children);
        waiting.push(...node.children.map((child, index) => ({ node: child, number: found[index], holder: view })).reverse());
      }
    }

    append({ node, number, holder }) {
      const label = number ? `${base(node)} ${number}` : base(node);
      const view = { node, number, label, holder, index: this.views.length, depth: holder ? holder.depth + 1 : 0, views: [] };
      // The labels of what holds it, each once.
      view.holders = !holder ? new Set() : holder.holders.has(holder.label) ? holder.holders
        : new Set([...holder.holders, holder.label]);
      this.views.push(view);
      if (!this.labelled.has(label)) this.labelled.set(label, []);
      this.labelled.get(label).push(view);
      return view;
    }

    /** What results call a view: its label, and as much of what holds it as tells it from others. */
    name(view) {
      return view.spelled ??= this.spell(view);
    }

    spell(view) {
      const holders = [...ancestors(view)];
      const named = holders.filter(({ node }) => node.name);
      const all = this.labelled.get(view.label);
      let rivals = all.length > 1 ? all : [view];
      /** Leaves the rivals that something holds with a label, and says whether others are left out. */
      const keep = (label) => {
        const before = rivals.length;
        if (rivals === all) rivals = this.within.get(view.label).get(label);
        else rivals = rivals.filter((rival) => rival.holders.has(label));
        if (rivals.length === all.length) rivals = all;
        return rivals.length < before;
      };
      const chosen = new Set();
      if (!view.node.name && named.length && named[0] !== this.root) {
        chosen.add(named[0]);
        keep(named[0].label);
      }
      const asked = new Set();
      for (const holder of [...named, ...holders]) {
        if (rivals.length === 1) break;
        if (asked.has(holder.label)) continue;
        asked.add(holder.label);
        if (keep(holder.label)) chosen.add(holder);
      }
      if (rivals.length > 1) return [view, ...holders].reverse().map(({ label }) => label).join("/");
      const parts = [view, ...[...chosen].sort((a, b) => b.index - a.index)];
      return shortened(parts.map(({ label }) => label).join(" in "));
    }

    /** The view at the end of a way from the root, by places among children. */
    follow(way) { return way.reduce((view, place) => view?.views[place], this.root) ?? null; }

    /** The view that results call so. */
    find(name) {
      this.named ??= new Map(this.views.map((view) => [this.name(view), view]));
      return this.named.get(name) ?? null;
    }

    /** The innermost view at a point of the layout; of views beside each other the one that is painted last. */
    at(x, y) {
      // What is in a view stands behind it, and what is painted later behind that.
      return this.views.findLast(({ node: { frame: [left, top, width, height] } }) => (
        x >= left && x < left + width && y >= top && y < top + height
      )) ?? null;
    }
  }

  function* ancestors(view) {
    for (let holder = view.holder; holder; holder = holder.holder) yield holder;
  }

  galley.LayoutTree = LayoutTree;
  galley.ancestors = ancestors;
}
