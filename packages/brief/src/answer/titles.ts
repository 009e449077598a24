/** Titles of a slide from what its brief says: a claim as it stands, else its heading, else what the request is about. */
import type { Phrase, Span } from '@deckwright/source';
import { type Content, tokensIn } from '../grammar/items.ts';
import { isAmount, isMark, isOf, phraseOf } from '../grammar/pattern.ts';

export interface Titles {
  readonly headline?: Phrase & { readonly how: 'claim' | 'composed' };
  readonly context?: Phrase;
  readonly takeaway?: Phrase;
  readonly source_note?: Phrase;
  /** What the titles say or stand for, frames of requests included. */
  readonly used: readonly Span[];
  /** What is said to whoever makes the slide, and stands nowhere. */
  readonly talk: readonly Span[];
}

const MOST_CLAIM = 200;
const LEAST_WORDS = 3;
const MOST_FIGURES = 2;
const MOST_LINE = 140;
/** Between a name and what it names in data: no line of words. */
const BROKEN = ['\n', '":'];
/** Words within which somebody speaks of himself. */
const FIRST_WORDS = 4;
/** Heads of lines that say something of the whole. */
const SAID = [
  'recommended',
  'takeaway',
  'next_step',
  'note',
  'ask',
  'result',
  'target',
  'aimed',
  'source',
  'total',
  'average',
  'finish',
  'today',
];

/** A sentence that ends as one, or that joins a name and what is said of it. */
function isClaim(content: Content, sentence: Phrase): boolean {
  const tokens = tokensIn(content, sentence);
  const words = tokens.filter((t) => t.kind === 'word');
  if (words.length < LEAST_WORDS || sentence.text.length > MOST_CLAIM) return false;
  // A row of figures that nothing could read claims nothing.
  if (tokens.some((t) => isMark(t, '>|')) || tokens.filter((t) => t.kind === 'number').length > MOST_FIGURES) return false;
  return isMark(tokens.at(-1), '.!') || words.some((w) => isOf(w, 'is', 'has', 'rise', 'fall', 'goes', 'not', 'because'));
}

const capital = (text: string): string => (text[0] ?? '').toUpperCase() + text.slice(1);
const withoutStop = (text: string): string => (text.endsWith('.') && !text.endsWith('..') ? text.slice(0, -1) : text);

/** What a request is about: "Rank our top customers by revenue" is about top customers by revenue. */
export function topicOf(content: Content, request: Span, cues: readonly Span[]): Phrase | undefined {
  const tokens = tokensIn(content, request);
  const isFrame = (at: number): boolean => {
    const token = tokens[at];
    if (token === undefined) return false;
    return (
      token.kind === 'mark' ||
      isOf(token, 'frame', 'the', 'of', 'for', 'with', 'in', 'to', 'by', 'and', 'is', 'at') ||
      cues.some((c) => c.start <= token.start && token.end <= c.end)
    );
  };
  let [from, to] = [0, tokens.length];
  while (from < to && isFrame(from)) from++;
  while (
    to > from &&
    ((tokens[to - 1]?.kind === 'mark' && !isMark(tokens[to - 1], ')')) || (isFrame(to - 1) && !isOf(tokens[to - 1], 'in')))
  )
    to--;
  if (from >= to || !tokens.slice(from, to).some((t) => t.kind === 'word' || t.kind === 'period')) return undefined;
  const phrase = phraseOf(content.text, tokens, from, to);
  return { ...phrase, text: capital(phrase.text) };
}

export interface TitleAsk {
  /** Heads of what is drawn, which no part of the form draws. */
  readonly heads: readonly Phrase[];
  readonly isUsed: (span: Span) => boolean;
  readonly cues: readonly Span[];
}

export function titlesOf(content: Content, { heads, isUsed, cues }: TitleAsk): Titles {
  const used: Span[] = [];
  // Labelled lines that no form draws: "Recommendation: buy".
  const lines = content.parts
    // A part beside others like it is content.
    .filter(
      (p) =>
        content.parts.filter((o) => o.series.some((s) => s.items.length > 1)).length < 2 ||
        tokensIn(content, p.head).some((t) => isOf(t, ...SAID)),
    )
    .filter(
      (p) =>
        p.parts.length === 0 &&
        !p.series.some((s) => s.items.length > 1 && s.items.some((i) => i.values.length > 0)) &&
        p.end - p.start <= MOST_LINE &&
        !BROKEN.some((m) => content.text.slice(p.start, p.end).includes(m)),
    )
    .map((p) => ({ text: content.text.slice(p.start, p.end), start: p.start, end: p.end }));
  const isPlain = (span: Span): boolean => tokensIn(content, span).filter((t) => t.kind === 'number').length <= MOST_FIGURES;
  const isWhole = (span: Span): boolean =>
    tokensIn(content, span).every((t) => t.kind === 'mark' || t.kind === 'period' || (t.kind === 'number' && t.year) || !isUsed(t));
  const free = [...content.sentences.filter((s) => !isUsed(s)), ...[...content.spare.filter(isPlain), ...lines].filter(isWhole)].sort(
    (a, b) => a.start - b.start,
  );
  // What is said between whoever writes and whoever makes the slide is no title: "after the workshop I promised", "draw the price".
  const isTalk = (s: Phrase): boolean => {
    const tokens = tokensIn(content, s).filter((t) => t.kind !== 'mark');
    const isSpoken = tokens.slice(0, FIRST_WORDS).some((t) => isOf(t, 'speaker')) || tokens.some((t) => isOf(t, 'polite'));
    // How a thing is to be drawn: "should be shown as a line", "a page with".
    const isShown = tokens.some((t) => isOf(t, 'shown'));
    return isShown || isOf(tokens[0], 'order', 'forbid', 'farewell') || (isSpoken && !tokens.some(isAmount));
  };
  const claims = free.filter((s) => isClaim(content, s) && !isTalk(s));
  const topics = free.filter((s) => !claims.includes(s) && s.text.length <= MOST_CLAIM && !isTalk(s));
  // What heads words that name columns says what these are of.
  const begun = new Set(free.map((l) => l.start));
  const over = content.parts.filter((p) => !begun.has(p.start)).map((p) => p.head);
  const isNamed = (h: Span): boolean => content.named.some((n) => n.start <= h.start && h.end <= n.end);
  const isFree = (h: Phrase): boolean => !isUsed(h) && !isNamed(h);
  const [first, ...rest] = [content.title, ...heads.filter(isFree), ...topics].filter((p) => p !== undefined);
  const title = first ?? over.find(isFree);
  const requests = content.requests.flatMap((t) => topicOf(content, t, cues) ?? []);
  const topic = title === undefined ? requests[0] : topicOf(content, title, cues);
  if (title !== undefined) used.push(title);
  const named = content.title !== undefined && claims.length === 0;
  const [claim, second] = claims;
  const say = (phrase: Phrase): Phrase => {
    used.push(phrase);
    return { ...phrase, text: withoutStop(phrase.text) };
  };
  const headline =
    claim !== undefined
      ? { ...say(claim), how: 'claim' as const }
      : named && content.title !== undefined
        ? { ...say(content.title), how: 'claim' as const }
        : topic === undefined
          ? undefined
          : { ...topic, how: 'composed' as const };
  const beside = content.subtitle ?? (claim === undefined ? rest.find((r) => r.text !== title?.text) : (topic ?? title));
  const context = beside?.text === headline?.text ? undefined : beside;
  const takeaway = content.takeaway ?? second;
  return {
    ...(headline === undefined ? {} : { headline }),
    ...(context === undefined ? {} : { context: { ...context, text: capital(say(context).text) } }),
    ...(takeaway === undefined ? {} : { takeaway: say(takeaway) }),
    ...(content.source === undefined ? {} : { source_note: say(content.source) }),
    used,
    talk: free.filter((s) => isTalk(s) && !tokensIn(content, s).some(isAmount)),
  };
}
