# cure: add_slide
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_box(prs, 1, 1, 4, 1)
