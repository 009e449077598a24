from pptx import Presentation
from pptx.util import Inches, Pt
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
rows = [('Depot', 'Share'), ('North', '94 %'), ('Harbour', '88 %')]
table = slide.shapes.add_table(3, 2, Inches(1), Inches(1), Inches(6), Inches(2)).table
for r, row in enumerate(rows):
    for c, text in enumerate(row):
        table.cell(r, c).text = text
prs.save('out.pptx')
