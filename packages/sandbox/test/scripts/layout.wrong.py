# cure: 0 to 10
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    prs.slides.add_slide(prs.slide_layouts[30])
