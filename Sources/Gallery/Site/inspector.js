"use strict";

/** The layout of a case beside its pictures: the tree, and what there is to say of the view in focus. */
galley.Inspector = class Inspector {
  constructor(viewer) {
    const { root, parts } = galley.dom.clone("inspector");
    Object.assign(this, { viewer, root, parts });
    for (const side of ["expected", "actual"]) parts[side].addEventListener("click", () => this.showSide(side));
  }

  /** Takes the layouts of a case; `fault` says why there are none. */
  show({ trees, counterparts, moved, findings, fault }) {
    Object.assign(this, { trees, counterparts, moved, findings });
    this.parts.fault.hidden = !fault;
    this.parts.fault.textContent = fault ?? "";
    this.parts.sides.hidden = !(trees.expected && trees.actual);
    this.parts.body.hidden = !(trees.expected || trees.actual);
    this.showSide(trees.actual ? "actual" : "expected");
  }

  showSide(side) {
    this.side = side;
    for (const other of ["expected", "actual"]) this.parts[other].setAttribute("aria-pressed", other === side);
    const tree = this.trees[side];
    if (!tree) {
      this.showReading();
      return this.parts.tree.replaceChildren();
    }
    this.view = new galley.TreeView(tree, {
      select: (view) => this.viewer.focus.select(view),
      point: (view) => this.point(view),
      marks: (view) => this.marks(view),
    });
    this.parts.tree.replaceChildren(this.view.root);
    this.showReading(tree);
    this.select(undefined);
  }

  /** Lists what VoiceOver reads, in its order, by the numbers of the pictures' layer. */
  showReading(tree) {
    const { h, text } = galley.dom;
    const { reading, readingList } = this.parts;
    reading.hidden = !tree?.spoken.length;
    readingList.replaceChildren(...(tree?.spoken ?? []).map((element) => {
      const details = element.details.map(({ kind, text: words }) => h("small", { class: "quiet" }, `${kind}: `, text(words)));
      const words = h("button", { type: "button", class: "reading-words", onclick: () => this.viewer.focus.select(tree.follow(element.node)) },
        text(element.text || "(nothing is read)"));
      return h("li", null, words, details);
    }));
  }

  /** What happened to a view, in a word each. */
  marks(view) {
    const move = this.moved.find(({ old, now }) => old === view || now === view);
    const finding = this.findings.find((one) => this.same(one.view, view) || (one.other && this.same(one.other, view)));
    return [move && this.word(move), finding?.finding.kind.replaceAll("-", " ")].filter(Boolean);
  }

  word({ old, now }) {
    if (!old) return "new";
    if (!now) return "gone";
    const [, , width, height] = old.node.frame, [, , nowWidth, nowHeight] = now.node.frame;
    return Math.abs(width - nowWidth) > 0.005 || Math.abs(height - nowHeight) > 0.005 ? "resized" : "moved";
  }

  same(a, b) { return a === b || this.counterparts.get(a) === b; }

  /** Describes the view that somebody points at in the pictures, in whichever layout it is; else the selected one. */
  showPointed(view) {
    if (this.root.offsetParent) this.describe(this.own(view) ?? this.selected);
  }

  /** A view, or its counterpart: whichever is in the layout that shows. */
  own(view) {
    const tree = this.trees?.[this.side];
    return view && [view, this.counterparts.get(view)].find((one) => one && tree?.views[one.index] === one);
  }

  point(view) {
    this.viewer.focus.listed = view;
    this.viewer.focus.draw();
    this.describe(view ?? this.selected);
  }

  /** Shows which view was selected, in whichever layout it is. */
  select(view) {
    const own = this.own(view);
    const other = this.side === "actual" ? "expected" : "actual";
    if (view && !own && this.trees[other]?.views[view.index] === view) {
      this.showSide(other);
      return this.select(view);
    }
    this.selected = own;
    this.view?.mark(own);
    this.describe(own);
  }

  describe(view) {
    const { details, hint } = this.parts;
    details.replaceChildren(...view ? this.details(view) : []);
    hint.hidden = Boolean(view);
  }

  details(view) {
    const { h, text } = galley.dom;
    const { node } = view;
    const rows = [["Frame", this.frame(node.frame)], ...this.before(view), ...this.inSuperview(view), ...this.margins(node)];
    const lines = node.lines.map((line) => h("li", null, text(line.text.trim() || "(empty)"),
      h("small", { class: "quiet number" }, `baseline ${this.number(line.baseline)}, ${this.number(line.width)} wide`)));
    return [
      h("h3", null, text(this.trees[this.side].name(view))), h("p", { class: "quiet mono" }, node.kind),
      h("dl", { class: "facts number" }, rows.map(([term, value]) => h("div", null, h("dt", null, term), h("dd", null, value)))),
      lines.length ? h("ol", { class: "lines", "aria-label": "Lines" }, lines) : null,
    ].filter(Boolean);
  }

  number(value) { return String(Math.round(value * 100) / 100); }

  frame([x, y, width, height]) {
    return `${this.number(x)}, ${this.number(y)} · ${this.number(width)} × ${this.number(height)} pt`;
  }

  /** What the frame was, or is, in the other layout, where it differs. */
  before(view) {
    const other = this.counterparts.get(view);
    if (!other || this.frame(other.node.frame) === this.frame(view.node.frame)) return [];
    return [[this.side === "actual" ? "Expected" : "Actual", this.frame(other.node.frame)]];
  }

  inSuperview(view) {
    if (!view.holder) return [];
    const [x, y, width, height] = view.node.frame, [left, top, outerWidth, outerHeight] = view.holder.node.frame;
    const edges = [y - top, x - left, top + outerHeight - y - height, left + outerWidth - x - width].map((value) => this.number(value));
    return [["To superview", `top ${edges[0]}, left ${edges[1]}, bottom ${edges[2]}, right ${edges[3]}`]];
  }

  margins({ margins }) {
    if (!margins?.some(Boolean)) return [];
    const [top, left, bottom, right] = margins.map((value) => this.number(value));
    return [["Margins", `top ${top}, left ${left}, bottom ${bottom}, right ${right}`]];
  }
};
