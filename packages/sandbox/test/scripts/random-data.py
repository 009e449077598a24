from pptx import Presentation
from pptx.util import Inches, Pt
import random
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
slide.shapes.add_textbox(Inches(1), Inches(1), Inches(3), Inches(1)).text_frame.text = str(random.randint(1, 100))
prs.save('out.pptx')
