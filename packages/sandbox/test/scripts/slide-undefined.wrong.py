# cure: def build
add_text_box(slide, 1, 1, 4, 1, 'x')
