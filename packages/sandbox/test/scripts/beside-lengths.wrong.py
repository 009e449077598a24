# cure: ^Write prs.slide_width - Inches(2 * margin) in line 8; Inches(at) + Inches(margin) in line 11; font.size + Pt(2) in line 15; y += Inches(1.5) in line 16.$
from pptx import Presentation
from pptx.util import Inches, Pt

prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
margin = 1
width = prs.slide_width - 2 * margin
y = Inches(1)
for at in range(3):
    box = slide.shapes.add_textbox(Inches(at) + margin, y, width, Inches(1))
    box.text_frame.text = "Riders"
    font = box.text_frame.paragraphs[0].font
    font.size = Pt(18)
    font.size = font.size + 2
    y += 1.5
half = (width - prs.slide_width) // 2
slide.shapes.add_textbox(Inches(1) - half % 7, Inches(1) + 0, Inches(2), sum([Inches(1), Inches(1)]))
prs.save("riders.pptx")
