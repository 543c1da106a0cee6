/** Returns a new element with the given inline style. */
export function box(style) {
  const element = document.createElement("div");
  Object.assign(element.style, { boxSizing: "border-box", flex: "none" });
  Object.assign(element.style, style);
  return element;
}
