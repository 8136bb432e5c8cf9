"use strict";

/**
 * The one table of keys. What `?` shows is made from it.
 *
 * `add({keys: ["j", "ArrowRight"], title: "Next change", section: "Review", run, when})`: a key is `event.key`, "Shift+A"
 * for an upper-case letter, or two keys in a row ("g h"). `run(event)` is called unless `when()` is false.
 */
galley.keys = (() => {
  const table = [];
  let first;

  const isField = (element) => element instanceof Element
    && (element.isContentEditable || element.matches(
      "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select",
    ));

  const name = (event) => event.shiftKey && /^[a-z]$/i.test(event.key) ? `Shift+${event.key.toUpperCase()}` : event.key;

  function find(pressed) {
    return table.find((entry) => entry.keys.includes(pressed) && (!entry.when || entry.when()));
  }

  function press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (document.querySelector("dialog:modal")) return;
    const pressed = name(event);
    const entry = (first && find(`${first} ${pressed}`)) || find(pressed);
    const begins = table.some((other) => other.keys.some((key) => key.startsWith(`${pressed} `)));
    first = !entry && begins ? pressed : undefined;
    if (!entry || entry.run(event) === false) return;
    event.preventDefault();
  }

  document.addEventListener("keydown", press);

  return {
    table,
    /** Adds a row. The rows added last are asked last. A run that returns false did not take the key. */
    add: (entry) => { table.push(entry); },
  };
})();
