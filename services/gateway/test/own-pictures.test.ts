/** Pictures that an account was handed are found again, as they come back: smaller, re-encoded, with a margin; and no other is taken for them. */
import { briefReader } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { findOwnPicture } from '@deckwright/isolate/own';
import type { Isolate } from '@deckwright/isolate/run';
import { credit } from '@deckwright/platform/billing';
import type { PicturedSlide } from '@deckwright/platform/jobs';
import { silentLog as log } from '@deckwright/platform/log';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningImageWorker, startImageWorker } from '../../image-worker/src/image-worker.ts';
import { type Body, type DeckStand, deckOf, kpi, startDeckStand } from './_deck-stand.ts';

let stand: DeckStand;
let bundled: BundledIsolate;
let isolate: Isolate;
let worker: RunningImageWorker;
beforeAll(async () => {
  bundled = await bundledIsolate({ once: true, concurrency: 1, waiting: 8 });
  isolate = bundled.isolate;
  stand = await startDeckStand({ isolate, render_wait_ms: 200_000 });
  const { db, jobs: store, files: objects, queues } = stand.harness;
  worker = startImageWorker({ db, store, queues, objects, log, concurrency: 1, isolate });
});
afterAll(async () => {
  await worker?.close(1000);
  await stand?.close();
  bundled?.remove();
});

const fonts = carriedFonts();
const [drawKit, writeKit] = [createDrawKit(fonts), createWriteKit(fonts)];

async function draw({ request_text }: Pick<PicturedSlide, 'request_text'>): Promise<Uint8Array | undefined> {
  const read = readSlideRequest(JSON.parse(request_text), { briefs: briefReader });
  return read.ok ? (await writeFiles((await drawSlide(read.request, drawKit)).deck, ['png'], writeKit)).png : undefined;
}

const pictures = async ({ request_text }: PicturedSlide): Promise<readonly Uint8Array[]> => {
  const read = readSlideRequest(JSON.parse(request_text), { briefs: briefReader });
  if (!read.ok) return [];
  const { png, preview } = await writeFiles((await drawSlide(read.request, drawKit)).deck, ['png', 'preview'], writeKit);
  return [png, preview].filter((one) => one !== undefined);
};
const found = (picture: Uint8Array, account_id = stand.harness.alice.account_id, mode: 'live' | 'test' = 'live') =>
  findOwnPicture({ db: stand.harness.db, isolate, draw: pictures }, { account_id, mode }, picture);
/** The slide, and the picture of it that a browser shows. */
async function handedOut(json: Body) {
  const answer = await stand.post('/v1/render/intent', json);
  await stand.fileOf(answer['preview_url']);
  const png = (await draw({ request_text: JSON.stringify(json) })) ?? new Uint8Array();
  return { job_id: String(answer['job_id']), png, text: JSON.stringify(json) };
}

it('finds the slide of a picture that was scaled, re-encoded, cropped or framed', async () => {
  const { job_id, png } = await handedOut(kpi('Riders rose by 8% in a year'));
  const variants = {
    'jpeg 60': sharp(png).jpeg({ quality: 60 }),
    'half as webp': sharp(png).resize(960).webp(),
    cropped: sharp(png).extract({ left: 8, top: 8, width: 1904, height: 1064 }).png(),
    margin: sharp(png).extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#808080' }).png(),
  };
  for (const [name, variant] of Object.entries(variants)) {
    const own = await found(await variant.toBuffer());
    expect([name, own?.job_id, own?.position, own?.intents.length]).toEqual([name, job_id, 1, 1]);
  }
});

it('takes no slide that was changed, nobody else’s, and no other picture', async () => {
  const json = kpi('Parcels fell by 3% in a year');
  const { png } = await handedOut(json);
  const half = await sharp(png).resize(960).png().toBuffer();
  expect(await found(half)).not.toBeNull();
  expect(await found(half, 'acc_nobody')).toBeNull();
  expect(await found(half, undefined, 'test')).toBeNull();
  const changed = (await draw({ request_text: JSON.stringify(kpi('Parcels fell by 8% in a year')) })) ?? new Uint8Array();
  expect(await found(await sharp(changed).jpeg({ quality: 40 }).toBuffer())).toBeNull();
  expect(
    await found(
      await sharp({ create: { width: 640, height: 360, channels: 3, background: '#336699' } })
        .png()
        .toBuffer(),
    ),
  ).toBeNull();
  expect(await found(new TextEncoder().encode('no picture'))).toBeNull();
});

it('finds slides of decks and earlier revisions, and forgets with the job', async () => {
  const deck = await stand.render(deckOf('Own pictures'));
  const [, second] = deck['slides'] as Body[];
  const preview = Buffer.from(await stand.fileOf(second?.['preview_url']));
  const bare = await sharp(preview).jpeg({ quality: 90 }).toBuffer();
  expect(await found(bare)).toMatchObject({ job_id: second?.['job_id'], deck_id: deck['job_id'], position: 2 });
  await stand.harness.db.query('DELETE FROM jobs WHERE job_id = $1', [deck['job_id']]);
  expect(await found(bare)).toBeNull();
});

it('gives back the slide over HTTP, the same .pptx to the byte', async () => {
  const { db, alice } = stand.harness;
  await credit(db, { account_id: alice.account_id, kind: 'topup', amount: 1000, reference: 'own pictures', reason: 'test' });
  const json = kpi('Boats fell by 2% in a year');
  const { job_id, png } = await handedOut(json);
  const image_base64 = (await sharp(png).resize(1344).jpeg({ quality: 60 }).toBuffer()).toString('base64');
  const answer = await stand.post('/v1/render/from-image', { image_base64 });
  expect(answer).toMatchObject({ reader: 'request', confidence: 1, own: { job_id, deck_id: null, position: 1 }, source: { drawn: true } });
  const [intent] = (answer['source'] as { readonly intents: readonly Body[] }).intents;
  expect(intent).toMatchObject(json);
  const [back, was] = await Promise.all([answer['pptx_url'], `/v1/jobs/${job_id}/pptx`].map((path) => stand.fileOf(path)));
  expect(Buffer.from(back ?? []).equals(was ?? new Uint8Array())).toBe(true);
});
