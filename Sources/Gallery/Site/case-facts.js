"use strict";

/** What is said of a case beside its pictures, a section each; null where there is nothing to say. */
galley.caseFacts = (() => {
  const { h, text, count } = galley.dom;

  const section = (title, ...content) => h("section", { class: "fact" }, h("h2", null, title), ...content);

  const rows = (pairs) => h("dl", { class: "facts" }, pairs.map(([term, value]) =>
    h("div", null, h("dt", null, term), h("dd", null, value instanceof Node ? value : text(value)))));

  /** Why a case has no verdict but a fault, and what its group says. */
  function reason({ result }) {
    if (!result.reason) return null;
    return section(result.verdict === "failed" ? "Why it failed" : "Why it cannot be read", h("p", { class: "case-reason mono" }, text(result.reason)));
  }

  /** Pictures that should be there. An unreadable reference is shown by its reason. */
  function missing({ pictures, result }) {
    const sides = ["expected", "actual", "difference"].filter((side) => pictures[side]?.missing && pictures[side].missing !== result.reason);
    if (!sides.length) return null;
    return section("Missing pictures", rows(sides.map((side) => [side, pictures[side].missing])));
  }

  /** A sentence with the texts that it quotes set apart. */
  function quoted(sentence) {
    const match = /^(.*?text )'(.*)' → '(.*)'((?:, \d+ lines? → \d+|, (?:width|height) | \(|$).*)$/su.exec(sentence);
    if (!match) return h("li", null, text(sentence));
    const [, before, old, now, after] = match;
    return h("li", null, h("bdi", null, before), h("del", { dir: "auto" }, old), h("span", { class: "quiet" }, " → "), h("ins", { dir: "auto" }, now),
      after ? h("bdi", null, after) : null);
  }

  function moved({ result }) {
    if (!result.moved?.length) return null;
    return section("What moved", h("ul", { class: "moves" }, result.moved.map(quoted)));
  }

  function findings(entry, viewer, marks) {
    const { findings: found, unmatchedAllowances = [] } = entry.result;
    if (!found.length && !unmatchedAllowances.length) return null;
    const items = found.map((finding) => h("li", null, findingRow(finding, viewer, marks.find((mark) => mark.finding === finding)?.view)));
    const unmatched = unmatchedAllowances.map(({ kind, node, reason: why }) => h("li", { class: "case-finding quiet" },
      `Allowed, but not found: ${kind.replaceAll("-", " ")}`, node ? [" of ", text(node)] : null, " (", text(why), ")"));
    return section(`Findings`, h("ul", { class: "case-findings" }, items, unmatched));
  }

  function findingRow(finding, viewer, view) {
    const { kind, node, message, allowed } = finding;
    const content = [
      h("span", { class: "row-title", title: galley.data.run.findingKinds?.[kind] }, kind.replaceAll("-", " "), h("span", { class: "quiet" }, " · "), text(node)),
      h("small", null, text(message)), allowed === undefined ? null : h("small", { class: "case-allowed" }, "Allowed: ", text(allowed)),
    ];
    if (!view) return h("div", { class: "case-finding row-button" }, content);
    const show = () => {
      viewer.toggle("findings", true);
      viewer.zoomToView(view);
    };
    return h("button", { type: "button", class: "case-finding row-button", onclick: show }, content);
  }

  /** What is to be known of the reference. */
  function reference({ result }) {
    const sentences = [
      result.note, result.recorded ? "The reference was written in this run." : null,
      result.engineAlone ? "Another engine made the reference, from the same display list: only the engine changed the pixels."
        : result.sameEngine === false ? "Another engine made the reference." : null,
    ].filter(Boolean);
    return sentences.length ? section("Reference", h("ul", { class: "sentences" }, sentences.map((sentence) => h("li", null, text(sentence))))) : null;
  }

  function configuration(entry, tree) {
    return section("Configuration", rows([...galley.configuration.rows(entry, tree), ["Name", h("code", null, text(entry.result.configuration))]]));
  }

  function copied(words, title) {
    const { icon } = galley.dom;
    const button = h("button", { type: "button", class: "icon-button", "aria-label": title, title }, icon("copy"));
    button.addEventListener("click", () => galley.copy(words, button));
    return h("div", { class: "copied" }, h("code", { dir: "ltr", tabindex: "0", role: "group", "aria-label": title.replace("Copy the ", "The ") }, words), button);
  }

  /** The command that makes the case again, quoted for a shell. */
  function command(entry) {
    const { again } = galley.data.sceneOf(entry);
    const name = entry.result.configuration.replaceAll("'", "'\\''");
    return again?.replaceAll("{configuration}", () => name);
  }

  function source(entry) {
    const { source: place } = entry.result;
    const again = command(entry);
    if (!place && !again) return null;
    const where = place && [place.file, place.line].filter((part) => part !== undefined).join(":");
    return section("Render it again", again ? copied(again, "Copy the command") : null,
      where ? h("p", { class: "source" }, h("span", { class: "quiet" }, "Written in "), h("code", { dir: "ltr" }, text(where))) : null);
  }

  return {
    command,
    /** All sections of a case, as far as they have something to say. */
    sections: (entry, viewer, marks, tree) => [
      reason(entry), missing(entry), moved(entry), findings(entry, viewer, marks), ...galley.casePixels(entry, viewer, section, rows),
      reference(entry), configuration(entry, tree), source(entry),
    ].filter(Boolean),
  };
})();
