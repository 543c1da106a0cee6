"""A second opinion on the browser's frames, straight from the rules.

Computes a layout description the slow and obvious way, for vertical,
left-to-right content; the other axis and direction are turned into that one
and back. It shares nothing with the Swift layout and is used to notice where
the browser and our rules part (a tie, a clamped offset), never to make an
expectation.
"""

import justified

UNIT = 1 / 64  # the browser's smallest length
FLOW_TOLERANCE = 1 / 1024


def content(spec):
  """Returns what `expected` should hold at rest for a layout description."""
  horizontal = spec.get("axis") == "horizontal"
  view = spec["viewport"]
  cross = view["height"] if horizontal else view["width"]
  items, headers, footers = [], [], []
  end = 0
  for section in spec["sections"]:
    header = section.get("header", 0)
    footer = section.get("footer", 0)
    lead, before, trail, after = _insets(section, horizontal)
    if header:
      headers.append([0, end, cross, header])
    top = end + header + before
    lengths = [_size(item, horizontal) for item in section["items"]]
    place = {"waterfall": _waterfall, "flow": _flow, "list": _list,
             "justified": justified.frames}
    frames = place[section["mode"]](
      section, lengths, cross - lead - trail, horizontal)
    items += [[x + lead, y + top, w, h] for x, y, w, h in frames]
    end = top + max((y + h for _, y, _, h in frames), default=0) + after
    if footer:
      footers.append([0, end, cross, footer])
    end += footer
  end = max(end, spec.get("minimumContentLength", 0))
  turn = lambda frames: [_turned(f, spec, cross, end) for f in frames]
  return {
    "contentLength": end, "items": turn(items),
    "headers": turn(headers), "footers": turn(footers),
  }


def pinned(spec, offset):
  """Returns the header and footer frames at a content offset."""
  horizontal = spec.get("axis") == "horizontal"
  view = spec["viewport"]
  length, cross = view["width"], view["height"]
  if not horizontal:
    length, cross = cross, length
  rest = content({**spec, "direction": "ltr"})
  if horizontal and spec.get("direction") == "rtl":
    # Seen from the leading, right end.
    offset = rest["contentLength"] - length - offset
  insets = spec.get("contentInsets", {})
  line = offset + insets.get("top", 0)
  last = offset + length - insets.get("bottom", 0)
  along = 0 if horizontal else 1
  tops = [frame[along] for frame in rest["headers"]]
  headers = _pinned_headers(spec, tops, line, rest, along)
  footers = [frame[along] for frame in rest["footers"]]
  if spec["pinning"].get("footers"):
    footers = _pinned_footers(spec, footers, last, rest, along)
  result = []
  for frames, places in [(rest["headers"], headers),
                         (rest["footers"], footers)]:
    moved = [list(frame) for frame in frames]
    for frame, place in zip(moved, places):
      frame[along] = place
    if spec.get("direction") == "rtl" and horizontal:
      end = rest["contentLength"]
      moved = [[end - x - w, y, w, h] for x, y, w, h in moved]
    result.append(moved)
  return result


def _pinned_headers(spec, tops, line, rest, along):
  mode = spec["pinning"]["headers"]
  bars = _bars(spec, "header")
  ends = _bounds(spec, rest, along)
  places, sum_before = list(tops), 0
  for place, (index, height, pins) in enumerate(bars):
    if not pins:
      continue
    y = max(line, tops[place])
    if mode == "section":
      y = min(y, ends[index][1] - height)
    elif mode == "stacked":
      y = max(line + sum_before, tops[place])
      sum_before += height
    else:
      later = [tops[i] for i, bar in enumerate(bars) if i > place and bar[2]]
      if later:
        y = min(y, later[0] - height)
    places[place] = y
  return places


def _pinned_footers(spec, tops, last, rest, along):
  mode = spec["pinning"]["headers"]
  bars = _bars(spec, "footer")
  ends = _bounds(spec, rest, along)
  places, sum_after = list(tops), 0
  for place, (index, height, pins) in reversed(list(enumerate(bars))):
    if not pins:
      continue
    y = min(last - height, tops[place])
    if mode == "section":
      y = max(y, ends[index][0])
    elif mode == "stacked":
      y = min(last - sum_after - height, tops[place])
      sum_after += height
    else:
      earlier = [tops[i] + bar[1] for i, bar in enumerate(bars)
                 if i < place and bar[2]]
      if earlier:
        y = max(y, earlier[-1])
    places[place] = y
  return places


def _bars(spec, part):
  named = spec["pinning"].get("sections", range(len(spec["sections"])))
  return [(index, section[part], index in named)
          for index, section in enumerate(spec["sections"])
          if section.get(part)]


def _bounds(spec, rest, along):
  """Returns each section's (header's end, footer's start) at rest."""
  result, start = [], 0
  headers, footers = iter(rest["headers"]), iter(rest["footers"])
  for index, section in enumerate(spec["sections"]):
    alone = {**spec, "sections": [section], "direction": "ltr",
             "minimumContentLength": 0}
    length = content(alone)["contentLength"]
    result.append((start + section.get("header", 0),
                   start + length - section.get("footer", 0)))
    start += length
  return result


def _insets(section, horizontal):
  """Returns (leading, before, trailing, after) across and along the axis."""
  insets = section.get("insets", {})
  top, left, bottom, right = (
    insets.get(side, 0) for side in ["top", "left", "bottom", "right"])
  if horizontal:
    return top, left, bottom, right
  return left, top, right, bottom


def _size(item, horizontal):
  """Returns (across, along, span)."""
  size = item.get("width", 0), item.get("height", 0)
  return (*(size[::-1] if horizontal else size), item.get("span", 1))


def _turned(frame, spec, cross, end):
  """Returns a frame on the description's own axis and direction."""
  x, y, width, height = frame
  across = cross
  if spec.get("axis") == "horizontal":
    x, y, width, height, across = y, x, height, width, end
  if spec.get("direction") == "rtl":
    x = across - x - width
  return [x, y, width, height]


def _list(section, sizes, available, _):
  frames, y = [], 0
  for _, height, _ in sizes:
    frames.append([0, y, available, height])
    y += height + section.get("lineSpacing", 0)
  return frames


def _waterfall(section, sizes, available, _):
  gap = section.get("interitemSpacing", 0)
  line = section.get("lineSpacing", 0)
  if "minimumLaneWidth" in section:
    least = section["minimumLaneWidth"]
    count = max(1, int((available + gap) // (least + gap)))
  else:
    count = max(1, section["lanes"])
  lane = max(0, (available - (count - 1) * gap) / count)
  bottoms = [None] * count
  cursor, frames = 0, []
  for across, along, span in sizes:
    span = min(max(span, 1), count)
    tops = [
      max(0 if b is None else b + line for b in bottoms[start:start + span])
      for start in range(count - span + 1)]
    start = _start(section, tops, cursor, len(frames))
    width = span * lane + (span - 1) * gap
    height = along
    if section.get("sizing") == "aspect":
      height = width * along / across
    frames.append([start * (lane + gap), tops[start], width, height])
    bottoms[start:start + span] = [tops[start] + height] * span
    cursor = start + span
  return frames


def _start(section, tops, cursor, index):
  """Returns the lane at which the next item begins."""
  order = section.get("order", "shortestLane")
  if order == "roundRobin":
    return index % len(tops)
  if order == "roundRobinReversed":
    return len(tops) - 1 - index % len(tops)
  tolerance = section.get("tolerance", 0)
  fits = [i for i, top in enumerate(tops) if top <= min(tops) + tolerance]
  if order == "readingOrder":
    return next((i for i in fits if i >= cursor), fits[0])
  return tops.index(min(tops))


def _flow(section, sizes, available, _):
  gap = section.get("interitemSpacing", 0)
  lines = []
  for width, height, _ in sizes:
    if lines and (sum(w for w, _ in lines[-1]) + gap * len(lines[-1]) + width
                  <= available + FLOW_TOLERANCE):
      lines[-1].append((width, height))
    else:
      lines.append([(width, height)])
  frames, y = [], 0
  for line in lines:
    x, pitch = _spread(section, lines, line, gap, available)
    tall = max(height for _, height in line)
    slack = {"center": 0.5, "top": 0, "bottom": 1}
    share = slack[section.get("alignment", "center")]
    for width, height in line:
      frames.append([x, y + share * (tall - height), width, height])
      x += width + pitch
    y += tall + section.get("lineSpacing", 0)
  return frames


def _spread(section, lines, line, gap, available):
  """Returns where a line begins and the gap between its items."""
  used = sum(width for width, _ in line)
  left = available - used - gap * (len(line) - 1)
  distribution = section.get("distribution", "justified")
  if distribution != "justified":
    return {"leading": 0, "center": left / 2, "trailing": left}[
      distribution], gap
  if line is lines[-1]:
    full = lines[0]
    uniform = len({width for each in lines for width, _ in each}) == 1
    if len(lines) > 1 and uniform and len(full) > 1:
      taken = sum(width for width, _ in full)
      return 0, (available - taken) / (len(full) - 1)
    return 0, gap
  if len(line) == 1:
    return 0, gap
  return 0, (available - used) / (len(line) - 1)
