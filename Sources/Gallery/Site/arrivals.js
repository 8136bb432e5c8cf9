"use strict";

/**
 * Pictures of what flies by are not loaded: those of rows that stand still, or move slowly, come at once and are not
 * behind thousands of others. Rows themselves, with frames and captions, are there at any speed.
 */
galley.arrivals = (() => {
  /** Windows a second. Turning a wheel is slower; a dragged scroll bar or a held Page Down key is faster. */
  const fast = 6;
  /** Milliseconds without scrolling after which a list stands still. */
  const rest = 100;
  let isFast = false;
  let last = { at: 0, time: 0 };
  let timer;

  function show(image, url) {
    image.src = url;
    delete image.dataset.src;
  }

  /** Gives an image its picture, now or when the list is slower. */
  function load(image, url) {
    if (isFast) {
      image.removeAttribute("src");
      image.dataset.src = url;
    } else show(image, url);
  }

  function slowDown() {
    isFast = false;
    for (const image of document.querySelectorAll("img[data-src]")) show(image, image.dataset.src);
  }

  function follow({ timeStamp: time }) {
    const at = window.scrollY;
    const speed = 1000 * Math.abs(at - last.at) / window.innerHeight / Math.max(time - last.time, 1);
    last = { at, time };
    clearTimeout(timer);
    if (speed <= fast) return slowDown();
    isFast = true;
    timer = setTimeout(slowDown, rest);
  }

  window.addEventListener("scroll", follow, { passive: true });
  window.addEventListener("beforeprint", slowDown);
  return { load };
})();
