"""Texts under other shapes, and beside them."""
from pptx import Presentation
from pptx.util import Emu
from pptx.enum.shapes import MSO_SHAPE

from .shapes import find, on_slide, rectangle, to_back


def plant_hidden(plan, targets):
    ways = ["over", "behind", "half", "clear", "picture", "glass", "ellipse", "beside"]
    for n, target in enumerate(targets):
        way = ways[n % len(ways)]
        prs = Presentation(target.deck)
        slide = prs.slides[target.slide - 1]
        shape, groups = find(prs, target.slide, target.shape_id)
        x, y, w, h = on_slide(shape, groups)
        m = 60000
        if way == "over":
            rectangle(slide, x - m, y - m, w + 2 * m, h + 2 * m, "FFFFFF" if n % 3 else "1F3864")
        elif way == "half":
            # The left half of left-aligned words, or of any that fill their box.
            for paragraph in shape.text_frame.paragraphs:
                paragraph.alignment = 1
            rectangle(slide, x - m, y - m, w * 0.5, h + 2 * m, "DDDDDD")
        elif way == "picture":
            slide.shapes.add_picture(plan.picture, Emu(int(x - m)), Emu(int(y - m)), Emu(int(w + 2 * m)), Emu(int(h + 2 * m)))
        elif way == "ellipse":
            rectangle(slide, x - w * 0.3, y - h * 0.6, w * 1.6, h * 2.2, "333333", shape=MSO_SHAPE.OVAL)
        elif way == "behind":
            to_back(slide, rectangle(slide, x - m, y - m, w + 2 * m, h + 2 * m, "FFFFFF"))
        elif way == "clear":
            rectangle(slide, x - m, y - m, w + 2 * m, h + 2 * m, None)
        elif way == "glass":
            rectangle(slide, x - m, y - m, w + 2 * m, h + 2 * m, "FFFFFF", alpha=0.4)
        else:
            rectangle(slide, x, y + h + 400000, w, 200000, "444444")
        plan.add(prs, target.deck, target.slide, target.shape_id, "content_hidden", way in ("over", "half", "picture", "ellipse"), way, target.where)
