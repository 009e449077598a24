/** Previews of stored slides: drawn when they are first fetched, from the geometry of the files beside them. */
import { deflateRawSync } from 'node:zlib';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, packScene, unpackScene, writeFiles } from '@deckwright/write/files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPreview } from '../src/answers/drawn-preview.ts';
import { createThreadedDrawing } from '../src/drawing/threaded-drawing.ts';
import { type Body, type DeckStand, deckOf, kpi, startDeckStand } from './_deck-stand.ts';

let stand: DeckStand;
beforeAll(async () => {
  stand = await startDeckStand();
});
afterAll(() => stand?.close());

const kinds = async (job_id: unknown): Promise<string[]> =>
  (await stand.harness.db.query<{ kind: string }>('SELECT kind FROM job_files WHERE job_id = $1 ORDER BY kind', [job_id])).rows.map(
    ({ kind }) => kind,
  );
const slide = (json: Body) => stand.post('/v1/render/intent', json);
const fetched = async (path: unknown): Promise<Buffer> => Buffer.from(await stand.fileOf(path));

const fonts = carriedFonts();
const [drawKit, writeKit] = [createDrawKit(fonts), createWriteKit(fonts)];
/** What the pipeline draws without a store between. */
async function pipelinePreview(json: Body): Promise<Buffer> {
  const read = readSlideRequest(json);
  if (!read.ok) throw new Error(read.problem.detail);
  const { preview } = await writeFiles((await drawSlide(read.request, drawKit)).deck, ['preview'], writeKit);
  return Buffer.from(preview ?? []);
}

describe('a preview', () => {
  it('is drawn when it is first fetched, as the pipeline draws it, and then kept', async () => {
    const json = kpi('Riders rose by 8% in a year');
    const answer = await slide(json);
    expect(await kinds(answer['job_id'])).toEqual(['pptx', 'scene']);
    expect((answer['files'] as Body)['preview']).toMatchObject({ bytes: null, sha256: null, media_type: 'image/png' });
    expect(Object.keys(answer['content_hash'] as Body)).toEqual(['pptx']);
    const first = await fetched(answer['preview_url']);
    expect(first.equals(await pipelinePreview(json))).toBe(true);
    expect(await kinds(answer['job_id'])).toEqual(['pptx', 'preview']);
    expect((await fetched(answer['preview_url'])).equals(first)).toBe(true);
    expect((await stand.get(`/v1/jobs/${answer['job_id']}`))['result']).toMatchObject({
      files: { preview: { bytes: first.length, media_type: 'image/png' } },
    });
  });

  it('is the same picture for all who ask at once, by key and by a link from before', async () => {
    const answer = await slide(kpi('Many look at once'));
    const { preview_url: link } = await stand.get(`/v1/jobs/${answer['job_id']}`);
    const { pathname, search } = new URL(String(link));
    const paths = [...Array<unknown>(4).fill(answer['preview_url']), ...Array<unknown>(4).fill(pathname + search)];
    const pictures = await Promise.all(paths.map(fetched));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(1);
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'png', width: 768 });
    expect(await kinds(answer['job_id'])).toEqual(['pptx', 'preview']);
    const head = await stand.harness.request(pathname + search, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('is found where the job was read before the picture came, and the scene has gone since', async () => {
    const answer = await slide(kpi('Read a moment too early'));
    const { alice, db, files, jobs } = stand.harness;
    const before = (await jobs.get(alice, String(answer['job_id'])))?.files.find(({ kind }) => kind === 'preview');
    if (before === undefined) throw new Error('The slide has no preview.');
    const picture = await fetched(answer['preview_url']);
    await files.delete(before.object_key);
    const pool = createThreadedDrawing({ threads: 1, preload: false });
    try {
      const now = await drawnPreview({ db, files, jobs, drawing: pool.for({ account: alice.account_id }) }, before);
      expect(now).toMatchObject({ file_id: before.file_id, is_scene: false, bytes: picture.length });
    } finally {
      await pool.close();
    }
  });

  it('of a test key carries the mark of test keys', async () => {
    const json = kpi('A test key draws this');
    const { keys, alice } = stand.harness;
    const { key_id, text } = await keys.createKey(alice.account_id, 'play', 'test');
    const as = { ...alice, mode: 'test' as const, key: text, key_id };
    const answer = await stand.post('/v1/render/intent', json, 200, { as });
    expect(await kinds(answer['job_id'])).toEqual(['pptx', 'scene']);
    const response = await stand.harness.request(String(answer['preview_url']), { as });
    const [marked, plain] = [Buffer.from(await response.arrayBuffer()), await pipelinePreview(json)];
    expect([response.status, marked.equals(plain)]).toEqual([200, false]);
  });

  it('of a deck is that of its first slide, and each slide has its own', async () => {
    const deck = await stand.render(deckOf('Previews'));
    const lines = deck['slides'] as Body[];
    const [whole, ...own] = await Promise.all([deck['preview_url'], ...lines.map((line) => line['preview_url'])].map(fetched));
    expect(own[0]?.equals(whole ?? Buffer.alloc(0))).toBe(true);
    expect(new Set(own.map((picture) => picture.toString('base64'))).size).toBe(lines.length);
    const copy = await stand.post(`/v1/deck/${deck['job_id']}/fork`, { name: 'The other' }, 202);
    expect((await fetched(`/v1/jobs/${copy['job_id']}/preview`)).equals(whole ?? Buffer.alloc(0))).toBe(true);
  });

  it('of a slide with a picture is drawn at once, because the scene does not hold it', async () => {
    const answer = await slide({
      chrome: { title: 'The new depot' },
      body: { component: 'image', params: { src: 'example:plant-hall', alt: 'The depot' } },
    });
    expect(await kinds(answer['job_id'])).toEqual(['pptx', 'preview']);
  });
});

describe('a stored scene', () => {
  it('of a later version is refused, instead of being misread', async () => {
    const read = readSlideRequest(kpi('Versions'));
    if (!read.ok) throw new Error(read.problem.detail);
    const { deck } = await drawSlide(read.request, drawKit);
    const packed = packScene(deck);
    expect(packed?.byteLength).toBeLessThan(20_000);
    expect((await unpackScene(packed ?? new Uint8Array())).slides).toEqual(JSON.parse(JSON.stringify(deck.slides)));
    await expect(unpackScene(deflateRawSync('{"version":2}'))).rejects.toThrow('version 2');
  });
});
