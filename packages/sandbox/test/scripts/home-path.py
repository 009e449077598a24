from pptx import Presentation
from pptx.util import Inches, Pt
import os
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
prs.save(os.path.join(os.path.expanduser('~'), 'x', 'deck.pptx'))
