def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_widget(slide, 'metric', x=1, y=1, w=5, h=2, params={'metrics': [{'value': '1', 'label': 'a'}]})
