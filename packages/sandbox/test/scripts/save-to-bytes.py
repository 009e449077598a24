from pptx import Presentation
from pptx.util import Inches, Pt
from io import BytesIO
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
out = BytesIO()
prs.save(out)
print(len(out.getvalue()) > 1000)
