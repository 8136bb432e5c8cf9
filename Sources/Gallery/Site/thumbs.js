"use strict";

/** A small picture of a case, with its verdict, that leads to the case. */
galley.thumbs = (() => {
  const { h, icon, clone, text } = galley.dom;
  const { cases: of } = galley;

  /** The whole of it in words, for those who do not see it. */
  function label(entry) {
    const verdict = of.verdict(entry);
    const decision = galley.decisions.of(entry);
    return [of.describe(entry), verdict, decision && galley.decisions.words[decision], of.reason(entry)].filter(Boolean).join(", ");
  }

  function words(sentence) {
    return h("span", { class: "thumb-words" }, sentence);
  }

  /** The picture at a scale, or words in its place. A file that is not there is said, too. */
  function picture(entry, scale, which = of.picture(entry), source = galley.thumbnailURL) {
    if (!which?.hash) return h("span", { class: "thumb-frame thumb-empty" }, words(entry.result.verdict === "failed" ? "Did not render" : which ? "No picture" : "No picture"));
    const width = Math.max(8, Math.round(which.width * scale));
    const height = Math.max(8, Math.round(which.height * scale));
    const frame = h("span", { class: "thumb-frame stage", style: { width: `${width}px`, height: `${height}px` } });
    const image = h("img", { alt: "", width, height, loading: "lazy", decoding: "async", draggable: "false" });
    image.addEventListener("error", () => {
      frame.classList.add("thumb-empty");
      frame.replaceChildren(words("Picture missing"));
    });
    image.src = source(which);
    frame.append(image);
    return frame;
  }

  /** What is decided about a case, on its thumbnail. */
  function mark(element, entry) {
    const decision = galley.decisions.of(entry);
    element.dataset.decision = decision ?? "";
    element.querySelector(".thumb-decision")?.remove();
    element.setAttribute("aria-label", label(entry));
    if (decision) element.querySelector(".thumb-picture").append(h("span", { class: `thumb-decision decision-${decision}` }, icon(galley.decisions.icons[decision])));
  }

  /** A link to a case: picture, verdict, size. */
  function create(entry, scale, caption) {
    const { root, parts } = clone("thumb");
    const verdict = of.verdict(entry);
    root.href = galley.address.ofCase(entry);
    root.dataset.case = entry.case;
    if (verdict) root.dataset.verdict = verdict;
    parts.picture.append(picture(entry, scale));
    if (verdict) parts.caption.append(icon(entry.result.recorded ? "recorded" : verdict));
    parts.caption.append(h("span", null, text(entry.axes.category ?? entry.result.configuration)));
    if (entry.result.findings.some((finding) => !finding.allowed)) parts.caption.append(icon("finding"));
    if (caption) parts.variant.append(text([caption.device, caption.words].filter(Boolean).join(", ")));
    else parts.variant.remove();
    mark(root, entry);
    return root;
  }

  return { create, mark, picture, label };
})();
