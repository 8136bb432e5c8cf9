"use strict";

/** The search field, whose words are in the address. */
galley.search = (() => {
  const field = () => document.getElementById("search");
  let timer;

  function typed() {
    clearTimeout(timer);
    timer = setTimeout(() => galley.address.go({ q: field().value.trim() || undefined, case: undefined, scene: undefined, view: undefined }, { replace: true }), 120);
  }

  function pressed(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (field().value) field().value = "";
    else field().blur();
    typed();
  }

  function start() {
    field().addEventListener("input", typed);
    field().addEventListener("keydown", pressed);
    galley.keys.add({ keys: ["/"], title: "Search", section: "Anywhere", run: () => { field().focus(); field().select(); } });
  }

  function update(state) {
    if (document.activeElement !== field()) field().value = state.q ?? "";
  }

  return { start, update };
})();
