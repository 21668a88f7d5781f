"""Plots: valid SVG with all that was to be shown, on scales with round ticks."""

from xml.etree import ElementTree

import pytest

from pentarchy.arena.plots import NARROW, WIDTH, Row, Series, bars, curve, distributions, grouped, intervals
from pentarchy.arena.plots.axes import Scale, around, round_step
from pentarchy.arena.plots.charts import bins, median
from pentarchy.arena.plots.marks import COLOURS, marker
from pentarchy.arena.plots.sheets import LETTER

SVG = "{http://www.w3.org/2000/svg}"
ROWS = [Row("a & b", 0.4, 0.3, 0.5, "40 %"), Row("<duke>", 0.6, 0.55, 0.7, "60 %", kind=1)]
CHARTS = {
    "intervals": (intervals, ROWS, "share", "Shares", 0.5),
    "bars": (bars, ROWS, "share", "Shares"),
    "grouped": (grouped, ["seat 1"], [("a & b", ROWS[:1]), ("<duke>", ROWS[1:])], "won", "Wins", 0.5),
    "distributions": (distributions, [Series("a & b", [1, 2, 2]), Series("<duke>", [])], "points", "Scores"),
}
DRAWINGS = {
    f"{name} at {width:.0f}": chart(*about, width=width)
    for name, (chart, *about) in CHARTS.items()
    for width in (WIDTH, NARROW)
}


@pytest.mark.parametrize("drawing", DRAWINGS.values(), ids=DRAWINGS)
def test_a_plot_is_valid_and_names_everything(drawing):
    svg = ElementTree.fromstring(drawing)
    words = {each.text for each in svg.iter(f"{SVG}text")}
    assert {"a & b", "<duke>"} <= words
    assert svg.get("role") == "img"
    assert svg.get("aria-label")


@pytest.mark.parametrize("drawing", DRAWINGS.values(), ids=DRAWINGS)
def test_everything_is_inside_the_picture(drawing):
    svg = ElementTree.fromstring(drawing)
    _, _, width, height = map(float, svg.get("viewBox").split())
    for each in svg.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert 0 <= float(each.get(name, 0)) <= width
        for name in ("y", "y1", "y2", "cy"):
            assert 0 <= float(each.get(name, 0)) <= height


def test_a_long_name_has_room_or_is_cut_with_a_sign():
    names = ["baron@100 before sovereign@7200", "Hrothgar the Conqueror of all the northern lands"]
    svg = ElementTree.fromstring(intervals([Row(name, 0.5, 0.4, 0.6) for name in names], "share", "Shares"))
    left = [each for each in svg.iter(f"{SVG}text") if each.get("text-anchor") == "end" and each.text]
    assert [each.text for each in left] == [names[0], "Hrothgar the Conqueror of all t…"]
    assert all(float(each.get("x")) >= LETTER * len(each.text) for each in left)


LONG = "a label that says much more than a telephone has room for on a single line, however it is held"
NAMES = ["baron@100 before sovereign@7200", "Hrothgar the Conqueror of all the northern lands"]
WORDY = [Row(name, 0.5, 0.4, 0.6, "50.0 %") for name in NAMES]


@pytest.mark.parametrize(
    "drawing",
    [
        intervals(WORDY, LONG, "Shares", 0.5, width=NARROW),
        bars(WORDY, LONG, "Shares", width=NARROW),
        distributions([Series(name, [1, 2, 2]) for name in NAMES], LONG, "Scores", width=NARROW),
        grouped(["seat 1", "seat 2"], [(name, WORDY) for name in NAMES], "won", "Wins", 0.5, width=NARROW),
        curve([(0.0, WORDY[0]), (1.0, WORDY[1])], LONG, "the leader wins", "Leaders", 0.5, width=NARROW),
    ],
    ids=["intervals", "bars", "distributions", "grouped", "curve"],
)
def test_on_a_telephone_no_word_is_cut_off(drawing):
    """Reckoned with seven units a letter, which is wide for 14 pixels of a proportional font."""
    svg = ElementTree.fromstring(drawing)
    for each in svg.iter(f"{SVG}text"):
        x, wide = float(each.get("x")), 7 * len(each.text or "")
        left = {"start": x, "middle": x - wide / 2, "end": x - wide}[each.get("text-anchor")]
        assert left >= -4, each.text
        assert left + wide <= NARROW + 4, each.text


def test_a_curve_has_a_sign_for_each_point_and_a_band():
    points = [(share, Row("", share, share - 0.1, share + 0.1)) for share in (0.3, 0.5, 0.9)]
    svg = ElementTree.fromstring(curve(points, "over", "wins", "Leaders", 0.25))
    assert len(list(svg.iter(f"{SVG}circle"))) == 3
    assert len(list(svg.iter(f"{SVG}polygon"))) == 1


def test_no_two_kinds_share_colour_or_shape():
    drawn = [ElementTree.fromstring(marker(kind, 10, 10)) for kind in range(COLOURS)]
    assert len({each.get("class") for each in drawn}) == COLOURS
    assert len({each.get("points") for each in drawn}) == COLOURS


@pytest.mark.parametrize(("rough", "step"), [(0.07, 0.1), (0.24, 0.25), (1, 1), (2.3, 5), (22, 25), (600, 1000)])
def test_steps_are_round(rough, step):
    assert round_step(rough) == pytest.approx(step)


def test_ticks_lie_within_the_scale():
    ticks = Scale(-0.3, 1.04, 0, 100).ticks()
    assert ticks == [-0.25, 0.0, 0.25, 0.5, 0.75, 1.0]


def test_a_scale_of_one_value_has_width():
    scale = around([5.0], 0, 100)
    assert scale.low < 5 < scale.high
    assert 0 < scale(5.0) < 100


def test_bins_hold_every_value_once():
    values = [0, 1, 1, 2, 7, 40]
    edges, counts = bins(values, around(values, 0, 100))
    assert sum(counts) == len(values)
    assert len(edges) == len(counts) + 1
    assert edges == sorted(edges)


@pytest.mark.parametrize(("values", "middle"), [([3, 1, 2], 2), ([4, 1, 2, 3], 2.5)])
def test_median(values, middle):
    assert median(values) == middle
