/** The catalogue of errors and the problem documents made from it. */
export * from './_define-error.ts';
export * from './_problem.ts';
export * from './register.generated.ts';
