"use strict";
/* What a case was rendered under, in UIKit's words. */

{
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
    ["width", "Width", (value) => `${value} pt`],
    ["scale", "Display scale", (value) => `${value} pixels a point`],
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

  function size(entry) {
    const picture = galley.picture(entry);
    if (!picture) return [];
    const pixels = `${picture.width} × ${picture.height} px`;
    const scale = Number(entry.axes.scale);
    if (!scale) return [["Size", pixels]];
    return [["Size", `${picture.width / scale} × ${picture.height / scale} pt (${pixels})`]];
  }

  /** The picture of a case: what it is now, or else its reference; none where it did not render. */
  galley.picture = ({ pictures: { actual, expected } }) =>
    [actual, expected].find((picture) => picture?.hash) ?? null;

  galley.configuration = {
    spelled,
    /** Terms and what they are, for a definition list. */
    rows: (entry) => [
      ...terms.filter(([axis]) => axis in entry.axes).map(([axis, term, words]) => [term, words(entry.axes[axis])]),
      ...size(entry),
    ],
    /** What is equal for the twelve sizes of one look. */
    look: ({ axes: { category, ...others } }) => JSON.stringify(Object.entries(others).sort()),
    };
}
