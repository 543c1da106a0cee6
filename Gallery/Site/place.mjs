// Where somebody was: kept for the page's next visit in the same tab, be that by
// reloading it or by going back to it.

import { notice } from "./notice.mjs";
import { details } from "./tile.mjs";

const NAME = "place";
/** So many selected photos are found again in a library that has changed. */
const MOST = 2_000;
/** How many are looked for at a time. */
const AT_ONCE = 8;

/** A selection that was not kept. */
const LOST = { spans: [], photos: null };

/** Keeps a place; false if there is no room for it. */
function put(place) {
  try {
    sessionStorage.setItem(NAME + location.pathname, JSON.stringify(place));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a place whenever the page may be left. */
export function keepPlace(library) {
  const keep = () => {
    const { position, distance } = library.first;
    const place = library.place(position);
    if (!place) return;
    const kept = {
      revision: library.revision, distance, top: library.top,
      photo: describe(place), selection: selectionOf(library),
    };
    // Without room for all, the selection is left out; without any, the page
    // opens at its start, and at no older place.
    if (!put(kept) && !put({ ...kept, selection: LOST })) {
      sessionStorage.removeItem(NAME + location.pathname);
    }
  };
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) keep();
  });
}

/** The kept place, for a page that is shown again; null for a new one. */
export function keptPlace() {
  const [{ type }] = performance.getEntriesByType("navigation");
  if (type === "navigate") return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME + location.pathname));
    // An older page kept something else.
    return Array.isArray(kept?.selection.spans) ? kept : null;
  } catch {
    return null;
  }
}

/** Where a photo is, and which: an index made anew uses ids once more. */
const describe = ({ day, index }) => {
  const { id = 0, version = 0 } = details.find(day, index) ?? {};
  return [day, index, id, version];
};

const isVersion = ({ day, index }, version) =>
  details.find(day, index)?.version === version;

/** What is selected: where, and what is there unless it is too many. */
export function selectionOf(library) {
  const spans = [...library.selection];
  const photos = [];
  if (library.selectedCount > MOST) return { spans, photos: null };
  for (let i = 0; i < spans.length; i += 3) {
    const [day, first, end] = spans.slice(i, i + 3);
    for (let index = first; index < end; index++) {
      photos.push(describe({ day, index }));
    }
  }
  return { spans, photos };
}

/** Finds a photo's position, or that of what is where it was; -1 if nothing. */
async function find(library, revision, [day, index, id, version]) {
  if (library.revision === revision || id === 0) {
    return library.position(day, index);
  }
  const place = await details.whereIs(id).catch(() => null);
  return place && isVersion(place, version)
    ? library.position(place.day, place.index) : library.position(day, index);
}

/** Shows what was taken over, at a kept place and as it was selected. */
export async function restorePlace(library, kept) {
  const { revision, distance, top, photo } = kept;
  const position = await find(library, revision, photo);
  library.show(top < 1 ? -1 : position, distance);
}

/** Selects in the same library what was selected there. */
export function restoreSelection(library, { revision, selection }) {
  if (library.revision !== revision || selection.spans.length === 0) {
    return selectAgain(library, selection);
  }
  select(library, selection.spans);
}

function select(library, spans) {
  library.select(spans);
  document.getElementById("timeline").selected();
}

/** Selects photos of a library that has changed, those and no others. */
export async function selectAgain(library, { photos }) {
  const isKnown = photos?.every(([, , id]) => id !== 0) ?? false;
  let isComplete = isKnown;
  let isChanged = false;
  const queue = (isKnown ? photos : []).values();
  let count = library.selectedCount;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (const [day, index, id, version] of queue) {
      try {
        const place = await details.whereIs(id, { day, index });
        // Somebody has selected otherwise meanwhile: that counts.
        if (library.selectedCount !== count) return;
        if (place && isVersion(place, version)) {
          select(library, [place.day, place.index, place.index + 1]);
        } else if (place) {
          isChanged = true;
        }
        count = library.selectedCount;
      } catch {
        isComplete = false;
      }
    }
  }));
  if (!isComplete) notice("The selection was not kept");
  else if (isChanged) notice("What has changed is not selected any more");
}
