# cure: fill_color=
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_box(slide, 1, 1, 4, 1, fill='#0B57B0')
