"use strict";

/**
 * A list of which only what is near the window is in the document.
 *
 * Items have heights that are known before they are drawn, so the list is as high as all of it, and any of them can be
 * gone to. What has the focus stays in the document, wherever it is.
 */
galley.rows = (() => {
  /** Beyond the window, in its heights: what is scrolled to next is there already. */
  const margin = 0.8;

  function create(container, draw) {
    let items = [];
    let tops = [0];
    const drawn = new Map();
    let isAll = false;

    /** The first item that ends below `offset`. */
    function indexAt(offset) {
      let low = 0, high = items.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (tops[middle + 1] <= offset) low = middle + 1;
        else high = middle;
      }
      return low;
    }

    function place(index) {
      const element = draw(items[index]);
      element.classList.add("row");
      element.style.top = `${tops[index]}px`;
      element.style.height = `${items[index].height}px`;
      drawn.set(index, element);
      return element;
    }

    /** Keeps elements in the order of the list: that is the order of the Tab key. */
    function insert(index) {
      const element = place(index);
      let next = index + 1;
      while (next < index + 4 && !drawn.has(next)) next += 1;
      const after = drawn.get(next) ?? [...container.children].find(
        (other) => Number(other.dataset.index) > index,
      ) ?? null;
      element.dataset.index = index;
      container.insertBefore(element, after);
    }

    function remove(index, element) {
      if (element.contains(document.activeElement)) return;
      element.remove();
      galley.thumbs.collect(element);
      drawn.delete(index);
    }

    function update() {
      if (container.hidden || !container.isConnected || container.offsetParent === null) return;
      const offset = -container.getBoundingClientRect().top;
      const room = isAll ? Infinity : window.innerHeight * margin;
      const first = isAll ? 0 : indexAt(offset - room);
      const end = offset + window.innerHeight + room;
      let last = first;
      while (last < items.length && tops[last] < end) last += 1;
      for (const [index, element] of drawn) if (index < first || index >= last) remove(index, element);
      for (let index = first; index < last; index += 1) if (!drawn.has(index)) insert(index);
    }

    /** Shows other items. */
    function set(next) {
      items = next;
      tops = [0];
      for (const item of items) tops.push(tops.at(-1) + item.height);
      drawn.clear();
      container.replaceChildren();
      container.style.height = `${tops.at(-1)}px`;
      update();
    }

    /** Where the window begins, below the bar. */
    const top = () => parseFloat(document.documentElement.style.getPropertyValue("--bar")) + 8;

    /** Scrolls so that an item is in sight, and gives its element. */
    function reveal(index, { atTop = false } = {}) {
      const offset = container.getBoundingClientRect().top + window.scrollY;
      const above = window.scrollY + top() - offset;
      const below = window.scrollY + window.innerHeight - offset - 80;
      if (atTop || tops[index] < above) window.scrollTo(0, offset + tops[index] - top());
      else if (tops[index + 1] > below) window.scrollTo(0, offset + tops[index + 1] - window.innerHeight + 80);
      update();
      return drawn.get(index);
    }

    /** The item at the top of the window. */
    const current = () => items[indexAt(top() + 24 - container.getBoundingClientRect().top)];

    /** The first item that begins in the window: what is above it may grow. */
    const first = () => {
      const start = top() - container.getBoundingClientRect().top;
      const index = indexAt(start + 24);
      return items[tops[index] < start && index + 1 < items.length ? index + 1 : index];
    };

    /** How far below the list's beginning an item is. */
    const topOf = (item) => tops[items.indexOf(item)];

    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("beforeprint", () => { isAll = true; update(); });
    window.addEventListener("afterprint", () => { isAll = false; update(); });
    return { set, update, reveal, current, first, topOf, get items() { return items; }, drawn };
  }

  return { create };
})();
