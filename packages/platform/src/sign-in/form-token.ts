/** Proves that a form was made by a page of ours for one browser. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sha256 } from './random.ts';

/** Is in the form of one request for one browser. */
export const formToken = (key: Buffer, secret: string, request: string): string =>
  createHmac('sha256', key)
    .update(`${sha256(secret)} ${sha256(request)}`)
    .digest('base64url');

export function isFormToken(key: Buffer, secret: string, request: string, sent: string): boolean {
  const digest = (text: string) => Buffer.from(sha256(text));
  return timingSafeEqual(digest(formToken(key, secret, request)), digest(sent));
}
