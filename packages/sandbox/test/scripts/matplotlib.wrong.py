# cure: add_chart
def build(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    import matplotlib.pyplot as plt
