/** A refusal of the drawing engine as the service's problem document. */
import {
  all,
  capacityExceeded,
  compositionNotSupported,
  intentInvalidShape,
  minFontNotMet,
  nestedParamsInvalid,
  nestingTooDeep,
  ProblemError,
  problemType,
  unknownAsset,
  unknownComponent,
  unknownForm,
  unknownPrior,
  unknownTheme,
  unknownVariant,
  urlUnfetchable,
} from '@deckwright/platform/errors';
import type { DrawingProblem } from '../drawing/drawing.ts';

/** What a request that says what to draw can be refused with. */
export const INTENT_ERRORS = [
  intentInvalidShape,
  unknownForm,
  unknownPrior,
  unknownVariant,
  unknownTheme,
  unknownComponent,
  capacityExceeded,
  minFontNotMet,
  compositionNotSupported,
  nestingTooDeep,
  nestedParamsInvalid,
  urlUnfetchable,
  unknownAsset,
];

/** Refused before anything was drawn, so nothing is charged. */
export function refuseDrawing(problem: DrawingProblem): ProblemError {
  const definition = all.find((definition) => definition.code === problem.code);
  return new ProblemError({
    ...problem.members,
    type: problemType(problem.code),
    title: problem.title,
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    actionable: definition?.actionable ?? problem.status < 500,
    remedy: problem.remedy,
    cost_charged: 0,
    ...(problem.errors === undefined ? {} : { errors: problem.errors.map(inBody) }),
  });
}

type Fault = NonNullable<DrawingProblem['errors']>[number];

const inBody = (error: Fault) => ({ ...error, loc: error.loc[0] === 'body' ? error.loc : ['body', ...error.loc] });

/** The faults of a refusal as a dry run tells them: the members of the 422, and those of a notice. */
export function findingsOf(problem: DrawingProblem): readonly Record<string, unknown>[] {
  const { code, detail, remedy, errors = [] } = problem;
  if (errors.length === 0) return [{ code, message: detail, msg: detail, remedy, path: '', pointer: '', loc: ['body'], type: code }];
  return errors.map((error) => ({ ...inBody(error), code, message: error.msg, remedy, path: error.pointer }));
}
