"use strict";

/** The bar at the foot: how far the review is, the decision about the case that is shown, and the export. */
galley.dock = (() => {
  const { h, icon, count } = galley.dom;
  const dock = () => document.getElementById("dock");

  function progress({ decided, of, accept, reject, skip }) {
    const all = galley.dom.numeral(of);
    const words = decided === 0 ? `${count(of, "case")} to decide` : `${galley.dom.numeral(decided)} of ${all} decided`;
    const part = (decision, number) => number ? h(
      "span",
      { class: `dock-part dock-${decision}`, style: { "flex-grow": String(number) } },
    ) : null;
    const rest = h("span", { style: { "flex-grow": String(of - decided) } });
    return h("div", { class: "dock-progress" }, h("p", { class: "number", "data-progress": true }, words),
      h(
        "div",
        { class: "dock-track", "aria-hidden": "true" },
        part("accept", accept),
        part("reject", reject),
        part("skip", skip),
        rest,
      ));
  }

  function action(entry, decision, title, key) {
    const isOn = galley.decisions.of(entry) === decision;
    return h("button", {
      type: "button", class: `button button-${decision}`, "aria-pressed": String(isOn), title: `${title} (${key})`, "data-decide": decision,
      onclick: () => isOn ? galley.decisions.decide([entry], undefined) : galley.steps.decide(decision),
    }, icon(galley.decisions.icons[decision]), h("span", { class: "dock-word" }, title));
  }

  function whole(entry) {
    const group = galley.data.run.groups[entry.group];
    const some = group?.cases.filter(galley.decisions.isDecidable).length ?? 0;
    if (some < 2) return null;
    return h("button", {
      type: "button",
      class: "button",
      title: "Accept everything with this cause (⇧A)",
      "data-decide": "group",
      onclick: () => galley.steps.decide("accept", { whole: true }),
    },
      icon("check"), h("span", { class: "dock-word" }, "Accept"), ` all ${some}`);
  }

  function ofCase(entry) {
    if (!galley.decisions.isDecidable(entry)) return [
      h("p", { class: "quiet dock-why" }, `Nothing to decide. ${galley.decisions.whyNot(entry)}`),
    ];
    return [
      action(entry, "reject", "Reject", "r"),
      action(entry, "skip", "Skip", "s"),
      action(entry, "accept", "Accept", "a"),
      whole(entry),
      note(entry),
    ];
  }

  /** The field for the reason of a decision. */
  function note(entry) {
    return h("input", {
      type: "text", class: "dock-note", placeholder: "Note", "aria-label": "Note on the decision", title: "Note on the decision (y)",
      autocomplete: "off", dir: "auto", "data-decide": "note", value: galley.decisions.noteOf(entry),
      oninput: ({ target }) => galley.decisions.note([entry], target.value),
      onkeydown: ({ key, target }) => { if (key === "Enter" || key === "Escape") target.blur(); },
    });
  }

  function undoButton() {
    return galley.decisions.canUndo ? h(
      "button",
      { type: "button", class: "icon-button", "aria-label": "Undo", title: "Undo (u)", onclick: galley.steps.undo },
      icon("undo"),
    ) : null;
  }

  /** The way out, or, before anything is decided, the way in. */
  function exportButton(numbers, name) {
    if (numbers.decided === 0 && name === "overview") return h(
      "a",
      { class: "button button-primary", href: galley.address.ofList("review") },
      "Review by cause",
    );
    return h("button", {
      type: "button",
      class: "button",
      "data-export": true,
      disabled: numbers.accept + numbers.reject === 0,
      onclick: () => galley.exporting.open(),
    },
      icon("export"), h("span", { class: "dock-word" }, "Export"));
  }

  /** Shows it where there is something to decide. */
  function update() {
    const { run } = galley.data;
    const entry = galley.main.shown?.name === "case" ? galley.main.shown.subject : undefined;
    const numbers = galley.decisions.progress();
    const name = galley.main.shown?.name;
    const isAbout = numbers.of > 0 || (entry !== undefined && galley.cases.needsReview(entry));
    const isShown = !run.isGuide && name !== "findings" && isAbout;
    dock().hidden = !isShown;
    if (!isShown) return;
    const focused = dock().contains(document.activeElement) ? document.activeElement.dataset.decide : undefined;
    const parts = [
      numbers.of ? progress(numbers) : null,
      h("div", { class: "dock-actions" }, entry ? ofCase(entry) : null),
      undoButton(),
      numbers.of ? exportButton(numbers, name) : null,
    ];
    dock().replaceChildren(...parts.filter(Boolean));
    if (focused) dock().querySelector(`[data-decide="${focused}"]`)?.focus({ preventScroll: true });
  }

  function start() {
    galley.decisions.load();
    galley.decisions.onchange(update);
  }

  return { start, update };
})();
