"use strict";

galley.views.overview = {
  show(container) {
    const { h, text } = galley.dom;
    container.replaceChildren(h("ul", null, galley.data.cases.slice(0, 200).map((entry) =>
      h("li", null, h("a", { href: galley.address.ofCase(entry) }, text(entry.case))))));
  },
};
galley.views.scene = { show(container) { container.replaceChildren(); } };
