"use strict";

/** The dialog that gives the decisions out: as a file, or as text, with the command that applies them. */
galley.exporting = (() => {
  const { clone, count } = galley.dom;
  const command = "galley accept --from decisions.json";

  const contents = () => `${JSON.stringify(galley.decisions.file(), null, 2)}\n`;

  function download() {
    const url = URL.createObjectURL(new Blob([contents()], { type: "application/json" }));
    const link = galley.dom.h("a", { href: url, download: "decisions.json" });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
  }

  function summary({ accept, reject, skip, decided, of }) {
    const parts = [`${count(accept, "case")} accepted`, `${reject} rejected`];
    if (skip) parts.push(`${skip} skipped, which ${skip === 1 ? "is" : "are"} not written`);
    if (of > decided) parts.push(`${of - decided} not decided yet`);
    return `${parts.join(", ")}.`;
  }

  function open() {
    const numbers = galley.decisions.progress();
    if (numbers.accept + numbers.reject === 0) return galley.announce("Nothing is accepted or rejected yet");
    const { root, parts } = clone("export");
    parts.summary.append(summary(numbers));
    parts.command.append(command);
    parts.json.value = contents();
    parts.kept.hidden = galley.storage.works;
    parts.close.addEventListener("click", () => root.close());
    parts.download.addEventListener("click", download);
    parts.copy.addEventListener("click", () => galley.copy(contents(), parts.copy));
    parts.copyCommand.addEventListener("click", () => galley.copy(command, parts.copyCommand));
    galley.dialogs.open(root);
    return undefined;
  }

  return { open };
})();
