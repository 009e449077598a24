def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
