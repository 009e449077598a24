from pptx import Presentation
from pptx.util import Inches, Pt
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
prs.save('/mnt/data/presentation.pptx')
print('saved')
