import asyncio

from pptx import Presentation
from pptx.chart.data import CategoryChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches


async def entitle(slide, text):
    slide.shapes.title.text = text


async def fill(prs):
    slide = prs.slides.add_slide(prs.slide_layouts[5])
    entitle(slide, "Riders")
    data = CategoryChartData()
    data.categories = ["Oct", "Nov", "Dec"]
    data.add_series("2025", (75, 110))
    chart = slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, Inches(1), Inches(2), Inches(4), Inches(3), data).chart
    chart.category_axis.title = "Month"
    return slide


def cards(slide, heads):
    for at, head in enumerate(heads):
        card = slide.shapes.add_textbox(Inches(1 + at), Inches(6), Inches(1), Inches(1))
        card.text_frame.text = head
        yield card


prs = Presentation()
asyncio.run(fill(prs))
kept = entitle(prs.slides[0], "Riders of Nord")
cards(prs.slides[0], ["Listen", "Design"])
later = cards(prs.slides[0], ["Test"])
list(cards(prs.slides[0], ["Ship"]))
prs.slides[0].notes_slide.text = "Greet the auditors."
prs.save("riders.pptx")
