// Which sizes and styles are others than before.

/** What a section says of how it looks. */
const STYLE = [
  "mode", "lanes", "minLaneWidth", "rowHeight", "breaking", "gap", "lineGap",
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
export function stylesDiffer(before, after, old, next) {
  return after.some((section, number) => {
    const key = next.contents.sections[number];
    const was = before[old.contents.findSection(key)];
    return was !== undefined && (styleOf(was) !== styleOf(section)
      || ["header", "footer"].some((name) => isMeasuredAnew(
        was.given[name], section.given[name])));
  });
}

/** Whether sections of the same items look otherwise, place by place. */
export function lookOtherwise(before, after, ratios) {
  return after.some((section, number) => {
    const was = before[number];
    return styleOf(was) !== styleOf(section)
      || ["header", "footer"].some((name) =>
        was.given[name] !== section.given[name])
      || section.ratios !== null && ratios[number] !== null
        && section.ratios.some((ratio, index) =>
          ratio !== ratios[number][index]);
  });
}

/** Whether a header or footer has a length that only looking at it tells. */
const isMeasuredAnew = (was, now) =>
  Boolean(now) && was !== now && now.length === undefined;

function styleOf(section) {
  const { header, footer } = section.given;
  return JSON.stringify([
    STYLE.map((name) => section.get(name) ?? null), section.get("insets"),
    [header, footer].map((one) => one && [one.length, one.pinned]),
    section.isMeasured, section.ratios !== null,
  ]);
}
