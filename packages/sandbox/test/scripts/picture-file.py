from pptx import Presentation
from pptx.util import Inches, Pt
from PIL import Image
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
Image.new('RGB', (64, 64), 'red').save('red.png')
slide.shapes.add_picture('red.png', Inches(1), Inches(1))
prs.save('out.pptx')
