from pptx import Presentation
from pptx.chart.data import CategoryChartData, XyChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches

for region in ("North", "South"):
    deck = Presentation()
    slide = deck.slides.add_slide(deck.slide_layouts[6])
    data = CategoryChartData()
    data.categories = ["Oct", "Nov"]
    data.add_series("2025", (75, 110, 150))
    data.add_series("Share", ["61%", "39%"])
    slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, Inches(1), Inches(1), Inches(4), Inches(3), data)
    points = XyChartData()
    points.add_series("Score", [55, 61, 70])
    slide.shapes.add_chart(XL_CHART_TYPE.XY_SCATTER, Inches(5), Inches(1), Inches(4), Inches(3), points)
    for at in range(3):
        card = slide.shapes.add_textbox(Inches(1 + at * 4), Inches(5), Inches(3.5), Inches(1))
        card.name = "Value"
        card.text_frame.text = "?"
    box = slide.shapes.add_textbox(Inches(9), Inches(6), Inches(4), Inches(1))
    next(one for one in slide.shapes if one.name == "Value").text_frame.text = "1"
    deck.save("region.pptx")
