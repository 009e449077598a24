/** How a reading explains its brief: what it leaves unsaid, how natural its shape is, and which words speak for it. */

import { worthSaying } from '../document/joining-words.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { contentOf } from '../document/voice.ts';
import type { Pattern } from '../forms/define-pattern.ts';
import { Count, Framed, type Reading } from '../relations/values.ts';
import type { Cues } from './cues.ts';

/** A word that a slide of this brief should say, with how much it counts. */
interface Told {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

/** What a brief says, measured once for all forms. */
export interface Content {
  readonly words: readonly Told[];
  readonly weight: number;
  /** Years left out. */
  readonly figures: readonly Figure[];
}

const NO_WORDS: ReadonlySet<string> = new Set();
/** What stands before a colon may title the slide; what asks, greets or remarks is hardly content. */
const LEAD = 0.5;
const BESIDE = 0.15;
const MOST_GROUPS = 80;
const LONGEST = 300;

export function contentIn(brief: ReadBrief): Content {
  const words: Told[] = [];
  for (const [i, { lead, piece, items }] of brief.groups.entries()) {
    const body = cut(piece, lead === undefined ? piece.start : (items[0]?.piece.start ?? piece.end), piece.end);
    for (const [said, weight] of [[lead, LEAD] as const, [body, 1] as const]) {
      if (said === undefined || said.text === '') continue;
      // Long ones are content, and who writes to whom shows early.
      const content = i >= MOST_GROUPS || said.text.length > LONGEST ? said : contentOf(said, NO_WORDS)?.piece;
      for (const match of said.text.matchAll(/[^\s/|,;:()]+/g)) {
        if (!worthSaying(match[0])) continue;
        const start = said.start + match.index;
        const inside = content !== undefined && start >= content.start && start < content.end;
        words.push({ start, end: start + match[0].length, weight: inside ? weight : weight * BESIDE });
      }
    }
  }
  return { words, weight: words.reduce((sum, w) => sum + w.weight, 0), figures: brief.figures.filter((f) => !f.year) };
}

interface Taken {
  readonly start: number;
  readonly end: number;
}

/** The pieces of a reading, and what the longest of its lists calls its things. */
function takenBy(reading: Reading): { readonly taken: readonly Taken[]; readonly labels: readonly string[] } {
  const taken: Taken[] = [...(reading.used ?? []), ...(reading.headline === undefined ? [] : [reading.headline])];
  let labels: readonly string[] = [];
  const nameOf = (v: unknown): string | undefined => {
    if (v instanceof Piece) return v.text;
    if (typeof v !== 'object' || v === null) return undefined;
    for (const [key, inner] of Object.entries(v)) if (NAMES.has(key) && inner instanceof Piece) return inner.text;
    return undefined;
  };
  const visit = (v: unknown): void => {
    if (v instanceof Framed) taken.push(v.piece);
    else if (v instanceof Count) taken.push(v.from);
    else if (v instanceof Piece) taken.push(v);
    else if (Array.isArray(v)) {
      const named = v.map(nameOf).filter((name) => name !== undefined);
      if (named.length >= 2 && named.length > labels.length) labels = named;
      for (const inner of v) visit(inner);
    } else if (typeof v === 'object' && v !== null) for (const inner of Object.values(v)) visit(inner);
  };
  for (const member of ['subject', 'context', 'date', 'data', 'blocks', 'takeaway'] as const) visit(reading[member]);
  return { taken: taken.sort((a, b) => a.start - b.start), labels };
}

const NAMES: ReadonlySet<string> = new Set(['label', 'name', 'title', 'task', 'text']);

/** For spans in their order: which of them some taken stretch touches. */
function touched(spans: readonly Taken[], taken: readonly Taken[]): boolean[] {
  let at = 0;
  let reach = -1;
  return spans.map(({ start, end }) => {
    while (at < taken.length && (taken[at] as Taken).start < end) reach = Math.max(reach, (taken[at++] as Taken).end);
    return reach > start;
  });
}

/** Characters of a stretch that is a value and no sentence. */
const TIGHT = 20;
const wordCount = (text: string): number => text.split(/\s+/).length;

/** What a form would have said of it: numbers that the weights are fitted to. */
export type Traits = readonly (readonly [name: string, value: number])[];

/** How a hand-set fit counts: apart for each form, since each means another thing by it. */
const level = (fit: number): number => (fit >= 0.95 ? 3 : fit >= 0.85 ? 2 : fit >= 0.6 ? 1 : 0);

/** `besideNamed`: another form is named in the request. */
export function cueTraits(form: string, { name, strong, weak, phrases }: Cues, besideNamed: boolean): Traits {
  if (name === 2)
    return [
      ['name', 1],
      ['phrases', Math.min(2, Math.max(0, phrases - 1))],
    ];
  const out: [string, number][] = [];
  if (name === 1) out.push(['name_elsewhere', 1]);
  if (strong === 2) out.push(['strong', 1]);
  else if (strong === 1) out.push(['strong_elsewhere', 1]);
  else if (weak === 2) out.push(['weak', 1]);
  else if (weak === 1) out.push(['weak_elsewhere', 1]);
  if (phrases > 1) out.push(['phrases', Math.min(2, phrases - 1)]);
  if (name + strong + weak === 0) out.push(['unasked', 1], [`${form}~`, 1]);
  if (besideNamed && strong === 2) out.push(['beside_a_named_form', 1]);
  return out;
}

export function shapeTraits(pattern: Pattern, reading: Reading, content: Content): Traits {
  const { taken, labels } = takenBy(reading);
  const words = touched(content.words, taken);
  const placed = content.words.reduce((sum, { weight }, i) => sum + (words[i] === true ? weight : 0), 0);
  const hits = touched(content.figures, taken);
  const tight = touched(
    content.figures,
    taken.filter(({ start, end }) => end - start <= TIGHT),
  );
  const lost = hits.filter((hit) => !hit).length;
  const long = labels.reduce((sum, label) => sum + wordCount(label), 0) / Math.max(1, labels.length);
  const same = labels.length === 0 ? 0 : 1 - new Set(labels.map((label) => label.toLowerCase())).size / labels.length;
  return [
    [pattern.form, 1],
    [`${pattern.form}@${level(reading.fit)}`, 1],
    ['fit', reading.fit],
    ['sure', reading.fit >= 0.95 ? 1 : 0],
    ['words_placed', content.weight === 0 ? 1 : placed / content.weight],
    ['figures_placed', hits.length === 0 ? 1 : 1 - lost / hits.length],
    ['figures_lost', Math.min(6, lost) / 6],
    ['figures_in_words', Math.min(6, hits.filter((hit, i) => hit && tight[i] !== true).length) / 6],
    ['same_labels', same],
    ['long_labels', Math.min(12, long) / 12],
  ];
}

/** What speaks for none of the forms. `asked`: what the request says of forms that cannot be filled. */
export function refusalTraits(
  content: Content,
  asked: readonly { readonly cues: Cues; readonly figures: boolean }[],
  filled: number,
): Traits {
  const bare = content.figures.length === 0;
  const out: [string, number][] = [
    ['none', 1],
    ['none_words', Math.min(30, content.weight) / 30],
  ];
  if (content.weight < 3) out.push(['none_few_words', 1]);
  if (bare) out.push(['none_without_figures', 1]);
  if (filled === 0) out.push(['none_filled', 1]);
  if (bare && asked.some((a) => a.figures && a.cues.name === 2)) out.push(['none_figures_named', 1]);
  if (bare && asked.some((a) => a.figures && a.cues.strong > 0)) out.push(['none_figures_meant', 1]);
  if (asked.some((a) => a.cues.name === 2)) out.push(['none_named', 1]);
  if (asked.some((a) => a.cues.strong === 2)) out.push(['none_meant', 1]);
  return out;
}
