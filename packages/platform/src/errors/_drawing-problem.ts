/** A refusal of the drawing engine as a problem document. */
import type { DrawProblem } from '@deckwright/core/draw-problem';
import type { FieldError } from '@deckwright/core/problem';
import { type ProblemBody, problemType } from './_problem.ts';
import { all } from './register.generated.ts';

/** Refused before anything was drawn, so nothing is charged. */
export function drawingProblem(problem: DrawProblem): ProblemBody {
  const definition = all.find((definition) => definition.code === problem.code);
  return {
    ...problem.members,
    type: problemType(problem.code),
    title: problem.title,
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    actionable: definition?.actionable ?? problem.status < 500,
    remedy: problem.remedy,
    ...(problem.ways_out === undefined ? {} : { ways_out: problem.ways_out }),
    cost_charged: 0,
    ...(problem.errors === undefined ? {} : { errors: problem.errors.map(inBody) }),
  };
}

/** The place of a fault, counted from the request's body. */
export const inBody = (error: FieldError): FieldError => ({
  ...error,
  loc: error.loc[0] === 'body' ? error.loc : ['body', ...error.loc],
});
