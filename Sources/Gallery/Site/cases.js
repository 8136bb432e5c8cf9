"use strict";

/** What is asked of a case in more than one place: its verdict, picture and axes, as words and in order. */
galley.cases = (() => {
  /** The content size categories, in order. */
  const categories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];

  /** What is to be looked at first comes first. */
  const verdicts = ["failed", "unreadable", "changed", "new", "tolerated", "unchanged"];

  const reviewed = new Set(["failed", "unreadable", "changed", "new"]);

  const verdict = (entry) => entry.result.verdict;
  const needsReview = (entry) => reviewed.has(entry.result.verdict) || entry.result.recorded === true;

  /** The picture of a case: the one now, else the one that is expected. */
  const picture = (entry) => [entry.pictures.actual, entry.pictures.expected].find((one) => one?.hash)
    ?? entry.pictures.actual ?? entry.pictures.expected;

  /** The run's axes, in the order of a configuration's name. */
  const axes = () => galley.data.run.axes;

  const named = (name) => axes().find((one) => one.name === name);

  /** The value of an axis that cases have whose names have none; undefined where there is none. */
  const usual = (name) => named(name)?.usual;

  /** An axis' value, the usual one where the name has none. A device or a category may be unknown: undefined. */
  const axis = (entry, name) => entry.axes[name] ?? usual(name);

  /** A phrase with a value in its place. */
  const filled = (phrase, value) => phrase?.replace("{value}", () => value) ?? value;

  /** An axis' value in words. */
  function axisWords(name, value) {
    const { words, phrase } = named(name) ?? {};
    return words && Object.hasOwn(words, value) ? words[value] : filled(phrase, value);
  }

  /** What a case is of beside device and size, in words: "dark, bold text". */
  const variant = (entry) => axes().filter(({ name, isSaid }) => isSaid && entry.axes[name] !== undefined)
    .map(({ name }) => axisWords(name, entry.axes[name])).join(", ");

  /** The whole configuration in words: "iPhone 15, AX3, dark". Its name, where that could not be read. */
  const describe = (entry) => [entry.axes.device, entry.axes.category, variant(entry)].filter(Boolean).join(", ")
    || entry.result.configuration;

  /** Why there is no picture, or undefined. */
  const reason = (entry) => entry.result.reason ?? picture(entry)?.missing;

  return {
    categories, verdicts, axes, usual, verdict, needsReview, picture, axis, axisWords, filled, variant, describe, reason,
    categoryIndex: (entry) => categories.indexOf(entry.axes.category),
  };
})();
