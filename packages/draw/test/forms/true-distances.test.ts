/** Heights, places and fills say what was sent, and nothing that was not. */
import { inOfEmu, type Shape, textsOf } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { byRole, drawForm, shapesOf } from './_draw.ts';

const words = (one: Shape): string =>
  textsOf(one)
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)))
    .join('');
const ramp = async (...values: string[]): Promise<readonly Shape[]> =>
  shapesOf(
    await drawForm({
      form: 'ramp_curve',
      headline: 'It builds up',
      data: { phases: values.map((value, i) => ({ label: `Phase ${'ABCD'[i]}`, value })) },
    }),
  );
const heightsOf = (shapes: readonly Shape[]): readonly number[] =>
  shapes.filter(({ id }) => /\/phase-\d$/.test(id)).map(({ box }) => inOfEmu(box.h));

describe('a ramp', () => {
  test('is as high at the end of each phase as its value', async () => {
    const heights = heightsOf(await ramp('40/day', '220/day', '900/day', '2,000/day'));
    const most = heights[3] as number;
    for (const [i, share] of [0.02, 0.11, 0.45, 1].entries()) expect(heights[i]).toBeCloseTo(share * most, 2);
  });

  test('compares no values of different units: they stand below it', async () => {
    const shapes = await ramp('3 pieces', '2 weeks', '14 €');
    const base = Math.max(...shapes.filter(({ id }) => /\/phase-\d$/.test(id)).map(({ box }) => box.y + box.h));
    const figures = shapes.filter((one) => ['3 pieces', '2 weeks', '14 €'].includes(words(one)));
    expect(figures).toHaveLength(3);
    for (const { box } of figures) expect(box.y).toBeGreaterThanOrEqual(base);
  });
});

test('milestones stand where their printed dates do', async () => {
  const drawn = await drawForm({
    form: 'timeline_roadmap',
    headline: 'The mill reopens',
    data: { milestones: ['Jan 2026', 'Mar 2026', 'Oct 2026', 'Sep 2027'].map((date, i) => ({ date, label: `Step ${'ABCD'[i]}` })) },
  });
  const said = shapesOf(drawn).map(words);
  expect(said).toContain('7 months');
  expect(said).toContain('11 months');
});

describe('a status', () => {
  const roadmap = (...statuses: (string | undefined)[]) =>
    drawForm({
      form: 'timeline_roadmap',
      headline: 'Three pieces of work',
      data: {
        periods: ['Q1', 'Q2'],
        tracks: ['All'],
        items: statuses.map((status, i) => ({
          track: 'All',
          start: 'Q1',
          label: `Work ${'ABC'[i]}`,
          ...(status === undefined ? {} : { status }),
        })),
      },
    });

  test('that was not sent has no fill of one that was', async () => {
    const fills = byRole(await roadmap('in-progress', 'done', undefined), 'node').map((one) =>
      'fill' in one ? one.fill?.color : undefined,
    );
    expect(new Set(fills).size).toBe(3);
  });

  test('that nobody sent needs no key', async () => {
    expect(byRole(await roadmap(undefined, undefined), 'swatch')).toEqual([]);
  });

  test('is in the language of the slide and in one case, and a plan is printed', async () => {
    const rows = [
      { item: 'Dach', status: 'done', progress: 100, plan: 100 },
      { item: 'Garten', status: 'wartet auf Regen', progress: 5, plan: 10 },
    ];
    const drawn = await drawForm({ form: 'status_dashboard', headline: 'Zwei Baustellen', language: 'de', data: { rows } });
    const said = shapesOf(drawn).map(words);
    expect(said).toContain('Erledigt');
    expect(said).toContain('Wartet auf Regen');
    expect(said).toContain('5 / 10');
  });
});
