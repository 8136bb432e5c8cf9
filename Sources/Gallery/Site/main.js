"use strict";

/** Starts the page, and shows the view that the address names in the container it belongs to. */
galley.main = (() => {
  const containers = ["list", "case", "page"];
  /** The views that an address names by `view`. */
  const lists = new Set(["findings", "review"]);
  let shown;
  let scrolled = 0;
  const waiting = new Map();

  const container = (name) => document.getElementById(`view-${name}`);

  function choose(state) {
    if (state.case !== undefined) {
      const entry = galley.data.byCase.get(state.case);
      return entry ? {
        name: "case",
        place: "case",
        subject: entry,
      } : galley.pages.unknown(`No case is called “${state.case}”`);
    }
    if (state.scene !== undefined) {
      const scene = galley.data.run.scenes.find((one) => galley.data.scenePath(one) === state.scene);
      return scene ? {
        name: "scene",
        place: "page",
        subject: scene,
      } : galley.pages.unknown(`No scene is called “${state.scene}”`);
    }
    if (lists.has(state.view)) return { name: state.view, place: "page", subject: state };
    return { name: "overview", place: "list", subject: state };
  }

  function leave(next) {
    if (!shown) return;
    if (shown.place === "list" && next.place !== "list") scrolled = window.scrollY;
    if (shown.name !== next.name || shown.subject !== next.subject) galley.views[shown.name].hide?.(next);
  }

  /** Shows what the address says. The list keeps its place while a case is looked at. */
  function route(state) {
    const before = shown;
    const next = show(state);
    const isOther = !before || before.name !== next.name || (next.place !== "list" && before.subject !== next.subject);
    if (isOther) window.scrollTo(0, next.place === "list" && before ? scrolled : 0);
    const action = waiting.get(next.name);
    waiting.delete(next.name);
    action?.();
  }

  /** Shows the same of other data, at the same place, with the focus on the same case. */
  function renew() {
    const { scrollY } = window;
    const focused = document.activeElement?.dataset.case;
    container("page").replaceChildren();
    const next = show(galley.address.state);
    if (next.place !== "list") window.scrollTo(0, scrollY);
    if (focused) container(next.place).querySelector(`[data-case="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  /** Shows the view that the address names. */
  function show(state) {
    const next = choose(state);
    leave(next);
    for (const name of containers) container(name).hidden = name !== next.place;
    galley.chrome.prepare(next);
    document.documentElement.dataset.view = next.name;
    shown = next;
    galley.views[next.name].show(container(next.place), next.subject, state);
    galley.chrome.update(next, state);
    return next;
  }

  /** Tells the style how high the bars are, and how much of the upper one scrolls away where the window is narrow. */
  function measure() {
    const bar = document.getElementById("bar");
    const dock = document.getElementById("dock");
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isNarrow = window.matchMedia("(max-width: 860px)").matches;
      // All is read before anything is set: a height that is read after that lays out the page again.
      const heights = { bar: bar.offsetHeight, chips: bar.lastElementChild.offsetHeight, dock: dock.offsetHeight };
      const scrolls = isNarrow ? heights.bar - heights.chips : 0;
      style.setProperty("--bar-scrolls", `${scrolls}px`);
      style.setProperty("--bar", `${heights.bar - scrolls}px`);
      style.setProperty("--dock", `${heights.dock}px`);
    });
    for (const element of [bar, dock]) observer.observe(element);
  }

  function start() {
    galley.appearance.start();
    const fault = galley.pages.fault();
    if (fault) return galley.pages.show(fault);
    galley.data.settle();
    measure();
    galley.chrome.start();
    galley.address.onchange(route);
    galley.address.read();
  }

  document.addEventListener("DOMContentLoaded", start);

  return {
    get shown() { return shown; },
    renew,
    /** Does something when a view is shown next. */
    whenShown: (name, action) => waiting.set(name, action),
  };
})();
