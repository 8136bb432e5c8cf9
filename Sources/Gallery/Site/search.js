"use strict";

/** The search field, whose words are in the address. */
galley.search = (() => {
  const field = () => document.getElementById("search");
  let timer;

  function typed() {
    clearTimeout(timer);
    timer = setTimeout(search, 120);
  }

  /** Shows what is found in the overview. Words that are searched already change nothing. */
  function search() {
    const q = field().value.trim() || undefined;
    if (q !== galley.address.state.q) galley.address.go(
      { q, case: undefined, scene: undefined, view: undefined },
      { replace: true },
    );
  }

  function pressed(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    clearTimeout(timer);
    if (!field().value) field().blur();
    field().value = "";
    search();
  }

  function start() {
    field().addEventListener("input", typed);
    field().addEventListener("keydown", pressed);
    galley.keys.add(
      { keys: ["/"], title: "Search", section: "Anywhere", run: () => { field().focus(); field().select(); } },
    );
  }

  function update(state) {
    if (document.activeElement !== field()) field().value = state.q ?? "";
  }

  return { start, update };
})();
