"use strict";

/** The ways to look at two pictures, and why a case may lack one. */
galley.modes = (() => {
  const all = [
    { id: "side", title: "Side by side", short: "Side by side", key: "i", needs: ["expected", "actual"] },
    { id: "slider", title: "Slider", short: "Slider", key: "l", needs: ["expected", "actual"] },
    { id: "blend", title: "Blend", short: "Blend", key: "b", needs: ["expected", "actual"] },
    { id: "flip", title: "Flip", short: "Flip", key: "f", needs: ["expected", "actual"] },
    { id: "difference", title: "Difference", short: "Difference", key: "d", needs: ["difference"] },
    { id: "expected", title: "Only expected", short: "Expected", key: "q", needs: ["expected"] },
    { id: "actual", title: "Only actual", short: "Actual", key: "w", needs: ["actual"] },
  ];
  const key = "galley.mode";
  /** What is shown where the mode that was chosen cannot be, the best first. */
  const substitutes = ["actual", "expected"];

  const byID = new Map(all.map((mode) => [mode.id, mode]));

  /** Why there is no picture, by the case's verdict. */
  const absent = {
    expected: {
      new: "The case is new: there is no expected picture yet.",
      failed: "The case did not render.",
      unreadable: "The reference cannot be read.",
      changed: "The reference is a record without a picture.",
    },
    actual: {
      unchanged: "The case is unchanged: its picture is the expected one.",
      tolerated: "The run has no picture of it: the differences are tolerated.",
      failed: "The case did not render.",
    },
    difference: {
      unchanged: "The case is unchanged: nothing differs.",
      new: "The case is new: there is nothing to compare it with.",
      failed: "The case did not render.",
    },
  };

  /** Why a picture cannot be shown, or undefined. */
  function lacking(entry, side) {
    const picture = entry.pictures[side];
    if (picture?.hash) return undefined;
    return picture?.missing ?? absent[side][galley.cases.verdict(entry)] ?? `There is no ${side} picture.`;
  }

  /** Why a case cannot be looked at in a mode, or undefined. */
  const reason = (entry, mode) => mode.needs.map((side) => lacking(entry, side)).find(Boolean);

  /** The mode for a case: that of the address, or the one used last, or what there is. */
  function choose(entry) {
    const wanted = [galley.address.state.mode, galley.storage.get(key), "side", ...substitutes];
    return wanted.map((id) => byID.get(id)).find((mode) => mode && !reason(entry, mode)) ?? byID.get("actual");
  }

  function remember(mode) {
    galley.storage.set(key, mode.id);
    galley.address.go({ mode: mode.id }, { replace: true });
  }

  return { all, byID, lacking, reason, choose, remember };
})();
