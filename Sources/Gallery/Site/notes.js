"use strict";

/** Sentences about the run as a whole: what was left out, what the run noticed, what the browser does not keep. */
galley.notes = (() => {
  const { h, text, count } = galley.dom;

  function omitted(run) {
    if (!run.omitted) return [];
    const number = `${count(run.omitted, "case")} of ${galley.dom.numeral(run.count)}`;
    return [
      `${number} ${run.omitted === 1 ? "is" : "are"} not in this file, which contains only cases that need review. `
        + "Use galley gallery without --single-file, or with --all, to see all cases.",
    ];
  }

  function storage() {
    return galley.storage.works ? [] : [
      "This browser does not store data for this page: export your decisions before you close it.",
    ];
  }

  function create() {
    const { run } = galley.data;
    const first = [
      ...(run.warnings ?? []).map((warning) => h("p", { class: "note note-warning" }, text(warning))),
      ...[...omitted(run), ...storage()].map((sentence) => h("p", { class: "note" }, sentence)),
    ];
    if (run.notes.length === 0) return first;
    const list = h("ul", null, run.notes.map((note) => h("li", null, text(note))));
    return [
      ...first,
      h("details", { class: "note" }, h("summary", null, count(run.notes.length, "note"), " about the run"), list),
    ];
  }

  return { create };
})();
