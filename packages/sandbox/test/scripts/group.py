from pptx import Presentation
from pptx.util import Inches, Pt
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
g = slide.shapes.add_group_shape()
g.shapes.add_textbox(Inches(1), Inches(1), Inches(2), Inches(1)).text_frame.text = 'in'
prs.save('out.pptx')
