"use strict";

/** What was noticed while rendering, across all scenes: by kind, then by scene and view. */
galley.views.findings = (() => {
  const { h, icon, clone, text, count } = galley.dom;
  const { cases: of, strips } = galley;

  const words = (kind) => {
    const spaced = kind.replaceAll("-", " ");
    return spaced[0].toUpperCase() + spaced.slice(1);
  };

  /** Every finding with its case. */
  const collect = () => galley.data.cases.flatMap(
    (entry) => entry.result.findings.map((finding) => ({ entry, finding })),
  );

  const unmatched = () => galley.data.cases.flatMap(
    (entry) => (entry.result.unmatchedAllowances ?? []).map((allowance) => ({ entry, allowance })),
  );

  /** One of the sizes that a finding is at. */
  function pill(entry, isOnlySize) {
    const name = [
      entry.axes.category ?? entry.result.configuration,
      isOnlySize ? "" : of.variant(entry),
    ].filter(Boolean).join(" ");
    return h(
      "li",
      null,
      h(
        "a",
        {
          class: "pill",
          href: galley.address.ofCase(entry),
          "data-case": entry.case,
          "aria-label": of.describe(entry),
        },
        text(name),
      ),
    );
  }

  function variantName(entry) {
    return [entry.axes.device, of.variant(entry)].filter(Boolean).join(", ");
  }

  /** The cases of one finding: a line of sizes for each device and appearance. */
  function extent(list) {
    const variants = strips.grouped(list.map(({ entry }) => entry), strips.variantKey);
    return [...variants.values()].map((entries) => h("div", { class: "finding-variant" }, h(
      "span",
      { class: "caption" },
      text(variantName(entries[0])),
    ),
      h(
        "ul",
        { class: "pills", "data-roving": true, "aria-label": variantName(entries[0]) },
        [...new Set(entries)].map((entry) => pill(entry, true)),
      )));
  }

  /** One view that has the finding, or two, at all its sizes. */
  function line(list) {
    const { finding } = list[0];
    const { root, parts } = clone("finding-line");
    parts.node.append(text(finding.node ?? ""));
    parts.message.append(text(finding.message));
    if (new Set(list.map((one) => one.finding.message)).size > 1) parts.message.append(
      h("span", { class: "quiet" }, " The details differ at other sizes."),
    );
    if (finding.allowed) parts.allowed.append("Allowed: ", text(finding.allowed));
    else parts.allowed.remove();
    parts.cases.append(...extent(list));
    galley.roving.tame(root);
    return root;
  }

  /** One scene, with a line for each of its views. */
  function block(list) {
    const { root, parts } = clone("finding");
    const scene = galley.data.sceneOf(list[0].entry);
    parts.scene.append(text(scene.scene));
    parts.scene.href = galley.address.ofScene(galley.data.scenePath(scene));
    parts.file.append(text(scene.catalogueFile));
    parts.lines.append(
      ...[...strips.grouped(list, ({ finding }) => JSON.stringify([finding.node, finding.other, finding.allowed])).values()].map(line),
    );
    return root;
  }

  const rows = (list) => [...strips.grouped(list, ({ entry }) => entry.scene).values()].map(block);

  function allowed(list) {
    if (list.length === 0) return "";
    const details = h(
      "details",
      { class: "allowed" },
      h("summary", null, `${count(list.length, "finding")} allowed by their scenes`),
    );
    details.addEventListener(
      "toggle",
      () => { if (details.open && !details.querySelector(".finding")) details.append(...rows(list)); },
    );
    return details;
  }

  /** Whether a finding fails the run, by what run.json says. */
  const fails = ({ finding }) => !finding.allowed && (galley.data.run.header?.failing ?? []).includes(finding.kind);

  function section(kind, list) {
    const meaning = galley.data.run.findingKinds?.[kind];
    const open = list.filter(({ finding }) => !finding.allowed);
    const { root, parts } = clone("finding-kind");
    root.id = `finding-${kind}`;
    parts.title.append(icon("finding"), words(kind));
    parts.count.append(
      `${count(new Set(list.map(({ entry }) => entry)).size, "case")} in ${count(new Set(list.map(({ entry }) => entry.scene)).size, "scene")}${list.some(fails) ? ", which fails the run" : ""}`,
    );
    if (meaning) parts.meaning.append(meaning);
    parts.rows.append(...rows(open), allowed(list.filter(({ finding }) => finding.allowed)));
    return root;
  }

  function stale(list) {
    if (list.length === 0) return "";
    const lines = strips.grouped(
      list,
      ({ entry, allowance }) => JSON.stringify([entry.scene, allowance.kind, allowance.node, allowance.reason]),
    );
    return h("section", { class: "finding-kind" }, h("h2", null, "Allowed, but not found"),
      h("p", { class: "quiet" }, "Scenes allow these findings, but the cases below do not have them."),
      [...lines.values()].map((some) => {
        const { entry, allowance } = some[0];
        return h("p", { class: "finding-stale" }, h(
          "a",
          { href: galley.address.ofScene(galley.data.scenePath(galley.data.sceneOf(entry))) },
          text(galley.data.sceneOf(entry).scene),
        ),
          ` ${words(allowance.kind)}`, allowance.node ? [
            " of ",
            h("code", null, text(allowance.node)),
          ] : null, `, in ${count(some.length, "case")}: `, text(allowance.reason));
      }));
  }

  function absent(kinds) {
    const none = (galley.data.run.lookedFor ?? []).filter((kind) => !kinds.has(kind));
    return none.length ? `Looked for and not found: ${none.map((kind) => kind.replaceAll("-", " ")).join(", ")}.` : "";
  }

  function create(container) {
    const { root, parts } = clone("findings");
    const all = collect();
    const kinds = strips.grouped(all, ({ finding }) => finding.kind);
    const order = [...Object.keys(galley.data.run.findingKinds ?? {}), ...kinds.keys()];
    const sorted = [...kinds].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    const cases = new Set(all.map(({ entry }) => entry)).size;
    const failing = all.filter(fails).length;
    const verdict = failing ? `${failing} of them ${failing === 1 ? "fails" : "fail"} the run.` : "They do not affect verdicts.";
    const lead = `${count(all.length, "finding")} in ${count(cases, "case")}, noticed while rendering. ${verdict}`;
    parts.lead.append(all.length ? lead : "There are no findings.");
    parts.absent.append(absent(kinds));
    parts.sections.append(...sorted.map(([kind, list]) => section(kind, list)), stale(unmatched()));
    container.replaceChildren(root);
  }

  return {
    show(container) {
      if (!container.querySelector(".findings")) create(container);
    },
  };
})();
