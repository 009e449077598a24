/** Presentations that python-pptx made, word by word. */
import { makeWithPython } from '@deckwright/testkit/python-documents';
import { describe, expect, it } from 'vitest';
import { read } from './kit.ts';
import { expectPlacesCover, expectWords, placeOf } from './laws.ts';

const DECK = makeWithPython(
  'talk.pptx',
  `
from pptx import Presentation
from pptx.chart.data import CategoryChartData, XyChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches
p = Presentation()
p.core_properties.title, p.core_properties.author = 'Talk', 'Ada Marsh'
s = p.slides.add_slide(p.slide_layouts[0])
s.shapes.title.text, s.placeholders[1].text = 'Plan 2026', 'For the board'
s = p.slides.add_slide(p.slide_layouts[1])
s.shapes.title.text = 'What we do'
f = s.placeholders[1].text_frame
f.text = 'Grow 12 %'
for text, level in (('in the north', 1), ('in the south', 1), ('Cut | costs', 0)):
    a = f.add_paragraph()
    a.text, a.level = text, level
s.notes_slide.notes_text_frame.text = 'Say this first\\nthen 99'
s = p.slides.add_slide(p.slide_layouts[5])
s.shapes.title.text = 'Figures'
def box(x, y, text):
    s.shapes.add_textbox(Inches(x), Inches(y), Inches(2), Inches(.5)).text_frame.text = text
# In the file the right column comes first.
box(6, 2, 'Right 1'); box(6, 2.6, 'right 2'); box(1, 2, 'Left 1'); box(1, 2.6, 'left 2')
box(20, 2, 'outside')
t = s.shapes.add_table(3, 3, Inches(1), Inches(3.5), Inches(6), Inches(1)).table
for r, row in enumerate((('Region', '2024', '2025'), ('North', '10.5', '12.0'), ('South', '3', '4'))):
    for c, text in enumerate(row): t.cell(r, c).text = text
t.cell(2, 1).merge(t.cell(2, 2))
d = CategoryChartData(number_format='0.0')
d.categories = ['Q1', 'Q2']
d.add_series('Sales', (1.25, 2.5))
d.add_series('Costs', (1, None))
c = s.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, Inches(1), Inches(5), Inches(4), Inches(2), d).chart
c.has_title = True
c.chart_title.text_frame.text = 'By quarter'
c.value_axis.has_title = True
c.value_axis.axis_title.text_frame.text = 'EUR million'
s = p.slides.add_slide(p.slide_layouts[6])
s.shapes.add_textbox(0, 0, Inches(2), Inches(1)).text_frame.text = 'No title here'
s = p.slides.add_slide(p.slide_layouts[1])
s.shapes.title.text = 'Hidden one'
s._element.set('show', '0')
p.save(out)
`,
);

describe('a presentation', () => {
  it('has its words as Markdown, slide by slide in the order in which they are read', async () => {
    const document = await read('talk.pptx', DECK);
    expect(document.markdown).toBe(`# Plan 2026

For the board

## What we do

- Grow 12 %
  - in the north
  - in the south
- Cut \\| costs

> Say this first
>
> then 99

## Figures

Left 1

left 2

Right 1

right 2

| Region | 2024 | 2025 |
| --- | --- | --- |
| North | 10.5 | 12.0 |
| South | 3<br>4 |  |

By quarter

EUR million

|  | Sales | Costs |
| --- | --- | --- |
| Q1 | 1.25 | 1 |
| Q2 | 2.5 |  |

No title here
`);
    expectPlacesCover(document);
    expect(document).toMatchObject({ title: 'Talk', author: 'Ada Marsh' });
  });

  it('has shares of a chart as shares, whether the chart prints them or not, and rounds none', async () => {
    const pie = makeWithPython(
      'pie.pptx',
      `
from pptx import Presentation
from pptx.chart.data import CategoryChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches
p = Presentation()
s = p.slides.add_slide(p.slide_layouts[5])
s.shapes.title.text = 'Where patients come from'
d = CategoryChartData(number_format='0%')
d.categories = ['Referral', 'Walk-in', 'Emergency']
d.add_series('Patients', (0.505, 0.295, 0.2))
s.shapes.add_chart(XL_CHART_TYPE.PIE, Inches(1), Inches(1), Inches(6), Inches(4), d)
p.save(out)
`,
    );
    const { markdown } = await read('pie.pptx', pie);
    expect(markdown).toContain('| Referral | 50.5% |\n| Walk-in | 29.5% |\n| Emergency | 20% |');
  });

  it('knows the slide of each part, and which words are notes', async () => {
    const document = await read('talk.pptx', DECK);
    expect(placeOf(document, 'in the south')).toMatchObject({ slide: 2, heading: 'What we do' });
    expect(placeOf(document, 'then 99')).toMatchObject({ slide: 2, notes: true, heading: 'What we do' });
    expect(placeOf(document, '10.5')).toMatchObject({ slide: 3, heading: 'Figures' });
    const untitled = placeOf(document, 'No title');
    expect(untitled).toMatchObject({ slide: 4 });
    expect(untitled).not.toHaveProperty('heading');
  });

  it('names what is not in its text', async () => {
    const { notices } = await read('talk.pptx', DECK);
    expect(notices.map(({ code, place: { slide } }) => [code, slide])).toEqual([
      ['off_slide', 3],
      ['hidden_slide', 5],
    ]);
  });

  it('has every word of a long one', async () => {
    const bytes = makeWithPython(
      'long.pptx',
      "from pptx import Presentation\np = Presentation()\nfor i in range(60):\n  s = p.slides.add_slide(p.slide_layouts[1])\n  s.shapes.title.text = f'Part {i}'\n  s.placeholders[1].text = f'first {i}.5\\nsecond {i * 37}'\np.save(out)",
    );
    expectWords(
      await read('long.pptx', bytes),
      Array.from({ length: 60 }, (_, i) => `Part ${i} first ${i}.5 second ${i * 37}`),
    );
    await expect(read('long.pptx', bytes, { slides: 59 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it.each([
    ['a page number alone', 'str(i + 1)'],
    ['a line and the page number', "f'Internal, do not distribute  {i + 1}'"],
  ])('leaves out a foot that is a box on every slide, and nothing else: %s', async (_, foot) => {
    const bytes = makeWithPython(
      'feet.pptx',
      `
from pptx import Presentation
from pptx.util import Inches
p = Presentation()
for i in range(4):
    s = p.slides.add_slide(p.slide_layouts[5])
    s.shapes.title.text = f'Part {"ABCD"[i]}'
    s.shapes.add_textbox(Inches(1), Inches(2), Inches(5), Inches(1)).text_frame.text = f'Body {"ABCD"[i]}'
    s.shapes.add_textbox(Inches(1), Inches(7), Inches(5), Inches(.4)).text_frame.text = ${foot}
p.save(out)
`,
    );
    const { markdown, notices } = await read('feet.pptx', bytes);
    expect(markdown.trim().split('\n\n')).toEqual(['A', 'B', 'C', 'D'].flatMap((part) => [`## Part ${part}`, `Body ${part}`]));
    expect(notices.map(({ code }) => code)).toEqual(['furniture']);
  });
});
