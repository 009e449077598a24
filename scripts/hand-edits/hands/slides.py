"""Slides in another order, gone, doubled and new; notes."""
from pptx.util import Inches

from hands.deck import duplicate, move_slide, only, saying, scenario, titles, type_over


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
