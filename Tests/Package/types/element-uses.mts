// What must compile: how the element is used, as its documentation says.

import {
  WaterFlowElement, WaterFlowError,
  type Breaking, type Changes, type Insets, type ItemIndex, type ItemPlace,
  type ItemSource, type Items, type Key, type LastRow, type Mode,
  type ModuleSource, type Renderer, type ScrollToItemOptions, type Section,
  type Size, type State, type Supplement, type SwipeAction, type SwipeActions,
  type WaterFlowEventMap,
} from "water-flow";

interface Photo {
  readonly id: number;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

declare const photos: readonly Photo[];

/** Fails to compile unless both types are the same. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2)
    ? true : false;
const same = <A, B>(_same: Same<A, B>) => {};

// Found in the page: its items are of any type, unless that is named.
const found = document.querySelector("water-flow");
same<typeof found, WaterFlowElement | null>(true);
const made = document.createElement("water-flow");
same<typeof made, WaterFlowElement<any>>(true);
made.key = (photo) => photo.id;
made.renderItem = ({ url }) => Object.assign(new Image(), { src: url });
const named = document.querySelector<WaterFlowElement<Photo>>("water-flow");
same<typeof named, WaterFlowElement<Photo> | null>(true);

// With items of one's own.
const flow = made as WaterFlowElement<Photo>;
flow.items = photos;
flow.items = [...photos];
flow.items = null;
flow.key = ({ id }) => id;
flow.key = (photo, index) => `${photo.url}-${index}`;
flow.key = null;
flow.size = ({ width, height }, index, section) =>
  height / width * (index + section);
flow.size = ({ width, height }) => ({ width, height });
flow.size = ({ height }) => ({ height });
flow.ratios = Float32Array.from(photos, ({ width, height }) => width / height);
flow.ratios = Float64Array.from(photos, ({ width, height }) => width / height);
flow.kind = (photo) => photo.width > photo.height ? "broad" : "tall";
flow.renderItem = ({ url }) => Object.assign(new Image(), { src: url });
flow.renderItem = ({ url }, index) => `${index}: ${url}`;
flow.renderItem = () => document.createDocumentFragment();

// From a server, some of it still to come.
class Pages implements ItemSource<Photo> {
  #loaded = new Map<number, Photo>();
  readonly length = 1_000_000;
  at(index: number): Photo | undefined { return this.#loaded.get(index); }
}
flow.items = new Pages();
const items: Items<Photo> = { length: 3, at: () => undefined };
flow.items = items;

// By elements that are used again.
class Cards implements Renderer<Photo> {
  create(kind: string): HTMLElement {
    return Object.assign(document.createElement("article"), {
      className: kind,
    });
  }
  update(
    element: HTMLElement, photo: Photo | undefined, index: number,
    section: number,
  ): void {
    element.textContent = photo?.url ?? `${section}/${index} is on its way`;
  }
  recycle(element: HTMLElement): void { element.replaceChildren(); }
}
flow.renderer = new Cards();
flow.renderer = {
  create: () => document.createElement("div"),
  update(element, photo) { element.title = photo ? photo.url : ""; },
};
flow.renderer = null;

// In sections.
const header: Supplement = {
  length: 40, pinned: true,
  render: (element, section) => { element.textContent = `Day ${section}`; },
};
const sections: Section<Photo>[] = [
  { key: "today", items: photos, mode: "justified", rowHeight: 180, header },
  {
    items: new Pages(), mode: "waterfall", lanes: 3, gap: 8, lineGap: 4,
    insets: { top: 8, left: 12 }, footer: { render() {} },
  },
  { items: [], ratios: new Float32Array(0), breaking: "even", header: null },
  { items: [], mode: "justified", lastRow: "previous" },
];
flow.sections = sections;

// Attributes as properties.
const modes: Mode[] = ["waterfall", "justified", "flow", "list"];
const breakings: Breaking[] = ["greedy", "balanced", "even"];
const lastRows: LastRow[] = ["natural", "justified", "previous"];
for (const mode of modes) flow.mode = mode;
for (const breaking of breakings) flow.breaking = breaking;
for (const lastRow of lastRows) flow.lastRow = lastRow;
flow.lanes = 3;
flow.lanes = null;
[flow.minLaneWidth, flow.rowHeight, flow.gap] = [160, 220, 8];
[flow.estimate, flow.overscan] = [80, 200];
flow.lineGap = null;
flow.insets = 8;
flow.insets = "8 4";
flow.insets = { bottom: 80 };
const insets: Insets | null = flow.insets;
flow.insets = insets;
flow.selection = "multiple";
flow.reorderable = flow.pullable = flow.keyboard = flow.swipeable = true;
flow.anchorsToEnd = true;
flow.nearEndLength = 0;
flow.scroller = "window";
flow.scroller = document.body;
flow.restore = "photos";
flow.horizontal = false;
flow.label = "Photos";

// Swipes.
const remove: SwipeAction<Photo> = {
  title: "Delete", destructive: true, color: "firebrick",
  perform: async ({ id }) => { await fetch(`/photos/${id}`); },
};
const actions: SwipeActions<Photo> = { trailing: [remove] };
flow.swipeActions = (photo) => photo.id > 0 ? actions : null;
flow.swipeActions = null;
flow.strings = { added: (count) => `${count} neu`, waiting: "Lädt" };
flow.strings = null;
flow.beginPull();
flow.endPull();

// What it is asked.
const ready: Promise<WaterFlowElement<Photo>> = flow.ready;
ready.then((element) => element.items);
const selected: ItemPlace[] = flow.selectedItems;
const index: ItemIndex = selected[0] ?? 0;
flow.select(3);
flow.select({ section: 1, index: 2 });
flow.deselect(index);
flow.selectAll();
flow.clearSelection();
flow.reload();
flow.refresh();
flow.refresh(7);
const options: ScrollToItemOptions = { block: "center", behavior: "smooth" };
flow.scrollToItem(100, options);
flow.scrollToItem({ section: 2, index: 0 });
const width: number | undefined = flow.frameOf(3)?.width;
flow.elementOf(3)?.focus();
const place: ItemPlace | null = flow.indexOf(document.body);
const hit = flow.find(({ url }) => url.endsWith(".gif"), {
  from: { section: 1, index: 0 }, scroll: true,
});
if (hit) flow.scrollToItem(hit);

// Changes that one knows.
const changes: Changes<Photo> = {
  section: 1, removed: [3, 4], inserted: [0], moved: [[5, 1]], changed: [8],
  items: photos, animated: false,
};
const updated: Promise<void> = flow.update(changes);
flow.update({ removed: [1] as const });

// Where somebody was.
const state: State = JSON.parse(JSON.stringify(flow.getState()));
flow.setState(state);

// Events.
flow.addEventListener("rangechange", ({ detail: { first, last } }) => {
  const shown: number = last.index - first.index;
  return shown;
});
flow.addEventListener("needitems", async (event) => {
  const { section, start, end } = event.detail;
  await fetch(`/photos?section=${section}&from=${start}&to=${end}`);
});
flow.addEventListener("nearend", () => {}, { once: true });
flow.addEventListener("itemclick", (event) => {
  event.preventDefault();
  const url: string | undefined = event.detail.item?.url;
  return [url, event.detail.element?.id];
});
flow.addEventListener("selectionchange", function ({ detail }) {
  const element: WaterFlowElement<Photo> = this;
  element.clearSelection();
  const count: number = detail.selected.length;
  return count;
});
flow.addEventListener("reorder", ({ detail: { item, from, to } }) => {
  const moved: [Photo | undefined, number, number] =
    [item, from.index, to.index];
  return moved;
});
flow.addEventListener("swipe", ({ detail }) => detail.action.title);
flow.addEventListener("pull", ({ detail }) => {
  detail.waitUntil(fetch("/photos"));
});
flow.addEventListener("pin", ({ detail: { kind, pinned, section } }) => {
  same<typeof kind, "header" | "footer">(true);
  return pinned ? section : -1;
});
// Those of any element as well, and ones that nobody has thought of.
flow.addEventListener("keydown", (event) => event.key);
flow.addEventListener("my-event", (event) => event.type);
const listen = (event: WaterFlowEventMap<Photo>["itemclick"]) =>
  event.detail.index;
flow.addEventListener("itemclick", listen);
flow.removeEventListener("itemclick", listen);

// Errors.
const explain = (error: unknown) => error instanceof WaterFlowError
  ? `${error.code} of ${error.element?.id} at ${error.section}/${error.index}`
  : String(error);

// Another name, a class of one's own, and modules that are elsewhere.
WaterFlowElement.define();
WaterFlowElement.define("photo-flow");
class PhotoFlow extends WaterFlowElement<Photo> {
  override get isConnected() { return super.isConnected; }
}
customElements.define("my-flow", PhotoFlow);
const sources: ModuleSource[] = [
  "/static.wasm", new URL("https://example.org/static.wasm"),
  new Uint8Array(8), new ArrayBuffer(8), new WebAssembly.Module(new Uint8Array()),
];
WaterFlowElement.modules = { static: sources[0]!, rows: sources[1]! };

const sizes: Size[] = [{ height: 1 }, { width: 1, height: 1 }];
const keys: Key[] = [1, "one"];
export { explain, keys, place, sizes, updated, width };

// What carries an action out may answer anything, and what is none is left out.
const isMine: boolean = photos.length > 3;
flow.swipeActions = (_, index) => index < 0 ? undefined : {
  trailing: [
    isMine && { title: "Delete", perform: (photo) => photo.url.length },
    { title: "Share", perform: async () => fetch("/share") },
  ] as const,
};
flow.sections = [{ items: photos, lanes: null, insets: null, lineGap: null }];
