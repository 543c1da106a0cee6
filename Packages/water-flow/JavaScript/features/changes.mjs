// Shows other items by what has changed, so that all else stays as it is.

import { cellOf } from "../cells.mjs";
import { WaterFlowError, report } from "../errors.mjs";
import { ADOPT } from "../flow.mjs";
import { SectionData, sectionLike } from "../items.mjs";
import * as Change from "./change.mjs";
import { CHANGE, difference } from "./difference.mjs";
import { complete, follow, placesAfter, recordsOf } from "./given.mjs";
import { misfit, refusal, unreadable } from "./refusals.mjs";
import { Shown } from "./shown.mjs";
import { changedSizes, lookOtherwise, stylesDiffer } from "./sizes.mjs";

/** Cells of headers and footers. */
const SUPPLEMENTS = ".waterflow-cell:is([data-header], [data-footer])";

/** The changes of one element's items. */
export class Changes {
  #flow;
  /** What is shown, as it was when it was given. */
  #shown;
  #last = 0;
  /** What updates under way do first, and who waits for their ends. */
  #waiting = new Map();
  /** What the module has begun by itself, and is not finished. */
  #late = [];

  constructor(flow) {
    this.#flow = flow;
    this.remember();
  }

  /** What is shown, by key. */
  get shown() { return this.#shown; }

  /** Takes over that the flow shows its sections as they are. */
  remember() {
    this.#shown = this.#read(this.#flow.sections);
  }

  #read(sections) {
    const { element, children } = this.#flow;
    return new Shown(element, sections, children?.items);
  }

  /**
   * Shows other sections.
   *
   * @param {boolean} mayBeSame whether a person has moved an item, so that the
   *   page gives what is shown already.
   * @param {() => void} [resolve] hears of the end.
   * @param {boolean} [animated] whether items go to their places by and by.
   * @returns {boolean} false where the keys do not tell what has changed.
   */
  assign(sections, mayBeSame, resolve, animated = true) {
    const flow = this.#flow;
    const old = this.#shown;
    const next = this.#read(sections);
    if (!old.contents) {
      if (!mayBeSame || !old.isSame(sections)
        || lookOtherwise(old, next)) return false;
      flow.sections = sections;
      this.#shown = next;
      return true;
    }
    if (!next.contents || this.#isRepeated(next.contents)) return false;
    const { changes, origins } = difference(old.contents, next.contents);
    const isStyled = stylesDiffer(old, next);
    // There is nothing that stays, and what comes has its looks at once.
    if (isStyled && flow.sections.every(({ count }) => count === 0)) {
      return false;
    }
    for (const { section, index } of old.changed(next, origins)) {
      changes.push(Change.reconfigureItem, section, index, 0, 0);
    }
    const begin = () => {
      flow.sections = sections;
      this.#shown = next;
    };
    return !this.#carryOut(changes, animated, begin, () => {
      if (this.#showSupplements(old) || isStyled) {
        flow.relayOut();
      } else {
        this.#resize(changedSizes(flow.element.size, old, next, origins));
      }
    }, resolve);
  }

  /**
   * Shows headers and footers anew that are others than before; returns whether
   * one of them is longer or shorter by that.
   */
  #showSupplements(old) {
    const { element, sections, cells, isHorizontal } = this.#flow;
    const { looks } = this.#shown;
    const keys = old.sections.map(({ given }, number) => given.key ?? number);
    let isOther = false;
    for (const root of element.querySelectorAll(SUPPLEMENTS)) {
      if (cellOf(element, root) !== root) continue;
      const name = "header" in root.dataset ? "header" : "footer";
      const section = Number(root.dataset.section);
      const { given } = sections[section];
      const was = old.looks[keys.indexOf(given.key ?? section)];
      // Where one serves many sections, a key tells whose it is.
      const isShared = given.key === undefined && [old.looks, looks].some(
        (all) => all.filter((one) => one[name] === given[name]).length > 1);
      const isSame = was?.[name] === given[name] && !isShared;
      if (!given[name] || isSame) continue;
      cells.update(root, name === "header" ? 0 : 2, section, 0);
      if (given[name].length === undefined) {
        isOther ||= cells.measure(name, section, isHorizontal)
          !== parseFloat(root.style[isHorizontal ? "width" : "height"]);
      }
    }
    return isOther;
  }

  /**
   * Shows what a page says that it has changed; see the element's `update`.
   *
   * @param {boolean} isDropped whether a person has moved an item, and the page
   *   has perhaps not.
   */
  update(given, isDropped) {
    const { section, items, ratios, animated = true } = given;
    const flow = this.#flow;
    const { element } = flow;
    const shown = flow.sections[section];
    let fault = null;
    const ended = new Promise((resolve) => {
      const read = () => flow.sections.map((old, number) => {
        const now = old.given.source ?? old.given;
        if (number !== section) {
          return now === old.given ? old
            : new SectionData(element, now, number);
        }
        return new SectionData(element, sectionLike(now, {
          items: items ?? now.items, ratios: ratios ?? now.ratios,
        }), number);
      });
      const begin = () => {
        flow.sections = read();
        this.remember();
        const gone = new Set(given.removed);
        flow.late.follow(section, (asked) => placesAfter({
          ...given, changed: asked.filter((index) => !gone.has(index)),
        }));
      };
      flow.element[ADOPT](section, items, ratios);
      const next = isDropped ? read() : [];
      if (!next.every((data, number) => this.#shown.leadsTo(
        data, number, number === section ? given : {}))) {
        // Told of the order before the drop, which is what counts then.
        const numbers = misfit(
          given, section, shown.count, next[section].count);
        fault = numbers && refusal(numbers);
        if (fault || !this.assign(next, false, resolve, animated)) {
          begin();
          flow.readAnew(0);
          resolve();
        } else {
          flow.refresh(placesAfter(given).map((index) => ({ section, index })));
        }
        return;
      }
      const odd = given.changed.find((index) => !flow.has({ section, index }));
      if (odd !== undefined) {
        fault = `item ${odd} is changed, but there are ${shown.count} items`;
        begin();
        flow.readAnew(0);
        return;
      }
      fault = this.#carryOut(
        recordsOf(given, section), animated, begin, () => {
          this.#resize(placesAfter(given).map((index) => [section, index]));
        }, resolve);
    });
    if (fault) return Promise.reject(this.#error(fault, section));
    return ended.then((late) => {
      if (late) throw this.#error(late, section);
    });
  }

  /**
   * Returns changes with all their lists; throws if they cannot be read. `count`
   * is that of the sections that they were told of.
   */
  check(given, count = this.#flow.element.sections?.length ?? 1) {
    const changes = complete(given);
    const fault = unreadable(changes, count);
    if (fault) throw this.#error(fault, changes.section);
    return changes;
  }

  /**
   * Throws where changes do not fit the items that they were told of; all are
   * shown as they are already.
   *
   * @param {object} changes
   * @param {number | undefined} before how many items there were, if known.
   * @param {number | undefined} after how many there were then.
   * @param {object | null} anchor what was first in view before; null for
   *   nothing.
   * @param {boolean} isRead whether all items were read anew by then, and show
   *   at the places that they had before.
   * @returns {object | null} the anchor, by the items that they lead to.
   */
  expect(changes, before, after, anchor, isRead) {
    changes = this.check(changes, changes.sectionCount);
    const { section } = changes;
    const fault = misfit(changes, section, before, after);
    if (fault) throw this.#error(refusal(fault), section);
    return anchor && follow(this.#flow, changes, section, anchor, isRead);
  }

  /** Has an item that was dropped be where it was; the data is as it is. */
  takeBack(from, to) {
    this.#carryOut(
      [Change.moveItem, to.section, to.index, from.section, from.index], true,
      () => {});
  }

  /** The module is about to read what an update leads to. */
  begin(number) { this.#waiting.get(number)?.begin(); }

  /** An update that had to wait was refused. */
  refused() {
    const begun = [...this.#waiting.values()].filter(({ isBegun }) => isBegun);
    if (begun.length > 0) this.#refuse(begun.at(-1));
  }

  /** An update has ended, with all cells where they belong or elsewhere. */
  ended(number) {
    const update = this.#waiting.get(number);
    this.#waiting.delete(number);
    update?.resolve(update.fault);
  }

  /** The flow ends: nobody waits any more. */
  end() {
    for (const number of [...this.#waiting.keys()]) this.ended(number);
  }

  /**
   * Has the module carry out changes, at once or when it may.
   *
   * @param {() => void} begin has the flow show the data that they lead to.
   * @param {() => void} finish tells what else is new about it.
   * @param {(fault?: string) => void} resolve hears of the end.
   * @returns {string | null} why they were refused.
   */
  #carryOut(
    changes, isAnimated, begin, finish = () => {}, resolve = () => {},
  ) {
    const { engine } = this.#flow;
    const number = ++this.#last;
    const update = {
      isBegun: false, isLate: false, fault: null, resolve, finish,
      begin: () => {
        update.isBegun = true;
        begin();
        if (update.isLate) this.#finishLater(update);
      },
    };
    this.#waiting.set(number, update);
    const start = engine.exports.waterflow_allocate(changes.length * 4);
    new Int32Array(engine.exports.memory.buffer, start, changes.length)
      .set(changes);
    const isTaken = this.#flow.call(
      "update", start, changes.length / CHANGE, Number(isAnimated), number);
    if (!isTaken) {
      this.#waiting.delete(number);
      this.#refuse(update);
    } else if (update.isBegun) {
      finish();
    } else {
      update.isLate = true;
    }
    return update.fault;
  }

  /** Finishes an update that had to wait, once the module is done with it. */
  #finishLater(update) {
    if (this.#late.push(update) > 1) return;
    queueMicrotask(() => {
      const late = this.#late.splice(0).filter(({ fault }) => !fault);
      if (late.length === 0 || this.#flow.hasEnded) return;
      // What the first has changed is elsewhere after the second.
      if (late.length === 1) late[0].finish();
      else this.#flow.readAnew(1);
    });
  }

  /** The items are as the page has them, so they are shown anew. */
  #refuse(update) {
    update.fault = refusal(this.#flow.engine.numbers);
    this.#flow.readAnew(0);
  }

  /** Has items, as sections and indices, be as large as the page says now. */
  #resize(items) {
    if (items.length === 0) return;
    const { engine } = this.#flow;
    const { sections } = this.#flow;
    const sized = items.filter(([section]) => !sections[section].isMeasured);
    if (sized.length === 0) return;
    const start = engine.exports.waterflow_allocate(sized.length * 8);
    new Int32Array(engine.exports.memory.buffer, start, sized.length * 2)
      .set(sized.flat());
    this.#flow.call("resize", start, sized.length);
  }

  #isRepeated(contents) {
    const { repeated } = contents.check();
    if (!repeated) return false;
    const places = [repeated.first, repeated.second].map((place) => {
      const { section, index } = contents.path(place);
      return `item ${index}${section > 0 ? ` of section ${section}` : ""}`;
    });
    report(this.#flow.element, "key",
      `shows all items anew: ${places.join(" and ")} have the same key, `
      + `${String(repeated.key)}. Give each one of its own.`);
    return true;
  }

  #error(fault, section) {
    return new WaterFlowError(this.#flow.element, "update",
      `refuses an update: ${fault}. Give what was removed, moved and changed `
      + "by the places before, what was inserted by those after. All is shown "
      + "anew.", { section });
  }
}
