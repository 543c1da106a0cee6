/** Writes the results of `layout-steps.mjs` as lines: medians with spreads. */
export function table(where, results) {
  return results.flatMap(({ count, step, values }) => {
    const [ours, plain] = [values.Layout, values["plain arrays"]];
    const name = `${where}: ${step}, ${count.toLocaleString("en")} items`;
    return [
      line(`${name}, Layout`, ours, "ns"),
      line(`${name}, plain arrays`, plain, "ns"),
      line(`${name}, to plain arrays`,
        ours.map((value, round) => value / plain[round]), "x"),
    ];
  }).join("\n");
}

function line(name, values, unit) {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1];
  return `${name.padEnd(76)} ${median.toFixed(2).padStart(14)} `
    + `${(sorted.at(-1) - sorted[0]).toFixed(2).padStart(14)}  ${unit}`;
}
