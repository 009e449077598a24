def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_image(slide, 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 1, 1, w=2, alt='A dot')
