/** Words of others with who says them, in one sentence or one block below the other. */
import type { Block, Line, Phrase } from '@deckwright/source';
import type { Series } from './items.ts';
import { isMark, isOf, phraseOf } from './pattern.ts';
import type { Stretch } from './splits.ts';
import { VERBS } from './verbs.ts';

/** Words of a name of somebody and of what he is. */
const LONGEST_SPEAKER = 9;

const quoteOf = (text: Phrase, label: Phrase): Series => {
  const [start, end] = [Math.min(text.start, label.start), Math.max(text.end, label.end)];
  const item = { type: 'labelled' as const, label, text, values: [], periods: [], marks: [], notes: [], items: [], start, end };
  return { type: 'labelled', items: [item], ordered: false, relation: 'quote', joints: [], columns: [], start, end };
};

/** Who says it, behind a dash or a comma: ends of sentences and verbs are no part of a name. */
function speakerIn(source: string, tokens: Stretch): Phrase | undefined {
  const said = tokens.filter((t) => !isMark(t, '.'));
  const from = said.findIndex((t) => !isMark(t, '-,') && !isOf(t, 'from', 'by', 'the'));
  const first = said[from];
  // Behind a dash a name may be written small, as in chats.
  if (first?.kind !== 'word' || (!first.capital && !said.slice(0, from).some((t) => isMark(t, '-')))) return undefined;
  if (said.length - from > LONGEST_SPEAKER || said.some((t) => isMark(t, ':;"?') || isOf(t, 'is', 'has'))) return undefined;
  return phraseOf(source, said, from, said.length);
}

/** `"Nobody ever regretted it." – Agnes Thorvald, Head of Tooling`. */
export function quotedIn(source: string, tokens: Stretch): Series | undefined {
  const close = tokens.findIndex((t, i) => i > 3 && isMark(t, '"'));
  const label = isMark(tokens[0], '"') && close > 0 ? speakerIn(source, tokens.slice(close + 1)) : undefined;
  return label === undefined ? undefined : quoteOf(phraseOf(source, tokens, 1, close), label);
}

const LIST_MARK = 1;

/** A line with a name and nothing else: a paragraph of its own, or behind a dash, which reads as a list of one. */
function speakerOf(source: string, block: Block | undefined): Phrase | undefined {
  const lines: readonly Line[] =
    block?.kind === 'paragraph' ? block.sentences : block?.kind === 'list' ? block.items.map((item) => item.line) : [];
  const [line] = lines;
  if (line === undefined || lines.length !== LIST_MARK || line.tokens.some((t) => isOf(t, ...VERBS) || t.kind === 'period'))
    return undefined;
  return speakerIn(source, line.tokens);
}

/** A block that is nothing but quoted words. */
function quotedWords(block: Block): Phrase | undefined {
  const lines =
    block.kind === 'quotation'
      ? block.blocks.flatMap((b) => (b.kind === 'paragraph' ? b.sentences : []))
      : block.kind === 'paragraph' && isMark(block.sentences[0]?.tokens[0], '"') && isMark(block.sentences.at(-1)?.tokens.at(-1), '"')
        ? block.sentences
        : [];
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const quoted = block.kind === 'quotation' && !isMark(first.tokens[0], '"') ? 0 : 1;
  const text = lines.map((l) => l.text).join(' ');
  return { text: text.slice(quoted, text.length - quoted), start: first.start + quoted, end: last.end - quoted };
}

/** Quoted words with who says them in the block below, or at their end. */
export function quotedAt(
  source: string,
  blocks: readonly Block[],
  i: number,
): { readonly series: Series; readonly used: number } | undefined {
  const block = blocks[i] as Block;
  const text = quotedWords(block);
  if (text === undefined) return undefined;
  const inner = block.kind === 'quotation' && block.blocks.length > 1 ? speakerOf(source, block.blocks.at(-1)) : undefined;
  const label = inner ?? speakerOf(source, blocks[i + 1]);
  return label === undefined ? undefined : { series: quoteOf(text, label), used: inner === undefined ? 2 : 1 };
}
