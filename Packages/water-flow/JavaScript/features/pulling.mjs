// The content's start, pulled to have data fetched anew.

import { report } from "../errors.mjs";
import * as Feature from "./feature.mjs";
import { wordOf } from "./words.mjs";

/** What comes of letting go, as the module numbers it; see `PullState`. */
const STATES = ["idle", "pulling", "armed", "pulling", "waiting"];

/** The pulls of one element. */
export class Pulling {
  #flow;
  #round = 0;

  constructor(flow) { this.#flow = flow; }

  /** Lets the content be pulled, or no more. */
  setOn(isOn) {
    const { element, scrollsItself } = this.#flow;
    this.#flow.call("feature", Feature.pulls, Number(isOn));
    if (isOn) this.#show(0);
    if (!isOn || scrollsItself) return;
    report(element, "pullable", "is not pulled: it does not scroll itself. "
      + "Leave out `scroller` or `pullable`.",
    undefined, true);
  }

  begin() { this.#flow.call("feature", Feature.pull, 1); }

  end() { this.#flow.call("feature", Feature.pull, 0); }

  /** The content is pulled, or was let go far enough from its start. */
  told(state, isTriggered) {
    this.#show(state);
    if (isTriggered) this.#trigger();
  }

  async #trigger() {
    const round = ++this.#round;
    const promises = [];
    this.#flow.events.dispatch("pull", {
      waitUntil: (promise) => {
        const one = Promise.resolve(promise);
        promises.push(one);
        // One that fails before its turn is told then, and not as unhandled.
        one.catch(() => {});
      },
    });
    // More may be asked to wait for while others are waited for.
    for (let done = 0; done < promises.length; done++) {
      try {
        await promises[done];
      } catch (cause) {
        report(this.#flow.element, "pull",
          "may not be fresh: a pull has failed.", { cause });
      }
    }
    // Not before this call has returned to the module.
    await null;
    if (round === this.#round && !this.#flow.hasEnded) this.end();
  }

  #show(state) {
    const { element } = this.#flow;
    const slot = element.querySelector(
      ":scope > .waterflow-pull > :first-child");
    if (!slot) return;
    const name = STATES[state];
    slot.dataset.state = name;
    slot.textContent = wordOf(element, name);
    Object.assign(slot.style, { display: "grid", placeItems: "center" });
    // Read out from the next word on.
    slot.setAttribute("role", "status");
  }
}
