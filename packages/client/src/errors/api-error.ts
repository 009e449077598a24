/** What a refusal of the service becomes in a program: one class for all of them, which those of the single codes extend. */

import { textInCalls, type WayOut, waysInCalls } from './ways-out.ts';

/** One broken rule of a request. */
export interface FieldError {
  /** Path as a list; first the part of the request: `body`, `query`, `path` or `header`. */
  readonly loc: readonly (string | number)[];
  /** JSON Pointer (RFC 6901) into that part. */
  readonly pointer: string;
  readonly code: string;
  readonly msg: string;
  readonly type: string;
  /** What would have been accepted, where that can be listed. */
  readonly allowed?: readonly string[];
  /** What was probably meant. */
  readonly nearest?: string;
  readonly limit?: number;
}

/** A problem document (RFC 9457) as the service sends it; a code's own members stand beside these. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly actionable: boolean;
  readonly remedy: string;
  readonly request_id?: string;
  readonly errors?: readonly FieldError[];
  readonly [member: string]: unknown;
}

/** Any refusal or failure of the service. Switch on `code`, or on the class. */
export class ApiError extends Error {
  /** The whole document, with the members that only this code has. */
  readonly problem: Problem;
  /** Seconds after which the same request may be sent again, where the service has said so. */
  readonly retry_after_s: number | undefined;

  constructor(problem: Problem, retry_after_s?: number) {
    super(`${problem.title}: ${problem.detail}`);
    this.name = new.target.name;
    this.problem = problem;
    this.retry_after_s = retry_after_s;
  }

  /** Stable, snake_case. */
  get code(): string {
    return this.problem.code;
  }
  get status(): number {
    return this.problem.status;
  }
  /** What to do next, as an instruction in terms of this client; `problem.remedy` has it in terms of HTTP. */
  get remedy(): string {
    return textInCalls(this.problem.remedy);
  }
  /** The same as steps, the likeliest way first: calls of this client, changes of the request, waits, and what only a person can do. */
  get ways_out(): readonly WayOut[] {
    return waysInCalls(this.problem['ways_out']);
  }
  /** Whether the caller can do anything about it. */
  get actionable(): boolean {
    return this.problem.actionable;
  }
  /** What to quote when asking for help. */
  get request_id(): string | undefined {
    return this.problem.request_id;
  }
  /** The broken rules of a request that was not understood; empty for other refusals. */
  get errors(): readonly FieldError[] {
    return this.problem.errors ?? [];
  }
  /** Whether the same request, unchanged and under the same Idempotency-Key, may succeed later. */
  get retryable(): boolean {
    return [408, 429, 502, 503, 504].includes(this.status) || this.code === 'idempotency_in_progress';
  }
}
