/** Where a caller puts its key: `Authorization: Bearer <key>` or `X-API-Key: <key>`. */
import type { IncomingHttpHeaders } from 'node:http';

/** The key that was sent; undefined for none; null when two different ones were, or the header is of another scheme. */
export function credential(headers: IncomingHttpHeaders): string | null | undefined {
  const authorization = headers.authorization;
  const header = headers['x-api-key'];
  const bearer = authorization === undefined ? undefined : (/^bearer +(\S{1,500})\s*$/i.exec(authorization)?.[1] ?? null);
  if (header === undefined) return bearer;
  if (typeof header !== 'string') return null;
  const key = header.trim();
  return bearer === undefined || bearer === key ? key : null;
}
