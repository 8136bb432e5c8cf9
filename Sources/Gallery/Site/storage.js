"use strict";

/** What the browser keeps for this page, or the page alone where the browser refuses (private windows, some file: pages). */
galley.storage = (() => {
  const memory = new Map();
  let works = true;

  function attempt(action) {
    try { return action(); } catch {
      works = false;
      return undefined;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? undefined,
    set: (key, value) => {
      memory.set(key, value);
      attempt(() => localStorage.setItem(key, value));
    },
    /** Whether what was set is there after the page has been closed. */
    get works() { return works; },
  };
})();
