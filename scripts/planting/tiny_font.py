"""Type under nine points, and over."""
from pptx import Presentation

from .shapes import add_cell_table, find, paint_text, plain


def plant_tiny(plan, targets):
    sizes = [(8.5, True), (9, False), (7, True), (9.5, False), (5, True), (12, False), (8, True), (10, False)]
    for n, target in enumerate(targets):
        size, defect = sizes[n % len(sizes)]
        prs = Presentation(target.deck)
        slide = prs.slides[target.slide - 1]
        shape, _ = find(prs, target.slide, target.shape_id)
        about, where = target.shape_id, target.where
        if n % 4 >= 2:
            frame = add_cell_table(prs, slide, target.words[:20].split("\n")[0])
            paint_text(frame.table.cell(0, 1), "000000", size)
            about, where = frame.shape_id, "table"
        else:
            plain(shape, None, size)
        plan.add(prs, target.deck, target.slide, about, "tiny_font", defect, f"{size} pt", where)
