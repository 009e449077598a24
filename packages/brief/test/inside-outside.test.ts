/** Fields told by where they lie, and rows of values under heads that are told apart from them. */
import { describe, expect, test } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { planBrief } from '../src/plan/plan-brief.ts';
import { cellsTold } from '../src/relations/cells-told.ts';
import { centreOf } from '../src/relations/centre.ts';
import { insideOutside } from '../src/relations/inside-outside.ts';

const sides = (text: string) => {
  const told = insideOutside(readBrief(text));
  return told === undefined ? undefined : [...told.inside, ...told.outside].map((s) => s.body.text);
};
const cells = (text: string) => {
  const told = cellsTold(readBrief(text));
  return told === undefined
    ? undefined
    : { columns: told.columns.map((c) => c.text), rows: told.rows.map((r) => [r.label.text, ...r.figures.map((f) => f?.text ?? '')]) };
};

describe('what lies inside and outside', () => {
  test('each place turns once from what helps to what does not', () => {
    expect(
      sides('Inside: good bread and a loyal street, but one oven. Outside a new school opens; on the other side flour gets dear.'),
    ).toEqual(['good bread and a loyal street', 'one oven', 'a new school opens', 'flour gets dear']);
    expect(sides('Por dentro: barco novo, mas sem rede. De fora: mais turistas; menos peixe.')).toEqual([
      'barco novo',
      'sem rede',
      'mais turistas',
      'menos peixe',
    ]);
  });

  test('one place alone, or a place that does not turn, is none', () => {
    expect(sides('Inside: good bread, but one oven.')).toBeUndefined();
    expect(sides('Inside it is warm. Outside it is cold.')).toBeUndefined();
  });
});

describe('values whose heads are told apart', () => {
  test('what a value stands at names its column', () => {
    expect(cells('Speed 2: 4.1 at 7x, 6.8 at 8x. Speed 4: 6.0, 8.7. Speed 6: 7.8, 9.5.')).toEqual({
      columns: ['7x', '8x'],
      rows: [
        ['Speed 2', '4.1', '6.8'],
        ['Speed 4', '6.0', '8.7'],
        ['Speed 6', '7.8', '9.5'],
      ],
    });
  });

  test('lists said to go across and down head rows without names', () => {
    expect(cells('Yield – heat 1/2/3 across, water 4/5/6 down: 18 14 9; 21 17 13; 23 20 16')).toEqual({
      columns: ['1', '2', '3'],
      rows: [
        ['4', '18', '14', '9'],
        ['5', '21', '17', '13'],
        ['6', '23', '20', '16'],
      ],
    });
  });

  test('dashes at the end of a row are values that are missing', () => {
    expect(cells('share by month, M0..M2: Jan 100 62 48; Feb 100 58 –; Mar 100 – –')).toEqual({
      columns: ['M0', 'M1', 'M2'],
      rows: [
        ['Jan', '100', '62', '48'],
        ['Feb', '100', '58', ''],
        ['Mar', '100', '', ''],
      ],
    });
  });

  test('a rule below the first row makes it the head, also where it is numbers', () => {
    const [table] = readBrief('yield\n\n| a / b | 8x | 9x |\n|---|---|---|\n| 2% | 11.2 | 13.0 |\n| 4% | 14.1 | 16.2 |').tables;
    expect(table?.head.map((h) => h.text)).toEqual(['8x', '9x']);
    expect(table?.rows.map((r) => r.label.text)).toEqual(['2%', '4%']);
  });
});

describe('rows by letters, and centres by their links', () => {
  const drawn = (brief: string) => planBrief(brief, { bare: true });

  test('a letter for each row is its state, with share, name and day behind it', () => {
    const plan = drawn('Bakery G 75% Kim 30-Jun sign-off; Garage R 20% Otto 15-Sep union vote; Garden A 55% Lea 31-Jul new bid');
    expect(plan.form).toBe('status_dashboard');
    expect(plan.intent?.data).toMatchObject({
      rows: [
        { item: 'Bakery', status: 'green', progress: 75, owner: 'Kim', due: '30-Jun', next_action: 'sign-off' },
        { item: 'Garage', status: 'red', progress: 20, owner: 'Otto', due: '15-Sep', next_action: 'union vote' },
        { item: 'Garden', status: 'amber', progress: 55, owner: 'Lea', due: '31-Jul', next_action: 'new bid' },
      ],
    });
  });

  test('what a hub is linked with stands around it, up to the semicolon', () => {
    const centre = centreOf(
      readBrief('The seed hub in Bremen is linked with two farms, the port, the market and a mill; that should be plain.'),
    );
    expect(centre?.hub?.text).toBe('seed hub in Bremen');
    expect(centre?.around.map((a) => a.piece.text)).toEqual(['two farms', 'port', 'market', 'mill']);
  });
});
