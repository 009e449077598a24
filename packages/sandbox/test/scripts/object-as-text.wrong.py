# cure: str(row.name)
class Row:
    name = "North"
def build(prs):
    s = prs.slides.add_slide(prs.slide_layouts[5])
    s.shapes.title.text = f"Region {Row()}"
