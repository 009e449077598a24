/** Readers of structure that is told in running text: corners by two criteria, rows of numbers, things one after the other. */
import { describe, expect, test } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { planBrief } from '../src/index.ts';
import { cornersIn } from '../src/relations/corners.ts';
import { rowBeside, tuplesIn } from '../src/relations/paired.ts';
import { toldThings } from '../src/relations/records.ts';

describe('corners told in words', () => {
  test('two words a key place their things by the ends they name', () => {
    const found = cornersIn(
      readBrief(
        'Tools by price and depth. cheap + shallow: Notely. Cheap and deep: us. expensive + deep: Atlas. Expensive and shallow: Brandly.',
      ),
    );
    expect(found?.fields.map((f) => f?.things.map((t) => t.text))).toEqual([['Brandly'], ['Notely'], ['Atlas'], ['us']]);
    expect(found?.x.label?.text).toBe('price');
  });

  test('levels with their criterion turn to one order, and "both" stands for both', () => {
    const found = cornersIn(
      readBrief(
        'Mucho margen y mucha rotación: sellos. Mucho margen, poca rotación: bombas. Poco margen y mucha rotación: mangueras. Poco de ambos: manómetros.',
        'es',
      ),
    );
    expect(found?.fields.map((f) => f?.things.map((t) => t.text))).toEqual([['mangueras'], ['sellos'], ['manómetros'], ['bombas']]);
    expect(found?.y).toMatchObject({ label: { text: 'rotación' }, low: { text: 'poca' }, high: { text: 'mucha' } });
  });

  test('keys of another kind are no corners', () => {
    expect(cornersIn(readBrief('Day 1: arrival, dinner. Day 2: talks and walks. Day 3: close. Day 4: home.'))).toBeUndefined();
  });
});

describe('rows of numbers behind names', () => {
  test('each name has as many, and sizes may follow in a row of their own', () => {
    const brief = readBrief('Margin / growth: Home 18/2, Motor 4/-1, Pet 22/19. Bubble = premium 310, 540, 40.');
    const dots = tuplesIn(brief);
    expect(dots.map((d) => [d.label.text, ...d.figures.map((f) => f.value)])).toEqual([
      ['Home', 18, 2],
      ['Motor', 4, -1],
      ['Pet', 22, 19],
    ]);
    expect(rowBeside(brief, dots)?.figures.map((f) => f.value)).toEqual([310, 540, 40]);
  });
});

describe('things told one after the other', () => {
  test('a name, and what belongs to it behind the first mark', () => {
    const things = toldThings(
      readBrief('Our homes, one card each: The Limes, 32 places, garden. The Spring, 18 places. Bellevue (45 places, pool).'),
    );
    expect(things.map((t) => [t.name.text, t.rest?.text])).toEqual([
      ['The Limes', '32 places, garden'],
      ['The Spring', '18 places'],
      ['Bellevue', '45 places, pool'],
    ]);
  });
});

describe('what only looks like content', () => {
  test('a row that names its columns between its numbers stays a row', () => {
    const { form, intent } = planBrief(
      'Heat map: rain in mm by decade and month. 1980s: jan 31 apr 24 jul 18 oct 29. 1990s: 12, 9, 8, 14. 2000s: 22, 20, 19, 27.',
    );
    expect(form).toBe('heat_matrix');
    expect(intent?.data).toMatchObject({
      y_labels: ['1980s', '1990s', '2000s'],
      cells: [
        [31, 24, 18, 29],
        [12, 9, 8, 14],
        [22, 20, 19, 27],
      ],
    });
  });

  test('a comma within a number parts no columns', () => {
    const drawn = JSON.stringify(
      planBrief('Rent, last year / this year\nMilan 41,320 / 43,905\nTurin 28,110 / 27,640\nGenoa 9,875 / 11,230').intent,
    );
    for (const figure of ['41320', '43905', '28110', '27640', '9875', '11230']) expect(drawn).toContain(figure);
  });

  test('who wrote to whom is no headline', () => {
    const { intent } = planBrief('From: Dana\nTo: deck team\nSubject: agenda\n\n1. Safety\n2. Budget\n3. Hiring');
    expect(JSON.stringify(intent)).not.toContain('deck team');
  });
});

describe('one sentence about one figure', () => {
  test('is a metric with its change, under the sentence as headline', () => {
    const { form, intent } = planBrief('Q3 revenue grew 22% to $4.1M, driven by renewals and the new region.');
    expect(form).toBe('kpi_metrics');
    expect(intent).toMatchObject({
      headline: 'Q3 revenue grew 22% to $4.1M, driven by renewals and the new region',
      data: { metrics: [{ label: 'Q3 revenue', value: '$4.1M', delta_value: 'grew 22%' }] },
    });
  });
});
