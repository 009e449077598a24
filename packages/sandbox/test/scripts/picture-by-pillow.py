from pptx import Presentation
from pptx.util import Inches, Pt
import io
from PIL import Image, ImageDraw
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
im = Image.new('RGB', (400, 200), '#0B57B0')
ImageDraw.Draw(im).rectangle([20, 20, 380, 180], outline='white', width=5)
buf = io.BytesIO()
im.save(buf, 'PNG')
buf.seek(0)
slide.shapes.add_picture(buf, Inches(1), Inches(1), width=Inches(4))
prs.save('out.pptx')
