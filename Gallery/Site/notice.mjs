// What has happened, said for a moment below the page, and read out.

/** So long it is there, in milliseconds. */
const DURATION = 4_000;

const element = document.createElement("p");
element.className = "notice";
element.setAttribute("role", "status");
document.body.append(element);
let ending = 0;

// What a dialog closes with is seen on the page.
document.addEventListener("close", ({ target }) => {
  if (target.contains(element)) document.body.append(element);
}, { capture: true });

/** Says a sentence. */
export function notice(sentence) {
  // What is behind a dialog is not seen, and not read out.
  const place = document.querySelector("dialog[open]") ?? document.body;
  if (element.parentElement !== place) place.append(element);
  element.textContent = sentence;
  clearTimeout(ending);
  ending = setTimeout(() => element.textContent = "", DURATION);
}
