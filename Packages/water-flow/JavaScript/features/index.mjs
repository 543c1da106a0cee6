// What the full module does for an element besides showing and scrolling.

import * as gestures from
  "../../../../Sources/WaterflowWeb/JavaScript/gestures.mjs";
import * as services from
  "../../../../Sources/WaterflowWeb/JavaScript/services.mjs";
import { Changes } from "./changes.mjs";
import * as Feature from "./feature.mjs";
import { placesAfter } from "./given.mjs";
import { Pulling } from "./pulling.mjs";
import * as Question from "./question.mjs";
import { Reordering } from "./reordering.mjs";
import { Selection } from "./selection.mjs";
import { Swiping } from "./swiping.mjs";
import { phraseOf } from "./words.mjs";

/** What the full module asks of the page besides. */
export const imports = (page) => ({
  gestures: gestures.imports(page), waterflow: services.imports(page),
});

/** The features of one element; made once its flow stands. */
export class Features {
  #flow;
  #life = new AbortController();
  #changes;
  #reordering;
  selection;
  swiping;
  pulling;
  /** The cells that the last look has filled. */
  #filled = [];

  /** @param {Flow} flow the element's; see `flow.mjs`. */
  constructor(flow) {
    this.#flow = flow;
    this.#changes = new Changes(flow);
    this.#reordering = new Reordering(flow, this.#changes);
    this.selection = new Selection(flow, this.#life.signal);
    this.swiping = new Swiping(flow);
    this.pulling = new Pulling(flow);
    // It begins there.
    this.apply(new Set(["anchorsToEnd"]));
    flow.engine.page.phrase ??= phraseOf;
  }

  /** Follows the element's options; `names` are those that have changed. */
  apply(names) {
    const { element } = this.#flow;
    const set = (name, feature) => {
      if (!names.has(name)) return;
      this.#flow.call("feature", feature, Number(element[name]));
    };
    if (names.has("selection")) {
      this.selection.setMode(element.selection);
      this.selection.find(this.#changes.shown);
    }
    if (names.has("pullable")) this.pulling.setOn(element.pullable);
    if (names.has("keyboard") || names.has("selection")) {
      // What hands can select, keys can.
      const isOn = element.keyboard || this.selection.isOn;
      this.#flow.call("feature", Feature.keyboard, Number(isOn));
    }
    set("swipeable", Feature.swipes);
    set("reorderable", Feature.reordering);
    set("anchorsToEnd", Feature.end);
  }

  /**
   * Shows other data by what has changed in it.
   *
   * @returns {boolean} whether it has; otherwise the flow is reloaded.
   */
  assign(previous, next) {
    const mayBeSame = this.#reordering.forget();
    const isTold = this.selection.keep(
      () => this.#changes.assign(next, mayBeSame),
      () => this.#changes.shown, false);
    if (isTold) this.#fillAgain();
    return isTold;
  }

  /** Sections with the items where people have dragged them, for now. */
  ordered(sections) { return this.#reordering.ordered(sections); }

  /** Reloads everything; what was selected stays so, by what is known of it. */
  reload(body) {
    this.#reordering.forget();
    this.selection.keep(() => {
      body();
      this.#changes.remember();
    }, () => this.#changes.shown, true);
  }

  /** Returns changes with all their lists, or throws. */
  check(changes) { return this.#changes.check(changes); }

  /** Carries out changes that the page tells. */
  update(changes) {
    this.look();
    const isDropped = this.#reordering.forget();
    const ended = this.selection.keep(
      () => this.#changes.update(changes, isDropped),
      () => this.#changes.shown, false);
    this.#fillAgain();
    return ended;
  }

  /**
   * Notices where the page may have scrolled just now. What comes into view by
   * that is read where items have other places already, if the page has changed
   * its array: it is to be shown anew once that is told.
   */
  look() {
    const { cells, view } = this.#flow;
    const before = new Map(cells.shown);
    view.look();
    this.#filled = [...cells.shown.keys()].filter((root) =>
      (before.get(root) ?? {}) !== cells.shown.get(root));
  }

  /** Fills them with what stands at their places by now. */
  #fillAgain() {
    const flow = this.#flow;
    flow.refresh(this.#filled.map((root) => flow.indexOf(root) ?? {}));
  }

  /** What is shown of an item, or of all, is what it is now; see `Shown`. */
  see(place) {
    if (place) this.#changes.shown.see(this.#flow.sections, place);
    else this.#changes.remember();
  }

  /** Places as they are and after changes: a page may have meant either. */
  placesAround(places, changes) {
    return places.flatMap((place) => {
      if (place.section !== changes.section) return place;
      const [index] = placesAfter({ ...changes, changed: [place.index] });
      return [place, { ...place, index }];
    });
  }

  /** Throws where changes do not fit that were told before this was there. */
  expect(...told) { return this.#changes.expect(...told); }

  /** The module asks something, or tells it; see `FeatureQuestion`. */
  ask(question, a, b, c, d) {
    switch (question) {
      case Question.begin: this.#changes.begin(a); break;
      case Question.end: this.#changes.ended(a); break;
      case Question.refused: this.#changes.refused(); break;
      case Question.select: return Number(this.selection.permits(a, b));
      case Question.selected:
        this.selection.wanted = [];
        this.selection.tell();
        break;
      case Question.selection: this.selection.read(a, b); break;
      case Question.actions: return this.swiping.count(a, b, c);
      case Question.action: return this.swiping.describe(a, b);
      case Question.actionText: return this.swiping.text(a, b);
      case Question.perform: this.swiping.perform(a, b, c, d); break;
      case Question.forget: this.swiping.forget(a); break;
      case Question.moved:
        this.#reordering.moved(
          { section: a, index: b }, { section: c, index: d });
        break;
      case Question.pull: this.pulling.told(a, b !== 0); break;
    }
    return 0;
  }

  /** What of it belongs into the element's state; see `State`. */
  getState() {
    const { contents } = this.#changes.shown;
    const { items, wanted } = this.selection;
    return {
      selection: [...items.map((item) =>
        contents?.keyOf(item.section, item.index) ?? item), ...wanted],
    };
  }

  /** Takes over what `getState` has returned. */
  setState({ selection }) {
    if (!Array.isArray(selection)) return;
    this.selection.clear();
    this.selection.wanted =
      selection.filter((item) => (item ?? null) !== null);
    this.selection.find(this.#changes.shown);
  }

  /** The element's flow ends. */
  end() {
    this.#life.abort();
    this.#changes.end();
  }
}
