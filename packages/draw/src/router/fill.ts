/** From the reading of a form to an intent: pieces become text, and each keeps the characters that it was taken from. */
import { findForm } from '../catalog/index.ts';
import { wordsOf } from './cues.ts';
import { sourceOf, type Title, titleOf, titlesOf } from './headline.ts';
import { besideOf } from './left-beside.ts';
import { Count, Framed, type Pattern, type Reading, Word } from './pattern.ts';
import { Piece } from './piece.ts';
import type { ReadBrief } from './reading.ts';
import { unitOfBrief } from './unit-of-brief.ts';
import { coverOf, unplacedIn } from './unplaced.ts';
import { writtenOf } from './written-numbers.ts';

export interface Extracted {
  /** JSON Pointer into the intent. */
  readonly path: string;
  readonly text: string;
  /** Characters of the brief, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Pieces become text, counts numbers; each leaves its place and its characters. */
function settle(value: unknown, path: string, out: Extracted[], added: { path: string; text: string }[]): unknown {
  if (value instanceof Word) {
    // A blank stands for a name that nobody gave and that is not drawn.
    if (value.text.trim() !== '') added.push({ path, text: value.text });
    return value.text;
  }
  if (value instanceof Framed) {
    out.push({ path, text: value.piece.text, start: value.piece.start, end: value.piece.end });
    return value.before + value.piece.text;
  }
  if (value instanceof Count) {
    out.push({ path, text: value.from.text, start: value.from.start, end: value.from.end });
    return value.value;
  }
  if (value instanceof Piece) {
    // An empty cell is drawn empty, and took nothing.
    if (value.end > value.start) out.push({ path, text: value.text, start: value.start, end: value.end });
    return value.text;
  }
  if (Array.isArray(value)) return value.map((v, i) => settle(v, `${path}/${i}`, out, added));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, settle(v, `${path}/${k}`, out, added)]));
  return value;
}

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

/** Content is settled once for a reading: it is asked whether it can be drawn, and drawn. */
const SETTLED = new WeakMap<Reading, { readonly form: string; readonly content: ReturnType<typeof settled> }>();

/** A reading as members of an intent; undefined where the form does not hold it. */
function contentOf(form: string, reading: Reading): ReturnType<typeof settled> {
  const known = SETTLED.get(reading);
  if (known?.form === form) return known.content;
  const content = settled(form, reading);
  SETTLED.set(reading, { form, content });
  return content;
}

function settled(form: string, reading: Reading) {
  const entry = findForm(form);
  const variant = entry?.variants.find((v) => v.name === (reading.variant ?? entry.form.default_variant));
  if (entry === undefined || variant === undefined) return undefined;
  const extracted: Extracted[] = [];
  const added: { path: string; text: string }[] = [];
  const content: Record<string, unknown> = {};
  for (const member of ['subject', 'context', 'date', 'data', 'blocks', 'takeaway'] as const)
    if (reading[member] !== undefined) content[member] = settle(reading[member], `/${member}`, extracted, added);
  const blocks = content.blocks as never;
  return variant.read(content.data ?? {}, { blocks: blocks ?? [] }).ok ? { entry, variant, extracted, added, content } : undefined;
}

/** Whether a form can draw what was read for it. */
export const isHeld = (form: string, reading: Reading): boolean => contentOf(form, reading) !== undefined;

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
  const extracted = [...held.extracted];
  const content = { ...held.content };
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
  const put = (member: string, { text, from }: Title): void => {
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
  const unplaced = left();
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
    ...(headline === undefined ? {} : { headline: headline.how }),
  };
}
