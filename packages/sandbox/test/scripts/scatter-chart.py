from pptx import Presentation
from pptx.util import Inches, Pt
from pptx.chart.data import XyChartData
from pptx.enum.chart import XL_CHART_TYPE
prs = Presentation()
slide = prs.slides.add_slide(prs.slide_layouts[6])
data = XyChartData()
s = data.add_series('m')
for i in range(5):
    s.add_data_point(i, i * i)
slide.shapes.add_chart(XL_CHART_TYPE.XY_SCATTER, Inches(1), Inches(1), Inches(5), Inches(4), data)
prs.save('out.pptx')
