/** The request that made a slide, inside its picture: an international text chunk (PNG 3.0, 11.3.3.4) that viewers pass over. */
import { crc32, deflateSync } from 'node:zlib';
import type { Deck } from '@deckwright/draw/scene';

/** Keyword of the chunk; `carriedPngSource` of `read/image` finds it by that. */
const KEYWORD = 'Deckwright';

/** UTF-16 units of the JSON: beyond it, pictures inside of the request would make the file twice as large. */
const MAX_LENGTH = 200_000;

/** Signature and IHDR, which stands first and always has 13 bytes. */
const HEAD_BYTES = 8 + 12 + 13;

/** The picture with the request of slide `number`, counted from 1, without speaker notes; unchanged where the deck carries none or a large one. */
export function carrySource(png: Uint8Array, { source, slides, mark }: Deck, number: number): Uint8Array {
  const intent = (source?.intents_without_notes ?? source?.intents)?.[number - 1];
  if (source === undefined || intent === undefined || intent.length > MAX_LENGTH) return png;
  // Of the slide, because a slide that is drawn alone knows no deck.
  const title = slides[number - 1]?.title ?? '';
  const json = JSON.stringify({ version: 1, engine_version: source.engine_version, title, intents: [intent], mark });
  // Keyword, its end, compressed by deflate, no language, no translated keyword.
  const data = Buffer.concat([Buffer.from(`${KEYWORD}\0\x01\0\0\0`, 'latin1'), deflateSync(json, { level: 9 })]);
  return Buffer.concat([png.subarray(0, HEAD_BYTES), chunk('iTXt', data), png.subarray(HEAD_BYTES)]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
