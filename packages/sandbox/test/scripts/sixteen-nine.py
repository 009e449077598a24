from pptx import Presentation
from pptx.util import Inches, Pt
prs = Presentation()
prs.slide_width, prs.slide_height = Inches(13.333), Inches(7.5)
prs.slides.add_slide(prs.slide_layouts[6])
prs.save('out.pptx')
