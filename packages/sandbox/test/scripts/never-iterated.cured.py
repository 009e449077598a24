from pptx import Presentation

def main():
    prs = Presentation()
    for layout in (0, 5):
        yield prs.slides.add_slide(prs.slide_layouts[layout])
    prs.save("plan.pptx")


for _ in main(): pass
