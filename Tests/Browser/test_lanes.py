"""Lanes grow at both ends, and each tile says where it stands."""

import pytest
from finger import Finger
from lanes_page import expect_order, in_sight, look, place, scroll, tiles
from rest import rest


@pytest.mark.parametrize("lanes", range(2, 7))
def test_tiles_name_their_rows_and_columns(gallery, visit, lanes):
    page = look(visit, gallery, f"?lanes={lanes}")
    shown = tiles(page)
    expect_order(shown, lanes)
    # What is there at the beginning begins the count, in every lane.
    first = [it for it in shown if it["row"] == 0]
    assert sorted(it["column"] for it in first) == list(range(lanes))
    assert {round(it["top"]) for it in first} == {12}


def test_another_number_of_lanes_is_laid_out_anew(gallery, visit):
    page = look(visit, gallery)
    expect_order(tiles(page), 4)
    page.locator("#lanes-6").check(force=True)
    rest(page)
    expect_order(tiles(page), 6)
    assert "lanes=6" in page.url


def lane_of(tile: dict, lanes: int) -> int:
    """The lane that the data says of a tile, whose hue tells its number."""
    number = int(tile["hue"]) * pow(137, -1, 360) % 360
    return 7 * (number if number < 180 else number - 360) % lanes


@pytest.mark.parametrize("lanes", range(2, 7))
def test_the_data_chooses_lanes(gallery, visit, lanes):
    page = look(visit, gallery, f"?lanes={lanes}&order=given")
    for distance in (0, -700, 1_900):
        scroll(page, distance)
        shown = tiles(page)
        expect_order(shown, lanes)
        for tile in shown:
            assert tile["column"] == lane_of(tile, lanes)


def test_who_chooses_lanes_is_a_choice(gallery, visit):
    page = look(visit, gallery)
    shown = tiles(page)
    # The shortest lane is not always that of the data.
    assert any(it["column"] != lane_of(it, 4) for it in shown)
    page.locator("#order-given").check(force=True)
    rest(page)
    assert "order=given" in page.url
    shown = tiles(page)
    expect_order(shown, 4)
    assert all(it["column"] == lane_of(it, 4) for it in shown)
    page.locator("#lanes-3").check(force=True)
    rest(page)
    shown = tiles(page)
    expect_order(shown, 3)
    assert all(it["column"] == lane_of(it, 3) for it in shown)


def test_a_dragged_tile_stays_in_the_lane_of_its_data(gallery, visit):
    page = look(visit, gallery, "?order=given")
    before = in_sight(page)
    tile = next(it for it in before if it["column"] == 0)
    target = next(it for it in before if it["column"] == 2 and it["row"] == 2)
    drag(page, tile, target, finger=False)
    after = tiles(page)
    expect_order(after, 4)
    assert all(it["column"] == lane_of(it, 4) for it in after)
    moved = next(it for it in after if it["hue"] == tile["hue"])
    assert moved["item"] != tile["item"]


def test_both_ends_are_endless(gallery, visit):
    page = look(visit, gallery)
    start = int(page.inner_text("#items"))
    least = min(it["row"] for it in tiles(page))
    for _ in range(6):
        scroll(page, -1_500)
        now = min(it["row"] for it in tiles(page))
        assert now < least
        least = now
        expect_order(tiles(page), 4)
    grown = int(page.inner_text("#items"))
    assert grown > start
    most = max(it["row"] for it in tiles(page))
    for _ in range(12):
        scroll(page, 1_500)
        now = max(it["row"] for it in tiles(page))
        assert now > most
        most = now
        expect_order(tiles(page), 4)
    assert most > 40
    assert int(page.inner_text("#items").replace(",", "")) > grown


@pytest.mark.parametrize("query", ["", "?order=given"])
def test_what_comes_before_moves_nothing_in_sight(gallery, visit, query):
    page = look(visit, gallery, query)
    count = page.inner_text("#items")
    page.mouse.move(400, 400)
    seen = {it["hue"]: it for it in in_sight(page)}
    for _ in range(30):
        page.mouse.wheel(0, -120)
        rest(page)
        now = {it["hue"]: it for it in in_sight(page)}
        common = seen.keys() & now.keys()
        assert common
        for hue in common:
            # In every lane alike, and each keeps its name.
            assert now[hue]["top"] - seen[hue]["top"] == pytest.approx(
                120, abs=1.1
            )
            assert place(now[hue]) == place(seen[hue])
        seen = now
    assert page.inner_text("#items") != count


def test_a_tap_selects_one_tile(gallery, visit):
    page = look(visit, gallery, width=400)
    finger = Finger(page)
    top = page.locator("#lanes-view").bounding_box()["y"]
    for tile in in_sight(page)[:3]:
        finger.tap(tile["left"] + 20, top + tile["top"] + 20)
        page.wait_for_selector(
            f"[data-item='{tile['item']}'].waterflow-selected"
        )
        assert [place(it) for it in tiles(page) if it["isSelected"]] == [
            place(tile)
        ]
        row, column = place(tile)
        assert page.inner_text("#selected") == f"({row}, {column})"


def test_a_selected_tile_is_the_same_after_growing(gallery, visit):
    page = look(visit, gallery)
    tile = in_sight(page)[5]
    page.click(f"[data-item='{tile['item']}']")
    for distance in (-1_000, -1_000, 2_000):
        scroll(page, distance)
    chosen = [it for it in tiles(page) if it["isSelected"]]
    assert [(it["hue"], place(it)) for it in chosen] == [
        (tile["hue"], place(tile))
    ]
    assert chosen[0]["item"] > tile["item"]


def drag(page, tile: dict, target: dict, finger: bool) -> None:
    """Drags a tile to the middle of another one, by finger or mouse."""
    top = page.locator("#lanes-view").bounding_box()["y"]
    x, y = tile["left"] + 30, top + tile["top"] + 30
    to_x = (target["left"] + target["right"]) / 2
    to_y = top + (target["top"] + target["bottom"]) / 2
    if finger:
        one = Finger(page).press(x, y)
        page.wait_for_selector(".waterflow-lifted")
        one.move(x=to_x - x, y=to_y - y, steps=25, gap=0.02).hold(0.4).up()
    else:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(to_x, to_y, steps=25)
        rest(page)
        page.mouse.up()
    rest(page)


@pytest.mark.parametrize("finger", [True, False])
def test_a_tile_is_dragged_into_another_lane(gallery, visit, finger):
    page = look(visit, gallery)
    before = in_sight(page)
    tile = next(it for it in before if it["column"] == 0)
    target = next(
        it for it in before if it["column"] == 2 and it["row"] == 2
    )
    others = {it["hue"] for it in before} - {tile["hue"]}
    count = page.inner_text("#items")
    drag(page, tile, target, finger)
    after = tiles(page)
    expect_order(after, 4)
    moved = next(it for it in after if it["hue"] == tile["hue"])
    assert moved["item"] != tile["item"]
    assert page.inner_text("#items") == count
    assert others <= {it["hue"] for it in after}
    order = [it["hue"] for it in after if it["hue"] in others]
    # The others follow each other as before.
    assert order == [it["hue"] for it in before if it["hue"] in others]


@pytest.mark.parametrize("way", [1, -1])
def test_what_comes_waits_for_a_drag_to_end(gallery, visit, way):
    page = look(visit, gallery)
    # Just before more would come there.
    page.evaluate(
        """(way) => {
          const view = document.getElementById("lanes-view");
          const { scrollHeight, clientHeight } = view;
          view.scrollTop =
            way > 0 ? scrollHeight - 2.4 * clientHeight : 1_200;
        }""",
        way,
    )
    rest(page)
    count = page.inner_text("#items")
    tile = in_sight(page)[4]
    box = page.locator("#lanes-view").bounding_box()
    page.mouse.move(tile["left"] + 30, box["y"] + tile["top"] + 30)
    page.mouse.down()
    edge = box["height"] - 4 if way > 0 else 4
    page.mouse.move(tile["left"] + 60, box["y"] + edge, steps=10)
    # It scrolls by itself as far as there is anything.
    page.wait_for_function(
        """(way) => {
          const view = document.getElementById("lanes-view");
          const end = view.scrollHeight - view.clientHeight;
          return way > 0 ? view.scrollTop >= end - 1 : view.scrollTop <= 1;
        }""",
        arg=way,
    )
    rest(page)
    assert page.inner_text("#items") == count
    lifted = page.locator(".waterflow-lifted")
    assert lifted.count() == 1
    assert lifted.evaluate("(it) => it.style.getPropertyValue('--hue')") == (
        tile["hue"]
    )
    page.mouse.up()
    page.wait_for_function(
        "(count) => document.getElementById('items').innerText !== count",
        arg=count,
    )
    rest(page)
    shown = tiles(page)
    expect_order(shown, 4)
    moved = next(it for it in shown if it["hue"] == tile["hue"])
    assert (moved["row"] - tile["row"]) * way > 0


def test_tiles_share_a_layer(gallery, visit):
    # Where text stands on what the browser knows to be opaque, it asks for no
    # layer of its own to be sharp.
    page = look(visit, gallery)
    assert len(tiles(page)) >= 12
    protocol = page.context.new_cdp_session(page)
    layers = []
    protocol.on(
        "LayerTree.layerTreeDidChange",
        lambda told: layers.append(len(told.get("layers", []))))
    protocol.send("DOM.enable")
    protocol.send("LayerTree.enable")
    while len(layers) < 3:
        scroll(page, 40)
    assert layers[-1] < 12
