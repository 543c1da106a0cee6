// When an element shows what it says: all of a task at once, as soon as there
// is a module that can.

import { tellFaults } from "./attributes.mjs";
import { EarlyUpdates } from "./early-updates.mjs";
import { WaterFlowError, report } from "./errors.mjs";
import { DATA, Flow, changesData, changesItems } from "./flow.mjs";
import { keyOf } from "./items.mjs";
import { keepFocus, keepRoom } from "./keeping.mjs";
import { Loading } from "./loading.mjs";
import { Refreshed } from "./refreshed.mjs";
import {
  hasChildren, isThere, isTorn, takeChildren,
} from "./shelter.mjs";

/** What a flow has for all its life. */
const FIXED = ["horizontal", "scroller", "renderer"];

/** The showing of one element, in the page and out of it. */
export class Showing {
  /** From the first showing until the element leaves the page. */
  flow = null;
  /** Fulfilled once the element shows what there is. */
  ready;
  #element;
  #loading;
  /** What has changed since it was shown; null for nothing. */
  #changed = null;
  /** What has changed between two places in the page. */
  #missed = new Set();
  /** What the page was told of its items, as the flow ended. */
  #heard;
  #refreshed;
  #early;
  /** What waits until something shows. */
  #state = null;
  #target = null;
  /** How what was scrolled to last is to stand. */
  #block;
  /** Where it was as it left the page, or before rules moved what loads. */
  #left = null;
  /** What was first in view as it began anew, for updates that came before. */
  #anchor = null;
  #waiting = [];
  #resolve;
  #reject;

  constructor(element) {
    this.#element = element;
    this.#loading = new Loading(element);
    this.#early = new EarlyUpdates(element);
    this.#refreshed = new Refreshed(element);
    this.ready = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Who does not ask is told by the console.
    this.ready.catch(() => {});
  }

  /** Whether all that was said of items is shown. */
  get isCurrent() {
    return this.flow !== null && !this.#changed
      && !changesData(this.#loading.changed);
  }

  // What is said

  /** Something is shown otherwise, once the task is over. */
  change(name) {
    if (DATA.includes(name)) this.#early.forget();
    if (!this.#changed) {
      this.#changed = new Set();
      queueMicrotask(() => this.#show());
    }
    this.#changed.add(name);
  }

  /** A property has another value. */
  assigned(name) {
    this.#forgetLeft(new Set([name]));
    this.change(name);
  }

  /** An item's content has changed. */
  refresh(place) {
    // What shows nothing yet shows all anew.
    if (this.flow) this.#refreshed.add(place);
    this.change("one");
  }

  /** Goes to an item, now or as soon as there is something to go to. */
  scrollToItem(...target) {
    this.#target = target;
    if (this.isCurrent) this.#go();
  }

  /** Looks for an item among those that were given last. */
  find(test, from) {
    const { flow } = this;
    const isOther = [this.#changed, this.#loading.changed].some(changesItems);
    return flow?.find(test, from, isOther
      ? { sections: flow.read() } : flow) ?? null;
  }

  #go({ flow } = this) {
    if (!this.#target || !flow.sections.some(({ count }) => count)) return;
    this.#block = this.#target[1];
    flow.scrollToItem(...this.#target);
    // Who goes elsewhere stays there.
    this.#target = this.#anchor = null;
  }

  get state() { return this.#state ?? this.flow?.state ?? this.#left; }

  set state(state) {
    if (state?.version !== 1) return;
    this.#target = null;
    if (this.isCurrent && !this.#isEnding) this.flow.state = state;
    else this.#state = state;
    // What was selected before it is selected first.
    if (this.#waiting.length > 0) {
      this.withFeatures((features) => features.setState(state));
    }
  }

  /** Shows what a page has changed in its items; see the element's `update`. */
  async update(changes) {
    const element = this.#element;
    const { items, section = 0 } = changes;
    const isOther = items
      && items !== (element.sections?.[section] ?? element).items;
    // Nobody knows what was in an array that was not shown before it changed.
    const isUnknown = !isOther && changesItems(this.#changed);
    if (isUnknown || !isThere(element) || !this.flow?.features
      || this.#isEnding) {
      if (isUnknown) this.#anchor = null;
      // Who waits for a flow sees all that has changed by then.
      const isRead = !(items && keyOf(element));
      const isSeen = this.flow && isThere(element);
      const told = this.#early.take(changes, this.#shown, () => {
        this.change(isRead ? "told" : "items");
      });
      const features = isThere(element) ? await this.more() : null;
      this.#anchor =
        features?.expect(...told, isSeen && this.#anchor, isRead)
          || this.#anchor;
      return;
    }
    try {
      changes = this.flow.features.check(changes);
    } catch (error) {
      // Whatever it was to tell, the items may have changed.
      this.change("reload");
      throw error;
    }
    // Those that came in this task are the ratios of the items by now.
    if (!element.sections) changes.ratios ??= element.ratios;
    // At once: an array may change again in place. It is read before for other
    // items alone; what is to be shown anew is where the update has it.
    const refreshed = this.#refreshed.take();
    if (isOther) this.#show();
    const ended =
      keepFocus(element, () => this.flow.update(changes));
    this.#go();
    if (refreshed.length > 0) {
      this.#refreshed.putBack(
        this.flow.features.placesAround(refreshed, changes));
      this.change("one");
    }
    await ended;
  }

  /** The sections as they are shown, unless others are to be. */
  get #shown() {
    return changesData(this.#changed) || changesData(this.#loading.changed)
      ? null : this.flow?.sections ?? [];
  }

  /** Does something with the features, as soon as their module is there. */
  withFeatures(act) {
    this.more().then((features) => features && act(features)).catch(() => {});
  }

  // Life

  /** The element stands in the page, perhaps at another place. */
  connected() {
    const { flow } = this;
    if (!isThere(this.#element)) return;
    flow?.resume();
    // Not at once: what moves it may be called by what it shows.
    if (flow?.isMoved) this.change("scroller");
    if (!flow) this.change("items");
    for (const name of this.#missed) this.change(name);
    this.#missed.clear();
  }

  disconnected() {
    // Who moves it puts it back in the same task.
    setTimeout(() => { if (!isThere(this.#element)) this.#leave(); });
  }

  // Showing

  /** Shows what has changed, all of a task at once. */
  #show() {
    this.flow?.children?.notice();
    const names = this.#changed;
    this.#changed = null;
    if (!names) return;
    if (!isThere(this.#element)) return this.#miss(names);
    tellFaults(this.#element, names);
    const { flow } = this;
    if (!flow && this.#loading.awaits(() => this.#say())) return;
    const build = this.#loading.build(names, flow);
    if (flow && build <= flow.engine.build && this.#loading.hasScripts) {
      this.#follow(names);
    } else {
      this.#load(build, names);
    }
  }

  /** The page has said all that it says at first. */
  #say() { if (!this.flow) this.change("items"); }

  /** What has changed is shown where it stands next. */
  #miss(names) { for (const name of names) this.#missed.add(name); }

  /** Has the flow follow what has changed. */
  #follow(names) {
    try {
      keepFocus(this.#element, () => {
        // The page may have scrolled it just now.
        (this.flow.features ?? this.flow.view).look();
        if (this.#isFixed(names)) this.#restart(names);
        else this.flow.apply(names);
        this.#proceed();
      });
    } catch (cause) {
      this.#fail(cause);
    }
  }

  /** Whether it takes another flow to show what has changed. */
  #isFixed(names) {
    return FIXED.some((name) => names.has(name)) || this.flow.isTurned
      || isTorn(this.#element)
      || !this.flow.children && hasChildren(this.#element);
  }

  /** Whether the flow is about to end: what has changed takes another one. */
  get #isEnding() {
    return [this.#changed, this.#loading.changed].some(
      (names) => names && this.#isFixed(names));
  }

  #load(build, names) {
    if (this.flow && this.#isFixed(names)) this.#left ??= this.flow.state;
    this.#loading.load(build, names, (changed) =>
      this.#loading.build(this.#changed ?? changed, this.flow),
    (loaded) => this.#loaded(loaded));
  }

  #loaded({ engine, fault, changed }) {
    if (fault) {
      this.#left = this.flow ? null : this.#left;
      this.#refuse("module", fault);
    }
    if (!isThere(this.#element)) this.#miss(changed);
    else if (engine && engine !== this.flow?.engine) {
      this.#take(engine, changed);
    } else if (this.flow) this.#follow(changed);
  }

  /** Goes on with another engine. */
  #take(engine, changed) {
    const before = this.flow;
    before?.children?.notice();
    // What has changed since is shown with it.
    tellFaults(this.#element, this.#changed ?? []);
    for (const name of this.#changed ?? []) changed.add(name);
    try {
      this.#restart(changed, engine, before);
      // Loaded for what has changed: that is shown as a change.
      if (before) this.flow.apply(changed);
      this.#proceed();
    } catch (cause) {
      this.#fail(cause);
    }
  }

  /** Tells that it cannot be shown. */
  #fail(cause) { this.#refuse("layout", "cannot be shown.", cause); }

  /** Tells all who wait that they do so in vain. */
  #refuse(code, message, cause) {
    const error = new WaterFlowError(this.#element, code, message, { cause });
    report(this.#element, code, message, { cause });
    this.#reject(error);
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  /** Begins anew where somebody is; `names` are what has changed. */
  #restart(names, engine = this.flow.engine, before = undefined) {
    const element = this.#element;
    const { scroller } = element;
    // Before anything is taken from what shows.
    if (typeof scroller === "object" && scroller.nodeType !== 1) {
      throw new TypeError("Give it an element as `scroller`, or \"window\"");
    }
    const isFirst = !this.flow;
    const destination = this.flow?.destination;
    let state = this.flow?.state;
    if (!state?.anchor && this.#left) {
      state = { ...this.#left, ...state, anchor: this.#left.anchor };
    }
    this.#left = null;
    this.#anchor = state?.anchor ?? null;
    const { scrollTop } = element;
    keepRoom(element, () => {
      // Children leave their cells, whatever becomes of these, and another
      // renderer's are none of this one's.
      const roots = before?.children || names.has("renderer")
        ? undefined : before?.cells.handOver();
      this.#end();
      this.flow = new Flow(element, engine, takeChildren(element, () => {
        if (isTorn(element)) this.change("children");
        else if (!element.items && !element.sections) this.change("items");
      }), () => this.change("children"));
      this.#changed = null;
      if (!isFirst && !before) this.#forgetAsked(names);
      // All is asked for again, also what was asked for before it left.
      if (!before && names.has("reload")) this.#heard = undefined;
      this.flow.begin(state, before, roots, this.#heard);
    });
    // Who is on the way to an item goes on.
    if (destination) this.flow.scrollToItem(destination, this.#block, true);
    // It was scrolled before it was shown.
    if (isFirst && !state && scrollTop > 0) element.scrollTop = scrollTop;
    this.#resolve(element);
  }

  /** Leaves the page: what it was is known if it comes back. */
  #leave() {
    this.#left = this.flow?.state ?? this.#left;
    this.#end();
    this.#forgetLeft(this.#missed);
    for (const { resolve } of this.#waiting.splice(0)) resolve(null);
  }

  /** Of other items nothing was asked for. */
  #forgetAsked(names) {
    if (changesItems(names) && this.#heard) this.#heard.asked = [];
  }

  /** Places among other items mean nothing, unless these have keys. */
  #forgetLeft(names) {
    this.#forgetAsked(names);
    const isOther = names.has("items") || names.has("sections");
    if (isOther && !keyOf(this.#element)) this.#left = null;
  }

  #end() {
    this.#heard = this.flow?.heard ?? this.#heard;
    this.flow?.end();
    this.flow = null;
  }

  /** Does what has waited until something shows. */
  #proceed() {
    const flow = this.flow;
    if (!flow) return;
    if (this.#state) {
      flow.state = this.#state;
      this.#state = this.#anchor = null;
    }
    this.#go();
    flow.refresh(this.#refreshed.takeFrom(flow.sections));
    if (!flow.features) return;
    for (const { resolve } of this.#waiting.splice(0)) resolve(flow.features);
  }

  /** The features, once their module is there; null if it leaves the page. */
  more() {
    const features = this.flow?.features;
    if (features && this.isCurrent) return Promise.resolve(features);
    this.#loading.needMore();
    this.change("more");
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }
}
