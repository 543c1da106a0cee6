// What one would write by hand, without a view: greedy lanes in typed arrays,
// a list of items a lane, binary search. No sections, no inserts, no order.

export const name = "plain arrays";

/** Places items, each in the lane that is shortest then. */
export function make(heights, { lanes, width, spacing }) {
  return new Lanes(heights, lanes, width, spacing);
}

class Lanes {
  constructor(heights, lanes, width, spacing) {
    this.laneWidth = (width - (lanes - 1) * spacing) / lanes;
    this.spacing = spacing;
    this.count = 0;
    // Room for what is appended, as one would leave.
    const room = Math.ceil(heights.length * 1.25) + 1024;
    const laneRoom = Math.ceil(room / lanes);
    // For each lane its items and where they begin and end.
    this.lanes = Array.from({ length: lanes }, () => ({
      count: 0, end: 0, items: new Int32Array(laneRoom),
      tops: new Float64Array(laneRoom), ends: new Float64Array(laneRoom),
    }));
    this.laneOf = new Uint8Array(room);
    this.placeOf = new Int32Array(room);
    this.found = new Float64Array(5 * 4096);
    this.append(heights);
  }

  append(heights) {
    const total = this.count + heights.length;
    this.laneOf = grown(this.laneOf, total);
    this.placeOf = grown(this.placeOf, total);
    const { lanes, laneOf, placeOf, spacing } = this;
    for (let index = 0; index < heights.length; index++) {
      let shortest = 0;
      for (let lane = 1; lane < lanes.length; lane++) {
        if (lanes[lane].end < lanes[shortest].end) shortest = lane;
      }
      const lane = lanes[shortest];
      const place = lane.count++;
      if (place === lane.items.length) {
        for (const key of ["items", "tops", "ends"]) {
          lane[key] = grown(lane[key], place + 1);
        }
      }
      const item = this.count++;
      laneOf[item] = shortest;
      placeOf[item] = place;
      lane.items[place] = item;
      lane.tops[place] = lane.end;
      lane.ends[place] = lane.end + heights[index];
      lane.end = lane.ends[place] + spacing;
    }
  }

  /** Writes item, x, y, width and height of what shows; returns how many. */
  query(top, bottom, found = this.found) {
    const { lanes, laneWidth, spacing } = this;
    let next = 0;
    for (let index = 0; index < lanes.length; index++) {
      const { count, items, tops, ends } = lanes[index];
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (ends[middle] > top) high = middle;
        else low = middle + 1;
      }
      const x = index * (laneWidth + spacing);
      for (; low < count && tops[low] < bottom; low++) {
        found[next++] = items[low];
        found[next++] = x;
        found[next++] = tops[low];
        found[next++] = laneWidth;
        found[next++] = ends[low] - tops[low];
      }
    }
    return next / 5;
  }

  /** Writes x, y, width and height of an item. */
  frame(item, out) {
    const index = this.laneOf[item];
    const lane = this.lanes[index];
    const place = this.placeOf[item];
    out[0] = index * (this.laneWidth + this.spacing);
    out[1] = lane.tops[place];
    out[2] = this.laneWidth;
    out[3] = lane.ends[place] - lane.tops[place];
  }

  /** Gives an item another height; all keep their lanes. */
  resize(item, height) {
    const lane = this.lanes[this.laneOf[item]];
    const { tops, ends, count } = lane;
    const place = this.placeOf[item];
    const change = tops[place] + height - ends[place];
    ends[place] += change;
    for (let below = place + 1; below < count; below++) {
      tops[below] += change;
      ends[below] += change;
    }
    lane.end += change;
  }

  get length() {
    return Math.max(...this.lanes.map(({ end }) => end)) - this.spacing;
  }
}

function grown(array, count) {
  if (count <= array.length) return array;
  const larger = new array.constructor(Math.max(count, 2 * array.length));
  larger.set(array);
  return larger;
}
