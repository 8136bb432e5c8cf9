"use strict";

/** Pages that say so: what stands where there is nothing to show. */
galley.pages = (() => {
  const { h, clone, text } = galley.dom;

  const incomplete = {
    title: "The data of this page is missing",
    text: ["Its pictures and results are in the folders data, images and thumbnails beside index.html, and its scripts and styles in "
      + "site. Copy the whole folder, or make a single file with ", h(
        "code",
        { class: "unbroken" },
        "galley gallery --single-file",
      ), "."],
  };

  const newer = (version) => ({
    title: "These results were written by a newer Galley",
    text: `They have version ${version}; this page reads version ${galley.data.schemaVersion}. Make the page again with that version.`,
  });

  /** Why nothing can be shown at all, or undefined. */
  function fault() {
    document.getElementById("unstarted").remove();
    galley.data.take();
    const { run } = galley.data;
    if (!run) return incomplete;
    if (run.schemaVersion > galley.data.schemaVersion) return newer(run.schemaVersion);
    if (run.fault) return { title: "There is nothing to show", text: run.fault };
    if (galley.data.cases.length === 0 && !run.omitted) return { title: "No cases", text: empty(run) };
    return undefined;
  }

  const empty = (run) => run.kind === "references"
    ? "This folder contains no references."
    : "The run has no results: its filter matched no case, or the catalogue has no scenes.";

  function section({ title, text: words }, ...more) {
    const { root, parts } = clone("page");
    parts.title.append(title);
    parts.text.append(...(Array.isArray(words) ? words : [text(words)]));
    root.append(...more);
    return root;
  }

  /** Shows a page alone, without tabs or filters. */
  function show(page) {
    document.getElementById("bar").classList.add("bar-alone");
    const place = document.getElementById("view-page");
    place.hidden = false;
    place.replaceChildren(section(page));
  }

  const unknown = (title) => ({
    name: "unknown",
    place: "page",
    subject: { title, text: "The link may have been made for other results." },
  });

  galley.views.unknown = {
    show: (place, page) => place.replaceChildren(
      section(page, h("a", { class: "button", href: "#" }, "Back to the overview")),
    ),
  };

  return { fault, show, section, unknown };
})();
