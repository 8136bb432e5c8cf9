"use strict";

/** What a case's pixels came to: numbers, places that differ, and the rules of its tolerance; sections, or null. */
galley.casePixels = (() => {
  const { h, text, count } = galley.dom;

  const number = (value) => galley.dom.numeral(value);

  /** A share in percent, with as many digits as it takes to tell it from 0 and from 100. */
  function percent(share) {
    for (const digits of [1, 2, 3, 4]) {
      const words = (share * 100).toFixed(digits);
      if (Number(words) !== 0 && Number(words) !== 100) return `${words} %`;
    }
    return share < 0.5 ? "less than 0.0001 %" : share === 1 ? "100 %" : "more than 99.9999 %";
  }

  /** A share in percent to the ten-thousandth, as rules give it. */
  const exactly = (share) => `${Number((share * 100).toFixed(4))} %`;

  /** How many pixels at least one of two pictures has. */
  function area({ pictures }) {
    const [a, b] = [pictures.expected, pictures.actual].filter((picture) => picture?.hash);
    if (!b) return a ? a.width * a.height : undefined;
    return a.width * a.height + b.width * b.height - Math.min(a.width, b.width) * Math.min(a.height, b.height);
  }

  function pixels(entry, viewer, section, rows) {
    const { pixels: found, pixelsDiffer } = entry.result;
    if (pixelsDiffer !== undefined) {
      return section("Pixels", h("p", null, pixelsDiffer ? "The pixels differ, as their hash shows; the reference has no picture to compare."
        : "The pixels are the same, as their hash shows."));
    }
    if (!found) return null;
    const size = ([width, height]) => `${width} × ${height}`;
    const whole = area(entry);
    const pairs = [["Differing", `${number(found.differing)}${whole ? ` (${percent(found.differing / whole)})` : ""}`],
      ["Largest channel difference", `${found.largestChannelDifference} of 255`],
      ["Most in a window of 8 × 8", `${found.largestWindowCount} of 64`]];
    if (found.expectedSize) pairs.push(["Size", `${size(found.expectedSize)} → ${size(found.actualSize)} px`]);
    return section("Pixels", rows(pairs), places(entry, viewer));
  }

  function places(entry, viewer) {
    const all = galley.places(entry);
    if (!all.length) return null;
    const items = all.map((place, index) => h("li", null, place.rest ? rest(place, viewer, index) : placeRow(place, viewer, index)));
    const list = h("ol", { class: "places" }, items.slice(0, 6));
    if (items.length <= 6) return list;
    return h("div", null, list, h("details", { class: "more" }, h("summary", null, `${items.length - 6} more`), h("ol", { class: "places" }, items.slice(6))));
  }

  const go = (viewer, index) => ({ type: "button", class: "row-button", onclick: () => viewer.tools.goToPlace(0, index) });

  function placeRow({ box, differing, views }, viewer, index) {
    return h("button", go(viewer, index), h("b", { class: "place-number" }, index + 1), h("span", { class: "row-title" }, text(views.join(", ") || "outside all views")),
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
      ["Matching pixels", `${exactly(matching / of)}, at least ${exactly(precision)}`, 1 - matching / of, 1 - precision],
      ...perceptualPrecision < 1 ? [["Similarity of matching colours", `at least ${exactly(perceptualPrecision)}`]] : [],
      ...largestDeltaE === undefined ? [] : [["Largest ΔE", String(largestDeltaE)]],
    ],
    mask: ({ views, pixels: inside }) => [["Masked", `${count(inside, "pixel")} in ${views.join(", ")}`]],
  };

  function rules(found) {
    const items = Object.entries(found).flatMap(([name, values]) => ruleWords[name]?.(values) ?? []);
    return h("dl", { class: "facts" }, items.map(([term, words, value, limit]) => h("div", null, h("dt", null, term),
      h("dd", null, text(words), limit ? h("span", { class: `bar-of ${value > limit ? "is-over" : ""}`, "aria-hidden": "true", style: { "--share": Math.min(1, value / limit) } }) : null))));
  }

  const tolerated = ({ result }, section) => result.tolerated ? section("Accepted by the tolerance", rules(result.tolerated)) : null;
  const refused = ({ result }, section) => result.pixels?.refusedBy ? section("Rules that refused it", rules(result.pixels.refusedBy)) : null;

  /** `section` and `rows` make those of the panel. */
  return (entry, viewer, section, rows) => [pixels(entry, viewer, section, rows), refused(entry, section), tolerated(entry, section)];
})();

/** What the sides are called: in a comparison of revisions, with the revisions' names. */
galley.sideTitles = () => {
  const { expectedName, actualName } = galley.data.run.header?.comparison ?? {};
  const named = (title, name) => name ? `${title}: ${name}` : title;
  return { expected: named("Expected", expectedName), actual: named("Actual", actualName), difference: "Difference" };
};

/** What differs in a case's pixels, each with its box; the smaller ones that are not listed are the last, `rest`. */
galley.places = ({ result: { pixels } }) => [
  ...pixels?.places ?? [],
  ...pixels?.otherPlaces ? [{ ...pixels.otherPlaces, rest: true, views: [] }] : [],
];
