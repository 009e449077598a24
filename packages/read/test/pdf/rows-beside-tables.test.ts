/** Rows that the rules, fills and pitch of a table leave out are rows of it: heads over it, and totals that are set apart below. */
import type { TableShape } from '@deckwright/draw/scene';
import { plainText } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { pdfOf, readPage, TITLE, words } from './pages.ts';

const EDGES = [60, 260, 350, 440, 530];
const COSTS = [
  ['Item', 'Plan', 'Spent', 'Left'],
  ['Steel', '1200', '1100', '100'],
  ['Timber', '86', '80', '6'],
  ['Glass', '2410', '2000', '410'],
];
const TOTAL = ['All items', '3696', '3180', '516'];
const digits = (x: number, y: number, size: number, text: string, font: string): string =>
  words(x - 0.556 * size * text.length, y, size, text, font);
const row = (y: number, [name = '', ...numbers]: readonly string[], size = 12, font = 'F1'): string =>
  words(EDGES[0] ?? 0, y, size, name, font) + numbers.map((text, i) => digits((EDGES[i + 2] ?? 0) - 8, y, size, text, font)).join('');
const body = COSTS.map((cells, i) => row(290 - 24 * i, cells, 12, i === 0 ? 'F2' : 'F1')).join('');
const rule = (y: number, width = 0.5, from = 55): string => `${width} w ${from} ${y} m 530 ${y} l S\n`;
const fill = (y: number, high: number): string => `0.85 0.9 1 rg 55 ${y} 475 ${high} re f 0 g\n`;
const grid =
  [0, 1, 2, 3, 4].map((n) => rule(306 - 24 * n)).join('') + [55, 260, 350, 440, 530].map((x) => `${x} 306 m ${x} 210 l S\n`).join('');

async function read(content: string) {
  const { shapes, texts } = await readPage(pdfOf(TITLE + content));
  const tables = shapes.filter((shape): shape is TableShape => shape.kind === 'table');
  const cells = tables.map((table) =>
    table.cells.map((line) => line.map(({ text, covered }) => (covered ? null : plainText(text).replaceAll('\n', ' ')))),
  );
  return { tables, cells, texts };
}

describe('totals below a table', () => {
  it.each([
    ['a wider gap', body + row(186, TOTAL)],
    ['bold letters that are larger', body + row(188, TOTAL, 15, 'F2')],
    ['a thicker rule', body + rule(206, 2) + row(190, TOTAL)],
    ['a shade behind a gap', body + fill(178, 26) + row(186, TOTAL)],
    ['standing below the grid', grid + body + row(188, TOTAL, 12, 'F2')],
    ['standing below rules', [1, 2, 3, 4].map((n) => rule(306 - 24 * n)).join('') + body + row(186, TOTAL, 12, 'F2')],
  ])('are its last row, set apart by %s', async (_, content) => {
    expect((await read(content)).cells).toEqual([[...COSTS, TOTAL]]);
  });

  it('keep the rule above them and their shade', async () => {
    const { tables } = await read(grid + body + fill(182, 28) + rule(182, 2) + row(190, TOTAL, 12, 'F2'));
    const last = tables[0]?.cells.at(-1);
    expect(last?.map((cell) => cell.fill?.color)).toEqual(Array(4).fill('#D9E6FF'));
    expect(last?.map(({ bottom }) => bottom?.width_pt)).toEqual(Array(4).fill(2));
  });

  it.each([
    ['a source', words(60, 192, 12, 'Source: accounts of the year')],
    ['a footer with the number of the page', words(60, 190, 8, 'Annual review') + digits(522, 190, 8, '7', 'F1')],
    ['heads of another table', row(192, ['Name', 'Plan', 'Spent', 'Left'], 12, 'F2')],
    ['figures in other places', words(60, 190, 12, 'See pages') + words(280, 190, 12, '12') + words(390, 190, 12, '14')],
  ])('are not %s', async (_, content) => {
    expect((await read(grid + body + content)).cells).toEqual([COSTS]);
  });
});

describe('heads above a table', () => {
  const two = (y: number): string => words(330, y, 12, 'Money', 'F2') + words(452, y, 12, 'Rest', 'F2');

  it('are rows of it, with the one that stands in the middle of both', async () => {
    const [, ...items] = COSTS;
    const heads = row(290, ['', 'Plan', 'Spent', 'Left'], 12, 'F2') + words(60, 302, 12, 'Item', 'F2') + two(314);
    const below = items.map((cells, i) => row(266 - 24 * i, cells)).join('');
    const { cells, tables } = await read(heads + below + row(194, TOTAL));
    expect(cells).toEqual([[['Item', 'Money', null, 'Rest'], [null, 'Plan', 'Spent', 'Left'], ...items, TOTAL]]);
    expect(tables[0]?.cells[0]?.map(({ col_span = 1, row_span = 1 }) => [col_span, row_span])).toEqual([
      [1, 2],
      [2, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('are rows of it where rules part them from each other and nothing else', async () => {
    const ends = [383, 486, 572, 665];
    const line = (y: number, [name = '', ...numbers]: readonly string[], font = 'F1'): string =>
      words(53, y, 12, name, font) + numbers.map((text, i) => digits(ends[i] ?? 0, y, 12, text, font)).join('');
    const wide = (y: number): string => `0.8 w 45 ${y} m 675 ${y} l S\n`;
    const years = words(53, 308, 12, 'Thousands', 'F2') + words(335, 308, 12, 'Last year', 'F2') + words(556, 308, 12, 'Next year', 'F2');
    const heads = `${wide(325)}${years}${wide(300)}${line(284, ['', 'Plan', 'Real', 'Plan', 'Part'], 'F2')}${wide(276)}`;
    const items = [
      ['Tickets', '610', '588', '690', '31'],
      ['Courses', '240', '271', '330', '15'],
      ['Shop', '310', '342', '395', '18'],
      ['Income', '1160', '1201', '1415', '64'],
    ];
    const body = items.map((cells, i) => line(258 - 24 * i, cells)).join('');
    const { cells } = await read(heads + body + wide(174));
    expect(cells).toHaveLength(1);
    expect(cells[0]?.map((row) => row.filter((text) => text !== null && text !== ''))).toEqual([
      ['Thousands', 'Last year', 'Next year'],
      ['Plan', 'Real', 'Plan', 'Part'],
      ...items,
    ]);
  });

  it('of groups are rows, where rows of the table are behind them', async () => {
    const head = (y: number, text: string): string => words(50, y, 12, text, 'F2');
    const line = (y: number, name: string, numbers: readonly string[], font = 'F1'): string =>
      words(60, y, 12, name, font) + numbers.map((text, i) => digits((EDGES[i + 2] ?? 0) - 8, y, 12, text, font)).join('');
    const groups =
      row(300, ['Item', 'Plan', 'Spent', 'Left'], 12, 'F2') +
      line(276, 'Tickets', ['610', '588', '690']) +
      line(252, 'Shop', ['310', '342', '395']) +
      line(228, 'Grants', ['520', '521', '585']) +
      head(204, 'Cost') +
      line(180, 'Staff', ['411', '352', '398']) +
      line(156, 'Energy', ['498', '566', '541']);
    const { cells } = await read(groups);
    expect(cells).toHaveLength(1);
    expect(cells[0]?.map((all) => all.filter((text) => text !== null && text !== ''))).toEqual([
      ['Item', 'Plan', 'Spent', 'Left'],
      ['Tickets', '610', '588', '690'],
      ['Shop', '310', '342', '395'],
      ['Grants', '520', '521', '585'],
      ['Cost'],
      ['Staff', '411', '352', '398'],
      ['Energy', '498', '566', '541'],
    ]);
    const note = await read(`${body}${words(50, 190, 12, 'Prices of May')}`);
    expect(note.cells).toEqual([COSTS]);
  });

  it('of groups are rows over the first of the rows, under the heads', async () => {
    const items = [['North'], ['Riga', '412', '468', '381'], ['Kiel', '205', '199', '417'], ['Turku', '96', '121', '473']];
    const later = [['South'], ['Bari', '310', '322', '369'], ['Split', '148', '171', '402']];
    const heads = row(300, ['Port', '2024', '2025', 'Cost'], 12, 'F2');
    const rows = [...items, ...later].map((cells, i) => row(276 - 24 * i, cells, 12, cells.length === 1 ? 'F2' : 'F1')).join('');
    const above = words(318, 324, 12, 'Ships', 'F2') + words(455, 324, 12, 'Euro', 'F2');
    const read_ = async (content: string) => (await read(content)).cells.map((all) => all.map((cells) => cells.filter((text) => text)));
    expect(await read_(heads + rows)).toEqual([[['Port', '2024', '2025', 'Cost'], ...items, ...later]]);
    expect(await read_(above + heads + rows)).toEqual([[['Ships', 'Euro'], ['Port', '2024', '2025', 'Cost'], ...items, ...later]]);
  });

  it('of groups are rows where each group has two rows and a band over it', async () => {
    const items = [
      ['Region', 'Q1', 'Q2', 'Year'],
      ['North and the islands of the west'],
      ['Sensors', '110', '125', '550'],
      ['Plans', '62', '70', '308'],
      ['South'],
      ['Sensors', '74', '80', '338'],
      ['Plans', '41', '47', '200'],
    ];
    const drawn = items
      .map((cells, i) => {
        const band = cells.length === 1 ? `0.9 0.95 1 rg 55 ${283 - 22 * i} 475 22 re f 0 g\n` : '';
        return `${band}${row(290 - 22 * i, cells, 12, i === 0 || cells.length === 1 ? 'F2' : 'F1')}`;
      })
      .join('');
    expect((await read(drawn)).cells.map((all) => all.map((line) => line.filter((text) => text)))).toEqual([items]);
  });

  it('of groups are rows where rules part all others', async () => {
    const ruled = [
      ['Item', '2026', '2027', 'Total'],
      ['Rooms'],
      ['Repair', '1900', '2300', '5600'],
      ['Control', '420', '440', '1320'],
      ['Roads'],
      ['Buses', '2750', '900', '3650'],
      ['Lanes', '610', '1240', '2230'],
    ];
    let y = 310;
    const drawn = ruled
      .map((cells) => {
        const isHead = cells.length === 1;
        y -= isHead ? 20 : 22;
        return `${row(y, cells, 12, isHead ? 'F2' : 'F1')}${isHead ? '' : rule(y - 7)}`;
      })
      .join('');
    const { cells } = await read(drawn);
    expect(cells.map((all) => all.map((line) => line.filter((text) => text)))).toEqual([ruled]);
  });

  it('are none over heads that stand over figures already', async () => {
    const cards = words(160, 330, 12, 'Call the desk') + words(405, 330, 12, 'Ask the lead');
    const { cells } = await read(`${cards}${words(60, 312, 12, 'Last winter', 'F2')}${grid}${body}`);
    expect(cells).toEqual([COSTS]);
  });

  it('are found however many rows the rules leave out', async () => {
    const many = Array.from({ length: 7 }, (_, i) => [`Ward ${i + 1}`, `${12 + i}`, `${10 + i}`, `${2 * i + 1}`]);
    const heads = row(322, ['Ward', 'Plan', 'Spent', 'Left'], 12, 'F2');
    const rows = many.map((cells, i) => row(300 - 22 * i, cells)).join('');
    const { cells } = await read(`${heads}${rows}${rule(161, 2)}${row(146, TOTAL, 12, 'F2')}`);
    expect(cells).toEqual([[['Ward', 'Plan', 'Spent', 'Left'], ...many, TOTAL]]);
  });

  it('are none where one text stands there', async () => {
    expect((await read(`${grid}${body}${words(60, 314, 12, 'Costs of the year', 'F2')}`)).cells).toEqual([COSTS]);
  });
});

describe('cells that go on over lines', () => {
  const heads = ['Measure', 'Owner', 'State', 'What is next'];
  const items = [
    [['Pumps'], ['Works'], ['On time'], ['The last two come in May and', 'are tested before summer']],
    [['Seals of the', 'windows'], ['Works'], ['Late'], ['Ordered again']],
    [['Meters'], ['Energy'], ['On time'], ['Readings go to all from July', 'on, each hour']],
  ] as const;
  const at = [60, 180, 260, 340];
  const pitch = 46;
  const head = (font: string): string => heads.map((text, i) => words(at[i] ?? 0, 300, 12, text, font)).join('');
  const body = (turn: (row: number, column: number, lines: number) => number): string =>
    items
      .flatMap((cells, r) =>
        cells.flatMap((lines, c) =>
          lines.map((text, l) => words(at[c] ?? 0, 270 - pitch * r - 14 * l + turn(r, c, lines.length), 12, text)),
        ),
      )
      .join('');
  const expected = [heads, ...items.map((cells) => cells.map((lines) => lines.join(' ')))];

  it('are rows of a table without rules, from the top or about the middle', async () => {
    expect((await read(head('F2') + body(() => 0))).cells).toEqual([expected]);
    expect((await read(head('F2') + body((_r, _c, lines) => (lines - 2) * 7))).cells).toEqual([expected]);
  });

  it('are rows of a table whose head alone has a fill', async () => {
    const { cells, tables } = await read(`0.1 0.3 0.2 rg 52 292 480 24 re f 1 g ${head('F1')}0 g ${body(() => 0)}`);
    expect(cells).toEqual([expected]);
    expect(tables[0]?.header_row).toBe(true);
  });

  it('are no table where the columns go on each for itself, or stand on cards', async () => {
    expect((await read(head('F2') + body((r, c) => (c === 3 ? -9 * r : 0)))).cells).toEqual([]);
    const cards = at.map((x) => `0.9 g ${x - 6} 150 ${x === 340 ? 180 : 76} 166 re f 0 g\n`).join('');
    expect((await read(cards + head('F2') + body(() => 0))).cells).toEqual([]);
  });
});
