/** What must be true of a draft: it says what its brief says where it belongs, and asks for nothing that the brief has. */
import type { BriefDraft, Extracted, OpenPlace } from '@deckwright/draw/intent';
import type { Span, Token } from '@deckwright/source';
import { type Content, tokensIn } from '../grammar/items.ts';
import { isAmount, isClosed } from '../grammar/pattern.ts';

/** What stands in a place that is open. */
export const BLANKS = ['[name]', '[text]', '[number]', '[month]', '[low, medium or high]'] as const;
export type Blank = (typeof BLANKS)[number];

/** Members whose places may be empty: a chart of bare figures has no unit, and a table cells without words. */
const MAY_BE_EMPTY = ['/unit', '/rows/', '/columns/'];

/** Every place of an intent that holds a blank, or nothing where words belong. */
export function openPlaces(value: unknown, path = ''): readonly OpenPlace[] {
  if (typeof value === 'string') {
    const isEmpty = value.trim() === '' && !MAY_BE_EMPTY.some((member) => path.includes(member));
    const blank = isEmpty ? '[text]' : BLANKS.find((b) => value.includes(b));
    return blank === undefined ? [] : [{ path, blank }];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => openPlaces(one, `${path}/${key}`));
}

/** An intent with its open places, among them the title that it has not: it is left out, since a blank in its place would be drawn. */
export function draftOf(form: string, variant: string, intent: Readonly<Record<string, unknown>>): BriefDraft {
  const untitled: readonly OpenPlace[] = 'headline' in intent ? [] : [{ path: '/headline', blank: '[text]' }];
  return { form, variant, intent, open: [...untitled, ...openPlaces(intent)] };
}

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

const AROUND = ['/context', '/takeaway', '/footnotes/'];

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

/** Members that name what stands elsewhere. */
const POINTS: ReadonlySet<string> = new Set(['from', 'to', 'start', 'end', 'period', 'day']);
const isPointer = ({ path }: Extracted): boolean => POINTS.has(path.slice(path.lastIndexOf('/') + 1));

/** One stretch of the brief in two places of one item, or of a draft that is not proved, other than to point at it. */
function saysTwice({ extracted }: DraftRead, kind: DraftKind): boolean {
  const isTwice = (a: Extracted, b: Extracted): boolean =>
    parentOf(a.path) === parentOf(b.path) || (kind !== 'proved' && isItem(a) && isItem(b) && !isPointer(a) && !isPointer(b));
  return extracted.some((a, i) => extracted.some((b, k) => k > i && a.start === b.start && a.end === b.end && isTwice(a, b)));
}

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
function holdsEnough({ content: { tokens, talk }, extracted: all, open }: DraftRead): boolean {
  // What only stands around it fills no form, and lacks in none.
  const isAround = ({ path }: Extracted): boolean => AROUND.some((member) => path.startsWith(member));
  const [extracted, around] = [all.filter((e) => !isAround(e)), all.filter(isAround)];
  const free = tokens.filter((t) => t.kind !== 'mark' && ![...talk, ...around].some((s) => isWithin(t, s)));
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
  !saysTwice(draft, kind) && !isHalf(draft) && (kind === 'proved' || (!asksAgain(draft) && holdsEnough(draft)));
