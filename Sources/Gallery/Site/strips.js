"use strict";

/**
 * What the overview is made of, as a list of items with known heights: heads of sections, heads of scenes, strips of sizes.
 *
 * A strip is one variant of a scene (device, appearance, language, …) at its sizes, in columns that are the same
 * throughout; its pictures have one scale, so that growth is seen. Variants of few sizes are packed: their pictures stand
 * side by side, each with its variant's name.
 */
galley.strips = (() => {
  const { cases: of } = galley;
  /** A variant of fewer sizes has no strip of its own. */
  const fewest = 3;
  const captionHeight = 22;
  const height = {
    first: 36,
    section: 60,
    scene: 40,
    sceneNarrow: 60,
    cause: 26,
    causeNarrow: 42,
    label: 24,
    gap: 18,
    placeholder: 64,
  };

  /** What a strip has in common. */
  function variantKey(entry) {
    const { category, ...others } = entry.axes;
    return category ? JSON.stringify(others) : entry.result.configuration;
  }

  function variantWords(entry, scales) {
    const device = entry.axes.device ?? entry.result.configuration;
    const scale = scales > 1 && entry.axes.scale ? `@${entry.axes.scale}x` : "";
    return { device, words: [of.variant(entry), scale].filter(Boolean).join(", ") };
  }

  function grouped(list, key) {
    const groups = new Map();
    for (const one of list) {
      const name = key(one);
      if (groups.has(name)) groups.get(name).push(one);
      else groups.set(name, [one]);
    }
    return groups;
  }

  /** A scene's cases by variant, and how many scales they have. */
  function variantsOf(scene) {
    scene.scales ??= new Set(scene.cases.map((entry) => entry.axes.scale)).size;
    return scene.variants ??= grouped(scene.cases, variantKey);
  }

  const causeOf = (entry) => {
    const group = galley.data.run.groups[entry.group];
    return group ? group.cause ?? group.details : "No change";
  };

  const groupings = galley.table({
    file: { title: "File", key: (entry) => galley.data.sceneOf(entry).catalogueFile },
    verdict: { title: "Verdict", key: of.verdict, order: of.verdicts },
    cause: { title: "Cause", key: causeOf },
    device: { title: "Device", key: (entry) => entry.axes.device ?? "Other" },
    appearance: { title: "Appearance", key: (entry) => of.axis(entry, "appearance") },
  });

  /** The sizes that any case has, in order: the columns. */
  function columns() {
    const { run } = galley.data;
    run.columns ??= of.categories.filter(
      (category) => galley.data.cases.some((entry) => entry.axes.category === category),
    );
    return run.columns;
  }

  /** Widths for a container: the column of names (0: they stand above), that of a size, how many packed cells a line has. */
  function measure(width) {
    const count = Math.max(columns().length, 1);
    const label = width >= 860 ? 132 : 0;
    const gap = width >= 860 ? 12 : 10;
    const room = (width - label - gap * (count - 1)) / count;
    const column = room < 52 ? 76 : Math.min(room, 172);
    const packed = width < 600 ? 104 : Math.max(132, Math.min(column, 172));
    const perLine = Math.max(1, Math.floor((width - label + gap) / (packed + gap)));
    return {
      width,
      label,
      gap,
      column,
      packed,
      perLine,
      scrolls: room < 52,
      tallest: width < 600 ? 170 : Math.max(210, Math.min(width * 0.13, 280)),
      narrow: width < 700,
    };
  }

  /** One scale for all pictures of a strip, in CSS pixels for each of theirs. */
  function scaleOf(entries, column, tallest) {
    let scale = Infinity;
    for (const entry of entries) {
      const picture = of.picture(entry);
      if (picture?.hash) scale = Math.min(scale, column / picture.width, tallest / picture.height);
    }
    return Math.min(scale, 1);
  }

  function heightOf(entry, scale) {
    const picture = of.picture(entry);
    return picture?.hash ? Math.max(8, Math.round(picture.height * scale)) : height.placeholder;
  }

  const tallestOf = (entries, scale) => Math.max(...entries.map((entry) => heightOf(entry, scale)));

  function aligned(scene, entries, all, metrics) {
    const scale = scaleOf(all, metrics.column, metrics.tallest);
    const shown = new Set(entries);
    const cells = columns().map(
      (category) => all.filter((entry) => entry.axes.category === category),
    ).flatMap((list, column) =>
      list.map((entry) => ({ entry, column, isQuiet: !shown.has(entry) })));
    const strip = Math.max(tallestOf(entries, scale), 30);
    return {
      type: "strip", scene, cells: metrics.scrolls ? cells.filter((cell) => !cell.isQuiet) : cells, scale, strip,
      ...variantWords(entries[0], scene.scales), height: strip + captionHeight + height.gap + (metrics.label ? 0 : height.label),
    };
  }

  /** Pictures side by side, in as many lines as they need. A device that all of them have is said once. */
  function packed(scene, entries, metrics) {
    const devices = new Set(entries.map((entry) => entry.axes.device));
    const device = devices.size === 1 && metrics.label ? [...devices][0] : undefined;
    const caption = (entry) => device ? {
      words: variantWords(entry, scene.scales).words,
    } : variantWords(entry, scene.scales);
    const scale = scaleOf(entries, metrics.packed, metrics.tallest);
    const lines = [];
    for (let start = 0; start < entries.length; start += metrics.perLine) {
      const line = entries.slice(start, start + metrics.perLine);
      const strip = Math.max(tallestOf(line, scale), 30);
      const cells = line.map((entry) => ({ entry, caption: caption(entry) }));
      lines.push(
        {
          type: "strip",
          isPacked: true,
          scene,
          device: start === 0 ? device : undefined,
          cells,
          scale,
          strip,
          height: strip + captionHeight + 16 + height.gap,
        },
      );
    }
    return lines;
  }

  function strips(scene, entries, metrics) {
    const all = variantsOf(scene);
    const variants = [...grouped(entries, variantKey)];
    const hasFew = ([key]) => all.get(key).length < fewest;
    return [
      ...variants.filter((variant) => !hasFew(variant)).map(
        ([key, list]) => aligned(scene, list, all.get(key), metrics),
      ),
      ...packed(scene, variants.filter(hasFew).flatMap(([, list]) => list), metrics),
    ];
  }

  /** What changed, or why nothing was drawn, in a line each: three at most. That a case is new, its mark says. */
  function causes(scene, entries, metrics) {
    const indices = new Set(entries.map((entry) => entry.group).filter((group) => group !== undefined));
    const groups = [...indices].map((index) => galley.data.run.groups[index]).filter((group) => group.details);
    return groups.slice(0, 3).map((group, index) => ({
      type: "cause", scene, group, more: index === 2 ? groups.length - 3 : 0,
      height: metrics.narrow ? height.causeNarrow : height.cause,
    }));
  }

  function sceneItems(section, index, entries, metrics) {
    const scene = galley.data.run.scenes[index];
    const key = `${section}/${index}`;
    const head = { type: "scene", scene, entries, key, height: metrics.narrow ? height.sceneNarrow : height.scene };
    return [head, ...causes(scene, entries, metrics), ...strips(scene, entries, metrics)];
  }

  /** The items for these cases, grouped by what the address says. */
  function build(entries, by, metrics) {
    const grouping = groupings[by] ?? groupings.file;
    const sections = [...grouped(entries, grouping.key)];
    if (grouping.order) sections.sort(([a], [b]) => grouping.order.indexOf(a) - grouping.order.indexOf(b));
    return sections.flatMap(([title, list], place) => [
      { type: "section", title, by, entries: list, key: title, height: place ? height.section : height.first },
      ...[...grouped(list, (entry) => entry.scene)].flatMap(([index, some]) => sceneItems(title, index, some, metrics))
        .map((item) => Object.assign(item, { section: title })),
    ]);
  }

  return { build, measure, groupings, grouped, fewest, variantsOf, variantKey, variantWords, scaleOf, columns };
})();
