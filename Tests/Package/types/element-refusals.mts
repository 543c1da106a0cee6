// What must not compile: each marked line is a mistake that people make.

import {
  WaterFlowElement, WaterFlowError, type Changes, type ItemSource,
  type Renderer, type Section, type State, type SwipeAction,
} from "water-flow";

interface Photo { id: number; url: string }

declare const flow: WaterFlowElement<Photo>;
declare const photos: readonly Photo[];

// @ts-expect-error: items of another type
flow.items = ["one"];
// @ts-expect-error: nothing to read items from
flow.items = { length: 3 };
// @ts-expect-error: null says that there are none
flow.items = undefined;
// @ts-expect-error: a source says how many items it has
const source: ItemSource<Photo> = { at: () => undefined };
// @ts-expect-error: a source that promises items has none yet
const later: ItemSource<Photo> = { length: 1, at: async () => photos[0] };

// @ts-expect-error: no mode of that name
flow.mode = "masonry";
// @ts-expect-error: attributes are texts, properties are not
flow.lanes = "3";
// @ts-expect-error: no breaking of that name
flow.breaking = "best";
// @ts-expect-error: no last row of that name
flow.lastRow = "fill";
// @ts-expect-error: what is selected is not how one selects
flow.selection = true;
// @ts-expect-error: a selector is no scroller
flow.scroller = "#main";
// @ts-expect-error: no insets of one number each
flow.insets = [8, 4];
// @ts-expect-error: a plain array is no typed one
flow.ratios = [1.5, 0.75];
// @ts-expect-error: no ratios are whole numbers
flow.ratios = new Int32Array(3);

// @ts-expect-error: a key is text or a number
flow.key = (photo) => photo;
// @ts-expect-error: photos have no name
flow.key = (photo) => photo.name;
// @ts-expect-error: an item has a height
flow.size = () => ({ width: 100 });
// @ts-expect-error: sizes cannot be waited for
flow.size = async () => 100;
// @ts-expect-error: kinds have names
flow.kind = () => 1;
// @ts-expect-error: nothing to show
flow.renderItem = () => undefined;
// @ts-expect-error: no more than one node
flow.renderItem = () => [new Image(), new Image()];

// @ts-expect-error: who makes cells also fills them
flow.renderer = { create: () => new Image() };
const renderer: Renderer<Photo> = {
  create: () => new Image(),
  // @ts-expect-error: an item may not be there yet
  update(element, photo) { element.title = photo.url; },
};
// @ts-expect-error: a cell is an element
flow.renderer = { create: () => "div", update() {} };

const section: Section<Photo> = {
  items: photos,
  // @ts-expect-error: a header is filled, not made
  header: document.createElement("h2"),
};
// @ts-expect-error: a section has items
const empty: Section<Photo> = { mode: "list" };

// @ts-expect-error: what it is asked cannot be set
flow.selectedItems = [];
// @ts-expect-error: it becomes ready by itself
flow.ready = Promise.resolve(flow);
// @ts-expect-error: an item's place has two parts
flow.select({ index: 3 });
// @ts-expect-error: nor by the item itself
flow.select(photos[0]);
// @ts-expect-error: as in the platform, "nearest" is the word
flow.scrollToItem(3, { block: "auto" });
// @ts-expect-error: there may be no such item
flow.frameOf(3).width;
// @ts-expect-error: nor an element that shows it
flow.elementOf(3).focus();
// @ts-expect-error: a frame is for reading
flow.frameOf(3)!.width = 3;
// @ts-expect-error: tested by code, not by text
flow.find("cat");

// @ts-expect-error: a move has two ends
const changes: Changes<Photo> = { moved: [[1, 2, 3]] };
// @ts-expect-error: ranges are spelled out
flow.update({ removed: 3 });
// @ts-expect-error: the state of nobody's version
const state: State = { version: 2 };
// @ts-expect-error: a state is an object; parse it first
flow.setState("{}");

// @ts-expect-error: an action does something
const action: SwipeAction<Photo> = { title: "Delete" };
// @ts-expect-error: actions have sides
flow.swipeActions = () => [];

flow.addEventListener("itemclick", (event) => {
  // @ts-expect-error: what was clicked is in the detail
  const item = event.item;
  // @ts-expect-error: an item may not be there yet
  return [item, event.detail.item.url];
});
// @ts-expect-error: keys have no ranges
flow.addEventListener("keydown", (event) => event.detail.first);
// @ts-expect-error: the element hands nothing to wait with but to a pull
flow.addEventListener("nearend", (event) => event.detail.waitUntil());

// @ts-expect-error: a name is text
WaterFlowElement.define(WaterFlowElement);
// @ts-expect-error: no third build
WaterFlowElement.modules = { small: "/small.wasm" };
// @ts-expect-error: items are asked of the element, not of its class
WaterFlowElement.items = photos;
declare const fault: WaterFlowError;
// @ts-expect-error: what is wrong does not change
fault.code = "none";

export {
  action, changes, empty, later, renderer, section, source, state,
};
