from pptx import Presentation
from pptx.util import Inches, Pt
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
f = slide.shapes.build_freeform(Inches(1), Inches(1))
f.add_line_segments([(Inches(2), Inches(1)), (Inches(2), Inches(2))])
f.convert_to_shape()
prs.save('out.pptx')
