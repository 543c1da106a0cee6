// Which of what stays may stay where it is.

/**
 * Finds a longest choice of numbers that ascends, among those that are not
 * negative and of which none comes twice.
 *
 * Piles as in patience sorting: each ends with the smallest number with which
 * a choice of its length can end. O(n) where the numbers ascend already.
 *
 * @param {ArrayLike<number>} numbers
 * @returns {Uint8Array} 1 for each that is chosen.
 */
export function longestAscending(numbers) {
  const chosen = new Uint8Array(numbers.length);
  /** Where the last number of each pile stands, and what comes before one. */
  const tops = [];
  const before = new Int32Array(numbers.length);
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index];
    if (number < 0) continue;
    let low = tops.length;
    if (low > 0 && numbers[tops[low - 1]] > number) {
      low = 0;
      for (let high = tops.length - 1; low < high;) {
        const middle = (low + high) >> 1;
        if (numbers[tops[middle]] < number) low = middle + 1;
        else high = middle;
      }
    }
    before[index] = low > 0 ? tops[low - 1] : -1;
    tops[low] = index;
  }
  for (let at = tops.at(-1) ?? -1; at >= 0; at = before[at]) chosen[at] = 1;
  return chosen;
}
