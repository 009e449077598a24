/** Tiles in right-to-left words: the first stands rightmost, and figures stand on the side of their labels. */
import { describe, expect, it } from 'vitest';
import { byRole, drawForm } from './_draw.ts';

const METRICS = [
  { label: 'הכנסות (Q3)', value: '₪1.31m', delta_value: '+6.1%' },
  { label: 'תלונות', value: '402', delta_value: '-4' },
  { label: 'לקוחות', value: '77' },
];
const requests: readonly (readonly [string, object])[] = [
  ...['delta_scoreboard', 'hero_metric'].map((variant) => [variant, { form: 'kpi_metrics', variant, data: { metrics: METRICS } }] as const),
  ['metric', { body: { component: 'metric', params: { metrics: METRICS.map(({ label, value }) => ({ label, value })) } } }],
  ['stat_card', { body: { component: 'stat_card', params: { label: 'תלונות', value: '402' } } }],
];
const titled = (request: object, title: string): object =>
  'body' in request ? { ...request, chrome: { title } } : { ...request, headline: title };

/** Side and left edge of each figure, in the order of the data. */
async function figuresOf(request: object): Promise<{ readonly align: unknown; readonly x: number; readonly y: number }[]> {
  return byRole(await drawForm(request), 'value').flatMap((s) =>
    s.kind === 'text' ? [{ align: s.text.paragraphs[0]?.align, x: s.box.x, y: s.box.y }] : [],
  );
}

describe.each(requests)('%s', (_, request) => {
  it('runs as its title does where no direction is said', async () => {
    const found = await figuresOf(titled(request, 'תקציב 2027 (EBITDA): עלייה של 12.4%'));
    expect(found.map(({ align }) => align)).toEqual(found.map(() => 'right'));
    expect(found).toEqual(await figuresOf({ ...titled(request, 'תקציב 2027 (EBITDA): עלייה של 12.4%'), direction: 'rtl' }));
    for (const [i, one] of found.entries()) {
      const next = found[i + 1];
      if (next !== undefined && next.y === one.y) expect(one.x).toBeGreaterThan(next.x);
    }
  });
  it('has its figures on the side of their labels on a slide that runs left to right', async () => {
    const found = await figuresOf({ ...titled(request, 'Budget 2027'), direction: 'ltr' });
    expect(found.map(({ align }) => align)).toEqual(found.map(() => 'right'));
  });
});

it('A title in Latin letters leaves the slide left to right', async () => {
  const metrics = METRICS.map((metric) => ({ ...metric, label: 'Revenue' }));
  const found = await figuresOf({ form: 'kpi_metrics', headline: 'Budget תקציב', data: { metrics } });
  expect(found.map(({ align }) => align)).toEqual(['left', 'left', 'left']);
});
