"""Texts and tables higher than their place, and just not so."""
import os

from pptx import Presentation
from pptx.dml.color import RGBColor
from pptx.enum.text import MSO_ANCHOR
from pptx.util import Emu, Pt

from .measure import pages, to_pdf
from .shapes import FACES, PT, find, on_slide, own_box, plain, plain_group, walk


def plant_overflow(plan, measured):
    # A hundredth of one line is less than what the measurement rounds away.
    few = [(1.05, True), (0.95, False), (1.3, True), (0.8, False)]
    many = [(1.01, True), (0.99, False), *few]
    count = {True: 0, False: 0}
    for target, face, height, lines in measured:
        long = lines >= 4
        ratios = many if long else few
        ratio, defect = ratios[count[long] % len(ratios)]
        count[long] += 1
        prs = Presentation(target.deck)
        shape, groups = find(prs, target.slide, target.shape_id)
        own_box(shape)
        plain(shape, face)
        frame = shape.text_frame
        frame.vertical_anchor = MSO_ANCHOR.TOP
        frame.margin_top = frame.margin_bottom = Emu(0)
        if abs(ratio - 1) < 0.1 or (lines == 1 and not shape.is_placeholder):
            # So little is a defect only where the frame is seen: programs set a line 1.15 to 1.21 font sizes high. So is a label of one
            # line in a text box of any height.
            shape.line.color.rgb = RGBColor(0x80, 0x80, 0x80)
        scale = plain_group(groups)
        shape.height = Emu(max(1, int(height / ratio * PT / scale)))
        _, top, _, tall = on_slide(shape, groups)
        if not groups and top + tall > prs.slide_height:
            shape.top = Emu(max(0, int(prs.slide_height - tall - 100000)))
        what = f"text of {lines} lines {ratio:.2f} times as high as its box"
        plan.add(prs, target.deck, target.slide, target.shape_id, "text_overflow", defect, what, target.where)


def plant_table_overflow(plan, decks, out):
    """Tables whose rows grow: their height is that of LibreOffice's PDF."""
    for n, deck in enumerate(decks):
        cells = [["Region and product line", "What was agreed upon", "Who does it and when"], ["North and the islands", "A longer text that takes more than a single line of its cell", "The team"], ["South", "Nothing", "Nobody so far, to be named"]]

        def with_table(top):
            prs = Presentation(deck)
            slide = prs.slides[0]
            width = Emu(int(prs.slide_width * 0.5))
            frame = slide.shapes.add_table(3, 3, Emu(int(prs.slide_width * 0.2)), Emu(int(top)), width, Emu(300000))
            # Heads are bold in one program and not in another.
            frame.table.first_row = False
            for r, row in enumerate(cells):
                for c, words in enumerate(row):
                    cell = frame.table.cell(r, c)
                    cell.text = words
                    for run in cell.text_frame.paragraphs[0].runs:
                        run.font.size, run.font.name = Pt(14), FACES[n % 3]
            return prs, slide, frame

        path = os.path.join(out, f"measure-table-{n}.pptx")
        prs, slide, frame = with_table(0)
        for shape, _ in list(walk(slide.shapes)):
            if shape.shape_id != frame.shape_id:
                shape._element.getparent().remove(shape._element)
        prs.save(path)
        words = next(pages(to_pdf(path, out)), [])
        lefts = [prs.slide_width * 0.2 / PT + c * prs.slide_width * 0.5 / 3 / PT for c in range(4)]
        # Only how many lines each cell takes: LibreOffice sets lines of tables by the face, PowerPoint as all others.
        height = 0
        for row in cells:
            most = 1
            for c, text in enumerate(row):
                other = " ".join(r[c] for r in cells if r[c] != text).split()
                tops = {round(w[1]) for w in words if lefts[c] <= w[0] < lefts[c + 1] and w[4] in text.split() and w[4] not in other}
                most = max(most, len(tops))
            height += most * 1.2 * 14 + 7.2
        for share, defect in ((0.05, True), (-0.05, False), (0.3, True), (-0.3, False)):
            prs, slide, frame = with_table(0)
            frame.top = Emu(int(prs.slide_height - height * PT * (1 - share)))
            if frame.top < 0:
                continue
            plan.add(prs, deck, 1, frame.shape_id, "text_overflow", defect, f"rows that grow {share:+.0%} of the table past the slide", "table")
