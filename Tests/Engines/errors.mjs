// Comes into every page before its own scripts, for the tests: no driver tells
// them what is said in the console.

window.pageErrors = [];

const note = (said) => window.pageErrors.push(String(said));

// In the capturing phase also of what could not be loaded.
addEventListener("error", ({ message, target }) =>
  note(message ?? `${target.src ?? target.href} could not be loaded`), true);
addEventListener("unhandledrejection", ({ reason }) =>
  note(`${reason} ${reason?.stack}`));
addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
  note(`the policy forbids it: ${violatedDirective}`));
for (const level of ["error", "warn"]) {
  console[level] = (...said) => note(said.join(" "));
}
