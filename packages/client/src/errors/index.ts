/** What all errors of the service share, and how an answer becomes one. */
export { ApiError, type FieldError, type Problem } from './api-error.ts';
export { type FailedAnswer, readError } from './read-error.ts';
export type { AskStep, CallStep, ChangeStep, WaitStep, WayOut } from './ways-out.ts';
