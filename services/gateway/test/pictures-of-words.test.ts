/** Pictures made of words over HTTP: the illustrator, a generator that does well, and every way in which one can fail. */
import { credit, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { flatPng, type PictureMood, type PictureServer, startPictureServer } from '@deckwright/testkit/picture-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWholeService, type WholeService } from './_whole-service.ts';
import type { Account } from './harness.ts';

type Body = Record<string, unknown>;

let bundled: BundledIsolate;
beforeAll(async () => {
  bundled = await bundledIsolate({ once: true, concurrency: 2, waiting: 8 });
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

  const STORY = { form: 'image_story', headline: 'A coast of wind', image_prompt: 'Wind park at the coast, evening' };
  const entry = (answer: Body) => (answer['fidelity_manifest'] as Body[]).find(({ path }) => path === '/image_prompt');

  it('gives a slide the picture that its image_prompt asks for, for five cents more, and the same one again for nothing', async () => {
    const [[, forecast], free] = await spent(() => ask({ ...STORY, dry_run: true }, '/v1/render/intent'));
    expect([forecast, free]).toMatchObject([{ status: 'validated', pictures_to_make: 1, estimated_cost: 0.1 }, 0]);
    const [[status, slide], cents] = await spent(() => ask(STORY, '/v1/render/intent'));
    expect([status, slide, cents % 10]).toMatchObject([
      200,
      { status: 'complete', pictures_cost: 0.05, pictures_made: [{ paths: ['/image_prompt'], generator: 'illustrator', cost: 0.05 }] },
      5,
    ]);
    expect(entry(slide)).toMatchObject({ bound: 'derived', generator: 'illustrator', model: 'illustrator', shape_id: expect.any(String) });
    expect(JSON.stringify(slide['warnings'])).not.toMatch(/image_missing|image_prompt/);
    const [[, again], nothing] = await spent(() => ask(STORY, '/v1/render/intent'));
    expect([again, nothing]).toMatchObject([{ repeat_of: slide['job_id'], input_hash: slide['input_hash'], pictures_cost: 0 }, 0]);

    // An edit that keeps the prompt keeps the picture; one that changes it makes another.
    const edit = (intent: Body) => ask({ intent }, `/v1/render/intent/${slide['job_id']}`, { method: 'PATCH' });
    const [[, renamed], kept] = await spent(() => edit({ headline: 'A coast of much wind' }));
    expect([renamed, kept, renamed['pictures_made']]).toMatchObject([{ revision: 2 }, 0, undefined]);
    expect(entry(renamed)).toMatchObject({ generator: 'illustrator' });
    const [[, other], paid] = await spent(() => edit({ image_prompt: 'A snowy mountain' }));
    expect([other, paid]).toMatchObject([{ revision: 3, pictures_made: [{ cost: 0.05 }] }, 5]);
  });

  it('makes the pictures of a deck, one for slides that share a prompt', async () => {
    const slides = [
      { form: 'hero_statement', headline: 'Harvest', image_prompt: 'Fields in autumn' },
      { ...STORY, headline: 'One', image_prompt: 'A train at a station' },
      { ...STORY, headline: 'Two', image_prompt: 'A train at a station' },
      { ...STORY, headline: 'Three', image_prompt: 'A desk', image_src: `data:image/png;base64,${flatPng('own').toString('base64')}` },
    ];
    const [status, deck] = await ask({ slides, theme_id: 'corporate-dark' }, '/v1/render/intent/deck');
    expect([status, deck]).toMatchObject([
      200,
      { status: 'complete', pictures_cost: 0.1, pictures_made: expect.arrayContaining([expect.objectContaining({ cost: 0.05 })]) },
    ]);
    const paths = (deck['pictures_made'] as { paths: string[] }[]).flatMap((one) => one.paths).sort();
    expect(paths).toEqual(['/slides/0/image_prompt', '/slides/1/image_prompt', '/slides/2/image_prompt']);
  });

  it('makes no picture for a slide that cannot be drawn, nor for a form that shows none', async () => {
    const [[status], cents] = await spent(() => ask({ ...STORY, variant: 'nowhere' }, '/v1/render/intent'));
    expect([status, cents]).toEqual([422, 0]);
    const table = {
      form: 'kpi_metrics',
      headline: 'Riders',
      image_prompt: 'A bus',
      data: { metrics: [{ label: 'Riders', value: '1.3m' }] },
    };
    const [, slide] = await ask(table, '/v1/render/intent');
    expect(slide).toMatchObject({
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'field_ignored', path: '/image_prompt' })]),
    });
    expect(slide['pictures_made']).toBeUndefined();
  });

  it('refuses a deck that asks for more pictures than fit into it, before one is made', async () => {
    const slides = Array.from({ length: 17 }, (_, i) => ({ ...STORY, image_prompt: `A tree, ${i} years old` }));
    expect(await spent(() => ask({ slides }, '/v1/render/intent/deck'))).toMatchObject([[422, { code: 'request_invalid' }], 0]);
  });

  it('is there for agents', async () => {
    const answer = await ask({ purpose: 'generate_image', prompt: 'A rocket', size: '1024x1792' }, '/v1/tools/upload_asset');
    expect(answer).toMatchObject([
      200,
      { structuredContent: { generator: 'illustrator', image_src: expect.stringMatching(/^asset:ast_/) } },
    ]);
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

  it('is not asked for a test key, for which nobody pays', async () => {
    const [, made] = await ask({ name: 'trial', mode: 'test' }, '/v1/auth/keys');
    const tester: Account = { ...service.alice, mode: 'test', key: String(made['key']) };
    const [status, answer] = await ask({ prompt: 'A quarry that no live key asks for' }, ROUTE, { as: tester });
    expect([status, answer, server.asked.length]).toMatchObject([200, { generator: 'illustrator', cost: 0 }, 0]);
  });

  it('is paid for each picture, and its picture is decoded and kept', async () => {
    const [[, answer], cents] = await spent(async () => {
      await ask({ prompt: 'A lake' });
      return ask({ prompt: 'A lake' });
    });
    expect([answer, cents]).toMatchObject([{ generator: 'openai', model: 'm-2', width_px: 64, height_px: 40, cost: 0.05 }, 10]);
    expect((await shown(answer)).length).toBe(answer['bytes']);
  });

  it('that refuses a prompt refuses its slide, for nothing', async () => {
    server.mood = 'moderates';
    const slide = { form: 'image_story', headline: 'A lake', image_prompt: 'A lake, nobody may see' };
    expect(await spent(() => ask(slide, '/v1/render/intent'))).toMatchObject([[422, { code: 'picture_refused', cost_charged: 0 }], 0]);
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
