"use strict";

/** What a case was rendered under, in UIKit's words. */
galley.configuration = (() => {
  /** The content size categories as configurations call them, smallest first, with UIKit's names. */
  const categories = new Map(Object.entries({
    XS: "extraSmall", S: "small", M: "medium", L: "large", XL: "extraLarge", XXL: "extraExtraLarge",
    XXXL: "extraExtraExtraLarge", AX1: "accessibilityMedium", AX2: "accessibilityLarge",
    AX3: "accessibilityExtraLarge", AX4: "accessibilityExtraExtraLarge",
    AX5: "accessibilityExtraExtraExtraLarge",
  }));

  function spelled(category) {
    return categories.has(category) ? `${category} (${categories.get(category)})` : category;
  }

  /** A locale's identifier, with its language in English where the browser knows it. */
  function locale(identifier) {
    try {
      const name = new Intl.DisplayNames("en", { type: "language" }).of(identifier.replaceAll("_", "-"));
      return name === identifier ? identifier : `${identifier} (${name})`;
    } catch {
      return identifier;
    }
  }

  /** What is said of a value beyond what the axis says. */
  const spellings = galley.table({ category: spelled, locale });

  const fact = ({ name, fact: phrase }, value) => spellings[name]?.(value) ?? galley.cases.filled(phrase, value);

  /** The size in points, as the layout has it, and in pixels. */
  function size(entry, tree) {
    const picture = galley.cases.picture(entry);
    if (!picture?.hash) return [];
    const pixels = `${picture.width} × ${picture.height} px`;
    if (!tree) return [["Size", pixels]];
    const [, , width, height] = tree.root.node.frame.map((value) => Math.round(value * 100) / 100);
    return [["Size", `${width} × ${height} pt (${pixels})`]];
  }

  return {
    spelled,
    /** Terms and what they are, for a definition list; the tree of the layout, where it is known. */
    rows: (entry, tree) => [
      ...galley.cases.axes().filter(({ name }) => name in entry.axes)
        .map((axis) => [axis.term, fact(axis, entry.axes[axis.name])]),
      ...size(entry, tree),
    ],
    /** What is equal for the twelve sizes of one look. */
    look: ({ axes: { category, ...others } }) => JSON.stringify(Object.entries(others).sort()),
  };
})();
