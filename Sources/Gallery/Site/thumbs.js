"use strict";

/** A small picture of a case, with its verdict, that leads to the case. */
galley.thumbs = (() => {
  const { h, icon, clone } = galley.dom;
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

  function words(sentence) {
    return h("span", { class: "thumb-words" }, sentence);
  }

  /** The picture at a scale, or words in its place. */
  function picture(entry, scale, which = of.picture(entry), source = galley.thumbnailURL) {
    if (!which?.hash) return h(
      "span",
      { class: "thumb-frame thumb-empty" },
      words(entry.result.verdict === "failed" ? "Did not render" : "No picture"),
    );
    const width = Math.max(8, Math.round(which.width * scale));
    const height = Math.max(8, Math.round(which.height * scale));
    const frame = h(
      "span",
      { class: "thumb-frame stage", style: { width: `${width}px`, "aspect-ratio": `${width} / ${height}` } },
    );
    frame.append(h("img", { alt: "", loading: "lazy", decoding: "async", draggable: "false", src: source(which) }));
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

  /** A link to a case: picture, verdict, size. */
  function create(entry, scale, caption) {
    const { root, parts } = clone("thumb");
    const verdict = of.verdict(entry);
    root.href = galley.address.ofCase(entry);
    root.dataset.case = entry.case;
    if (verdict) root.dataset.verdict = verdict;
    parts.picture.append(picture(entry, scale));
    root.classList.toggle("thumb-recorded", entry.result.recorded === true);
    root.classList.toggle("thumb-found", entry.result.findings.some((finding) => !finding.allowed));
    parts.caption.textContent = entry.axes.category ?? entry.result.configuration;
    if (caption) root.append(
      h("span", { class: "thumb-variant", dir: "auto" }, [caption.device, caption.words].filter(Boolean).join(", ")),
    );
    mark(root, entry);
    return root;
  }

  return { create, mark, picture, label };
})();
