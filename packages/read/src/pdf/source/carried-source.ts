/** Finds the requests that a PDF of ours carries, if nobody changed the file since it was written. */
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

export interface CarriedPdfSource {
  readonly engine_version: string;
  readonly title: string;
  /** JSON of each slide's request, in page order, without speaker notes. */
  readonly intents: readonly string[];
  /** Test keys asked for it. */
  readonly mark?: 'test';
}

/** Type, and offset in the file or number of the stream: a row of our cross-reference streams has 1 + 4 + 2 bytes. */
const ROW_BYTES = 7;
const MAX_ROWS_BYTES = 16 * 1024 * 1024;
const MAX_JSON_BYTES = 32 * 1024 * 1024;
const HEAD_BYTES = 200;

/**
 * Our writer hashes all that stands before the cross-reference stream into `/ID`. Where that hash still holds, pages and requests are those that were written together;
 * a file to which somebody added, from which somebody took pages, or which another program saved again is undefined here and is read like any PDF.
 */
export function carriedPdfSource(bytes: Uint8Array): CarriedPdfSource | undefined {
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
    if (stream !== undefined) return sourceOf(stream);
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

/** Whoever can write a PDF can write this too, so it is read as a stranger's. */
function sourceOf(json: Buffer): CarriedPdfSource | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'version') !== 1) return undefined;
  const { engine_version, title, intents, mark } = value as Readonly<Record<string, unknown>>;
  if (typeof engine_version !== 'string' || typeof title !== 'string' || !Array.isArray(intents)) return undefined;
  if (intents.length === 0 || !intents.every((one) => typeof one === 'string')) return undefined;
  return { engine_version, title, intents, ...(mark === 'test' ? { mark } : {}) };
}
