# cure: accent1
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_box(slide, 1, 1, 4, 1, fill_color=theme_color('primary'))
