// The children that a page has given an element: its items, where it names no
// others.

/** What an element puts into itself, which a clone or a server may bring. */
const OWN = ".waterflow-content, .waterflow-pinned, .waterflow-pull";
/** Children that show nothing. */
const SILENT = "script, style, link, template, meta";

/** The children of one element, which wait outside of it. */
export class Children {
  /** Those that are items. */
  items = [];
  #element;
  #room = document.createDocumentFragment();
  #nodes;
  #observer;

  /**
   * Takes them out of the element.
   *
   * @param {() => void} changed is told of more of them.
   */
  constructor(element, changed) {
    this.#element = element;
    for (const node of element.querySelectorAll(":scope > :is(" + OWN + ")")) {
      node.remove();
    }
    this.#nodes = [...element.childNodes];
    this.#take(this.#nodes);
    this.#observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node.parentNode === element
          && !(node.matches?.(OWN)));
      if (added.length === 0) return;
      this.#nodes.push(...added);
      this.#take(added);
      changed();
    });
  }

  /** Width by height of each item, or null if they have to be measured. */
  get ratios() {
    const ratios = Float32Array.from(this.items, ratioOf);
    return ratios.every((ratio) => ratio > 0) && ratios.length > 0
      ? ratios : null;
  }

  /** Looks for more of them from now on. */
  observe() { this.#observer.observe(this.#element, { childList: true }); }

  /** Copies of all that the page has put into the element. */
  clone() { return this.#nodes.map((node) => node.cloneNode(true)); }

  /** Gives them back. */
  end() {
    this.#observer.disconnect();
    this.#element.append(...this.#nodes);
  }

  #take(nodes) {
    this.#room.append(...nodes);
    this.items.push(...nodes.filter(
      (node) => node.nodeType === 1 && !node.matches(SILENT)));
  }
}

/** What a child says of itself, or a picture that is all there is in it. */
function ratioOf(child) {
  const said = Number(child.dataset.ratio);
  if (said > 0) return said;
  let node = child;
  while (node.childElementCount === 1 && !node.textContent.trim()) {
    node = node.firstElementChild;
  }
  return node.matches("img, video, svg, canvas")
    ? node.getAttribute("width") / node.getAttribute("height") : NaN;
}
