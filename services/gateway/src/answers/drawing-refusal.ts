/** A refusal of the drawing engine as the service's problem document. */
import type { DrawProblem } from '@deckwright/core/draw-problem';
import { waysOf } from '@deckwright/core/ways-out';
import {
  capacityExceeded,
  compositionNotSupported,
  drawingProblem,
  inBody,
  intentInvalidShape,
  minFontNotMet,
  nestedParamsInvalid,
  nestingTooDeep,
  ProblemError,
  unknownAsset,
  unknownComponent,
  unknownForm,
  unknownPrior,
  unknownTheme,
  unknownVariant,
  urlUnfetchable,
} from '@deckwright/platform/errors';

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

export const refuseDrawing = (problem: DrawProblem): ProblemError => new ProblemError(drawingProblem(problem));

/**
 * The refusal of an edit, for what would come of it: pointers and patches are of the edited request and not of the edit, so no change of the edit
 * follows from them.
 */
export function refuseEdited(problem: DrawProblem): ProblemError {
  const { detail, remedy } = problem;
  const all = problem.ways_out ?? waysOf({ ...problem, errors: [] });
  const ways_out = all.filter(({ do: steps }) => !steps.some((step) => 'change' in step));
  return refuseDrawing({ ...problem, ways_out: ways_out.length > 0 ? ways_out : [{ why: detail, do: [{ ask: remedy }] }] });
}

/** The faults of a refusal as a dry run tells them: the members of the 422, and those of a notice. */
export function findingsOf(problem: DrawProblem): readonly Record<string, unknown>[] {
  const { code, detail, remedy, ways_out, errors = [] } = problem;
  if (errors.length === 0)
    return [
      { code, message: detail, msg: detail, remedy, ...(ways_out && { ways_out }), path: '', pointer: '', loc: ['body'], type: code },
    ];
  return errors.map((error) => ({ ...inBody(error), code, message: error.msg, remedy: error.remedy ?? remedy, path: error.pointer }));
}
