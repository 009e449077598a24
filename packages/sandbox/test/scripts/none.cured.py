def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_text_box(slide, 1, 1, 4, 1, 'x')
