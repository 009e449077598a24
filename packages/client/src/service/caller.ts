/** Any endpoint by method and path, with the types of its content. */
import type { AnswerOf, BodyOf, Method, OperationOf, PathOf, PathParametersOf, QueryOf } from '../api/index.ts';
import type { RequestOptions, Transport } from '../transport/index.ts';

/** A member that must be given where it has content, and cannot where there is none. */
type Given<Name extends string, T> = [T] extends [undefined] ? { readonly [K in Name]?: undefined } : { readonly [K in Name]: T };
type MayBeGiven<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]?: T | undefined };

export type CallOptions<O> = Given<'path', PathParametersOf<O>> &
  MayBeGiven<'query', QueryOf<O>> &
  MayBeGiven<'body', BodyOf<O>> &
  RequestOptions & { readonly headers?: Readonly<Record<string, string>> };

/** Asks one endpoint and reads its JSON; `undefined` where it answers without a body. */
export type Caller = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  options: CallOptions<OperationOf<M, P>>,
) => Promise<AnswerOf<OperationOf<M, P>>>;

/** `/v1/jobs/{job_id}` with its names filled in. */
export const fillPath = (template: string, names: Readonly<Record<string, unknown>> | undefined): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names?.[name])));

export function createCaller(transport: Transport): Caller {
  return async (method, path, options) => {
    const answer = await transport.send({
      ...options,
      method: method.toUpperCase(),
      path: fillPath(path, options.path),
    });
    if (answer.status === 204) {
      await answer.body?.cancel();
      // Endpoints that answer so have no JSON in the document either.
      return undefined as AnswerOf<OperationOf<typeof method, typeof path>>;
    }
    // Tests check that the service answers as its document says.
    return (await answer.json()) as AnswerOf<OperationOf<typeof method, typeof path>>;
  };
}
