"use strict";

/** Modal dialogs: the browser keeps focus in them, Escape and a click beside them close them. */
galley.dialogs = {
  open(dialog) {
    const opener = document.activeElement;
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => {
      dialog.remove();
      opener?.focus?.({ preventScroll: true });
    });
    document.body.append(dialog);
    dialog.showModal();
  },
};
