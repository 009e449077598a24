# cure: ^table has 2 rows and 3 columns, counted from 0, so that table.cell(1, 2) is its last cell
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    table = slide.shapes.add_table(2, 3, Inches(1), Inches(1), Inches(6), Inches(2)).table
    table.cell(2, 3).text = "Riders"
