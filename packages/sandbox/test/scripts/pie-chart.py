from pptx import Presentation
from pptx.util import Inches, Pt
from pptx.chart.data import ChartData
from pptx.enum.chart import XL_CHART_TYPE
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
data = ChartData()
data.categories = ['a', 'b']
data.add_series('x', (0.4, 0.6))
chart = slide.shapes.add_chart(XL_CHART_TYPE.PIE, Inches(1), Inches(1), Inches(5), Inches(5), data).chart
chart.plots[0].has_data_labels = True
chart.plots[0].data_labels.number_format = '0%'
prs.save('out.pptx')
