from pptx import Presentation
from pptx.util import Inches, Pt
from dataclasses import dataclass
@dataclass
class Row:
    name: str
    value: float
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
for i, r in enumerate([Row('a', 1.0), Row('b', 2.0)]):
    slide.shapes.add_textbox(Inches(1), Inches(i + 1), Inches(3), Inches(1)).text_frame.text = f'{r.name} {r.value:.1f}'
prs.save('out.pptx')
