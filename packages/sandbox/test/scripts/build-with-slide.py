def build(prs, slide):
    add_text_box(slide, 1, 1, 5, 1, 'x')
