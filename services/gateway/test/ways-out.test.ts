/** The test that obeys: what a refusal says is done as written, and what follows is a success or another, honest end. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { obey } from './_obey.ts';
import { obeyAll, readList, summaryOf } from './_obey-all.ts';
import { type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import { openPlanDesk } from './_plan-desk.ts';
import type { Provoked } from './_provoked.ts';
import { type Account, WATERFALL } from './harness.ts';

const RECORDED = join(import.meta.dirname, 'fixtures/ways-out/recorded.jsonl');
const provoked = (more: Partial<Provoked> & Pick<Provoked, 'code'>): Provoked => ({
  door: 'rest',
  method: 'POST',
  path: '/v1/render/intent',
  key: 'live',
  cause: '',
  ...more,
});

const blocks = (count: number, of: string) => Array.from({ length: count }, (_, i) => ({ label: `${of} ${i + 1}` }));
const full = (of: string) => ({ form: 'agenda_list', headline: `All of ${of}`, blocks: blocks(30, of) });
const misspelt = { form: 'kpi_metrics', headline: 'Riders', data: { metrics: [{ name: 'Riders', value: '1' }] } };
const shapeless = { form: 'funnel', headline: 'Sales', data: { stages: 'none' } };

/** Each at both doors: the same content is the body of a route and the arguments of a tool. */
const BOTH: readonly (readonly [path: string, tool: string, body: object, code: string])[] = [
  ['/v1/plan', 'plan_slide', { brief: 'Show revenue by region' }, 'repair_options'],
  ['/v1/plan', 'plan_slide', { brief: 'Org chart of our company' }, 'repair_options'],
  ['/v1/render/intent', 'create_slide', { brief: 'Bar chart of units by plant' }, 'intent_unroutable'],
  ['/v1/render/intent', 'create_slide', { brief: 'Make a 5-slide deck about our year. We grew.' }, 'intent_unroutable'],
  ['/v1/render/intent', 'create_slide', { brief: 'Driver tree: EUR 95 = 50m + 310m' }, 'intent_unroutable'],
  ['/v1/render/intent', 'create_slide', { ...WATERFALL, form: 'waterfall_brigde' }, 'unknown_form'],
  ['/v1/render/intent', 'create_slide', { ...WATERFALL, variant: 'of_nobody' }, 'unknown_variant'],
  ['/v1/render/intent', 'create_slide', { prior_id: 'startup_vc__market__funnel', content: { headline: 'H' } }, 'unknown_prior'],
  ['/v1/render/intent', 'create_slide', { ...WATERFALL, dry_run: 'yes' }, 'request_invalid'],
  ['/v1/render/intent', 'create_slide', misspelt, 'intent_invalid_shape'],
  ['/v1/render/intent', 'create_slide', { ...full('topics'), preview: true }, 'capacity_exceeded'],
  ['/v1/render/intent', 'create_slide', full('matters'), 'capacity_exceeded'],
  ['/v1/render/intent/deck', 'create_deck', { slides: [misspelt, { ...WATERFALL, form: 'waterfall_brigde' }] }, 'intent_invalid_shape'],
  ['/v1/render/intent/deck', 'create_deck', { slides: [full('a'), full('b')] }, 'no_usable_slide'],
  ['/v1/render/intent/deck', 'create_deck', { slides: [{ brief: 'Show revenue by region' }, WATERFALL] }, 'intent_unroutable'],
  ['/v1/deck/from-jobs', 'create_deck', { mode: 'assemble', job_ids: ['job_none'] }, 'jobs_not_assemblable'],
];

const written: readonly Provoked[] = BOTH.flatMap(([path, tool, body, code]) => {
  const { mode: _of_the_tool, ...sent } = body as { mode?: string };
  return [provoked({ path, body: sent, code }), provoked({ door: 'mcp', path: tool, body, code })];
});

describe('every refusal that tests of the service have provoked', () => {
  it('is got out of by doing what it says', async () => {
    const recorded = readList(RECORDED);
    expect(recorded.length).toBeGreaterThan(200);
    const all = await obeyAll([...recorded, ...written]);
    console.log(JSON.stringify(summaryOf(all)));
    const told = ({ provoked: { door, method, path, code }, why }: (typeof all)[number]) => `${door} ${method} ${path} ${code}: ${why}`;
    expect(all.filter(({ verdict }) => verdict === 'fails').map(told)).toEqual([]);
    // A recording that nothing provokes any more proves nothing: record it anew.
    expect(all.filter(({ verdict }) => verdict === 'absent').map(told)).toEqual([]);
    expect(all.some(({ provoked: { door }, steps }) => door === 'mcp' && steps.includes('tool'))).toBe(true);
  }, 240_000);
});

describe('a refusal for want of money', () => {
  let stand: PaymentsStand;
  beforeAll(async () => {
    stand = await startPaymentsStand();
  });
  afterAll(() => stand.close());

  let serial = 0;
  const slide = () => provoked({ body: { ...WATERFALL, headline: `Slide ${++serial} of money` }, code: 'insufficient_balance' });
  const asking = (as: Account) => ({
    base: stand.harness.base,
    keys: { live: as.key, test: undefined, wrong: undefined, none: undefined },
  });
  const refusalOf = async (as: Account, body: unknown) =>
    (await (await stand.harness.request('/v1/render/intent', { as, json: body })).json()) as Record<string, unknown>;

  it('is got out of by switching on what is off, where the wallet is full', async () => {
    const desk = openPlanDesk(stand);
    const customer = await desk.newCustomer(1000);
    const { as } = customer;
    await desk.buy(customer);
    for (let i = 0; i < 5; i += 1) await stand.render(as);
    await desk.post('overflow', as, { enabled: false });
    const asked = slide();
    expect(await refusalOf(as, asked.body)).toMatchObject({
      code: 'insufficient_balance',
      missing_usd: 0,
      balance_usd: 10,
      checkout_url: null,
      remedy: expect.stringMatching(/^Let the wallet pay past the plan: POST \/v1\/billing\/plan\/overflow with \{"enabled":true\}/),
      ways_out: [
        { do: [{ method: 'POST', path: '/v1/billing/plan/overflow', body: { enabled: true } }], again: true },
        { do: [{ ask: expect.stringContaining('2027-02-10') }] },
      ],
    });
    expect(await obey(asking(as), asked)).toMatchObject({ verdict: 'holds', why: '' });
    expect(await desk.planOf(as)).toMatchObject({ overflow: true });
  });

  it('names both where the wallet is empty too', async () => {
    const desk = openPlanDesk(stand);
    const customer = await desk.newCustomer(2);
    const { as } = customer;
    await desk.buy(customer);
    for (let i = 0; i < 5; i += 1) await stand.render(as);
    await desk.post('overflow', as, { enabled: false });
    const asked = slide();
    const { missing_usd, checkout_url, ways_out } = await refusalOf(as, asked.body);
    expect([missing_usd, ways_out]).toMatchObject([
      0.03,
      [{ do: [{ path: '/v1/billing/plan/overflow' }] }, { do: [{ ask: expect.stringContaining(String(checkout_url)) }] }, {}],
    ]);
    expect((await obey(asking(as), asked)).why).toBe('');
    await stand.pay(String(checkout_url));
    expect((await stand.harness.request('/v1/render/intent', { as, json: asked.body })).status).toBe(200);
  });

  it('is got out of by paying what is missing, and offers a plan, where no plan is open', async () => {
    const as = await stand.newAccount(0, 2);
    const asked = slide();
    const { missing_usd, checkout_url, ways_out, remedy } = await refusalOf(as, asked.body);
    expect(missing_usd).toBe(0.03);
    expect(remedy).not.toContain('overflow');
    expect(ways_out).toMatchObject([
      { again: true, do: [{ ask: expect.stringContaining(String(checkout_url)) }] },
      { do: [{ ask: expect.stringContaining('/v1/billing/plans/checkout') }] },
    ]);
    await stand.pay(String(checkout_url));
    expect((await stand.harness.request('/v1/render/intent', { as, json: asked.body })).status).toBe(200);
  });

  it('leaves to the owner, over MCP, what no tool does', async () => {
    const desk = openPlanDesk(stand);
    const customer = await desk.newCustomer(1000);
    const { as } = customer;
    await desk.buy(customer);
    for (let i = 0; i < 5; i += 1) await stand.render(as);
    await desk.post('overflow', as, { enabled: false });
    const verdict = await obey(
      asking(as),
      provoked({ door: 'mcp', path: 'create_slide', body: slide().body, code: 'insufficient_balance' }),
    );
    expect(verdict).toMatchObject({ verdict: 'asks', why: '' });
  });
});

describe('a refused deck', () => {
  let stand: PaymentsStand;
  beforeAll(async () => {
    stand = await startPaymentsStand();
  });
  afterAll(() => stand.close());

  it('names the schema of each slide that is wrong, for itself', async () => {
    const response = await stand.harness.request('/v1/render/intent/deck', {
      json: { slides: [WATERFALL, shapeless, misspelt, { form: 'marimekko', headline: 'M', data: {} }] },
    });
    const { errors, remedy, ways_out } = (await response.json()) as Record<
      string,
      { pointer: string; remedy: string; do: readonly unknown[] }[]
    >;
    const named = (slide: number) => errors?.filter(({ pointer }) => pointer.startsWith(`/slides/${slide}/`)).map((one) => one.remedy);
    expect(new Set(named(1))).toEqual(new Set(['GET /v1/catalog/forms/funnel gives the exact shape with an example that renders.']));
    expect(new Set(named(2))).toEqual(new Set(['GET /v1/catalog/forms/kpi_metrics gives the exact shape with an example that renders.']));
    expect(named(3)?.[0]).toContain('GET /v1/catalog/forms/marimekko');
    expect(String(remedy)).toMatch(/^Slide 2: .*Slide 3: .*Slide 4: /);
    expect(JSON.stringify(ways_out)).toContain('/v1/catalog/forms/funnel');
  });
});
