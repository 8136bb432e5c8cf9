"use strict";

/** The dialog with all keys, which `?` opens. */
galley.help = (() => {
  const { h, clone } = galley.dom;
  const shown = {
    ArrowRight: "→",
    ArrowLeft: "←",
    ArrowUp: "↑",
    ArrowDown: "↓",
    Escape: "Esc",
    " ": "Space",
    Enter: "↵",
  };
  const order = ["Anywhere", "Reviewing", "Causes", "Moving", "Lists", "Picture"];

  const caps = (key) => key === " " ? [h("kbd", null, "Space")]
    : key.split(/[ ]/).map(
      (part) => h(
        "kbd",
        null,
        (part === "+" ? ["+"] : part.split("+")).map((cap) => cap === "Shift" ? "⇧" : shown[cap] ?? cap).join(" "),
      ),
    );

  function row(entry) {
    const keys = entry.keys.flatMap(
      (key, index) => index ? [h("span", { class: "quiet" }, "or"), ...caps(key)] : caps(key),
    );
    return h("div", { class: "help-row" }, h("dt", null, entry.title), h("dd", null, keys));
  }

  function section(title, entries) {
    return h("section", null, h("h3", null, title), h("dl", null, entries.map(row)));
  }

  function fill(sections) {
    const bySection = new Map();
    for (const entry of galley.keys.table) {
      if (entry.section) bySection.set(entry.section, [...(bySection.get(entry.section) ?? []), entry]);
    }
    const sorted = [...bySection].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    sections.replaceChildren(...sorted.map(([title, entries]) => section(title, entries)));
  }

  /** Shows every key that has a section, of all views. */
  function open() {
    const { root, parts } = clone("help");
    fill(parts.sections);
    parts.close.addEventListener("click", () => root.close());
    galley.dialogs.open(root);
  }

  return { open };
})();
