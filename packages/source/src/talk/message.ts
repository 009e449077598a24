/** A message: what stands between its greeting and what it brings, or between that and its signature, is said to whoever makes the slide. */
import type { Block, Line } from '../document.ts';

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
  return blocks.map((b) => (said.has(b) ? asTalk(b as Paragraph, text) : b));
}
