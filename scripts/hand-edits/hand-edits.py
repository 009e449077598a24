"""What people do to a deck by hand, done with python-pptx, and the look whether it is still there after the deck was drawn anew.

    hand-edits.py list
    hand-edits.py edit NAME DECK.pptx EDITED.pptx
    hand-edits.py check NAME EDITED.pptx RESULT.pptx CONFLICTS.json

`check` prints `kept`, `named` (the conflicts say what became of it) or `lost: why`. Nothing of the service is used here.
"""
import copy
import io
import json
import struct
import sys
import zlib

from pptx import Presentation
from pptx.dml.color import RGBColor
from pptx.enum.shapes import MSO_CONNECTOR, MSO_SHAPE
from pptx.enum.text import MSO_ANCHOR, PP_ALIGN
from pptx.util import Inches, Pt

SCENARIOS = {}
NEAR = Inches(0.02)


def scenario(edit):
    SCENARIOS[edit.__name__.replace("_", "-")] = edit
    return edit


def walk(shapes):
    for shape in shapes:
        yield shape
        if shape.shape_type == 6:
            yield from walk(shape.shapes)


def text_of(shape):
    return shape.text_frame.text if shape.has_text_frame else ""


def saying(prs, text):
    return [s for slide in prs.slides for s in walk(slide.shapes) if text_of(s) == text]


def named(prs, name):
    """Names may change with the data; what they stand for does not."""
    found = [s for slide in prs.slides for s in walk(slide.shapes) if s.name == name]
    subject = name.split(": ")[-1]
    kind = name.split(" ")[0]
    return found or [s for slide in prs.slides for s in walk(slide.shapes) if ": " in s.name and s.name.endswith(": " + subject) and s.name.startswith(kind)]


def only(shapes, what):
    assert shapes, f"{what} is not there"
    return shapes[0]


def table_in(prs):
    return only([s for slide in prs.slides for s in walk(slide.shapes) if s.has_table], "the table")


def near(a, b):
    return abs(a - b) <= NEAR


def at(shape, left=None, top=None, width=None, height=None):
    for name, wanted in (("left", left), ("top", top), ("width", width), ("height", height)):
        if wanted is not None:
            is_now = getattr(shape, name)
            assert near(is_now, wanted), f"{shape.name}: {name} is {is_now / 914400:.3f} in and not {wanted / 914400:.3f}"


def type_over(shape, text):
    """As a person types: the look of the first run stays."""
    paragraph = shape.text_frame.paragraphs[0]
    paragraph.runs[0].text = text
    for run in paragraph.runs[1:]:
        run.text = ""


def runs_of(shape):
    return [r for p in shape.text_frame.paragraphs for r in p.runs if r.text]


def png(rgb):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes(rgb) * 300 for _ in range(200))
    return io.BytesIO(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 300, 200, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def move_slide(prs, old, new):
    ids = prs.slides._sldIdLst
    slide = list(ids)[old]
    ids.remove(slide)
    ids.insert(new, slide)


def titles(prs):
    return [s.shapes.title.text_frame.text if s.shapes.title is not None else "" for s in prs.slides]


def duplicate(prs, i):
    source = prs.slides[i]
    slide = prs.slides.add_slide(source.slide_layout)
    for shape in list(slide.shapes):
        shape._element.getparent().remove(shape._element)
    for shape in source.shapes:
        slide.shapes._spTree.append(copy.deepcopy(shape._element))
    return slide


# Words


@scenario
def retype_title(prs):
    type_over(prs.slides[1].shapes.title, "Riders are back on every line")
    return lambda out: only(saying(out, "Riders are back on every line"), "the title")


@scenario
def retype_headline_of_cover(prs):
    type_over(prs.slides[0].shapes.title, "Northern lines, 2027 and after")
    return lambda out: only(saying(out, "Northern lines, 2027 and after"), "the title")


@scenario
def retype_subline(prs):
    type_over(only(saying(prs, "Riders a day, thousands"), "sub-line"), "Riders a working day, thousands")
    return lambda out: only(saying(out, "Riders a working day, thousands"), "the sub-line")


@scenario
def retype_value_that_stays(prs):
    type_over(only(saying(prs, "402"), "value"), "398")
    return lambda out: only(saying(out, "398"), "the value")


@scenario
def retype_value_that_is_refreshed(prs):
    """The new data say 1.62m: what was typed became data, so the list of changed figures names it."""
    type_over(only(saying(prs, "1.31m"), "value"), "1.35m")
    return lambda out: only(saying(out, "1.35m"), "the value")


@scenario
def retype_value_as_words(prs):
    type_over(only(saying(prs, "91%"), "value"), "nine in ten")
    return lambda out: only(saying(out, "nine in ten"), "the words")


@scenario
def retype_label_of_a_bar(prs):
    type_over(only(saying(prs, "Campus"), "label"), "University")
    return lambda out: only(saying(out, "University"), "the label")


@scenario
def retype_number_of_a_bar(prs):
    type_over(only(saying(prs, "27"), "value"), "29")
    return lambda out: only(saying(out, "29"), "the value")


@scenario
def retype_number_of_a_refreshed_bar(prs):
    type_over(only(saying(prs, "42"), "value"), "45")
    return lambda out: only(saying(out, "45"), "the value")


@scenario
def retype_words_in_a_card(prs):
    type_over(only(saying(prs, "Two streets"), "words"), "Three streets, one bridge")
    return lambda out: only(saying(out, "Three streets, one bridge"), "the words")


@scenario
def retype_a_refreshed_step(prs):
    type_over(only(saying(prs, "App"), "title"), "Phone app")
    return lambda out: only(saying(out, "Phone app"), "the title")


@scenario
def add_a_second_paragraph(prs):
    shape = only(saying(prs, "Live times"), "words")
    paragraph = shape.text_frame.add_paragraph()
    paragraph.text = "in four languages"
    return lambda out: only(saying(out, "Live times\nin four languages"), "both paragraphs")


@scenario
def empty_a_text(prs):
    type_over(only(saying(prs, "Every hour"), "words"), "")

    def check(out):
        assert not saying(out, "Every hour"), "the words are back"

    return check


@scenario
def words_on_a_bar(prs):
    only(named(prs, "bar 3: Campus"), "bar").text_frame.text = "new campus"
    return lambda out: only(saying(out, "new campus"), "the words")


# Tables


@scenario
def retype_cell_that_stays(prs):
    type_over(table_in(prs).table.cell(2, 2), "106")

    def check(out):
        assert table_in(out).table.cell(2, 2).text_frame.text == "106", "the cell says " + table_in(out).table.cell(2, 2).text_frame.text

    return check


@scenario
def retype_cell_that_is_refreshed(prs):
    type_over(table_in(prs).table.cell(1, 1), "43")

    def check(out):
        assert table_in(out).table.cell(1, 1).text_frame.text == "43", "the cell says " + table_in(out).table.cell(1, 1).text_frame.text

    return check


@scenario
def merge_cells(prs):
    table = table_in(prs).table
    table.cell(3, 0).merge(table.cell(4, 0))

    def check(out):
        cell = table_in(out).table.cell(3, 0)
        assert cell.is_merge_origin and cell.span_height == 2, "the cells are not merged"

    return check


@scenario
def move_table(prs):
    table_in(prs).top += Inches(0.4)
    top = table_in(prs).top
    return lambda out: at(table_in(out), top=top)


@scenario
def delete_table_row(prs):
    table = table_in(prs).table._tbl
    table.remove(table.tr_lst[4])

    def check(out):
        cells = [c.text_frame.text for s in out.slides for x in walk(s.shapes) if x.has_table for r in x.table.rows for c in r.cells]
        assert "West" not in cells and "East" in cells, "the row is back"

    return check


# Places


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


# Looks


@scenario
def recolour_a_bar(prs):
    bar = only(named(prs, "bar 4: Airport"), "bar")
    bar.fill.solid()
    bar.fill.fore_color.rgb = RGBColor(0xAA, 0x11, 0x22)

    def check(out):
        assert only(named(out, "bar 4: Airport"), "the bar").fill.fore_color.rgb == RGBColor(0xAA, 0x11, 0x22), "another colour"

    return check


@scenario
def recolour_a_bar_that_changes_its_rank(prs):
    bar = only(named(prs, "bar 2: Market"), "bar")
    bar.fill.solid()
    bar.fill.fore_color.rgb = RGBColor(0x11, 0x77, 0x33)

    def check(out):
        assert only(named(out, "bar 2: Market"), "the bar").fill.fore_color.rgb == RGBColor(0x11, 0x77, 0x33), "another colour"

    return check


@scenario
def embolden_a_value(prs):
    for run in runs_of(only(saying(prs, "402"), "value")):
        run.font.italic = True
        run.font.color.rgb = RGBColor(0xC0, 0x00, 0x00)

    def check(out):
        font = runs_of(only(saying(out, "402"), "the value"))[0].font
        assert font.italic and font.color.rgb == RGBColor(0xC0, 0, 0), "another look"

    return check


@scenario
def restyle_a_refreshed_value(prs):
    """Only the look is by hand: the words are those of the new data."""
    for run in runs_of(only(saying(prs, "1.31m"), "value")):
        run.font.underline = True

    def check(out):
        assert runs_of(only(saying(out, "1.62m"), "the new value"))[0].font.underline, "not underlined"

    return check


@scenario
def enlarge_words(prs):
    for run in runs_of(only(saying(prs, "Night line"), "words")):
        run.font.size = Pt(22)

    def check(out):
        assert runs_of(only(saying(out, "Night line"), "the words"))[0].font.size == Pt(22), "another size"

    return check


@scenario
def one_word_bold(prs):
    shape = only(saying(prs, "First half of 2027"), "sub-line")
    paragraph = shape.text_frame.paragraphs[0]
    paragraph.runs[0].text = "First half of "
    run = copy.deepcopy(paragraph.runs[0]._r)
    paragraph.runs[0]._r.addnext(run)
    paragraph.runs[1].text = "2027"
    paragraph.runs[1].font.bold = True

    def check(out):
        runs = runs_of(only(saying(out, "First half of 2027"), "the sub-line"))
        assert any(r.text.strip() == "2027" and r.font.bold for r in runs), "the word is not bold"

    return check


@scenario
def outline_a_card(prs):
    line = only(saying(prs, "Live times"), "card").line
    line.color.rgb = RGBColor(0, 0x55, 0xCC)
    line.width = Pt(3)

    def check(out):
        line = only(saying(out, "Live times"), "the card").line
        assert line.color.rgb == RGBColor(0, 0x55, 0xCC) and abs(line.width - Pt(3)) < 700, "another outline"

    return check


@scenario
def align_words(prs):
    shape = only(saying(prs, "402"), "value")
    for paragraph in shape.text_frame.paragraphs:
        paragraph.alignment = PP_ALIGN.RIGHT

    def check(out):
        assert only(saying(out, "402"), "the value").text_frame.paragraphs[0].alignment == PP_ALIGN.RIGHT, "aligned otherwise"

    return check


# Shapes that come and go


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
    return lambda out: at(only(saying(out, "Without school holidays"), "the text"), left=Inches(8), top=Inches(6.2))


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


# Slides


@scenario
def reorder_slides(prs):
    move_slide(prs, 4, 1)
    wanted = titles(prs)
    return lambda out: same_titles(out, wanted)


def same_titles(out, wanted):
    assert titles(out) == wanted, f"slides are {titles(out)}"


@scenario
def delete_a_slide(prs):
    ids = prs.slides._sldIdLst
    slide = list(ids)[5]
    prs.part.drop_rel(slide.rId)
    ids.remove(slide)
    wanted = titles(prs)
    return lambda out: same_titles(out, wanted)


@scenario
def duplicate_a_slide(prs):
    duplicate(prs, 4)
    return lambda out: same_titles(out, titles(prs))


@scenario
def duplicate_and_retype(prs):
    slide = duplicate(prs, 4)
    type_over(slide.shapes.title, "Three slow wins")
    return lambda out: same_titles(out, titles(prs))


@scenario
def add_a_slide(prs):
    slide = prs.slides.add_slide(prs.slides[1].slide_layout)
    slide.shapes.title.text_frame.text = "Questions?"
    box = slide.shapes.add_textbox(Inches(1), Inches(3), Inches(6), Inches(1))
    box.text_frame.text = "Ask the planning office"
    move_slide(prs, 6, 3)

    def check(out):
        same_titles(out, titles(prs))
        only(saying(out, "Ask the planning office"), "the words")

    return check


@scenario
def notes(prs):
    prs.slides[1].notes_slide.notes_text_frame.text = "Riders first, then money."

    def check(out):
        assert out.slides[1].notes_slide.notes_text_frame.text.strip() == "Riders first, then money.", "other notes"

    return check


@scenario
def everything_at_once(prs):
    checks = [edit(prs) for edit in (retype_title, move_a_label, recolour_a_bar, add_a_text_box, notes, delete_a_label)]
    checks.append(reorder_slides(prs))

    def check(out):
        for one in checks[:4] + checks[5:]:
            one(out)

    return check


def told(edit):
    """A change that is not carried on: the conflicts have to say so in these words."""

    def scenario_of(prs):
        says = edit(prs)

        def check(out):
            raise AssertionError(f"nobody says: {says}")

        check.says = says
        return check

    scenario_of.__name__ = edit.__name__
    return scenario(scenario_of)


def a_label(prs):
    return only(saying(prs, "Complaints"), "the label")


@told
def another_typeface(prs):
    for run in runs_of(a_label(prs)):
        run.font.name = "Georgia"
    return "typeface"


@told
def struck_out(prs):
    for run in runs_of(a_label(prs)):
        run._r.get_or_add_rPr().set("strike", "sngStrike")
    return "struck out"


@told
def a_link(prs):
    runs_of(a_label(prs))[0].hyperlink.address = "https://example.com/plan"
    return "link"


@told
def wider_lines(prs):
    for paragraph in a_label(prs).text_frame.paragraphs:
        paragraph.line_spacing = 2.0
    return "spacing of lines"


@told
def bullets(prs):
    for paragraph in a_label(prs).text_frame.paragraphs:
        properties = paragraph._p.get_or_add_pPr()
        for child in list(properties):
            properties.remove(child)
        properties.append(properties.makeelement("{http://schemas.openxmlformats.org/drawingml/2006/main}buChar", {"char": "•"}))
    return "bullets"


@told
def words_at_the_bottom(prs):
    a_label(prs).text_frame.vertical_anchor = MSO_ANCHOR.BOTTOM if a_label(prs).text_frame.vertical_anchor != MSO_ANCHOR.BOTTOM else MSO_ANCHOR.TOP
    return "place of words"


@told
def a_shadow(prs):
    properties = a_label(prs)._element.spPr
    a = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
    for effects in properties.findall(f"{a}effectLst"):
        properties.remove(effects)
    effects = properties.makeelement(f"{a}effectLst", {})
    shadow = effects.makeelement(f"{a}outerShdw", {"blurRad": "50800", "dist": "38100", "dir": "2700000"})
    shadow.append(shadow.makeelement(f"{a}srgbClr", {"val": "000000"}))
    effects.append(shadow)
    properties.append(effects)
    return "shadow"


@told
def another_geometry(prs):
    geometry = [g for slide in prs.slides for g in slide._element.iter("{http://schemas.openxmlformats.org/drawingml/2006/main}prstGeom") if g.get("prst") == "rect"][-1]
    geometry.set("prst", "snip1Rect")
    return "geometry"


@told
def another_background(prs):
    fill = prs.slides[1].background.fill
    fill.solid()
    fill.fore_color.rgb = RGBColor(0xFF, 0xF2, 0xCC)
    return "background"


@told
def a_transition(prs):
    slide = prs.slides[1]._element
    p = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
    transition = slide.makeelement(f"{p}transition", {"spd": "slow"})
    transition.append(transition.makeelement(f"{p}fade", {}))
    slide.insert(2, transition)
    return "transition"


def main(argv):
    if argv[:1] == ["list"]:
        print("\n".join(SCENARIOS))
        return 0
    command, name = argv[:2]
    prs = Presentation(argv[2])
    if command == "edit":
        SCENARIOS[name](prs)
        prs.save(argv[3])
        return 0
    # The same edit on the file as it was tells what to look for.
    check = SCENARIOS[name](prs)
    out = Presentation(argv[3])
    said = json.load(open(argv[4], encoding="utf-8"))
    try:
        check(out)
        print("kept")
        return 0
    except (AssertionError, AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
        why = str(error) or type(error).__name__
    if hasattr(check, "says"):
        names = [one for one in said["conflicts"] if check.says in one.get("message", "")]
        print(f"named: {names[0].get('message')}" if names else f"lost: {why}")
        return 0 if names else 1
    names = [one for one in said["conflicts"]] + [one for one in said["figures"] if one.get("typed")]
    print(f"named: {names[0].get('message')}" if names else f"lost: {why}")
    return 0 if names else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
