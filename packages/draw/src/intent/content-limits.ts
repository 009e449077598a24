/**
 * How much content one slide is read with, whatever its form: every list and every value is looked at many times before a form can say what
 * it holds. Authored documents, pictures and hand edits have limits of their own.
 */
import { type DrawProblem, pointerOf } from './problem.ts';

/** Items of one list; the roomiest form holds 700 of anything. */
export const MAX_ITEMS = 1_000;
/** Texts, numbers, lists and objects of one slide. */
export const MAX_SLIDE_VALUES = 20_000;

/** Members with limits of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['author_ssg', 'hand_edits', 'sources']);

/** The refusal of a slide with more content than any form could hold. Undefined for all others. */
export function tooMuch(body: object): DrawProblem | undefined {
  let values = 0;
  const visit = (value: unknown, path: (string | number)[]): DrawProblem | undefined => {
    if (++values > MAX_SLIDE_VALUES)
      return refusal([], `has more than ${MAX_SLIDE_VALUES} values, the most that a slide is read with`, MAX_SLIDE_VALUES);
    if (value === null || typeof value !== 'object') return undefined;
    if (Array.isArray(value)) {
      if (value.length > MAX_ITEMS)
        return refusal(path, `has ${value.length} items; no list of a slide may have more than ${MAX_ITEMS}`, MAX_ITEMS);
      for (const [i, item] of value.entries()) {
        path.push(i);
        const found = visit(item, path);
        if (found !== undefined) return found;
        path.pop();
      }
      return undefined;
    }
    for (const key of Object.keys(value)) {
      if (path.length === 0 && ELSEWHERE.has(key)) continue;
      path.push(key);
      const found = visit(Reflect.get(value, key), path);
      if (found !== undefined) return found;
      path.pop();
    }
    return undefined;
  };
  return visit(body, []);
}

function refusal(path: readonly (string | number)[], msg: string, limit: number): DrawProblem {
  const pointer = pointerOf(path);
  return {
    code: 'capacity_exceeded',
    status: 422,
    title: 'More content than one slide holds',
    detail: `${pointer === '' ? 'The slide' : pointer} ${msg}.`,
    remedy: 'Send fewer items, or split them over several slides.',
    errors: [{ pointer, loc: [...path], code: 'too_big', msg, type: 'too_big', limit }],
    members: { limit, cost_charged: 0 },
  };
}
