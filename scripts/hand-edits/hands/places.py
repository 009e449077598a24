"""Shapes moved, resized and turned."""
from pptx.util import Inches

from hands.deck import at, named, only, saying, scenario


@scenario
def move_a_label(prs):
    label = only(saying(prs, "Complaints"), "label")
    label.left += Inches(0.5)
    label.top += Inches(0.25)
    left, top = label.left, label.top
    return lambda out: at(only(saying(out, "Complaints"), "the label"), left=left, top=top)


@scenario
def move_title(prs):
    prs.slides[4].shapes.title.top += Inches(0.3)
    top = prs.slides[4].shapes.title.top
    return lambda out: at(only(saying(out, "Three quick wins"), "the title"), top=top)


@scenario
def move_a_whole_chart(prs):
    group = only(named(prs, "Ranked bars"), "group")
    group.top += Inches(0.5)
    top = group.top
    return lambda out: at(only(named(out, "Ranked bars"), "the chart"), top=top)


@scenario
def resize_a_whole_chart(prs):
    group = only(named(prs, "Scoreboard"), "group")
    group.width = Inches(9)
    return lambda out: at(only(named(out, "Scoreboard"), "the board"), width=Inches(9))


@scenario
def resize_a_card(prs):
    card = only(saying(prs, "Two streets"), "card")
    card.height = Inches(2.2)
    return lambda out: at(only(saying(out, "Two streets"), "the card"), height=Inches(2.2))


@scenario
def resize_a_refreshed_bar(prs):
    """A bar's length is data: what was drawn by hand over it is told."""
    bar = only(named(prs, "bar 1: Harbour"), "bar")
    bar.height = Inches(0.8)
    return lambda out: at(only(named(out, "bar 1: Harbour"), "the bar"), height=Inches(0.8))


@scenario
def turn_a_shape(prs):
    only(saying(prs, "Riders"), "label").rotation = 12

    def check(out):
        assert abs(only(saying(out, "Riders"), "the label").rotation - 12) < 0.1, "it is not turned"

    return check
