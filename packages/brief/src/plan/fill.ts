/** From the content of a form to a whole intent: with its titles, what stands beside it, and what found no place. */

import type { Extracted } from '@deckwright/draw/intent';
import { wordsOf } from '../choose/cues.ts';
import { contentOf } from '../choose/settled.ts';
import { coverOf } from '../document/cover.ts';
import { Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { unitOfBrief } from '../document/unit-of-brief.ts';
import type { Pattern } from '../forms/define-pattern.ts';
import { asWritten } from '../input/scripts.ts';
import { namesRunTogether } from '../model/lexicon.ts';
import type { Reading } from '../relations/values.ts';
import { sourceOf, type Title, titleOf, titlesOf } from './headline.ts';
import { besideOf } from './left-beside.ts';
import { leftMarks } from './left-marks.ts';
import { isName, setAt, valueAt } from './proofs/law.ts';
import { wholePart } from './proofs/whole-texts.ts';
import { faultOf } from './prove.ts';
import { unplacedIn } from './unplaced.ts';
import { wholeTitle } from './whole-titles.ts';
import { writtenOf } from './written-numbers.ts';

/** Forms that print the unit of bare figures once, above them. */
const PRINTS_UNIT = new Set([
  'bar_rank_chart',
  'football_field',
  'heat_matrix',
  'slope_chart',
  'small_multiples',
  'sources_uses',
  'tornado',
  'trend_chart',
  'variance_table',
  'waterfall_bridge',
]);

const LOCALES: Readonly<Record<string, string>> = {
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-PT',
  nl: 'nl-NL',
  pl: 'pl-PL',
};

/** A line that only names the form: `SWOT.` */
const namesForm = (pattern: Pattern, text: string): boolean => [...(pattern.names ?? []), ...pattern.strong].includes(wordsOf(text).trim());

/** A word or two over a column that is drawn say what it holds: they are not missed where the form has no place for them. */
function titlesOfColumns(brief: ReadBrief, covered: (p: Piece) => boolean): readonly Piece[] {
  const isShort = (p: Piece): boolean => p.text.split(/\s+/).length <= 2;
  return brief.tables.flatMap(({ corner, head, rows }) => {
    if (head.length === 0) return [];
    const drawn = head.filter((h, k) => isShort(h) && rows.some((r) => r.cells[k] !== undefined && covered(r.cells[k].piece)));
    return corner !== undefined && isShort(corner) ? [corner, ...drawn] : drawn;
  });
}

/** Characters as they were read, as characters of the brief that was sent: more than one stretch where marks between them were left out. */
const sent = <T extends { readonly start: number; readonly end: number }>(brief: ReadBrief, list: readonly T[]) =>
  brief.setOut === undefined
    ? list
    : list.flatMap((of) => (brief.setOut?.origin.spansOf(of.start, of.end) ?? []).map((span) => ({ ...of, ...span })));

const asks = new WeakMap<Pattern, RegExp>();

/** The name of a form before what it is to show, which is no part of a name: "Line chart of sales", `甘特图：设计`. */
function askFor(pattern: Pattern): RegExp {
  let found = asks.get(pattern);
  if (found === undefined) {
    const names = [...(pattern.names ?? []), ...namesRunTogether(pattern.form)].filter((name) => !name.includes('*'));
    const any = names.map((name) => name.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')).join('|');
    found = new RegExp(
      `^(?:(?:an?|the)\\s)?(?:${any || '(?!)'})(?:\\s?[:：]\\s*|\\s(?:of|for|by|showing|von|für|de|des|del|di|van|voor)\\s)(?=\\S)`,
      'iu',
    );
    asks.set(pattern, found);
  }
  return found;
}

/** The content with texts cut down to what is whole of them: what is cut off stands nowhere, and is told. */
function withWholeTexts(
  { content, extracted }: Pick<NonNullable<ReturnType<typeof contentOf>>, 'content' | 'extracted'>,
  pattern: Pattern,
) {
  const asked = askFor(pattern);
  const parts = extracted.map(({ path, text }) => {
    if (typeof valueAt(content, path) !== 'string') return undefined;
    const ask = isName(path) ? (asked.exec(text)?.[0].length ?? 0) : 0;
    return ask > 0 && ask < text.length ? { from: ask, to: text.length } : wholePart(text);
  });
  // What was settled is kept for its reading, so that a plan changes a copy.
  const own = structuredClone(content);
  return {
    content: own,
    extracted: extracted.map((from, i): Extracted => {
      const part = parts[i];
      const said = part === undefined ? '' : from.text.slice(part.from, part.to);
      if (part === undefined || !/\p{L}/u.test(said) || valueAt(content, from.path) !== from.text) return from;
      setAt(own, from.path, said);
      return { ...from, text: said, start: from.start + part.from, end: from.start + part.to };
    }),
  };
}

/** Texts in other scripts stand on the slide with the blanks and marks that they were sent with. */
function restore({ setOut }: ReadBrief, content: object, extracted: Extracted[]): void {
  if (setOut === undefined) return;
  const { data } = content as { readonly data?: object };
  const unit: unknown = data === undefined ? undefined : Reflect.get(data, 'unit');
  if (data !== undefined && typeof unit === 'string') Reflect.set(data, 'unit', unit.replace(/(?<=[万萬亿億兆만억조])\s(?=[元円원])/u, ''));
  for (const [i, from] of extracted.entries()) {
    const text = asWritten(setOut.origin, setOut.given, from.start, from.end);
    if (text === undefined || text === from.text || valueAt(content, from.path) !== from.text) continue;
    setAt(content, from.path, text);
    extracted[i] = { ...from, text };
  }
}

interface Chosen {
  readonly form: string;
  readonly pattern: Pattern;
  readonly reading?: Reading;
}

export function fill(brief: ReadBrief, chosen: Chosen, theme: string | undefined, locale: string | undefined) {
  const { reading } = chosen;
  const held = reading === undefined ? undefined : contentOf(chosen.form, reading);
  if (reading === undefined || held === undefined) return undefined;
  const { entry, variant, added } = held;
  const { content, extracted } = withWholeTexts(held, chosen.pattern);
  const { data } = content;
  const given = brief.setOut?.named ?? {};
  const bare = PRINTS_UNIT.has(chosen.form) && data !== null && typeof data === 'object' && (Reflect.get(data, 'unit') ?? '') === '';
  const named = bare ? (given.unit === undefined ? unitOfBrief(brief.text) : { unit: given.unit }) : undefined;
  const used = [...(reading.used ?? []), ...(named?.clause === undefined ? [] : [named.clause])];
  const own = given.headline ?? reading.headline;
  const covered = coverOf(brief.text.length, [
    ...extracted,
    ...used,
    ...Object.values(given),
    ...(brief.setOut?.names ?? []),
    ...(own === undefined ? [] : [own]),
  ]);
  const first = extracted.reduce<Extracted | undefined>((m, e) => (m === undefined || e.start < m.start ? e : m), undefined);
  const titles = titlesOf(
    brief,
    covered,
    first === undefined ? undefined : new Piece(first.text, first.start, first.end),
    chosen.pattern.names ?? [],
  );
  const put = (member: string, title: Title): void => {
    const whole = wholeTitle(title.from);
    if (whole === undefined) return;
    const { text, from } = whole === title.from ? title : titleOf(whole);
    if (text.trim() === '') return;
    // Where words that only ask for a look were taken out, a gap is left.
    content[member] = text.replaceAll(/\s{2,}/g, ' ');
    extracted.push({ path: `/${member}`, text: from.text.replaceAll(/\s{2,}/g, ' '), start: from.start, end: from.end });
  };
  const headline = own === undefined ? titles.headline : { ...titleOf(own), how: 'claim' as const };
  if (headline !== undefined) put('headline', headline);
  const takeaway = own === undefined ? titles.takeaway : titles.headline?.how === 'claim' ? titles.headline : undefined;
  for (const [member, found] of [
    ['context', given.context === undefined ? titles.context : titleOf(given.context)],
    ['takeaway', given.takeaway === undefined ? takeaway : titleOf(given.takeaway)],
    ['source_note', given.source === undefined ? sourceOf(brief, covered) : { text: given.source.text, from: given.source }],
  ] as const)
    if (found !== undefined && content[member] === undefined && entry.form.binds.includes(member)) put(member, found);
  // What a title or a label says is not said again.
  if (named !== undefined && !extracted.some(({ start, end }) => start < named.unit.end && named.unit.start < end)) {
    content.data = { ...(data as object), unit: named.unit.text };
    extracted.push({ path: '/data/unit', text: named.unit.text, start: named.unit.start, end: named.unit.end });
  }
  if (given.form !== undefined) used.push(given.form);
  const left = () =>
    unplacedIn(
      brief,
      [
        ...extracted,
        ...used,
        ...(brief.setOut?.names ?? []),
        ...titlesOfColumns(brief, coverOf(brief.text.length, [...extracted, ...used])),
      ],
      (text) => namesForm(chosen.pattern, text),
    );
  const free = new Set((['context', 'takeaway'] as const).filter((m) => content[m] === undefined && entry.form.binds.includes(m)));
  const beside = besideOf(brief, left(), free, extracted.length);
  for (const { member, title } of beside) put(member, title);
  const places = left();
  const unplaced = [...places, ...leftMarks(brief, content, extracted, places, chosen.pattern)].sort((a, b) => a.start - b.start);
  const fault = faultOf({ brief, form: chosen.form, variant: variant.name, content, extracted });
  if (fault !== undefined) {
    const [span = fault] = sent(brief, [fault]);
    return { fault: { ...fault, start: span.start, end: span.end } };
  }
  restore(brief, content, extracted);
  const place = locale ?? LOCALES[brief.language];
  return {
    intent: {
      form: chosen.form,
      variant: variant.name,
      ...content,
      ...writtenOf(extracted, content, brief.text, place ?? 'en'),
      ...(theme === undefined ? {} : { theme_id: theme }),
      ...(place === undefined ? {} : { locale: place }),
    },
    variant: variant.name,
    extracted: sent(brief, extracted),
    added,
    unplaced: [...sent(brief, unplaced), ...(brief.setOut?.left ?? []).map(({ text, start, end }) => ({ text, start, end }))],
    ...(headline === undefined || content.headline === undefined ? {} : { headline: headline.how }),
  };
}
