// Looks at a page from outside: when its first cells stood there, and, once
// asked to, whether each frame that is scrolled had cells to show.

window.probe = (() => {
  // Cells of whatever page this is.
  const find = () => document.querySelectorAll("[data-item], .cell");

  const look = () => {
    if (find().length > 0) result.firstCells = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  const result = { firstCells: NaN, frames: 0, blank: 0, seen: 0, pictures: 0 };
  const columns = new Set();

  /** The most that may be between two cells of a lane, in pixels. */
  const GAP = 24;

  // Before any listener of the page: cells still stand where the last frame
  // had them, and the browser may already have shown the new position.
  function check({ target }) {
    const { top, bottom } = target.getBoundingClientRect();
    const ends = new Map([...columns].map((x) => [x, top]));
    const cells = [...find()].map((cell) => ({
      cell, frame: cell.getBoundingClientRect(),
    }));
    cells.sort((a, b) => a.frame.top - b.frame.top);
    result.frames++;
    let isBlank = false;
    for (const { cell, frame } of cells) {
      if (frame.width === 0) continue;
      const x = Math.round(frame.left);
      columns.add(x);
      if (frame.bottom <= top || frame.top >= bottom) continue;
      if (frame.top - (ends.get(x) ?? top) > GAP) isBlank = true;
      ends.set(x, frame.bottom);
      result.seen++;
      if (cell.matches(".loaded")) result.pictures++;
    }
    for (const end of ends.values()) if (bottom - end > GAP) isBlank = true;
    if (isBlank) result.blank++;
  }

  return {
    result,
    begin() {
      Object.assign(result, { frames: 0, blank: 0, seen: 0, pictures: 0 });
      document.addEventListener("scroll", check, true);
    },
    end() {
      document.removeEventListener("scroll", check, true);
      return result;
    },
  };
})();
