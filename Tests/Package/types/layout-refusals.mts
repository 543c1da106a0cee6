// What must not compile of the layout without a view.

import { Layout, type LayoutOptions } from "water-flow/layout";

declare const layout: Layout;

// @ts-expect-error: it is made by create
new Layout({ width: 1 });
// @ts-expect-error: there is always a width
const options: LayoutOptions = { mode: "list" };
// @ts-expect-error: no mode of that name
Layout.create({ width: 1, mode: "masonry" });
// @ts-expect-error: it comes later
Layout.create({ width: 1 }).length;
// @ts-expect-error: values are numbers
layout.append(["1"]);
// @ts-expect-error: these hold no lengths
layout.append(new Int8Array(1));
// @ts-expect-error: an answer goes into memory of its own kind
layout.query(0, 1, []);
// @ts-expect-error: 32 bits are too few far down
layout.query(0, 1, new Float32Array(5));
// @ts-expect-error: a flow takes both extents
layout.resize(0, { width: 1 });
// @ts-expect-error: it follows from what is laid out
layout.contentLength = 1;
// @ts-expect-error: there may be none
layout.itemAt(0, 0).index;

export { options };
