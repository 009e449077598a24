/** Refusals of the drawing engine, and the errors that carry them. */
import type { DrawProblem } from '@deckwright/core/draw-problem';

export type { DrawProblem } from '@deckwright/core/draw-problem';
export type { FieldError, PatchOperation } from '@deckwright/core/problem';

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
