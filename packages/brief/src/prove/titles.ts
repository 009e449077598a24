/** What must be true of a line before it titles a slide: headline, sub-line and takeaway alike. */
import { classesOf, type Lexicon, lexiconOf, type Phrase, type Span, type Token, voiceChances, type WordClass } from '@deckwright/source';
import { type Content, type Part, tokensIn } from '../grammar/items.ts';
import { isAmount, isMark, isOf, phraseOf } from '../grammar/pattern.ts';
import { VERBS } from '../grammar/verbs.ts';

/**
 * `spoken`: said to whoever makes the slide, or of how it is drawn; `addressed`: a greeting, a signature, a name that it goes to;
 * `fragment`: begins or ends where no title does; `empty`: names nothing; `row`: figures of several things;
 * `repeated`: says what a part of the slide says.
 */
export type TitleFault = 'spoken' | 'addressed' | 'fragment' | 'empty' | 'row' | 'repeated';

/** Whether a head, a label or an item that stands elsewhere on the slide says the same. */
export type IsDrawn = (line: Phrase) => boolean;

/** Joints that no title begins with, whatever follows. */
const NO_BEGIN: readonly WordClass[] = ['and', 'or', 'but', 'then', 'than', 'versus', 'because', 'is', 'has'];
/** Joints with which a line goes on with what stands before it. */
const GOES_ON: readonly WordClass[] = ['and', 'or', 'but', 'then', 'than', 'versus'];
/** Joints that only a sentence begins with: "In 2025 we lost a fifth", "for the board". */
const BEGINS_SENTENCE: readonly WordClass[] = ['of', 'to', 'from', 'at', 'by', 'per', 'for', 'in', 'with'];
/** Joints that no title ends with. Words that may be the second part of a verb ("an", "in") are none of them. */
const NO_END: readonly WordClass[] = ['and', 'or', 'but', 'than', 'versus', 'because', 'of', 'per', 'the', 'from', 'with'];
/** Words of whoever asks. */
const ASKING: readonly WordClass[] = ['frame', 'polite', 'order', 'speaker', 'forbid', 'shown', 'drawing'];
/** Words that name nothing of their own. */
const EMPTY: readonly WordClass[] = [
  ...NO_BEGIN, ...BEGINS_SENTENCE, ...ASKING, 'the', 'each', 'not', 'merely', 'about', 'more', 'less', 'low', 'high', 'top', 'bottom', 'below', 'both',
  'month', 'weekday', 'quarter', 'half', 'week', 'year', 'day', 'today', 'date', 'greeting', 'farewell', 'mail', 'oclock', 'ordinal', 'again', 'unit',
]; // biome-ignore format: a list
/** Joints that a name ends with where a figure or a date was taken from behind them. */
const TORN: readonly WordClass[] = ['of', 'to', 'from', 'in', 'at', 'and', 'or', 'versus', 'than'];
/** Characters of a date and of what stands before it. */
const LONGEST_DATE = 40;
/** Words within which somebody speaks of himself. */
const FIRST_WORDS = 4;
/** Words of a sentence that has no verb which the lexicon knows. */
const FEWEST_SENTENCE = 5;
const SURE_OF_VOICE = 0.9;
const SURE_IN_MESSAGE = 0.5;
const DOUBT = 0.45;
const DOUBT_OF_WHOLE = 0.7;
/** Words of a topic of which the voice counts: nothing but words that ask was taken from it. */
const FEWEST_LEFT = 5;
/** By itself, and among the others. */
const SURE_OF_CONTENT = [0.5, 0.8];
/** Fewer words have no voice. */
const FEWEST_VOICED = 3;
/** Of more lines nobody tells who speaks. */
const MOST_LINES = 120;
/** Letters of a short form of "to": `P/`, `a/c`. */
const SHORT = 2;

const wordsOf = (tokens: readonly Token[]): readonly Token[] => tokens.filter((t) => t.kind !== 'mark');
/** Paper or picture that something is drawn on: a slide, "one slide with", a chart. A funnel or a timeline may be what a slide is about. */
export function isMedium(t: Token | undefined, lexicon: Lexicon): boolean {
  if (t?.kind !== 'word' || !t.classes.some((c) => c === 'frame' || c === 'shown')) return false;
  return (
    t.classes.includes('visual') ||
    (t.lower.includes(' ') && t.lower.split(' ').some((word) => classesOf(lexicon, word).includes('visual')))
  );
}

/** Where a slide is spoken of: "numbers slide for the update", but not "page views". */
function namesMedium(tokens: readonly Token[], lexicon: Lexicon): boolean {
  // "Slide request" asks, as "slide" alone does.
  const isThing = (t: Token | undefined): boolean => t?.kind === 'word' && !isOf(t, ...EMPTY, 'ask');
  return tokens.some((t, i) => isMedium(t, lexicon) && !isThing(tokens[i + 1]));
}

/** Said to whoever makes the slide, as far as its words say. */
function isSpoken(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const words = wordsOf(tokens);
  const [first, second] = words;
  if (words.some((t) => isOf(t, 'polite', 'shown')) || isOf(first, 'forbid')) return true;
  if (isOf(first, 'order') && !isOf(second, 'of')) return true;
  if (words.slice(0, FIRST_WORDS).some((t) => isOf(t, 'speaker'))) return true;
  // "In the middle", but no cost centre.
  const isPlace = (t: Token): boolean => isOf(t, 'centre') && t.text.includes(' ');
  return namesMedium(tokens, lexicon) || words.some((t) => isOf(t, 'drawing') || isPlace(t));
}

/** A message begins or ends as one. */
const isMessage = (content: Content): boolean => content.talk.some((t) => isOf(tokensIn(content, t)[0], 'greeting', 'farewell'));

/** Whether a line has a word of an item's name, such as a town. */
function namesItem(line: Phrase, content: Content): boolean {
  const words = tokensIn(content, line).flatMap((t) => (t.kind === 'word' && t.classes.length === 0 && t.capital ? [t.lower] : []));
  if (words.length === 0) return false;
  const items = [...content.series, ...content.parts.flatMap((p) => p.series)].flatMap((s) => s.items);
  const names = [...items.flatMap((i) => i.label ?? []), ...content.parts.map((p) => p.head)].filter(
    (n) => n.end <= line.start || n.start >= line.end,
  );
  return names.some((name) => tokensIn(content, name).some((t) => t.kind === 'word' && words.includes(t.lower)));
}

/** Chances of voices of a line by itself and among the others. */
function voicesOf(line: Phrase, { sentences, talk, title }: Content): readonly ReadonlyMap<string, number>[] {
  const lines = [...sentences, ...talk, ...(title === undefined ? [] : [title])].filter((s) => s.end <= line.start || s.start >= line.end);
  const all = [...lines, line].sort((a, b) => a.start - b.start).map((s) => s.text);
  return [voiceChances([line.text], 0), voiceChances(all, all.indexOf(line.text))];
}

/** As `isSpoken`, by what a sentence is for itself and among the others; in a message sooner than elsewhere. */
export function soundsSpoken(line: Phrase, content: Content): boolean {
  if (content.sentences.length + content.talk.length > MOST_LINES || wordsOf(tokensIn(content, line)).length < FEWEST_VOICED) return false;
  // What names a thing that figures are given of speaks of it: "Bonn worries us".
  if (namesItem(line, content)) return false;
  const sure = isMessage(content) ? SURE_IN_MESSAGE : SURE_OF_VOICE;
  return voicesOf(line, content).every((chances) => (chances.get('t') ?? 0) + (chances.get('r') ?? 0) >= sure);
}

/**
 * It may be said to whoever makes the slide, by its words alone and among the others, so that nothing but a label makes it a title or a note.
 * A line of its own is doubted later than a piece of a sentence, and of a word or two nobody tells.
 * @param isLeft nothing else is left of a request but words that ask
 */
export function mayBeSpoken(line: Phrase, content: Content, isLeft = false): boolean {
  const tokens = tokensIn(content, line);
  if (namesItem(line, content) || isSentence(tokens)) return false;
  const chances = voicesOf(line, content).map((c) => (c.get('t') ?? 0) + (c.get('r') ?? 0));
  if (wordsOf(tokens).length < (isLeft ? FEWEST_LEFT : FEWEST_VOICED)) return false;
  return isLeft || isOwnLine(line, content) ? mean(chances) > DOUBT_OF_WHOLE : (chances[0] ?? 0) > DOUBT;
}

/** Written as a sentence that says something of a thing: what is said to somebody rarely is. */
const isSentence = (tokens: readonly Token[]): boolean => {
  const [first] = tokens;
  const isLong = wordsOf(tokens).length >= FEWEST_SENTENCE;
  return first?.kind === 'word' && first.capital && isMark(tokens.at(-1), '.!') && (isLong || hasVerb(tokens.slice(1)));
};

const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / of.length;

/** Ends with a joint before a date that stands elsewhere: "poi al 66 % nel" before a year, "Mar to" before a month. */
export function isTornOff(content: Content, name: Span): boolean {
  const tokens = tokensIn(content, name);
  if (tokens.length < 2 || !isOf(tokens.at(-1), ...TORN)) return false;
  const [next] = tokensIn(content, { start: name.end, end: name.end + LONGEST_DATE });
  return next?.kind === 'period' || (next?.kind === 'number' && next.year);
}

/** Nothing stands before or behind it in its line. */
function isOwnLine({ start, end }: Span, { text }: Content): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(from, start).trim() === '' && text.slice(end, to < 0 ? undefined : to).trim() === '';
}

/** Less than a sentence that says something of the content, as "hall B not A" does. */
export const soundsContent = (line: Phrase, content: Content): boolean =>
  content.sentences.length + content.talk.length <= MOST_LINES &&
  voicesOf(line, content).every((chances, i) => (chances.get('c') ?? 0) >= (SURE_OF_CONTENT[i] ?? 1));

/** Names and numbers behind a farewell, with nothing that is drawn behind them. */
function isSigned(line: Span, content: Content): boolean {
  const farewell = content.talk.findLast((t) => t.end <= line.start && isOf(tokensIn(content, t)[0], 'farewell'));
  if (farewell === undefined) return false;
  const { series, grids, parts } = content;
  // A head over data is none of a signature.
  const isHead = (p: Part): boolean => p.start === line.start && p.series.length + p.grids.length + p.parts.length > 0;
  return !parts.some(isHead) && ![...series, ...grids, ...parts].some((s) => s.start > farewell.start && s.start !== line.start);
}

/** A greeting, thanks, `To: the board`, `P/ diretoria`, `Lisbon, 12 March`. */
function isAddressed(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  if (isOf(first, 'greeting', 'farewell') && wordsOf(tokens).length <= FIRST_WORDS) return true;
  if (isOf(first, 'mail') && (isMark(second, ':/') || !isOf(first, ...BEGINS_SENTENCE, 'month', 'date'))) return true;
  // `Lena Vogt 09:02` is who wrote, and when.
  const isHour = (t: Token): boolean => (t.kind === 'period' && t.grain === 'hour') || isOf(t, 'oclock');
  const isName = (t: Token): boolean => t.kind === 'word' && t.capital && t.classes.length === 0;
  if (tokens.some(isHour) && tokens.every((t) => isHour(t) || isName(t) || t.kind === 'mark' || t.text.length <= SHORT)) return true;
  const isShort = first?.kind === 'word' && first.text.length <= SHORT && isMark(second, '/') && first.end === second?.start;
  if (isShort && third !== undefined && third.start > second.end) return true;
  // `A/A Lucía Ferrer`
  const behind = tokens.slice(3);
  if (isShort && third !== undefined && third.text.length <= SHORT && behind.length > 0 && behind.every(isName)) return true;
  return (
    first?.kind === 'word' &&
    first.capital &&
    isMark(second, ',') &&
    third?.kind === 'period' &&
    third.grain === 'day' &&
    tokens.length === 3
  );
}

const hasVerb = (tokens: readonly Token[]): boolean => tokens.some((t) => isOf(t, ...VERBS));

function isFragment(tokens: readonly Token[]): boolean {
  const words = wordsOf(tokens);
  const [first, last] = [words[0], words.at(-1)];
  const asks = isMark(tokens.at(-1), '?');
  const isSentence = hasVerb(words.slice(1)) || (isMark(tokens.at(-1), '.!?') && words.length >= FEWEST_SENTENCE);
  // "Because" is "why" too in some languages.
  if (!asks && isOf(first, ...NO_BEGIN) && !(isOf(first, 'because') && (isSentence || isOf(first, 'question')))) return true;
  // "From farm to fork" begins as it goes on.
  const isPair = isOf(first, 'from') && words.slice(1).some((t) => isOf(t, 'to'));
  if (isOf(first, ...BEGINS_SENTENCE) && !isSentence && !isPair) return true;
  if (isOf(last, ...NO_END) && !asks && !hasVerb(words)) return true;
  return isOpen(tokens);
}

/** A piece of one sentence and the beginning of the next. */
const runsOn = (tokens: readonly Token[]): boolean =>
  tokens[0]?.kind === 'word' &&
  !tokens[0].capital &&
  tokens.some((t, i) => {
    const next = tokens[i + 1];
    return isMark(t, '.!?') && next?.kind === 'word' && next.capital && next.start > t.end && (tokens[i - 1]?.text.length ?? 0) > SHORT;
  });

/** "For the campaign we had", before a figure. */
function goesOn({ tokens }: Content, { end }: Span, words: readonly Token[]): boolean {
  return isOf(words.at(-1), 'is', 'has') && isAmount(tokens.find((t) => t.start >= end));
}

/** A bracket without its other half. */
function isOpen(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const t of tokens) {
    if (isMark(t, '(')) depth++;
    else if (isMark(t, ')')) depth--;
    if (depth < 0) return true;
  }
  return depth !== 0;
}

/** "Pumps growth 2 %, margin 31 %": figures of which nothing is said but what leads from one to the next. */
const isRow = (tokens: readonly Token[]): boolean =>
  tokens.filter(isAmount).length > 1 &&
  isAmount(wordsOf(tokens).at(-1)) &&
  !hasVerb(tokens) &&
  !tokens.some((t) => isOf(t, 'from', 'to', 'versus'));

/** A thing that is named: a word that is no joint, no date and none of the request, or something that is counted. */
function names(tokens: readonly Token[]): boolean {
  const words = wordsOf(tokens);
  const isSaid = hasVerb(words);
  const isName = (t: Token): boolean => {
    if (t.kind !== 'word') return isAmount(t) && (isSaid || (t.dimension === 'count' && t.unit !== ''));
    if (t.classes.includes('frame')) return false;
    return t.classes.length === 0 || (words.length > 1 && t.classes.some((c) => !EMPTY.includes(c)));
  };
  return words.some(isName);
}

/** What is wrong with a line as a title; undefined where it may be one. `isDrawn` knows what stands elsewhere on the slide. */
export function titleFault(content: Content, line: Phrase, isDrawn: IsDrawn): TitleFault | undefined {
  const tokens = tokensIn(content, line);
  if (isAddressed(tokens) || isSigned(line, content)) return 'addressed';
  // What its writer set as the heading is judged by its words alone.
  const isHeading = line.start === content.title?.start && line.end === content.title.end;
  if (isSpoken(tokens, lexiconOf(content.language)) || (!isHeading && soundsSpoken(line, content))) return 'spoken';
  if (!names(tokens)) return 'empty';
  if (isRow(tokens)) return 'row';
  if (isFragment(tokens) || runsOn(tokens) || goesOn(content, line, tokens)) return 'fragment';
  return isDrawn(line) ? 'repeated' : undefined;
}

/** Whether a part of a sentence is a note at the foot; what goes on with "then" or "and" is one more of what is drawn. */
export const isNote = (content: Content, line: Phrase, isDrawn: IsDrawn): boolean =>
  titleFault(content, line, isDrawn) === 'fragment' && !isOf(tokensIn(content, line)[0], ...GOES_ON) && !isDrawn(line);

export interface Proved {
  /** The line, or what is left of it without clauses that are none of a title. */
  readonly title?: Phrase;
  readonly fault?: TitleFault;
  /** Clauses without figures that are said to whoever makes the slide. */
  readonly talk: readonly Span[];
}

/** Clauses of a line, each with the marks behind it. */
function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const out: Token[][] = [[]];
  for (const [i, t] of tokens.entries()) {
    // A bracket opens a clause that ends with it.
    if (isMark(t, '(') && out.at(-1)?.length) out.push([]);
    out.at(-1)?.push(t);
    if (isMark(t, ',;:.!?-)\n') && i + 1 < tokens.length) out.push([]);
  }
  return out.filter((c) => c.length > 0);
}

/** From one joint on: "walk | for the lender deck". */
function tailAt(tokens: readonly Token[]): number {
  return tokens.findLastIndex((t, i) => i > 1 && isOf(t, 'for', 'in', 'to', 'with', 'by', 'at', 'than'));
}

/** A line as a title: "action plan, please as a table" is titled by its first clause. */
export function provedTitle(content: Content, line: Phrase, isDrawn: IsDrawn): Proved {
  const fault = titleFault(content, line, isDrawn);
  if (fault === undefined) return { title: line, talk: [] };
  const whole = tokensIn(content, line);
  const lexicon = lexiconOf(content.language);
  const isTalk = (c: readonly Token[] | undefined): boolean =>
    c !== undefined &&
    !c.some(isAmount) &&
    (isSpoken(c, lexicon) || isAddressed(c) || wordsOf(c).every((t) => isOf(t, 'frame', ...NO_BEGIN, ...BEGINS_SENTENCE, 'the')));
  const isSaid = fault === 'spoken' || fault === 'addressed' || fault === 'empty';
  const none: Proved = { fault, talk: isSaid && !whole.some(isAmount) ? [line] : [] };
  const clauses = clausesOf(whole);
  let [from, to] = [0, clauses.length];
  // What begins as talk goes on as it.
  const begins = soundsSpoken(line, content) ? 0 : to;
  while (from < begins && isTalk(clauses[from]) && !isMark(clauses[from + 1]?.[0], '(')) from++;
  while (to > from && isTalk(clauses[to - 1])) to--;
  let kept = clauses.slice(from, to).flat();
  if (isOpen(kept))
    kept = kept.slice(
      0,
      kept.findLastIndex((t) => isMark(t, '(')),
    );
  if (kept.length === whole.length) {
    const tail = tailAt(whole);
    if (tail > 0 && isTalk(whole.slice(tail))) kept = whole.slice(0, tail);
  }
  while (isMark(kept.at(-1), ',;:-\n')) kept.pop();
  if (wordsOf(kept).length < 2 || kept.length === whole.length) return none;
  const title = phraseOf(content.text, kept, 0, kept.length);
  if (titleFault(content, title, isDrawn) !== undefined) return none;
  const cut = [whole.filter((t) => t.end <= title.start), whole.filter((t) => t.start >= title.end)].filter((c) => wordsOf(c).length > 0);
  return cut.flat().some(isAmount) ? none : { title, talk: cut.map((c) => ({ start: c[0]?.start ?? 0, end: c.at(-1)?.end ?? 0 })) };
}
