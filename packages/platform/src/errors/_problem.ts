/** Problem documents (RFC 9457): the one body that every failure is answered with. */
import type { FieldError } from '@deckwright/core/problem';
import { onTheWire, remedyOf, type SpokenWay, type WayOut } from '@deckwright/core/ways-out';
import type { ErrorDefinition } from './_define-error.ts';

export type { FieldError } from '@deckwright/core/problem';
export { askFor, request, wayOut } from '@deckwright/core/ways-out';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Where `type` points; the code with hyphens follows. A relative reference would break clients that store the document. */
export const PROBLEM_TYPE_BASE = 'https://deckwright.dev/errors/';

export interface ProblemDetails {
  /** A sentence about this occurrence; the title when absent. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** The code's own members. Common members cannot be overwritten through it. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Ways out of this cause; the sentence of the remedy is made of them. */
  readonly ways?: readonly SpokenWay[] | undefined;
  readonly remedy?: string;
  readonly title?: string;
}

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly actionable: boolean;
  readonly remedy: string;
  readonly request_id?: string;
  readonly trace_id?: string;
  readonly errors?: readonly FieldError[];
  readonly ways_out?: readonly WayOut[];
  readonly [member: string]: unknown;
}

/** Builds the body of one occurrence of an error; `request_id` is added where the answer is sent. */
export function problem(definition: ErrorDefinition, details: ProblemDetails = {}): ProblemBody {
  const common = {
    type: problemType(definition.code),
    title: details.title ?? definition.title,
    status: definition.status,
    detail: details.detail ?? `${definition.title}.`,
    code: definition.code,
    actionable: definition.actionable,
    remedy: details.remedy ?? (details.ways === undefined ? definition.remedy : remedyOf(details.ways)),
    ...(details.ways === undefined ? {} : { ways_out: onTheWire(details.ways) }),
    ...(details.errors === undefined ? {} : { errors: details.errors }),
  };
  // Twice: the first keeps the common members in front for readers, the second keeps them what they are.
  return { ...common, ...details.extra, ...common };
}

/** The `type` of a code: base and the code with hyphens. */
export function problemType(code: string): string {
  return PROBLEM_TYPE_BASE + code.replaceAll('_', '-');
}

/** Thrown to answer with a problem document. */
export class ProblemError extends Error {
  readonly body: ProblemBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: ProblemBody, headers: Readonly<Record<string, string>> = {}) {
    super(`${body.code}: ${body.detail}`);
    this.name = 'ProblemError';
    this.body = body;
    this.headers = headers;
  }
}

/** The usual way to refuse: `throw refuse(notFound, { detail: … })`. */
export function refuse(
  definition: ErrorDefinition,
  details: ProblemDetails = {},
  headers: Readonly<Record<string, string>> = {},
): ProblemError {
  return new ProblemError(problem(definition, details), headers);
}
