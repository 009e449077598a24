/** Word documents that python-docx made, word by word. */
import { makeWithPython } from '@deckwright/testkit/python-documents';
import { describe, expect, it } from 'vitest';
import { read } from './kit.ts';
import { expectPlacesCover, expectWords, placeOf } from './laws.ts';

const REPORT = makeWithPython(
  'report.docx',
  `
import io, struct, zlib, datetime
from docx import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import qn, nsdecls

def png(w, h):
    raw = b''.join(b'\\x00' + b'\\x40' * w * 3 for _ in range(h))
    def chunk(kind, data): return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    return b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0)) + chunk(b'IDAT', zlib.compress(raw)) + chunk(b'IEND', b'')

d = Document()
p = d.core_properties
p.title, p.author, p.modified = 'File title', 'Ada Marsh', datetime.datetime(2026, 3, 31, 9, 0)
d.sections[0].header.paragraphs[0].text = 'Confidential header'
d.add_paragraph('Board report Q1', style='Title')
d.add_heading('Results', 1)
run = d.add_paragraph('Revenue rose 12.4 % to ').add_run('€1,234.5m')
run.bold = True
d.add_paragraph('Margin 8 * 2 = 16 | [see](x) a_b *not bold*')
d.add_paragraph('- is no list')
d.add_paragraph('2026. No list either')
d.add_heading('By region', 2)
for text, style in (('North 41', 'List Bullet'), ('Harbour 17', 'List Bullet 2'), ('South 38', 'List Bullet'), ('First step', 'List Number'), ('Second step', 'List Number')):
    d.add_paragraph(text, style=style)
t = d.add_table(rows=3, cols=3)
for r, row in enumerate((('Region', '2024', '2025'), ('North', '10.5', '12.0'), ('South', '(3.2)', '4|5'))):
    for c, text in enumerate(row): t.cell(r, c).text = text
t.cell(2, 0).add_paragraph('of it new')
m = d.add_table(rows=2, cols=3)
m.cell(0, 0).merge(m.cell(0, 1)).text = 'Both'
m.cell(0, 2).text = 'Third'
m.cell(1, 0).text, m.cell(1, 1).text, m.cell(1, 2).text = 'a1', 'b2', 'c3'
box = d.add_table(rows=1, cols=1)
box.cell(0, 0).text = 'Framed words'
d.add_picture(io.BytesIO(png(4, 3)))
d.inline_shapes[0]._inline.docPr.set('descr', 'Chart of sales')
d.add_picture(io.BytesIO(png(4, 3)))

# A heading by its outline alone, and one by the name that another program gave its style.
o = d.add_paragraph('By outline')
o.paragraph_format.element.get_or_add_pPr().append(parse_xml('<w:outlineLvl %s w:val="1"/>' % nsdecls('w')))
s = d.styles.add_style('Überschrift 3', WD_STYLE_TYPE.PARAGRAPH)
d.add_paragraph('Nach Namen', style=s)

tracked = d.add_paragraph('Agreed ')
tracked._p.append(parse_xml('<w:del %s w:id="1" w:author="x"><w:r><w:delText>gone 99</w:delText></w:r></w:del>' % nsdecls('w')))
tracked._p.append(parse_xml('<w:ins %s w:id="2" w:author="x"><w:r><w:t>added 55</w:t></w:r></w:ins>' % nsdecls('w')))
tracked._p.append(parse_xml('<w:r %s><w:rPr><w:vanish/></w:rPr><w:t>unseen</w:t></w:r>' % nsdecls('w')))

anchor = d.add_paragraph('Beside it')
anchor._p.append(parse_xml('''<w:r %s xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wps:wsp><wps:txbx><w:txbxContent><w:p><w:r><w:t>Boxed 77</w:t></w:r></w:p></w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent><w:p><w:r><w:t>Boxed 77</w:t></w:r></w:p></w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>''' % nsdecls('w')))
drawn = d.add_paragraph()
drawn._p.append(parse_xml('<w:r %s><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"/></wp:inline></w:drawing></w:r>' % nsdecls('w')))
turned = d.add_paragraph()
turned._p.append(parse_xml('<w:r %s><w:lastRenderedPageBreak/><w:t>On the second page</w:t></w:r>' % nsdecls('w')))
d.add_comment(turned.runs, text='what a reader thinks', author='x')
d.save(out)
`,
);

describe('a Word document', () => {
  it('has its words as Markdown, each once and in order', async () => {
    const document = await read('report.docx', REPORT);
    expect(document.markdown).toBe(`# Board report Q1

## Results

Revenue rose 12.4 % to **€1,234.5m**

Margin 8 * 2 = 16 \\| \\[see](x) a_b \\*not bold\\*

\\- is no list

2026\\. No list either

### By region

- North 41
  - Harbour 17
- South 38

1. First step
2. Second step

| Region | 2024 | 2025 |
| --- | --- | --- |
| North | 10.5 | 12.0 |
| South<br>of it new | (3.2) | 4\\|5 |

| Both |  | Third |
| --- | --- | --- |
| a1 | b2 | c3 |

Framed words

![Chart of sales](picture:1)

![](picture:1)

### By outline

#### Nach Namen

Agreed added 55

Beside it

Boxed 77

On the second page
`);
    expectPlacesCover(document);
    expect(document).toMatchObject({ title: 'Board report Q1', author: 'Ada Marsh', date: '2026-03-31' });
    expect(document.pictures).toMatchObject([{ id: 'picture:1', media_type: 'image/png', width: 4, height: 3, alt: 'Chart of sales' }]);
  });

  it('says what is not in its text', async () => {
    const { notices } = await read('report.docx', REPORT);
    expect(notices.map(({ code }) => code).sort()).toEqual([
      'chart_left_out',
      'comments',
      'header_footer',
      'hidden_text',
      'tracked_deletions',
    ]);
  });

  it('knows the page and the heading of each part, where the file says where pages end', async () => {
    const document = await read('report.docx', REPORT);
    expect(placeOf(document, '10.5')).toMatchObject({ file: 'report.docx', page: 1, heading: 'By region' });
    expect(placeOf(document, 'On the second')).toMatchObject({ page: 2, heading: 'Nach Namen' });
  });

  it('has no page where the file has none', async () => {
    const bytes = makeWithPython('plain.docx', "from docx import Document\nd = Document()\nd.add_paragraph('Alone')\nd.save(out)");
    expect((await read('plain.docx', bytes)).places).toEqual([{ start: 0, end: 6, file: 'plain.docx' }]);
  });

  it('has every word of a long one', async () => {
    const bytes = makeWithPython(
      'long.docx',
      "from docx import Document\nd = Document()\nfor i in range(400):\n  d.add_heading(f'Part {i}', 1 + i % 3)\n  d.add_paragraph(f'In {i}.5 words, {i * 37} of them')\nd.save(out)",
    );
    const words = Array.from({ length: 400 }, (_, i) => `Part ${i} In ${i}.5 words, ${i * 37} of them`);
    expectWords(await read('long.docx', bytes), words);
  });

  it('is refused beyond a limit, with the limit and a remedy', async () => {
    await expect(read('report.docx', REPORT, { characters: 100 })).rejects.toMatchObject({
      code: 'too_large',
      message: 'The document has more than 100 characters, which is the limit (characters).',
    });
  });
});
