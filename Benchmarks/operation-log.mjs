// Writes the records of the WebAssembly build to standard output:
//   node Benchmarks/operation-log.mjs operation-log.wasm

import { writeSync } from "node:fs";
import { load } from "./module.mjs";

const log = await load(process.argv[2]);
const count = log.operation_log_run();
if (count < 0) throw new Error("the program's own sections were refused");
const start = log.operation_log_bytes();
const bytes = new Uint8Array(
  log.memory.buffer, start, count * log.operation_log_width());
for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
