"use strict";

/** The side: files to jump to, and every facet's values with their counts. On narrow screens a button opens it. */
galley.facets = (() => {
  const { h, icon, text } = galley.dom;
  const closed = new Set();
  const isWide = window.matchMedia("(min-width: 1100px)");
  let open = false;

  const side = () => document.getElementById("side");

  function option(facet, value, count, chosen) {
    const input = h("input", {
      type: "checkbox", checked: chosen.includes(value), "data-facet": `${facet.key}=${value}`,
      onchange: () => galley.address.go(
        galley.filters.toggled(galley.address.state, facet.key, value),
        { replace: true },
      ),
    });
    return h("label", { class: count ? "facet-value" : "facet-value facet-none" }, input,
      h("span", { class: "facet-words" }, text(facet.words(value))), h(
        "span",
        { class: "number caption" },
        galley.dom.numeral(count),
      ));
  }

  function section(key, title, content) {
    const details = h(
      "details",
      { class: "facet", open: !closed.has(key), "data-section": key },
      h("summary", null, h("h2", null, title), icon("down")),
      content,
    );
    details.addEventListener("toggle", () => details.open ? closed.delete(key) : closed.add(key));
    return details;
  }

  function facet(one, state, counts) {
    const values = galley.filters.values(one);
    if (values.length < (one.key === "finding" ? 1 : 2)) return null;
    if (one.key === "decision" && !galley.data.run.decidableCount) return null;
    const options = values.map((value) => option(one, value, counts.get(value) ?? 0, state[one.key] ?? []));
    return section(
      one.key,
      one.title,
      h("div", { class: "facet-values", role: "group", "aria-label": one.title }, options),
    );
  }

  function files(cases) {
    const list = h("ul", { class: "files", id: "files" }, galley.files.links(cases));
    return section("files", galley.address.state.by && galley.address.state.by !== "file" ? "Sections" : "Files", list);
  }

  function head() {
    return h("div", { class: "side-head" }, h("p", { class: "side-title" }, "Filters"),
      h("button", { type: "button", class: "icon-button", "aria-label": "Close", onclick: toggle }, icon("cross")));
  }

  function update(state) {
    const { cases, counts } = galley.filters.current(state);
    const focused = side().contains(document.activeElement) ? document.activeElement.dataset.facet : undefined;
    const facets = galley.filters.facets.filter((one) => one.key !== "verdict").map(
      (one) => facet(one, state, counts.get(one.key)),
    );
    const parts = galley.data.run.isGuide ? [files(cases), ...facets] : [...facets, files(cases)];
    // Each of these lays out the page, for nothing where the side is still empty.
    const scroll = side().firstElementChild ? side().scrollTop : 0;
    side().replaceChildren(head(), ...parts.filter(Boolean));
    if (scroll) side().scrollTop = scroll;
    if (focused) side().querySelector(`[data-facet="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  /** Shows or hides the side where it lies over the page. */
  function toggle() {
    open = !open;
    side().classList.toggle("side-open", open);
    document.querySelector(".filter-button")?.setAttribute("aria-expanded", String(open));
    if (open) side().querySelector("button")?.focus();
    else document.querySelector(".filter-button")?.focus();
  }

  document.addEventListener("pointerdown", (event) => {
    if (open && !isWide.matches && !side().contains(event.target) && !event.target.closest(".filter-button")) toggle();
  });

  return { update, toggle, isOpen: () => open };
})();
