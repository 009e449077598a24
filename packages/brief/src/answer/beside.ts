/** A clause with a figure that the form has no place for ("group 45, n=2,100") stands at the foot, in its own words. */
import type { Phrase, Span } from '@deckwright/source';
import { type Content, tokensIn } from '../grammar/items.ts';
import { isAmount, isMark, isOf } from '../grammar/pattern.ts';
import { mayBeItem } from './layout.ts';

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

/** Clauses for what is left over beside so many notes; none where one of them says nothing alone, or may be one more of what is drawn. */
export function clausesBeside(content: Content, left: readonly Phrase[], drawn: readonly Span[], notes: number): readonly Phrase[] {
  if (left.length > MOST - notes) return [];
  const clauses = left.flatMap((phrase) => clauseOf(content, phrase) ?? []);
  return clauses.length === left.length && !clauses.some((c) => mayBeItem(content, c, drawn)) ? clauses : [];
}
