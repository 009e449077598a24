/** Verifies a webhook message: its signature, its age and its content. */
import type { Schema } from '../api/index.ts';

/** What happened, as the service tells it. */
export interface WebhookEvent {
  /** The same however often the event is sent: keep it, and skip an event that you have seen. */
  readonly id: string;
  readonly type: Schema<'WebhookDelivery'>['type'];
  /** When it happened. Events may come in another order; the job's record has the current state. */
  readonly timestamp: string;
  readonly data: {
    readonly job_id: string | null;
    readonly job_type: string | null;
    readonly status: string | null;
    readonly render_status: string | null;
    readonly name: string | null;
    readonly revision: number | null;
    readonly cost: number;
    readonly cost_charged: number;
    readonly error_code: string | null;
    readonly created_at: string | null;
    readonly finished_at: string | null;
  };
}

/** The message is not to be believed. Answer 400, and do nothing. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}

export interface VerifyOptions {
  /** Oldest message that is taken, and how far ahead the sender's clock may be, in seconds. Default 300. */
  readonly toleranceS?: number;
  /** Milliseconds since 1970. Default: the clock. */
  readonly now?: () => number;
}

type HeaderSource = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The event in a message, when it was signed with the secret.
 * @param body the text exactly as it came: parsed and written again it has another signature
 * @throws WebhookSignatureError
 */
export async function verifyWebhook(
  body: string,
  headers: HeaderSource,
  secret: string,
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = header(headers, 'webhook-id');
  const at = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature')
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [one.slice(3)] : []));
  const age_s = (options.now ?? Date.now)() / 1000 - Number(at);
  if (!/^\d{1,12}$/.test(at) || Math.abs(age_s) > (options.toleranceS ?? 300))
    throw new WebhookSignatureError('The message is too old, or has no time.');
  const name = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), name, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${at}.${body}`);
  for (const signature of signatures) {
    // Compares in a time that tells nothing.
    if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)) return JSON.parse(body) as WebhookEvent;
  }
  throw new WebhookSignatureError('No signature of the message is of this secret.');
}

function header(headers: HeaderSource, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookSignatureError(`The message has no header ${name}.`);
  return value;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
