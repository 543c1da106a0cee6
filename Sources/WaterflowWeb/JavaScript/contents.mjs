// What a module does with elements and with the page: texts, attributes,
// events.

/**
 * The imports of a module that fills elements by itself.
 *
 * @param page finds elements by number, names and texts by where they stand.
 */
export function imports(page) {
  /** Ends what listens to elements, by their numbers. */
  const listening = [];
  /** The texts that elements were given last. */
  const texts = [];
  page.released = (number) => {
    listening[number]?.abort();
    listening[number] = undefined;
    texts[number] = undefined;
  };
  page.bytesOf = (text) => bytesOf(page, text);
  const element = (number) => page.element(number);
  const name = (start, count) => page.name(start, count);
  const text = (start, count) => page.text(start, count);
  // What a page's element refuses is told, and leaves the module as it was:
  // an exception would go through it and end nothing that it has begun.
  const safely = (body) => (...told) => {
    try {
      body(...told);
    } catch (cause) {
      reportError(cause);
    }
  };
  return {
    append: safely((parent, child) => element(parent).append(element(child))),
    detach: (number) => element(number).remove(),
    setText: (number, start, count) => {
      const given = text(start, count);
      setText(element(number), given, texts[number]);
      texts[number] = given;
    },
    setAttribute: (number, key, keyCount, value, valueCount) =>
      element(number).setAttribute(
        name(key, keyCount), text(value, valueCount)),
    removeAttribute: (number, key, count) =>
      element(number).removeAttribute(name(key, count)),
    setStyle: (number, key, keyCount, value, valueCount) =>
      element(number).style.setProperty(
        name(key, keyCount), text(value, valueCount)),
    toggleClass: (number, key, count, isOn) =>
      element(number).classList.toggle(name(key, count), isOn !== 0),
    setNumber: safely((number, key, count, value) => {
      element(number)[name(key, count)] = value;
    }),
    call: safely((number, key, count) => element(number)[name(key, count)]()),
    property: (number, key, count) =>
      page.bytesOf(String(element(number)[name(key, count)] ?? "")),
    listen: (number, type, count, listener) => {
      const target = element(number);
      const { signal } = listening[number] ??= new AbortController();
      target.addEventListener(text(type, count), () => {
        // An empty text is no number, whatever JavaScript says.
        const number = Number(target.value?.toString() || NaN);
        page.exports.waterflow_event(listener, number);
      }, { passive: true, signal });
    },
  };
}

/** Replaces an element's content; a node that holds a text is kept. */
function setText(element, text, previous) {
  const node = element.firstChild;
  if (node?.nodeType === Node.TEXT_NODE && node === element.lastChild) {
    // Reading a text back takes longer than writing it.
    if (text !== previous || text !== node.data) node.data = text;
  } else {
    element.textContent = text;
  }
}

/** Hands over a text's length in UTF-8 and then its bytes; returns where. */
function bytesOf({ exports }, text) {
  const bytes = new TextEncoder().encode(text);
  const start = exports.waterflow_allocate(4 + bytes.length);
  const { buffer } = exports.memory;
  new DataView(buffer).setUint32(start, bytes.length, true);
  new Uint8Array(buffer).set(bytes, start + 4);
  return start;
}
