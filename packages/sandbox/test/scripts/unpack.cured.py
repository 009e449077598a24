def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    a, b = [1, 2]
