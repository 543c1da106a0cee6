// The page of examples: each is a script of its own, which it shows.

import "./water-flow/index.js";
import "./page.mjs";
import { keepReading } from "./reading.mjs";

await Promise.all(
  Array.from(document.querySelectorAll("[data-example]"), showExample));

// Nothing more comes that would move what is there.
keepReading(document.getElementById("examples"));

/** Starts an example, and shows its code where that is to be had. */
async function showExample(article) {
  const name = article.dataset.example;
  const view = article.querySelector("water-flow");
  const parts = [markupOf(view)];
  if (name !== "children") {
    // No text, for which later versions of esbuild would look for such files.
    const address = new URL(`examples/${name}.mjs`, document.baseURI);
    import(address).catch(({ message }) => tell(view, message));
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(answer.statusText);
      parts.push((await answer.text()).trim());
    } catch {
      // The example says by itself if it is missing as well.
      return;
    }
  }
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = "Code";
  const code = document.createElement("pre");
  code.tabIndex = 0;
  code.dir = "ltr";
  code.textContent = parts.join("\n\n");
  details.append(summary, code);
  view.before(details);
}

/** Says why an example shows nothing. */
function tell(view, reason) {
  const failure = document.createElement("p");
  failure.className = "failure";
  failure.setAttribute("role", "status");
  failure.textContent = `This example cannot be shown: ${reason}`;
  view.before(failure);
}

/** The element's tag as the page has it, one attribute a line if it is long. */
function markupOf(view) {
  const skipped = new Set(["style", "class", "tabindex", "role", "aria-label"]);
  const attributes = [...view.attributes]
    .filter(({ name }) => !skipped.has(name))
    .map(({ name, value }) => value === "" ? name : `${name}="${value}"`);
  return `<water-flow\n  ${attributes.join("\n  ")}\n></water-flow>`;
}
