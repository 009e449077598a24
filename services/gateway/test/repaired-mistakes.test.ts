/** Typical mistakes, each repaired from the answer alone by a program that follows it; what is left over would want a person. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ask, type Refusal, repair } from './_repair.ts';
import { type Harness, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const tiles = [
  { label: 'Riders', value: '1.31m' },
  { label: 'Complaints', value: '402' },
];
const tile = (more: object = {}) => ({ form: 'kpi_metrics', headline: 'Riders are up', data: { metrics: tiles }, ...more });
const [first, ...others] = WATERFALL.data.steps;
const steps = (part: object) => ({ ...WATERFALL, data: { ...WATERFALL.data, steps: [{ ...first, ...part }, ...others] } });
const slide = (body: unknown, more: Partial<Ask> = {}): Ask => ({
  method: 'POST',
  path: '/v1/render/intent',
  query: {},
  headers: {},
  body,
  ...more,
});
const agenda = (n: number) => ({ form: 'agenda_list', headline: 'Topics', blocks: [{ label: `Topic ${n}` }, { label: 'Outlook' }] });

/** At most so many answers are followed one after another. */
const ROUNDS = 5;

const MISTAKES: readonly (readonly [what: string, ask: Ask])[] = [
  ['form: a usual name', slide({ form: 'pie', headline: 'Shares', data: { slices: [{ name: 'a', value: 1 }] } })],
  ['form: a typo', slide({ ...WATERFALL, form: 'waterfall_brigde' })],
  ['form: under another name', slide({ type: 'kpi_metrics', headline: 'H', data: { metrics: tiles } })],
  ['form: a prior that there is not', slide({ prior_id: 'startup_vc__market__funnel', content: { headline: 'H' } })],
  ['form: a component by a usual name', slide({ chrome: { title: 'T' }, body: { component: 'kpi_grid', params: { kpis: [] } } })],
  ['field: a list under another name', slide(tile({ data: { kpis: tiles } }))],
  ['field: a label under another name', slide(tile({ data: { metrics: [{ name: 'Riders', value: '1' }] } }))],
  ['field: a variant that there is not', slide({ ...WATERFALL, variant: 'standard_driver_brigde' })],
  ['type: a wording for a number', slide(steps({ value: '€31m' }))],
  ['type: a number as text', slide(steps({ value: '31' }))],
  ['type: texts for items', slide({ form: 'takeaway_stack', headline: 'H', blocks: ['One', 'Two'] })],
  ['type: a switch as text', slide(tile({ dry_run: 'yes' }))],
  ['type: an array for the body', slide([tile()])],
  ['type: a text for the body', slide('Riders are up')],
  ['name: an output', slide(tile({ outputs: ['ppt'] }))],
  ['name: a language', slide(tile({ locale: 'english' }))],
  [
    'name: a kind of element',
    slide({
      author_ssg: {
        ssg: 1,
        canvas: { w_in: 13.333, h_in: 7.5 },
        elements: [{ kind: 'txt', x_in: 1, y_in: 1, w_in: 4, h_in: 1, paragraphs: [{ runs: [{ text: 'Hi' }] }] }],
      },
    }),
  ],
  ['theme: a typo', slide(tile({ theme_id: 'corporate_lihgt' }))],
  ['theme: half a name', slide(tile({ theme_id: 'elegant' }))],
  ['key: none where one is needed', slide(tile(), { headers: { authorization: '' } })],
  ['key: a scheme of its own', slide(tile(), { headers: { authorization: 'Token abc' } })],
  ['size: a font too large', slide(tile({ min_font_pt: 99 }))],
  ['size: a page before the first', slide(undefined, { method: 'GET', path: '/v1/jobs', query: { offset: '-1' } })],
  ['size: a page of 900', slide(undefined, { method: 'GET', path: '/v1/jobs', query: { limit: '900' } })],
  [
    'too many: items',
    slide({
      preview: true,
      form: 'agenda_list',
      headline: 'Topics',
      blocks: Array.from({ length: 40 }, (_, i) => ({ label: `Topic ${i + 1}` })),
    }),
  ],
  ['too many: slides', slide({ slides: Array.from({ length: 31 }, (_, i) => agenda(i)) }, { path: '/v1/render/intent/deck' })],
  ['too vague: no figures', slide({ brief: 'Show revenue by region' }, { path: '/v1/render/auto' })],
  ['call: a method', slide(undefined, { method: 'PUT', path: '/v1/jobs' })],
  ['call: a media type', slide(tile(), { headers: { 'content-type': 'text/plain' } })],
  ['call: an endpoint that is gone', slide(tile(), { path: '/v1/render' })],
];

const mended: string[] = [];
const left: string[] = [];

async function send({ method, path, query, headers, body }: Ask): Promise<Response> {
  const address = Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
  const as = 'authorization' in headers ? null : harness.alice;
  const type = { 'content-type': 'application/json' };
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sent = Object.fromEntries(Object.entries({ ...(text === undefined ? {} : type), ...headers }).filter(([, value]) => value !== ''));
  return harness.request(address, { as, method, headers: sent, ...(text === undefined ? {} : { body: text }) });
}

it.each(MISTAKES)('%s', async (what, ask) => {
  let asks: readonly Ask[] = [ask];
  const refusals: string[] = [];
  for (let round = 0; round <= ROUNDS && asks.length > 0; round++) {
    const next: Ask[] = [];
    for (const one of asks) {
      const response = await send(one);
      if (response.status < 300) continue;
      const refusal = { ...((await response.json()) as object), headers: response.headers } as Refusal;
      refusals.push(`${refusal.status} ${refusal.code}: ${String(refusal['detail'])}`);
      next.push(...repair(one, refusal, harness.alice.key));
    }
    asks = next;
  }
  // A mistake that is none would prove nothing.
  expect(refusals.length, what).toBeGreaterThan(0);
  (asks.length === 0 ? mended : left).push(what);
  expect(asks, refusals.join('\n')).toEqual([]);
});

it('says how many', () => {
  console.log(
    `${mended.length} of ${MISTAKES.length} typical mistakes are repaired from the answer alone.${left.map((what) => `\nleft: ${what}`).join('')}`,
  );
  expect(mended.length).toBeGreaterThanOrEqual(20);
});
