/** Classifies errors of disks and buckets: whether a retry may help, and whether the object itself is the cause. */

/** Why a store cannot do what was requested. */
export type StoreTrouble =
  /** An outage or a matter for the operator: the same may work later. */
  | 'unavailable'
  /** The object is larger than the store takes. */
  | 'too_large'
  /** The request is wrong, so a retry never helps. */
  | 'invalid_request';

/** A path that is too long or names a folder stays so. All else (a full or broken disk, a missing right, too many open files) can be mended. */
const DISK: Readonly<Record<string, StoreTrouble>> = { EFBIG: 'too_large', ENAMETOOLONG: 'invalid_request', EISDIR: 'invalid_request' };

/** @param code of the system, for example `ENOSPC` */
export const troubleOfDisk = (code: string | undefined): StoreTrouble => DISK[code ?? ''] ?? 'unavailable';

/** Refusals of a client's doing that an operator, the network or time mends; those of other 4xx are ours. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  'AuthorizationHeaderMalformed',
  'BadDigest',
  'ExpiredToken',
  'IllegalLocationConstraintException',
  'IncompleteBody',
  'InvalidBucketName',
  'InvalidToken',
  'NoSuchBucket',
  'RequestTimeout',
  'RequestTimeTooSkewed',
  'SlowDown',
  'XAmzContentSHA256Mismatch',
]);

/** Rights, time-outs, conflicts, locks and throttling. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([401, 402, 403, 407, 408, 409, 423, 425, 429]);

const TOO_LARGE: ReadonlySet<string> = new Set(['EntityTooLarge', 'MaxMessageLengthExceeded']);

/** @param status 0 when the bucket gave no answer; `code` is the bucket's, for example `AccessDenied` */
export function troubleOfBucket({ status, code }: { readonly status: number; readonly code: string }): StoreTrouble {
  if (TOO_LARGE.has(code) || status === 413) return 'too_large';
  const isOurs = status >= 400 && status < 500 && !UNAVAILABLE_STATUSES.has(status) && !UNAVAILABLE_CODES.has(code);
  return isOurs ? 'invalid_request' : 'unavailable';
}
