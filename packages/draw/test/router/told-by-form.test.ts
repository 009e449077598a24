/** How people tell what single forms hold, and what is read of it: short briefs, each of a class of its own. */
import { describe, expect, test } from 'vitest';
import { cellsTold } from '../../src/router/cells-told.ts';
import { planBrief } from '../../src/router/index.ts';
import { heatMatrix } from '../../src/router/patterns/heat-matrix.ts';
import { sectionDivider } from '../../src/router/patterns/section-divider.ts';
import { readBrief } from '../../src/router/read-brief.ts';

describe('rows of values', () => {
  const rowsOf = (brief: string) => {
    const told = cellsTold(readBrief(brief));
    return told === undefined
      ? undefined
      : { columns: told.columns.map((c) => c.text), rows: told.rows.map((r) => [r.label.text, ...r.figures.map((f) => f?.value)]) };
  };

  test('a triangle of cohorts leaves what is not yet known empty', () => {
    expect(rowsOf('Retention by month of joining. Jan: 100, 71, 60. Feb: 100, 76. Mar: 100. Months 0-2.')?.rows).toEqual([
      ['Jan', 100, 71, 60],
      ['Feb', 100, 76, undefined],
      ['Mar', 100, undefined, undefined],
    ]);
  });

  test('marks of a missing value are empty cells, and names in brackets are columns', () => {
    expect(rowsOf('Queue in minutes (early, late, night): A: 4 6 n/a. B: 5, 7, 9. C: 3 / 2 / 8')).toEqual({
      columns: ['early', 'late', 'night'],
      rows: [
        ['A', 4, 6, undefined],
        ['B', 5, 7, 9],
        ['C', 3, 2, 8],
      ],
    });
  });

  test('lists of both sides name rows that have no names of their own', () => {
    expect(rowsOf('IRR by year (rows 3,4) and multiple (7x 8x 9x): 14.2 19.8 24.9 / 13.1 17.3 21.0 in percent')).toEqual({
      columns: ['7x', '8x', '9x'],
      rows: [
        ['3', 14.2, 19.8, 24.9],
        ['4', 13.1, 17.3, 21],
      ],
    });
  });

  test('a table whose first cell is empty has its first row as head', () => {
    const read = heatMatrix.read(readBrief('Guests by day and hour\n;8-11h;11-15h\nMon;62;71\nTue;65;74\nWed;58;79'));
    expect(read?.data).toMatchObject({
      x_labels: [{ text: '8-11h' }, { text: '11-15h' }],
      y_labels: [{ text: 'Mon' }, { text: 'Tue' }, {}],
    });
  });

  test('prose with numbers is no row', () => {
    expect(rowsOf('We sold 40 vans in May, 30 more than in April, and 12 of 50 customers came back within 3 weeks.')).toBeUndefined();
  });
});

describe('a break between parts', () => {
  test.each([
    ['Part three. The numbers.', 'three', 'The numbers'],
    ['4 | Governance. Just the break page; seven parts altogether.', '4', 'Governance'],
    ['Kapitelblatt: „2 – Das Kapital“, es gibt sechs Kapitel.', '2', 'Das Kapital'],
    ['Parte II (de três): O que aprendemos', 'II', 'O que aprendemos'],
  ])('%s has its number apart from its name', (brief, subject, headline) => {
    expect(sectionDivider.read(readBrief(brief))).toMatchObject({ subject: { text: subject }, headline: { text: headline } });
    expect(planBrief(brief).form).toBe('section_divider');
  });

  test('a numbered list is none', () => {
    expect(sectionDivider.read(readBrief('1. Market\n2. Product\n3. Team'))).toBeUndefined();
  });
});
