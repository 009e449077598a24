# cure: add_text_box
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_textbox(slide, 1, 1, 4, 1, 'x')
