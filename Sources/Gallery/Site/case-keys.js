"use strict";

/** The keys of one case. */
galley.caseKeys = (() => {
  const when = () => galley.main.shown?.name === "case" && galley.views.case.current !== undefined;
  const hasPicture = () => when() && Object.keys(viewer().layers).length > 0;
  const viewer = () => galley.views.case.viewer;

  const add = (keys, title, run, more) => galley.keys.add({ keys, title, section: "Picture", run, when: hasPicture, ...more });

  /** Whether a key means something to what has the focus. */
  const isControl = ({ target }) => target instanceof Element
    && target.closest("button, summary, a, input, select, [role=slider], [role=tab], [role=treeitem]");

  function choose(mode) {
    if (mode.id === "flip" && viewer().mode.id === "flip") viewer().control.flip();
    else viewer().tools.choose(mode);
  }

  /** The next mode that the case has. */
  function cycle(step) {
    const { entry, mode } = viewer();
    const modes = galley.modes.all.filter((other) => !galley.modes.reason(entry, other));
    viewer().on.mode(modes[(modes.indexOf(mode) + step + modes.length) % modes.length]);
  }

  /** Shows the other picture for as long as the space bar is held, in whichever mode. */
  function hold(event) {
    if (isControl(event)) return false;
    if (event.repeat || held) return true;
    const flip = galley.modes.byID.get("flip");
    if (galley.modes.reason(viewer().entry, flip)) return false;
    held = { mode: viewer().mode };
    if (held.mode === flip) viewer().control.stop().flip();
    else {
      viewer().setMode(flip);
      viewer().control.show("expected");
    }
    return true;
  }
  let held;

  function release({ key }) {
    if (key !== " " || !held) return;
    const { mode } = held;
    held = undefined;
    if (!when()) return;
    if (mode.id === "flip") viewer().control.flip?.();
    else viewer().setMode(mode);
  }
  document.addEventListener("keyup", release);
  window.addEventListener("blur", () => release({ key: " " }));

  /** The case of the scene that is a size larger or smaller. */
  function size(step) {
    const { current } = galley.views.case;
    const cases = galley.sizes.of(current);
    const next = cases[cases.indexOf(current) + step];
    if (next) galley.address.go({ case: next.case });
  }

  const isFocused = () => viewer().crosshair.isOn || viewer().focus.selected !== undefined;

  function unfocus() {
    if (viewer().crosshair.isOn) viewer().crosshair.toggle();
    else viewer().focus.select(undefined);
  }

  add([" "], "Show the other picture while held", hold);
  for (const mode of galley.modes.all) add([mode.key], mode.title, () => choose(mode));
  add(["m"], "Next mode", () => cycle(1));
  add(["Shift+M"], "Previous mode", () => cycle(-1));
  add(["+", "="], "Zoom in", () => viewer().camera.step(1));
  add(["-", "−"], "Zoom out", () => viewer().camera.step(-1));
  add(["0"], "Fit", () => viewer().camera.fit());
  add(["1"], "Zoom to 100 %, one pixel each", () => viewer().camera.zoom(1));
  add(["8"], "Zoom to 800 %, with the pixel grid", () => viewer().camera.zoom(8));
  add(["n"], "Next difference", () => viewer().tools.goToPlace(1));
  add(["Shift+N"], "Previous difference", () => viewer().tools.goToPlace(-1));
  add(["x"], "Crosshair, moved by arrow keys", () => viewer().crosshair.toggle());
  add(["c"], "Read colours", () => viewer().readout.read());
  add(["o"], "Frames of views", () => viewer().toggle("frames"));
  add(["v"], "What VoiceOver reads", () => viewer().toggle("spoken"));
  add(["t"], "Layout tree", () => galley.views.case.toggleTab());
  add(["Escape"], "Leave the view or the crosshair", () => unfocus(), { when: () => hasPicture() && isFocused() });
  add(["ArrowRight"], "Next change", (event) => isControl(event) ? false : galley.steps.step(1), { when });
  add(["ArrowLeft"], "Previous change", (event) => isControl(event) ? false : galley.steps.step(-1), { when });
  add(["ArrowDown"], "Next larger size", (event) => isControl(event) ? false : size(1), { when });
  add(["ArrowUp"], "Next smaller size", (event) => isControl(event) ? false : size(-1), { when });
})();
