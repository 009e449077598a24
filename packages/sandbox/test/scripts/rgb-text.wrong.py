# cure: from_string
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    RGBColor('0B57B0')
