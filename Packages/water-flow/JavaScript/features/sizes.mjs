// Which sizes and styles are others than before.

/** What a section says of how it looks. */
const STYLE = [
  "mode", "lanes", "minLaneWidth", "rowHeight", "breaking", "lastRow", "gap",
  "lineGap", "insets",
];

/**
 * The items that were there before and have other sizes now, as sections and
 * indices.
 *
 * @param {Function | null} size the element's.
 */
export function changedSizes(size, old, next, origins) {
  const changed = [];
  next.sections.forEach((section, number) => {
    if (section.isMeasured) return;
    const start = next.contents.starts[number];
    for (let index = 0; index < section.count; index++) {
      const origin = origins[start + index];
      if (origin < 0) continue;
      const was = old.contents.path(origin);
      const isOther = section.ratios
        ? section.ratios[index] !== old.ratios[was.section]?.[was.index]
        : isOtherSize(size, old.items[was.section][was.index],
          next.items[number][index], index, number);
      if (isOther) changed.push([number, index]);
    }
  });
  return changed;
}

function isOtherSize(size, was, item, ...place) {
  if (!size || was === item) return false;
  try {
    return JSON.stringify(size(was, ...place))
      !== JSON.stringify(size(item, ...place));
  } catch {
    // Who reads the size will tell.
    return true;
  }
}

/** Whether a section that stays looks otherwise than before. */
export function stylesDiffer(old, next) {
  return next.looks.some((look, number) => {
    const key = next.contents.sections[number];
    const was = old.looks[old.contents.findSection(key)];
    return was !== undefined && (was.style !== look.style
      || ["header", "footer"].some((name) =>
        isMeasuredAnew(was[name], look[name])));
  });
}

/** Whether sections of the same items look otherwise, place by place. */
export function lookOtherwise(old, next) {
  return next.looks.some((look, number) =>
    Object.entries(old.looks[number]).some(([name, was]) => was !== look[name])
    || next.ratios[number]?.some((ratio, index) =>
      ratio !== (old.ratios[number]?.[index] ?? ratio)));
}

/** Whether a header or footer has a length that only looking at it tells. */
const isMeasuredAnew = (was, now) =>
  Boolean(now) && was !== now && now.length === undefined;

/** How a section looks by what is given of itself now. */
export function lookOf({ given, isMeasured, ratios }) {
  const { header, footer } = given;
  const style = JSON.stringify([
    STYLE.map((name) => given[name]),
    [header, footer].map((one) => one && [one.length, one.pinned]),
    isMeasured, ratios !== null,
  ]);
  return { style, header, footer };
}
