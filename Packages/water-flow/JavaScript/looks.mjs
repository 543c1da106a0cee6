// What an element has of its own while a flow has it: styles and a name.

import { set } from "../../../Sources/WaterflowWeb/JavaScript/accessibility.mjs";
import { STYLES, lend } from
  "../../../Sources/WaterflowWeb/JavaScript/layers.mjs";

/** Gives an element what a flow needs, and has it back as it was. */
export class Looks {
  #element;
  #signal;
  /** What its style was before, and what it is given. */
  #styles;
  /** Whether the page had given it a place among what Tab reaches. */
  #hadTabIndex;
  /** The name that the page had given it. */
  #ownLabel;
  /** Whether it has its role by the name. */
  #isNamed = false;

  /** @param {AbortSignal} signal undoes all that. */
  constructor(element, signal) {
    this.#element = element;
    this.#signal = signal;
    this.#styles = STYLES.map((name) => ({ name, had: element.style[name] }));
    this.#hadTabIndex = element.hasAttribute("tabindex");
  }

  /** Takes over what a view has made of its style. */
  note() {
    for (const one of this.#styles) one.given = this.#element.style[one.name];
  }

  /** Which way the page has the element read; a view may have it otherwise. */
  get isRightToLeft() {
    const element = this.#element;
    const { style } = element;
    const { had, given } =
      this.#styles.find(({ name }) => name === "direction");
    const isOurs = given && given !== had && style.direction === given;
    if (isOurs) style.direction = had;
    const isSo = getComputedStyle(element).direction === "rtl";
    if (isOurs) style.direction = given;
    return isSo;
  }

  /** Tells that something around the element may read another way. */
  awaitTurn(told) {
    const observer = new MutationObserver(told);
    for (let root = this.#element.getRootNode(); root;
      root = root.host?.getRootNode()) {
      observer.observe(root, { subtree: true, attributeFilter: ["dir"] });
    }
    this.#signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Gives a copy of the element what the page has given the element. */
  clean(clone) {
    for (const { name, had, given } of this.#styles) {
      if (clone.style[name] === given) clone.style[name] = had;
    }
    this.#unlabel(clone);
    if (this.#isNamed) unname(clone);
    if (!this.#hadTabIndex && clone.tabIndex === 0) {
      clone.removeAttribute("tabindex");
    }
    if (clone.getAttribute("style") === "") clone.removeAttribute("style");
  }

  /** Gives it a style. */
  set(name, value) {
    const had = this.#element.style[name];
    this.#styles.push({ name, had, given: value });
    lend(this.#element, { [name]: value }, this.#signal);
  }

  /** Gives it the name that its `label` says. */
  name() {
    const element = this.#element;
    if (this.#ownLabel === undefined) {
      this.#ownLabel = element.getAttribute("aria-label");
      this.#signal.addEventListener("abort", () => this.#unlabel(element));
    }
    set(element, "aria-label", element.label ?? this.#ownLabel);
    // A name needs something to be the name of.
    if (element.label === null) {
      // The page's own from now on.
      this.#ownLabel = undefined;
      return this.#unname(element);
    }
    if (element.hasAttribute("role")) return;
    element.setAttribute("role", "group");
    this.#isNamed = true;
    this.#signal.addEventListener("abort", () => this.#unname(element));
  }

  /** Gives back the page's name for ours. */
  #unlabel(element) {
    if (this.#ownLabel !== undefined) set(element, "aria-label", this.#ownLabel);
  }

  /** Takes back the role that its name has given it. */
  #unname(element) {
    if (this.#isNamed) unname(element);
    this.#isNamed = false;
  }
}

/** Removes a role, unless the page has given another one since. */
function unname(element) {
  if (element.getAttribute("role") === "group") element.removeAttribute("role");
}
