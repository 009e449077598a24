/** Where nothing stands at an id, the way out is the list that it would be in. */
import { notFound, ProblemError, problem, request, wayOut } from '../errors/index.ts';
import type { Method } from './route.ts';

interface Address {
  readonly method: Method;
  readonly path: string;
}

/** A refusal with nothing to say but that there is no such thing, with the address that lists what there is; any other as it is. */
export function namingList(refused: ProblemError, template: string, routes: readonly Address[]): ProblemError {
  const { body } = refused;
  if (body.code !== notFound.code || body.ways_out !== undefined || body.remedy !== notFound.remedy) return refused;
  const collection = /^(.*?)\/\{/.exec(template)?.[1];
  if (!routes.some(({ method, path }) => method === 'get' && path === collection)) return refused;
  const list = wayOut({
    why: body.detail,
    say: '{0} lists what there is; what belongs to other accounts reads as not found.',
    do: [request('GET', collection ?? '')],
  });
  const { title, detail, errors, ...extra } = body;
  const told = problem(notFound, { title, detail, ways: [list], extra, ...(errors === undefined ? {} : { errors }) });
  return new ProblemError(told, refused.headers);
}
