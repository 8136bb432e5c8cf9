"use strict";

/** Says something to those who listen to the page rather than see it. */
galley.announce = (sentence) => {
  const announcer = document.getElementById("announcer");
  announcer.textContent = "";
  requestAnimationFrame(() => { announcer.textContent = sentence; });
};

/** Copies text, and shows on the button that it did. */
galley.copy = async (text, button) => {
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false) ?? false;
  const copied = done || galley.copyBySelection(text);
  galley.announce(copied ? "Copied" : "The browser does not allow this page to copy");
  if (!button || !copied) return copied;
  const before = [...button.childNodes];
  button.replaceChildren(galley.dom.icon("check"), button.classList.contains("icon-button") ? "" : "Copied");
  setTimeout(() => button.replaceChildren(...before), 1400);
  return copied;
};

/** The older way, which needs a field that is selected. */
galley.copyBySelection = (text) => {
  const field = galley.dom.h("textarea", { class: "visually-hidden", readonly: true });
  const focused = document.activeElement;
  field.value = text;
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  let copied = false;
  try { copied = document.execCommand("copy"); } catch { copied = false; }
  field.remove();
  focused?.focus?.({ preventScroll: true });
  return copied;
};
