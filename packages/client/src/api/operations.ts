/** The endpoints as types: from a method and a path to what is sent and what comes back. */
import type { components, paths } from './generated/schema.ts';

export type { components, paths } from './generated/schema.ts';

/** A named record of the interface, e.g. `Schema<'Job'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths that take this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: unknown } } ? P : never;
}[keyof paths];

/** One operation; `never` for a path that does not take the method. */
export type OperationOf<M extends Method, P> = P extends keyof paths ? (paths[P] extends { [K in M]: infer O } ? O : never) : never;

/** The JSON body that an operation takes. */
export type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody: { content: { 'application/json': infer B } } }
    ? B
    : undefined;

/** Path and query parameters. */
export type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? Exclude<Q, undefined> : undefined;

/** The names in its path. */
export type PathParametersOf<O> = O extends { parameters: { path: infer P } } ? P : undefined;

type JsonOf<R> = R extends { content: { 'application/json': infer J } } ? J : undefined;

/** The JSON that it answers with when it succeeds; of an endpoint that may answer before it is done, what it answers when done. */
export type AnswerOf<O> = O extends { responses: infer R }
  ? R extends { 201: infer Created }
    ? JsonOf<Created>
    : R extends { 200: infer Done }
      ? JsonOf<Done>
      : R extends { 202: infer Accepted }
        ? JsonOf<Accepted>
        : undefined
  : undefined;
