from pptx import Presentation
from pptx.util import Inches, Pt
def main():
    prs = Presentation()
    slide = prs.slides.add_slide(prs.slide_layouts[6])
    prs.save('out.pptx')
if __name__ == '__main__':
    main()
