/** From an answer that is no success to the error to throw. */
import { ApiError, type Problem } from './api-error.ts';
import { errorClasses } from './generated/classes.ts';

/** The parts of an answer that an error is made of; a `Response` has them. */
export interface FailedAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/**
 * The error of an answer: of its code's own class, of `ApiError` where the service is newer than this client, and of `ApiError` with the code
 * `unexpected_answer` where something else has answered in the service's place.
 */
export function readError(answer: FailedAnswer, text: string): ApiError {
  const problem = readProblem(text) ?? standIn(answer, text);
  const retry_after_s = secondsOf(answer.headers.get('retry-after'));
  const errorClass = Object.hasOwn(errorClasses, problem.code) ? errorClasses[problem.code as keyof typeof errorClasses] : ApiError;
  return new errorClass(problem, retry_after_s);
}

function readProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text);
    return isProblem(value) ? value : null;
  } catch {
    return null;
  }
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const member = (name: string): unknown => Reflect.get(value, name);
  return (
    ['type', 'title', 'detail', 'code', 'remedy'].every((name) => typeof member(name) === 'string') &&
    typeof member('status') === 'number' &&
    typeof member('actionable') === 'boolean'
  );
}

/** A proxy's page, or nothing at all. */
function standIn({ status, headers }: FailedAnswer, text: string): Problem {
  const request_id = headers.get('x-request-id');
  return {
    type: 'about:blank',
    title: 'The answer is not one of the service',
    status,
    detail: text.trim() === '' ? `HTTP status ${status} without a body.` : `HTTP status ${status}: ${text.trim().slice(0, 200)}`,
    code: 'unexpected_answer',
    actionable: false,
    remedy: 'Check the address, and what stands between it and you.',
    ...(request_id === null ? {} : { request_id }),
  };
}

/** `Retry-After` as seconds; the service sends no dates. */
const secondsOf = (header: string | null): number | undefined => (header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined);
