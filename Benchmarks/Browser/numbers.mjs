/** Random numbers of a range, the same ones for a seed. */
export function numbers(count, low, high, seed) {
  let state = seed;
  return Float64Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return low + (high - low) * (state / 2 ** 32);
  });
}
