"use strict";

/** One card for each cause: one decision for all the cases that have it. */
galley.views.review = (() => {
  const { h, icon, clone, text, count } = galley.dom;
  const { cases: of, decisions, groups } = galley;
  const cards = new Map();
  const order = ["changed", "new", "unreadable", "failed", "tolerated", "unchanged"];
  /** A group may have thousands of cases: so many are shown when it is opened. */
  const most = 240;

  const isDecidable = (group) => group.cases.some(decisions.isDecidable);

  /** A picture in the card, in a box of a known size. */
  function figure(entry, which, title) {
    const picture = entry.pictures[which];
    const scale = picture?.hash ? Math.min(208 / picture.width, 168 / picture.height, 1) : 1;
    const shown = picture?.hash ? galley.thumbs.picture(entry, scale, picture) : missing(entry, which, picture);
    return h(
      "figure",
      null,
      h("a", { href: galley.address.ofCase(entry), tabindex: "-1", "aria-hidden": "true" }, shown),
      h("figcaption", { class: "caption" }, title),
    );
  }

  function missing(entry, which, picture) {
    const words = picture?.missing ? "Picture missing" : which === "expected" ? "No reference" : "No picture";
    return h("span", { class: "thumb-frame thumb-empty" }, h("span", { class: "thumb-words" }, words));
  }

  function pair(group) {
    const entry = groups.representative(group.cases);
    if (!entry || entry.result.verdict === "failed") return [];
    const caption = entry.axes.category ? `, ${entry.axes.category}` : "";
    return [figure(entry, "expected", `Expected${caption}`), figure(entry, "actual", `Actual${caption}`)];
  }

  function place(group) {
    const scenes = groups.scenes(group.cases);
    const links = scenes.slice(0, 3).map(
      (scene) => h(
        "a",
        { href: galley.address.ofScene(galley.data.scenePath(scene)) },
        text(`${scene.catalogueFile} / ${scene.scene}`),
      ),
    );
    return scenes.length > 3 ? [...links, h("span", { class: "quiet" }, `and ${scenes.length - 3} more`)] : links;
  }

  function button(group, decision, title, primary = "") {
    return h(
      "button",
      {
        type: "button",
        class: `button button-${decision} ${primary}`,
        "data-decide": decision,
        onclick: () => settle(group, decision),
      },
      icon(decisions.icons[decision]),
      title,
    );
  }

  function actions(group) {
    const some = group.cases.filter(decisions.isDecidable);
    if (some.length === 0) return [h("p", { class: "quiet" }, decisions.whyNot(group.cases[0]))];
    return [
      button(group, "accept", some.length > 1 ? `Accept ${some.length.toLocaleString("en")}` : "Accept"),
      button(group, "reject", "Reject"),
      button(group, "skip", "Skip"),
    ];
  }

  function strip(group) {
    const shown = group.cases.slice(0, most);
    const scale = galley.strips.scaleOf(shown, 96, 150);
    const list = h(
      "ul",
      { class: "group-cases", "data-roving": true, "aria-label": "Cases" },
      shown.map(
        (entry) => h(
          "li",
          null,
          galley.thumbs.create(entry, scale, { device: entry.axes.device, words: of.variant(entry) }),
        ),
      ),
    );
    galley.roving.tame(list);
    const rest = group.cases.length - shown.length;
    return [list, rest > 0 ? h("p", { class: "quiet" }, `and ${count(rest, "more case")}, in the overview`) : ""];
  }

  function heading(parts, group) {
    parts.verdict.append(icon(group.verdict), group.verdict);
    parts.verdict.classList.add(`verdict-${group.verdict}`);
    parts.title.append(text(group.details || group.cause || group.which));
    parts.title.classList.toggle("mono", group.verdict === "failed");
    parts.extent.append(groups.extent(group.cases).join(" · "));
    parts.place.append(...place(group));
  }

  function card(group) {
    const { root, parts } = clone("group");
    root.dataset.group = group.index;
    heading(parts, group);
    parts.pair.append(...pair(group));
    parts.actions.append(...actions(group));
    parts.summary.append(
      group.cases.length === 1 ? "Show the case" : `Show all ${group.cases.length.toLocaleString("en")} cases`,
    );
    parts.cases.addEventListener("toggle", () => {
      if (parts.cases.open && !parts.strip.hasChildNodes()) parts.strip.append(...strip(group));
    });
    parts.undo.addEventListener("click", () => decisions.decide(group.cases, undefined));
    cards.set(group.index, { root, parts, group });
    mark(cards.get(group.index));
    return root;
  }

  /** Folds what is decided to a line, which says how. */
  function mark({ root, parts, group }) {
    const decision = decisions.ofGroup(group);
    root.classList.toggle("group-decided", decision !== undefined);
    parts.decision.replaceChildren();
    if (!decision) return;
    const number = group.cases.filter(decisions.isDecidable).length;
    parts.decision.className = `tag decision-${decision}`;
    parts.decision.append(
      icon(decisions.icons[decision]),
      `${number.toLocaleString("en")} ${decisions.words[decision]}`,
    );
  }

  function settle(group, decision) {
    if (!decisions.decide(group.cases, decision)) return;
    next(group);
  }

  /** The card after this one that is not decided gets the focus. */
  function next(group) {
    const all = [...cards.values()];
    const index = all.findIndex((one) => one.group === group);
    const open = [...all.slice(index + 1), ...all.slice(0, index)].find(
      (one) => isDecidable(one.group) && !decisions.ofGroup(one.group),
    );
    focus(open ?? all[index]);
  }

  function focus(one) {
    one.root.focus({ preventScroll: true });
    one.root.scrollIntoView({ block: "nearest" });
  }

  const focused = () => [...cards.values()].find(({ root }) => root.contains(document.activeElement));

  function step(by) {
    const all = [...cards.values()];
    const index = all.indexOf(focused());
    const other = all[index < 0 ? (by > 0 ? 0 : all.length - 1) : index + by];
    if (other) focus(other);
    return true;
  }

  function decide(decision) {
    const one = focused();
    if (one && isDecidable(one.group)) settle(one.group, decision);
    else galley.announce(one ? decisions.whyNot(one.group.cases[0]) : "First choose a cause with j and k");
    return true;
  }

  const section = (title, words, list) => list.length === 0 ? "" : h("section", { class: "review-section" },
    h(
      "h2",
      null,
      title,
      h("span", { class: "caption number" }, count(list.length, "cause")),
    ), words ? h("p", { class: "quiet" }, words) : "", list.map(card));

  function create(container) {
    const { root, parts } = clone("review");
    const all = [...galley.data.run.groups].filter((group) => group.cases.length).sort(
      (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict),
    );
    parts.lead.append(
      `${count(all.length, "cause")} behind ${count(galley.data.run.reviewCount, "case")} to review. One decision applies to all cases of a cause.`,
    );
    parts.sections.append(section("To decide", "", all.filter(isDecidable)),
      section(
        "Nothing to decide",
        "These have to be fixed, or their run cannot be accepted.",
        all.filter((group) => !isDecidable(group)),
      ));
    container.replaceChildren(root);
  }

  function markAll() {
    for (const one of cards.values()) mark(one);
    if (galley.main.shown?.name !== "review") return;
    for (const link of document.querySelectorAll(".group a.thumb")) galley.thumbs.mark(
      link,
      galley.data.byCase.get(link.dataset.case),
    );
  }

  decisions.onchange(markAll);

  return {
    /** Shows all causes, and goes to the one that the address names. */
    show(container, _, { cause }) {
      if (!cards.size || !container.querySelector(".review")) {
        cards.clear();
        create(container);
      }
      const one = cards.get(Number(cause));
      if (cause !== undefined && one) galley.main.whenShown("review", () => focus(one));
    },
    step, decide,
  };
})();
