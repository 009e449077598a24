/** What an authored document is counted by: elements, characters and the cells of its tables. */
import { capacityExceeded } from '../layout/index.ts';
import { type AuthoredElement, MOST_CELLS } from './authored-schema.ts';

/** Counts elements, groups opened. */
export const countOf = (elements: readonly AuthoredElement[]): number =>
  elements.reduce((sum, e) => sum + 1 + (e.kind === 'group' ? countOf(e.elements) : 0), 0);

const cellsOf = (elements: readonly AuthoredElement[]): number =>
  elements.reduce(
    (sum, e) => sum + (e.kind === 'group' ? cellsOf(e.elements) : e.kind === 'table' ? e.columns_in.length * e.rows_in.length : 0),
    0,
  );

/** Throws where the tables have more cells than are drawn: a table of few characters may say that it has thousands. */
export function checkCells(elements: readonly AuthoredElement[], pointer: string): void {
  const count = cellsOf(elements);
  if (count > MOST_CELLS)
    throw capacityExceeded(
      `The tables of the document have ${count} cells; ${MOST_CELLS} are drawn.`,
      'Split them over several slides, or shorten columns_in and rows_in.',
      { count, limit: MOST_CELLS, pointer },
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
