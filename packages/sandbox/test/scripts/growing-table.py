from copy import deepcopy
from pptx import Presentation
from pptx.util import Inches

prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
table = slide.shapes.add_table(1, 2, Inches(1), Inches(1), Inches(6), Inches(1)).table
for name, riders in (("Nord", 1200), ("Süd", 1310)):
    table._tbl.tr_lst[-1].addnext(deepcopy(table._tbl.tr_lst[-1]))
    row = table.rows[len(table.rows) - 1]
    row.cells[0].text, row.cells[1].text = name, str(riders)
prs.save("riders.pptx")
