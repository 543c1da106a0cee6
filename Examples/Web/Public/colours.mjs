import { run } from "./waterflow.mjs";

try {
  await run("Colours.wasm");
} catch (cause) {
  document.getElementById("selected").textContent =
    `This page cannot start: ${cause.message}`;
  throw cause;
}
