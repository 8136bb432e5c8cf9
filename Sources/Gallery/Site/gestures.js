"use strict";

/** What hands do to a picture: wheel, drag, pinch, click and double click, by mouse, pen and touch. */
galley.gestures = (() => {
  /** How far a pointer may stray in a click, in CSS pixels. */
  const slack = 4;
  const doubled = 350;

  const distance = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

  /** A wheel's way in CSS pixels, whatever its unit. */
  const pixels = (event, way) => way * [1, 16, 400][event.deltaMode];

  class Gestures {
    pointers = new Map();

    /** `actions`: `zoom(factor, x, y)`, `pan(dx, dy)` which says whether it did, `hover(x, y)`, `leave()`, `click(x, y, event)`, `double(x, y)`. */
    constructor(element, actions) {
      this.element = element;
      this.actions = actions;
      const listen = (name, method, options) => element.addEventListener(name, (event) => this[method](event), options);
      listen("wheel", "wheel", { passive: false });
      listen("pointerdown", "down");
      listen("pointermove", "move");
      listen("pointerup", "up");
      listen("pointercancel", "cancel");
      listen("pointerleave", "leave");
    }

    point(event) {
      const box = this.element.getBoundingClientRect();
      return { x: event.clientX - box.left - this.element.clientLeft, y: event.clientY - box.top - this.element.clientTop };
    }

    wheel(event) {
      const { x, y } = this.point(event);
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        this.actions.zoom(Math.exp(-pixels(event, event.deltaY) / 100), x, y);
        return;
      }
      const across = event.shiftKey && !event.deltaX;
      const dx = pixels(event, across ? event.deltaY : event.deltaX), dy = across ? 0 : pixels(event, event.deltaY);
      if (this.actions.pan(-dx, -dy)) event.preventDefault();
      this.actions.hover(x, y);
    }

    down(event) {
      if (event.button !== 0) return;
      this.element.setPointerCapture(event.pointerId);
      this.pointers.set(event.pointerId, this.point(event));
      this.strayed = this.pointers.size > 1;
      this.start = this.point(event);
    }

    move(event) {
      const now = this.point(event);
      const before = this.pointers.get(event.pointerId);
      if (!before) return this.actions.hover(now.x, now.y);
      if (!this.strayed && Math.hypot(now.x - this.start.x, now.y - this.start.y) < slack) return;
      this.strayed = true;
      if (this.pointers.size === 2) this.pinch(event.pointerId, now);
      else this.actions.pan(now.x - before.x, now.y - before.y);
      this.pointers.set(event.pointerId, now);
    }

    pinch(id, now) {
      const before = [...this.pointers.values()];
      const after = [...this.pointers].map(([other, point]) => other === id ? now : point);
      const [from, to] = [middle(before), middle(after)];
      this.actions.pan(to.x - from.x, to.y - from.y);
      this.actions.zoom(distance(after) / Math.max(distance(before), 1), to.x, to.y);
    }

    up(event) {
      if (!this.pointers.delete(event.pointerId) || this.strayed) return;
      const { x, y } = this.point(event);
      const soon = event.timeStamp - (this.clicked ?? -Infinity) < doubled;
      this.clicked = soon ? undefined : event.timeStamp;
      if (soon) this.actions.double(x, y);
      else this.actions.click(x, y, event);
    }

    cancel(event) {
      this.pointers.delete(event.pointerId);
      this.strayed = true;
    }

    /** Only a mouse leaves: what was tapped stays. */
    leave({ pointerType }) { if (pointerType === "mouse" && !this.pointers.size) this.actions.leave(); }
  }

  return { follow: (element, actions) => new Gestures(element, actions) };
})();
