// Compiles a module, whatever there is of it.

/**
 * @param {string | URL | Response | BufferSource | WebAssembly.Module} source
 *   where the `.wasm` is, or what is in it.
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) {
    return WebAssembly.compile(source);
  }
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) {
    throw new Error(`${response.url}: ${response.status}`);
  }
  // Not every server knows the type that streaming asks for.
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
