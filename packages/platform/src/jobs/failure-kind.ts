/**
 * Tells whose fault a failed attempt is. The content's fails the job at once, with its problem. Ours is tried again a few times. The world's
 * (store, database, network, disk) says nothing about the job: it is waited out, however long it lasts.
 */
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { ProblemError, payloadTooLarge, problem } from '../errors/index.ts';
import { ObjectStoreError } from '../object-store/object-store.ts';
import { type JsonObject, toJsonObject, type WaitingFor } from './job.ts';

/** Whose fault it is, and what follows from that. */
export type Failure =
  | { readonly kind: 'content'; readonly problem: JsonObject }
  | { readonly kind: 'ours' }
  | { readonly kind: 'world'; readonly waiting_for: WaitingFor };

const OURS: Failure = { kind: 'ours' };
const world = (waiting_for: WaitingFor): Failure => ({ kind: 'world', waiting_for });

/** Postgres away or busy in ways that `isDatabaseUnavailable` leaves out: its disk, a standby that takes no writes, two that wait for each other. */
const DATABASE = /^(?:58...|25006|40001|40P01|55P03|P1001|P1002|P1008|P1017|P2024)$/;
/** Bytes that were given up before their file was written down: the store took longer than the claim lasts. */
const CLAIM_RAN_OUT = 'DW410';
const NETWORK =
  /^(?:EAI_AGAIN|ENETUNREACH|ENETDOWN|EHOSTUNREACH|EHOSTDOWN|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|UND_ERR_.*)$/;
/** Of any disk that the work needs, that of its drafts too. */
const DISK = /^(?:ENOSPC|EDQUOT|EIO|EACCES|EPERM|EROFS|EMFILE|ENFILE|ESTALE|ENODEV|ENXIO|ENOTCONN|EBUSY)$/;

/** How many nested causes are examined. */
const DEEPEST = 5;

/** @param error whatever an attempt threw */
export function failureOf(error: unknown): Failure {
  return look(error, 0) ?? OURS;
}

function look(error: unknown, depth: number): Failure | null {
  if (!(error instanceof Error) || depth > DEEPEST) return null;
  if (error instanceof ProblemError) return ofProblem(error);
  if (error instanceof ObjectStoreError) return ofStore(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const syscall = 'syscall' in error ? error.syscall : undefined;
  if (code === CLAIM_RAN_OUT) return world('storage');
  if (DATABASE.test(code)) return world('database');
  // Postgres' own client throws what its socket says as it is; whoever else speaks over a network wraps it. No file of that name is no outage.
  if (depth === 0 && isDatabaseUnavailable(error) && (code !== 'ENOENT' || syscall === 'connect')) return world('database');
  if (NETWORK.test(code)) return world('network');
  if (DISK.test(code)) return world('storage');
  const inner = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause];
  for (const one of inner) {
    const found = look(one, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function ofStore(error: ObjectStoreError): Failure {
  if (error.too_large)
    return {
      kind: 'content',
      problem: toJsonObject(
        problem(payloadTooLarge, {
          detail: 'The finished file is larger than the file store takes.',
          remedy: 'Send fewer slides or smaller pictures.',
          extra: { cost_charged: 0 },
        }),
      ),
    };
  // A damaged or lost object does not come back by waiting.
  return error.retryable ? world('storage') : OURS;
}

function ofProblem({ body }: ProblemError): Failure {
  if (body.code === 'storage_unavailable') return world('storage');
  if (body.code === 'service_unavailable') return world('database');
  return body.status < 500 ? { kind: 'content', problem: toJsonObject({ cost_charged: 0, ...body }) } : OURS;
}
