"use strict";

/** The whole pictures of a case over all of the window, in the way that is chosen. */
galley.whole = (() => {
  const { h, clone, text } = galley.dom;

  /** Keys of the dialog: the page's own rest while it is open. */
  function press(event, comparison, choose, close) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = Object.entries(galley.Comparison.ways).find(([, { key }]) => key === event.key)?.[0];
    if (event.key === "z") close();
    else if (way === "flip" && galley.Comparison.way === "flip") comparison.flip();
    else if (way) choose(way);
    else if (event.key !== " " || event.target.closest("button, a, input")) return;
    else if (!event.repeat) comparison.flip();
    event.preventDefault();
  }

  /** Whether pictures are larger below each other: wide ones are. */
  function isStacked(entry) {
    const [, , width, height] = galley.crops.whole(entry);
    const room = window.innerHeight - 120;
    return (room / 3 - 30) * width / height > Math.min(window.innerWidth / 3, room * width / height);
  }

  /** `changed` is called when another way is chosen. */
  function open(entry, changed) {
    const { root, parts } = clone("whole");
    const comparison = new galley.Comparison(galley.crops.whole);
    const choose = (way) => {
      galley.Comparison.way = way;
      comparison.update();
      galley.Comparison.press(root);
      changed();
    };
    parts.title.append(text(entry.case));
    parts.ways.append(galley.Comparison.control(choose));
    parts.link.href = galley.address.ofCase(entry);
    parts.link.addEventListener("click", () => root.close());
    parts.close.addEventListener("click", () => root.close());
    parts.stage.append(comparison.root);
    comparison.show(entry);
    comparison.root.classList.toggle("is-stacked", isStacked(entry));
    root.addEventListener("keydown", (event) => press(event, comparison, choose, () => root.close()));
    root.addEventListener("keyup", ({ key }) => { if (key === " ") comparison.flip(false); });
    galley.dialogs.open(root);
  }

  return { open };
})();
