/** Refusals as callers meet them: with pointers into what they sent. */
import { DrawRefusal, type SlideRequest } from '../intent/index.ts';
import type { DrawProblem, PatchOperation } from '../layout/index.ts';

/** A refusal whose pointer is one into the body as it was sent. */
export function asSent(problem: DrawProblem, { origin }: SlideRequest): DrawRefusal {
  const at = problem.members?.['pointer'];
  if (origin === undefined || typeof at !== 'string') return new DrawRefusal(problem);
  return new DrawRefusal({ ...problem, members: { ...problem.members, pointer: origin(at) } });
}

/** Where nothing was found to draw, members without a place were probably meant as content, so their warnings become errors with patches. */
export function withStrange(problem: DrawProblem, { warnings }: SlideRequest): DrawProblem {
  if (problem.members?.['count'] !== 0 || problem.errors !== undefined) return problem;
  const errors = warnings.flatMap(({ code, path = '', message, remedy = '', patch }) =>
    code === 'field_ignored' && patch !== undefined
      ? [
          {
            pointer: path,
            loc: path.split('/').slice(1),
            code: 'unknown_member',
            msg: `${message} ${remedy}`,
            type: 'unknown_member',
            patch: patch as readonly PatchOperation[],
          },
        ]
      : [],
  );
  if (errors.length === 0) return problem;
  return { ...problem, detail: `${problem.detail} ${errors[0]?.msg ?? ''}`, errors };
}
