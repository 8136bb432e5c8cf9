"use strict";

/** What is asked of a case in more than one place: its verdict, picture and axes, as words and in order. */
galley.cases = (() => {
  /** The content size categories, in order. */
  const categories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];

  /** What is to be looked at first comes first. */
  const verdicts = ["failed", "unreadable", "changed", "new", "tolerated", "unchanged"];

  const reviewed = new Set(["failed", "unreadable", "changed", "new"]);

  /** Axes that have a value in no name where they are as usual. */
  const usual = {
    appearance: "light", orientation: "portrait", direction: "leftToRight", legibilityWeight: "regular", contrast: "normal",
    transparency: "normal", buttonShapes: "hidden", onOffLabels: "hidden", acuity: "1", colorVision: "normal",
    contrastSensitivity: "2",
  };

  const directions = galley.table({ rightToLeft: "right to left", leftToRight: "left to right" });

  const words = {
    legibilityWeight: galley.table({ bold: "bold text", regular: "regular text" }),
    contrast: galley.table({ high: "high contrast", normal: "normal contrast" }),
    transparency: galley.table({ reduced: "reduced transparency", normal: "normal transparency" }),
    buttonShapes: galley.table({ shown: "button shapes", hidden: "no button shapes" }),
    onOffLabels: galley.table({ shown: "on/off labels", hidden: "no on/off labels" }),
    colorVision: galley.table({ normal: "normal vision" }),
  };

  /** Axes of numbers, in words. */
  const numbers = {
    acuity: (value) => `acuity ${value}`,
    viewingDistance: (value) => `from ${value} cm`,
    contrastSensitivity: (value) => `contrast sensitivity ${value}`,
    width: (value) => `${value} pt wide`,
  };

  const verdict = (entry) => entry.result.verdict;
  const needsReview = (entry) => reviewed.has(entry.result.verdict) || entry.result.recorded === true;

  /** The picture of a case: the one now, else the one that is expected. */
  const picture = (entry) => [entry.pictures.actual, entry.pictures.expected].find((one) => one?.hash)
    ?? entry.pictures.actual ?? entry.pictures.expected;

  /** An axis' value, the usual one where the name has none. A device or a category may be unknown: undefined. */
  const axis = (entry, name) => entry.axes[name] ?? usual[name];

  /** An axis' value in words. */
  const axisWords = (name, value) => words[name]?.[value] ?? directions[value] ?? numbers[name]?.(value) ?? value;

  const spoken = [
    "orientation", "appearance", "direction", "locale", "legibilityWeight", "contrast", "transparency", "buttonShapes",
    "onOffLabels", "acuity", "viewingDistance", "colorVision", "contrastSensitivity", "width",
  ];

  /** What a case is of beside device and size, in words: "dark, bold text". */
  const variant = (entry) => spoken.filter((name) => entry.axes[name] !== undefined)
    .map((name) => axisWords(name, entry.axes[name])).join(", ");

  /** The whole configuration in words: "iPhone 15, AX3, dark". Its name, where that could not be read. */
  const describe = (entry) => [entry.axes.device, entry.axes.category, variant(entry)].filter(Boolean).join(", ")
    || entry.result.configuration;

  /** Why there is no picture, or undefined. */
  const reason = (entry) => entry.result.reason ?? picture(entry)?.missing;

  return {
    categories, verdicts, usual, verdict, needsReview, picture, axis, axisWords, variant, describe, reason,
    categoryIndex: (entry) => categories.indexOf(entry.axes.category),
  };
})();
