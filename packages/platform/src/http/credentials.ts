/** Where a caller puts its key: `Authorization: Bearer <key>` or `X-API-Key: <key>`. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The key that was sent; undefined for none; null when two different ones were, or nothing that was sent can be read as one. A header that is no
 * key, of a proxy or of another scheme, does not hide the good one beside it.
 */
export function credential(headers: IncomingHttpHeaders): string | null | undefined {
  const { authorization } = headers;
  const header = headers['x-api-key'];
  if (authorization === undefined && header === undefined) return undefined;
  const bearer = /^bearer +(\S{1,4096})\s*$/i.exec(authorization ?? '')?.[1];
  const key = typeof header === 'string' && header.trim() !== '' ? header.trim() : undefined;
  if (bearer === undefined || key === undefined) return bearer ?? key ?? null;
  return bearer !== key && /^\S{1,4096}$/.test(key) ? null : bearer;
}
