from pptx import Presentation
from pptx.util import Inches, Pt
import csv, io
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
for i, row in enumerate(csv.reader(io.StringIO('a,b\n1,2'))):
    slide.shapes.add_textbox(Inches(1), Inches(1 + i), Inches(3), Inches(0.5)).text_frame.text = ' | '.join(row)
prs.save('out.pptx')
