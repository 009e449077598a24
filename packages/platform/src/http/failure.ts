/** Maps any thrown value to a problem document that tells the caller what to do and reveals no internals. */
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import {
  type ErrorDefinition,
  internalError,
  notFound,
  ProblemError,
  refuse,
  serviceUnavailable,
  storageUnavailable,
} from '../errors/index.ts';
import { ObjectStoreError } from '../object-store/object-store.ts';

const RETRY_SOON = { 'Retry-After': '5' };

export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ObjectStoreError) return refuse(storageUnavailable, {}, RETRY_SOON);
  if (isDatabaseUnavailable(error)) return refuse(serviceUnavailable, {}, RETRY_SOON);
  // Express refuses a path that is not valid percent-encoding with a 400 of its own.
  if (error instanceof URIError || hasStatus(error, 400)) return refuse(notFound, { detail: 'The path is not valid percent-encoding.' });
  return refuse(internalError satisfies ErrorDefinition);
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Error && 'status' in error && error.status === status;
}
