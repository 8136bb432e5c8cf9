"use strict";

/** One scene: all its sizes in a sheet for each variant, at one scale, and a strip that plays through them. */
galley.views.scene = (() => {
  const { h, icon, clone, text, count } = galley.dom;
  const { cases: of, strips } = galley;
  const widths = { small: 120, medium: 200, large: 343 };
  let shown;

  /** The picture that is asked for, or the one there is. */
  const pictureOf = (entry, which) => entry.pictures[which]?.hash ? entry.pictures[which] : of.picture(entry);

  /** Thumbnails are enough where no more than their pixels are shown. */
  const source = (scale) => (picture) => picture.thumbnail && Math.floor(picture.width * scale * window.devicePixelRatio) <= picture.thumbnail[0]
    ? galley.thumbnailURL(picture) : galley.imageURL(picture.hash);

  function cell(entry, scale, which) {
    const link = galley.thumbs.create(entry, scale);
    const picture = pictureOf(entry, which);
    link.querySelector(".thumb-picture").replaceChildren(galley.thumbs.picture(entry, scale, picture, source(scale)));
    if (which !== "actual" && picture !== entry.pictures[which]) link.classList.add("thumb-other");
    galley.thumbs.mark(link, entry);
    return h("li", null, link);
  }

  /** How wide the widest picture is. On a phone two small ones fill a line, and a large one does. */
  function widthOf(size) {
    const room = document.getElementById("main-content").clientWidth;
    if (room >= 600) return widths[size];
    return { small: (room - 16) / 2, medium: Math.min(room, 240), large: room }[size];
  }

  function scaleOf(entries, width) {
    const widest = Math.max(0, ...entries.map((entry) => of.picture(entry)?.width ?? 0));
    return Math.min(1, width / widest);
  }

  function sheet(scene, entries, { which, size }) {
    const { device, words } = strips.variantWords(entries[0], scene.scales);
    const scale = scaleOf(entries, widthOf(size));
    const { root, parts } = clone("sheet");
    parts.title.append(text([device, words].filter(Boolean).join(", ")));
    parts.count.append(dimensions(entries));
    parts.cells.setAttribute("aria-label", [device, words].filter(Boolean).join(", "));
    parts.cells.append(...entries.map((entry) => cell(entry, scale, which)));
    parts.play.addEventListener("click", () => galley.play.open(root, entries, pictureOf, shown.options.which));
    galley.roving.tame(root);
    return root;
  }

  /** "343 × 108–587 px": what the pictures measure. */
  function dimensions(entries) {
    const range = (values) => Math.min(...values) === Math.max(...values) ? `${values[0]}` : `${Math.min(...values)}–${Math.max(...values)}`;
    const pictures = entries.map(of.picture).filter((picture) => picture?.hash);
    return pictures.length ? `${range(pictures.map((picture) => picture.width))} × ${range(pictures.map((picture) => picture.height))} px` : "";
  }

  /** The variants that few pictures show, side by side in one sheet. */
  function packed(scene, entries, options) {
    const scale = scaleOf(entries, widthOf(options.size));
    const { root, parts } = clone("sheet");
    parts.title.append(entries.length < scene.cases.length ? "Other variants" : "All variants");
    parts.count.append(dimensions(entries));
    parts.play.remove();
    parts.cells.setAttribute("aria-label", "Variants");
    parts.cells.append(...entries.map((entry) => {
      const item = cell(entry, scale, options.which);
      const { device, words } = strips.variantWords(entry, scene.scales);
      item.firstChild.append(
        h("span", { class: "thumb-variant", dir: "auto" }, [device, words].filter(Boolean).join(", ")),
      );
      return item;
    }));
    galley.roving.tame(root);
    return root;
  }

  /** A sheet for each variant of several sizes, and one for all others. */
  function sheets(scene, options) {
    const variants = [...strips.variantsOf(scene).values()];
    const few = variants.filter((entries) => entries.length < strips.fewest).flat();
    const whole = variants.filter(
      (entries) => entries.length >= strips.fewest,
    ).map((entries) => sheet(scene, entries, options));
    return few.length ? [...whole, packed(scene, few, options)] : whole;
  }

  function segment(label, choices, current, choose) {
    return h("div", { class: "segmented", role: "group", "aria-label": label }, choices.map(([value, title]) =>
      h("button", { type: "button", "aria-pressed": String(value === current), onclick: () => choose(value) }, title)));
  }

  function tools(parts, scene, options) {
    const draw = (patch) => {
      Object.assign(shown.options, patch);
      fill();
    };
    const hasBoth = scene.cases.some((entry) => entry.pictures.expected?.hash && entry.pictures.actual?.hash);
    parts.tools.replaceChildren(...[
      hasBoth ? segment(
        "Which pictures",
        [["expected", "Expected"], ["actual", "Actual"]],
        options.which,
        (which) => draw({ which }),
      ) : null,
      segment("Picture size", [["small", "S"], ["medium", "M"], ["large", "L"]], options.size, (size) => draw({ size })),
    ].filter(Boolean));
  }

  function reasons(scene) {
    const all = new Set(
      scene.cases.filter((entry) => entry.result.verdict === "failed").map((entry) => entry.result.reason),
    );
    return [...all].map((reason) => h("pre", { class: "reason" }, icon("failed"), h("code", null, text(reason))));
  }

  function causes(scene) {
    const indexes = new Set(scene.cases.map((entry) => entry.group).filter((group) => group !== undefined));
    return [...indexes].map((index) => galley.data.run.groups[index]).filter(
      (group) => group && group.verdict !== "failed",
    )
      .map(
        (group) => h(
          "p",
          { class: `cause ink-${group.verdict}` },
          icon(group.verdict),
          h("span", null, text(group.details)),
          h("span", { class: "caption" }, count(group.cases.length, "case")),
        ),
      );
  }

  function head(parts, scene) {
    parts.title.append(text(scene.scene));
    if (scene.description) parts.description.append(text(scene.description));
    const place = scene.source ? `${scene.source.file}:${scene.source.line}` : "";
    parts.meta.append(
      text(scene.catalogueFile),
      ` · ${count(scene.cases.length, "case")}`,
      ...(place ? [" · ", h("code", null, text(place))] : []),
    );
    parts.causes.append(...reasons(scene), ...causes(scene));
  }

  /** How the scene does at widths and text sizes, where somebody asked for it. */
  function matrix(parts, scene) {
    const picture = scene.heatMap;
    parts.matrix.hidden = !picture;
    if (!picture) return;
    const words = `${scene.scene} at widths and text sizes`;
    parts.heatMap.replaceChildren(
      picture.hash
        ? h("img", { src: galley.imageURL(picture.hash), width: picture.width / 2, height: picture.height / 2, alt: words })
        : h("p", { class: "quiet" }, text(picture.missing)),
    );
  }

  /** Draws the sheets again; focus stays on its case. */
  function fill() {
    const { parts, scene, options } = shown;
    const focused = document.activeElement?.dataset?.case;
    tools(parts, scene, options);
    parts.sheets.replaceChildren(...sheets(scene, options));
    if (focused) parts.sheets.querySelector(`[data-case="${CSS.escape(focused)}"]`)?.focus();
  }

  function show(container, scene) {
    if (shown?.scene === scene && shown.root.isConnected) return;
    const { root, parts } = clone("scene-page");
    const options = shown?.options ?? { which: "actual", size: window.innerWidth < 700 ? "small" : "medium" };
    shown = { root, parts, scene, options };
    head(parts, scene);
    matrix(parts, scene);
    fill();
    container.replaceChildren(root);
  }

  galley.decisions.onchange(() => {
    if (!shown?.root.isConnected) return;
    for (const link of shown.root.querySelectorAll("a.thumb")) galley.thumbs.mark(
      link,
      galley.data.byCase.get(link.dataset.case),
    );
  });

  return { show, hide: () => galley.play.stop() };
})();
