/** Signatures of webhooks, as the open specification Standard Webhooks lays down: HMAC-SHA256 over id, time and body. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/**
 * The three headers of a message.
 * @param secrets every one that is in force; while a secret is changed there are two, and the message carries a signature of each
 * @param at_s Unix time of sending, in seconds: receivers refuse what is old
 */
export function signedHeaders(event_id: string, body: string, secrets: readonly string[], at_s: number): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${event_id}.${at_s}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': event_id, 'webhook-timestamp': String(at_s), 'webhook-signature': signatures.join(' ') };
}
