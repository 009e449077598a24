# cure: data:image/png
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_image(slide, 'logo.png', 1, 1)
