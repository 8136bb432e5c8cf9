"use strict";

/** What is said of a case beside its pictures, a section each; null where there is nothing to say. */
galley.caseFacts = (() => {
  const { h, text, count } = galley.dom;

  const section = (title, ...content) => h("section", { class: "fact" }, h("h2", null, title), ...content);

  const rows = (pairs) => h("dl", { class: "facts" }, pairs.map(([term, value]) =>
    h("div", null, h("dt", null, term), h("dd", null, value instanceof Node ? value : text(value)))));

  const number = (value) => value.toLocaleString("en");

  /** A share in percent, with as many digits as it takes to tell it from 0 and from 100. */
  function percent(share) {
    for (const digits of [1, 2, 3, 4]) {
      const words = (share * 100).toFixed(digits);
      if (Number(words) !== 0 && Number(words) !== 100) return `${words} %`;
    }
    return share < 0.5 ? "less than 0.0001 %" : share === 1 ? "100 %" : "more than 99.9999 %";
  }

  /** Why a case has no verdict but a fault, and what its group says. */
  function reason({ result }) {
    if (!result.reason) return null;
    return section(result.verdict === "failed" ? "Why it failed" : "Why it cannot be read", h("p", { class: "case-reason mono" }, text(result.reason)));
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

  function pixels(entry, viewer) {
    const { pixels: found, pixelsDiffer } = entry.result;
    if (pixelsDiffer !== undefined) {
      return section("Pixels", h("p", null, pixelsDiffer ? "The pixels are others, as their hash says; the reference has no picture to compare."
        : "The pixels are the same, as their hash says."));
    }
    if (!found) return null;
    const size = ([width, height]) => `${width} × ${height}`;
    const picture = galley.cases.picture(entry);
    const area = picture?.hash ? picture.width * picture.height : undefined;
    const pairs = [["Differing", `${number(found.differing)}${area ? ` (${percent(found.differing / area)})` : ""}`],
      ["Largest channel difference", `${found.largestChannelDifference} of 255`],
      ["Most in a window of 8 × 8", `${found.largestWindowCount} of 64`]];
    if (found.expectedSize) pairs.push(["Size", `${size(found.expectedSize)} → ${size(found.actualSize)} px`]);
    return section("Pixels", rows(pairs), places(entry, viewer));
  }

  function places(entry, viewer) {
    const all = galley.places(entry);
    if (!all.length) return null;
    const items = all.map((place, index) => h("li", null, place.rest ? rest(place, viewer, index) : place_(place, viewer, index)));
    const list = h("ol", { class: "places" }, items.slice(0, 6));
    if (items.length <= 6) return list;
    return h("div", null, list, h("details", { class: "more" }, h("summary", null, `${items.length - 6} more`), h("ol", { class: "places" }, items.slice(6))));
  }

  const go = (viewer, index) => ({ type: "button", class: "row-button", onclick: () => viewer.tools.goToPlace(0, index) });

  function place_({ box, differing, views }, viewer, index) {
    return h("button", go(viewer, index), h("b", { class: "place-number" }, index + 1), h("span", { class: "row-title" }, text(views.join(", ") || "outside of views")),
      h("small", { class: "quiet number" }, `${box[2]} × ${box[3]} at ${box[0]}, ${box[1]} · ${count(differing, "pixel")}`));
  }

  function rest({ box, differing, places: others }, viewer, index) {
    return h("button", go(viewer, index), h("b", { class: "place-number" }, "…"), h("span", { class: "row-title" }, `${count(others, "smaller place")}`),
      h("small", { class: "quiet number" }, `within ${box[2]} × ${box[3]} at ${box[0]}, ${box[1]} · ${count(differing, "pixel")}`));
  }

  /** What each rule of a tolerance found and what it accepts. */
  const ruleWords = {
    channel: ({ found, limit }) => [["Largest channel difference", `${found}, at most ${limit}`, found, limit]],
    pixelsInWindow: ({ found, limit, size }) => [[`Differing in any ${size} × ${size} pixels`, `${found}, at most ${limit}`, found, limit]],
    precision: ({ matching, of, precision, perceptualPrecision, largestDeltaE }) => [
      ["Matching pixels", `${percent(matching / of)}, at least ${percent(precision)}`, 1 - matching / of, 1 - precision],
      ...perceptualPrecision < 1 ? [["Colours that match look alike", `at least ${percent(perceptualPrecision)}`]] : [],
      ...largestDeltaE === undefined ? [] : [["Largest ΔE", String(largestDeltaE)]],
    ],
    mask: ({ views, pixels: inside }) => [["Masked", `${count(inside, "pixel")} in ${views.join(", ")}`]],
  };

  function rules(found) {
    const items = Object.entries(found).flatMap(([name, values]) => ruleWords[name]?.(values) ?? []);
    return h("dl", { class: "facts" }, items.map(([term, words, value, limit]) => h("div", null, h("dt", null, term),
      h("dd", null, text(words), limit ? h("span", { class: `bar-of ${value > limit ? "is-over" : ""}`, "aria-hidden": "true", style: { "--share": Math.min(1, value / limit) } }) : null))));
  }

  const tolerated = ({ result }) => result.tolerated ? section("What its tolerance let pass", rules(result.tolerated)) : null;
  const refused = ({ result }) => result.pixels?.refusedBy ? section("Rules that do not hold", rules(result.pixels.refusedBy)) : null;

  function findings(entry, viewer, marks) {
    const { findings: found, unmatchedAllowances = [] } = entry.result;
    if (!found.length && !unmatchedAllowances.length) return null;
    const items = found.map((finding) => h("li", null, findingRow(finding, viewer, marks.find((mark) => mark.finding === finding)?.view)));
    const unmatched = unmatchedAllowances.map(({ kind, node, reason: why }) => h("li", { class: "case-finding quiet" },
      `Allowed, and not there: ${kind.replaceAll("-", " ")}`, node ? [" of ", text(node)] : null, " (", text(why), ")"));
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
      result.engineAlone ? "Another engine made the reference and was given the same to draw: what moved, the engine moved."
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
    return again?.replaceAll("{configuration}", entry.result.configuration.replaceAll("'", "'\\''"));
  }

  function source(entry) {
    const { source: place } = entry.result;
    const again = command(entry);
    if (!place && !again) return null;
    const where = place && [place.file, place.line].filter((part) => part !== undefined).join(":");
    return section("Make it again", again ? copied(again, "Copy the command") : null,
      where ? h("p", { class: "source" }, h("span", { class: "quiet" }, "Written in "), h("code", { dir: "ltr" }, text(where))) : null);
  }

  return {
    command,
    /** All sections of a case, as far as they have something to say. */
    sections: (entry, viewer, marks, tree) => [
      reason(entry), moved(entry), findings(entry, viewer, marks), pixels(entry, viewer), refused(entry), tolerated(entry),
      reference(entry), configuration(entry, tree), source(entry),
    ].filter(Boolean),
  };
})();
