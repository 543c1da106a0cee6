// Starts the page of a photo library, and holds together what it consists of.

import { bytesOf, followChanges } from "./changes.mjs";
import { isOnMark } from "./checkmark.mjs";
import { inWords } from "./day.mjs";
import { together } from "./details.mjs";
import { Library } from "./library.mjs";
import { keep, query, start } from "./page.mjs";
import {
  keepPlace, keptPlace, restorePlace, restoreSelection, selectAgain,
  selectionOf,
} from "./place.mjs";
import { Scrubber } from "./scrubber.mjs";
import { Search } from "./search.mjs";
import { SelectionBar } from "./selectionbar.mjs";
import { Source } from "./source.mjs";
import { details, tiles } from "./tile.mjs";
import { Viewer } from "./viewer.mjs";
import { followZoom } from "./zoom.mjs";

const MODES = ["justified", "waterfall", "square"];

const view = document.getElementById("timeline");
const toolbar = document.getElementById("toolbar");
const { mode, size } = toolbar.elements;
const part = (id) => document.getElementById(id);

// A phone shows three or four photos in a row, a desk ten.
if (innerWidth < 600) size.value = 110;
if (MODES.includes(query.get("mode"))) mode.value = query.get("mode");
if (query.get("size") > 0) size.value = query.get("size");

let library = null;
let scrubber = null;
let source = null;
/** Whether details are to be asked for, and when they were. */
let isDue = false;
let asked = 0;

/** By such a step, in pixels, most of what was in view has gone ... */
const FAR = 500;
/** ... and what comes then is asked about so often, in milliseconds. */
const PATIENCE = 100;

// MARK: What the module tells

/** Asks for details of what shows, and of what comes next. */
function wantDetails(step) {
  isDue = false;
  if (!library || library.count === 0) return;
  const placed = ({ day, index, last }) => ({
    day, index, start: library.position(day, index),
    end: library.position(day, last),
  });
  let shown = together(tiles).map(placed);
  // A tile on its way out may tell of a photo that is not there any more.
  if (shown.some(({ start, end }) => start < 0 || end < 0)) {
    const there = [...tiles].filter(({ day, index }) =>
      library.position(day, index) >= 0);
    shown = together(there).map(placed);
  }
  if (shown.length === 0) return;
  let [least, most] = [Infinity, -1];
  for (const { start, end } of shown) {
    least = Math.min(least, start);
    most = Math.max(most, end);
  }
  const ahead = [];
  const from = step < 0 ? least - tiles.size : most + 1;
  for (let i = 0; i < tiles.size; i += 16) {
    const place = library.place(from + i);
    if (place) ahead.push(place);
  }
  // Tiles reach as far before the view as behind it.
  const middle = (least + most) / 2;
  const away = ({ start, end }) => Math.max(start - middle, middle - end);
  shown.sort((a, b) => away(a) - away(b));
  details.want([...shown, ...ahead]);
}

let lastTop = 0;
let lastLength = 0;

Object.assign(view, {
  /** A pass has come to its end. */
  passed() {
    if (!library) return;
    const { top, length } = library;
    const step = top - lastTop;
    lastTop = top;
    if (length !== lastLength) {
      lastLength = length;
      scrubber.mark();
    } else {
      scrubber.follow();
    }
    if (step !== 0) scrubber.show();
    // Who goes on is told once slower, or at rest.
    const now = performance.now();
    if (isDue || (Math.abs(step) > FAR && now - asked < PATIENCE)) return;
    isDue = true;
    asked = now;
    requestAnimationFrame(() => wantDetails(step));
  },
  /** Other photos are selected. */
  selected() {
    // The module is still telling.
    queueMicrotask(() => source.tell("selection"));
  },
  /** A drag selects from now on. */
  dragged() { navigator.vibrate?.(10); },
  /** Which photo `open` is about. */
  pressed: -1,
  open() {
    const { pressed } = view;
    queueMicrotask(() => source.tell("open", { position: pressed }));
  },
});

/** Says whether what is pressed is selected rather than opened. */
function pick(event) {
  library?.pick(event.shiftKey || event.ctrlKey || event.metaKey
    || event.key === " " || event.key === "a" || isOnMark(event));
}

for (const type of ["pointerdown", "pointerup", "keydown"]) {
  view.addEventListener(type, pick, { capture: true });
}

// A bare click, as of a screen reader, has nothing to do with what was before.
view.addEventListener("click", (event) => {
  if (event.detail === 0) pick(event);
}, { capture: true });

for (const type of ["arrived", "paused"]) {
  details.addEventListener(type, () => view.passed());
}

// MARK: What the page shows

function showStatus() {
  part("total").textContent = inWords(library.count);
  const isSearching = part("search-text").value.trim() !== "";
  part("status").classList.toggle("searching", isSearching);
  // Who searches is told what was not found.
  part("empty").hidden = library.count > 0 || isSearching;
}

const banner = part("banner");

function complain(sentence) {
  part("banner-text").textContent = sentence;
  banner.classList.add("error");
  banner.hidden = false;
}

const fetchTimeline = () => bytesOf("library/timeline");

/** Loads the timeline; false if there was none. */
const load = async () => library.take(await fetchTimeline());

/** After how long a rest the days out of view are arranged as well. */
const PAUSE = 120;
let pause = 0;
let frame = 0;

function arrange(point, isHeld = false) {
  library.arrange(MODES.indexOf(mode.value), size.valueAsNumber, point, isHeld);
  clearTimeout(pause);
  cancelAnimationFrame(frame);
  pause = setTimeout(arrangeMore, PAUSE);
}

/** Arranges photos; what is read first stays, and the start does. */
function arrangeReading(x = view.clientWidth / 2) {
  const isAtStart = library.top < 1;
  arrange({ x, y: 60 });
  if (isAtStart) library.scroll(0);
}

function arrangeMore() {
  if (library.arrangeMore()) frame = requestAnimationFrame(arrangeMore);
}

function showChange(values) {
  details.caughtUp();
  showStatus();
  for (const tile of tiles) tile.show();
  view.passed();
  source.tell("change", values);
}

/** The unreadable photos that were told of, once none was being looked at. */
let told = 0;

const changes = {
  since: () => library.revision,
  changed(bytes, { days, moved }) {
    details.forget(days, moved);
    if (!library.change(bytes)) return false;
    showChange();
    return true;
  },
  async loadAnew() {
    const bytes = await fetchTimeline();
    // Only now, as one goes on while it comes.
    const { position, distance } = library.first;
    const place = library.place(position);
    const isAtStart = library.top < 1;
    const selection = selectionOf(library);
    if (!library.take(bytes)) throw new Error("no timeline");
    details.forgetAll();
    library.show(isAtStart || !place ? -1
      : library.position(place.day, place.index), distance);
    showChange({ isReset: true });
    selectAgain(library, selection);
  },
  progressed({ isIndexing, found, indexed, broken }) {
    const progress = part("progress");
    progress.hidden = !isIndexing;
    progress.textContent = "Indexing "
      + `${indexed.toLocaleString("en")} of ${found.toLocaleString("en")}`;
    part("unreadable").hidden = broken === 0;
    part("unreadable").textContent = `${broken.toLocaleString("en")} can't be read`;
    if (isIndexing || broken === told) return;
    told = broken;
    part("index-status").textContent =
      `${broken === 0 ? "All photos" : inWords(broken)} `
        + `can${broken === 0 ? "" : "'t"} be read`;
  },
  failed() { complain("The timeline cannot be followed. Load the page anew."); },
  lost() { complain("The gallery's server does not answer. Is it running?"); },
  found() {
    banner.hidden = true;
    for (const tile of tiles) tile.retry();
    // What nobody has told meanwhile is asked for now.
    showChange();
  },
};

toolbar.addEventListener("submit", (event) => event.preventDefault());
for (const choice of mode) {
  choice.addEventListener("change", () => {
    keep("mode", mode.value);
    // At the edge where a row begins.
    arrangeReading(view.isRightToLeft ? view.clientWidth : 0);
  });
}

const exports = await start("timeline.wasm", "timeline");
if (exports) {
  library = new Library(exports);
  details.revision = () => library.revision;
  source = new Source(library, view);
  scrubber = new Scrubber(part("scrubber"), library, view);
  view.ariaBusy = "true";
  arrange({ x: 0, y: 0 });
  const kept = keptPlace();
  while (!await load().catch(() => false)) {
    changes.lost();
    await new Promise((resume) => setTimeout(resume, 2_000));
  }
  banner.hidden = true;
  view.ariaBusy = null;
  // Where the kept place is may be known of a newer state only.
  followChanges(changes);
  if (kept) await restorePlace(library, kept);
  else library.show();
  showStatus();
  keepPlace(library);
  followZoom(view, size, {
    arrange,
    arrangeReading: () => arrangeReading(),
    hold: (point) => library.hold(point),
    settled: () => keep("size", size.value),
  });
  source.addEventListener("change", showStatus);
  source.addEventListener("change", () => scrubber.markSoon());
  new SelectionBar(source);
  new Viewer(source, new Search(source, view));
  if (kept) restoreSelection(library, kept);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    // What has changed meanwhile comes as any change does.
    fetch("library/rescan", { method: "POST" }).catch(() => {});
  });
}

export { details, source };
