/** The catalogue of errors and the problem documents made from it. */
export { defineError, type ErrorDefinition, type ErrorInput } from './_define-error.ts';
export { drawingProblem, inBody } from './_drawing-problem.ts';
export {
  askFor,
  type FieldError,
  PROBLEM_MEDIA_TYPE,
  PROBLEM_TYPE_BASE,
  type ProblemBody,
  type ProblemDetails,
  ProblemError,
  problem,
  problemType,
  refuse,
  request,
  wayOut,
} from './_problem.ts';
export * from './register.generated.ts';
