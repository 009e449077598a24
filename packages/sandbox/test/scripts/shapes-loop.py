from pptx import Presentation
from pptx.util import Inches, Pt
from pptx.enum.shapes import MSO_SHAPE
from pptx.dml.color import RGBColor
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
for i in range(5):
    s = slide.shapes.add_shape(MSO_SHAPE.ROUNDED_RECTANGLE, Inches(0.5 + i * 1.8), Inches(2), Inches(1.6), Inches(1))
    s.fill.solid()
    s.fill.fore_color.rgb = RGBColor(20 * i, 80, 160)
    s.text_frame.text = f'Step {i + 1}'
prs.save('out.pptx')
