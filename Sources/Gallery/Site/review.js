"use strict";

/**
 * One card for each cause: what changed, large; the cases that have it; and one decision for all of them.
 *
 * A card's pictures are made when it is near the window: a run may have hundreds of causes, with thousands of cases.
 */
galley.views.review = (() => {
  const { h, icon, clone, text, count } = galley.dom;
  const { cases: of, decisions, groups, Comparison } = galley;
  const cards = new Map();
  const order = ["changed", "new", "unreadable", "failed", "tolerated", "unchanged"];
  /** So many cases of a group are in its strip; the overview has all of them. */
  const most = 120;
  /** The proportions of a cell of the strip. */
  const aspect = 4 / 3;

  const isDecidable = (group) => group.cases.some(decisions.isDecidable);
  const hasPictures = (entry) => ["expected", "actual"].some((side) => entry.pictures[side] !== undefined);

  // Words

  function place(group) {
    const scenes = groups.scenes(group.cases);
    const links = scenes.slice(0, 3).map(
      (scene) => h(
        "a",
        { href: galley.address.ofScene(galley.data.scenePath(scene)) },
        text(`${scene.catalogueFile} / ${scene.scene}`),
      ),
    );
    const rest = scenes.length > 3 ? [h("span", { class: "quiet" }, `and ${scenes.length - 3} more`)] : [];
    return [...links, ...rest, h("span", { class: "quiet" }, groups.extent(group.cases).join(" · "))];
  }

  function heading(parts, group) {
    const others = groups.others(group), shown = others.slice(0, 4);
    parts.verdict.append(icon(group.verdict), group.verdict);
    parts.verdict.classList.add(`verdict-${group.verdict}`);
    parts.title.append(text(groups.headline(group)));
    parts.title.classList.toggle("mono", group.verdict === "failed");
    parts.others.append(...shown.map((sentence) => h("li", null, text(sentence))));
    if (others.length > shown.length) parts.others.append(h("li", { class: "quiet" }, `and ${others.length - shown.length} more`));
    parts.print.append(text(groups.smallPrint(group)));
    parts.place.append(...place(group));
  }

  // Deciding

  function button(group, decision, title) {
    return h(
      "button",
      { type: "button", class: `button button-${decision}`, "data-decide": decision, onclick: () => settle(group, decision) },
      icon(decisions.icons[decision]),
      title,
    );
  }

  function actions(group) {
    const some = group.cases.filter(decisions.isDecidable);
    if (some.length === 0) return [h("p", { class: "quiet" }, decisions.whyNot(group.cases[0]))];
    return [
      button(group, "accept", some.length > 1 ? `Accept ${galley.dom.numeral(some.length)}` : "Accept"),
      button(group, "reject", "Reject"),
      button(group, "skip", "Skip"),
    ];
  }

  /** The field for the reason of a decision, before it or after. */
  function note(parts, group) {
    if (!isDecidable(group)) return parts.note.remove();
    parts.note.addEventListener("change", () => decisions.note(group.cases, parts.note.value));
    parts.note.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === "Escape") cards.get(group.index).root.focus({ preventScroll: true });
    });
    return undefined;
  }

  function settle(group, decision) {
    const { note: { value } } = cards.get(group.index).parts;
    if (value !== decisions.noteOfGroup(group)) decisions.note(group.cases, value);
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

  // Pictures

  /** A case in the strip: what changed in it, cut out. */
  function cell(one, entry) {
    const picture = of.picture(entry);
    const side = picture === entry.pictures.actual ? "actual" : "expected";
    const shown = picture?.hash
      ? galley.cut.create(galley.crops.of(entry, aspect), [{ picture, side, name: "" }], galley.crops.marks(entry, side))
      : h("span", { class: "thumb-words" }, "No picture");
    const choose = () => show(one, entry);
    return h("li", null, h("a", {
      href: galley.address.ofCase(entry), class: "group-case", "data-case": entry.case, onfocus: choose,
      onclick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        choose();
      },
    }, h("span", { class: "group-case-picture" }, shown), h("span", { class: "group-case-name" }, text(name(entry)))));
  }

  const name = (entry) => [entry.axes.category ?? entry.result.configuration, of.variant(entry)].filter(Boolean).join(", ");

  function strip(one) {
    const { group, parts } = one;
    parts.strip.hidden = group.cases.length < 2;
    if (parts.strip.hidden) return;
    parts.strip.append(...group.cases.slice(0, most).map((entry) => cell(one, entry)));
    const rest = group.cases.length - most;
    if (rest > 0) parts.strip.append(h("li", { class: "quiet group-rest" }, `and ${count(rest, "more case")}, in the overview`));
    galley.roving.tame(parts.strip.parentElement);
    markCells(one);
  }

  /** Shows a case of the card large. */
  function show(one, entry) {
    if (one.entry === entry) return;
    one.entry = entry;
    one.comparison.show(entry);
    one.parts.shown.replaceChildren(text(of.describe(entry)));
    one.parts.link.href = galley.address.ofCase(entry);
    for (const link of one.parts.strip.querySelectorAll("a")) {
      if (link.dataset.case === entry.case) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  /** Makes a card's pictures, once. */
  function fill(one) {
    if (one.comparison) return;
    watcher.unobserve(one.root);
    const { group, parts } = one;
    const entry = groups.representative(group.cases);
    one.comparison = new Comparison(galley.crops.of, (shown) => galley.whole.open(shown, wayChanged));
    parts.pictures.append(one.comparison.root);
    parts.look.classList.add("is-filled");
    strip(one);
    show(one, entry);
  }

  const watcher = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) fill(cards.get(Number(target.dataset.group)));
  }, { rootMargin: "900px" });

  function wayChanged() {
    for (const one of cards.values()) one.comparison?.update();
    Comparison.press(document.querySelector(".review"));
  }

  function chooseWay(way) {
    Comparison.way = way;
    wayChanged();
    return true;
  }

  // Cards

  function card(group) {
    const { root, parts } = clone("group");
    const one = { root, parts, group };
    root.dataset.group = group.index;
    root.setAttribute("aria-label", groups.headline(group));
    cards.set(group.index, one);
    heading(parts, group);
    note(parts, group);
    parts.actions.prepend(...actions(group));
    parts.undo.addEventListener("click", () => decisions.decide(group.cases, undefined));
    if (group.cases.some(hasPictures)) watcher.observe(root);
    else parts.look.remove();
    mark(one);
    return root;
  }

  /** Folds what is decided to a line, which says how. */
  function mark({ root, parts, group }) {
    const decision = decisions.ofGroup(group);
    root.classList.toggle("group-decided", decision !== undefined);
    parts.note.value = decisions.noteOfGroup(group);
    parts.decision.replaceChildren();
    if (!decision) return;
    const number = group.cases.filter(decisions.isDecidable).length;
    parts.decision.className = `tag decision-${decision}`;
    parts.decision.append(
      icon(decisions.icons[decision]),
      `${galley.dom.numeral(number)} ${decisions.words[decision]}`,
    );
  }

  /** What is decided about each case of a strip. */
  function markCells({ parts }) {
    for (const link of parts.strip.querySelectorAll("a")) {
      const entry = galley.data.byCase.get(link.dataset.case);
      link.setAttribute("aria-label", galley.thumbs.label(entry));
      link.dataset.decision = decisions.of(entry) ?? "";
    }
  }

  function markAll() {
    for (const one of cards.values()) {
      mark(one);
      markCells(one);
    }
  }

  function focus(one) {
    fill(one);
    one.root.focus({ preventScroll: true });
    one.root.scrollIntoView({ block: "nearest" });
  }

  const focused = () => [...cards.values()].find(({ root }) => root.contains(document.activeElement));

  // Keys

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

  /** The next case of the card, or the one before. */
  function stepCase(by) {
    const one = focused();
    const entry = one?.entry && one.group.cases[one.group.cases.indexOf(one.entry) + by];
    if (!entry) return false;
    show(one, entry);
    one.parts.strip.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }

  function whole() {
    const one = focused() ?? [...cards.values()].find(({ entry }) => entry);
    if (!one?.entry) return false;
    galley.whole.open(one.entry, wayChanged);
    return true;
  }

  /** Goes to the field for a note. */
  function write() {
    const one = focused();
    if (!one?.parts.note.isConnected) return false;
    one.parts.note.focus();
    return true;
  }

  function press(way) {
    const one = focused();
    if (way === "flip" && Comparison.way === "flip" && one?.comparison) one.comparison.flip();
    else chooseWay(way);
    return true;
  }

  // The page

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
    parts.ways.append(Comparison.control(chooseWay));
    parts.sections.append(section("To decide", "", all.filter(isDecidable)),
      section(
        "Nothing to decide",
        "These have to be fixed, or their run cannot be accepted.",
        all.filter((group) => !isDecidable(group)),
      ));
    container.replaceChildren(root);
  }

  decisions.onchange(markAll);
  window.addEventListener("beforeprint", () => {
    for (const one of cards.values()) if (one.parts.look.isConnected) fill(one);
  });

  return {
    /** Shows all causes, and goes to the one that the address names. */
    show(container, _, { cause }) {
      if (!cards.size || !container.querySelector(".review")) {
        watcher.disconnect();
        cards.clear();
        create(container);
      }
      const one = cards.get(Number(cause));
      if (cause !== undefined && one) galley.main.whenShown("review", () => focus(one));
    },
    /** Forgets the cards of other data, with the note that is being written kept. */
    renew() {
      focused()?.parts.note.blur();
      watcher.disconnect();
      cards.clear();
    },
    step, decide, stepCase, whole, write, press,
  };
})();
