/** What must be true of a draft: it says what its brief says where it belongs, and asks for nothing that the brief has. */
import type { Extracted, OpenPlace } from '@deckwright/draw/intent';
import type { Span, Token } from '@deckwright/source';
import { type Content, tokensIn } from '../grammar/items.ts';
import { isAmount, isClosed } from '../grammar/pattern.ts';

export interface DraftRead {
  readonly content: Content;
  readonly extracted: readonly Extracted[];
  readonly open: readonly OpenPlace[];
  /** What stands nowhere in it. */
  readonly unplaced: readonly Span[];
}

/** Figures that a draft holds at least, of those that its brief says; and words. */
const LEAST_FIGURES = 0.75;
const LEAST_WORDS = 0.6;
/** Open places for each thing that a brief says. */
const MOST_OPEN = 2;

/** Between what stands apart. */
const ENDS = ['. ', '! ', '? ', '\n', '{', '}', '[', ']', '"'];

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isItem = ({ path }: Extracted): boolean =>
  !path.startsWith('/footnotes/') && path.split('/').some((key) => key !== '' && Number.isInteger(Number(key)));
const isWithin = (a: Span, b: Span): boolean => b.start <= a.start && a.end <= b.end;

/** An open place beside words that have what it asks for: `[month]` of "bids due 20 Feb". */
function asksAgain({ content, extracted, open }: DraftRead): boolean {
  const has: Readonly<Record<string, (t: Token) => boolean>> = {
    '[number]': isAmount,
    '[month]': (t) => t.kind === 'period' || (t.kind === 'number' && t.year),
    '[low, medium or high]': isClosed,
  };
  return open.some(({ path, blank }) => {
    const beside = extracted.filter((e) => parentOf(e.path) === parentOf(path) || e.path.startsWith(`${parentOf(path)}/`));
    return beside.some((e) => tokensIn(content, e).some((t) => has[blank]?.(t) === true));
  });
}

/** One stretch of the brief in two places of one item. */
const saysTwice = ({ extracted }: DraftRead): boolean =>
  extracted.some((a, i) =>
    extracted.some((b, k) => k > i && a.start === b.start && a.end === b.end && parentOf(a.path) === parentOf(b.path)),
  );

/** A row of figures of which only some are taken: no end of a sentence, a line or a thing of data stands between them and what is left out. */
function isHalf({ content, extracted, unplaced }: DraftRead): boolean {
  const { text } = content;
  const items = extracted.filter(isItem);
  const parts = content.parts.filter((p) => !items.some((e) => isWithin(e, p)));
  const isApart = (u: Span): boolean => text[u.start - 1] === '(' || parts.some((p) => p.start <= u.start && u.start < p.end);
  const isNext = (u: Span, e: Span): boolean => {
    const between = `${text.slice(Math.min(u.end, e.end) - 1, Math.max(u.start, e.start))} `;
    return !ENDS.some((end) => between.includes(end));
  };
  return unplaced.filter((u) => !isApart(u) && tokensIn(content, u).some(isAmount)).some((u) => items.some((e) => isNext(u, e)));
}

/** Shares of figures and of words that stand in a draft or are said to whoever makes the slide. */
function holdsEnough({ content: { tokens, talk }, extracted, open }: DraftRead): boolean {
  const free = tokens.filter((t) => t.kind !== 'mark' && !talk.some((s) => isWithin(t, s)));
  const share = (of: readonly Token[]): number =>
    of.length === 0 ? 1 : of.filter((t) => extracted.some((s) => isWithin(t, s))).length / of.length;
  const says = (t: Token): boolean => t.kind === 'word' && t.classes.length === 0;
  return (
    share(free.filter(isAmount)) >= LEAST_FIGURES && share(free.filter(says)) >= LEAST_WORDS && open.length <= extracted.length * MOST_OPEN
  );
}

/** How a draft came about: all of its form is there, it is a list of whatever was said, or its open places are marked. */
export type DraftKind = 'proved' | 'plain' | 'open';

/** Whether a draft may be given. */
export const isTrueDraft = (draft: DraftRead, kind: DraftKind): boolean =>
  !saysTwice(draft) && !isHalf(draft) && (kind === 'proved' || (!asksAgain(draft) && holdsEnough(draft)));
