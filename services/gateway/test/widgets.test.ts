/** Components as the service shows them: list, contract, picture. */
import { createHash } from 'node:crypto';
import { components } from '@deckwright/draw/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const get = (path: string, headers: Record<string, string> = {}) => harness.request(path, { as: null, headers });
const json = async (path: string) => (await (await get(path)).json()) as Record<string, unknown>;

describe('the list', () => {
  it('says of each component what it is for, how much it holds, where it may stand, and where its picture is', async () => {
    const { widgets } = (await json('/v1/widgets')) as { widgets: Record<string, unknown>[] };
    expect(widgets.map((one) => one['name'])).toEqual(components.map((one) => one.name));
    for (const one of widgets)
      expect(one).toMatchObject({
        purpose: expect.stringMatching(/\w/),
        limits: expect.stringMatching(/holds/i),
        nesting: expect.stringMatching(/split_view/),
        preview_url: expect.stringMatching(/^\/v1\/widgets\/\w+\/preview\?v=/),
      });
    expect(widgets.filter((one) => one['owns_slide']).length).toBe(components.filter((one) => one.ownsSlide).length);
  });
});

describe('one component', () => {
  it('is found under every spelling', async () => {
    const [snake, pascal, alias] = await Promise.all(['split_view', 'SplitView', 'ArrowFlow'].map((name) => json(`/v1/widgets/${name}`)));
    expect(pascal).toEqual(snake);
    expect(snake).toMatchObject({ name: 'split_view', params_schema: { $schema: expect.stringContaining('2020-12') } });
    expect(alias).toMatchObject({ name: 'steps' });
  });
  it.each(['', '/preview'])('that nobody knows is a 404 with the nearest name, at %s', async (end) => {
    const response = await get(`/v1/widgets/comparision_table${end}`);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found', nearest: 'comparison_table' }]);
  });
});

describe('a preview', () => {
  it('is a PNG of 768 px that may be kept, with the hash of its bytes as its tag', async () => {
    const response = await get('/v1/widgets/donut/preview');
    const png = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type'), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      200,
      'image/png',
      768,
      432,
    ]);
    expect(response.headers.get('etag')).toBe(`"${createHash('sha256').update(png).digest('hex')}"`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
  it('is not sent again to whoever has it', async () => {
    const etag = (await get('/v1/widgets/Donut/preview')).headers.get('etag') ?? '';
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/v1/widgets/donut/preview', { 'if-none-match': condition });
      expect([condition, response.status, response.headers.get('etag'), await response.text()]).toEqual([condition, 304, etag, '']);
    }
    expect((await get('/v1/widgets/donut/preview', { 'if-none-match': '"other"' })).status).toBe(200);
  });
  it('is drawn in the theme that is named, by any of its names', async () => {
    const [light, dark, alias] = await Promise.all(
      ['', '?theme=corporate-dark', '?theme=consulting_dark'].map((query) => get(`/v1/widgets/metric/preview${query}`)),
    );
    expect(dark?.headers.get('etag')).not.toBe(light?.headers.get('etag'));
    expect(alias?.headers.get('etag')).toBe(dark?.headers.get('etag'));
  });
  it('in a theme that nobody knows is a 422 with the nearest', async () => {
    const response = await get('/v1/widgets/metric/preview?theme=corporate-drak');
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'unknown_theme', nearest: 'corporate-dark' }]);
  });
  it('is there for every component', async () => {
    for (const { name } of components) expect([name, (await get(`/v1/widgets/${name}/preview`)).status]).toEqual([name, 200]);
  });
  it('can be asked for by those who hold a key, and not by those who hold a wrong one', async () => {
    expect((await harness.request('/v1/widgets/metric/preview')).status).toBe(200);
    expect((await get('/v1/widgets/metric/preview', { authorization: 'Bearer nonsense' })).status).toBe(401);
  });
});
