def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_widget(slide, 'metric', 0.8, 2, 11.7, 2.4, params={'metrics': [{'value': '1.31m', 'label': 'Riders'}]})
