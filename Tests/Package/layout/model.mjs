// What `Layout` has to answer, worked out anew each time as the documentation
// says it, with plain arrays and no thought of speed.

const sum = (values) => values.reduce((all, value) => all + value, 0);
/** Lengths are multiples of 2^-24 px. */
const onGrid = (length) => Math.round(length * 2 ** 24) / 2 ** 24;
/** What still fits on a line, and what rounding may take from it. */
const SPARE = 1 / 1024;

export class Model {
  constructor({ width, sections }) {
    this.width = width;
    this.sections = sections.map((style) => ({ style, items: [] }));
  }

  /** All elements, with the sections they are in. */
  frames() {
    const found = [];
    let y = 0;
    this.sections.forEach(({ style, items }, section) => {
      const { header = 0, footer = 0, insets = {} } = style;
      const bar = (index, height) => {
        if (height > 0) {
          found.push({ section, index, x: 0, y, width: this.width, height });
        }
        y += height;
      };
      bar(-1, header);
      y += insets.top ?? 0;
      const left = insets.left ?? 0;
      const available = Math.max(0, this.width - left - (insets.right ?? 0));
      const body = place(style, items, available);
      body.frames.forEach((frame, index) => found.push(
        { ...frame, section, index, x: frame.x + left, y: frame.y + y }));
      y += body.length + (insets.bottom ?? 0);
      bar(-2, footer);
    });
    this.length = y;
    return found;
  }

  insert(section, index, values) {
    this.sections[section].items.splice(
      index, 0, ...values.map((value) => ({ value })));
  }

  remove(section, index, count) {
    this.sections[section].items.splice(index, count);
  }

  move(from, index, to, place) {
    const [{ value }] = this.sections[from].items.splice(index, 1);
    this.sections[to].items.splice(place, 0, { value });
  }

  resize(section, index, value) {
    this.sections[section].items[index].value = value;
  }
}

function place(style, items, available) {
  const gap = style.gap ?? 0;
  const rules = { ...style, gap, lineGap: style.lineGap ?? gap, available };
  switch (style.mode ?? "waterfall") {
    case "justified": return justified(rules, items);
    case "flow": return flow(rules, items);
    case "list": return waterfall({ ...rules, lanes: 1 }, items);
    default: return waterfall(rules, items);
  }
}

function waterfall(rules, items) {
  const { available, gap, lineGap } = rules;
  const lanes = rules.lanes ?? (rules.minLaneWidth === undefined ? 1
    : Math.min(256, Math.max(1, Math.floor(
      (available + gap) / (rules.minLaneWidth + gap)))));
  const width = Math.max(0, (available - (lanes - 1) * gap) / lanes);
  const ends = Array(lanes).fill(0);
  let length = 0;
  const frames = items.map((item) => {
    const keeps = rules.assignment === "stable" && item.lanes === lanes;
    const lane = keeps ? item.lane : ends.indexOf(Math.min(...ends));
    Object.assign(item, { lane, lanes });
    const height = onGrid(
      rules.sizing === "ratios" ? width / item.value : item.value);
    const y = ends[lane];
    length = Math.max(length, y + height);
    ends[lane] = y + height + onGrid(lineGap);
    return { x: lane * (width + gap), y, width, height };
  });
  return { frames, length };
}

function justified(rules, items) {
  const { available, gap, lineGap, rowHeight = 200 } = rules;
  const rows = [];
  for (const { value } of items) {
    const row = rows.at(-1);
    const natural = row && sum(row) * rowHeight + value * rowHeight
      + row.length * gap;
    if (row && natural <= available + 2 ** -20) row.push(value);
    else rows.push([value]);
  }
  const frames = [];
  let y = 0;
  rows.forEach((row, place) => {
    const full = Math.max(0, available - (row.length - 1) * gap) / sum(row);
    const height = place === rows.length - 1
      ? Math.min(full, rowHeight) : full;
    let x = 0;
    for (const ratio of row) {
      frames.push({ x, y, width: ratio * height, height });
      x += ratio * height + gap;
    }
    y += onGrid(height) + lineGap;
  });
  return { frames, length: Math.max(0, y - lineGap) };
}

function flow(rules, items) {
  const { available, gap, lineGap, distribution = "justified" } = rules;
  const lines = [];
  for (const { value } of items) {
    const line = lines.at(-1);
    const fits = line && sum(line.map(([width]) => width + gap)) + value[0]
      <= available + SPARE;
    if (fits) line.push(value);
    else lines.push([value]);
  }
  const isGrid = items.every(({ value }) => value[0] === items[0].value[0]);
  const frames = [];
  let y = 0;
  lines.forEach((line, number) => {
    const isLast = number === lines.length - 1;
    const rest = (of) => Math.max(
      0, available - sum(of.map(([width]) => width)) - (of.length - 1) * gap);
    let [x, between] = [0, gap];
    if (distribution === "center") x = rest(line) / 2;
    if (distribution === "trailing") x = rest(line);
    if (distribution === "justified") {
      const like = !isLast ? line : isGrid && number > 0 ? lines[0] : null;
      if (like && like.length > 1) between += rest(like) / (like.length - 1);
    }
    const height = Math.max(...line.map(([, tall]) => tall));
    for (const [width, tall] of line) {
      const down = { center: (height - tall) / 2, top: 0,
        bottom: height - tall }[rules.alignment ?? "center"];
      frames.push({ x, y: y + down, width, height: tall });
      x += width + between;
    }
    y += onGrid(height) + lineGap;
  });
  return { frames, length: Math.max(0, y - lineGap) };
}
