/** Which words and figures of a brief stand nowhere on its slide. */
import type { Phrase, Span, Token, WordClass } from '@deckwright/source';
import type { Content } from '../grammar/items.ts';
import { isOf } from '../grammar/pattern.ts';

/** Words that join others and say nothing alone. */
const JOINTS: readonly WordClass[] = [
  'and', 'or', 'but', 'of', 'to', 'from', 'at', 'by', 'per', 'for', 'in', 'with', 'versus', 'than', 'the', 'then', 'each', 'is', 'has', 'gives', 'merely', 'between', 'across', 'upward', 'bubble', 'frame', 'total',
]; // biome-ignore format: a list

/** A token that a reader would miss. */
const says = (token: Token): boolean => token.kind !== 'mark' && !isOf(token, ...JOINTS);

/** Stretches that nothing covers, each as far as it goes without covered words between. */
export function unplacedIn(content: Content, covered: readonly Span[]): readonly Phrase[] {
  const sorted = [...covered].sort((a, b) => a.start - b.start);
  let at = 0;
  let furthest = -1;
  const isCovered = (token: Token): boolean => {
    while (at < sorted.length && (sorted[at] as Span).start <= token.start) {
      furthest = Math.max(furthest, (sorted[at] as Span).end);
      at++;
    }
    return token.end <= furthest;
  };
  const out: Phrase[] = [];
  let open: { start: number; end: number } | undefined;
  const close = (): void => {
    if (open !== undefined) out.push({ text: content.text.slice(open.start, open.end), ...open });
    open = undefined;
  };
  for (const token of content.tokens) {
    if (isCovered(token)) close();
    else if (says(token)) open = { start: open?.start ?? token.start, end: token.end };
    else if (token.kind === 'mark' && token.mark === '\n') close();
  }
  close();
  return out;
}

/** What stands nowhere, with what would title the slide if it were not doubted, each stretch once. */
export const withDoubted = (left: readonly Phrase[], doubted: readonly Phrase[]): readonly Phrase[] => [
  ...left.filter((l) => !doubted.some((d) => d.start < l.end && l.start < d.end)),
  ...doubted,
];
