/** Blocks without what is left off of them. */
import { type Block, isConnector, type Line, type Span } from '@deckwright/source';
import { isTotalRow } from './table-rows.ts';

/** The block without these lines, and the stretches of the text that are off; no block where nothing is left. */
export function withoutLines(block: Block, lines: ReadonlySet<Line>): { readonly block?: Block; readonly off: readonly Span[] } {
  switch (block.kind) {
    case 'paragraph': {
      // "So 7,500 over" goes on from what is off.
      const off: Line[] = [];
      for (const [i, one] of block.sentences.entries()) {
        const [first] = one.tokens;
        const goesOn = first?.kind === 'word' && isConnector(first.lower) && i > 0 && off.at(-1) === block.sentences[i - 1];
        if (lines.has(one) || goesOn) off.push(one);
      }
      const sentences = block.sentences.filter((one) => !off.includes(one));
      return { ...(sentences.length > 0 && { block: { ...block, sentences } }), off };
    }
    case 'list': {
      const items = block.items.filter(({ line }) => !lines.has(line)).map((item) => ({ item, ...within(item.blocks, lines) }));
      const off = [...block.items.filter(({ line }) => lines.has(line)), ...items.flatMap((one) => one.off)];
      return { ...(items.length > 0 && { block: { ...block, items: items.map(({ item, blocks }) => ({ ...item, blocks })) } }), off };
    }
    case 'table': {
      const isOff = (row: readonly Line[]): boolean => row.some((cell) => lines.has(cell));
      const gone = block.rows.some(isOff);
      // A sum over a figure that is replaced is replaced with it.
      const rows = block.rows.filter((row) => !isOff(row) && !(gone && isTotalRow(row)));
      const off = block.rows.filter((row) => !rows.includes(row)).map((row) => ({ start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 }));
      return { ...(rows.length > 0 && { block: { ...block, rows } }), off };
    }
    case 'field': {
      if (block.line !== undefined && lines.has(block.line)) return { off: [block] };
      const { blocks, off } = within(block.blocks, lines);
      return { block: { ...block, blocks }, off };
    }
    case 'quotation': {
      const { blocks, off } = within(block.blocks, lines);
      return { ...(blocks.length > 0 && { block: { ...block, blocks } }), off };
    }
    default:
      return { block, off: [] };
  }
}

function within(blocks: readonly Block[], lines: ReadonlySet<Line>): { readonly blocks: readonly Block[]; readonly off: readonly Span[] } {
  const all = blocks.map((block) => withoutLines(block, lines));
  return { blocks: all.flatMap(({ block }) => (block === undefined ? [] : [block])), off: all.flatMap(({ off }) => off) };
}
