from pptx import Presentation
from pptx.util import Inches, Pt
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
slide.notes_slide.notes_text_frame.text = 'Say this'
prs.save('out.pptx')
