/** Readers of structure that is told in running text: corners by two criteria, rows of numbers, things one after the other. */
import { describe, expect, test } from 'vitest';
import { cornersIn } from '../../src/router/corners.ts';
import { rowBeside, tuplesIn } from '../../src/router/paired.ts';
import { readBrief } from '../../src/router/read-brief.ts';
import { toldThings } from '../../src/router/records.ts';

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
