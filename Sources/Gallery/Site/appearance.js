"use strict";

/** Light, dark, or as the system has it: the button in the bar, kept from one visit to the next. */
galley.appearance = (() => {
  const { icon } = galley.dom;
  const choices = ["system", "light", "dark"];
  const key = "galley.appearance";
  const titles = { system: "Appearance: system", light: "Appearance: light", dark: "Appearance: dark" };

  const chosen = () => choices.includes(galley.storage.get(key)) ? galley.storage.get(key) : "system";

  function apply() {
    const choice = chosen();
    document.documentElement.dataset.appearance = choice;
    const button = document.getElementById("appearance");
    button.replaceChildren(icon(choice));
    button.title = titles[choice];
    button.setAttribute("aria-label", titles[choice]);
  }

  function start() {
    document.getElementById("appearance").addEventListener("click", () => {
      galley.storage.set(key, choices[(choices.indexOf(chosen()) + 1) % choices.length]);
      apply();
    });
    apply();
  }

  document.documentElement.dataset.appearance = chosen();
  return { start };
})();
