"use strict";

/**
 * The one global. Every file adds to it; `main.js` starts the page when all of them, and the data, are there.
 */
const galley = { views: {} };

/** A table that names which others chose are looked up in: it has its own entries, and not what every object has. */
galley.table = (entries) => Object.assign(Object.create(null), entries);

/** What makes elements. Text is always text: nothing here reads markup. */
galley.dom = (() => {
  const svg = "http://www.w3.org/2000/svg";

  function set(element, name, value) {
    if (value === undefined || value === null || value === false) return;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.setAttribute("class", value);
    else if (name === "style") for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
    else element.setAttribute(name, value === true ? "" : value);
  }

  /** An element: `h("a", {href, class, onclick}, "text", child, …)`. Attributes and children that are null are left out. */
  function h(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes ?? {})) set(element, name, value);
    element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
    return element;
  }

  /** A glyph of the sprite in index.html. Decoration, unless it is given a label. */
  function icon(name, label) {
    const element = document.createElementNS(svg, "svg");
    element.setAttribute("class", `icon icon-${name}`);
    if (label) {
      element.setAttribute("role", "img");
      element.setAttribute("aria-label", label);
    } else element.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(svg, "use");
    use.setAttribute("href", `#icon-${name}`);
    element.append(use);
    return element;
  }

  /** What `data-part` names in an element, itself included. */
  function partsOf(root) {
    const parts = {};
    if (root.dataset.part) parts[root.dataset.part] = root;
    for (const element of root.querySelectorAll("[data-part]")) parts[element.dataset.part] = element;
    return parts;
  }

  /** A copy of `<template id="template-…">`: its first element as `root`, and its `parts`. */
  function clone(name) {
    const root = document.getElementById(`template-${name}`).content.firstElementChild.cloneNode(true);
    return { root, parts: partsOf(root) };
  }

  /** Text of a scene's author, kept apart from the direction of what is around it. */
  const text = (string) => h("bdi", null, string);

  const numerals = new Intl.NumberFormat("en");

  /** "1,200". */
  const numeral = (number) => numerals.format(number);

  /** "1 case", "2 cases", "1,200 cases". */
  const count = (number, noun, plural = `${noun}s`) =>
    `${numeral(number)} ${number === 1 ? noun : plural}`;

  return { h, icon, clone, partsOf, text, numeral, count };
})();
