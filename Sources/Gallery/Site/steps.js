"use strict";

/** Going from change to change, in the order of the list, and deciding, by keyboard. */
galley.steps = (() => {
  const { h, icon } = galley.dom;
  const { cases: of } = galley;
  const shown = () => galley.main.shown?.name;
  const isCase = () => shown() === "case";
  const isList = () => shown() === "overview";

  /** What is gone through: what needs review in the list, or everything where nothing does. */
  function path() {
    const order = galley.views.overview.order;
    const changes = galley.data.run.isGuide ? [] : order.filter(of.needsReview);
    return changes.length ? changes : order;
  }

  /** The case that keys are about: the one shown, or the one that has the focus. */
  function current() {
    if (isCase()) return galley.main.shown.subject;
    const link = document.activeElement?.closest?.("[data-case]");
    return link ? galley.data.byCase.get(link.dataset.case) : undefined;
  }

  /** The case `step` further. From one that is not on the path, the next on it in the order of all cases. */
  function beside(entry, step) {
    const all = path();
    const index = all.indexOf(entry);
    if (index >= 0) return all[index + step];
    if (!entry) return step > 0 ? all[0] : all.at(-1);
    const order = galley.views.overview.order;
    const places = new Map(order.map((one, place) => [one, place]));
    const at = places.get(entry) ?? -1;
    return step > 0 ? all.find((one) => places.get(one) > at) : all.findLast((one) => places.get(one) < at);
  }

  function goTo(entry) {
    if (isCase()) galley.address.go({ case: entry.case });
    else galley.views.overview.focus(entry);
  }

  function step(by) {
    if (shown() === "review") return galley.views.review.step(by);
    if (!isCase() && !isList()) return false;
    const entry = beside(current(), by);
    if (entry) goTo(entry);
    else galley.announce(by > 0 ? "That was the last one" : "That was the first one");
    return true;
  }

  /** The next case that is not decided, from this one on and then from the beginning. */
  function nextOpen(entry) {
    const all = path();
    const index = all.indexOf(entry);
    const isOpen = (one) => galley.decisions.isDecidable(one) && !galley.decisions.of(one);
    return [...all.slice(index + 1), ...all.slice(0, Math.max(index, 0))].find(isOpen);
  }

  /** Decides about the case, or its whole group, and goes on to what is open. */
  function decide(decision, { whole = false } = {}) {
    if (shown() === "review") return galley.views.review.decide(decision);
    const entry = current();
    if (!entry) return false;
    const group = galley.data.run.groups[entry.group];
    if (!galley.decisions.decide(whole && group ? group.cases : [entry], decision, entry)) {
      galley.announce(`No decision is possible. ${galley.decisions.whyNot(entry)}`);
      return true;
    }
    const next = nextOpen(entry);
    if (next) goTo(next);
    return true;
  }

  function undo() {
    const entry = galley.decisions.undo();
    if (entry && (isCase() || isList())) goTo(entry);
    return entry !== undefined;
  }

  function button(by, title, name) {
    const entry = beside(galley.main.shown.subject, by);
    if (!entry) return h(
      "button",
      { type: "button", class: "icon-button", disabled: true, "aria-label": title },
      icon(name),
    );
    return h("a", { class: "icon-button", href: galley.address.ofCase(entry), "aria-label": title, title }, icon(name));
  }

  /** Previous and next with the place among them. */
  function create(entry) {
    const all = path();
    const index = all.indexOf(entry);
    const place = index >= 0 ? `${galley.dom.numeral(index + 1)} of ${galley.dom.numeral(all.length)}` : "";
    return h(
      "div",
      { class: "crumbs-steps" },
      button(-1, "Previous (k)", "left"),
      h("span", { class: "number" }, place),
      button(1, "Next (j)", "right"),
    );
  }

  function escape() {
    const { state } = galley.address;
    if (galley.facets.isOpen()) galley.facets.toggle();
    else if (isCase()) leaveCase();
    else if (state.scene || state.view) go({});
    else return false;
    return true;
  }

  /** Back to the list, where the case's thumbnail has the focus. */
  function leaveCase() {
    const entry = galley.main.shown.subject;
    galley.main.whenShown("overview", () => galley.views.overview.focus(entry));
    go({});
  }

  const nowhere = { case: undefined, scene: undefined, view: undefined, cause: undefined };
  const go = (patch) => galley.address.go({ ...nowhere, ...patch });

  function addMoves() {
    const isGuide = galley.data.run.isGuide;
    const section = isGuide ? "Moving" : "Reviewing";
    galley.keys.add({ keys: ["j"], title: isGuide ? "Next case" : "Next change", section, run: () => step(1) });
    galley.keys.add(
      { keys: ["k"], title: isGuide ? "Previous case" : "Previous change", section, run: () => step(-1) },
    );
    galley.keys.add({ keys: ["Escape"], title: "Back", section: "Anywhere", run: escape });
    galley.keys.add({ keys: ["g h"], title: "Overview", section: "Anywhere", run: () => go({}) });
    galley.keys.add(
      {
        keys: ["g f"],
        title: "Findings",
        section: "Anywhere",
        run: () => go({ view: "findings" }),
        when: () => galley.data.run.findingCount > 0,
      },
    );
    galley.keys.add({ keys: ["?"], title: "Show these keys", section: "Anywhere", run: () => galley.help.open() });
  }

  function addDecisions() {
    const section = "Reviewing";
    galley.keys.add({ keys: ["a"], title: "Accept", section, run: () => decide("accept") });
    galley.keys.add({ keys: ["r"], title: "Reject", section, run: () => decide("reject") });
    galley.keys.add({ keys: ["s"], title: "Skip", section, run: () => decide("skip") });
    galley.keys.add(
      {
        keys: ["Shift+A"],
        title: "Accept everything with this cause",
        section,
        run: () => decide("accept", { whole: true }),
      },
    );
    galley.keys.add({ keys: ["u"], title: "Undo the last decision", section, run: undo });
    galley.keys.add(
      { keys: ["g r"], title: "Review by cause", section: "Anywhere", run: () => go({ view: "review" }) },
    );
    galley.keys.add({ keys: ["y"], title: "Write a note on the decision", section, run: writeNote });
    galley.keys.add({ keys: ["e"], title: "Export the decisions", section, run: () => galley.exporting.open() });
    addComparison();
  }

  function writeNote() {
    if (shown() === "review") return galley.views.review.write();
    const field = document.querySelector("#dock .dock-note");
    field?.focus();
    return field !== null;
  }

  /** Keys of the causes' pictures. */
  function addComparison() {
    const { review } = galley.views;
    const add = (keys, title, run) => galley.keys.add({ keys, title, section: "Causes", run, when: () => shown() === "review" });
    const isField = ({ target }) => target instanceof Element && target.matches("input");
    add(["z"], "The whole pictures", () => review.whole());
    add(["ArrowRight"], "Next case of the cause", (event) => !isField(event) && review.stepCase(1));
    add(["ArrowLeft"], "Previous case of the cause", (event) => !isField(event) && review.stepCase(-1));
    for (const [way, { title, key }] of Object.entries(galley.Comparison.ways)) add([key], title, () => review.press(way));
  }

  /** Adds the keys for deciding, once there is something to decide. */
  function offerDecisions() {
    if (isDeciding || galley.data.run.isGuide || !galley.data.run.causeCount) return;
    isDeciding = true;
    addDecisions();
  }
  let isDeciding = false;

  function start() {
    addMoves();
    offerDecisions();
    galley.keys.add(
      { keys: ["ArrowRight", "ArrowLeft"], title: "Previous or next size", section: "Lists", run: () => false },
    );
    galley.keys.add(
      { keys: ["ArrowDown", "ArrowUp"], title: "Strip below or above", section: "Lists", run: () => false },
    );
    galley.keys.add({ keys: ["Enter"], title: "Open the case", section: "Lists", run: () => false });
  }

  return { start, offerDecisions, create, step, beside, decide, undo, current, whole: (entry) => galley.data.run.groups[entry.group] };
})();
