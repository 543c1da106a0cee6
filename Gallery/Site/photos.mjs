// Begins to fetch the photos that the page's address asks for, while the module
// that will ask for them is on its way.

const count = new URLSearchParams(location.search).get("count");
document.head.append(Object.assign(document.createElement("link"), {
  rel: "preload",
  as: "fetch",
  crossOrigin: "anonymous",
  href: count > 0 ? `photos.bin?count=${count}` : "photos.bin",
}));
