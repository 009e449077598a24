import { plainText, textsOf } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { byRole, drawForm, examplesOf, shapesOf, suggestedSplit } from './_draw.ts';

const data = {
  x_labels: ['A', 'B'],
  y_labels: ['C', 'D'],
  cells: [
    [1, 2],
    [3, null],
  ],
};
const body = { form: 'heat_matrix', headline: 'D over A is the highest', data };

describe('heat_matrix', () => {
  test.each(examplesOf('heat_matrix'))('the example of %s is drawn without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    expect([...report.warnings, ...report.errors]).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test('a cohort leaves cells without a value blank', async () => {
    expect(byRole(await drawForm({ ...body, variant: 'cohort_heat_matrix' }), 'cell')).toHaveLength(3);
    expect(byRole(await drawForm(body), 'cell')).toHaveLength(4);
  });

  test('the outline stands exactly on the base case', async () => {
    const drawn = await drawForm({ ...body, variant: 'sensitivity_heat_matrix', data: { ...data, base: { row: 1, column: 0 } } });
    const at = (id: string) => shapesOf(drawn).find((s) => s.id === id)?.box;
    expect(at('body/matrix/base')).toEqual(at('body/matrix/cell-2-1'));
  });

  test('more rows than one slide holds come back as parts that can be drawn', async () => {
    const cells = Array.from({ length: 32 }, (_, i) => [i, i + 1]);
    const parts = await suggestedSplit({ ...body, data: { x_labels: ['A', 'B'], y_labels: cells.map((_, i) => `Row ${i}`), cells } });
    expect(parts).toHaveLength(2);
    for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
  });

  test('the ends of the key have the signs that the figures are written with', async () => {
    const cells = [
      [1234.5, 450],
      [980.2, 1402.7],
    ];
    const written = { 1234.5: '1.234,5', 450: '450,0', 980.2: '980,2', 1402.7: '1.402,7' };
    const drawn = await drawForm({ ...body, data: { ...data, cells }, written });
    expect(byRole(drawn, 'legend').flatMap(textsOf).map(plainText)).toEqual(['450,0', '1.402,7']);
  });
});
