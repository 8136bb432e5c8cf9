"use strict";

/**
 * A page of `galley watch --page`: it waits for its server to have another revision, and shows that in its place.
 *
 * One request is open at a time, while the page is in sight: browsers allow few connections to a server. When the server
 * is gone, nothing is asked any more.
 */
galley.live = (() => {
  const { partsOf, text, count } = galley.dom;
  let root, parts, revision;

  /** Waits until the page is in sight. */
  const sight = async () => {
    while (document.hidden) await new Promise((seen) => document.addEventListener("visibilitychange", seen, { once: true }));
  };

  /** The server's news, when there are any, or when it has waited long enough; nothing if the page went out of sight. */
  async function ask() {
    const leaving = new AbortController();
    const look = () => { if (document.hidden) leaving.abort(); };
    document.addEventListener("visibilitychange", look);
    try {
      const answer = await fetch(`changes?after=${revision}`, { signal: leaving.signal, cache: "no-store" });
      if (!answer.ok) throw new Error(answer.statusText);
      return await answer.json();
    } catch (error) {
      if (leaving.signal.aborted) return undefined;
      throw error;
    } finally {
      document.removeEventListener("visibilitychange", look);
    }
  }

  /** Puts the revision's data in the place of those shown. Gives how many decisions are gone with their pictures. */
  async function renew() {
    await galley.data.load(revision);
    if (!galley.main.shown) return location.reload();
    const before = galley.data.byCase;
    galley.data.take();
    galley.data.settle();
    const gone = galley.decisions.renew(before);
    galley.filters.renew();
    galley.steps.offerDecisions();
    for (const view of Object.values(galley.views)) view.renew?.();
    galley.main.renew();
    return gone;
  }

  /** Shows a sentence, with all of what there is to say where it is pointed at, and says the first of that aloud. */
  function say(state, sentence, all = [sentence]) {
    root.dataset.state = state;
    parts.words.replaceChildren(text(sentence));
    parts.words.title = all.join("\n");
    galley.announce(all.slice(0, 3).join(". "));
  }

  function show({ lines, fault }, gone) {
    parts.fault.hidden = !fault;
    parts.fault.replaceChildren(text(fault ?? ""));
    const lost = gone ? [`${count(gone, "decision")} no longer ${gone === 1 ? "holds" : "hold"}: other pictures`] : [];
    if (fault) return say("fault", "These are the last pictures: there is an error", ["There is an error", fault]);
    const changes = [...lines, ...lost];
    const others = changes.length > 1 ? ` and ${count(changes.length - 1, "other change")}` : "";
    return say("watching", changes.length ? `${changes[0]}${others}` : "Up to date", changes.length ? changes : undefined);
  }

  async function take(news) {
    if (news.revision === revision) return;
    ({ revision } = news);
    try {
      show(news, await renew());
    } catch {
      // The files are those of a later revision, or the server is gone: the next question tells.
    }
    root.dataset.revision = revision;
  }

  async function wait() {
    for (;;) {
      await sight();
      const news = await ask();
      if (news) await take(news);
    }
  }

  function start() {
    root = document.getElementById("live");
    parts = partsOf(root);
    revision = Number(root.dataset.revision);
    const end = () => say("ended", "galley watch has ended: these are its last pictures");
    if (location.protocol === "file:") root.remove();
    else wait().catch(end);
  }

  document.addEventListener("DOMContentLoaded", start);
})();
