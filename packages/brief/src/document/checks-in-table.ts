/** Rows and columns of a table that are no content of it: checks and helpers, and what says that it is for no slide. */
import { type Block, isKeptOff, type Line, namesCheck } from '@deckwright/source';
import type { LeftOut } from './document-outline.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Fewer rows are no table with something beside it. */
const FEWEST = 2;

export interface Unchecked {
  readonly block: Block;
  readonly off: readonly { readonly text: string; readonly reason: LeftOut['reason'] }[];
}

const wordsOf = (cells: readonly (Line | undefined)[]): string =>
  cells.flatMap((cell) => (cell === undefined || cell.text === '' ? [] : [cell.text])).join(' | ');

export function withoutChecks(block: Block): Unchecked {
  if (block.kind !== 'table' || block.rows.length <= FEWEST) return { block, off: [] };
  const byRows = withoutRows(block);
  const { head = [], rows } = byRows.block;
  const columns = head.flatMap((cell, i) => (i > 0 && namesCheck(cell.text) ? [i] : []));
  if (columns.length === 0) return byRows;
  const others = (cells: readonly Line[]): readonly Line[] => cells.filter((_cell, i) => !columns.includes(i));
  return {
    block: { ...byRows.block, head: others(head), rows: rows.map(others) },
    off: [
      ...byRows.off,
      ...columns.map((i) => ({ text: wordsOf([head[i], ...rows.map((row) => row[i])]), reason: 'beside_table' as const })),
    ],
  };
}

function withoutRows(table: Table): { readonly block: Table; readonly off: Unchecked['off'] } {
  const rows: (readonly Line[])[] = [];
  const off: { text: string; reason: LeftOut['reason'] }[] = [];
  for (const row of table.rows) {
    const name = row.find(({ text }) => text !== '')?.text ?? '';
    const reason = row.some(({ text }) => isKeptOff(text)) ? 'asked' : namesCheck(name) ? 'beside_table' : undefined;
    if (reason === undefined) rows.push(row);
    else off.push({ text: wordsOf(row), reason });
  }
  return { block: { ...table, rows }, off };
}
