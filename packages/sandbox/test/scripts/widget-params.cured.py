def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_widget(slide, 'metric', 1, 1, 5, 2, params={'metrics': [{'value': '1', 'label': 'a'}]})
