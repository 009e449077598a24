/** Documents come in over HTTP: one of each format and hostile ones, through real processes, a real queue and real workers. */
import { createHash } from 'node:crypto';
import { openPackage } from '@deckwright/read/ooxml';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLIDE_USD } from '../src/answers/price.ts';
import { type Body, type DeckStand, startDeckStand } from './_deck-stand.ts';
import { bomb, encrypted, FORMATS, MARKDOWN, markdown, type SentFile } from './_documents.ts';
import type { Account } from './harness.ts';

const SLOW = 300_000;
const MIB = 1024 * 1024;
const PATH = '/v1/deck/document';

let bundled: BundledIsolate;
let stand: DeckStand;
beforeAll(async () => {
  bundled = await bundledIsolate({ once: true, concurrency: 2, waiting: 16 });
  stand = await startDeckStand({
    isolate: bundled.isolate,
    fetchDeck: async (url) => {
      if (url !== 'https://files.test/2027/report.md?v=1') throw new Error('not stubbed');
      return Buffer.from(MARKDOWN);
    },
  });
}, SLOW);
afterAll(async () => {
  await stand?.close();
  bundled?.remove();
});

interface Outline extends Body {
  readonly slides: readonly { readonly headline: string; readonly intent: Body; readonly missing: readonly Body[] }[];
  readonly left_out: readonly Body[];
  readonly markdown: string;
}
interface Sending {
  readonly fields?: Readonly<Record<string, string>>;
  readonly pictures?: readonly SentFile[];
  readonly as?: Account | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);

async function send(files: readonly SentFile[], { fields = {}, pictures = [], as = stand.harness.alice, headers = {} }: Sending = {}) {
  const body = new FormData();
  for (const { name, bytes } of files) body.append('file', blob(bytes), name);
  for (const { name, bytes } of pictures) body.append('picture', blob(bytes), name);
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await stand.harness.request(PATH, { method: 'POST', body, as, headers });
  return [response.status, (await response.json()) as Outline] as const;
}

async function outlined(files: readonly SentFile[], sending: Sending = {}): Promise<Outline> {
  const [status, answer] = await send(files, sending);
  expect([status, answer]).toMatchObject([200, {}]);
  return answer;
}
const rowsOf = async (table: string) => (await stand.harness.db.query(`SELECT 1 FROM ${table}`)).rowCount;
const wordsOf = ({ slides }: Outline): string => JSON.stringify(slides.map(({ intent }) => intent));

describe('POST /v1/deck/document', () => {
  it.each(FORMATS)(
    'outlines %s, free',
    async (_name, make, word) => {
      const file = make();
      const answer = await outlined([file]);
      expect(answer).toMatchObject({ name: file.name.replace(/\.\w+$/, ''), cost: 0, cost_charged: 0, left_out: [] });
      expect(wordsOf(answer)).toContain(word);
      expect(answer.markdown).toContain(word);
      expect(answer['outline_markdown']).toContain(`document: ${file.name}`);
      expect(answer['estimated_cost']).toBeCloseTo(answer.slides.length * SLIDE_USD, 5);
      expect(await rowsOf('jobs')).toBe(0);
    },
    SLOW,
  );

  it(
    'gives intents that the deck route takes as they are, with pictures that became assets, once',
    async () => {
      const file = FORMATS[0]?.[1]() ?? markdown;
      const [first, second] = [await outlined([file]), await outlined([file])];
      expect(second).toEqual(first);
      expect(wordsOf(first)).toMatch(/"image_src":"asset:ast_/);
      expect(wordsOf(first)).not.toContain('data:');
      expect((await stand.harness.db.query("SELECT 1 FROM assets WHERE facts->>'made_from' LIKE 'document:%'")).rowCount).toBe(1);
      const { slides, title, name } = first;
      const deck = await stand.render({ name, title, slides: slides.map(({ intent }) => intent) });
      expect(deck).toMatchObject({ status: 'complete', slides_ok: slides.length });
      // Pictures of one account are no pictures of another.
      const theirs = { json: { slides: slides.map(({ intent }) => intent) }, as: stand.harness.bob };
      expect(await (await stand.harness.request('/v1/render/intent/deck', theirs)).json()).toMatchObject({ code: 'unknown_asset' });
    },
    SLOW,
  );

  it(
    'makes the deck at its price: the bytes that the outline makes by itself, and the same twice',
    async () => {
      const outline = await outlined([markdown], { fields: { slide_count: '3' } });
      const intents = outline.slides.map(({ intent }) => intent);
      const [status, deck] = await send([markdown], { fields: { slide_count: '3', render: 'true', name: 'Sales' } });
      expect([status, deck]).toMatchObject([
        200,
        { status: 'complete', name: 'Sales', slides_ok: 3, outline: { left_out: [], slide_count: 3 } },
      ]);
      expect((await stand.harness.db.query('SELECT units FROM wallet_holds WHERE job_id = $1', [deck['job_id']])).rows).toEqual([
        { units: 3 },
      ]);
      const bytes = async (job: Body) =>
        createHash('sha256')
          .update(await stand.fileOf(job['pptx_url']))
          .digest('hex');
      const made = await bytes(deck);
      const again = await send([markdown], { fields: { slide_count: '3', render: 'true', name: 'Sales' } });
      expect(await bytes(again[1])).toBe(made);
      expect(await bytes(await stand.render({ name: 'Sales', title: outline['title'], slides: intents }))).toBe(made);
      expect(
        (await openPackage(await stand.fileOf(deck['pptx_url']))).parts.filter(({ name }) => /slides\/slide\d+\.xml$/.test(name)),
      ).toHaveLength(3);
      // Whose job it is not does not find it.
      expect((await stand.harness.request(`/v1/jobs/${deck['job_id']}`, { as: stand.harness.bob })).status).toBe(404);
    },
    SLOW,
  );

  it(
    'answers a repeat with the first answer, and 202 at once with the outline',
    async () => {
      const headers = { 'Idempotency-Key': 'a-document', Prefer: 'respond-async' };
      const [status, accepted] = await send([markdown], { fields: { render: 'true' }, headers });
      expect([status, accepted]).toMatchObject([202, { deck_id: expect.stringMatching(/^job_/), outline: { slide_count: 3 } }]);
      expect(await send([markdown], { fields: { render: 'true' }, headers })).toEqual([202, accepted]);
      expect(await send([markdown], { fields: { render: 'true', slide_count: '1' }, headers })).toMatchObject([
        422,
        { code: 'idempotency_key_reused' },
      ]);
    },
    SLOW,
  );

  it(
    'takes base64 and an address, several files, and pictures beside the document',
    async () => {
      const json = async (body: Body) => {
        const answer = await stand.post(PATH, body);
        return answer as Outline;
      };
      const document_base64 = Buffer.from(MARKDOWN).toString('base64');
      const plain = await outlined([markdown]);
      expect(await json({ document_base64, file_name: 'report.md' })).toEqual(plain);
      expect(await json({ document_url: 'https://files.test/2027/report.md?v=1' })).toEqual(plain);
      const two = await outlined([markdown, { name: 'more.csv', bytes: Buffer.from('Depot,Riders\nNorth,410\nEast,280\n') }]);
      expect(JSON.stringify(two['blocks'])).toBeTruthy();
      expect(wordsOf(two)).toContain('410');
      const shown = { name: 'map.md', bytes: Buffer.from('# Line\n\n![The line](img/map.svg)\n') };
      const svg = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#1f4e79"/></svg>',
      );
      expect((await outlined([shown])).slides.flatMap(({ missing }) => missing)).toMatchObject([
        { what: expect.stringContaining('img/map.svg') },
      ]);
      expect(wordsOf(await outlined([shown], { pictures: [{ name: 'map.svg', bytes: svg }] }))).toContain('asset:ast_');
      const beside = [{ address: 'img/map.svg', data: svg.toString('base64') }];
      expect(
        wordsOf(await json({ document_base64: Buffer.from(shown.bytes).toString('base64'), file_name: 'map.md', pictures: beside })),
      ).toContain('asset:ast_');
      // Of two addresses with this name it is not known which one is meant.
      const both = { name: 'map.md', bytes: Buffer.from('# Line\n\n![a](a/map.svg)\n\n![b](b/map.svg)\n') };
      expect(wordsOf(await outlined([both], { pictures: [{ name: 'map.svg', bytes: svg }] }))).not.toContain('asset:');
    },
    SLOW,
  );

  it(
    'takes an outline that was edited, and says what is wrong with one',
    async () => {
      const { outline_markdown } = (await outlined([markdown])) as { readonly outline_markdown?: unknown };
      const edited = String(outline_markdown).replace(/^## \d+\. Staff$/m, (line) => line.replace('Staff', 'Who we are'));
      expect(edited).not.toBe(outline_markdown);
      const { slides } = await outlined([markdown], { fields: { outline: edited } });
      expect(slides.map(({ headline }) => headline)).toContain('Who we are');
      expect(await send([markdown], { fields: { outline: '# none' } })).toMatchObject([
        422,
        { code: 'request_invalid', errors: [{ pointer: '/outline' }] },
      ]);
      const themed = edited.replace('document: report.md', 'document: report.md\ntheme: nobody-has-it');
      expect(await send([markdown], { fields: { outline: themed } })).toMatchObject([422, { errors: [{ pointer: '/outline' }] }]);
    },
    SLOW,
  );

  it.each([
    ['no file', [], {}, 422, { code: 'request_invalid' }],
    ['an empty file', [{ name: 'a.md', bytes: Buffer.alloc(0) }], {}, 400, { code: 'document_unreadable', reason: 'empty' }],
    ['a picture', [{ name: 'a.docx', bytes: Buffer.from('\x89PNG\r\n\x1a\n') }], {}, 400, { code: 'document_unreadable' }],
    ['a password', [encrypted], {}, 422, { code: 'document_unusable', reason: 'encrypted' }],
    [
      'a document without words',
      [{ name: 'a.html', bytes: Buffer.from('<!doctype html><p></p>') }],
      {},
      422,
      { code: 'document_unusable', reason: 'no_text' },
    ],
    [
      'a file past 25 MB',
      [{ name: 'a.txt', bytes: Buffer.alloc(25 * MIB + 1) }],
      {},
      413,
      { code: 'payload_too_large', limit_bytes: 25 * MIB },
    ],
    [
      'more text than is planned',
      [{ name: 'a.txt', bytes: Buffer.from('Words and more. '.repeat(20_000)) }],
      {},
      413,
      { code: 'payload_too_large' },
    ],
    ['an unknown theme', [markdown], { theme_id: 'nobody-has-it' }, 422, { code: 'unknown_theme' }],
    ['no number of slides', [markdown], { slide_count: '31' }, 422, { code: 'request_invalid' }],
  ] as const)(
    'refuses %s',
    async (_name, files, fields: Readonly<Record<string, string>>, status, body) => {
      const answer = await send(files, { fields });
      expect(answer).toMatchObject([status, body]);
      expect(answer[1]).toMatchObject({ remedy: expect.any(String), detail: expect.any(String) });
    },
    SLOW,
  );

  it(
    'refuses a bomb without unpacking it, and who has no key',
    async () => {
      const [status, answer] = await send([bomb()]);
      expect([status, answer]).toMatchObject([
        expect.any(Number),
        { remedy: expect.any(String), reason: expect.stringMatching(/^(?:suspicious|too_large)$/) },
      ]);
      expect([413, 422]).toContain(status);
      expect((await send([markdown], { as: null }))[0]).toBe(401);
    },
    SLOW,
  );
});

describe('POST /v1/tools/document-to-deck', () => {
  const make = async (files: readonly SentFile[], fields: Readonly<Record<string, string>> = {}) => {
    const body = new FormData();
    for (const { name, bytes } of files) body.append('file', blob(bytes), name);
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const response = await stand.harness.request('/v1/tools/document-to-deck', { method: 'POST', body, as: null });
    return [response.status, (await response.json()) as Body] as const;
  };
  const slidesAt = async (url: unknown) => {
    const { pathname, search } = new URL(String(url));
    const file = await stand.harness.request(pathname + search, { as: null });
    expect(file.headers.get('content-disposition')).toContain('report.pptx');
    const { parts } = await openPackage(new Uint8Array(await file.arrayBuffer()));
    return parts.filter(({ name }) => /slides\/slide\d+\.xml$/.test(name)).length;
  };

  it(
    'makes a deck without a key and keeps no job, no asset',
    async () => {
      const before = await Promise.all(['jobs', 'assets'].map(rowsOf));
      const [status, answer] = await make([FORMATS[0]?.[1]() ?? markdown], { slide_count: '4' });
      expect([status, answer]).toMatchObject([200, { title: 'Network report', slides_total: 4, slides_planned: 4, left_out: [], cost: 0 }]);
      expect(await slidesAt(answer['download_url'])).toBe(4);
      expect(await Promise.all(['jobs', 'assets'].map(rowsOf))).toEqual(before);
    },
    SLOW,
  );

  it(
    'makes the first ten slides of a longer document, and says so',
    async () => {
      const long = Array.from(
        { length: 14 },
        (_, i) => `## Plant ${i + 1}\n\n| Year | Sales |\n|---|---|\n| 2023 | ${i + 12} |\n| 2024 | ${i + 15} |\n| 2025 | ${i + 19} |\n`,
      );
      const [status, answer] = await make([{ name: 'report.md', bytes: Buffer.from(`# Plants\n\n${long.join('\n')}`) }]);
      expect([status, answer]).toMatchObject([200, { slides_total: 10, warnings: [{ code: 'first_slides' }] }]);
      expect(answer['slides_planned']).toBeGreaterThan(10);
      expect(await slidesAt(answer['download_url'])).toBe(10);
    },
    SLOW,
  );

  it.each([
    ['no file', [], {}, 400, { code: 'document_unreadable', reason: 'empty' }],
    ['two files', [markdown, markdown], {}, 400, { code: 'invalid_multipart' }],
    ['a password', [encrypted], {}, 422, { code: 'document_unusable', reason: 'encrypted' }],
    ['more slides than are free', [markdown], { slide_count: '11' }, 422, { code: 'request_invalid' }],
    [
      'a longer text than is free',
      [{ name: 'a.txt', bytes: Buffer.from('Words and more. '.repeat(5000)) }],
      {},
      413,
      { code: 'payload_too_large' },
    ],
  ] as const)(
    'refuses %s',
    async (_name, files, fields: Readonly<Record<string, string>>, status, body) => {
      expect(await make(files, fields)).toMatchObject([status, body]);
    },
    SLOW,
  );
});
