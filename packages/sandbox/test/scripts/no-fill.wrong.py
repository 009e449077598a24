# cure: .fill.solid()
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    s = add_box(slide, 1, 1, 2, 2)
    s.fill.fore_color.rgb = RGBColor(1, 2, 3)
