# cure: data:image/png
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_image(slide, 'https://example.com/a.png', 1, 1)
