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
  function values(entries, name) {
    const found = [...new Set(entries.map((entry) => of.axis(entry, name)).filter(Boolean))];
    if (found.length === 1 && found[0] === of.usual[name]) return undefined;
    if (found.length > 4) return count(found.length, name);
    return found.map((value) => of.axisWords(name, value)).join(", ");
  }

  const axes = ["device", "orientation", "appearance", "direction", "locale", "legibilityWeight", "contrast"];

  /** Sizes, devices and all other axes in short. */
  const extent = (entries) => [
    count(entries.length, "case"),
    sizes(entries),
    ...axes.map((axis) => values(entries, axis)),
  ].filter(Boolean);

  /** The case to look at: of the default size, or nearest to it. */
  function representative(entries) {
    const distance = (entry) => Math.abs(of.categoryIndex(entry) - of.categories.indexOf("L"));
    return entries.reduce((best, entry) => distance(entry) < distance(best) ? entry : best, entries[0]);
  }

  /** The scenes of its cases. */
  const scenes = (entries) => [...new Set(entries.map(galley.data.sceneOf))];

  return { extent, representative, scenes };
})();
