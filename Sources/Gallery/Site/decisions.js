"use strict";

/**
 * What the reviewer decided: accept, reject, or skip, of each case that can be decided.
 *
 * Decisions are kept by the browser under the run's identity, so that they are there when the page is opened again.
 */
galley.decisions = (() => {
  const words = galley.table({ accept: "accepted", reject: "rejected", skip: "skipped", undecided: "undecided" });
  const icons = { accept: "check", reject: "cross", skip: "skip" };
  const listeners = [];
  const steps = [];
  let decided = new Map();
  /** Notes on cases, by their paths; they stay when a decision is taken back. */
  let notes = new Map();

  const key = () => `galley.decisions.${galley.data.run.identity}`;
  const notesKey = () => `galley.notes.${galley.data.run.identity}`;
  const isDecidable = (entry) => entry.decision !== undefined;

  /** Why nothing can be decided about a case, in a sentence. */
  function whyNot(entry) {
    if (galley.data.run.kind === "compare") return "Two revisions were compared, so there is no reference to replace.";
    if (entry.result.counterpart) return "It is compared with another case, so there is no reference to replace: change one of the two.";
    if (entry.result.recorded) return "Already recorded.";
    if (entry.result.verdict === "failed") return "It did not render, so there is nothing to accept.";
    if (!galley.cases.needsReview(entry)) return "It matches its reference.";
    return "The run has no picture of it.";
  }

  /** What the browser kept of cases that can be decided, with values that are right. */
  function kept(name, isRight) {
    try {
      const pairs = JSON.parse(galley.storage.get(name) ?? "[]");
      return new Map(pairs.filter(([path, value]) => isRight(value) && galley.data.byCase.get(path)?.decision));
    } catch {
      return new Map();
    }
  }

  function load() {
    decided = kept(key(), (decision) => words[decision]);
    notes = kept(notesKey(), (note) => typeof note === "string");
  }

  function keep() {
    galley.storage.set(key(), JSON.stringify([...decided]));
    galley.storage.set(notesKey(), JSON.stringify([...notes]));
  }

  /**
   * After the run's data were replaced: what was decided about pictures that are still the same stays, and what the browser
   * kept of these data is there. `before` has the cases that there were, by their paths. Gives how many decisions are gone.
   */
  function renew(before) {
    const { byCase } = galley.data;
    const hashes = (entry) => JSON.stringify(entry?.decision);
    const isSame = ([path]) => byCase.get(path)?.decision && hashes(byCase.get(path)) === hashes(before.get(path));
    const [mine, words] = [decided, notes];
    load();
    decided = new Map([...decided, ...[...mine].filter(isSame)]);
    notes = new Map([...notes, ...[...words].filter(([path]) => byCase.get(path)?.decision)]);
    steps.length = 0;
    keep();
    return [...mine.keys()].filter((path) => !decided.has(path)).length;
  }

  function changed() {
    keep();
    galley.filters.forget();
    for (const listener of listeners) listener();
  }

  function set(path, decision) {
    if (decision) decided.set(path, decision);
    else decided.delete(path);
  }

  /** Decides about cases together, from `at`: one step of undo. Those that cannot be decided are left alone. */
  function decide(entries, decision, at = entries[0]) {
    const some = entries.filter(isDecidable);
    if (some.length === 0) return false;
    steps.push({ at, before: some.map((entry) => [entry.case, decided.get(entry.case)]) });
    for (const entry of some) set(entry.case, decision);
    changed();
    galley.announce(`${galley.dom.count(some.length, "case")} ${words[decision ?? "undecided"]}`);
    return true;
  }

  /** Writes a note on cases together, or takes it away. */
  function note(entries, words) {
    const trimmed = words.trim();
    const some = entries.filter(isDecidable).filter((entry) => noteOf(entry) !== trimmed);
    if (some.length === 0) return;
    for (const entry of some) {
      if (trimmed) notes.set(entry.case, trimmed);
      else notes.delete(entry.case);
    }
    keep();
  }

  const noteOf = (entry) => notes.get(entry.case) ?? "";

  /** Takes the last step back, and gives the case that it was decided from. */
  function undo() {
    const step = steps.pop();
    if (!step) return undefined;
    for (const [path, decision] of step.before) set(path, decision);
    changed();
    galley.announce("Undone");
    return step.at;
  }

  /** How many cases can be decided, and how many are, by decision. */
  function progress() {
    const counts = { accept: 0, reject: 0, skip: 0 };
    for (const decision of decided.values()) counts[decision] += 1;
    return { ...counts, decided: decided.size, of: galley.data.run.decidableCount };
  }

  /** What `galley accept --from` reads. Skipped cases are not in it. */
  function file() {
    const list = galley.data.cases.filter((entry) => ["accept", "reject"].includes(decided.get(entry.case)))
      .map((entry) => ({ case: entry.case, decision: decided.get(entry.case), ...entry.decision, note: notes.get(entry.case) }));
    return { schemaVersion: 1, decisions: list };
  }

  /** A group's decision: that of all its cases that can be decided, where it is one. */
  function ofGroup(group) {
    const [first, ...others] = new Set(group.cases.filter(isDecidable).map((entry) => decided.get(entry.case)));
    return others.length ? undefined : first;
  }

  /** The note on all cases of a group, where it is one. */
  function noteOfGroup(group) {
    const all = new Set(group.cases.filter(isDecidable).map(noteOf));
    return all.size === 1 ? [...all][0] : "";
  }

  return {
    words, icons, isDecidable, whyNot, load, renew, decide, undo, progress, file, ofGroup, note, noteOf, noteOfGroup,
    of: (entry) => decided.get(entry.case),
    onchange: (listener) => listeners.push(listener),
    get canUndo() { return steps.length > 0; },
  };
})();
