# cure: ^Write if __name__ == "__main__": in line 10: 
from pptx import Presentation

def main():
    prs = Presentation()
    prs.slides.add_slide(prs.slide_layouts[6])
    prs.save("plan.pptx")


if __name__ == "main":
    main()
