/** Grids whose text sits in their cells become tables, and nothing else does. */
import type { TableShape } from '@deckwright/draw/scene';
import { plainText } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { pdfOf, readPage, TITLE, words } from './pages.ts';

const [LEFT, TOP, WIDE, HIGH] = [60, 300, 140, 30];
const WORDS = [
  ['Port', 'Ships', 'Tons'],
  ['Riga', '120', '4 800'],
  ['Kiel', '95', '3 100'],
  ['Turku', '60', '1 900'],
];
const cellText = (row: number, column: number, text: string): string => words(LEFT + column * WIDE + 8, TOP - row * HIGH - 20, 14, text);
const texts = (rows: readonly (readonly string[])[] = WORDS): string =>
  rows.map((row, r) => row.map((text, c) => cellText(r, c, text)).join('')).join('');
const across = (y: number): string => `${LEFT} ${y} m ${LEFT + 3 * WIDE} ${y} l S\n`;
const down = (x: number, from = TOP, to = TOP - 4 * HIGH): string => `${x} ${from} m ${x} ${to} l S\n`;
const rules = [0, 1, 2, 3, 4].map((n) => across(TOP - n * HIGH)).join('');
const fill = (row: number, column: number, color: string, columns = 1): string =>
  `${color} rg ${LEFT + column * WIDE} ${TOP - (row + 1) * HIGH} ${columns * WIDE} ${HIGH} re f 0 g\n`;

async function tablesOf(content: string) {
  const read = await readPage(pdfOf(TITLE + content));
  const tables = read.shapes.filter((shape): shape is TableShape => shape.kind === 'table');
  return {
    ...read,
    tables,
    cells: tables.map(({ cells }) => cells.map((row) => row.map(({ text, covered }) => (covered ? null : plainText(text))))),
  };
}

describe('a grid with text in its cells', () => {
  it('is a table where rules part its cells, with their colour and width', async () => {
    const { cells, tables, shapes } = await tablesOf(
      `1 0 0 RG 2 w ${rules}${[0, 1, 2, 3].map((n) => down(LEFT + n * WIDE)).join('')}${texts()}`,
    );
    expect(cells).toEqual([WORDS]);
    expect(shapes.map(({ kind }) => kind).sort()).toEqual(['table', 'text']);
    expect(tables[0]?.cells[1]?.[1]).toMatchObject({ top: { color: '#FF0000', width_pt: 2 }, left: { color: '#FF0000', width_pt: 2 } });
    expect(tables[0]?.box).toMatchObject({ x: LEFT * 12_700, y: (405 - TOP) * 12_700, w: 3 * WIDE * 12_700, h: 4 * HIGH * 12_700 });
  });

  it('has a head where its first row is set apart, and none where rows are alike', async () => {
    const fills = (head: string): string =>
      WORDS.flatMap((row, r) => row.map((_, c) => fill(r, c, r === 0 ? head : '0.9 0.9 0.9'))).join('');
    expect((await tablesOf(fills('0 0 1') + texts())).tables[0]?.header_row).toBe(true);
    expect((await tablesOf(fills('0.9 0.9 0.9') + texts())).tables[0]?.header_row).toBeUndefined();
  });

  it('is one table where a filled head is followed by rows that only rules part', async () => {
    const head = [0, 1, 2].map((c) => fill(0, c, '0 0 0.4')).join('');
    const below = [2, 3, 4].flatMap((n) =>
      [0, 1, 2].map((c) => `${LEFT + c * WIDE} ${TOP - n * HIGH} m ${LEFT + (c + 1) * WIDE} ${TOP - n * HIGH} l S\n`),
    );
    const { cells, tables } = await tablesOf(head + below.join('') + texts());
    expect(cells).toEqual([WORDS]);
    expect(tables[0]?.header_row).toBe(true);
  });

  it('is one table where every second row is left white, with the row above the first fill and below the last', async () => {
    const bands = [1, 3].flatMap((r) => [0, 1, 2].map((c) => fill(r, c, '0.9 0.9 0.9')));
    const five = [...WORDS, ['Narvik', '75', '2 400']];
    const rule = [0, 1, 2].map((c) => `${LEFT + c * WIDE} ${TOP - HIGH} m ${LEFT + (c + 1) * WIDE} ${TOP - HIGH} l S\n`);
    const { cells, tables } = await tablesOf(bands.join('') + rule.join('') + texts(five));
    expect(cells).toEqual([five]);
    expect(tables[0]?.cells.map((row) => row[0]?.fill?.color)).toEqual([undefined, '#E6E6E6', undefined, '#E6E6E6', undefined]);
  });

  it('is a table where fills part its cells, with their colours', async () => {
    const fills = WORDS.flatMap((row, r) => row.map((_, c) => fill(r, c, r === 0 ? '0 0 1' : '0.9 0.9 0.9')));
    const { cells, tables } = await tablesOf(`${fills.join('')}${texts()}`);
    expect(cells).toEqual([WORDS]);
    expect(tables[0]?.cells.map((row) => row[2]?.fill?.color)).toEqual(['#0000FF', '#E6E6E6', '#E6E6E6', '#E6E6E6']);
  });

  it('is a table where rules part rows and white parts columns', async () => {
    expect((await tablesOf(rules + texts())).cells).toEqual([WORDS]);
  });

  it('has a cell that spans where a line is missing', async () => {
    const lines = [0, 3].map((n) => down(LEFT + n * WIDE)).join('') + [1, 2].map((n) => down(LEFT + n * WIDE, TOP - HIGH)).join('');
    const { cells, tables } = await tablesOf(rules + lines + texts([['All ports of the year by their ships'], ...WORDS.slice(1)]));
    expect(cells).toEqual([[['All ports of the year by their ships', null, null], ...WORDS.slice(1)]]);
    expect(tables[0]?.cells[0]?.[0]?.col_span).toBe(3);
  });
});

describe('rows without a grid', () => {
  it('are a table where their columns keep to an edge and one has numbers', async () => {
    const { cells, tables } = await tablesOf(texts());
    expect(cells).toEqual([WORDS]);
    expect(tables[0]?.cells.flat().every(({ fill, top, left }) => fill === undefined && top === undefined && left === undefined)).toBe(
      true,
    );
  });

  it('are a table with bands behind some of them, in their colours', async () => {
    const { cells, tables, shapes } = await tablesOf(fill(0, 0, '0 0 1', 3) + fill(2, 0, '0.9 0.9 0.9', 3) + texts());
    expect(cells).toEqual([WORDS]);
    expect(tables[0]?.cells.map((row) => row[1]?.fill?.color)).toEqual(['#0000FF', undefined, '#E6E6E6', undefined]);
    expect(tables[0]?.box).toMatchObject({ x: LEFT * 12_700, w: 3 * WIDE * 12_700 });
    expect(shapes.filter(({ kind }) => kind === 'rect')).toEqual([]);
  });

  it('end where a word goes on from column to column', async () => {
    // A digit is 6.67 points wide, so that the second number begins in another column, right behind the first.
    const note = words(LEFT + 10.6, TOP - 4 * HIGH - 18, 12, '1'.repeat(19)) + words(LEFT + 139.2, TOP - 4 * HIGH - 18, 12, '2'.repeat(20));
    const bands =
      [0, 2].map((r) => [0, 1, 2].map((c) => fill(r, c, '0.9 0.9 0.9')).join('')).join('') +
      [0, 1, 2].map((c) => fill(3, c, '0.8 0.9 0.8')).join('');
    const { cells, texts: found } = await tablesOf(bands + texts() + note);
    expect(cells).toEqual([WORDS]);
    expect(found.join(' ')).toContain('1'.repeat(19));
  });

  it('are a table with fills behind cells that nobody sees, and a mark of the title right above', async () => {
    const faint = `q /Faint gs ${fill(1, 0, '1 1 1')}${fill(1, 1, '1 1 1')}Q\n`;
    const mark = `0.2 g 70 ${TOP + 2} m 140 ${TOP + 22} l 210 ${TOP + 2} l f 0 g\n`;
    const read = await readPage(pdfOf(`${TITLE}${faint}${mark}${texts()}`, { resources: '/ExtGState << /Faint << /ca 0.03 >> >>' }));
    const tables = read.shapes.filter((shape): shape is TableShape => shape.kind === 'table');
    expect(tables.map(({ cells }) => cells.map((row) => row.map(({ text }) => plainText(text))))).toEqual([WORDS]);
  });

  it('are a table with rules above, below and under the first', async () => {
    const { cells, tables } = await tablesOf(`${across(TOP)}${across(TOP - HIGH)}${across(TOP - 4 * HIGH)}${texts()}`);
    expect(cells).toEqual([WORDS]);
    expect(tables[0]?.cells[0]?.map(({ bottom }) => bottom?.width_pt)).toEqual([1, 1, 1]);
    expect(tables[0]?.cells[1]?.map(({ bottom }) => bottom)).toEqual([undefined, undefined, undefined]);
  });

  it('are one with the row above the first rule', async () => {
    expect((await tablesOf(rules.split('\n').slice(1).join('\n') + texts())).cells).toEqual([WORDS]);
  });

  it('keep the rule over a cell that spans, drawn in pieces', async () => {
    const rows = [['All ports of the year by their ships'], ...WORDS.slice(1)];
    const pieces = [0, 1, 2, 3, 4].flatMap((n) =>
      [0, 1, 2].map((c) => `${LEFT + c * WIDE} ${TOP - n * HIGH} m ${LEFT + (c + 1) * WIDE} ${TOP - n * HIGH} l S\n`),
    );
    const lines = [0, 3].map((n) => down(LEFT + n * WIDE)).join('') + [1, 2].map((n) => down(LEFT + n * WIDE, TOP - HIGH)).join('');
    const { tables } = await tablesOf(pieces.join('') + lines + texts(rows));
    expect(tables[0]?.cells[0]?.[0]).toMatchObject({ col_span: 3, top: { width_pt: 1 } });
  });
});

describe('what is no table', () => {
  it.each([
    [
      'cards that stand apart',
      [0, 1, 2].map((c) => `0.9 g ${LEFT + c * WIDE} 150 120 120 re f 0 g ${words(LEFT + c * WIDE + 8, 200, 14, 'Card')}`).join(''),
    ],
    ['lists beside each other', WORDS.map((row, r) => row.map((_, c) => cellText(r, c, `${r + 1}. Point ${c}`)).join('')).join('')],
    ['words in three columns', WORDS.map((row, r) => row.map((_, c) => cellText(r, c, 'What we mean')).join('')).join('')],
    ['numbers beside what is drawn', `0.2 0.4 0.8 rg ${LEFT + 20} ${TOP - 100} 200 60 re f 0 g\n${texts()}`],
    ['a list between rules', rules + WORDS.map((_, r) => cellText(r, 0, `Point ${r + 1} of what we mean`)).join('')],
    ['the lines behind a chart', `${rules}${[0, 1, 2, 3].map((n) => down(LEFT + n * WIDE)).join('')}${cellText(0, 0, 'Peak')}`],
    [
      'text across the lines',
      `${rules}${[0, 1, 2, 3].map((n) => down(LEFT + n * WIDE)).join('')}${texts()}${words(LEFT + 90, TOP - 35, 14, 'This lies across')}`,
    ],
  ])('%s', async (_, content) => {
    expect((await tablesOf(content)).cells).toEqual([]);
  });
});

describe('rows that no grid parts', () => {
  const columns = [80, 200, 290, 380, 470];
  const right = (x: number, y: number, text: string): string => words(x - 5.56 * text.length, y, 10, text);
  const row = (y: number, [name = '', ...numbers]: readonly string[]): string =>
    words(60, y, 10, name) + numbers.map((text, i) => right(columns[i + 1] ?? 0, y, text)).join('');
  const figures = [
    ['Port', '2024', '2025', '2026'],
    ['Riga', '120', '4800', '51'],
    ['Kiel', '95', '31000', '7'],
    ['Turku', '1060', '190', '680'],
  ];
  const ruled = figures
    .map((cells, i) => `0.6 G 0.75 w 55 ${254 - 20 * i} m 390 ${254 - 20 * i} l S\n0 g ${row(260 - 20 * i, cells)}`)
    .join('');

  it('are a table with its first row, beside a list', async () => {
    const beside = ['Kiel fell most', 'Riga is small', 'Turku grew'].map((text, i) => words(440, 260 - 21 * i, 10, text)).join('');
    const { cells, texts: found } = await tablesOf(ruled + beside);
    expect(cells).toEqual([figures]);
    expect(found.join(' ')).toContain('Kiel fell most');
  });

  it('have a row of heads over several columns', async () => {
    const heads = words(156, 280, 10, 'Ships in the ports of the sea') + right(380, 280, 'Tons');
    const two = await tablesOf(`${heads}${ruled.replace('0.6 G', '0.6 G 0.75 w 55 274 m 390 274 l S\n0.6 G')}`);
    expect(two.cells[0]?.[1]).toEqual(figures[0]);
    expect(two.tables[0]?.cells[0]?.map(({ col_span = 1 }) => col_span).slice(0, 2)).toEqual([1, 2]);
  });

  it('are a table of two columns where numbers end at one edge, and none where words do', async () => {
    const ledger = [
      ['Item', 'Cost'],
      ['Steel', '1200'],
      ['Timber', '86'],
      ['Glass', '24100'],
    ];
    expect((await tablesOf(ledger.map((cells, i) => row(240 - 20 * i, cells)).join(''))).cells).toEqual([ledger]);
    const people = [
      ['Lead', 'Ana'],
      ['Review', 'Benedict'],
      ['Test', 'Cy'],
      ['Docs', 'Dora'],
    ];
    expect((await tablesOf(people.map((cells, i) => row(240 - 20 * i, cells)).join(''))).cells).toEqual([]);
  });

  it('are a table where lists, in columns of their own, follow right under it', async () => {
    const rows = figures.map((cells, i) => row(260 - 20 * i, cells)).join('');
    const list = ['First the quay', 'Then the crane', 'Last the road', 'And the bridge'];
    const lists = list
      .map((text, i) => words(60, 180 - 20 * i, 10, `• ${text}`) + words(230, 180 - 20 * i, 10, `• ${text} again`))
      .join('');
    const { cells, texts: found } = await tablesOf(rows + lists);
    expect(cells).toEqual([figures]);
    expect(found.join(' ')).toContain('First the quay again');
  });

  it('are a table beside the words of a chart, with a line over the page below', async () => {
    const rows = figures.map((cells, i) => row(260 - 20 * i, cells)).join('');
    const axis = [0, 1, 2, 3, 4, 5]
      .map((n) => words(480, 268 - 13 * n, 10, `${40 - 8 * n}`) + words(560, 265 - 17 * n, 10, 'Tons'))
      .join('');
    const below = words(
      60,
      100,
      10,
      'Ships of all ports are counted once a year, on the first day of May, by the office of the sea and its ports',
    );
    expect((await tablesOf(rows + axis + below)).cells).toEqual([figures]);
  });

  it('are a table of words where a rule parts a head in another look from them, and none without the rule', async () => {
    const risks = [
      ['Risk', 'Chance', 'Effect'],
      ['Cable ship', 'Medium', 'Ten weeks'],
      ['Landowner', 'Low', 'One island'],
      ['Rock', 'High', 'More blasting'],
    ];
    const said = risks
      .map((cells, r) => cells.map((text, c) => words(60 + 140 * c, 260 - 20 * r, 10, text, r === 0 ? 'F2' : 'F1')).join(''))
      .join('');
    expect((await tablesOf(said)).cells).toEqual([]);
    expect((await tablesOf(`55 254 m 470 254 l S\n${said}`)).cells).toEqual([risks]);
  });
});
