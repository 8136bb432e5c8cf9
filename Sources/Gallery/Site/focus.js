"use strict";

/** The views of a layout that somebody points at or selected, drawn in every picture that has them. */
galley.ViewFocus = class ViewFocus {
  /** Whether the view below the pointer is shown whatever else is. */
  inspects = false;

  constructor(viewer) { this.viewer = viewer; }

  /** Forgets the views of another case. */
  clear() { this.hovered = this.listed = this.selected = undefined; }

  /** Whether the view below the pointer is shown. */
  get isInspecting() {
    const { shown } = this.viewer;
    return this.inspects || shown.has("hover") || shown.has("frames");
  }

  /** Selects a view, or none where it was selected. */
  select(view) {
    this.selected = view === this.selected ? undefined : view;
    this.draw();
    this.viewer.on.select(this.selected);
  }

  /** A view, or the same one of the other layout: whichever is in a layer's layout. */
  viewIn({ overlay: { layout } }, view) {
    if (!view || !layout) return undefined;
    return [view, this.viewer.counterparts.get(view)].find((one) => one && layout.views[one.index] === one);
  }

  draw() {
    const pointed = this.listed ?? (this.isInspecting ? this.hovered : undefined);
    for (const layer of Object.values(this.viewer.layers)) {
      const hovered = this.viewIn(layer, pointed), selected = this.viewIn(layer, this.selected);
      layer.overlay.focus({ hovered, selected, distances: this.distances(hovered, selected) });
    }
  }

  /** From the selected view to the one that is pointed at; from a view alone to its superview. */
  distances(hovered, selected) {
    if (hovered && selected && hovered !== selected) return galley.distances(hovered, selected);
    return hovered ?? selected ? galley.distances(hovered ?? selected) : [];
  }
};
