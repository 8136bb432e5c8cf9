"use strict";

/** What a group of cases with one cause is about, in few words, and the case that stands for it. */
galley.groups = (() => {
  const { cases: of } = galley;
  const { count } = galley.dom;

  /** "all 12 sizes", "XS–XXL", "L, AX1–AX3". */
  function sizes(entries) {
    const all = galley.strips.columns();
    const has = all.map((category) => entries.some((entry) => entry.axes.category === category));
    if (all.length > 1 && has.every(Boolean)) return `all ${all.length === 12 ? "twelve" : all.length} sizes`;
    return ranges(all, has).map(([first, last]) => first === last ? first : `${first}–${last}`).join(", ");
  }

  /** Runs of neighbours that are there. */
  function ranges(all, has) {
    const found = [];
    all.forEach((category, index) => {
      if (!has[index]) return;
      if (index > 0 && has[index - 1]) found.at(-1)[1] = category;
      else found.push([category, category]);
    });
    return found;
  }

  /** The values of some axes, where they say something: "iPhone-15", "light and dark". */
  function values(entries, { name, term }) {
    const found = [...new Set(entries.map((entry) => of.axis(entry, name)).filter(Boolean))];
    if (found.length === 1 && found[0] === of.usual(name)) return undefined;
    if (found.length > 4) return count(found.length, term.toLowerCase());
    return found.map((value) => of.axisWords(name, value)).join(", ");
  }

  /** Sizes, devices and all other axes in short. */
  const extent = (entries) => [
    count(entries.length, "case"),
    sizes(entries),
    ...of.axes().filter(({ name, isSaid }) => isSaid || name === "device").map((axis) => values(entries, axis)),
  ].filter(Boolean);

  /** The case to look at: of the default size, or nearest to it. */
  function representative(entries) {
    const distance = (entry) => Math.abs(of.categoryIndex(entry) - of.categories.indexOf("L"));
    return entries.reduce((best, entry) => distance(entry) < distance(best) ? entry : best, entries[0]);
  }

  /** The scenes of its cases. */
  const scenes = (entries) => [...new Set(entries.map(galley.data.sceneOf))];

  const withoutStop = (sentence) => sentence.replace(/\.$/, "");

  /** What was changed, cause by cause; what a layout's differences say, where a result names no causes. */
  function causes({ result }) {
    return result.causes?.length ? result.causes.map(({ sentence }) => sentence) : result.moved ?? [];
  }

  /** What is new, of which scene. */
  function novelty(entries) {
    const [scene, ...others] = scenes(entries);
    if (others.length) return `${count(others.length + 1, "new scene")}`;
    return scene.cases.length === entries.length ? `New scene “${scene.scene}”` : `New in “${scene.scene}”`;
  }

  /** Where pixels differ, in the words of the places' views. */
  function inPixels({ result }) {
    const views = [...new Set((result.pixels?.places ?? []).flatMap((place) => place.views))];
    if (result.pixels?.expectedSize) return "Another size, with the same layout";
    if (!views.length) return "Pixels differ";
    return `Pixels differ in ${views.slice(0, 3).join(", ")}${views.length > 3 ? ` and ${views.length - 3} more` : ""}`;
  }

  /** What a group is about: its first cause, with the numbers of the case that stands for it. */
  function headline(group) {
    if (group.verdict === "new") return novelty(group.cases);
    if (group.verdict !== "changed" || !group.cases.length) return group.details || group.which;
    const entry = representative(group.cases);
    return causes(entry)[0] ?? inPixels(entry);
  }

  /** The other causes, and what followed from them. */
  function others({ cases, verdict }) {
    if (verdict !== "changed" || !cases.length) return [];
    const entry = representative(cases), all = causes(entry);
    return [...all.slice(1), ...(entry.result.moved ?? []).filter((sentence) => !all.includes(sentence))];
  }

  /** What is left of a group's details: numbers of pixels, rules, engines. They are those of its first case. */
  function smallPrint(group) {
    const [first] = group.cases;
    if (group.verdict !== "changed" || !first) return "";
    const sentences = (first.result.moved ?? []).map(withoutStop).join("; ");
    const left = sentences && group.details.startsWith(sentences) ? group.details.slice(sentences.length).replace(/^\.?;? ?/, "") : group.details;
    return left && representative(group.cases) !== first ? `${of.describe(first)}: ${left}` : left;
  }

  return { extent, representative, scenes, headline, others, smallPrint };
})();
