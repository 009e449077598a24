/** A ranked bar reads the only value of a list as its value, because other variants of the form take lists. */
import { expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

const body = (categories: readonly object[]) => ({
  form: 'bar_rank_chart',
  headline: 'Imports fell everywhere but in Poland',
  data: { unit: '%', categories },
});

test('bars of one value each are drawn alike from a value and from a list of one', async () => {
  const rows = [
    ['Poland', 4.2],
    ['Spain', -1.1],
    ['Italy', -3.8],
  ] as const;
  const single = await drawForm(body(rows.map(([label, value]) => ({ label, value }))));
  const listed = await drawForm(body(rows.map(([label, value]) => ({ label, values: [value] }))));
  const boxes = (drawn: typeof single) => shapesOf(drawn).map(({ id, box }) => [id, box]);
  expect(boxes(listed)).toEqual(boxes(single));
  expect(listed.report.errors).toEqual([]);
  expect(listed.report.warnings).toEqual([]);
});
