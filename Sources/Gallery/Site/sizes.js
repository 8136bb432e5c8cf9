"use strict";

/** The cases beside one: the same look at its other sizes, and the same size elsewhere. */
galley.sizes = (() => {
  const { h, icon, text } = galley.dom;

  /** Cases of the scene that differ from this one in size alone, smallest first. */
  function of(entry) {
    const look = galley.configuration.look(entry);
    return galley.data.sceneOf(entry).cases.filter((other) => galley.configuration.look(other) === look)
      .sort((a, b) => galley.cases.categoryIndex(a) - galley.cases.categoryIndex(b));
  }

  function link(other, entry) {
    const picture = galley.cases.picture(other);
    const verdict = galley.cases.verdict(other);
    const name = other.axes.category ?? other.result.configuration;
    return h("a", {
      href: galley.address.ofCase(other), class: "size", "aria-current": other === entry ? "page" : null,
      "aria-label": [name, verdict].filter(Boolean).join(", "), title: galley.configuration.spelled(name),
    },
    h("span", { class: "size-picture" }, picture?.hash
      ? h("img", { src: galley.thumbnailURL(picture), alt: "", width: picture.width, height: picture.height, loading: "lazy", decoding: "async" })
      : icon("failed")),
    h("span", { class: "size-name" }, verdict && verdict !== "unchanged" ? h("span", { class: `ink-${verdict}` }, icon(verdict)) : null, text(name)));
  }

  /** Fills the strip, and brings this case's link into sight. */
  function show(strip, entry) {
    const cases = of(entry);
    strip.hidden = cases.length < 2;
    strip.replaceChildren(...cases.map((other) => link(other, entry)));
    const current = strip.querySelector("[aria-current]");
    if (current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }

  /** The same scene at this size in other looks. */
  function looks(entry) {
    const others = galley.data.sceneOf(entry).cases.filter((other) => other !== entry && other.axes.category === entry.axes.category);
    if (!others.length) return [];
    const words = others.map(galley.cases.describe);
    const name = (other, index) => words.indexOf(words[index]) === words.lastIndexOf(words[index]) ? words[index] : other.result.configuration;
    return [h("section", { class: "fact" }, h("h2", null, "The same size under other conditions"), h("ul", { class: "looks" },
      others.slice(0, 24).map((other, index) => h("li", null, h("a", { href: galley.address.ofCase(other) }, text(name(other, index)))))))];
  }

  return { of, show, looks };
})();
