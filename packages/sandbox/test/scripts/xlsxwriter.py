from pptx import Presentation
from pptx.util import Inches, Pt
import xlsxwriter, io
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
w = xlsxwriter.Workbook(io.BytesIO(), {'in_memory': True})
w.add_worksheet().write(0, 0, 1)
w.close()
prs.save('out.pptx')
