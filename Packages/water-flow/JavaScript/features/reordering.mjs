// Items that people drag to other places. The data is the page's: it moves the
// item there, at once or later.

import { SectionData, sectionLike } from "../items.mjs";

/** The drags of one element. */
export class Reordering {
  #flow;
  #changes;
  /** The moves that the page has not shown in its data yet. */
  #moves = [];

  constructor(flow, changes) {
    this.#flow = flow;
    this.#changes = changes;
  }

  /** An item was dropped at another place, and is shown there. */
  moved(from, to) {
    const flow = this.#flow;
    const { sections } = flow;
    const { shown } = this.#changes;
    const item = flow.itemAt(from.section, from.index);
    // The data is shown as it is with the item at its new place, until the page
    // gives it again: at once, perhaps, as it hears of that.
    const move = [from, to];
    this.#moves.push(move);
    shown.move(from, to, item);
    flow.sections = moved(flow.element, sections, from, to);
    const isTaken = flow.events.dispatch("reorder", { item, from, to }, true);
    if (!this.#moves.includes(move)) return;
    if (isTaken) {
      this.#lookAtData(from, to, item);
    } else {
      this.#moves.pop();
      shown.move(to, from, item);
      flow.sections = sections;
      this.#changes.takeBack(from, to);
    }
  }

  /** The page may have the item in its own data where it is shown. */
  #lookAtData(from, to, item) {
    const flow = this.#flow;
    const { shown } = this.#changes;
    const sections = flow.sections.map(({ given }, number) =>
      new SectionData(flow.element,
        fitting(given.source ?? given, shown.ratios[number]), number));
    // Of those that come one at a time nobody looks at all.
    const isAt = ({ section, index }) => item !== undefined
      && shown.is(item, sections[section].at(index), index);
    if (!shown.isSame(sections, () => isAt(to) && !isAt(from))) return;
    flow.sections = sections;
    this.#changes.remember();
    this.forget();
  }

  /** Sections with the items where people have dragged them, for now. */
  ordered(sections) {
    return this.#moves.reduce((sections, [from, to]) =>
      moved(this.#flow.element, sections, from, to), sections);
  }

  /** The page gives the data again; returns whether something was dropped. */
  forget() {
    const { length } = this.#moves;
    this.#moves = [];
    return length > 0;
  }
}

/**
 * A section with as many ratios as items: those that are shown, until the page
 * has assigned those of an array in which it has moved an item.
 */
function fitting(source, shown) {
  const { items, ratios } = source;
  return shown && ratios && Array.isArray(items) && items.length > ratios.length
    ? sectionLike(source, { ratios: Float64Array.from(shown), source })
    : source;
}

/** Sections with an item at another place, whose data is as it was. */
function moved(element, sections, from, to) {
  const itemAt = (number, index) => {
    const was = placeBefore(from, to, number, index);
    return [sections[was.section], was.index];
  };
  return sections.map((section, number) => {
    if (number !== from.section && number !== to.section) return section;
    const length = section.count - (number === from.section ? 1 : 0)
      + (number === to.section ? 1 : 0);
    const at = (index) => {
      const [data, was] = itemAt(number, index);
      return data.at(was);
    };
    const ratioAt = (_, index) => {
      const [data, was] = itemAt(number, index);
      return data.ratio(was);
    };
    const ratios =
      section.ratios && Float64Array.from({ length }, ratioAt);
    const source = section.given.source ?? section.given;
    return new SectionData(element, sectionLike(
      source, { items: { length, at }, ratios, source }), number);
  });
}

/** Where the item at a place was before another one was moved. */
function placeBefore(from, to, section, index) {
  if (section === to.section && index === to.index) return from;
  let place = index;
  if (section === to.section && place > to.index) place--;
  if (section === from.section && place >= from.index) place++;
  return { section, index: place };
}
