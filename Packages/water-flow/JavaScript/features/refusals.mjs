// Why an update was refused, in words; see `UpdateError+Numbers`.

const VERBS = ["removed", "moved away", "changed", "inserted", "moved in"];

/** Reads what the module has written about an update that it refuses. */
export function refusal(numbers) {
  const [code, a, b, c, d, removed, movedIn, movedOut] = numbers;
  const item = (section, index) =>
    `item ${index}${section > 0 ? ` of section ${section}` : ""}`;
  switch (code) {
    case 1: return `section ${b} is ${VERBS[a]}, but there are ${c}`;
    case 2:
      return `${item(b, c)} is ${VERBS[a]}, but there are ${d} items`;
    case 3: return `section ${c} is both ${VERBS[a]} and ${VERBS[b]}`;
    case 4: return `${item(c, d)} is both ${VERBS[a]} and ${VERBS[b]}`;
    case 6: {
      const inserted = d;
      const expected = b + inserted - removed + movedIn - movedOut;
      return `${b} items, ${removed} removed and ${inserted} inserted make `
        + `${expected}, but there are ${c}`;
    }
    default: return "the changes do not lead to the items";
  }
}
