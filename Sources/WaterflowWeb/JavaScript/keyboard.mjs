// The keyboard in a view: one stop for Tab among the items, and keys that the
// module decides about.

import { isMoving } from "./order.mjs";
import { ITEM } from "./records.mjs";
import { FIELDS } from "./targets.mjs";

/** What the module calls keys: the first eight are its `FocusMove`. */
const keys = {
  ArrowLeft: 0, ArrowRight: 1, ArrowUp: 2, ArrowDown: 3, Home: 4, End: 5,
  PageUp: 6, PageDown: 7, Enter: 8, " ": 9, a: 10, A: 10, ContextMenu: 11,
  F10: 11, Escape: 12,
};
const { a: ALL, F10: MENU, Escape: ESCAPE, Enter: ENTER, " ": SPACE } = keys;

/** What the module is told instead of a key. */
const FOCUS = -1;
const BLUR = -2;

/** What a cell may lack of being in view as a whole, in points. */
const SLACK = 0.5;

/** What is held, as the module reads it. */
const SHIFT = 1;
const COMMAND = 2;
const ALT = 4;

/** One view's keyboard. */
export class Keyboard {
  #container;
  #cells;
  #tell;
  /** The cell at which Tab stops. */
  #stop = null;
  /** Whether the focus was there, and it shows the same item still. */
  #isChosen = false;
  /** Whether the module moves the focus, of which it need not be told. */
  #isFocusing = false;
  #opensMenu = false;
  /** Whether a pointer came after the last key. */
  #isTouched = false;
  /** Whether the last key has pressed an item. */
  #hasPressed = false;
  #listening = new AbortController();

  /**
   * @param {HTMLElement} container the scroll view.
   * @param {Array} cells the view's cells by number.
   * @param {(key: number, held: number, section: number, item: number) =>
   *   boolean} tell tells the module, which answers whether that was all.
   */
  constructor(container, cells, tell) {
    this.#container = container;
    this.#cells = cells;
    this.#tell = tell;
    if (!container.hasAttribute("tabindex")) {
      container.tabIndex = 0;
      this.#listening.signal.addEventListener("abort", () => {
        // Unless the page has given it another one since.
        if (container.tabIndex === 0) container.removeAttribute("tabindex");
      });
    }
    const on = (type, listener) => container.addEventListener(
      type, listener, { signal: this.#listening.signal });
    on("keydown", (event) => this.#pressed(event));
    on("focusin", ({ target }) => this.#focused(target));
    on("focusout", ({ relatedTarget }) => this.#blurred(relatedTarget));
    on("pointerdown", () => {
      this.#isTouched = true;
      // What opens a menu by a key need not come.
      this.#opensMenu = false;
    });
    on("contextmenu", (event) => {
      if (this.#opensMenu) event.preventDefault();
      this.#opensMenu = false;
    });
    for (const cell of cells) if (cell) this.show(cell);
  }

  /** Leaves the view alone from now on. */
  end() {
    this.#listening.abort();
    for (const cell of this.#cells) {
      if (!cell?.isFocusable) continue;
      cell.isFocusable = false;
      cell.element.removeAttribute("tabindex");
    }
  }

  /** A cell shows another element. */
  show(cell) {
    // One that has not been away shows the same item by another path.
    if (cell === this.#stop && !cell.isShown) this.#isChosen = false;
    const isItem = cell.kind === ITEM;
    if (isItem === cell.isFocusable) return;
    cell.isFocusable = isItem;
    if (isItem) cell.element.tabIndex = -1;
    else cell.element.removeAttribute("tabindex");
  }

  /** Gives a cell the focus; without one, the view. */
  focus(cell) {
    const element = cell?.element ?? this.#container;
    // An input in it has the focus already, or the cell itself.
    if (cell && element.contains(this.#active)) return;
    this.#isFocusing = true;
    // Browsers take a finger's for one that is to be seen.
    const focusVisible = this.#isTouched ? false : undefined;
    element.focus({ preventScroll: true, focusVisible });
    this.#isFocusing = false;
    if (cell) this.#stopAt(cell, true);
  }

  /**
   * Chooses where Tab stops: where the focus was, or else at the item in view
   * that is selected, where one at a time can be, or at the first of all, if
   * possible a whole one, to which nothing has to be scrolled.
   */
  tidy(position, length, isVertical) {
    const start = (cell) => isVertical ? cell.y : cell.x;
    const extent = (cell) => isVertical ? cell.height : cell.width;
    const isInView = (cell) => cell?.kind === ITEM
      && start(cell) + extent(cell) > position
      && start(cell) < position + length;
    const isCut = (cell) => start(cell) < position - SLACK
      || start(cell) + extent(cell) > position + length + SLACK;
    const isSelected = ({ element }) => element.matches(
      ":not([aria-multiselectable] > *)[aria-selected=true]");
    if (this.#stop?.element.contains(this.#active)) return;
    if (this.#isChosen && isInView(this.#stop)) return;
    const [first] = this.#cells.filter(isInView).sort((a, b) =>
      isSelected(b) - isSelected(a) || isCut(a) - isCut(b)
      || a.section - b.section || a.item - b.item);
    if (first) this.#stopAt(first, false);
  }

  get #active() {
    return this.#container.getRootNode().activeElement;
  }

  #stopAt(cell, isChosen) {
    if (this.#stop && this.#stop !== cell) this.#stop.element.tabIndex = -1;
    this.#stop = cell;
    this.#isChosen = isChosen;
    cell.element.tabIndex = 0;
  }

  /** The item's cell that an element stands in. */
  #cellAround(element) {
    for (let node = element; node && node !== this.#container;
      node = node.parentElement) {
      const cell = this.#cells.find((cell) => cell?.element === node);
      if (cell) return cell.kind === ITEM ? cell : null;
    }
    return null;
  }

  #focused(target) {
    const cell = this.#cellAround(target);
    if (cell) this.#stopAt(cell, true);
    if (this.#isFocusing || isMoving) return;
    if (cell) this.#tell(FOCUS, 0, cell.section, cell.item);
    else this.#tell(BLUR, 0, 0, 0);
  }

  #blurred(next) {
    if (this.#isFocusing || isMoving) return;
    // Another window has the focus; it comes back to where it was.
    if (!document.hasFocus()) return;
    if (!this.#container.contains(next)) this.#tell(BLUR, 0, 0, 0);
  }

  #pressed(event) {
    this.#isTouched = false;
    // Not every keyboard has a key for menus.
    const key = event.altKey && event.key === "Enter" ? MENU : keys[event.key];
    if (key === undefined || event.defaultPrevented) return;
    // Safari tells what ends a composition by a code of its own.
    if (event.isComposing || event.keyCode === 229) return;
    if (key === MENU && event.key === "F10" && !event.shiftKey) return;
    if (key === ALL && !event.ctrlKey && !event.metaKey) return;
    const isPress = key === ENTER || key === SPACE;
    // Cmd with an arrow is the browser's, as is Alt with other keys.
    if (event.metaKey && key !== ALL && !isPress) return;
    const cell = this.#cellAround(event.target);
    // What is typed into an input of a cell, or presses a button there, is not
    // for the view; Escape may still end something. What the view itself hears
    // may be about all items.
    const own = cell?.element ?? this.#container;
    if (key !== ESCAPE
      && (own !== event.composedPath()[0] || own.matches(FIELDS))) return;
    // A cell that is a link or a button does what the key does there.
    if (key === ENTER && own.matches("a[href], button")
      || key === SPACE && own.matches("button")) return;
    // A key that is held presses once.
    if (isPress && event.repeat && this.#hasPressed) {
      event.preventDefault();
      return;
    }
    const held = (event.shiftKey ? SHIFT : 0)
      | (event.ctrlKey || event.metaKey ? COMMAND : 0)
      | (event.altKey ? ALT : 0);
    const { section, item } = cell ?? { section: -1, item: -1 };
    const isUsed = this.#tell(key, held, section, item);
    this.#hasPressed = isPress && isUsed;
    if (!isUsed) return;
    event.preventDefault();
    this.#opensMenu = key === MENU && !event.altKey;
  }
}
