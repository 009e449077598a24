def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_widget(slide, 'waterfall', 0.8, 1.5, 11.7, 5, params={'bars': [{'label': 'Plan', 'value': 31, 'type': 'start'}, {'label': 'Energy', 'value': 2, 'type': 'add'}, {'label': 'Actual', 'value': 33, 'type': 'end'}]})
