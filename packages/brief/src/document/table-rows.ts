/** Rows of a table that are set apart: sums by what they are called, and rows that the document sets in bold. */
import type { Line } from '@deckwright/source';

/** Words of a name that says that its row is a sum. */
const MOST_WORDS = 3;

export function isTotalRow(row: readonly Line[]): boolean {
  const name = row.find((cell) => cell.text !== '');
  return (
    name !== undefined && name.tokens.length <= MOST_WORDS && name.tokens.some((t) => t.kind === 'word' && t.classes.includes('total'))
  );
}

/** Every cell that has words is bold as a whole. */
export function isStrongRow(row: readonly Line[], source: string): boolean {
  const cells = row.filter((cell) => cell.text !== '');
  return cells.length > 0 && cells.every(({ start }) => source.startsWith('**', start) || source.startsWith('**', start - 2));
}

/** Rows of one part of a table. */
const FEWEST_OF_GROUP = 2;

/** Rows before which a table may be parted: those that name what stands under them, and have no figure. */
export const groupStarts = (rows: readonly (readonly Line[])[]): readonly number[] =>
  rows.flatMap((row, i) => {
    const isName = (row[0]?.text ?? '') !== '' && row.length > 1 && row.slice(1).every(({ text }) => text === '');
    return isName && i >= FEWEST_OF_GROUP && rows.length - i > FEWEST_OF_GROUP ? [i] : [];
  });
