/** Matches slides of an edited file with those that it was written from, by their contents, because programs renumber slides. */
import { placeOfShape, type Shape, type Slide, walk, wordsOfShape } from '@deckwright/draw/scene';
import { type ForeignShape, type ForeignSlide, walkForeign } from '@deckwright/read/pptx';
import { wordsOfForeign } from './foreign-lines.ts';
import { type HeldPlace, placeHeldBy, placeHeldByForeign } from './held-place.ts';

/** Slides with a smaller share of shapes in common do not match. */
const MIN_SHARE = 0.34;
/** For slides with other words throughout: the share of shapes that have a shape of the same name in the same place. */
const MIN_FORM = 0.6;
/** A further slide with at least this share in common is a copy. */
const MIN_COPY = 0.8;
/** EMU: a smaller move is not visible. */
const SEEN = 45_720;

export interface MatchedSlides {
  /** For each slide that was sent the place of the one that it was, from 0; null for a new one. */
  readonly from: readonly (number | null)[];
  /** The place of the slide that it was copied from. */
  readonly copies: readonly (number | null)[];
}

export function matchSlides(base: readonly Slide[], sent: readonly ForeignSlide[]): MatchedSlides {
  const old = base.map(writtenOn);
  const now = sent.map(({ shapes }) => [...walkForeign(shapes)].map(sentOn));
  const scores = (alike: (a: readonly Seen[], b: readonly Seen[]) => number): Score[] =>
    now.flatMap((mine, j) => old.map((theirs, i) => ({ i, j, score: alike(theirs, mine) })));
  const from: (number | null)[] = sent.map(() => null);
  const byWords = scores(inWords);
  pairUp(byWords, from, { least: MIN_SHARE, beside: 0, slides: base.length });
  const copies = from.map((at, j) => (at === null ? (bestOf(byWords, j, MIN_COPY)?.i ?? null) : null));
  // A cover whose words were all typed over has no words in common. Its position and its layout still match.
  const byForm = scores(inForm).filter(({ j }) => copies[j] === null);
  pairUp(byForm, from, { least: MIN_FORM, beside: 1, slides: base.length });
  return { from, copies };
}

interface Score {
  readonly i: number;
  readonly j: number;
  readonly score: number;
}

/** The properties of a shape that other programs keep. */
interface Seen {
  /** Its name, or its purpose on the slide, because programs rename placeholders. */
  readonly called: string;
  readonly words: string;
  readonly at: { readonly x: number; readonly y: number } | undefined;
}

interface PairRules {
  readonly least: number;
  /** How many of its two neighbours must be matched already. */
  readonly beside: number;
  readonly slides: number;
}

/** The best pairs first; of equals the one between the same neighbours, then that in the same place, then the earlier one. */
function pairUp(scores: readonly Score[], from: (number | null)[], { least, beside, slides }: PairRules): void {
  const taken = new Set(from.filter((at) => at !== null));
  // The ends of a deck are neighbours too.
  const at = (j: number): number | null | undefined => (j < 0 ? -1 : j === from.length ? slides : from[j]);
  const neighbours = ({ i, j }: Score): number => Number(at(j - 1) === i - 1) + Number(at(j + 1) === i + 1);
  let left = scores.filter(({ i, j, score }) => score >= least && from[j] === null && !taken.has(i));
  for (;;) {
    const [best] = left
      .map((one) => ({ ...one, beside: neighbours(one) }))
      .filter((one) => one.beside >= beside)
      .sort((a, b) => b.score - a.score || b.beside - a.beside || Math.abs(a.i - a.j) - Math.abs(b.i - b.j) || a.j - b.j || a.i - b.i);
    if (best === undefined) return;
    from[best.j] = best.i;
    left = left.filter(({ i, j }) => i !== best.i && j !== best.j);
  }
}

const bestOf = (scores: readonly Score[], j: number, least: number): Score | undefined =>
  scores.filter((one) => one.j === j && one.score >= least).sort((a, b) => b.score - a.score || a.i - b.i)[0];

/** A native chart is in the file in place of the shapes that it replaces. */
function writtenOn({ shapes, charts = [] }: Slide): readonly Seen[] {
  const replaced = new Set(charts.flatMap(({ replaces }) => [...replaces]));
  return [
    ...[...walk(shapes)].filter(({ id }) => !replaced.has(id)).map(oursOn),
    ...charts.map(({ name, frame }) => ({ called: name, words: '', at: frame })),
  ];
}

const oursOn = (shape: Shape): Seen => ({
  called: calledBy(placeHeldBy(shape), shape.name),
  words: wordsOfShape(shape),
  at: placeOfShape(shape),
});

const sentOn = (shape: ForeignShape): Seen => ({
  called: calledBy(placeHeldByForeign(shape), shape.name),
  words: wordsOfForeign(shape),
  at: shape.box,
});

const calledBy = (held: HeldPlace | undefined, name: string): string => (held === undefined ? `n:${name}` : `h:${held}`);

const wordKeys = ({ called, words }: Seen): string[] => (words === '' ? [called] : [called, `w:${words}`, `w:${words}`]);

type Counts = ReadonlyMap<string, number>;

function counted(keys: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The share of all names and words that both slides have. */
function inWords(ours: readonly Seen[], theirs: readonly Seen[]): number {
  const [a, b] = [counted(ours.flatMap(wordKeys)), counted(theirs.flatMap(wordKeys))];
  let both = 0;
  let either = 0;
  for (const [key, count] of a) {
    both += Math.min(count, b.get(key) ?? 0);
    either += Math.max(count, b.get(key) ?? 0);
  }
  for (const [key, count] of b) if (!a.has(key)) either += count;
  return either === 0 ? 0 : both / either;
}

/** The share of all shapes that have a shape of the same name in the same place. */
function inForm(ours: readonly Seen[], theirs: readonly Seen[]): number {
  const left = new Set(theirs);
  let both = 0;
  for (const { called, at } of ours) {
    const twin = [...left].find(
      (other) =>
        other.called === called &&
        at !== undefined &&
        other.at !== undefined &&
        Math.abs(other.at.x - at.x) <= SEEN &&
        Math.abs(other.at.y - at.y) <= SEEN,
    );
    if (twin === undefined) continue;
    left.delete(twin);
    both++;
  }
  return both === 0 ? 0 : both / (ours.length + theirs.length - both);
}
