/** The limits of an authored document: elements, characters and table cells. */
import { capacityExceeded } from '../layout/index.ts';
import { type AuthoredElement, MAX_CELLS, MAX_ELEMENTS } from './authored-schema.ts';
import type { DrawProblem } from './problem.ts';

/** Counts elements, groups opened. */
export const countOf = (elements: readonly AuthoredElement[]): number =>
  elements.reduce((sum, e) => sum + 1 + (e.kind === 'group' ? countOf(e.elements) : 0), 0);

/** Counts the elements of an unread document. It stops when there are more than `most`. */
function rawCount(elements: unknown, most: number): number {
  if (!Array.isArray(elements)) return 0;
  let count = elements.length;
  for (const element of elements) {
    if (count > most) break;
    if (element !== null && typeof element === 'object') count += rawCount(Reflect.get(element, 'elements'), most - count);
  }
  return count;
}

/** What is wrong with a document of more than twice the elements that are drawn: it is not even read. Undefined for all others. */
export function tooManyElements(document: unknown): DrawProblem | undefined {
  if (document === null || typeof document !== 'object') return undefined;
  const most = 2 * MAX_ELEMENTS;
  if (rawCount(Reflect.get(document, 'elements'), most) <= most) return undefined;
  const msg = `has more than ${most} elements; a slide holds at most ${MAX_ELEMENTS}`;
  return {
    code: 'capacity_exceeded',
    status: 422,
    title: 'More content than one slide holds',
    detail: `/author_ssg ${msg}.`,
    remedy: `Send at most ${MAX_ELEMENTS} elements a slide: split the document over several slides.`,
    errors: [
      { pointer: '/author_ssg/elements', loc: ['author_ssg', 'elements'], code: 'too_big', msg, type: 'too_big', limit: MAX_ELEMENTS },
    ],
    members: { limit: MAX_ELEMENTS, cost_charged: 0 },
  };
}

const cellsOf = (elements: readonly AuthoredElement[]): number =>
  elements.reduce(
    (sum, e) => sum + (e.kind === 'group' ? cellsOf(e.elements) : e.kind === 'table' ? e.columns_in.length * e.rows_in.length : 0),
    0,
  );

/** Throws where the tables have more cells than are drawn: a table of few characters may say that it has thousands. */
export function checkCells(elements: readonly AuthoredElement[], pointer: string): void {
  const count = cellsOf(elements);
  if (count > MAX_CELLS)
    throw capacityExceeded(
      `The tables of the document have ${count} cells; ${MAX_CELLS} are drawn.`,
      'Split them over several slides, or shorten columns_in and rows_in.',
      { count, limit: MAX_CELLS, pointer },
    );
}

export function charactersOf(elements: readonly AuthoredElement[]): number {
  let sum = 0;
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, member] of Object.entries(value)) {
      if (key === 'text' && typeof member === 'string') sum += member.length;
      else if (key !== 'src') visit(member);
    }
  };
  visit(elements);
  return sum;
}
