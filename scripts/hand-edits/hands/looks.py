"""Colours, typefaces, sizes and outlines by hand."""
import copy

from pptx.dml.color import RGBColor
from pptx.enum.text import PP_ALIGN
from pptx.util import Pt

from hands.deck import named, only, runs_of, saying, scenario


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
