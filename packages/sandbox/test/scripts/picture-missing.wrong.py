# cure: data URI
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    slide.shapes.add_picture('logo.png', Inches(1), Inches(1))
