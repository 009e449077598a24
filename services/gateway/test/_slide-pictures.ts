/** Pictures of slides for tests: as we draw them, as screenshots, and as nobody should send them. */
import { deflateSync } from 'node:zlib';
import { pngOf } from '@deckwright/core/png';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { readPixels } from '@deckwright/write/png';

const fonts = carriedFonts();

/** The PNG of a slide, which carries its request. */
export async function ownPicture(request: object): Promise<Buffer> {
  const read = readSlideRequest(request);
  if (!read.ok) throw new Error(read.problem.detail);
  const { deck } = await drawSlide(read.request, createDrawKit(fonts));
  const { png } = await writeFiles(deck, ['png'], createWriteKit(fonts));
  if (png === undefined) throw new Error('No picture was written.');
  return Buffer.from(png);
}

/** The pixels alone. */
export async function screenshotOf(png: Uint8Array): Promise<Buffer> {
  const { width, height, rgb } = await readPixels(png);
  return Buffer.from(pngOf({ width, height, channels: 3, data: rgb }));
}

/** A slide with a headline, three panels and words of its own: as many that the panels stay side by side. */
export const PANELS = {
  form: 'card_grid',
  headline: 'Three depots carry the winter plan',
  blocks: [
    {
      label: 'Harbour depot',
      sub: 'Takes the night shift of 38 drivers from October, and opens its gates to the lines of the old town while their own yard is paved.',
    },
    {
      label: 'Airport depot',
      sub: 'Charges 24 buses at the same time, so that the express lines leave full in the morning and need no stop on the way back.',
    },
    {
      label: 'Northern depot',
      sub: 'Keeps the spare parts of all lines, and lends its lift to the workshops of the suburbs whenever theirs is being checked.',
    },
  ],
};

/** A PNG that says to have so many pixels, and has one row of them. */
export function claimsToBe(width: number, height: number): Buffer {
  const png = Buffer.from(pngOf({ width: 32, height: 32, channels: 3, data: new Uint8Array(32 * 32 * 3) }));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  const crc = crcOf(png.subarray(12, 29));
  png.writeUInt32BE(crc, 29);
  return png;
}

/** Much of one colour in a few bytes: within what may be decoded, or beyond. */
export function flatPng(width: number, height: number): Buffer {
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crcOf(body), body.length + 4);
  return out;
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
