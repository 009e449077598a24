/** Pictures made of words over HTTP: the illustrator, a generator that does well, and every way in which one can fail. */
import { credit, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { type PictureMood, type PictureServer, startPictureServer } from '@deckwright/testkit/picture-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWholeService, type WholeService } from './_whole-service.ts';
import type { Account } from './harness.ts';

type Body = Record<string, unknown>;

let bundled: BundledIsolate;
beforeAll(async () => {
  bundled = await bundledIsolate({ concurrency: 2, waiting: 8 });
});
afterAll(() => bundled?.remove());

const ROUTE = '/v1/assets/image/generate';
const PROMPT = 'Three wind turbines above a calm sea at dawn';

/** A service with what the tests ask of it. */
function callsTo(service: () => WholeService) {
  const ask = async (json: Body, path = ROUTE, init: RequestInit & { as?: Account | null } = {}) => {
    const response = await service().request(path, { json, ...init });
    return [response.status, (await response.json()) as Body] as const;
  };
  const wallet = async () => (await readWallet(service().db, service().alice.account_id))!;
  /** What an act takes from the wallet, cents. */
  const spent = async <T>(act: () => Promise<T>): Promise<readonly [T, number]> => {
    const before = await wallet();
    const outcome = await act();
    const after = await wallet();
    expect(after.held_cents).toBe(0);
    return [outcome, before.paid_cents + before.promo_cents - after.paid_cents - after.promo_cents];
  };
  const shown = async (answer: Body): Promise<Buffer> => {
    const response = await service().request(String(answer['preview_url']));
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  return { ask, spent, shown };
}

describe('the illustrator', () => {
  let service: WholeService;
  const { ask, spent, shown } = callsTo(() => service);
  beforeAll(async () => {
    service = await startWholeService({ isolate: bundled.isolate, render_wait_ms: 200_000 });
  });
  afterAll(() => service?.close());

  it('makes a picture for five cents, says that it did, and keeps it for slides', async () => {
    const [[status, answer], cents] = await spent(() => ask({ prompt: PROMPT, size: '1792x1024', quality: 'premium' }));
    expect([status, cents, answer]).toMatchObject([
      200,
      5,
      {
        job_type: 'image',
        status: 'complete',
        generator: 'illustrator',
        model: 'illustrator',
        prompt: PROMPT,
        width_px: 1792,
        height_px: 1024,
        mime: 'image/png',
        cost: 0.05,
        charged_to: 'wallet',
      },
    ]);
    expect(answer['image_src']).toBe(`asset:${answer['asset_id']}`);
    expect((await shown(answer)).subarray(1, 4).toString()).toBe('PNG');
    const slide = { form: 'hero_statement', headline: 'Wind', image_src: answer['image_src'] };
    expect(await ask(slide, '/v1/render/intent')).toMatchObject([200, { status: 'complete' }]);
  });

  it('gives the same picture for the same words, free, and another for others', async () => {
    const [[, first], [, second], [, other]] = [
      await ask({ prompt: 'A harbour' }),
      await ask({ prompt: ' A harbour ' }),
      await ask({ prompt: 'A desert' }),
    ];
    expect(second).toMatchObject({ asset_id: first['asset_id'], sha256: first['sha256'], cost: 0, repeat_of: first['job_id'] });
    expect(other['sha256']).not.toBe(first['sha256']);
    // Deleted, it is made again, and stays free.
    expect((await service.request(`/v1/assets/${first['asset_id']}`, { method: 'DELETE' })).status).toBe(200);
    const [[, again], cents] = await spent(() => ask({ prompt: 'A harbour' }));
    expect([again['asset_id'] === first['asset_id'], again['sha256'], cents]).toEqual([false, first['sha256'], 0]);
  });

  it('draws in the colours of a theme, and any model stands for it', async () => {
    const [, light] = await ask({ prompt: 'A bridge', theme_id: 'corporate-light' });
    const [, dark] = await ask({ prompt: 'A bridge', theme_id: 'corporate-dark', model: 'dall-e-3' });
    expect([light['generator'], dark['model'], light['sha256'] === dark['sha256']]).toEqual(['illustrator', 'illustrator', false]);
    expect(await ask({ prompt: 'A bridge', theme_id: 'nowhere' })).toMatchObject([422, { code: 'unknown_theme' }]);
  });

  it('answers 202 where nobody waits, and is done once for one Idempotency-Key', async () => {
    const [status, { job_id }] = await ask({ prompt: 'A lighthouse', wait: false });
    expect(status).toBe(202);
    const job = (await (await service.request(`/v1/jobs/${job_id}?poll=true&timeout=60`)).json()) as Body;
    expect(job).toMatchObject({ job_type: 'image', status: 'complete', cost_charged: 0.05, result: { generator: 'illustrator' } });
    const headers = { 'Idempotency-Key': 'one-lighthouse', 'content-type': 'application/json' };
    const [[, first], [, second]] = [
      await ask({ prompt: 'Another lighthouse' }, ROUTE, { headers }),
      await ask({ prompt: 'Another lighthouse' }, ROUTE, { headers }),
    ];
    expect(second).toEqual(first);
  });

  it.each<[string, Body, string]>([
    ['no words', {}, 'request_invalid'],
    ['blanks', { prompt: '  ' }, 'request_invalid'],
    ['a size that there is not', { prompt: 'A', size: '640x480' }, 'request_invalid'],
    ['a quality that there is not', { prompt: 'A', quality: 'ultra' }, 'request_invalid'],
  ])('refuses %s', async (_name, body, code) => {
    expect(await ask(body)).toMatchObject([422, { code }]);
  });

  it('needs a key, and money for each', async () => {
    expect((await ask({ prompt: 'A' }, ROUTE, { as: null }))[0]).toBe(401);
    expect(await ask({ prompt: 'A' }, ROUTE, { as: service.bob })).toMatchObject([402, { code: 'insufficient_balance', price_usd: 0.05 }]);
    const { account_id } = service.bob;
    await credit(service.db, { account_id, kind: 'topup', amount: 7, reference: account_id, reason: 'test' });
    expect(await ask({ prompt: 'One' }, ROUTE, { as: service.bob })).toMatchObject([200, { cost: 0.05 }]);
    expect(await ask({ prompt: 'Two' }, ROUTE, { as: service.bob })).toMatchObject([402, { missing_usd: 0.03 }]);
  });

  it('leaves a ledger that explains itself', async () => {
    expect(await reconcileLedger(service.db)).toEqual([]);
  });
});

describe('a generator of the settings', () => {
  let server: PictureServer;
  let service: WholeService;
  const { ask, spent, shown } = callsTo(() => service);
  beforeAll(async () => {
    server = await startPictureServer();
    service = await startWholeService({
      isolate: bundled.isolate,
      render_wait_ms: 200_000,
      config: { pictures_url: server.url, pictures_model: 'm-2', pictures_model_draft: 'm-1', pictures_models: ['m-9'] },
    });
  });
  afterAll(async () => {
    await service?.close();
    await server?.close();
  });
  beforeEach(() => {
    server.mood = 'well';
    server.asked.length = 0;
  });

  it('is asked with the model that is named, else that of the quality', async () => {
    const models = [];
    for (const wish of [{ model: 'm-9', quality: 'draft' }, { quality: 'draft' }, { quality: 'premium' }, {}])
      models.push((await ask({ prompt: 'A lake', ...wish }))[1]['model']);
    expect(models).toEqual(['m-9', 'm-1', 'm-2', 'm-2']);
    expect(await ask({ prompt: 'A lake', model: 'm-7' })).toMatchObject([422, { code: 'request_invalid' }]);
    expect(server.asked).toHaveLength(4);
  });

  it('is paid for each picture, and its picture is decoded and kept', async () => {
    const [[, answer], cents] = await spent(async () => {
      await ask({ prompt: 'A lake' });
      return ask({ prompt: 'A lake' });
    });
    expect([answer, cents]).toMatchObject([{ generator: 'openai', model: 'm-2', width_px: 64, height_px: 40, cost: 0.05 }, 10]);
    expect((await shown(answer)).length).toBe(answer['bytes']);
  });

  it.each<[PictureMood, number, Body]>([
    ['moderates', 422, { code: 'picture_refused', generator: 'openai' }],
    ['declines', 503, { code: 'picture_failed', reason: 'declined' }],
    ['redirects', 503, { code: 'picture_failed', reason: 'unavailable' }],
    ['flood', 503, { code: 'picture_failed', reason: 'not_a_picture' }],
    ['words_only', 503, { code: 'picture_failed', reason: 'not_a_picture' }],
    ['bomb', 503, { code: 'picture_failed', reason: 'not_a_picture' }],
    ['by_inner_address', 503, { code: 'picture_failed', reason: 'not_a_picture' }],
  ])('that %s costs nothing and says why', async (mood, status, wanted) => {
    server.mood = mood;
    const [[is, refusal], cents] = await spent(() => ask({ prompt: 'A lake' }));
    expect([is, refusal, cents]).toMatchObject([status, { ...wanted, cost_charged: 0, remedy: expect.stringMatching(/\S/) }, 0]);
    expect(JSON.stringify(refusal)).not.toMatch(/secret words|169\.254/);
    const { rows } = await service.db.query('SELECT 1 FROM assets WHERE account_id = $1', [service.bob.account_id]);
    expect(rows).toEqual([]);
  });
});
