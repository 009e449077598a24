/** The message format between two processes: a line of JSON, then the bytes of the files in order. */

/** An order to a process, or its answer. */
export interface Message {
  readonly head: Readonly<Record<string, unknown>>;
  readonly files: readonly Uint8Array[];
}

/** In pieces, so that large files are not copied. */
export function encodeMessage({ head, files }: Message): Uint8Array[] {
  const lengths = files.map(({ length }) => length);
  return [Buffer.from(`${JSON.stringify({ head, lengths })}\n`), ...files];
}

/** @throws Error when the lengths do not fit, which is a fault of ours because both sides are ours */
export function decodeMessage(bytes: Buffer): Message {
  const end = bytes.indexOf(0x0a);
  const { head, lengths } = JSON.parse(bytes.toString('utf8', 0, end)) as { head: Message['head']; lengths: readonly number[] };
  let at = end + 1;
  const files = lengths.map((length) => {
    at += length;
    return bytes.subarray(at - length, at);
  });
  if (at !== bytes.length) throw new Error(`A message of ${bytes.length} bytes says that it has ${at}.`);
  return { head, files };
}

/** Several files as one, to be stored or sent; `unpackFiles` is the inverse. */
export const packFiles = (files: readonly Uint8Array[]): Uint8Array => Buffer.concat(encodeMessage({ head: {}, files }));

/** @throws Error when the bytes are not what `packFiles` made */
export const unpackFiles = (packed: Uint8Array): readonly Uint8Array[] =>
  decodeMessage(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)).files;
