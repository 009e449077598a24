# cure: str(12)
def build(prs):
    s = prs.slides.add_slide(prs.slide_layouts[6])
    t = s.shapes.add_table(2, 2, Inches(1), Inches(1), Inches(4), Inches(1)).table
    t.cell(1, 1).text = 12
