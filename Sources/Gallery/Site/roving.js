"use strict";

/** Lists in which Tab stops once, and arrows, Home and End move: the strips of sizes. */
galley.roving = (() => {
  const links = (list) => [...list.querySelectorAll("a[data-case]")];

  /** Makes every list in an element one stop of the Tab key. */
  function tame(element) {
    for (const list of element.querySelectorAll("[data-roving]")) {
      links(list).forEach((link, index) => { link.tabIndex = index === 0 ? 0 : -1; });
    }
  }

  function focus(link) {
    const list = link.closest("[data-roving]");
    if (list) for (const other of links(list)) other.tabIndex = other === link ? 0 : -1;
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function target(all, index, key) {
    switch (key) {
    case "ArrowRight": return all[index + 1];
    case "ArrowLeft": return all[index - 1];
    case "Home": return all[0];
    case "End": return all.at(-1);
    default: return undefined;
    }
  }

  /** The nearest list above or below, at the same place of the line. */
  function beside(list, link, step) {
    const all = [...document.querySelectorAll("[data-roving]")].filter((other) => other.offsetParent);
    const next = all[all.indexOf(list) + step];
    const middle = (element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;
    return next && links(next).sort(
      (a, b) => Math.abs(middle(a) - middle(link)) - Math.abs(middle(b) - middle(link)),
    )[0];
  }

  document.addEventListener("keydown", (event) => {
    const list = event.target instanceof Element && event.target.closest("[data-roving]");
    if (!list || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const link = event.target.closest("a[data-case]");
    const all = links(list);
    const vertical = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = vertical ? beside(list, link, vertical) : target(all, all.indexOf(link), event.key);
    if (!next) return;
    event.preventDefault();
    focus(next);
  });

  return { tame, focus };
})();
