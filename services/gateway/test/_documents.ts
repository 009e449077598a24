/** One document of each format, written by hands other than those that read them. */
import { makeWithPython } from '@deckwright/testkit/python-documents';
import { pdfOf } from './_talk-pdf.ts';

/** With a picture of 4 by 3 pixels. */
const wordReport = () =>
  makeWithPython(
    'report.docx',
    `
import io, struct, zlib
from docx import Document
def png(w, h):
    raw = b''.join(b'\\x00' + b'\\x40' * w * 3 for _ in range(h))
    def chunk(kind, data): return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    return b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0)) + chunk(b'IDAT', zlib.compress(raw)) + chunk(b'IEND', b'')
d = Document()
d.core_properties.title, d.core_properties.author = 'Network report', 'Ada Marsh'
d.add_paragraph('Network report', style='Title')
d.add_heading('Riders', 1)
t = d.add_table(rows=4, cols=2)
for r, row in enumerate((('Year', 'Riders'), ('2023', '120'), ('2024', '134'), ('2025', '151'))):
    for c, text in enumerate(row): t.cell(r, c).text = text
d.add_heading('Depots', 1)
d.add_paragraph('The depot in the north has room for 41 buses.')
d.add_heading('The new line', 1)
d.add_picture(io.BytesIO(png(400, 300)))
d.inline_shapes[0]._inline.docPr.set('descr', 'Map of the new line')
d.save(out)
`,
  );

/** @param riders in the harbour depot */
export const workbook = (riders = 300) =>
  makeWithPython(
    'figures.xlsx',
    `
from openpyxl import Workbook
w = Workbook()
s = w.active
s.title = 'Depots'
for row in (('Depot', 'Riders'), ('North', 410), ('Harbour', ${riders}), ('East', 280)): s.append(row)
w.save(out)
`,
  );

const oldDeck = () =>
  makeWithPython(
    'old.pptx',
    `
from pptx import Presentation
p = Presentation()
s = p.slides.add_slide(p.slide_layouts[1])
s.shapes.title.text = 'What we do'
s.placeholders[1].text_frame.text = 'Grow 12 % in the north'
p.save(out)
`,
  );

export const MARKDOWN =
  '# Report\n\n## Sales\n\n| Year | Sales |\n|---|---|\n| 2023 | 12 |\n| 2024 | 15 |\n| 2025 | 19 |\n\n## Staff\n\nWe are 412 people.\n';

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
const text = (name: string, content: string): SentFile => ({ name, bytes: Buffer.from(content) });

export const markdown = text('report.md', MARKDOWN);

/** Name, how it is made, and a word or figure that stands in it. */
export const FORMATS: readonly (readonly [string, () => SentFile, string])[] = [
  ['a Word document', () => ({ name: 'report.docx', bytes: wordReport() }), '134'],
  ['a workbook', () => ({ name: 'figures.xlsx', bytes: workbook() }), '410'],
  ['a presentation', () => ({ name: 'old.pptx', bytes: oldDeck() }), '12 %'],
  ['a PDF', () => ({ name: 'talk.pdf', bytes: pdfOf(2) }), ''],
  ['a web page', () => text('page.html', '<!doctype html><h1>Plan</h1><p>We open 17 sites.</p>'), '17'],
  [
    'a mail',
    () =>
      text(
        'note.eml',
        'From: Ada <ada@example.org>\r\nSubject: Depots\r\nMIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\nThe lease costs 240 a month.\r\n',
      ),
    '240',
  ],
  ['Markdown', () => markdown, '412'],
  ['text', () => text('note.txt', 'Depots\n\nThe north depot has room for 41 buses.\n'), '41'],
  ['CSV', () => text('depots.csv', 'Depot,Riders\nNorth,410\nHarbour,300\nEast,280\n'), '300'],
];

/** Word's way to say that a password is needed. */
export const encrypted: SentFile = {
  name: 'secret.docx',
  bytes: Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]),
};

/** A part of 300 MB in 300 KB. */
export const bomb = (): SentFile => ({
  name: 'bomb.docx',
  bytes: makeWithPython(
    'bomb.docx',
    `
import zipfile
from docx import Document
d = Document(); d.add_paragraph('x'); d.save(out)
with zipfile.ZipFile(out) as z: parts = {n: z.read(n) for n in z.namelist()}
body = parts['word/document.xml']
with zipfile.ZipFile(out, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as z:
    for n, b in parts.items():
        if n != 'word/document.xml': z.writestr(n, b)
    with z.open('word/document.xml', 'w', force_zip64=True) as f:
        f.write(body)
        for _ in range(300): f.write(b' ' * (1 << 20))
`,
  ),
});
