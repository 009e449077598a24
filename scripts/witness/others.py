"""Writes one file a kind with python-pptx: others.py FOLDER KIND..."""

import base64
import io
import sys

from pptx import Presentation
from pptx.chart.data import CategoryChartData, XyChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches

PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
CHARTS = {
    "bar": XL_CHART_TYPE.BAR_CLUSTERED,
    "line": XL_CHART_TYPE.LINE,
    "pie": XL_CHART_TYPE.PIE,
    "doughnut": XL_CHART_TYPE.DOUGHNUT,
    "scatter": XL_CHART_TYPE.XY_SCATTER,
}
LABELS = ["North", "South", "East"]
BOX = [Inches(side) for side in (1, 1.5, 6, 3)]


def data_of(kind):
    if kind != "scatter":
        data = CategoryChartData()
        data.categories = LABELS
        data.add_series("Sales", (3, 5, 4))
        return data
    data = XyChartData()
    series = data.add_series("Sales")
    for point in ((1, 3), (2, 5), (3, 4)):
        series.add_data_point(*point)
    return data


def fill(slide, kind):
    shapes = slide.shapes
    if kind in CHARTS:
        shapes.add_chart(CHARTS[kind], *BOX, data_of(kind))
    elif kind == "table":
        table = shapes.add_table(2, 3, *BOX).table
        for column, text in enumerate(LABELS):
            table.cell(0, column).text = text
            table.cell(1, column).text = str(column)
    elif kind == "picture":
        shapes.add_picture(io.BytesIO(base64.b64decode(PIXEL)), *BOX)
    elif kind == "notes":
        slide.notes_slide.notes_text_frame.text = "Say it slowly."
    else:
        shapes.add_textbox(*BOX).text_frame.text = "\n".join(LABELS if kind == "bullets" else ["Sales rose by a fifth"])


folder, *kinds = sys.argv[1:]
for kind in kinds:
    deck = Presentation()
    fill(deck.slides.add_slide(deck.slide_layouts[5 if kind != "bullets" else 6]), kind)
    deck.save(f"{folder}/other-python-pptx-{kind}.pptx")
