def build(prs):
    s = prs.slides.add_slide(prs.slide_layouts[5])
    s.shapes.title.text = 'Title'
    return prs
