# cure: same kind|str
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    'Total: ' + 5
