"use strict";

/** What is around the views: tabs, crumbs, the buttons of the bar. */
galley.chrome = (() => {
  const { h, icon, text } = galley.dom;

  const crumb = (...content) => h("li", null, ...content);

  /** The way back: the list, the file's scene, the case. */
  function crumbs(next) {
    const nav = document.getElementById("crumbs");
    nav.hidden = next.place === "list" || (next.name !== "case" && next.name !== "scene");
    if (nav.hidden) return;
    const scene = next.name === "case" ? galley.data.sceneOf(next.subject) : next.subject;
    const path = galley.data.scenePath(scene);
    const items = [crumb(h("a", { href: galley.address.ofList() }, "Overview"))];
    const name = text(`${scene.catalogueFile} / ${scene.scene}`);
    items.push(crumb(icon("right"), next.name === "case" ? h("a", { href: galley.address.ofScene(path) }, name) : h("span", { "aria-current": "page" }, name)));
    if (next.name === "case") items.push(crumb(icon("right"), h("span", { "aria-current": "page" }, text(next.subject.result.configuration))));
    nav.replaceChildren(h("ol", null, items));
  }

  function update(next) {
    crumbs(next);
  }

  function start() {
    document.getElementById("help-button").addEventListener("click", () => galley.help.open());
    galley.keys.add({ keys: ["?"], title: "These keys", section: "Anywhere", run: () => galley.help.open() });
    galley.keys.add({ keys: ["g h"], title: "Overview", section: "Anywhere", run: () => galley.address.go({ case: undefined, scene: undefined, view: undefined }) });
  }

  return { start, update };
})();
