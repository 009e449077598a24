# cure: Write str(5) instead of 5
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    'Total: ' + 5
