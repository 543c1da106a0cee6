"""Justified rows, straight from the rules: a part of the reference."""

FITS = 2 ** -20  # by as much a row may pass the line
TIE = 1e-12  # sums of squares that differ by less are equal


def frames(section, sizes, available, _):
  gap = section.get("interitemSpacing", 0)
  target = section["rowHeight"]
  widths = [across / along for across, along, _ in sizes]

  def natural(row):
    return target * sum(widths[i] for i in row) + gap * (len(row) - 1)

  def filling(row):
    return ((available - gap * (len(row) - 1))
            / sum(widths[i] for i in row))

  rows = _rows(section, len(sizes), natural, available)
  boxes, y = [], 0
  for index, row in enumerate(rows):
    tall = filling(row)
    if row is rows[-1]:
      rule = section.get("lastRow", "natural")
      if rule == "previous" and index > 0:
        tall = min(tall, filling(rows[index - 1]))
      elif rule != "justified" or tall > section.get("stretch", 1.9) * target:
        tall = min(tall, target)
    x = 0
    for item in row:
      boxes.append([x, y, widths[item] * tall, tall])
      x += widths[item] * tall + gap
    y += tall + section.get("lineSpacing", 0)
  return boxes


def _rows(section, count, natural, available):
  """Returns the items of each row, greedily or by the least squares of what
  rows leave; of equally good ones that whose last row starts later."""
  if section.get("breaking", "greedy") == "greedy":
    rows = []
    for item in range(count):
      if rows and natural(range(rows[-1].start, item + 1)) <= available + FITS:
        rows[-1] = range(rows[-1].start, item + 1)
      else:
        rows.append(range(item, item + 1))
    return rows
  best, starts = [0], [0]
  for end in range(1, count + 1):
    found = None
    for start in range(end - 1, -1, -1):
      rest = available - natural(range(start, end))
      if rest < -FITS:
        if start < end - 1:
          break
        rest = 0
      cost = best[start] + rest * rest
      if found is None or cost < found[0] - TIE * found[0]:
        found = cost, start
    best.append(found[0])
    starts.append(found[1])
  rows, end = [], count
  while end > 0:
    rows.insert(0, range(starts[end], end))
    end = starts[end]
  return rows
