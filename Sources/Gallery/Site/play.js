"use strict";

/** A strip that plays through the sizes of a variant, one picture after the other in one place. */
galley.play = (() => {
  const { h, icon, clone, text } = galley.dom;
  const speeds = [["0.5", "Slow"], ["1", "Normal"], ["2", "Fast"]];
  /** How long each size stands, in milliseconds. */
  const standing = 700;
  let timer;

  const name = (entry) => entry.axes.category ?? entry.result.configuration;

  function stop() {
    clearInterval(timer);
    timer = undefined;
  }

  function create(entries, pictureOf, which) {
    const { root, parts } = clone("play");
    const pictures = entries.map((entry) => pictureOf(entry, which)).filter((picture) => picture?.hash);
    const scale = Math.min(
      1,
      343 / Math.max(...pictures.map((picture) => picture.width)),
      560 / Math.max(...pictures.map((picture) => picture.height)),
    );
    const frames = entries.map(
      (entry) => galley.thumbs.picture(
        entry,
        scale,
        pictureOf(entry, which),
        (picture) => galley.imageURL(picture.hash),
      ),
    );
    for (const frame of frames) frame.querySelector("img")?.setAttribute("loading", "eager");
    const longest = (side) => `${Math.round(Math.max(...pictures.map((picture) => picture[side])) * scale) + 2}px`;
    parts.stage.style.height = longest("height");
    parts.stage.style.width = longest("width");
    parts.stage.append(...frames);
    return { root, parts, frames, entries, at: 0, speed: 1 };
  }

  function go(player, index) {
    const { parts, frames, entries } = player;
    player.at = (index + entries.length) % entries.length;
    frames.forEach((frame, place) => { frame.hidden = place !== player.at; });
    parts.scrubber.value = String(player.at);
    parts.scrubber.setAttribute("aria-valuetext", name(entries[player.at]));
    parts.size.replaceChildren(text(name(entries[player.at])));
    parts.ticks.querySelectorAll("span").forEach(
      (tick, place) => tick.classList.toggle("tick-on", place === player.at),
    );
  }

  function run(player, isOn) {
    stop();
    player.isOn = isOn;
    player.parts.toggle.replaceChildren(icon(isOn ? "pause" : "play"));
    player.parts.toggle.setAttribute("aria-label", isOn ? "Pause" : "Play");
    if (isOn) timer = setInterval(
      () => player.root.isConnected ? go(player, player.at + 1) : stop(),
      standing / player.speed,
    );
  }

  function wire(player) {
    const { parts, entries } = player;
    parts.scrubber.max = String(entries.length - 1);
    parts.ticks.append(...entries.map((entry) => h("span", null, text(name(entry)))));
    parts.scrubber.addEventListener("input", () => {
      run(player, false);
      go(player, Number(parts.scrubber.value));
    });
    parts.toggle.addEventListener("click", () => run(player, !player.isOn));
    parts.speed.append(...speeds.map(([value, title]) => h("option", { value, selected: value === "1" }, title)));
    parts.speed.addEventListener("change", () => {
      player.speed = Number(parts.speed.value);
      run(player, player.isOn);
    });
    parts.close.addEventListener("click", () => {
      stop();
      player.root.remove();
      player.opener.focus();
    });
  }

  /** Opens the player above a sheet. It plays at once, unless less motion is wanted. */
  function open(sheet, entries, pictureOf, which) {
    sheet.querySelector(".play")?.remove();
    const player = create(entries, pictureOf, which);
    player.opener = sheet.querySelector("[data-part=play]");
    wire(player);
    sheet.querySelector(".size-sheet-head").after(player.root);
    go(player, 0);
    run(player, !window.matchMedia("(prefers-reduced-motion: reduce)").matches);
    player.parts.scrubber.focus({ preventScroll: true });
    player.root.scrollIntoView({ block: "nearest" });
  }

  return { open, stop };
})();
