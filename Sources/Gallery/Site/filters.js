"use strict";

/**
 * Which cases are shown: those that match every facet of the address and every word of the search.
 *
 * Of the verdict, `review` and `all` are chosen, too; nothing chosen is `review` where there is something to review.
 */
galley.filters = (() => {
  const { cases: of } = galley;
  const found = (entry) => [...new Set(entry.result.findings.map((finding) => finding.kind))];
  const axis = ({ name, filter, usual = "–" }) => ({
    key: name,
    title: filter,
    values: (entry) => [entry.axes[name] ?? usual],
    words: (value) => of.axisWords(name, value),
    order: name === "category" ? of.categories : undefined,
  });

  /** The verdict, the run's axes, and what else cases are chosen by. */
  const make = () => [
    {
      key: "verdict",
      title: "Verdict",
      values: (entry) => [of.verdict(entry)],
      words: (value) => value,
      order: of.verdicts,
    },
    ...of.axes().filter(({ filter }) => filter).map(axis),
    { key: "finding", title: "Finding", values: found, words: (value) => value.replaceAll("-", " ") },
    {
      key: "decision",
      title: "Decision",
      values: (entry) => decided(entry),
      words: (value) => galley.decisions.words[value] ?? value,
      order: ["undecided", "accept", "reject", "skip"],
    },
  ];

  let made;
  const facets = () => made ??= make();

  const decided = (entry) => galley.decisions.isDecidable(entry) ? [galley.decisions.of(entry) ?? "undecided"] : [];

  /** What the search looks at, made when something is searched first. */
  function haystack(entry) {
    const { result } = entry;
    const scene = galley.data.sceneOf(entry);
    return entry.haystack ??= [
      entry.case, scene.description, result.cause, result.reason, ...(result.moved ?? []),
      ...result.findings.flatMap((finding) => [finding.node, finding.message]), of.describe(entry),
    ].filter(Boolean).join("\n").toLowerCase();
  }

  const isReview = () => !galley.data.run.isGuide && galley.data.run.reviewCount > 0;

  /** What is chosen of the verdict: `review`, `all` or verdicts. */
  const verdicts = (state) => state.verdict ?? [isReview() ? "review" : "all"];

  function allows(facet, state, entry) {
    const chosen = facet.key === "verdict" ? verdicts(state) : state[facet.key];
    if (!chosen || chosen.length === 0) return true;
    if (facet.key === "verdict" && chosen.includes("all")) return true;
    if (facet.key === "verdict" && chosen.includes("review") && of.needsReview(entry)) return true;
    return facet.values(entry).some((value) => chosen.includes(value));
  }

  function tally(counts, facet, entry) {
    const map = counts.get(facet.key);
    const values = facet.values(entry);
    for (const value of values) map.set(value, (map.get(value) ?? 0) + 1);
    if (facet.key !== "verdict") return;
    map.set("all", (map.get("all") ?? 0) + 1);
    if (of.needsReview(entry)) map.set("review", (map.get("review") ?? 0) + 1);
  }

  /** The cases, and of each facet how many cases each value would show with the other facets as they are. */
  function apply(state) {
    const counts = new Map(facets().map((facet) => [facet.key, new Map()]));
    const words = (state.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const matching = [];
    const asked = facets().filter((facet) => facet.key === "verdict" || state[facet.key]?.length);
    for (const entry of galley.data.cases) {
      if (words.length && !words.every((word) => haystack(entry).includes(word))) continue;
      const refusing = asked.filter((facet) => !allows(facet, state, entry));
      if (refusing.length === 0) {
        matching.push(entry);
        for (const facet of facets()) tally(counts, facet, entry);
      } else if (refusing.length === 1) tally(counts, refusing[0], entry);
    }
    return { cases: matching, counts };
  }

  /** A facet's values that any case has, in order, whatever is chosen. */
  function values(facet) {
    facet.known ??= [...new Set(galley.data.cases.flatMap((entry) => facet.values(entry)))];
    const all = facet.key === "decision" ? facet.order : facet.known;
    return facet.order ? facet.order.filter((value) => all.includes(value)) : all;
  }

  let last = {};

  /** The same as `apply`, once for each state. */
  function current(state = galley.address.state) {
    const key = JSON.stringify([state.q, ...facets().map((facet) => state[facet.key])]);
    if (last.key !== key) last = { key, ...apply(state) };
    return last;
  }

  /** Everything that narrows the list, taken away. */
  const cleared = () => Object.fromEntries([["q", undefined], ...facets().map((facet) => [facet.key, undefined])]);

  /** Which facets other than the verdict are chosen, with their values. */
  const chosen = (state) => facets().filter((facet) => facet.key !== "verdict")
    .flatMap((facet) => (state[facet.key] ?? []).map((value) => ({ facet, value })));

  /** The address with a value of a facet chosen, or no longer. */
  function toggled(state, key, value) {
    const before = state[key] ?? [];
    const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
    return { [key]: after.length ? after : undefined };
  }

  /** Forgets what was found in the cases that there were. */
  function renew() {
    last = {};
    made = undefined;
  }

  return {
    get facets() { return facets(); },
    verdicts, current, values, cleared, chosen, toggled, isReview, renew, forget: () => { last = {}; },
  };
})();
