/** A clause with a figure that the form has no place for ("group 45, n=2,100") stands at the foot, in its own words. */
import type { Phrase, Span } from '@deckwright/source';
import { type Content, tokensIn } from '../grammar/items.ts';
import { isAmount, isMark, isOf } from '../grammar/pattern.ts';
import { soundsContent } from '../prove/titles.ts';
import { isLimit, mayBeItem } from './layout.ts';

/** More are told, and asked back about. */
const MOST = 2;
const LONGEST = 90;
/** Marks of data and brackets: what they part means nothing alone. */
const PARTING = '{}[]"';

/** What is left over as the whole clause that it is of; undefined where it says nothing alone, or to whoever makes the slide. */
function clauseOf({ text, tokens }: Content, left: Phrase): Phrase | undefined {
  const from = tokens.findIndex((t) => t.end > left.start);
  let first = from;
  while (first > 0 && !isMark(tokens[first - 1], '.,;:\n()')) first--;
  // Behind a comma it may be one more of what is drawn, unless it says that it is of all.
  const isMore = isMark(tokens[first - 1], ',') && !isOf(tokens[first], 'total', 'average', 'target', 'before');
  if (from < 0 || isMore || isMark(tokens[first - 1], '(')) return undefined;
  const start = tokens[first]?.start ?? left.start;
  const open = text.slice(start, left.end);
  const end = open.includes('(') && !open.includes(')') && text[left.end] === ')' ? left.end + 1 : left.end;
  const clause = { text: text.slice(start, end), start, end };
  const words = tokensIn({ tokens }, clause);
  const isAlone =
    words.some(isAmount) && words.some((t) => t.kind === 'word') && !words.some((t) => isOf(t, 'speaker', 'order', 'polite', 'forbid'));
  return isAlone && clause.text.length <= LONGEST && ![...clause.text].some((c) => PARTING.includes(c) || c === '\n') ? clause : undefined;
}

/** `> Status: all dates met so far`: a line that its writer set apart. */
function quotedOf({ text }: Content, left: Phrase): Phrase | undefined {
  const begin = text.lastIndexOf('\n', left.start) + 1;
  return text.slice(begin, left.start).trim() === '>' && left.text.length <= LONGEST && !left.text.includes('\n') ? left : undefined;
}

/** "(excl agency staff)" behind the last of what is drawn limits all of it. */
function bracketOf(content: Content, left: Phrase, drawn: readonly Span[]): Phrase | undefined {
  const from = content.tokens.findIndex((t) => t.end > left.start);
  const behind = content.tokens.find((t) => t.start >= left.end);
  if (!isMark(content.tokens[from - 1], '(') || !isMark(behind, ')')) return undefined;
  // `31 signed (last year 28)` says nothing without its item.
  const item = drawn.find((d) => d.start <= left.start && left.end <= d.end);
  if (tokensIn(content, left).some(isAmount))
    return item === undefined
      ? undefined
      : { text: content.text.slice(item.start, behind?.end), start: item.start, end: behind?.end ?? left.end };
  const isLast = !content.tokens.some((t) => t.start > left.end && isAmount(t) && drawn.some((d) => d.start <= t.start && t.end <= d.end));
  return isLast && (isLimit(content, left) || soundsContent(left, content)) ? left : undefined;
}

/** Clauses for what is left over beside so many notes; none where one of them says nothing alone, or may be one more of what is drawn. */
export function clausesBeside(content: Content, left: readonly Phrase[], drawn: readonly Span[], notes: number): readonly Phrase[] {
  if (left.length > MOST - notes) return [];
  const clauses = left.flatMap(
    (phrase) => quotedOf(content, phrase) ?? bracketOf(content, phrase, drawn) ?? clauseOf(content, phrase) ?? [],
  );
  return clauses.length === left.length && !clauses.some((c) => mayBeItem(content, c, drawn)) ? clauses : [];
}
