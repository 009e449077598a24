/** Twenty typical mistakes: a program that has only the problem document mends each at once, and the request then passes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

interface Problem {
  readonly code: string;
  readonly remedy: string;
  readonly nearest?: string;
  readonly errors?: readonly { readonly pointer: string; readonly type: string; readonly msg: string; readonly nearest?: string }[];
  readonly [member: string]: unknown;
}

const read = async <T>(response: Response): Promise<T> => (await response.json()) as T;
const keysOf = (pointer: string) => pointer.split('/').slice(1);
const at = (root: unknown, pointer: string): unknown =>
  keysOf(pointer).reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );

function put(root: unknown, pointer: string, value: unknown): unknown {
  const copy: unknown = structuredClone(root);
  const keys = keysOf(pointer);
  const parent = at(copy, pointer.slice(0, pointer.lastIndexOf('/')));
  if (typeof parent === 'object' && parent !== null) Reflect.set(parent, keys.at(-1) ?? '', value);
  return copy;
}

/** The example that the remedy points to. */
async function exampleFor(body: unknown): Promise<unknown> {
  const component = at(body, '/body/component');
  const path = component === undefined ? `/v1/catalog/forms/${String(at(body, '/form'))}` : `/v1/widgets/${String(component)}`;
  return (await read<{ example: unknown }>(await harness.request(path))).example;
}

/** What a careful client does with `pointer`, `nearest` and `remedy`. */
async function mend(body: unknown, problem: Problem): Promise<unknown> {
  const [fault] = problem.errors ?? [];
  if (fault === undefined) throw new Error(`no pointer in ${problem.code}`);
  const near = fault.nearest ?? problem.nearest;
  if (near !== undefined) return put(body, fault.pointer, near);
  if (problem.code === 'composition_not_supported') return put(body, '/body', at(body, fault.pointer));
  const given = at(body, fault.pointer);
  if (/number/.test(fault.type) && typeof given === 'string') return put(body, fault.pointer, Number(given));
  if (/a boolean/.test(fault.msg)) return put(body, fault.pointer, given === 'yes');
  const such = /such as ([\w-]+)/.exec(fault.msg)?.[1];
  if (such !== undefined) return put(body, fault.pointer, such);
  return put(body, fault.pointer, at(await exampleFor(body), fault.pointer));
}

const [first, ...others] = WATERFALL.data.steps;
const steps = (part: object, without?: string) => {
  const changed: Record<string, unknown> = { ...first, ...part };
  if (without !== undefined) delete changed[without];
  return { ...WATERFALL, data: { ...WATERFALL.data, steps: [changed, ...others] } };
};
const metric = (params: unknown, component = 'metric') => ({ chrome: { title: 'T' }, body: { component, params } });
const one = { metrics: [{ value: '1', label: 'a' }] };

describe('a mistake in the body is mended by what the answer says', () => {
  it.each<[string, unknown]>([
    ['a misspelt form', { ...WATERFALL, form: 'waterfall_brigde' }],
    ['a misspelt variant', { ...WATERFALL, variant: 'standard_driver_brigde' }],
    ['a misspelt theme', { ...WATERFALL, theme_id: 'corporate_lihgt' }],
    ['a misspelt kind', steps({ kind: 'strat' })],
    ['a misspelt emphasis', steps({ emphasis: 'primry' })],
    ['a number as text', steps({ value: '31' })],
    ['a step without its label', steps({}, 'label')],
    ['a misspelt list', { ...WATERFALL, data: { unit: 'm', stesp: WATERFALL.data.steps, takeaways: [] } }],
    ['an empty list', { ...WATERFALL, data: { ...WATERFALL.data, steps: [] } }],
    ['an unknown output', { ...WATERFALL, outputs: ['ppt'] }],
    ['a language that is none', { ...WATERFALL, locale: 'english' }],
    ['a switch as text', { ...WATERFALL, dry_run: 'yes' }],
    ['a misspelt component', metric(one, 'metrcs')],
    ['a misspelt parameter', metric({ metrics: [{ value: '1', lable: 'a' }] })],
  ])('%s', async (_name, json) => {
    const refused = await harness.request('/v1/render/intent', { json });
    expect(refused.status).toBe(422);
    const mended = await mend(json, await read<Problem>(refused));
    expect((await harness.request('/v1/render/intent', { json: mended })).status).toBe(200);
  });

  it('a component nested that needs the whole slide', async () => {
    const { example } = await read<{ example: { body: unknown } }>(await harness.request('/v1/widgets/gantt'));
    const json = metric({ left: example.body, right: { component: 'metric', params: one } }, 'split_view');
    const refused = await harness.request('/v1/render/intent', { json });
    expect((await harness.request('/v1/render/intent', { json: await mend(json, await read<Problem>(refused)) })).status).toBe(200);
  });
});

describe('a mistake in the call is mended by what the answer says', () => {
  it('a wrong media type', async () => {
    const send = (type: string) =>
      harness.request('/v1/render/intent', { method: 'POST', body: JSON.stringify(WATERFALL), headers: { 'content-type': type } });
    const { allowed_types } = await read<Problem>(await send('text/plain'));
    expect((await send((allowed_types as string[])[0] ?? '')).status).toBe(200);
  });
  it('a wrong method', async () => {
    const { allowed_methods } = await read<Problem>(await harness.request('/v1/jobs', { method: 'PUT' }));
    expect((await harness.request('/v1/jobs', { method: (allowed_methods as string[])[0] ?? '' })).status).toBe(200);
  });
  it('an endpoint that is gone', async () => {
    const { replacement } = await read<Problem>(await harness.request('/v1/render', { json: WATERFALL }));
    const [method = '', path = ''] = String(replacement).split(' ');
    expect((await harness.request(path, { method, json: WATERFALL })).status).toBe(200);
  });
  it('a misspelt filter', async () => {
    const { errors } = await read<Problem>(await harness.request('/v1/jobs?status=complet'));
    expect((await harness.request(`/v1/jobs?${errors?.[0]?.pointer.slice(1)}=${errors?.[0]?.nearest}`)).status).toBe(200);
  });
  it('an empty wallet', async () => {
    const account_id = await harness.keys.createAccount('poor');
    const { key_id, text } = await harness.keys.createKey(account_id, 'k', 'live');
    const as = { account_id, mode: 'live' as const, key_id, key: text };
    const move = 'INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES';
    await harness.db.query(`${move} ($1, $2, 'SLIDE', 'free_slides', 'slides_granted', 60, 'refund')`, [`gone:${account_id}`, account_id]);
    const { missing_usd } = await read<Problem>(await harness.request('/v1/render/intent', { as, json: WATERFALL }));
    const cents = Math.round(Number(missing_usd) * 100);
    await harness.db.query(`${move} ($1, $2, 'USD', 'processor_clearing', 'paid', $3, 'topup')`, [`up:${account_id}`, account_id, cents]);
    expect((await harness.request('/v1/render/intent', { as, json: WATERFALL })).status).toBe(200);
  });
});

describe('a refusal', () => {
  const tiles = [
    { label: 'Riders', value: '1.31m' },
    { label: 'Complaints', value: '402' },
  ];
  const tile = (more: object) => ({ form: 'kpi_metrics', headline: 'Riders are up', data: { metrics: tiles }, ...more });
  it.each<[string, string, object, string, RegExp]>([
    ['POST', '/v1/render/intent', tile({ data: { metrcis: tiles } }), '/data/metrics', /did you mean it by "metrcis"\?/],
    ['POST', '/v1/render/intent', tile({ data: { metrics: 'a' } }), '/data/metrics', /must be an array; a string was sent/],
    ['POST', '/v1/render/intent', tile({ headline: 5 }), '/headline', /must be a string; a number was sent/],
    ['POST', '/v1/render/intent', tile({ outputs: ['docx'] }), '/outputs/0', /must be one of pptx, pdf, png/],
    ['POST', '/v1/render/intent', tile({ min_font_pt: 99 }), '/min_font_pt', /must be at most 40/],
    ['POST', '/v1/render/intent', tile({ strict_policy: { reject_all: true } }), '/strict_policy', /no member "reject_all"/],
    [
      'POST',
      '/v1/render/intent',
      { prior_id: 'kpi_metrics_delta_scorebord', content: {} },
      '/prior_id',
      /nearest is kpi_metrics_delta_scoreboard/,
    ],
    ['POST', '/v1/render/intent/deck', { slide: [tile({})] }, '/slides', /did you mean it by "slide"/],
    ['POST', '/v1/render/intent/deck', { slides: {} }, '/slides', /must be a list of slides; an object was sent/],
    ['POST', '/v1/compile', {}, '/job_ids', /is required: 1 to 50/],
    ['POST', '/v1/deck/from-jobs', { job_ids: ['job_x'] }, '/job_ids/0', /no such job/],
    ['POST', '/v1/repair', { job_id: 'job_x', dryrun: true }, '/dryrun', /did you mean dry_run/],
    ['GET', '/v1/catalog/priors?famly=funnel', {}, '/famly', /did you mean family/],
    ['GET', '/v1/catalog/priors?family=funel', {}, '/family', /is no form and no component/],
  ])('says in the terms of the request what is wrong: %s %s %j', async (method, path, json, pointer, msg) => {
    const response = await harness.request(path, { method, ...(method === 'GET' ? {} : { json }) });
    const { remedy, detail, errors } = await read<Problem & { detail: string }>(response);
    expect(response.status).toBeLessThan(500);
    expect(errors?.map((one) => one.pointer)).toContain(pointer);
    expect(errors?.find((one) => one.pointer === pointer)?.msg).toMatch(msg);
    expect(`${detail} ${remedy} ${errors?.map((one) => one.msg).join(' ')}`).not.toMatch(/Invalid (?:input|option)|expected \w+ to be/);
    expect(remedy.length).toBeGreaterThan(15);
  });
});
