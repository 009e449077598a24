/** Titles and notes of a slide, by where the lines of its brief stand. */
import { lexiconOf, type Phrase, type Span, type Token } from '@deckwright/source';
import { type Content, type Part, tokensIn } from '../grammar/items.ts';
import { isAmount, isMark, isOf, phraseOf } from '../grammar/pattern.ts';
import { roleOf } from '../grammar/roles.ts';
import { type IsDrawn, isMedium, isNote, mayBeSpoken, provedTitle, soundsSpoken } from '../prove/titles.ts';
import { isLimit, isMarkedNote, isProse, isProvedNote, isWithin, layoutOf, mayBeItem, speaksOf } from './layout.ts';

export interface Titles {
  readonly headline?: Phrase & { readonly how: 'claim' | 'composed' };
  readonly context?: Phrase;
  readonly takeaway?: Phrase;
  readonly source_note?: Phrase;
  /** At the foot. */
  readonly notes: readonly Phrase[];
  /** What the titles say or stand for, frames of requests included. */
  readonly used: readonly Span[];
  /** What would title the slide if it were not likely to be said to whoever makes it. */
  readonly doubted: readonly Phrase[];
  /** What says once more what is drawn. */
  readonly repeated: readonly Span[];
  /** What is said to whoever makes the slide, and stands nowhere. */
  readonly talk: readonly Span[];
}

const MOST_CLAIM = 200;
const LEAST_WORDS = 3;
const MOST_FIGURES = 2;
const MOST_LINE = 140;
/** Letters of a line that nothing broke. */
const MOST_SHORT = 60;
/** More notes make no slide; of those that nothing labels, still fewer. */
const MOST_NOTES = 4;
const MOST_LOOSE = 2;
/** Figures that stand for "to" and "for" in chats. */
const SOUNDS = ['2', '4'];
/** Breaks of a line that is a title. */
const MOST_BREAKS = 2;
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

/** A sign of one letter stays as it is: "n = 412". */
const capital = (text: string): string => (text[1] === ' ' ? (text[0] ?? '') : (text[0] ?? '').toUpperCase()) + text.slice(1);
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
    // "Timeline 4 the refit": a figure for the word that sounds like it.
    const digit = tokens[from];
    if (from > 0 && digit?.kind === 'number' && SOUNDS.includes(digit.text) && tokens[from + 1]?.kind === 'word') from++;
    // A name keeps its article where nothing asks before it.
    if (!tokens.slice(0, from).some((t) => isAsked(t) || isOf(t, 'order', 'shown'))) from = 0;
    // What asks for nothing ends as it was written: "Bonn worries us", "Price carries the bridge".
    const isEnd = (t: Token | undefined): boolean => (from === 0 && !isRequest ? isMark(t, '.,:;') : isFrame(t));
    while (
      to > from &&
      (isEnd(tokens[to - 1]) || (isRequest && isOf(tokens[to - 1], 'shown', 'polite'))) &&
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
  readonly isDate?: true;
}

export interface TitleAsk {
  /** Heads of what is drawn, which no part of the form draws. */
  readonly heads: readonly Phrase[];
  /** What is drawn, each thing where it stands. */
  readonly drawn: readonly Span[];
  readonly isUsed: (span: Span) => boolean;
  readonly isDrawn: IsDrawn;
  readonly cues: readonly Span[];
}

/** Sentences and labelled lines that no form draws. */
function linesOf(content: Content, isUsed: TitleAsk['isUsed']): readonly Phrase[] {
  const isPlain = (span: Span): boolean => tokensIn(content, span).filter((t) => t.kind === 'number').length <= MOST_FIGURES;
  const isFigured = (p: Part): boolean => p.series.some((s) => s.items.length > 1 && s.items.some((i) => i.values.length > 0));
  const several = content.parts.filter((p) => p.series.some((s) => s.items.length > 1)).length > 1;
  const lines = content.parts
    // A part beside others like it is content.
    .filter((p) => !several || tokensIn(content, p.head).some((t) => isOf(t, ...SAID)))
    .filter((p) => p.parts.length === 0 && !isFigured(p) && p.end - p.start <= MOST_LINE)
    .map((p) => ({ text: content.text.slice(p.start, p.end), start: p.start, end: p.end }))
    .filter(({ text }) => !BROKEN.some((m) => text.includes(m)));
  const isWhole = (span: Span): boolean =>
    tokensIn(content, span).every((t) => t.kind === 'mark' || t.kind === 'period' || (t.kind === 'number' && t.year) || !isUsed(t));
  const sentences = content.sentences.filter((s) => !isUsed(s)).flatMap((s) => linesApart(content, s));
  return [...sentences, ...[...content.spare.filter(isPlain), ...lines].filter(isWhole)].sort((a, b) => a.start - b.start);
}

/** Two short lines right below each other that end without a mark: a title, and what stands under it. A longer one was broken by its width. */
function linesApart(content: Content, sentence: Phrase): readonly Phrase[] {
  const tokens = tokensIn(content, sentence);
  const breaks = tokens.flatMap((t, i) => (isMark(t, '\n') ? [i] : []));
  const [at = 0] = breaks;
  if (breaks.length !== 1 || at === 0 || isMark(tokens[at - 1], '.,;:!?-&')) return [sentence];
  const lines = [phraseOf(content.text, tokens, 0, at), phraseOf(content.text, tokens, at + 1, tokens.length)];
  return lines.every(({ text }) => text.length <= MOST_SHORT) ? lines : [sentence];
}

/** Place decides: what stands before the data is title and sub-line, what stands behind them a note at the foot, and a takeaway what is said to be one. */
export function titlesOf(content: Content, { heads, drawn, isUsed, isDrawn, cues }: TitleAsk): Titles {
  const used: Span[] = [];
  const talk: Span[] = [];
  const repeated: Span[] = [];
  const isNamed = (h: Span): boolean => content.named.some((n) => n.start <= h.start && h.end <= n.end);
  // `items` names what it holds in data, and no slide.
  const isContainer = content.title !== undefined && roleOf(content.title, content.language) === 'container';
  const given = isContainer ? undefined : content.title;
  const free = linesOf(content, isUsed).filter((l) => given === undefined || l.end <= given.start || l.start >= given.end);
  const own = heads.filter((h) => h !== given && !isNamed(h));
  const { before, behind, around, takeaways, notes } = layoutOf(
    content,
    free,
    own.filter((h) => !isUsed(h)),
    drawn,
  );
  /** A line as a title, with what it says without what asks; talk where it is neither. */
  const headed = (line: Phrase): readonly Heading[] => {
    const isTitled = line === content.title && content.titled === true;
    const { title, fault, talk: said } = isTitled ? { title: line, talk: [] } : provedTitle(content, line, isDrawn);
    // What is left of "font bigger than last time" is no topic.
    const isTalk =
      fault === 'spoken' && !content.requests.some((r) => r.start <= line.start && line.end <= r.end) && soundsSpoken(line, content);
    const topic = isTalk ? undefined : topicOf(content, line, cues, isDrawn);
    const isWhole = title?.start === line.start && title.end === line.end;
    const whole = isWhole || topic === undefined ? title : undefined;
    if (fault === 'repeated') repeated.push(line);
    // A date alone is no title, nor is "preliminary", but both stand under one.
    if (
      whole === undefined &&
      topic === undefined &&
      (isDate(content, line) || ((fault === 'empty' || fault === 'fragment') && (isLimit(content, line) || isMarkedNote(content, line))))
    )
      return [{ line, whole: line, isDate: true }];
    if (whole !== undefined || topic === undefined) talk.push(...said);
    else talk.push(...besideOf(content, line, topic, cues));
    return whole === undefined && topic === undefined ? [] : [{ line, ...(whole && { whole }), ...(topic && { topic }) }];
  };
  /** A line as a note, which may be less than a sentence: "without freight". */
  const noted = (line: Phrase): readonly Phrase[] => {
    const [as] = headed(line);
    const whole = as?.whole ?? as?.topic ?? (isNote(content, line, isDrawn) ? line : undefined);
    return whole === undefined || whole.text.length > MOST_CLAIM ? [] : [whole];
  };
  /** What is left of an order is no note: of "scatter if possible, please" nothing stands on the slide. */
  const wholly = (line: Phrase, notes: readonly Phrase[]): readonly Phrase[] => {
    const isCut = notes.some((n) => tokensIn(content, line).some((t) => t.kind === 'word' && (t.start < n.start || t.end > n.end)));
    if (isCut && !tokensIn(content, line).some(isAmount)) talk.push(line);
    return isCut ? [] : notes;
  };
  // Lines below each other are items that nothing could read.
  const isStack = (line: Phrase): boolean => tokensIn(content, line).filter((t) => isMark(t, '\n')).length >= MOST_BREAKS;
  const isShort = ({ line }: Heading): boolean => line.text.length <= MOST_CLAIM && !isStack(line);
  const ahead = before.flatMap(headed).filter(isShort);
  // The name of a form alone says how it is drawn.
  const isCue = (line: Phrase): boolean =>
    tokensIn(content, line).every((t) => t.kind === 'mark' || cues.some((c) => c.start <= t.start && t.end <= c.end));
  const isTitle = ({ line, isDate: dated }: Heading): boolean => dated !== true && !isCue(line);
  // A sentence that speaks of nothing that is drawn leads up to it.
  const leads = ({ line, isDate: dated }: Heading): boolean =>
    dated !== true && !isCue(line) && (!isProse(content, line) || speaksOf(content, line, [...drawn, ...heads]));
  const begun = new Set(free.map((l) => l.start));
  const begin = Math.min(...drawn.map((d) => d.start));
  const over = content.parts
    .filter((p) => p.start <= begin && !begun.has(p.start) && !isUsed(p.head) && !isNamed(p.head))
    .map((p) => p.head);
  const isClaimed = (line: Phrase): boolean => speaksOf(content, line, drawn) && !isMarkedNote(content, line) && isClaim(content, line);
  // All of its figures are drawn: what is left of it are words.
  const sentences = around
    .filter((l) => tokensIn(content, l).every((t) => !isAmount(t) || isUsed(t)))
    .flatMap(headed)
    .filter(isShort);
  // "Who closes the books", and "UK only" right under it.
  const above = given === undefined || content.titled === true ? undefined : ahead.findLast((h) => isRightOver(content, h.line, given));
  const first =
    (above !== undefined && isTitle(above) && above.whole?.start === above.line.start ? above : undefined) ??
    (given === undefined ? [] : headed(given))[0] ??
    ahead.find(leads) ??
    ahead.find(isTitle) ??
    over.flatMap(headed).find(isTitle) ??
    own
      .filter((h) => own.length === 1 && h.end <= begin && isUsed(h))
      .flatMap(headed)
      .find((h) => isTitle(h) && h.topic !== undefined) ??
    content.requests.flatMap((line): readonly Heading[] => {
      // What is asked for behind the data orders how they are drawn.
      if (line.start > begin) return [];
      const topic = topicOf(content, line, cues, isDrawn);
      return topic === undefined ? [] : [{ line: topic, topic }];
    })[0] ??
    // One of several lines behind the data is no more their title than the others.
    (behind.length > 1 ? [] : behind.filter(isClaimed)).flatMap(headed).find(isTitle) ??
    sentences.find(isTitle);
  const say = (phrase: Phrase): Phrase => {
    used.push(phrase);
    return { ...phrase, text: withoutStop(phrase.text) };
  };
  const isAsItStands =
    first !== undefined && (first.line === given || first.topic === undefined || isClaim(content, first.whole ?? first.line));
  // What neither its writer marked nor its words prove is left for whoever asks: it may be a piece of the request.
  const isMarkedTitle = (line: Phrase): boolean => line === content.title && (content.titled === true || isWrittenHeading(content, line));
  const proves = (line: Phrase): boolean => !mayBeSpoken(line, content);
  const titling = first?.whole !== undefined && isAsItStands ? first.whole : first?.topic;
  const isCleanCut = (line: Phrase, topic: Phrase): boolean => !isProse(content, line) && besideOf(content, line, topic, cues).length === 0;
  const isDoubted =
    first !== undefined &&
    titling !== undefined &&
    !isMarkedTitle(first.line) &&
    !isCue(titling) &&
    mayBeSpoken(titling, content, titling !== first.whole && isCleanCut(first.line, titling));
  const headline =
    titling === undefined || isDoubted
      ? undefined
      : titling === first?.whole
        ? { ...say(titling), how: 'claim' as const }
        : { ...titling, how: 'composed' as const };
  if (first !== undefined && headline !== undefined) used.push(first.line);
  const below = first === above && given !== undefined ? noted(given) : [];
  const [under, ...more] = [
    ...below,
    ...[...ahead, ...sentences].filter((a) => a !== first && !isCue(a.line)).flatMap((a) => a.whole ?? a.topic ?? []),
  ].filter(proves);
  const beside = content.subtitle ?? under;
  const context = beside === undefined || beside.text.toLowerCase() === headline?.text.toLowerCase() ? undefined : beside;
  const [told, ...others] = takeaways.flatMap(noted);
  // The label says what the band is anyway.
  const summary = told === undefined ? undefined : withoutLabel(content, told);
  const takeaway = content.takeaway ?? summary;
  const isOpen = (l: Phrase): boolean => l !== first?.line && !isWithin(l, drawn) && !mayBeItem(content, l, drawn);
  const loose = [
    ...(content.subtitle === undefined ? more : under === undefined ? [] : [under, ...more]),
    // What is said to whoever makes the slide is told from the rest before a note is proved.
    ...behind
      .filter(isOpen)
      .flatMap((l) => wholly(l, noted(l)).filter((n) => isProvedNote(content, l) && (isLimit(content, l) || proves(n)))),
  ];
  const foot = [
    ...content.notes,
    ...[...(content.takeaway === undefined || told === undefined ? others : [told, ...others]), ...notes.flatMap(noted)],
    // What nothing labels is a note where it is little.
    ...(loose.length > MOST_LOOSE ? [] : loose),
  ]
    .filter((n, i, all) => !all.slice(0, i).some((o) => o.start < n.end && n.start < o.end))
    .sort((a, b) => a.start - b.start);
  return {
    ...(headline === undefined ? {} : { headline }),
    ...(context === undefined ? {} : { context: { ...context, text: capital(say(context).text) } }),
    ...(takeaway === undefined ? {} : { takeaway: say(takeaway) }),
    ...(content.source === undefined ? {} : { source_note: say(content.source) }),
    notes: foot.slice(0, MOST_NOTES).map(say),
    used: told === undefined ? used : [...used, told],
    repeated,
    doubted: isDoubted && titling !== undefined ? [titling] : [],
    talk: talk.filter((t, i) => talk.findIndex((o) => o.start === t.start && o.end === t.end) === i),
  };
}

/** Marked as a heading by its writer. */
const isWrittenHeading = ({ text }: Content, { start }: Span): boolean =>
  text.slice(text.lastIndexOf('\n', start) + 1, start).includes('#');

/** One line above another, without a gap. */
const isRightOver = (content: Content, above: Span, below: Span): boolean =>
  above.end < below.start &&
  content.text.slice(above.end, below.start).trim() === '' &&
  !content.text.slice(above.end + 1, below.start).includes('\n');

/** "Hull leads" of "So what: Hull leads"; a line with another label stands with it. */
function withoutLabel(content: Content, line: Phrase): Phrase {
  const head = content.parts.find((p) => p.start === line.start && p.end === line.end)?.head;
  if (head === undefined || !tokensIn(content, head).some((t) => isOf(t, 'takeaway'))) return line;
  const tokens = tokensIn(content, { start: head.end, end: line.end });
  const from = tokens.findIndex((t) => t.kind !== 'mark');
  return from < 0 ? line : phraseOf(content.text, tokens, from, tokens.length);
}

/** A period, with no more than what leads to it: "as of 30 June". */
function isDate(content: Content, line: Phrase): boolean {
  const tokens = tokensIn(content, line);
  const isPeriod = (t: Token): boolean => t.kind === 'period' || (t.kind === 'number' && t.year);
  return tokens.some(isPeriod) && tokens.every((t) => t.kind === 'mark' || isPeriod(t) || isOf(t, 'in', 'at', 'date', 'from', 'to'));
}
