"use strict";

/** All cases that the filters let through: scenes as rows, their sizes as strips. */
galley.views.overview = (() => {
  const { h, icon, clone, text, count } = galley.dom;
  const { cases: of, strips } = galley;
  let list, shown, container, anchor;

  function tags(entries) {
    if (galley.data.run.isGuide) return [];
    const counts = strips.grouped(entries, of.verdict);
    return of.verdicts.filter((verdict) => counts.has(verdict))
      .map(
        (verdict) => h(
          "span",
          { class: `tag verdict-${verdict}` },
          icon(verdict),
          `${counts.get(verdict).length} ${verdict}`,
        ),
      );
  }

  const drawers = {
    section(item) {
      const { root, parts } = clone("section");
      parts.title.append(item.by === "verdict" ? icon(item.title) : "", text(item.title));
      parts.count.append(count(item.entries.length, "case"));
      return root;
    },

    scene(item) {
      const { root, parts } = clone("scene");
      parts.title.append(text(item.scene.scene));
      parts.title.href = galley.address.ofScene(galley.data.scenePath(item.scene));
      if (item.scene.description) parts.description.append(text(item.scene.description));
      parts.description.title = item.scene.description ?? "";
      parts.tags.append(...tags(item.entries));
      return root;
    },

    cause(item) {
      const { root, parts } = clone("cause");
      parts.icon.replaceWith(icon(item.group.verdict));
      parts.words.href = galley.address.ofList("review", String(item.group.index));
      parts.words.append(text(galley.groups.headline(item.group)));
      parts.words.title = item.group.details;
      parts.words.classList.toggle("mono", item.group.verdict === "failed");
      if (item.more > 0) parts.more.append(`and ${count(item.more, "other cause")}`);
      root.classList.add(`ink-${item.group.verdict}`);
      return root;
    },

    strip(item) {
      const { root, parts } = clone("strip");
      const { metrics } = shown;
      parts.label.append(
        h("span", { class: "strip-device" }, text(item.device ?? "")),
        item.words ? h("span", { class: "strip-words" }, text(item.words)) : "",
      );
      root.classList.toggle("strip-packed", item.isPacked === true);
      parts.cells.setAttribute("aria-label", [item.scene.scene, item.device, item.words].filter(Boolean).join(", "));
      parts.cells.append(...item.cells.map((cell) => cellOf(item, cell, metrics)));
      return root;
    },
  };

  function cellOf(item, cell, metrics) {
    const width = item.isPacked ? metrics.packed : metrics.column;
    const place = cell.column !== undefined && !metrics.scrolls ? { "grid-column": String(cell.column + 1) } : {};
    const style = { ...place, width: `${width}px` };
    if (cell.isQuiet) return h(
      "li",
      { class: "cell-quiet", style },
      h(
        "a",
        {
          href: galley.address.ofCase(cell.entry),
          "data-case": cell.entry.case,
          "aria-label": galley.thumbs.label(cell.entry),
          title: galley.thumbs.label(cell.entry),
        },
        cell.entry.axes.category,
      ),
    );
    return h(
      "li",
      { style },
      galley.thumbs.create(cell.entry, item.scale, cell.caption),
    );
  }

  function draw(item) {
    const element = drawers[item.type](item);
    galley.roving.tame(element);
    return element;
  }

  /** Why the list is empty: what matches may only have other verdicts than the chosen ones. */
  function nothing({ counts }) {
    const all = counts.get("verdict").get("all") ?? 0;
    const clear = h("a", { class: "button", href: galley.address.href(galley.filters.cleared()) }, "Clear all filters");
    if (!all) return galley.pages.section(
      { title: "Nothing matches", text: "No case matches all chosen filters." },
      clear,
    );
    const isReview = galley.filters.verdicts(galley.address.state).join() === "review";
    const title = isReview ? "Nothing that needs review matches" : "Nothing with these verdicts matches";
    return galley.pages.section({
      title,
      text: `${count(all, "case")} of other verdicts ${all === 1 ? "does" : "do"}.`,
    },
      h(
        "a",
        { class: "button", href: galley.address.href({ verdict: ["all"] }) },
        all === 1 ? "Show it" : "Show them",
      ), clear);
  }

  function build(state) {
    const found = galley.filters.current(state);
    const { cases } = found;
    const metrics = strips.measure(list.container.clientWidth);
    const items = strips.build(cases, state.by ?? "file", metrics);
    shown = { key: keyOf(state), cases, metrics, order: orderOf(items) };
    list.container.style.setProperty("--column", `${metrics.column}px`);
    list.container.style.setProperty("--gap", `${metrics.gap}px`);
    list.container.classList.toggle("rows-wide", metrics.label > 0);
    list.container.classList.toggle("rows-narrow", metrics.narrow);
    list.container.classList.toggle("rows-scrolling", metrics.scrolls);
    list.empty.replaceChildren(...(cases.length ? [] : [nothing(found)]));
    list.rows.set(items);
  }

  /** Cases in the order in which they stand here. */
  const orderOf = (items) => items.filter((item) => item.type === "strip")
    .flatMap((item) => item.cells.filter((cell) => !cell.isQuiet).map((cell) => cell.entry));

  const keyOf = (state) => JSON.stringify([galley.filters.current(state).key, state.by]);

  function create() {
    const { root, parts } = clone("overview");
    container.replaceChildren(root);
    parts.title.append(text(galley.data.run.title));
    const rows = galley.rows.create(parts.rows, draw);
    list = { rows, container: parts.rows, empty: parts.empty, notes: parts.notes };
    list.notes.append(...galley.notes.create());
    watchWidth(parts.rows);
    window.addEventListener("scroll", () => galley.files.follow(rows.current()), { passive: true });
  }

  /** Heights depend on the width: another width is another list, at the same place. */
  function watchWidth(element) {
    new ResizeObserver(([{ contentRect }]) => {
      const width = Math.round(contentRect.width);
      if (!shown || width === 0 || width === shown.metrics.width) return;
      const at = list.rows.current();
      build(galley.address.state);
      const index = list.rows.items.findIndex(
        (item) => item.type === at?.type && item.key === at?.key && item.scene === at?.scene,
      );
      if (index > 0 && window.scrollY > 0) list.rows.reveal(index, { atTop: true });
    }).observe(element);
  }

  /** Scrolls to a file's section. */
  function goTo(title) {
    const index = list.rows.items.findIndex((item) => item.type === "section" && item.title === title);
    if (index >= 0) list.rows.reveal(index, { atTop: true });
  }

  /** Shows a case's thumbnail and focuses it. */
  function focus(entry) {
    const index = list.rows.items.findIndex(
      (item) => item.type === "strip" && item.cells.some((cell) => cell.entry === entry),
    );
    if (index < 0) return;
    const link = list.rows.reveal(index)?.querySelector(`[data-case="${CSS.escape(entry.case)}"]`);
    if (link) galley.roving.focus(link);
  }

  function show(place, state) {
    container = place;
    if (!list) create();
    if (shown?.key === keyOf(state)) return list.rows.update();
    build(state);
    return settle();
  }

  /** Forgets the cases that there were. What begins at the top of the window stays there when it is shown again. */
  function renew() {
    if (!list) return;
    const isVisible = list.container.offsetParent !== null;
    anchor = isVisible ? list.rows.first() : undefined;
    if (anchor) anchor.top = list.rows.topOf(anchor);
    shown = undefined;
    list.notes.replaceChildren(...galley.notes.create());
    if (!isVisible) list.rows.set([]);
  }

  /** Scrolls by as much as the item that was at the top has moved. */
  function settle() {
    const same = (item) => item.type === anchor.type && item.key === anchor.key && item.title === anchor.title
      && (item.scene && galley.data.scenePath(item.scene)) === (anchor.scene && galley.data.scenePath(anchor.scene));
    const item = anchor && window.scrollY > 0 && list.rows.items.find(same);
    if (item) window.scrollBy(0, list.rows.topOf(item) - anchor.top);
    anchor = undefined;
  }

  function markAll() {
    for (const link of container?.querySelectorAll("a.thumb") ?? []) galley.thumbs.mark(
      link,
      galley.data.byCase.get(link.dataset.case),
    );
  }

  galley.decisions.onchange(markAll);

  return { show, renew, goTo, focus, get order() { return shown?.order ?? galley.filters.current().cases; } };
})();
