"use strict";

/**
 * The run's data: what the scripts in data/ hand over, and what is loaded when it is looked at.
 *
 * `galley.data.run`, `galley.data.cases` and `galley.data.byCase` (path to case) are there from `galley.data.settle()` on. What
 * arrives later is kept apart until `take` replaces all of it.
 */
galley.data = (() => {
  /** The version of the data that this page reads. A later one is shown by nothing but a sentence. */
  const schemaVersion = 1;
  const data = { schemaVersion, run: undefined, cases: [], byCase: new Map() };
  const loaded = new Map();
  const waiting = new Map();
  let images = {};
  let arrived = { cases: [] };

  const receivers = {
    run: (run) => { arrived.run = run; },
    cases: (cases) => { for (const entry of cases) arrived.cases.push(entry); },
    layout: (layout) => keep(layout),
    images: (more) => { images = { ...images, ...more }; },
  };

  function keep(layout) {
    loaded.set(layout.hash, layout);
    waiting.get(layout.hash)?.resolve(layout);
  }

  /** What the generated scripts call, with a value or with its JSON: a string is read faster. Kinds of a later version are passed over. */
  galley.receive = (kind, value) => receivers[kind]?.(typeof value === "string" ? JSON.parse(value) : value);

  /** Puts what has arrived in the place of what there was: scripts' data, and those of a single file's elements. */
  data.take = () => {
    for (const element of document.querySelectorAll("script[data-galley]")) {
      const value = JSON.parse(element.textContent);
      galley.receive(element.dataset.galley, value);
      element.remove();
    }
    Object.assign(data, { run: arrived.run, cases: arrived.cases });
    arrived = { cases: [] };
  };

  /** Runs a script of the folder. */
  const addScript = (source) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${source} is missing.`));
    };
    document.head.append(script);
  });

  /** Has the folder's data arrive again, as they are in a revision of a page that changes. */
  data.load = async (revision) => {
    arrived = { cases: [] };
    const script = (name) => addScript(`data/${name}.js?revision=${revision}`);
    await script("run");
    for (let file = 1; file <= arrived.run.caseFiles; file += 1) await script(`cases-${file}`);
  };

  /** A promise of the layout record with this hash, which `data/layouts/<hash>.js` holds; the script is added once. */
  galley.layout = (hash) => {
    const layout = loaded.get(hash);
    if (layout) return Promise.resolve(layout);
    const known = waiting.get(hash);
    if (known) return known.promise;
    const request = {};
    request.promise = new Promise((resolve, reject) => Object.assign(request, { resolve, reject }));
    waiting.set(hash, request);
    if (data.run.form === "file") request.reject(new Error(`This file has no layout of ${hash}.`));
    else addScript(`data/layouts/${hash}.js`).catch((error) => {
      waiting.delete(hash);
      request.reject(error);
    });
    return request.promise;
  };

  /** Whether a single file holds a picture. */
  galley.hasImage = (hash) => Object.hasOwn(images, hash);

  /** Where the whole picture is. */
  galley.imageURL = (hash) => images[hash] ?? `images/${hash}.png`;

  /** Where the small one is: the picture itself, where it is small or the file has no thumbnails. */
  galley.thumbnailURL = (picture) =>
    images[picture.hash] ?? (picture.thumbnail ? `thumbnails/${picture.hash}.png` : `images/${picture.hash}.png`);

  /** Makes the indexes, when everything has been received. */
  data.settle = () => {
    const { run, cases } = data;
    data.byCase = new Map(data.cases.map((entry) => [entry.case, entry]));
    for (const entry of data.cases) (data.run.scenes[entry.scene].cases ??= []).push(entry);
    for (const [index, group] of run.groups.entries()) Object.assign(group, { index, cases: [] });
    for (const entry of data.cases) if (entry.group !== undefined) data.run.groups[entry.group]?.cases.push(entry);
    // Data of a version that did not name the axes are read without words.
    run.axes ??= [...new Set(cases.flatMap((entry) => Object.keys(entry.axes)))]
      .map((name) => ({ name, term: name, filter: name, isSaid: name !== "device" && name !== "category" }));
    run.isGuide = run.kind === "references" || run.kind === "render";
    run.causeCount = run.groups.filter((group) => group.cases.length).length;
    run.reviewCount = cases.filter(galley.cases.needsReview).length;
    run.decidableCount = cases.filter((entry) => entry.decision).length;
    run.findingCount = cases.reduce((sum, entry) => sum + entry.result.findings.length, 0);
  };

  /** The scene that a case is of. */
  data.sceneOf = (entry) => data.run.scenes[entry.scene];

  /** A scene's path, which cases' paths begin with. */
  data.scenePath = (scene) => [scene.references, scene.catalogueFile, scene.scene].filter(Boolean).join("/");

  return data;
})();
