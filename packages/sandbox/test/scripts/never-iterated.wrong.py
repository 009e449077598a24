# cure: ^Write for _ in main(): pass instead of main() in line 11: nothing runs over it
from pptx import Presentation

def main():
    prs = Presentation()
    for layout in (0, 5):
        yield prs.slides.add_slide(prs.slide_layouts[layout])
    prs.save("plan.pptx")


main()
