from pptx import Presentation
from pptx.util import Inches, Pt
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
r = slide.shapes.add_textbox(Inches(1), Inches(1), Inches(3), Inches(1)).text_frame.paragraphs[0].add_run()
r.text = 'more'
r.hyperlink.address = 'https://example.com/'
prs.save('out.pptx')
