# cure: title|None
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    slide.shapes.title.text = 'x'
