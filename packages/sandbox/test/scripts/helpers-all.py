def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    add_box(slide, 0.8, 1, 4, 2, fill_color=theme_color('accent1'))
    add_text_box(slide, 1, 1.2, 3, 1, 'Riders', font_size=20, bold=True, color='#FFFFFF')
    add_icon(slide, 'users', 6, 1, size=0.6)
