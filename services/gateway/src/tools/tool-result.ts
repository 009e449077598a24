/** The envelope of a tool's result: a text block with its JSON, the picture after it, and the JSON once more for programs. */
import type { ToolAnswer } from './define-tool.ts';

export type ContentBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: 'image/png' };

export interface ToolResult {
  readonly content: readonly ContentBlock[];
  readonly structuredContent: Record<string, unknown>;
  readonly isError?: boolean;
}

/**
 * Most characters of a result's JSON. Hosts warn from 10,000 tokens on and cut at 25,000; JSON of slides takes about 3.2 characters a token.
 */
export const MAX_RESULT_CHARACTERS = 28_000;

/** The largest picture that hosts take inline, bytes. */
const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

export function toolResult({ body, preview, is_error }: ToolAnswer): ToolResult {
  const bounded = boundedBody(body);
  const picture = preview === undefined || preview.length > MAX_PICTURE_BYTES ? [] : [pictureBlock(preview)];
  return {
    content: [{ type: 'text', text: JSON.stringify(bounded) }, ...picture],
    structuredContent: bounded,
    ...(is_error === true ? { isError: true } : {}),
  };
}

const pictureBlock = (png: Uint8Array): ContentBlock => ({
  type: 'image',
  data: Buffer.from(png.buffer, png.byteOffset, png.byteLength).toString('base64'),
  mimeType: 'image/png',
});

/** The body within the limit: its longest lists are cut, longest first, and `shortened` says how many entries each had. */
export function boundedBody(body: Readonly<Record<string, unknown>>, most = MAX_RESULT_CHARACTERS): Record<string, unknown> {
  const copy = structuredClone(body) as Record<string, unknown>;
  if (JSON.stringify(copy).length <= most) return copy;
  const shortened: Record<string, string> = {};
  // Each round halves one list or drops one member, so it ends.
  for (let size = JSON.stringify(copy).length; size > most - 400; size = JSON.stringify(copy).length) {
    const longest = longestPart(copy);
    if (longest === undefined) break;
    const { holder, key, pointer, value } = longest;
    if (Array.isArray(value) && value.length > 1) {
      shortened[pointer] ??= `${value.length} entries`;
      Reflect.set(holder, key, value.slice(0, Math.floor(value.length / 2)));
    } else if (typeof value === 'string' && value.length > 400) {
      shortened[pointer] ??= `${value.length} characters`;
      Reflect.set(holder, key, `${value.slice(0, Math.floor(value.length / 2))}…`);
    } else {
      shortened[pointer] = 'left out';
      Reflect.deleteProperty(holder, key);
    }
  }
  return { ...copy, shortened };
}

interface Part {
  readonly holder: object;
  readonly key: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** The part that takes most of the text and can be cut: as deep as one part still is more than half of what holds it. */
function longestPart(body: object, pointer = ''): Part | undefined {
  const parts = Object.entries(body).map(([key, value]): Part & { readonly size: number } => ({
    holder: body,
    key,
    value,
    pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    size: JSON.stringify(value)?.length ?? 0,
  }));
  const largest = parts.toSorted((a, b) => b.size - a.size)[0];
  if (largest === undefined || largest.size < 200) return undefined;
  const { value } = largest;
  if (typeof value !== 'object' || value === null) return largest;
  if (Array.isArray(value) && value.length > 3) return largest;
  return longestPart(value, largest.pointer) ?? largest;
}
