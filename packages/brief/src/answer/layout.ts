/** The layout of a brief: which of its lines stand before what is drawn, which behind it, and what labelled ones say they are. */
import type { Phrase, Span, Token, WordClass } from '@deckwright/source';
import { type Content, type Grid, type Part, tokensIn } from '../grammar/items.ts';
import { isAmount, isMark, isOf } from '../grammar/pattern.ts';
import { VERBS } from '../grammar/verbs.ts';
import { type Bound, isSeries } from '../prove/laws.ts';
import { soundsContent } from '../prove/titles.ts';

export interface Layout {
  /** In their order, heads of what is drawn among them. */
  readonly before: readonly Phrase[];
  readonly behind: readonly Phrase[];
  /** Sentences that hold what is drawn, with words beside it. */
  readonly around: readonly Phrase[];
  /** Labelled so, or said to be it: "So what: …", "Recommendation: …". */
  readonly takeaways: readonly Phrase[];
  /** Labelled as notes. */
  readonly notes: readonly Phrase[];
}

/** Heads of lines that sum up. */
const SUMS_UP = ['takeaway', 'recommended', 'next_step', 'ask'] as const;
/** Letters from which two words may be forms of one. */
const STEM = 4;

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** What of a bound form stands where its data do: items, rows, parts and texts, without heads and levels, nor a base beside them. */
export function spansOf(bound: Bound): readonly Span[] {
  const all = Object.values(bound).map((b): readonly Span[] => {
    if (isSeries(b)) return b.items;
    return 'rows' in b ? (b as Grid).rows.flat() : (b as readonly (Part | Phrase)[]);
  });
  const several = all.filter((spans) => spans.length > 1);
  return (several.length > 0 ? several : all).flat();
}

/** Words of a name, and figures. */
const saysOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((t) => (isAmount(t) ? [t.text.toLowerCase()] : t.kind === 'word' && t.classes.length === 0 ? [t.lower] : []));

/** Whether a line names something that another stretch names too, or has a figure of it. */
export function speaksOf(content: Content, line: Span, of: readonly Span[]): boolean {
  const said = of.filter((o) => !overlaps(o, line)).flatMap((o) => saysOf(tokensIn(content, o)));
  const isSame = (a: string, b: string): boolean =>
    a === b || (a.length >= STEM && b.length >= STEM && (a.startsWith(b) || b.startsWith(a)));
  return saysOf(tokensIn(content, line)).some((word) => said.some((other) => isSame(word, other)));
}

/** A word that makes a line a note wherever it stands: "assumes", "p.s.". */
export const isMarkedNote = (content: Content, line: Span): boolean => tokensIn(content, line).some((t) => isOf(t, 'note'));

/** A whole sentence. */
export function isProse(content: Content, line: Span): boolean {
  const tokens = tokensIn(content, line);
  return isMark(tokens.at(-1), '.!') && tokens.some((t) => isOf(t, ...VERBS));
}

/** Joints of what limits or explains: "without freight", "in thousands", "as of 30 June". */
const LIMITS: readonly WordClass[] = ['with', 'in', 'of', 'per', 'at', 'from', 'to', 'because', 'merely', 'below', 'thereof'];

/** Words of a sentence that ends as one, and of one whose end is left off. */
const FEWEST_ENDED = 3;
const FEWEST_OPEN = 5;

/**
 * Behind the data, words that nothing labels are content only where they say so: in brackets, by a word of notes, as a sentence, or as what
 * limits the figures. All else may be said to whoever makes the slide ("no total needed", "flag travel"), and is asked back.
 */
export function isProvedNote(content: Content, line: Phrase): boolean {
  const tokens = tokensIn(content, line);
  const words = tokens.filter((t) => t.kind === 'word');
  if ((isMark(tokens[0], '([*') && isMark(tokens.at(-1), ')]*.')) || isMarkedNote(content, line)) return true;
  const isLabelled = content.text.slice(line.start, line.end).includes(': ');
  if (isLabelled || isOf(tokens[0], ...LIMITS) || isOf(tokens.at(-1), 'merely')) return true;
  if (tokens.some((t) => isOf(t, 'limit'))) return true;
  if (tokens.some((t) => isAmount(t) || t.kind === 'period'))
    return words[0]?.capital === true || isMark(tokens.at(-1), '.!') || soundsContent(line, content);
  if (isMark(tokens.at(-1), '?')) return false;
  return words.length >= (isMark(tokens.at(-1), '.!') ? FEWEST_ENDED : FEWEST_OPEN) || soundsContent(line, content);
}

/** Between things that are drawn: it may be one more of them. */
export const isWithin = (line: Span, drawn: readonly Span[]): boolean =>
  drawn.some((d) => d.end <= line.start) && drawn.some((d) => d.start >= line.end);

/** Has figures of the kind that is drawn, and no word that says what they are: they may be more of it, or where it ends. */
export function mayBeItem(content: Content, line: Span, drawn: readonly Span[]): boolean {
  const tokens = tokensIn(content, line);
  if (isOf(tokens[0], 'order') || tokens.some((t) => isOf(t, ...VERBS, 'total', 'average', 'target', 'before'))) return false;
  const amounts = tokens.filter(isAmount);
  const kinds = new Set(drawn.flatMap((d) => tokensIn(content, d)).flatMap((t) => (isAmount(t) ? [`${t.dimension} ${t.unit}`] : [])));
  // One bare figure may count anything: "n = 312".
  if (amounts.every((t) => t.unit === '')) return amounts.length > 1 && kinds.size > 0;
  return amounts.some((t) => kinds.has(`${t.dimension} ${t.unit}`) || (t.dimension === 'money' && kinds.has('count ')));
}

/** Where each line stands. `lines` are what nothing draws; `heads` stand over what is drawn, and are before it wherever they begin. */
export function layoutOf(content: Content, lines: readonly Phrase[], heads: readonly Phrase[], drawn: readonly Span[]): Layout {
  const begin = Math.min(...drawn.map((d) => d.start));
  const headOf = (line: Span): Span => content.parts.find((p) => p.start === line.start && p.end === line.end)?.head ?? line;
  const opens = (line: Span, classes: readonly string[]): boolean => {
    const head = headOf(line);
    const tokens = tokensIn(content, head);
    return head === line ? isOf(tokens[0], 'takeaway') && classes.includes('takeaway') : tokens.some((t) => isOf(t, ...classes));
  };
  const sorted = [...heads, ...lines.filter((l) => !heads.some((h) => overlaps(h, l)))].sort((a, b) => a.start - b.start);
  const takeaways = sorted.filter((l) => opens(l, SUMS_UP));
  const notes = sorted.filter((l) => !takeaways.includes(l) && headOf(l) !== l && opens(l, ['note']));
  const others = sorted.filter((l) => !takeaways.includes(l) && !notes.includes(l));
  const isBefore = (l: Phrase): boolean => heads.includes(l) || l.end <= begin;
  const isAround = (l: Phrase): boolean => !isBefore(l) && drawn.some((d) => overlaps(d, l));
  const isBehind = (l: Phrase): boolean => !isBefore(l) && !isAround(l);
  return { before: others.filter(isBefore), behind: others.filter(isBehind), around: others.filter(isAround), takeaways, notes };
}
