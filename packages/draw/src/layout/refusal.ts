/** A request that cannot be drawn, as data: the service turns it into its problem document, the command line prints it. */
import type { FieldError } from '@deckwright/core/problem';

export type { FieldError, PatchOperation } from '@deckwright/core/problem';

export interface DrawProblem {
  readonly code: string;
  readonly status: 400 | 422;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  readonly errors?: readonly FieldError[];
  /** Members of this code's own, such as `suggested_split`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Thrown inside drawing, where a limit shows only once text is measured; the pipeline hands it on. */
export class DrawRefusal extends Error {
  readonly problem: DrawProblem;
  constructor(problem: DrawProblem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** What a component throws when its content does not fit even at its densest. */
export const capacityExceeded = (detail: string, remedy: string, members: Readonly<Record<string, unknown>> = {}): DrawRefusal =>
  new DrawRefusal({
    code: 'capacity_exceeded',
    status: 422,
    title: 'More content than one slide holds',
    detail,
    remedy,
    members: { cost_charged: 0, ...members },
  });
