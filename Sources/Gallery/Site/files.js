"use strict";

/** The index of sections (files, unless the list is grouped otherwise), which follows what is in sight. */
galley.files = (() => {
  const { h, text } = galley.dom;

  function jump(event, title) {
    event.preventDefault();
    if (galley.facets.isOpen()) galley.facets.toggle();
    galley.views.overview.goTo(title);
  }

  function link(title, count) {
    return h("li", null, h("a", {
      href: galley.address.href({}),
      "data-file": title,
      onclick: (event) => jump(event, title),
    },
      h("span", { class: "facet-words" }, text(title)), h(
        "span",
        { class: "number caption" },
        galley.dom.numeral(count),
      )));
  }

  function links(cases) {
    const grouping = galley.strips.groupings[galley.address.state.by] ?? galley.strips.groupings.file;
    return [...galley.strips.grouped(cases, grouping.key)].map(([title, list]) => link(title, list.length));
  }

  let last;

  /** Marks the section of an item of the list. */
  function follow(item) {
    const title = item?.type === "section" ? item.title : item?.section;
    if (title === last) return;
    last = title;
    for (const other of document.querySelectorAll("#files a[aria-current]")) other.removeAttribute("aria-current");
    if (title !== undefined) document.querySelector(
      `#files a[data-file="${CSS.escape(title)}"]`,
    )?.setAttribute("aria-current", "true");
  }

  return { links, follow };
})();
