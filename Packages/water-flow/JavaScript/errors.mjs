// What goes wrong, said so that it can be put right.

/**
 * Each entry of the package has this file; they throw errors of one class, which
 * is none of another version's. What makes the package gives its version.
 */
const SHARED = Symbol.for("water-flow.WaterFlowError "
  + (typeof VERSION === "undefined" ? "" : VERSION));

/** Says which element and item something is wrong with, and what helps. */
export const WaterFlowError = globalThis[SHARED] ??= class extends Error {
  /**
   * @param {HTMLElement | null} element the `<water-flow>`, if it is about one.
   * @param {string} code names the fault.
   * @param {string} message says what is wrong and what helps.
   * @param {{section?: number, index?: number, cause?: unknown}} [about]
   */
  constructor(element, code, message, { section, index, cause } = {}) {
    super((element ? placed(element, section, index) : "") + message
      + (cause === undefined ? "" : ` (${said(cause)})`), { cause });
    Object.assign(this, { element, code, section, index });
  }

  get name() { return "WaterFlowError"; }
};

function placed({ localName, id }, section, index) {
  const place = index === undefined ? "" : ` item ${index}`;
  const of = section > 0 ? ` section ${section}` : "";
  return `${localName}${id ? `#${id}` : ""}:${of}${place} `;
}

/** A value of the page's in a message, whatever it is. */
export function said(value) {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === "object" && value !== null ? "an object"
    : String(value);
}

/** What was told of elements already, so that it is told once. */
const told = new WeakMap();

/**
 * Reports a fault of the page, and each only once for an element.
 *
 * @param {boolean} isMended whether it does no harm.
 */
export function report(element, code, message, about, isMended = false) {
  const codes = told.get(element) ?? new Set();
  told.set(element, codes);
  if (codes.has(code)) return;
  codes.add(code);
  const error = new WaterFlowError(element, code, message, about);
  if (isMended) console.warn(error.message);
  else console.error(error);
}
