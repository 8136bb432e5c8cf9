"use strict";

/** A small picture of a case, with its verdict, that leads to the case. */
galley.thumbs = (() => {
  const { h, icon, clone, partsOf } = galley.dom;
  const { cases: of } = galley;

  /** The whole of it in words, for those who do not see it. */
  function label(entry) {
    const verdict = of.verdict(entry);
    const decision = galley.decisions.of(entry);
    const found = galley.dom.count(entry.result.findings.length, "finding");
    return [
      of.describe(entry),
      verdict,
      entry.result.recorded && "recorded",
      decision && galley.decisions.words[decision],
      entry.result.findings.length && found,
      of.reason(entry),
    ].filter(Boolean).join(", ");
  }

  function words(sentence, reason) {
    return h("span", { class: "thumb-words", title: reason }, sentence);
  }

  /** Why there is no picture, in few words. */
  function absence(entry) {
    if (entry.result.verdict === "failed") return "Did not render";
    return galley.data.run.warnings?.length && !of.needsReview(entry) ? "Reference not found" : "No picture";
  }

  /** The picture at a scale, or words in its place. */
  function picture(entry, scale, which = of.picture(entry), source = galley.thumbnailURL) {
    if (!which?.hash) return h(
      "span",
      { class: "thumb-frame thumb-empty" },
      words(absence(entry), of.reason(entry)),
    );
    return dress(h("span", { class: "thumb-frame stage" }, emptyImage()), which, scale, source);
  }

  const emptyImage = () => h("img", { alt: "", loading: "lazy", decoding: "async", draggable: "false" });

  /** Gives a frame with an image another picture. */
  function dress(frame, which, scale, source) {
    const width = Math.max(8, Math.round(which.width * scale));
    const height = Math.max(8, Math.round(which.height * scale));
    frame.style.setProperty("width", `${width}px`);
    frame.style.setProperty("aspect-ratio", `${width} / ${height}`);
    galley.arrivals.load(frame.firstElementChild, source(which));
    return frame;
  }

  /** A file that is not there: words stand in its picture's place. */
  document.addEventListener("error", (event) => {
    const frame = event.target instanceof HTMLImageElement && event.target.closest(".thumb-frame");
    if (!frame) return;
    frame.classList.add("thumb-empty");
    frame.replaceChildren(words("Picture missing"));
  }, { capture: true });

  /** What is decided about a case, on its thumbnail. */
  function mark(element, entry) {
    const decision = galley.decisions.of(entry);
    element.dataset.decision = decision ?? "";
    element.querySelector(".thumb-decision")?.remove();
    element.setAttribute("aria-label", label(entry));
    if (decision) element.querySelector(".thumb-picture").append(
      h("span", { class: `thumb-decision decision-${decision}` }, icon(galley.decisions.icons[decision])),
    );
  }

  /** Links that are no longer shown, to be shown again: ten thousand of them scroll by, and a screen holds a hundred. */
  const spare = [];
  const most = 400;

  /** Takes the links of an element that has left the document. */
  function collect(element) {
    for (const root of element.querySelectorAll("a.thumb")) if (spare.length < most) spare.push(root);
  }

  /** A link without a case. */
  function blank() {
    const root = spare.pop();
    if (!root) return clone("thumb");
    root.querySelector(".thumb-variant")?.remove();
    return { root, parts: partsOf(root) };
  }

  /** The picture of a link, in the frame it has if that fits. */
  function show(place, entry, scale) {
    const which = of.picture(entry);
    const frame = place.querySelector(".thumb-frame:not(.thumb-empty)");
    if (frame && which?.hash) dress(frame, which, scale, galley.thumbnailURL);
    else place.replaceChildren(picture(entry, scale));
  }

  /** A link to a case: picture, verdict, size. */
  function create(entry, scale, caption) {
    const { root, parts } = blank();
    const verdict = of.verdict(entry);
    root.href = galley.address.ofCase(entry);
    root.dataset.case = entry.case;
    if (verdict) root.dataset.verdict = verdict;
    else delete root.dataset.verdict;
    show(parts.picture, entry, scale);
    root.classList.toggle("thumb-recorded", entry.result.recorded === true);
    root.classList.toggle("thumb-found", entry.result.findings.some((finding) => !finding.allowed));
    parts.caption.textContent = entry.axes.category ?? entry.result.configuration;
    if (caption) root.append(
      h("span", { class: "thumb-variant", dir: "auto" }, [caption.device, caption.words].filter(Boolean).join(", ")),
    );
    mark(root, entry);
    return root;
  }

  return { create, collect, mark, picture, label };
})();
