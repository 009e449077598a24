"""Shapes that come and go."""
from pptx.dml.color import RGBColor
from pptx.enum.shapes import MSO_CONNECTOR, MSO_SHAPE
from pptx.util import Inches

from hands.deck import at, named, only, png, saying, scenario, walk


@scenario
def delete_a_label(prs):
    element = only(saying(prs, "On time"), "label")._element
    element.getparent().remove(element)

    def check(out):
        assert not saying(out, "On time"), "the label is back"

    return check


@scenario
def delete_a_refreshed_value(prs):
    element = only(saying(prs, "1.31m"), "value")._element
    element.getparent().remove(element)

    def check(out):
        assert not saying(out, "1.31m") and not saying(out, "1.62m"), "the value is back"

    return check


@scenario
def add_a_text_box(prs):
    box = prs.slides[2].shapes.add_textbox(Inches(8), Inches(6.2), Inches(3), Inches(0.5))
    box.text_frame.text = "Without school holidays"

    def check(out):
        text = only(saying(out, "Without school holidays"), "the text")
        # LibreOffice makes the box as wide as its words, and moves it by its margin.
        assert abs(text.left - Inches(8)) <= Inches(0.12), f"left is {text.left / 914400:.3f} in"
        at(text, top=Inches(6.2))

    return check


@scenario
def add_an_ellipse_with_words(prs):
    shape = prs.slides[3].shapes.add_shape(MSO_SHAPE.OVAL, Inches(10), Inches(6), Inches(2), Inches(1))
    shape.text_frame.text = "Check!"
    shape.fill.solid()
    shape.fill.fore_color.rgb = RGBColor(0xFF, 0xCC, 0)
    return lambda out: at(only(saying(out, "Check!"), "the ellipse"), left=Inches(10), width=Inches(2))


@scenario
def add_an_arrow_shape(prs):
    shape = prs.slides[4].shapes.add_shape(MSO_SHAPE.RIGHT_ARROW, Inches(5), Inches(5.6), Inches(3), Inches(0.8))
    shape.name = "Hand arrow"
    shape.text_frame.text = "next"
    return lambda out: only(saying(out, "next"), "the arrow's word") and at(only(named(out, "Hand arrow"), "the arrow"), left=Inches(5))


@scenario
def add_a_line(prs):
    line = prs.slides[2].shapes.add_connector(MSO_CONNECTOR.STRAIGHT, Inches(1), Inches(6.5), Inches(7), Inches(6.5))
    line.name = "Hand line"
    return lambda out: at(only(named(out, "Hand line"), "the line"), left=Inches(1), width=Inches(6))


@scenario
def add_a_picture(prs):
    picture = prs.slides[1].shapes.add_picture(png((200, 30, 60)), Inches(11), Inches(0.2), Inches(1.5), Inches(1))
    picture.name = "Hand picture"
    sha1 = picture.image.sha1

    def check(out):
        shape = only(named(out, "Hand picture"), "the picture")
        at(shape, left=Inches(11), width=Inches(1.5), height=Inches(1))
        assert shape.image.sha1 == sha1, "another picture"

    return check


@scenario
def add_a_table(prs):
    frame = prs.slides[5].shapes.add_table(2, 2, Inches(1), Inches(5), Inches(5), Inches(1))
    frame.table.cell(0, 0).text = "Ask"
    frame.table.cell(1, 1).text = "3.1 million"

    def check(out):
        assert table_like(out, "Ask", "3.1 million"), "the table is not there"

    return check


def table_like(prs, first, last):
    tables = [s.table for slide in prs.slides for s in walk(slide.shapes) if s.has_table]
    return any(t.cell(0, 0).text_frame.text == first and t.cell(len(t.rows) - 1, len(t.columns) - 1).text_frame.text == last for t in tables)
