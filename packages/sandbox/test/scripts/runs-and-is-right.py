import io
from pptx import Presentation
from pptx.chart.data import CategoryChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches

first = Presentation()
slide = first.slides.add_slide(first.slide_layouts[6])
data = CategoryChartData()
data.categories = ["Oct", "Nov"]
data.add_series("2025", (75, None))
data.add_series("2026", (75, 80))
slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, Inches(1), Inches(1), Inches(4), Inches(3), data)
for at in range(3):
    slide.shapes.add_textbox(Inches(1 + at * 2), Inches(5), Inches(2), Inches(1)).name = "Value"
for shape in slide.shapes:
    if shape.name == "Value":
        shape.text_frame.text = "1"
first.save("region.pptx")
first.save("region.pptx")
buffer = io.BytesIO()
first.save(buffer)
buffer.seek(0)
again = Presentation(buffer)
again.slides.add_slide(again.slide_layouts[0])
again.save("region.pptx")
