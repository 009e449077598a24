/** The interface as types, made from the OpenAPI document. */
export type * from './operations.ts';
