// The order of many, kept so that a change looks at no others.

/** One of a ring. */
export class Link {
  before = this;
  after = this;

  constructor(children, node) {
    this.children = children;
    this.node = node;
  }

  /** Leaves the others. */
  leave() {
    this.before.after = this.after;
    this.after.before = this.before;
  }

  /** Comes to stand before another one. */
  enter(next) {
    this.leave();
    this.before = next.before;
    this.after = next;
    this.before.after = next.before = this;
  }
}
