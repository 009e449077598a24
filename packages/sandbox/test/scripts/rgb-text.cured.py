def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    RGBColor.from_string('0B57B0')
