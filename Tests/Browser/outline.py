"""What assistive technology finds in a page, as Chromium tells it."""

from dataclasses import dataclass, field

from playwright.sync_api import Page


@dataclass
class Node:
    """A node of the accessibility tree, without those that are ignored."""

    role: str
    name: str
    properties: dict
    children: list["Node"] = field(default_factory=list)

    def all(self, *roles: str) -> list["Node"]:
        """All nodes below this one with a role, in reading order."""
        found = []
        for child in self.children:
            if child.role in roles:
                found.append(child)
            found += child.all(*roles)
        return found

    @property
    def text(self) -> str:
        """What is read below this node."""
        own = self.name if self.role == "StaticText" else ""
        return own + "".join(child.text for child in self.children)


def outline(page: Page) -> Node:
    """The main part of the page."""
    protocol = page.context.new_cdp_session(page)
    protocol.send("Accessibility.enable")
    nodes = protocol.send("Accessibility.getFullAXTree")["nodes"]
    protocol.detach()
    by_id = {node["nodeId"]: node for node in nodes}

    def value(node: dict, name: str):
        return node.get(name, {}).get("value", "")

    def build(node: dict) -> list[Node]:
        below = [
            one
            for child in node.get("childIds", [])
            if child in by_id
            for one in build(by_id[child])
        ]
        if node["ignored"]:
            return below
        properties = {
            one["name"]: one["value"].get("value")
            for one in node.get("properties", [])
        }
        return [
            Node(
                value(node, "role"),
                value(node, "name"),
                properties,
                below,
            )
        ]

    (root,) = build(nodes[0])
    return root.all("main")[0]


# Numbers and counts are in the attributes; Chromium's protocol does not tell
# what it makes of them.
ITEMS = """(view) => [...document.querySelectorAll(
    `#${view} [data-item]:not([inert])`)].map((cell) => ({
  role: cell.getAttribute("role"), item: Number(cell.dataset.item),
  section: Number(cell.dataset.section),
  place: Number(cell.getAttribute("aria-posinset")),
  count: Number(cell.getAttribute("aria-setsize")),
  list: cell.parentElement.className,
}))"""


def items(page: Page, view: str) -> list[dict]:
    """The cells that show items, in the order of the document."""
    return page.evaluate(ITEMS, view)
