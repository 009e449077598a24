# cure: .
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    raise ValueError('no rows')
