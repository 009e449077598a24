from pptx import Presentation
from pptx.util import Inches, Pt
from datetime import date, datetime, timedelta
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
slide.shapes.add_textbox(Inches(1), Inches(1), Inches(3), Inches(1)).text_frame.text = (datetime.now() + timedelta(days=1)).strftime('%d %B %Y') + str(date.today())
prs.save('out.pptx')
