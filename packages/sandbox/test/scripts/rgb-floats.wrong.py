# cure: RGBColor(11, 87, 176)
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    RGBColor(0.5, 0.5, 0.5)
