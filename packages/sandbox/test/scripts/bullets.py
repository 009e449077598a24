from pptx import Presentation
from pptx.util import Inches, Pt
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[1])
slide.shapes.title.text = 'Why now'
tf = slide.placeholders[1].text_frame
tf.text = 'Costs rise'
for t in ['Riders leave', 'Rules change']:
    p = tf.add_paragraph()
    p.text = t
    p.level = 1
prs.save('out.pptx')
