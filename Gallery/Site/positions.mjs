// Sets of positions, as ordered lists without doubles.

/** What a merge keeps: of the first alone, of the second alone, of both. */
function merge(one, other, keeps) {
  const found = new Uint32Array(one.length + other.length);
  let [i, j, count] = [0, 0, 0];
  while (i < one.length || j < other.length) {
    const [a, b] = [one[i] ?? Infinity, other[j] ?? Infinity];
    if (keeps[a < b ? 0 : a > b ? 1 : 2]) found[count++] = Math.min(a, b);
    if (a <= b) i++;
    if (b <= a) j++;
  }
  return found.subarray(0, count);
}

/** Those that are in either of two lists. */
export const union = (one, other) => merge(one, other, [true, true, true]);

/** Those that are in the first list, and not in the other one. */
export const without = (one, other) => merge(one, other, [true, false, false]);

/** Those that are in exactly one of them. */
export const difference = (one, other) =>
  merge(one, other, [true, true, false]);

/** All from one to another one, which may come before it. */
export function range(from, to) {
  const first = Math.min(from, to);
  return Uint32Array.from(
    { length: Math.abs(to - from) + 1 }, (_, index) => first + index);
}

/** Whether two lists hold the same. */
export const isSame = (one, other) => one.length === other.length
  && one.every((position, index) => position === other[index]);
