/** `Idempotency-Key`: the same request sent twice is done once, and its first answer is given again. */
import { createHash } from 'node:crypto';
import { idempotencyInProgress, idempotencyKeyReused, refuse, requestInvalid } from '../errors/index.ts';
import type { KeyOutcome, StoredAnswer } from '../jobs/job-store.ts';
import type { Principal } from './call.ts';
import type { Reply } from './reply.ts';

/** The part of the job store that keeps keys and answers. */
export interface AnswerStore {
  claimKey(account_id: string, key: string, body_sha256: string, running_ms?: number): Promise<KeyOutcome>;
  putAnswer(account_id: string, key: string, answer: StoredAnswer): Promise<void>;
  releaseKey(account_id: string, key: string, body_sha256: string): Promise<void>;
}

/** Visible ASCII characters, 1 to 255. */
export const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/;

/** @throws ProblemError `request_invalid` for a key that is empty, too long or not plain text */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (IDEMPOTENCY_KEY.test(header)) return header;
  const msg = 'must be 1 to 255 visible ASCII characters';
  const errors = [{ loc: ['header', 'Idempotency-Key'], pointer: '/Idempotency-Key', code: 'invalid', type: 'invalid', msg }];
  throw refuse(requestInvalid, { detail: `Idempotency-Key ${msg}.`, errors });
}

/** As it is stored: keys of requests have no spaces, so that no test request meets the key of a live one. */
export const storedKey = (key: string, principal: Principal | undefined): string => (principal?.mode === 'test' ? `test ${key}` : key);

/** What a repeated request must share with the first: method, path and body. */
export function requestFingerprint(method: string, path: string, body_sha256: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body_sha256}`).digest('hex');
}

/** The stored answer as a reply, marked as one. */
export function replay(answer: StoredAnswer): Reply {
  return {
    status: answer.status,
    headers: { ...answer.headers, 'Idempotent-Replayed': 'true' },
    body: answer.body === '' ? { kind: 'empty' } : { kind: 'text', text: answer.body },
  };
}

/** A reply in the form in which it is stored; undefined for bytes and streams, which are not. */
export function storable(reply: Reply): StoredAnswer | undefined {
  if (reply.body.kind === 'bytes' || reply.body.kind === 'stream') return undefined;
  return { status: reply.status, headers: reply.headers, body: reply.body.kind === 'text' ? reply.body.text : '' };
}

export function refuseRunning(job_id: string | null) {
  return refuse(idempotencyInProgress, { extra: job_id === null ? {} : { job_id } }, { 'Retry-After': '1' });
}

export function refuseReused() {
  return refuse(idempotencyKeyReused);
}
