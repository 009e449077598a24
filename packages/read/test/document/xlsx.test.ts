/** Workbooks that openpyxl made, cell by cell. */
import { makeWithPython } from '@deckwright/testkit/python-documents';
import { describe, expect, it } from 'vitest';
import { read } from './kit.ts';
import { expectPlacesCover, expectWords, placeOf } from './laws.ts';

const BOOK = makeWithPython(
  'figures.xlsx',
  `
import datetime
from openpyxl import Workbook
b = Workbook()
b.properties.title, b.properties.creator = 'Figures', 'Ada Marsh'
s = b.active
s.title = 'Results'
s['A1'] = 'Revenue by region'
s['A2'] = 'in € million'
for c, v in enumerate(('Region', 2024, 2025, 'Change'), 1): s.cell(4, c, v)
for r, row in enumerate((('North', 1234.5, 1300, .0531), ('South', -87.25, 90.126, -.123), ('Total|all', 1147.25, 1390.126, None)), 5):
    for c, v in enumerate(row, 1): s.cell(r, c, v)
for r in range(5, 8):
    for c in (2, 3): s.cell(r, c).number_format = '#,##0.0;(#,##0.0)'
    s.cell(r, 4).number_format = '0.0%'
s['A8'] = 'Source: ERP export'
# Beside it, behind an empty column, another table.
for r, row in enumerate((('Day', 'Paid'), (datetime.date(2026, 3, 31), True), (datetime.date(2026, 4, 1), False)), 4):
    for c, v in enumerate(row, 7): s.cell(r, c, v)
s['G6'].number_format = 'd. mmmm yyyy'
# Under it, behind an empty row, one of merged heads.
s.merge_cells('A11:B11')
s['A11'], s['C11'] = 'Both', 'Third'
for c, v in enumerate(('a', 'b', 'two\\nlines'), 1): s.cell(12, c, v)
s['F12'] = '=SUM(B5:B6)'
s['K20'] = 'unseen'
s.column_dimensions['K'].hidden = True
s['A30'] = 'also unseen'
s.row_dimensions[30].hidden = True
h = b.create_sheet('Secret')
h['A1'] = 99
h.sheet_state = 'hidden'
p = b.create_sheet('Profit and loss')
for r, row in enumerate((('', None, 'Plan', 'Actual'), ('Sales', None, 10, 11), None, ('Costs', None, None, None), ('Staff', None, 4, 5.5), ('Rent', None, 1, 1)), 2):
    for c, v in enumerate(row or (), 1):
        if v not in (None, ''): p.cell(r, c, v)
n = b.create_sheet('Numbers only')
for r, row in enumerate(((1, 2), (3, 4)), 1):
    for c, v in enumerate(row, 1): n.cell(r, c, v)
b.save(out)
`,
);

describe('a workbook', () => {
  it('has its cells as they are shown, sheet by sheet and table by table', async () => {
    const document = await read('figures.xlsx', BOOK);
    expect(document.markdown).toBe(`# Results

## Revenue by region

in € million

| Region | 2024 | 2025 | Change |
| --- | --- | --- | --- |
| North | 1,234.5 | 1,300.0 | 5.3% |
| South | (87.3) | 90.1 | -12.3% |
| Total\\|all | 1,147.3 | 1,390.1 |  |

Source: ERP export

| Day | Paid |
| --- | --- |
| 2026-03-31 | TRUE |
| 1. April 2026 | FALSE |

| Both |  | Third |
| --- | --- | --- |
| a | b | two<br>lines |

# Profit and loss

|  | Plan | Actual |
| --- | --- | --- |
| Sales | 10 | 11 |
| Costs |  |  |
| Staff | 4 | 5.5 |
| Rent | 1 | 1 |

# Numbers only

|  |  |
| --- | --- |
| 1 | 2 |
| 3 | 4 |
`);
    expectPlacesCover(document);
    expect(document).toMatchObject({ title: 'Figures', author: 'Ada Marsh' });
  });

  it('knows the sheet and the range of each table, and each cell with its value and format', async () => {
    const document = await read('figures.xlsx', BOOK);
    expect(placeOf(document, '1,234.5')).toMatchObject({ sheet: 'Results', range: 'A1:D8', heading: 'Revenue by region' });
    expect(placeOf(document, '| Day')).toMatchObject({ sheet: 'Results', range: 'G4:H6' });
    expect(document.cells.find(({ cell }) => cell === 'C6')).toEqual({
      file: 'figures.xlsx',
      sheet: 'Results',
      cell: 'C6',
      value: 90.126,
      text: '90.1',
      format: '#,##0.0;(#,##0.0)',
    });
    expect(document.cells.find(({ cell }) => cell === 'G5')).toMatchObject({ value: 46112, text: '2026-03-31' });
  });

  it('names what is hidden, and formulas without a value', async () => {
    const { notices } = await read('figures.xlsx', BOOK);
    expect(notices.map(({ code, place: { sheet } }) => [code, sheet])).toEqual([
      ['hidden_rows', 'Results'],
      ['hidden_columns', 'Results'],
      ['formula_without_value', 'Results'],
      ['hidden_sheet', 'Secret'],
    ]);
    expect(notices.find(({ code }) => code === 'formula_without_value')?.message).toContain('F12');
  });

  it('has every cell of a large table once and in order, within its limit', async () => {
    const bytes = makeWithPython(
      'large.xlsx',
      "from openpyxl import Workbook\nb = Workbook(write_only=True)\ns = b.create_sheet('All')\nfor r in range(2000): s.append([f'name {r}', r * 3 + .5, f'x{r}'])\nb.save(out)",
    );
    const words = ['All', ...Array.from({ length: 2000 }, (_, r) => `name ${r} ${r * 3 + 0.5} x${r}`)];
    expectWords(await read('large.xlsx', bytes), words);
    await expect(read('large.xlsx', bytes, { cells: 5_999 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('refuses a table that is mostly empty places', async () => {
    const bytes = makeWithPython(
      'stairs.xlsx',
      'from openpyxl import Workbook\nb = Workbook()\nfor i in range(1, 301): b.active.cell(i, i, i)\nb.save(out)',
    );
    await expect(read('stairs.xlsx', bytes, { cells: 1_000 })).rejects.toMatchObject({ code: 'too_large' });
  });
});

const NOTED = makeWithPython(
  'noted.xlsx',
  `
from openpyxl import Workbook
b = Workbook()
s = b.active
s.title = 'Sites'
rows = (('Site', 'Plan', 'Actual', 'Change'), ('North', 10, 12, 2, 'one press was down'), ('South', 8, 7, -1), ('West', 5, 5, 0), ('East', 4, 6, 2), ('Total', 27, 30, 3))
for r, row in enumerate(rows, 1):
    for c, v in enumerate(row, 1):
        if v is not None: s.cell(r, c, v)
s['A8'] = 'Without the market.'
s['A9'], s['B9'] = 'Anna: kg per site', 7.5
b.save(out)
`,
);

it('has notes beside a table under it with the names of their rows, and remarks under it apart', async () => {
  const document = await read('noted.xlsx', NOTED);
  expect(document.markdown).toContain('| Site | Plan | Actual | Change |\n| --- | --- | --- | --- |\n| North | 10 | 12 | 2 |\n');
  expect(document.markdown).toContain(
    '| Total | 27 | 30 | 3 |\n\nNorth: one press was down\n\nWithout the market.\n\nAnna: kg per site 7.5\n',
  );
  expectPlacesCover(document);
});
