/**
 * A request within a link: base64url of its deflated JSON, and behind a dot the theme, where that is apart. It stands in the fragment, which no browser
 * sends to a server.
 */

/** Of the JSON, in characters: a longer one is shared as a file. */
export const MOST_PACKED = 200_000;

export interface Packed {
  readonly intent: unknown;
  readonly theme_id?: string;
}

export async function packIntent({ intent, theme_id }: Packed): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(intent)),
    new CompressionStream('deflate-raw'),
    Number.POSITIVE_INFINITY,
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const packed = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return theme_id === undefined ? packed : `${packed}.${theme_id}`;
}

/** Null: it is none, is damaged, or is longer than a page takes. */
export async function unpackIntent(text: string): Promise<Packed | null> {
  const [packed = '', theme_id] = text.split('.');
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const json = await through(bytes, new DecompressionStream('deflate-raw'), MOST_PACKED);
    const intent: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
    return theme_id === undefined || theme_id === '' ? { intent } : { intent, theme_id };
  } catch {
    return null;
  }
}

/** Few bytes may say that they are very many: what comes out is counted while it comes. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  // What is written fails with what is read, which is awaited.
  written.catch(() => undefined);
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`A packed request has at most ${most} bytes.`);
    }
  }
  await written;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
