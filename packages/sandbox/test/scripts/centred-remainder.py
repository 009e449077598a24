def build(prs):
    s = prs.slides.add_slide(prs.slide_layouts[5])
    s.shapes.title.text = "x"
    width = prs.slide_width - Emu(3)
    box = s.shapes.add_textbox((prs.slide_width - width) // 2, 1, width, Inches(1))
    box.left = (prs.slide_width - width) // 2
