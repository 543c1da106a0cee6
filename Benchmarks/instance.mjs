/**
 * Instantiates a WebAssembly module of this package and runs its `main`.
 *
 * @param {WebAssembly.Module} module the compiled module.
 * @returns {Promise<WebAssembly.Exports>} the module's exports.
 */
export async function instantiate(module) {
  let instance;
  // Hashing asks for a seed. A fixed one makes runs alike.
  const answers = {
    random_get(start, length) {
      new Uint8Array(instance.exports.memory.buffer, start, length).fill(7);
      return 0;
    },
  };
  const imports = {};
  for (const wanted of WebAssembly.Module.imports(module)) {
    // The C library's way to print; nothing here does.
    imports[wanted.module] ??= {};
    imports[wanted.module][wanted.name] = answers[wanted.name] ?? (() => {
      throw new Error(`the module called ${wanted.name}`);
    });
  }
  instance = await WebAssembly.instantiate(module, imports);
  const { exports } = instance;
  (exports.main ?? exports.__main_argc_argv)(0, 0);
  return exports;
}

/**
 * Reads what `waterflow-bench-wasm` can measure, with its inputs built.
 *
 * @param {WebAssembly.Exports} bench the module's exports.
 * @returns {{index: number, name: string, isNanoseconds: boolean,
 *   count: number}[]} a step each, and how many items or queries it handles.
 */
export function workloads(bench) {
  const count = bench.bench_prepare();
  if (count < 0) throw new Error("the inputs were refused");
  const text = (start) => {
    const bytes = new Uint8Array(bench.memory.buffer);
    return new TextDecoder().decode(
      bytes.subarray(start, bytes.indexOf(0, start)));
  };
  return Array.from({ length: count }, (_, index) => ({
    index,
    name: text(bench.bench_name(index)),
    isNanoseconds: bench.bench_unit(index) === 0,
    count: bench.bench_count(index),
  }));
}

/**
 * Runs a step once.
 *
 * @returns {number} how long it took, in milliseconds.
 */
export function time(bench, workload) {
  bench.bench_ready(workload.index);
  const start = performance.now();
  const result = bench.bench_run(workload.index);
  const took = performance.now() - start;
  bench.bench_clean(workload.index);
  if (Number.isNaN(result)) {
    throw new Error(`${workload.name}: refused its input`);
  }
  return took;
}
