/** The test that obeys, in a program: the steps of an error are calls of the client, and are made as they are written. */
import { ApiError, type DeckRequest, Deckwright, type IntentRequest } from '@deckwright/client';
import { patched } from '@deckwright/core/json-patch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import { openPlanDesk } from './_plan-desk.ts';
import { WATERFALL } from './harness.ts';

let stand: PaymentsStand;
beforeAll(async () => {
  stand = await startPaymentsStand();
}, 120_000);
afterAll(() => stand?.close());

const clientOf = (apiKey: string) => new Deckwright({ baseUrl: stand.harness.base, apiKey, retries: 0 });
const ROUTE = /\b(?:GET|POST|PUT|PATCH|DELETE) \/v1\//;

type Send = (body: object) => Promise<unknown>;

/** Takes each way out of a refusal. Returns what is wrong with them, and how many there were. */
async function obeyed(client: Deckwright, send: Send, body: object) {
  const error: unknown = await send(body).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('was not refused');
  const faults = ROUTE.test(`${error.remedy} ${JSON.stringify(error.ways_out)}`) ? [error.remedy] : [];
  for (const way of error.ways_out) {
    let next = body;
    let again = way.again === true;
    for (const step of way.do) {
      if ('change' in step) {
        const changed = patched(
          next,
          step.change.map((one) => ({ ...one })),
        );
        if (typeof changed === 'string') faults.push(changed);
        else next = changed.value as object;
        again = true;
      } else if ('call' in step) {
        const [name = '', method] = step.call.split('.');
        const holder: unknown = method === undefined ? client : Reflect.get(client, name);
        const call: unknown = Reflect.get(Object(holder), method ?? name);
        if (typeof call !== 'function') faults.push(`${step.call} is no method`);
        else
          await Promise.resolve(Reflect.apply(call, holder, step.arguments)).catch((thrown: unknown) =>
            faults.push(`${step.call}: ${String(thrown)}`),
          );
      } else if ('ask' in step) again = false;
    }
    if (!again) continue;
    const then: unknown = await send(next).catch((thrown: unknown) => thrown);
    if (then instanceof ApiError && then.message === error.message) faults.push(`the same again: ${then.message}`);
  }
  return { faults, code: error.code, ways: error.ways_out.length };
}

describe('the ways out of an error, in a program', () => {
  it.each([
    ['unknown_form', { ...WATERFALL, form: 'waterfall_brigde' }],
    ['unknown_variant', { ...WATERFALL, variant: 'of_nobody' }],
    ['unknown_theme', { ...WATERFALL, theme_id: 'corporate_drak' }],
    ['intent_invalid_shape', { form: 'kpi_metrics', headline: 'Riders', data: { metrics: [{ name: 'Riders', value: '1' }] } }],
    ['request_invalid', { ...WATERFALL, dry_run: 'yes' }],
    ['intent_unroutable', { brief: 'Show revenue by region' }],
  ])('%s', async (code, body) => {
    const as = await stand.newAccount(1000);
    const client = clientOf(as.key);
    const done = await obeyed(client, (sent) => client.render.intent(sent as IntentRequest), body);
    expect(done).toMatchObject({ code, faults: [] });
    expect(done.ways).toBeGreaterThan(0);
  });

  it('of a deck', async () => {
    const client = clientOf((await stand.newAccount(1000)).key);
    const body = { slides: [WATERFALL, { ...WATERFALL, form: 'waterfall_brigde' }] };
    expect(await obeyed(client, (sent) => client.render.deck(sent as DeckRequest), body)).toMatchObject({ faults: [] });
  });

  it('of a plan that is used up', async () => {
    const desk = openPlanDesk(stand);
    const customer = await desk.newCustomer(1000);
    await desk.buy(customer);
    for (let i = 0; i < 5; i += 1) await stand.render(customer.as);
    await desk.post('overflow', customer.as, { enabled: false });
    const client = clientOf(customer.as.key);
    const body = { ...WATERFALL, headline: 'A slide past the plan' };
    const done = await obeyed(client, (sent) => client.render.intent(sent as IntentRequest), body);
    expect(done).toMatchObject({ code: 'insufficient_balance', faults: [] });
    expect(await desk.planOf(customer.as)).toMatchObject({ overflow: true });
  });

  it('of a key that is none', async () => {
    const client = clientOf('dw_live_nobody');
    expect(await obeyed(client, (sent) => client.render.intent(sent as IntentRequest), WATERFALL)).toMatchObject({
      code: 'unauthorized',
      faults: [],
    });
  });
});
