def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_widget(slide, 'comparison_table', 0.8, 1.5, 11.7, 4, params={'headers': ['', 'A', 'B'], 'rows': [['Price', '1', '2']]})
