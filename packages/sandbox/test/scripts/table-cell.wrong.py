# cure: len|fewer|items
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    slide.shapes.add_table(2, 2, Inches(1), Inches(1), Inches(4), Inches(1)).table.cell(2, 0).text = 'x'
