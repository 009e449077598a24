def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_box(slide, left=1, top=1, w=4, h=1)
