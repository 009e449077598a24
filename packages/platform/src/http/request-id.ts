/** The request id: the caller's own when it is fit for a log line, else a new one. */
import { randomBytes } from 'node:crypto';

export function requestId(header: string | undefined): string {
  return header !== undefined && /^[A-Za-z0-9._:/+=-]{1,128}$/.test(header) ? header : `req_${randomBytes(16).toString('hex')}`;
}
