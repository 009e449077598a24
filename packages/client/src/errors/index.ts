/** Errors: one class for each code of the service. */
export { ApiError, type FieldError, type Problem } from './api-error.ts';
export * from './classes.generated.ts';
export { type FailedAnswer, readError } from './read-error.ts';
