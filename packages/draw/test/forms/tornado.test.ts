import { plainText } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

const drivers = [
  { label: 'Mix', low: 44, high: 49 },
  { label: 'List price', low: 39, high: 55 },
  { label: 'Volume', low: 51, high: 38 },
];

const wordsOf = (drawn: Awaited<ReturnType<typeof drawForm>>, part: RegExp): string[] =>
  shapesOf(drawn)
    .flatMap((s) => (s.kind === 'text' && part.test(s.id) ? [s] : []))
    .sort((a, b) => a.box.y - b.box.y)
    .map((s) => plainText(s.text));

describe('a tornado with its swings in a column', () => {
  test('has the widest row on top and a head with the unit over the column', async () => {
    const drawn = await drawForm({
      form: 'tornado',
      variant: 'swing_table_tornado',
      headline: 'Price moves the result most',
      data: { unit: '€m', base: { value: 46, label: 'Budget' }, drivers },
    });
    expect(wordsOf(drawn, /swing-(?:head|\d)/)).toEqual(['Swing, €m', '16', '13', '5']);
    expect(wordsOf(drawn, /\/label-\d/)).toEqual(['List price', 'Volume', 'Mix']);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
  });

  test('leaves a unit that stands on every number out of the head', async () => {
    const drawn = await drawForm({
      form: 'tornado',
      variant: 'swing_table_tornado',
      headline: 'Price moves the margin most',
      data: { unit: '%', drivers },
    });
    expect(wordsOf(drawn, /swing-(?:head|\d)/)).toEqual(['Swing', '16\u00a0pp', '13\u00a0pp', '5\u00a0pp']);
  });
});

describe('a tornado about a base above zero', () => {
  const data = { unit: '€m', base: { value: 46 }, drivers: [...drivers, { label: 'Ore price', low: -12, high: 104 }] };

  test('sets off the end that lies beyond the zero of the title, and has a line there', async () => {
    const drawn = await drawForm({ form: 'tornado', headline: 'Only the ore price takes the result below zero', data });
    const fillOf = (id: string) => shapesOf(drawn).flatMap((s) => (s.id === id && s.kind === 'rect' ? [s.fill?.color] : []))[0];
    expect([fillOf('body/chart/low-1'), fillOf('body/chart/high-1'), fillOf('body/chart/low-2')]).toEqual(['accent1', 'soft1', 'neutral']);
    expect(shapesOf(drawn).some(({ id }) => id === 'body/chart/zero-1')).toBe(true);
    expect(drawn.report.errors).toEqual([]);
  });

  test('has no such line where all ends are on one side', async () => {
    const drawn = await drawForm({ form: 'tornado', headline: 'Price moves the result most', data: { ...data, drivers } });
    expect(shapesOf(drawn).some(({ id }) => id.includes('/zero-'))).toBe(false);
  });
});
