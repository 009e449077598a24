/** A message: what stands between its greeting and what it brings, or between that and its signature, is said to whoever makes the slide. */
import type { Block, Line } from '../document.ts';
import { voiceChances } from './learned.ts';

/** Words of a title. */
const LONGEST_HEAD = 12;
const SURE = 0.85;

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

const hasFigures = (block: Block): boolean =>
  block.kind === 'paragraph' && block.sentences.some((s) => s.tokens.some((t) => t.kind === 'number' && !t.year));

/** What people send: a list, a table, labelled lines, or a paragraph with figures. */
const isBrought = (block: Block): boolean => (block.kind !== 'talk' && block.kind !== 'paragraph') || hasFigures(block);

/** From one block on, or back from it, those of one paragraph: no empty line stands between them. */
function paragraphAt(blocks: readonly Block[], from: number, step: 1 | -1, text: string): readonly Paragraph[] {
  const out: Paragraph[] = [];
  for (let i = from; blocks[i] !== undefined; i += step) {
    const block = blocks[i] as Block;
    const last = blocks[i - step];
    const [upper, lower] = step > 0 ? [last, block] : [block, last];
    const isApart = i !== from && text.slice(upper?.end, lower?.start).includes('\n\n');
    if (isApart || (block.kind !== 'paragraph' && block.kind !== 'talk')) break;
    if (block.kind === 'paragraph') out.push(block);
  }
  return out;
}

const asTalk = ({ sentences, start, end }: Paragraph, text: string): Block => {
  const [first, ...rest] = sentences as readonly [Line, ...Line[]];
  const line = { ...first, tokens: [first, ...rest].flatMap((s) => s.tokens), text: text.slice(start, end), start, end };
  return { kind: 'talk', role: 'aside', line, start, end };
};

/** The blocks of a message with its first and last paragraph as talk, where they have no figures and other blocks bring what is to be shown. */
export function messageTalk(blocks: readonly Block[], text: string): readonly Block[] {
  const greeting = blocks.findIndex((b) => b.kind === 'talk' && b.role === 'greeting');
  const signature = blocks.findIndex((b, i) => i > greeting && b.kind === 'talk' && b.role === 'signature');
  if (greeting < 0 || !blocks.some(isBrought)) return blocks;
  const ends = [paragraphAt(blocks, greeting + 1, 1, text), signature < 0 ? [] : paragraphAt(blocks, signature - 1, -1, text)];
  const said = new Set<Block>(ends.filter((list) => !list.some(hasFigures)).flat());
  return blocks.flatMap((b, i) => {
    if (!said.has(b)) return [b];
    const { head, talk } = withoutHead(b as Paragraph, blocks[i + 1], text);
    return [...(talk === undefined ? [] : [asTalk(talk, text)]), ...(head === undefined ? [] : [head])];
  });
}

/** By its words alone a heading, or content. */
const isNamed = ({ text }: Line): boolean => {
  const chances = voiceChances([text], 0);
  return (chances.get('h') ?? 0) + (chances.get('c') ?? 0) >= SURE;
};

/** "hey, a slide please", "Where the cash goes", and right below both the table: the line over the table is its title. */
function withoutHead(block: Paragraph, next: Block | undefined, text: string): { readonly head?: Paragraph; readonly talk?: Paragraph } {
  const last = block.sentences.at(-1);
  const isOver = next !== undefined && isBrought(next);
  const isShort = last !== undefined && last.tokens.length <= LONGEST_HEAD && last.tokens.at(-1)?.kind !== 'mark';
  const isHead = isOver && isShort && (!text.slice(block.end, next.start).includes('\n\n') || isNamed(last));
  if (!isHead) return { talk: block };
  const rest = block.sentences.slice(0, -1);
  const head = { ...block, start: last.start, end: last.end, sentences: [last] };
  return { head, ...(rest.length > 0 && { talk: { ...block, end: rest.at(-1)?.end ?? block.end, sentences: rest } }) };
}
