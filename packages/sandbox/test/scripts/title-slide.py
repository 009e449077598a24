from pptx import Presentation
from pptx.util import Inches, Pt
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[0])
slide.shapes.title.text = 'Plan'
slide.placeholders[1].text = 'For 2027'
prs.save('out.pptx')
