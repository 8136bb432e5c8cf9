"use strict";

/** One case: its pictures, what is said of it, its layout, and the sizes beside it. */
galley.views.case = (() => {
  const { h, icon, clone, text, count } = galley.dom;
  let view;

  const scene = (entry) => galley.data.sceneOf(entry);

  /** The view's elements, made once. */
  function make() {
    const { root, parts } = clone("case");
    const viewer = new galley.Viewer({
      point: (pointed) => view.inspector.showPointed(pointed),
      mode: (mode) => { galley.modes.remember(mode); viewer.setMode(mode); },
      select: (selected) => {
        if (selected) chooseTab("layout");
        view.inspector.select(selected);
      },
    });
    const inspector = new galley.Inspector(viewer);
    parts.main.prepend(viewer.root);
    parts.layout.append(inspector.root);
    view = { root, parts, viewer, inspector };
    makeTabs();
    window.addEventListener("beforeprint", () => {
      for (const details of parts.facts.querySelectorAll("details")) details.open = true;
    });
    return view;
  }

  function makeTabs() {
    const { factsTab, layoutTab } = view.parts;
    factsTab.addEventListener("click", () => chooseTab("facts"));
    layoutTab.addEventListener("click", () => chooseTab("layout"));
    factsTab.parentElement.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      chooseTab(factsTab.getAttribute("aria-selected") === "true" ? "layout" : "facts", { focus: true });
    });
  }

  /** Shows the facts, or the layout: then views below the pointer are shown in the pictures. */
  function chooseTab(name, { focus = false } = {}) {
    for (const tab of ["facts", "layout"]) {
      const button = view.parts[`${tab}Tab`];
      view.parts[tab].hidden = tab !== name;
      button.setAttribute("aria-selected", tab === name);
      button.tabIndex = tab === name ? 0 : -1;
      if (focus && tab === name) button.focus();
    }
    view.viewer.focus.inspects = name === "layout";
    view.viewer.focus.draw();
  }

  function head(entry) {
    const { title, tags, text: description, group } = view.parts;
    const verdict = galley.cases.verdict(entry);
    title.replaceChildren(text(entry.result.scene), " ", h("span", { class: "case-configuration" }, text(galley.cases.describe(entry))));
    tags.replaceChildren(...verdict ? [h("span", { class: `tag verdict-${verdict}` }, icon(verdict), verdict)] : [],
      ...entry.result.recorded ? [h("span", { class: "tag verdict-changed" }, icon("recorded"), "recorded")] : []);
    description.textContent = scene(entry).description ?? "";
    description.hidden = !scene(entry).description;
    const found = galley.data.run.groups[entry.group];
    group.hidden = !found || found.cases.length < 2;
    if (found) group.replaceChildren(`One of ${count(found.cases.length, "case")} with one ${found.cause ? "cause: " : "fault"}`, text(found.cause ?? ""));
  }

  function facts(entry, findings, tree) {
    view.parts.facts.replaceChildren(...galley.caseFacts.sections(entry, view.viewer, findings, tree), ...galley.sizes.looks(entry));
  }

  function failed(entry) {
    const hasPicture = Boolean(entry.pictures.actual || entry.pictures.expected);
    view.viewer.root.hidden = !hasPicture;
    view.parts.failed.hidden = hasPicture;
    view.parts.failure.textContent = entry.result.reason ?? "";
    view.parts.layoutTab.disabled = !Object.keys(entry.layouts).length;
    if (view.parts.layoutTab.disabled) chooseTab("facts");
  }

  /** Loads the layouts of a case; what cannot be loaded is said, and the rest shown. */
  async function loadLayouts(entry) {
    const trees = {};
    let fault;
    await Promise.all(["expected", "actual"].filter((side) => entry.layouts[side]).map(async (side) => {
      try {
        trees[side] = new galley.LayoutTree(await galley.layout(entry.layouts[side]));
      } catch (error) {
        fault = `The ${side} layout did not load. ${error.message}`;
      }
    }));
    if (view.entry === entry) showLayouts(entry, trees, fault ?? (Object.keys(trees).length ? undefined : "The layout was not recorded."));
  }

  function showLayouts(entry, trees, fault) {
    const { counterparts, moved } = trees.expected && trees.actual ? galley.layoutMoves(trees.expected, trees.actual)
      : { counterparts: new Map(), moved: [] };
    const tree = trees.actual ?? trees.expected;
    const findings = entry.result.findings.map((finding) => (
      { finding, view: tree?.find(finding.node), other: finding.other === undefined ? null : tree?.find(finding.other) })).filter((mark) => mark.view);
    const layouts = { trees, counterparts, moved, findings, fault };
    view.viewer.setLayouts(layouts);
    view.viewer.tools.update();
    view.inspector.show(layouts);
    facts(entry, findings, tree);
  }

  /** What is printed of a case: its pictures, beside each other. */
  function printed(entry) {
    view.parts.print.replaceChildren(...Object.entries(galley.sideTitles()).filter(([side]) => entry.pictures[side]?.hash).map(([side, title]) => {
      const image = h("img", { alt: title, width: entry.pictures[side].width, height: entry.pictures[side].height });
      galley.showPicture(image, entry.pictures[side]);
      return h("figure", null, image, h("figcaption", null, title));
    }));
  }

  function show(container, entry) {
    const { root, viewer } = view ?? make();
    if (!root.isConnected) container.replaceChildren(root);
    const mode = galley.modes.choose(entry);
    if (view.entry === entry) {
      if (viewer.mode !== mode) viewer.setMode(mode);
      return;
    }
    view.entry = entry;
    head(entry);
    failed(entry);
    galley.sizes.show(view.parts.sizes, entry);
    viewer.show(entry, mode);
    facts(entry, []);
    loadLayouts(entry);
    clearTimeout(view.timer);
    view.timer = setTimeout(() => whenQuiet(entry), 400);
  }

  /** What nobody waits for: the pictures for paper, and those of the cases before and after. */
  function whenQuiet(entry) {
    printed(entry);
    for (const other of [galley.steps.beside(entry, 1), galley.steps.beside(entry, -1)].filter(Boolean)) {
      for (const side of ["expected", "actual"]) {
        if (other.pictures[side]?.hash) new Image().src = galley.imageURL(other.pictures[side].hash);
        if (other.layouts[side]) galley.layout(other.layouts[side]).catch(() => {});
      }
    }
  }

  function hide() {
    view.viewer.leave();
    clearTimeout(view.timer);
    view.entry = undefined;
  }

  const toggleTab = () => {
    if (!view.parts.layoutTab.disabled) chooseTab(view.parts.facts.hidden ? "facts" : "layout", { focus: true });
  };

  return { show, hide, toggleTab, get current() { return view?.entry; }, get viewer() { return view?.viewer; } };
})();
