from pptx import Presentation

prs = Presentation()
for name in ("Turin", "Graz", "Split"):
    prs.slides.add_slide(prs.slide_layouts[5]).shapes.title.text = name
gone = prs.slides._sldIdLst[1]
prs.part.drop_rel(gone.rId)
prs.slides._sldIdLst.remove(gone)
prs.slides.add_slide(prs.slide_layouts[5]).shapes.title.text = "Brno"
prs.save("sites.pptx")
