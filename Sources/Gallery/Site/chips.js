"use strict";

/** The line below the bar: totals by verdict, which filter; what else is chosen; how it is grouped. */
galley.chips = (() => {
  const { h, icon, text, count } = galley.dom;

  const number = (value) => h("span", { class: "number" }, galley.dom.numeral(value));

  function chip(state, counts, value, title) {
    const chosen = galley.filters.verdicts(state);
    const isPreset = value === "review" || value === "all";
    const isOn = chosen.includes(value);
    const usual = galley.filters.isReview() ? "review" : "all";
    const others = chosen.filter((one) => one !== "review" && one !== "all");
    const next = isPreset ? [value] : isOn ? others.filter((one) => one !== value) : [...others, value];
    const verdict = next.length === 0 || (next.length === 1 && next[0] === usual) ? undefined : next;
    return h("button", {
      type: "button", class: `chip ${isPreset ? "chip-preset" : `chip-${value}`}`, "aria-pressed": String(isOn),
      "data-chip": value, onclick: () => galley.address.go({ verdict }, { replace: true }),
    }, isPreset ? null : icon(value), title, number(counts.get(value) ?? 0));
  }

  function verdicts(state, counts) {
    const known = galley.filters.values(galley.filters.facets[0]);
    const presets = galley.filters.isReview() ? ["review", "all"] : ["all"];
    return h(
      "div",
      { class: "chips", role: "group", "aria-label": "Verdicts" },
      presets.map((preset) => chip(state, counts, preset, preset === "all" ? "All" : "To review")),
      h("span", { class: "chip-gap" }),
      known.map((verdict) => chip(state, counts, verdict, verdict)),
    );
  }

  function token({ facet, value }, state) {
    const words = facet.words(value);
    return h("button", {
      type: "button", class: "token", "aria-label": `Remove ${facet.title}: ${words}`,
      onclick: () => galley.address.go(galley.filters.toggled(state, facet.key, value), { replace: true }),
    }, h("span", { class: "quiet" }, `${facet.title} `), text(words), icon("cross"));
  }

  function tokens(state) {
    const chosen = galley.filters.chosen(state);
    if (chosen.length === 0) return null;
    const clear = h(
      "button",
      {
        type: "button",
        class: "button button-link",
        "data-clear": true,
        onclick: () => galley.address.go(galley.filters.cleared(), { replace: true }),
      },
      "Clear all",
    );
    return h("div", { class: "tokens" }, chosen.map((one) => token(one, state)), clear);
  }

  function grouping(state) {
    const offered = Object.entries(galley.strips.groupings).filter(
      ([key]) => !galley.data.run.isGuide || (key !== "verdict" && key !== "cause"),
    );
    const options = offered.map(
      ([key, { title }]) => h(
        "option",
        { value: key, selected: (state.by ?? "file") === key },
        `By ${title.toLowerCase()}`,
      ),
    );
    const select = h(
      "select",
      {
        class: "select",
        id: "grouping",
        "aria-label": "Group by",
        onchange: () => galley.address.go(
          { by: select.value === "file" ? undefined : select.value },
          { replace: true },
        ),
      },
      options,
    );
    return h("div", { class: "grouping" }, select);
  }

  function filterButton(state) {
    const chosen = galley.filters.chosen(state).length;
    const badge = chosen ? h("span", { class: "number badge" }, String(chosen)) : null;
    const attributes = {
      type: "button",
      class: "button filter-button",
      "aria-controls": "side",
      "aria-expanded": String(galley.facets.isOpen()),
      onclick: () => galley.facets.toggle(),
    };
    return h("button", attributes, icon("filter"), galley.data.run.isGuide ? "Files and filters" : "Filters", badge);
  }

  function summary(cases) {
    const scenes = new Set(cases.map((entry) => entry.scene)).size;
    return h("p", { class: "summary quiet" }, `${count(scenes, "scene")}, ${count(cases.length, "picture")}`);
  }

  /** What finds the same control when the line has been drawn again. */
  function selector(element) {
    if (element.dataset.chip) return `[data-chip="${element.dataset.chip}"]`;
    if (element.id) return `#${element.id}`;
    return element.matches(".filter-button") ? ".filter-button" : "[data-chip]";
  }

  /** Draws the line again; what had the focus has it still. */
  function update(state) {
    const line = document.getElementById("filter-line");
    const { cases, counts } = galley.filters.current(state);
    const focused = line.contains(document.activeElement) ? document.activeElement : undefined;
    const kept = focused && selector(focused);
    const parts = [
      filterButton(state),
      galley.data.run.isGuide ? summary(cases) : verdicts(state, counts.get("verdict")),
      tokens(state),
      grouping(state),
    ];
    line.replaceChildren(...parts.filter(Boolean));
    if (kept) line.querySelector(kept)?.focus({ preventScroll: true });
  }

  return { update };
})();
