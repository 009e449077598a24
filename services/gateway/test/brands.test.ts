/** Brands over HTTP: made, versioned, hidden; pinned in what was rendered; walls between accounts; files that cannot be taken. */
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { mutantsOf } from '@deckwright/testkit/template-mutants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, type DeckStand, deckOf, kpi, startDeckStand } from './_deck-stand.ts';
import type { Account } from './harness.ts';

let stand: DeckStand;

beforeAll(async () => {
  stand = await startDeckStand();
});
afterAll(async () => {
  await stand?.close();
});

const FONT = carriedFonts().file('gelasio-700');
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="#7A1F5C"/></svg>',
);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const send = async (method: string, path: string, json?: unknown, as?: Account): Promise<readonly [number, Body]> => {
  const response = await stand.harness.request(path, {
    method,
    ...(json === undefined ? {} : { json }),
    ...(as === undefined ? {} : { as }),
  });
  return [response.status, (await response.json()) as Body];
};
const render = async (theme_id: string, headline = 'More riders') => {
  const [status, body] = await send('POST', '/v1/render/intent', { ...kpi(headline), theme_id, outputs: ['pptx', 'pdf', 'png'] });
  expect([status, body]).toMatchObject([200, { status: 'complete' }]);
  return body;
};
const themeOf = async (pptx_url: unknown): Promise<string> => {
  const opened = await openPackage(await stand.fileOf(pptx_url));
  return Buffer.from(opened.part('/ppt/theme/theme1.xml')?.bytes() ?? []).toString();
};

// Fonts are read in processes of their own, which take a second each to start on a busy machine.
describe('a brand', () => {
  it('is made of colours, fonts and a logo, and draws slides with a pin', async () => {
    const [status, brand] = await send('POST', '/v1/brands', {
      slug: 'acme',
      name: 'Acme',
      colors: ['#7A1F5C', '#FFC20E'],
      fonts: { heading: { family: 'Acme Display', files: [base64(FONT)] }, body: 'Calibri' },
      logo: base64(LOGO),
    });
    expect([status, brand]).toMatchObject([
      201,
      { slug: 'acme', version: 1, theme_id: 'acme@1', name: 'Acme', brand_report: { mode: 'light', logo: { source: 'light' } } },
    ]);
    const report = brand['brand_report'] as Body;
    expect(report['fonts']).toMatchObject([
      { use: 'heading', family: 'Acme Display', source: 'uploaded', styles: ['700'] },
      { use: 'body', family: 'Calibri', source: 'builtin' },
    ]);
    expect((report['text_contrast'] as Body)['least']).toBeGreaterThanOrEqual(4.5);
    const answer = await render('acme');
    expect(answer).toMatchObject({ theme_id: 'acme@1' });
    const theme = await themeOf(answer['pptx_url']);
    expect(theme).toContain('<a:latin typeface="Acme Display"/>');
    expect(theme).toContain('<a:custClr name="Brand 2"><a:srgbClr val="FFC20E"/>');
  });

  it('has versions: what named none is pinned, and a pin is the same bytes for ever', async () => {
    const before = await render('acme', 'Riders by quarter');
    const [status, next] = await send('PUT', '/v1/brands/acme', { colors: ['#003DA5'], mode: 'dark' });
    expect([status, next]).toMatchObject([200, { version: 2, theme_id: 'acme@2' }]);
    const after = await render('acme', 'Riders by quarter');
    expect(after).toMatchObject({ theme_id: 'acme@2' });
    expect(after['content_hash']).not.toEqual(before['content_hash']);
    const pinned = await render('acme@1', 'Riders by quarter');
    expect(pinned).toMatchObject({ theme_id: 'acme@1', repeat_of: before['job_id'], content_hash: before['content_hash'] as Body });
    const edited = await stand.patch(`/v1/render/intent/${before['job_id']}`, { intent: { headline: 'Riders by month' } });
    expect(edited).toMatchObject({ theme_id: 'acme@1', revision: 2 });
    const moved = await stand.patch(`/v1/render/intent/${before['job_id']}`, { theme_id: 'acme' });
    expect(moved).toMatchObject({ theme_id: 'acme@2', revision: 3 });
    const [, read] = await send('GET', '/v1/brands/acme');
    expect(read).toMatchObject({ version: 2, versions: [{ version: 2 }, { version: 1 }] });
    expect((await send('GET', '/v1/brands/acme@1'))[1]).toMatchObject({ version: 1, name: 'Acme' });
  });

  it('holds for a whole deck, its edits and its dry run', async () => {
    const deck = { ...deckOf('Network plan'), theme_id: 'acme@1' };
    expect(await stand.render({ ...deck, dry_run: true })).toMatchObject({ status: 'validated', theme_id: 'acme@1' });
    const answer = await stand.render(deck);
    expect(answer).toMatchObject({ status: 'complete', theme_id: 'acme@1', slides_ok: 6 });
    const opened = await openPackage(await stand.fileOf(answer['pptx_url']));
    const logos = opened.parts.filter(({ name }) => name.startsWith('/ppt/media/'));
    expect(logos).toHaveLength(1);
    const edited = await stand.patch(`/v1/render/intent/deck/${answer['job_id']}`, {
      slides: [{ position: 4, intent: { headline: 'Network plan: many more riders' } }],
    });
    expect(edited).toMatchObject({ theme_id: 'acme@1', slides_redrawn: 1 });
    const again = await stand.post('/v1/deck/from-jobs', { job_ids: [answer['job_id']], name: 'Again', wait: true });
    expect(again).toMatchObject({ status: 'complete' });
    expect(await themeOf(again['pptx_url'])).toContain('<a:latin typeface="Acme Display"/>');
  });

  it('is drawn in free answers too', async () => {
    expect(await stand.post('/v1/fit', { ...kpi('More riders'), theme_id: 'acme' })).toMatchObject({ theme_id: 'acme@2' });
    const preview = await stand.post('/v1/render/intent', { ...kpi('More riders'), theme_id: 'acme@1', preview: true });
    expect(preview).toMatchObject({ theme_id: 'acme@1', preview: true });
  });

  it('does not exist for another account', async () => {
    const { bob } = stand.harness;
    expect((await send('GET', '/v1/brands', undefined, bob))[1]).toEqual({ brands: [] });
    for (const path of ['/v1/brands/acme', '/v1/brands/acme@1']) expect((await send('GET', path, undefined, bob))[0]).toBe(404);
    expect((await send('PUT', '/v1/brands/acme', { colors: ['#003DA5'] }, bob))[0]).toBe(404);
    expect((await send('DELETE', '/v1/brands/acme', undefined, bob))[0]).toBe(404);
    for (const theme_id of ['acme', 'acme@1']) {
      const answer = await send('POST', '/v1/render/intent', { ...kpi('More riders'), theme_id }, bob);
      expect(answer).toMatchObject([422, { code: 'unknown_theme', cost_charged: 0 }]);
    }
  });

  it('when hidden is drawn by its pins alone, and goes on counting when it comes back', async () => {
    expect(await send('DELETE', '/v1/brands/acme')).toMatchObject([200, { slug: 'acme', hidden: true }]);
    expect((await send('GET', '/v1/brands'))[1]).toEqual({ brands: [] });
    expect((await send('GET', '/v1/brands/acme'))[0]).toBe(404);
    expect(await send('POST', '/v1/render/intent', { ...kpi('x'), theme_id: 'acme' })).toMatchObject([422, { code: 'unknown_theme' }]);
    expect(await render('acme@1', 'Riders by quarter')).toMatchObject({ theme_id: 'acme@1' });
    expect(await send('POST', '/v1/brands', { slug: 'acme', colors: ['#00843D'] })).toMatchObject([201, { version: 3 }]);
    expect((await send('GET', '/v1/brands'))[1]).toMatchObject({ brands: [{ slug: 'acme', version: 3, versions: 3, mode: 'light' }] });
  });

  it('comes as a form with its files', async () => {
    const form = new FormData();
    form.set('kit', JSON.stringify({ slug: 'formed', colors: ['#7A1F5C'] }));
    form.set('body', new Blob([Uint8Array.from(carriedFonts().file('gelasio-400'))]), 'a.ttf');
    form.set('logo_dark', new Blob([Uint8Array.from(LOGO)]), 'logo.svg');
    const response = await stand.harness.request('/v1/brands', { method: 'POST', body: form });
    expect([response.status, await response.json()]).toMatchObject([
      201,
      { slug: 'formed', brand_report: { fonts: [{}, { family: 'Gelasio', source: 'uploaded' }], logo: { source: 'dark' } } },
    ]);
  });
});

describe('a logo that was uploaded by itself', () => {
  const pictures = async (answer: Body): Promise<readonly string[]> =>
    (await openPackage(await stand.fileOf(answer['pptx_url']))).parts
      .map(({ name }) => name)
      .filter((name) => name.startsWith('/ppt/media/'));

  it('belongs to the version that names it: in slides, decks and their edits, and not to the next without it', async () => {
    const { logo_id } = await stand.post('/v1/assets/logo', { data: base64(LOGO) }, 201);
    const [status, brand] = await send('POST', '/v1/brands', { slug: 'marked', colors: ['#00843D'], logo_id });
    expect([status, brand]).toMatchObject([201, { kit: { logo_id }, brand_report: { logo: { format: 'png' } } }]);
    expect(await send('PUT', '/v1/brands/marked', { colors: ['#00843D'], logo_id: null })).toMatchObject([200, { version: 2 }]);
    for (const [theme_id, logos] of [
      ['marked@1', 1],
      ['marked', 0],
    ] as const)
      expect(await pictures(await render(theme_id, 'More riders'))).toHaveLength(logos);
    const deck = await stand.render({ ...deckOf('Marked plan'), theme_id: 'marked@1' });
    const path = `/v1/render/intent/deck/${deck['job_id']}`;
    const edited = await stand.patch(path, { slides: [{ position: 4, intent: { headline: 'Marked plan: many more riders' } }] });
    for (const answer of [deck, edited]) {
      const opened = await openPackage(await stand.fileOf(answer['pptx_url']));
      expect(await pictures(answer)).toHaveLength(1);
      const slides = opened.parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name));
      // Covers and section breaks stay clean.
      const marked = slides.filter((part) => Buffer.from(part.bytes()).includes('name="Logo"'));
      expect(marked.length).toBeGreaterThan(2);
      expect(marked.length).toBeLessThan(slides.length);
    }
  });

  it.each<[string, Body, string]>([
    ['one that nobody uploaded', { logo_id: `logo_${'0'.repeat(64)}` }, 'unknown_asset'],
    ['one beside a file', { logo_id: `logo_${'0'.repeat(64)}`, logo: base64(LOGO) }, 'request_invalid'],
    ['one beside a template', { logo_id: `logo_${'0'.repeat(64)}`, template: base64(LOGO) }, 'request_invalid'],
    ['none', { logo_id: '' }, 'request_invalid'],
  ])('is refused: %s', async (_what, kit, code) => {
    expect(await send('POST', '/v1/brands', { slug: 'unmarked', ...kit })).toMatchObject([422, { code }]);
    expect((await send('GET', '/v1/brands/unmarked'))[0]).toBe(404);
  });
});

describe('a brand that is a template', () => {
  let template: Uint8Array = new Uint8Array();

  it('is made of a .pptx, and slides and decks stand on its masters in every answer', async () => {
    const own = await render('corporate-dark', 'A deck of ours is a template like any other');
    template = await stand.fileOf(own['pptx_url']);
    const form = new FormData();
    form.set('kit', JSON.stringify({ slug: 'house', name: 'House style' }));
    form.set('template', new Blob([Uint8Array.from(template)]), 'house.pptx');
    const response = await stand.harness.request('/v1/brands', { method: 'POST', body: form });
    const brand = (await response.json()) as Body;
    expect([response.status, brand]).toMatchObject([201, { slug: 'house', version: 1, theme_id: 'house@1', name: 'House style' }]);
    const report = brand['brand_report'] as Body;
    expect(report).toMatchObject({ mode: 'dark', template: { size_in: { w: 13.33, h: 7.5 }, masters: 1 } });
    expect(((report['template'] as Body)['layouts'] as Body[]).map(({ use }) => use)).toEqual(expect.arrayContaining(['content', 'cover']));
    expect((report['text_contrast'] as Body)['least']).toBeGreaterThanOrEqual(4.5);

    const master = async (bytes: Uint8Array) => (await openPackage(bytes)).part('/ppt/slideMasters/slideMaster1.xml')?.bytes();
    const answer = await render('house', 'More riders on our own masters');
    expect(answer).toMatchObject({ theme_id: 'house@1' });
    expect(await master(await stand.fileOf(answer['pptx_url']))).toEqual(await master(template));
    const deck = await stand.render({ ...deckOf('House plan'), theme_id: 'house', outputs: ['pptx', 'pdf'] });
    expect(deck).toMatchObject({ status: 'complete', theme_id: 'house@1', slides_ok: 6 });
    expect(await master(await stand.fileOf(deck['pptx_url']))).toEqual(await master(template));
    expect(await stand.post('/v1/fit', { ...kpi('More riders'), theme_id: 'house' })).toMatchObject({ theme_id: 'house@1' });
    for (const headline of ['Once', 'Twice'])
      expect(await stand.post('/v1/render/intent', { ...kpi(headline), theme_id: 'house', preview: true })).toMatchObject({
        preview: true,
      });
    const themes = (await send('GET', '/v1/catalog/themes'))[1]['themes'] as Body[];
    const layouts = themes.find(({ theme_id }) => theme_id === 'house@1')?.['layouts'] as Body[];
    const cover = layouts.find(({ layout }) => layout === 'cover');
    expect(cover).toMatchObject({ fill_schema: { properties: { title: { type: 'string' } }, additionalProperties: false } });
    const picture = await stand.harness.request(String(cover?.['preview_url']));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await send('GET', '/v1/brands/house/preview?layout=nothing'))[0]).toBe(422);
    const filled = { form: 'template_layout', theme_id: 'house', data: cover?.['example'] };
    expect(await stand.post('/v1/render/intent', { ...filled, dry_run: true })).toMatchObject({
      status: 'validated',
      form: 'template_layout',
    });
    const brands = (await send('GET', '/v1/brands'))[1]['brands'] as Body[];
    expect(brands.find(({ slug }) => slug === 'house')).toMatchObject({ template: true });
  });

  // `scripts/hostile-templates.ts` tries all of them, and files that others made.
  it('made bad is refused in words and not kept, or draws slides', async () => {
    const answers = new Map<string, unknown>();
    for await (const { name, bytes } of mutantsOf(template, 0, ['numbers-beyond', 'no-masters'])) {
      const [status, { code }] = await send('POST', '/v1/brands', { slug: name, template: base64(bytes) });
      answers.set(name, [status, code, (await send('GET', `/v1/brands/${name}`))[0]]);
    }
    expect(Object.fromEntries(answers)).toEqual({
      'numbers-beyond': [201, undefined, 200],
      'no-masters': [400, 'file_unreadable', 404],
    });
    expect(await stand.post('/v1/render/intent', { ...kpi('Still drawn'), theme_id: 'numbers-beyond', preview: true })).toMatchObject({
      preview: true,
    });
  });

  it.each<[string, Body, number, string]>([
    ['no .pptx', { template: base64(LOGO) }, 400, 'file_unreadable'],
    ['no base64', { template: '###' }, 422, 'request_invalid'],
    ['colours beside it', { template: base64(LOGO), colors: ['#003DA5'] }, 422, 'request_invalid'],
    ['a logo beside it', { template: base64(LOGO), logo: base64(LOGO) }, 422, 'request_invalid'],
  ])('is refused in words, and nothing is kept: %s', async (_what, kit, status, code) => {
    expect(await send('POST', '/v1/brands', { slug: 'broken', ...kit })).toMatchObject([status, { code }]);
    expect((await send('GET', '/v1/brands/broken'))[0]).toBe(404);
  });
});

describe('a kit that cannot be taken', () => {
  it.each<[string, Body, number, string, string]>([
    ['no slug', { colors: ['#003DA5'] }, 422, 'request_invalid', '/slug'],
    ['a built-in slug', { slug: 'corporate_light' }, 422, 'request_invalid', '/slug'],
    ['a slug that no address holds', { slug: 'Acme & Co' }, 422, 'request_invalid', '/slug'],
    ['no colour', { slug: 'x', colors: [] }, 422, 'request_invalid', '/colors'],
    ['seven colours', { slug: 'x', colors: Array(7).fill('#003DA5') }, 422, 'request_invalid', '/colors'],
    ['a colour by name', { slug: 'x', colors: ['blue'] }, 422, 'request_invalid', '/colors/0'],
    ['an unknown member', { slug: 'x', colour: '#003DA5' }, 422, 'request_invalid', ''],
    ['a font that is no base64', { slug: 'x', fonts: { body: { files: ['###'] } } }, 422, 'request_invalid', '/fonts/body/files/0'],
    ['a font that is no font', { slug: 'x', fonts: { body: { files: [base64(LOGO)] } } }, 422, 'brand_unusable', '/fonts/body/files/0'],
    [
      'a font cut off',
      { slug: 'x', fonts: { heading: { files: [base64(FONT.subarray(0, 9000))] } } },
      422,
      'brand_unusable',
      '/fonts/heading/files/0',
    ],
    ['a logo that is none', { slug: 'x', logo: base64(Buffer.from('hello')) }, 422, 'brand_unusable', '/logo'],
    ['a slug that is taken', { slug: 'formed' }, 409, 'brand_exists', ''],
  ])('is refused with its field: %s', async (_what, kit, status, code, field) => {
    const [got, body] = await send('POST', '/v1/brands', kit);
    expect([got, body]).toMatchObject([status, { code }]);
    expect(String(body['remedy']).length).toBeGreaterThan(10);
    if (field !== '') expect((body['errors'] as Body[]).map(({ pointer }) => pointer)).toContain(field);
  });
});
