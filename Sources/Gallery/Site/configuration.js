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

  /** The axes in the order in which they are listed: what each is called, and how its value reads. */
  const terms = [
    ["device", "Device", (value) => value],
    ["category", "Content size category", (value) => spelled(value)],
    ["appearance", "User interface style", (value) => value],
    ["orientation", "Interface orientation", (value) => value],
    ["direction", "Layout direction", (value) => value],
    ["locale", "Locale", (value) => locale(value)],
    ["legibilityWeight", "Legibility weight", (value) => value],
    ["contrast", "Accessibility contrast", (value) => value],
    ["transparency", "Transparency", (value) => value],
    ["buttonShapes", "Button shapes", (value) => value],
    ["onOffLabels", "On/off labels", (value) => value],
    ["acuity", "Decimal acuity", (value) => value],
    ["viewingDistance", "Viewing distance", (value) => `${value} cm`],
    ["colorVision", "Color vision", (value) => value],
    ["contrastSensitivity", "Log contrast sensitivity", (value) => value],
    ["width", "Width", (value) => `${value} pt`],
    ["scale", "Display scale", (value) => `${value} pixels per point`],
  ];

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
      ...terms.filter(([axis]) => axis in entry.axes).map(([axis, term, words]) => [term, words(entry.axes[axis])]),
      ...size(entry, tree),
    ],
    /** What is equal for the twelve sizes of one look. */
    look: ({ axes: { category, ...others } }) => JSON.stringify(Object.entries(others).sort()),
  };
})();
