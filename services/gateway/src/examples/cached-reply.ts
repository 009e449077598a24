/** Answers with a file, or with 304 when the caller has the same bytes already. */
import { bytesReply, emptyReply, type Reply } from '@deckwright/platform/http';
import type { ExampleFile } from './examples.ts';

/** The address carries no promise of its own, so the picture behind it must not change while the service's version does not. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached for five minutes, and then mostly answered with 304. */
export const BRIEFLY = 'public, max-age=300';

export interface Freshness {
  readonly if_none_match: string | undefined;
  readonly cache_control: string;
}

export function cachedReply(
  media_type: string,
  { bytes, etag }: ExampleFile,
  { if_none_match, cache_control }: Freshness,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  // Text goes packed in several ways, and a strong tag stands for one row of bytes (RFC 9110, 8.8.3.3).
  const fresh = { ETag: isText(media_type) ? `W/${etag}` : etag, 'Cache-Control': cache_control };
  if (matches(if_none_match, etag)) return emptyReply(304, fresh);
  return bytesReply(media_type, bytes, { ...fresh, ...headers });
}

const isText = (media_type: string): boolean => media_type.includes('charset=');

/** RFC 9110, 13.1.2: weak comparison, and `*` for anything that there is. */
function matches(if_none_match: string | undefined, etag: string): boolean {
  if (if_none_match === undefined) return false;
  return if_none_match.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
