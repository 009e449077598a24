from pptx import Presentation
from pptx.util import Inches, Pt
from pptx.chart.data import CategoryChartData
from pptx.enum.chart import XL_CHART_TYPE, XL_LEGEND_POSITION
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
data = CategoryChartData()
data.categories = ['Q1', 'Q2', 'Q3']
data.add_series('North', (1.2, 2.3, 3.1))
data.add_series('South', (2.0, 2.1, 1.9))
frame = slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, Inches(1), Inches(1), Inches(7), Inches(4), data)
frame.chart.has_legend = True
frame.chart.legend.position = XL_LEGEND_POSITION.BOTTOM
frame.chart.legend.include_in_layout = False
prs.save('out.pptx')
