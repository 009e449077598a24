from pptx import Presentation
from pptx.util import Inches, Pt
import json
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
for i, (k, v) in enumerate(json.loads('{"a": 1, "b": 2}').items()):
    slide.shapes.add_textbox(Inches(1), Inches(1 + i), Inches(3), Inches(0.5)).text_frame.text = f'{k}: {v}'
prs.save('out.pptx')
