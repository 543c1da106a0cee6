// What Node reads files by; see `imports` of the package.

export { readFile } from "node:fs/promises";
