"use strict";

/** The page's one global. */
const galley = {
  received: {},
  /** Takes a part of the data. */
  receive(kind, value) {
    (this.received[kind] ??= []).push(value);
  },
};
