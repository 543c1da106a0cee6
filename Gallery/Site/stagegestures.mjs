// What fingers, a mouse and its wheel do on the viewer's stage.

/** Up to so many pixels a pointer counts as resting. */
const SLOP = 8;

/** Two taps are one gesture that are no further apart, in ms and pixels. */
const DOUBLE = { time: 300, distance: 40 };

/** What is left of its speed when a finger is lifted, over this time, in ms. */
const WINDOW = 100;

/** A swipe goes on from this speed, in pixels a millisecond. */
const FLICK = 0.3;

/** A line of a wheel, in pixels. */
const LINE = 16;

/** Swiping, pinching, panning and tapping on a carousel. */
export class StageGestures {
  #carousel;
  #told;
  /** The pointers that are down: where each was told last. */
  #pointers = new Map();
  /** What one finger does: nothing yet, "swipe", "pan", "pull" or "pinch". */
  #kind = null;
  #start = null;
  #samples = [];
  #tap = null;
  #isTouch = false;

  /**
   * @param carousel what is moved.
   * @param told `step(by)` goes on to a neighbour, `tapped()` was a tap of a
   *   finger, `pulled()` a swipe down.
   */
  constructor(carousel, told) {
    this.#carousel = carousel;
    this.#told = told;
    const on = (type, body, options) =>
      carousel.element.addEventListener(type, body.bind(this), options);
    on("pointerdown", this.#began);
    on("pointermove", this.#moved);
    on("pointerup", this.#ended);
    on("pointercancel", this.#cancelled);
    // What closes under a finger hears no more of it.
    on("lostpointercapture", this.#cancelled);
    on("dblclick", this.#doubleClicked);
    on("wheel", this.#turned, { passive: false });
    new ResizeObserver(() => this.zoom((zoom) => zoom.fit()))
      .observe(carousel.element);
    // No click follows, which a button that shows by then would take.
    on("touchend", (event) => {
      if (event.cancelable) event.preventDefault();
    }, { passive: false });
  }

  /** Where an event is, from the middle of the stage. */
  #place({ clientX, clientY }) {
    const { left, top, width, height } =
      this.#carousel.element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  /** Changes the zoom of the photo that shows. */
  zoom(change) {
    const slide = this.#carousel.current;
    if (!slide?.photo) return;
    change(slide.zoom);
    slide.place();
  }

  #began(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.#isTouch = event.pointerType === "touch";
    this.#carousel.element.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, this.#place(event));
    if (this.#pointers.size === 1) {
      this.#kind = null;
      this.#begin(event, this.#carousel.hold());
    } else if (this.#pointers.size === 2) {
      this.#kind = "pinch";
      this.#carousel.settle();
    }
  }

  /** A finger begins what one finger does. */
  #begin(event, offset) {
    this.#start = { ...this.#place(event), offset };
    this.#samples = [];
    this.#note(event);
  }

  #note(event) {
    const { timeStamp: time } = event;
    this.#samples = this.#samples.filter((one) => time - one.time <= WINDOW);
    this.#samples.push({ ...this.#place(event), time });
  }

  #moved(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#place(event);
    if (this.#kind === "pinch") this.#pinch(event.pointerId, before, now);
    this.#pointers.set(event.pointerId, now);
    if (this.#kind === "pinch" || this.#pointers.size > 1) return;
    this.#note(event);
    const x = now.x - this.#start.x;
    const y = now.y - this.#start.y;
    if (this.#kind === null) this.#kind = this.#decide(x, y);
    if (this.#kind === "swipe") this.#carousel.drag(this.#start.offset + x);
    if (this.#kind === "pan") {
      this.zoom((zoom) => zoom.pan(now.x - before.x, now.y - before.y));
    }
  }

  #decide(x, y) {
    // What was caught on its way goes on with the finger.
    if (this.#start.offset !== 0) return "swipe";
    if (Math.hypot(x, y) <= SLOP) return null;
    if (this.#carousel.current?.zoom.isZoomed) return "pan";
    return Math.abs(x) > Math.abs(y) ? "swipe" : "pull";
  }

  #pinch(pointer, before, now) {
    const other = [...this.#pointers].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    const distance = (place) =>
      Math.max(Math.hypot(place.x - other.x, place.y - other.y), 1);
    const middle = (place) =>
      ({ x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 });
    const from = middle(before);
    const to = middle(now);
    this.zoom((zoom) => {
      zoom.by(distance(now) / distance(before), from.x, from.y);
      zoom.pan(to.x - from.x, to.y - from.y);
    });
  }

  #ended(event) {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.#pointers.size > 0) return;
    this.#note(event);
    const { x, y } = this.#speed();
    const way = this.#place(event);
    const distance = {
      x: way.x - this.#start.x, y: way.y - this.#start.y,
    };
    const kind = this.#kind;
    this.#kind = null;
    if (kind === "swipe") this.#release(distance.x + this.#start.offset, x);
    else if (kind === null) this.#tapped(event);
    if (kind === null && this.#start.offset !== 0) this.#carousel.settle();
    if (kind !== "pull") return;
    if (distance.y > 120 || (y > FLICK && distance.y > 0)) this.#told.pulled();
  }

  #cancelled({ pointerId }) {
    if (!this.#pointers.delete(pointerId)) return;
    if (this.#pointers.size > 0) return;
    this.#kind = null;
    this.#carousel.settle();
  }

  /** The speed of the finger, in pixels a millisecond. */
  #speed() {
    const first = this.#samples[0];
    const last = this.#samples.at(-1);
    const time = Math.max(last.time - first.time, 1);
    return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
  }

  #release(distance, speed) {
    const step = this.#carousel.stepFor(distance);
    const isFlick = Math.abs(speed) > FLICK;
    // Whoever turns back at the end wants to stay.
    const goes = isFlick
      ? Math.sign(speed) === Math.sign(distance)
      : Math.abs(distance) > this.#carousel.element.clientWidth / 3;
    if (goes && this.#carousel.has(step)) this.#told.step(step);
    else this.#carousel.settle();
  }

  #tapped(event) {
    if (!this.#isTouch) return;
    const place = this.#place(event);
    const { timeStamp: time } = event;
    const last = this.#tap;
    this.#tap = { ...place, time };
    // Undone by a second one.
    this.#told.tapped();
    if (!last || time - last.time > DOUBLE.time) return;
    const distance = Math.hypot(place.x - last.x, place.y - last.y);
    if (distance > DOUBLE.distance) return;
    this.#tap = null;
    this.zoom((zoom) => zoom.toggle(place.x, place.y));
  }

  #doubleClicked(event) {
    // Fingers have tapped already.
    if (this.#isTouch) return;
    const { x, y } = this.#place(event);
    this.zoom((zoom) => zoom.toggle(x, y));
  }

  #turned(event) {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
    const { x, y } = this.#place(event);
    if (event.ctrlKey) {
      // Also what a touchpad tells of two fingers.
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * unit / 200);
      this.zoom((zoom) => zoom.by(factor, x, y));
    } else if (this.#carousel.current?.zoom.isZoomed) {
      event.preventDefault();
      this.zoom((zoom) => zoom.pan(-event.deltaX * unit, -event.deltaY * unit));
    }
  }
}
