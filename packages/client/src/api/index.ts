/** The interface as types, made from the OpenAPI document. */
export type { AnswerOf, BodyOf, components, Method, OperationOf, PathOf, PathParametersOf, paths, QueryOf, Schema } from './operations.ts';
