"use strict";

/** What is around the views: tabs, crumbs, the buttons of the bar. */
galley.chrome = (() => {
  const { h, icon, text } = galley.dom;

  /** What the first tab is called: by what the run did. */
  function first() {
    const { run } = galley.data;
    if (run.kind === "references") return "Guide";
    if (run.kind !== "render") return "Overview";
    return run.header?.command === "audit" ? "Audit" : "Pictures";
  }

  /** Tabs with how much is in them. */
  function tabs(next) {
    const { run } = galley.data;
    const tab = (view, title, number) => h("a", {
      href: galley.address.ofList(view), "aria-current": next.name === (view ?? "overview") ? "page" : undefined,
    }, title, number === undefined ? null : h("span", { class: "number" }, galley.dom.numeral(number)));
    const list = [tab(undefined, first())];
    if (!run.isGuide && run.causeCount) list.push(tab("review", "Review", run.causeCount));
    if (run.findingCount) list.push(tab("findings", "Findings", run.findingCount));
    document.getElementById("tabs").replaceChildren(...list);
  }

  const crumb = (...content) => h("li", null, ...content);

  /** The way back: the list, the scene, the case; and the ones before and after. */
  function crumbs(next) {
    const nav = document.getElementById("crumbs");
    nav.hidden = next.name !== "case" && next.name !== "scene";
    if (nav.hidden) return;
    const scene = next.name === "case" ? galley.data.sceneOf(next.subject) : next.subject;
    const name = text(`${scene.catalogueFile} / ${scene.scene}`);
    const path = galley.data.scenePath(scene);
    const items = [crumb(h("a", { href: galley.address.ofList() }, first()))];
    items.push(
      crumb(
        icon("right"),
        next.name === "case" ? h(
          "a",
          { href: galley.address.ofScene(path) },
          name,
        ) : h("span", { "aria-current": "page" }, name),
      ),
    );
    if (next.name === "case") items.push(
      crumb(icon("right"), h("span", { "aria-current": "page" }, text(next.subject.result.configuration))),
    );
    nav.replaceChildren(h("ol", null, items), ...(next.name === "case" ? [galley.steps.create(next.subject)] : []));
  }

  /** Makes room for what is beside a view that is about to be shown: what it draws depends on its width. */
  function prepare(next) {
    for (const id of ["filter-line", "side"]) document.getElementById(id).hidden = next.name !== "overview";
  }

  /** Everything around the view that has just been shown. */
  function update(next, state) {
    document.title = [titleOf(next), galley.data.run.title, "Galley"].filter(Boolean).join(" – ");
    tabs(next);
    crumbs(next);
    galley.search.update(state);
    if (next.name === "overview") {
      galley.chips.update(state);
      galley.facets.update(state);
    }
    galley.dock.update();
  }

  const titleOf = (next) => ({
    case: next.subject?.case,
    scene: next.subject?.scene,
    review: "Review",
    findings: "Findings",
  })[next.name];

  function start() {
    document.getElementById("run-title").title = galley.data.run.title;
    document.getElementById("help-button").addEventListener("click", () => galley.help.open());
    document.querySelector("[data-overview]").setAttribute("href", "#");
    document.querySelector("[data-skip]").addEventListener("click", (event) => {
      event.preventDefault();
      document.getElementById("main").focus();
    });
    galley.search.start();
    galley.steps.start();
    galley.dock.start();
    galley.decisions.onchange(
      () => { if (galley.main.shown?.name === "overview") galley.facets.update(galley.address.state); },
    );
  }

  return { start, prepare, update };
})();
