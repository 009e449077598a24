"""Texts a little under and a little over the contrast of WCAG, on grounds of their own, of others, of tables and of the slide."""
from pptx import Presentation
from pptx.dml.color import RGBColor
from pptx.util import Emu

from .contrast import color_at, contrast
from .shapes import add_cell_table, find, own_box, paint_text, plain, rectangle, walk

BACKGROUNDS = ["FFFFFF", "1F3864", "F2F2F2", "FFD966", "000000", "C00000"]


def plant_contrast(plan, targets):
    cases = [(4.4, True, 14, False), (4.6, False, 14, False), (2.9, True, 24, False), (3.1, False, 24, False), (2.9, True, 15, True), (3.1, False, 15, True), (4.4, True, 12, False), (4.6, False, 12, False)]
    grounds = ["own", "own", "behind", "behind", "table", "table", "slide", "slide"]
    for n, target in enumerate(targets):
        ratio, defect, size, bold = cases[n % len(cases)]
        way = grounds[(n // 2) % len(grounds)]
        ground = BACKGROUNDS[(n // 2) % len(BACKGROUNDS)]
        rgb = color_at(ratio, ground)
        if rgb is None:
            continue
        prs = Presentation(target.deck)
        slide = prs.slides[target.slide - 1]
        shape, groups = find(prs, target.slide, target.shape_id)
        about = target.shape_id
        where = target.where
        if groups and way != "table":
            way = "own"
        if way == "table":
            frame = add_cell_table(prs, slide, target.words[:24].split("\n")[0], size)
            cell = frame.table.cell(1, 1)
            cell.fill.fore_color.rgb = RGBColor.from_string(ground)
            paint_text(cell, rgb, size, bold)
            about, where = frame.shape_id, "table"
        else:
            plain(shape)
            paint_text(shape, rgb, size, bold)
            if way == "own":
                shape.fill.solid()
                shape.fill.fore_color.rgb = RGBColor.from_string(ground)
                # Wide and high enough, that the words stay on it.
                if not groups:
                    own_box(shape)
                    shape.height = Emu(max(shape.height, int(prs.slide_height * 0.5)))
                    slide.shapes._spTree.append(shape._element)
            elif way == "behind" or groups:
                shape.fill.background()
                back = rectangle(slide, 0, 0, prs.slide_width, prs.slide_height, ground)
                tree = slide.shapes._spTree
                tree.remove(back._element)
                tree.insert(list(tree).index(groups[0]._element if groups else shape._element), back._element)
            else:
                shape.fill.background()
                fill = slide.background.fill
                fill.solid()
                fill.fore_color.rgb = RGBColor.from_string(ground)
                for other, _ in list(walk(slide.shapes)):
                    if other.shape_id != target.shape_id and other._element.getparent() is not None:
                        other._element.getparent().remove(other._element)
                slide._element.set("showMasterSp", "0")
        plan.add(prs, target.deck, target.slide, about, "low_contrast", defect, f"{contrast(rgb, ground):.2f} at {size} pt{' bold' if bold else ''}, ground {way}", where)
