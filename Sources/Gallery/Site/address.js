"use strict";

/**
 * The view, in the part of the address after `#`: `#case=cards/greeting/card-L&verdict=changed,new`.
 *
 * `state` has strings (`view`, `cause`, `case`, `scene`, `q`, `by`, `mode`) and lists (every facet of the filters). What is
 * empty is not in the address. Whoever shows something reads `state`; whoever changes it calls `go`.
 */
galley.address = (() => {
  const strings = new Set(["view", "cause", "case", "scene", "q", "by", "mode"]);
  const listeners = [];
  let state = {};

  const decode = (text) => {
    try { return decodeURIComponent(text); } catch { return text; }
  };
  /** Only what would end a value is escaped, so that addresses stay readable. */
  const encode = (text) => encodeURIComponent(text).replace(/%(2F|40|3A)/gi, decode);

  function parse(hash) {
    const found = {};
    for (const pair of hash.replace(/^#/, "").split("&")) {
      const [key, ...rest] = pair.split("=");
      const value = rest.join("=");
      if (key && value) found[key] = strings.has(key) ? decode(value) : value.split(",").map(decode);
    }
    return found;
  }

  function format(values) {
    const pairs = Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== "" && value.length !== 0,
    );
    return "#" + pairs.map(
      ([key, value]) => `${key}=${strings.has(key) ? encode(value) : value.map(encode).join(",")}`,
    ).join("&");
  }

  /** The address of the state with `patch` over it, for links. A value of undefined takes a key away. */
  const href = (patch) => format({ ...state, ...patch });

  function read() {
    const before = state;
    state = parse(location.hash);
    for (const listener of listeners) listener(state, before);
  }

  /** Goes to the state with `patch` over it; `replace` leaves no step in the history. */
  function go(patch, { replace = false } = {}) {
    const address = href(patch);
    if (address === location.hash || (address === "#" && !location.hash)) return;
    // At once, not when the event comes: the next key may be pressed before it.
    if (replace) history.replaceState(history.state, "", address);
    else history.pushState(null, "", address);
    read();
  }

  window.addEventListener("hashchange", read);

  return {
    get state() { return state; },
    go, href, read,
    /** Calls `listener(state, before)` whenever the view changes. */
    onchange: (listener) => listeners.push(listener),
    /** Where a case, a scene or a list is. The filters stay. */
    ofCase: (entry) => href({ case: entry.case, scene: undefined, view: undefined, cause: undefined }),
    ofScene: (path) => href({ scene: path, case: undefined, view: undefined, cause: undefined }),
    ofList: (view, cause) => href({ view, cause, scene: undefined, case: undefined }),
  };
})();
