from pptx import Presentation
from pptx.util import Inches, Pt
from pptx.oxml.ns import qn
from lxml import etree
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
b = slide.shapes.add_textbox(Inches(1), Inches(1), Inches(2), Inches(1))
b._element.txBody.find(qn('a:bodyPr')).set('rot', '0')
prs.save('out.pptx')
