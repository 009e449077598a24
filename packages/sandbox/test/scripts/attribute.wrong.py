# cure: add_textbox
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    slide.shapes.add_text_box(Inches(1), Inches(1), Inches(1), Inches(1))
