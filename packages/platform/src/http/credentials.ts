/** Where a caller puts its key: `Authorization: Bearer <key>` or `X-API-Key: <key>`. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The key that was sent. Undefined where there is none; null where two different ones were sent, or none that was sent is readable. A
 * header with another scheme, such as that of a proxy, does not hide a valid one beside it.
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
