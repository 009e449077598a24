/** A form with what a brief says in it, its titles, and what of the brief stands nowhere. */
import { findForm } from '@deckwright/draw/catalog';
import type { Extracted } from '@deckwright/draw/intent';
import type { Phrase, Span } from '@deckwright/source';
import { type Content, tokensIn } from '../grammar/items.ts';
import { roleOf } from '../grammar/roles.ts';
import { isSeries } from '../prove/laws.ts';
import { titleFault } from '../prove/titles.ts';
import type { FormSpec } from '../spec/form-spec.ts';
import { writtenOf } from '../spec/written.ts';
import { clausesBeside } from './beside.ts';
import { flatParts } from './bind.ts';
import { type Choice, type Fitted, headsOf, saidBy } from './choose.ts';
import { unplacedIn, withDoubted } from './cover.ts';
import { spansOf } from './layout.ts';
import { type Titles, titlesOf } from './titles.ts';

const LOCALES: Readonly<Record<string, string>> = {
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-PT',
  nl: 'nl-NL',
  pl: 'pl-PL',
};

/** How a language writes numbers; undefined where that is as English does. */
export const localeOf = (language: string): string | undefined => LOCALES[language];

/** A fitted form with its titles, and what of the brief it leaves out. */
export interface Drawn {
  readonly fitted: Fitted;
  readonly titles: Titles;
  readonly intent: Readonly<Record<string, unknown>>;
  readonly extracted: readonly Extracted[];
  readonly unplaced: ReturnType<typeof unplacedIn>;
  /** Talk that is told beside it. */
  readonly asides: readonly Phrase[];
}

/** What stands between two ends, and the sign of a word, are not the brief's own: `Feb` of `Jan–Mar`, `x` of "times". */
const isSaid = (source: string, { text, start, end }: Phrase): boolean =>
  text.length > LONGEST_SIGN || source.slice(start, end).toLowerCase().includes(text.toLowerCase());
/** Characters of a month or a sign. */
const LONGEST_SIGN = 4;

/** A title as the brief has it: in its own case, and without the stop that no title has. */
function asSent(source: string, { text, start, end }: Phrase): Phrase {
  const stop = source[end - 1] === '.' && !text.endsWith('.') ? 1 : 0;
  const sent = source.slice(start, end - stop);
  return { text: sent.slice(1) === text.slice(1) ? sent : text, start, end: end - stop };
}

const TITLES = ['headline', 'context', 'takeaway', 'source_note'] as const;

/** Titles and notes as members of an intent, with what of the brief they stand for. */
export function placedTitles(
  content: Content,
  titles: Titles,
  form: string,
): {
  readonly top: Readonly<Record<string, string>>;
  readonly foot: readonly string[];
  readonly placed: readonly Span[];
  readonly said: readonly Extracted[];
} {
  const binds = findForm(form)?.form.binds ?? [];
  const members = TITLES.flatMap((member) => {
    const title = titles[member];
    return title === undefined || (member !== 'headline' && !binds.includes(member)) ? [] : [{ member, title }];
  });
  const notes = titles.notes.map((n) => asSent(content.text, n));
  const placed: readonly Span[] = [...members.map((m) => m.title), ...titles.notes];
  // A frame of a request is used with its topic; a title that no member holds is not.
  const framed = titles.used.filter((u) => placed.some((p) => u.start <= p.start && p.end <= u.end));
  return {
    top: Object.fromEntries(members.map(({ member, title }) => [member, title.text])),
    foot: notes.map(({ text }) => text),
    placed: [...placed, ...framed],
    said: [
      ...members.map(({ member, title }) => ({ path: `/${member}`, ...asSent(content.text, title) })),
      ...notes.map((note, i) => ({ path: `/footnotes/${i}`, ...note })),
    ],
  };
}

export function drawnOf(
  content: Content,
  { fitted, cues }: Choice & { readonly fitted: Fitted },
  locale: string | undefined,
  theme: string | undefined,
): Drawn {
  const said = saidBy(fitted);
  const isUsed = (span: Span): boolean => {
    const words = tokensIn(content, span).filter((t) => t.kind !== 'mark');
    return words.length > 0 && words.every((w) => said.some((s) => s.start <= w.start && w.end <= s.end));
  };
  const isDrawn = ({ text, start, end }: Phrase): boolean =>
    fitted.filled.extracted.some((e) => (e.end <= start || e.start >= end) && e.text.toLowerCase() === text.toLowerCase());
  const titles = titlesOf(content, { heads: headsOf(fitted.bound), drawn: spansOf(fitted.bound), isUsed, isDrawn, cues: cues.spans });
  const { top, foot, placed, said: titled } = placedTitles(content, titles, fitted.spec.form);
  const extracted: Extracted[] = [...fitted.filled.extracted.filter((e) => isSaid(content.text, e)), ...titled];
  const place = locale ?? LOCALES[content.language];
  const data = withUnit(fitted.spec, fitted.filled.content, content, extracted);
  const intent = {
    form: fitted.spec.form,
    variant: fitted.variant.variant,
    ...top,
    ...data,
    ...writtenOf(fitted.filled.counts, place ?? 'en'),
    ...(theme === undefined ? {} : { theme_id: theme }),
    ...(place === undefined ? {} : { locale: place }),
  };
  const left = unplacedIn(content, [
    ...said,
    ...placed,
    ...extracted.filter((e) => e.path === '/data/unit'),
    ...content.talk,
    ...titles.talk,
    ...titles.repeated,
    ...content.named,
    ...content.asks,
    ...headsOfColumns(fitted),
    // Printed above the figures.
    ...(content.unit === undefined || data === fitted.filled.content ? [] : [content.unit]),
    ...namedAgain(fitted, content),
    ...cues.spans,
  ]);
  const clauses = clausesBeside(content, left, spansOf(fitted.bound), titles.notes.length);
  const isTalk = (clause: Phrase): boolean => ['spoken', 'addressed'].includes(titleFault(content, clause, isDrawn) ?? '');
  const beside = clauses.some(isTalk) ? [] : clauses;
  for (const [i, note] of beside.entries()) extracted.push({ path: `/footnotes/${foot.length + i}`, ...note });
  const notes = [...foot, ...beside.map(({ text }) => text)];
  return {
    fitted,
    titles,
    intent: { ...intent, ...(notes.length === 0 ? {} : { footnotes: notes }) },
    extracted,
    asides: [...content.asides, ...titles.talk.map(({ start, end }) => ({ text: content.text.slice(start, end), start, end }))],
    unplaced: withDoubted(beside.length > 0 ? [] : left, titles.doubted),
  };
}

/** Bare numbers count in the unit that the brief names for all. */
function withUnit(
  spec: FormSpec,
  filled: Readonly<Record<string, unknown>>,
  { unit }: Content,
  extracted: Extracted[],
): Readonly<Record<string, unknown>> {
  const { data } = filled as { readonly data?: Readonly<Record<string, unknown>> };
  if (unit === undefined || data === undefined || (data.unit ?? '') !== '' || !spec.prints_unit) return filled;
  extracted.push({ path: '/data/unit', text: unit.text, start: unit.start, end: unit.end });
  return { ...filled, data: { ...data, unit: unit.text } };
}

/** A word or two over a column that is drawn say what it holds, and are not missed. */
function headsOfColumns({ bound }: Fitted): readonly Span[] {
  return Object.values(bound)
    .flatMap((b) => (isSeries(b) ? [...b.columns, ...(b.corner === undefined ? [] : [b.corner])] : []))
    .filter((c) => c.text.split(' ').length <= 2);
}

/** Texts and numbers of an intent. */
const leavesIn = (of: unknown): readonly string[] =>
  of !== null && typeof of === 'object' ? Object.values(of).flatMap(leavesIn) : [String(of).toLowerCase()];

/** `x_axis: price`, `periods: [Jan, Feb]`: lines of data that only say again what is drawn, under the name of a member. */
function namedAgain({ bound, filled }: Fitted, content: Content): readonly Span[] {
  const columns = new Set(Object.values(bound).flatMap((b) => (isSeries(b) ? b.columns.map((c) => c.text.toLowerCase()) : [])));
  const drawn = new Set(leavesIn(filled.content));
  return flatParts(content.parts).filter((p) => {
    if (p.series.length < 2 && p.sentences.length === 1 && columns.has(p.sentences[0]?.text.toLowerCase() ?? '')) return true;
    const said = tokensIn(content, { start: p.head.end, end: p.end }).filter((t) => t.kind !== 'mark');
    return roleOf(p.head, content.language) !== undefined && said.length > 0 && said.every((t) => drawn.has(t.text.toLowerCase()));
  });
}
