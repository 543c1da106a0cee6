// Files that an app's module asks for.

/** The imports of a module that fetches files; see `instance.mjs`. */
export const imports = (page) => ({
  fetch: (url, count, receiver) =>
    load(page, page.text(url, count), receiver),
});

async function load({ exports }, url, receiver) {
  let status = 0;
  let body = new Uint8Array(0);
  try {
    const response = await fetch(url);
    body = new Uint8Array(await response.arrayBuffer());
    // What breaks off has not been answered.
    status = response.status;
  } catch {
    // No answer: status 0 tells the module.
  }
  const start = exports.waterflow_allocate(body.length);
  new Uint8Array(exports.memory.buffer).set(body, start);
  exports.waterflow_fetched(receiver, status, start, body.length);
}
