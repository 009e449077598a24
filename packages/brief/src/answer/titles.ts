/** Titles of a slide from what its brief says: a claim as it stands, else its heading, else what the request is about. */
import { lexiconOf, type Phrase, type Span, type Token } from '@deckwright/source';
import { type Content, tokensIn } from '../grammar/items.ts';
import { isAmount, isMark, isOf, phraseOf } from '../grammar/pattern.ts';
import { roleOf } from '../grammar/roles.ts';
import { type IsDrawn, isMedium, provedTitle } from '../prove/titles.ts';

export interface Titles {
  readonly headline?: Phrase & { readonly how: 'claim' | 'composed' };
  readonly context?: Phrase;
  readonly takeaway?: Phrase;
  readonly source_note?: Phrase;
  /** What the titles say or stand for, frames of requests included. */
  readonly used: readonly Span[];
  /** What says once more what is drawn. */
  readonly repeated: readonly Span[];
  /** What is said to whoever makes the slide, and stands nowhere. */
  readonly talk: readonly Span[];
}

const MOST_CLAIM = 200;
const LEAST_WORDS = 3;
const MOST_FIGURES = 2;
const MOST_LINE = 140;
/** Between a name and what it names in data: no line of words. */
const BROKEN = ['\n', '":'];
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

/**
 * What a request is about: "Rank our top customers by revenue" is about top customers by revenue. Undefined where what is left proves no
 * title, with the name of the form and without it.
 */
export function topicOf(content: Content, request: Span, cues: readonly Span[], isDrawn: IsDrawn = () => false): Phrase | undefined {
  const tokens = tokensIn(content, request);
  const lexicon = lexiconOf(content.language);
  const isRequest = content.requests.some((r) => r.start <= request.start && request.end <= r.end);
  const isCue = (t: Token): boolean => cues.some((c) => c.start <= t.start && t.end <= c.end);
  const about = (isAsked: (t: Token) => boolean): Phrase | undefined => {
    const isFrame = (t: Token | undefined): boolean =>
      t !== undefined && (t.kind === 'mark' || isAsked(t) || isOf(t, 'the', 'of', 'for', 'with', 'in', 'to', 'by', 'and', 'is', 'at'));
    let [from, to] = [0, tokens.length];
    if (isOf(tokens[0], 'order') && !isOf(tokens[1], 'of')) from++;
    while (from < to && (isFrame(tokens[from]) || (isRequest && isMedium(tokens[from], lexicon)))) from++;
    // A name keeps its article where nothing asks before it.
    if (!tokens.slice(0, from).some((t) => isAsked(t) || isOf(t, 'order', 'shown'))) from = 0;
    while (
      to > from &&
      (isFrame(tokens[to - 1]) || (isRequest && isOf(tokens[to - 1], 'shown', 'polite'))) &&
      !isMark(tokens[to - 1], from > 0 ? ')' : ')?')
    )
      to--;
    if (isMark(tokens[from], '(') && isMark(tokens[to - 1], ')')) [from, to] = [from + 1, to - 1];
    const left = tokens.slice(from, to);
    // What is left of a request asks for nothing any more.
    const asksStill = from > 0 && left.some((t) => isOf(t, 'order', 'polite', 'speaker') && isOf(t, 'frame'));
    const isBare = !isRequest && left.length < tokens.length && left.filter((t) => t.kind !== 'mark').length < 2;
    if (left.every((t) => t.kind === 'mark' || isCue(t) || isOf(t, 'frame')) || asksStill || isBare) return undefined;
    const { title } = provedTitle(content, phraseOf(content.text, tokens, from, to), isDrawn);
    return title === undefined ? undefined : { ...title, text: capital(title.text) };
  };
  const isAsked = (t: Token): boolean => isOf(t, 'frame', 'polite', 'drawing');
  return about((t) => isAsked(t) || isCue(t)) ?? about(isAsked);
}

/** What of a line a topic leaves out, where it says more than what asks. */
function besideOf(content: Content, line: Phrase, topic: Span, cues: readonly Span[]): readonly Span[] {
  const isAsking = (t: Token): boolean =>
    isOf(t, 'frame', 'order', 'the', 'of', 'for', 'in', 'to', 'by', 'and', 'at', 'with') ||
    cues.some((c) => c.start <= t.start && t.end <= c.end);
  const isMore = (t: Token): boolean => t.kind === 'word' && !isAsking(t);
  const ends = [
    { start: line.start, end: topic.start },
    { start: topic.end, end: line.end },
  ];
  return ends.flatMap((span) => {
    const words = tokensIn(content, span).filter((t) => t.kind !== 'mark');
    return words.some(isMore) && !words.some(isAmount) ? [{ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }] : [];
  });
}

/** A line that may head the slide. */
interface Heading {
  readonly line: Phrase;
  /** As it stands, without clauses that speak of the slide. */
  readonly whole?: Phrase;
  /** Without what asks. */
  readonly topic?: Phrase;
}

export interface TitleAsk {
  /** Heads of what is drawn, which no part of the form draws. */
  readonly heads: readonly Phrase[];
  readonly isUsed: (span: Span) => boolean;
  readonly isDrawn: IsDrawn;
  readonly cues: readonly Span[];
}

export function titlesOf(content: Content, { heads, isUsed, isDrawn, cues }: TitleAsk): Titles {
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
  const talk: Span[] = [];
  const repeated: Span[] = [];
  const isTitled = (line: Phrase): boolean => line === content.title && content.titled === true;
  /** A line as a title, with what it says without what asks; talk where it is neither. */
  const headed = (line: Phrase): readonly Heading[] => {
    const { title, fault, talk: said } = isTitled(line) ? { title: line, talk: [] } : provedTitle(content, line, isDrawn);
    const topic = topicOf(content, line, cues, isDrawn);
    const isWhole = title?.start === line.start && title.end === line.end;
    const whole = isWhole || topic === undefined ? title : undefined;
    if (fault === 'repeated') repeated.push(line);
    if (whole !== undefined || topic === undefined) talk.push(...said);
    else talk.push(...besideOf(content, line, topic, cues));
    return whole === undefined && topic === undefined ? [] : [{ line, ...(whole && { whole }), ...(topic && { topic }) }];
  };
  const fit = free.flatMap(headed);
  const claims = fit.flatMap(({ whole }) => (whole !== undefined && isClaim(content, whole) ? [whole] : []));
  const topics = fit.filter(({ whole, line }) => (whole === undefined || !claims.includes(whole)) && line.text.length <= MOST_CLAIM);
  // What heads words that name columns says what these are of.
  const begun = new Set(free.map((l) => l.start));
  const over = content.parts.filter((p) => !begun.has(p.start)).map((p) => p.head);
  const isNamed = (h: Span): boolean => content.named.some((n) => n.start <= h.start && h.end <= n.end);
  const isFree = (h: Phrase): boolean => !isUsed(h) && !isNamed(h);
  // `items` names what it holds in data, and no slide.
  const isContainer = content.title !== undefined && roleOf(content.title, content.language) === 'container';
  const own = content.title === undefined || isContainer ? [] : headed(content.title);
  const [first, ...rest] = [...own, ...heads.filter(isFree).flatMap(headed), ...topics];
  const title = first ?? over.filter(isFree).flatMap(headed)[0];
  const topic = title === undefined ? content.requests.flatMap((t) => topicOf(content, t, cues, isDrawn) ?? [])[0] : title.topic;
  if (title !== undefined) used.push(title.line);
  const [claim, ...more] = claims;
  const isApart = (line: Span): boolean => claim === undefined || line.end <= claim.start || line.start >= claim.end;
  const say = (phrase: Phrase): Phrase => {
    used.push(phrase);
    return { ...phrase, text: withoutStop(phrase.text) };
  };
  const [given] = own;
  const headline =
    claim !== undefined
      ? { ...say(claim), how: 'claim' as const }
      : given?.whole !== undefined
        ? { ...say(given.whole), how: 'claim' as const }
        : topic === undefined
          ? undefined
          : { ...topic, how: 'composed' as const };
  const others = rest.map((r) => r.whole ?? r.topic).filter((r) => r !== undefined);
  const beside =
    content.subtitle ??
    (claim === undefined
      ? others.find((r) => r.text !== title?.line.text)
      : [topic, title?.whole].find((r) => r !== undefined && isApart(r)));
  const context = beside?.text.toLowerCase() === headline?.text.toLowerCase() ? undefined : beside;
  const takeaway = content.takeaway ?? more.find(isApart);
  return {
    ...(headline === undefined ? {} : { headline }),
    ...(context === undefined ? {} : { context: { ...context, text: capital(say(context).text) } }),
    ...(takeaway === undefined ? {} : { takeaway: say(takeaway) }),
    ...(content.source === undefined ? {} : { source_note: say(content.source) }),
    used,
    repeated,
    talk: talk.filter((t, i) => talk.findIndex((o) => o.start === t.start && o.end === t.end) === i),
  };
}
