/** Finds the requests that a PDF of ours carries, if nobody changed the file since it was written. */
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { type CarriedSource, parseCarriedSource } from '../../carried/index.ts';

/** Type, and offset in the file or number of the stream: a row of our cross-reference streams has 1 + 4 + 2 bytes. */
const ROW_BYTES = 7;
const MAX_ROWS_BYTES = 16 * 1024 * 1024;
const MAX_JSON_BYTES = 32 * 1024 * 1024;
const HEAD_BYTES = 200;

/**
 * Our writer hashes all that stands before the cross-reference stream into `/ID`. Where that hash still holds, pages and requests are those that were written together;
 * a file to which somebody added, from which somebody took pages, or which another program saved again is undefined here and is read like any PDF.
 */
export function carriedPdfSource(bytes: Uint8Array): CarriedSource | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = /\nstartxref\n(\d{1,10})\n%%EOF\n$/.exec(file.subarray(-40).toString('latin1'));
  const start = Number(end?.[1] ?? Number.NaN);
  if (!(start > 0 && start < file.length)) return undefined;
  const head = file.subarray(start, start + HEAD_BYTES * 2).toString('latin1');
  const xref = /^\d+ 0 obj\n<<\/Type\/XRef[^>]*\/ID\[<([0-9a-f]{32})>[^\]]*\][^>]*\/Length (\d{1,9})>>\nstream\n/.exec(head);
  if (xref === null) return undefined;
  const [whole, id, length] = xref;
  const hash = createHash('sha256').update(file.subarray(0, start)).digest('hex').slice(0, 32);
  if (hash !== id) return undefined;
  const rows = inflated(file.subarray(start + whole.length, start + whole.length + Number(length)), MAX_ROWS_BYTES);
  if (rows === undefined) return undefined;
  for (let at = 0; at + ROW_BYTES <= rows.length; at += ROW_BYTES) {
    if (rows.readUInt8(at) !== 1) continue;
    const stream = sourceStreamAt(file, rows.readUInt32BE(at + 1));
    if (stream !== undefined) return parseCarriedSource(stream.toString('utf8'));
  }
  return undefined;
}

function sourceStreamAt(file: Buffer, offset: number): Buffer | undefined {
  const head = file.subarray(offset, offset + HEAD_BYTES).toString('latin1');
  const found = /^\d+ 0 obj\n<<\/Type\/DeckwrightSource\/Filter\/FlateDecode\/Length (\d{1,9})>>\nstream\n/.exec(head);
  if (found === null) return undefined;
  const from = offset + found[0].length;
  return inflated(file.subarray(from, from + Number(found[1])), MAX_JSON_BYTES);
}

function inflated(bytes: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength });
  } catch {
    return undefined;
  }
}
