/** Whether words fill the panels they stand in. Panels of one row are as high as the fullest, so the others may be mostly empty. */
import type { BoxIn, Kit } from '../layout/index.ts';
import { chooseStatements, drawStatements, type StatementOptions } from './statements.ts';
import type { Board, Item } from './text-items.ts';

/** A panel with words over less than this share of its height, and so much height without any, inches, is void. */
const HALF = 0.5;
const VOID_IN = 1.2;
/** Panels are uneven where one has less than this share of the words of the fullest. Even ones shrink to their words. */
const UNEVEN = 0.7;

/** Panels are at most so many times as high as what stands in the fullest. */
export const MOST_TIMES = 1.5;

/**
 * Whether panels of one height would leave one of them void, so that rows over the whole width serve the same words better.
 * @param words heights of the words in each, inches
 */
export const leavesVoid = (words: readonly number[], height_in: number): boolean =>
  words.some((own) => own < HALF * height_in && own < UNEVEN * Math.max(...words) && height_in - own > VOID_IN);

/**
 * Draws the items of panels as rows over the whole width: figure or icon, name, words.
 * @param least_pt size that the names have at least
 * @returns false where they do not fit so
 */
export function drawPanelRows(items: readonly Item[], box: BoxIn, what: string, board: Board, kit: Kit, least_pt = 0): boolean {
  const has = (part: 'icon' | 'value'): boolean => items.some((it) => it[part] !== undefined);
  const options: StatementOptions = {
    what,
    marker: has('icon') ? 'icon' : has('value') ? 'figure' : 'none',
    support: 'right',
  };
  const chosen = chooseStatements(items, box, kit, options);
  if (chosen === undefined || chosen.size.head < least_pt) return false;
  drawStatements(items, box, board, kit, options);
  return true;
}
