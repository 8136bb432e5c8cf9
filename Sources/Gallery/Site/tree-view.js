"use strict";

/** A layout as a tree that opens and closes, by the keys that trees have. */
galley.TreeView = class TreeView {
  /** `on`: `select(view)`, `point(view or undefined)`. `marks` gives a view's badges as words. */
  constructor(tree, { select, point, marks }) {
    const { h } = galley.dom;
    Object.assign(this, { tree, select, point, marks });
    this.items = new Map();
    this.root = h("ul", { class: "tree", role: "tree", "aria-label": "Layout" });
    // Where the items of a view's views are.
    this.lists = new Map([[null, this.root]]);
    // Each after what holds it.
    for (const view of tree.views) this.append(view);
    this.focused = tree.root;
    this.items.get(tree.root).tabIndex = 0;
    this.root.addEventListener("keydown", (event) => this.press(event));
    this.root.addEventListener("pointerleave", () => point(undefined));
  }

  /** From which depth on items stand beside those that hold them: elements within each other take the browser's stack. */
  static deepest = 200;

  append(view) {
    const { h } = galley.dom;
    const item = this.item(view);
    const list = this.lists.get(view.holder);
    list.append(item);
    if (!this.hasList(view)) return this.lists.set(view, list);
    this.lists.set(view, h("ul", { role: "group" }));
    return item.append(this.lists.get(view));
  }

  /** Whether the items of a view's views are in its own, which opens and closes. */
  hasList(view) { return view.views.length > 0 && view.depth < TreeView.deepest; }

  item(view) {
    const { h } = galley.dom;
    const hasViews = this.hasList(view);
    const item = h("li", {
      role: "treeitem", tabindex: "-1", "aria-selected": "false", "aria-expanded": hasViews ? "true" : null,
      "aria-level": view.depth + 1, onfocus: () => this.point(view),
    }, this.row(view, hasViews));
    this.items.set(view, item);
    return item;
  }

  row(view, hasViews) {
    const { h, icon } = galley.dom;
    const { node: { name, kind, lines } } = view;
    const marks = this.marks(view);
    const number = view.number ? ` ${view.number}` : "";
    return h("div", {
      class: "tree-row", style: { "--depth": view.depth }, onclick: () => { this.focus(view); this.select(view); },
      onpointerenter: () => this.point(view),
    },
    h("span", { class: "tree-twisty", onclick: (event) => { event.stopPropagation(); this.expand(view); } }, hasViews ? icon("right") : null),
    h("span", { class: "tree-kind" }, this.shortKind(kind), name ? "" : number),
    h("bdi", { class: "tree-name" }, name || (lines.length ? `“${lines.map(({ text }) => text.trim()).join(" ")}”` : ""), name ? number : ""),
    marks.length ? h("span", { class: "tree-marks" }, marks.join(", ")) : null);
  }

  /** A class as one reads it in a list: `Label` for `UILabel`. */
  shortKind(kind) { return kind.replace(/^UI(?=[A-Z])/, ""); }

  isOpen(view) { return this.items.get(view).getAttribute("aria-expanded") !== "false"; }

  expand(view, isOpen = !this.isOpen(view)) {
    if (this.hasList(view)) this.items.get(view).setAttribute("aria-expanded", isOpen);
  }

  focus(view, { quietly = false } = {}) {
    this.items.get(this.focused).tabIndex = -1;
    this.focused = view;
    const item = this.items.get(view);
    item.tabIndex = 0;
    if (!quietly) item.focus({ preventScroll: true });
    this.reveal(item.querySelector(".tree-row"));
  }

  /** Scrolls the tree alone, never the page. */
  reveal(row) {
    const scroller = this.root.parentElement;
    if (!scroller) return;
    const box = row.getBoundingClientRect(), frame = scroller.getBoundingClientRect();
    if (box.top < frame.top) scroller.scrollTop -= frame.top - box.top + 24;
    if (box.bottom > frame.bottom) scroller.scrollTop += box.bottom - frame.bottom + 24;
  }

  /** Shows which view is selected, and opens what holds it. */
  mark(view) {
    for (const [other, item] of this.items) item.setAttribute("aria-selected", other === view);
    if (!view) return;
    for (const holder of galley.ancestors(view)) this.expand(holder, true);
    this.focus(view, { quietly: true });
  }

  /** Views whose rows show, in their order. */
  get visible() {
    const found = new Set();
    for (const view of this.tree.views) {
      if (!view.holder || (found.has(view.holder) && this.isOpen(view.holder))) found.add(view);
    }
    return [...found];
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = this.target(event.key);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to) this.focus(to);
  }

  /** Where a key leads: a view, null where it did something else, undefined where it is no key of trees. */
  target(key) {
    const view = this.focused, rows = this.visible, index = rows.indexOf(view);
    switch (key) {
    case "ArrowDown": return rows[index + 1] ?? null;
    case "ArrowUp": return rows[index - 1] ?? null;
    case "Home": return rows[0];
    case "End": return rows.at(-1);
    case "ArrowRight":
      if (view.views.length && this.isOpen(view)) return view.views[0];
      this.expand(view, true);
      return null;
    case "ArrowLeft":
      if (!this.hasList(view) || !this.isOpen(view)) return view.holder ?? null;
      this.expand(view, false);
      return null;
    case "Enter": case " ":
      this.select(view);
      return null;
    default: return undefined;
    }
  }
};
