/** A request that cannot be drawn, as data. The service turns it into a problem document, the command line prints it. */
import type { FieldError } from '@deckwright/core/problem';
import type { WayOut } from '@deckwright/core/ways-out';

export type { FieldError, PatchOperation } from '@deckwright/core/problem';

export interface DrawProblem {
  readonly code: string;
  readonly status: 400 | 422;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  /** The remedy as data, where more follows from the cause than from the other members. */
  readonly ways_out?: readonly WayOut[] | undefined;
  readonly errors?: readonly FieldError[];
  /** Members that only this code has, such as `suggested_split`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Thrown while drawing, because some limits are known only after text is measured. The pipeline returns it to the caller. */
export class DrawRefusal extends Error {
  readonly problem: DrawProblem;
  constructor(problem: DrawProblem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** The error for content that does not fit even at the densest level of a component. */
export const capacityExceeded = (detail: string, remedy: string, members: Readonly<Record<string, unknown>> = {}): DrawRefusal =>
  new DrawRefusal({
    code: 'capacity_exceeded',
    status: 422,
    title: 'More content than one slide holds',
    detail,
    remedy,
    members: { cost_charged: 0, ...members },
  });
