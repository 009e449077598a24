/** Which of several labels a figure, or another piece, of the brief belongs to: those that stand with it, or one after the other in its order. */
import { type Brief, distance, overlaps, partAround, textAt } from './brief/brief.ts';
import { inflectedPlacesOf, scatteredPlacesOf } from './brief/find.ts';
import { monthsOf } from './brief/months.ts';
import { wordsOf } from './brief/words.ts';
import type { Span } from './finding.ts';

interface Site extends Span {
  /** Which of the labels stands here. */
  readonly of: number;
}

export interface Field {
  /** Whatever else the slide names, of other lists too. */
  readonly names: readonly Span[];
  /** The pieces are texts: in prose, only what stands in the same segment says whose they are. */
  readonly textual: boolean;
  readonly brief: Brief;
  readonly labels: readonly string[];
  readonly sites: readonly Site[];
  /** All pieces of the kind that is shared out, in the order of the brief. */
  readonly pieces: readonly Span[];
}

/** The labels in the brief; where one is part of another, the longer one stands there. */
export function fieldOf(
  brief: Brief,
  labels: readonly string[],
  pieces: readonly Span[],
  textual = false,
  names: readonly Span[] = [],
): Field {
  const found = labels
    .flatMap((label, of) => {
      const exact = inflectedPlacesOf(label, brief);
      return (exact.length > 0 ? exact : scatteredPlacesOf(label, brief)).map((span) => ({ ...span, of }));
    })
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  found.push(...shortened(brief, labels).filter((short) => !found.some((site) => overlaps(site, short))));
  if (textual) found.push(...headsOf(brief, labels).filter((head) => !found.some((site) => overlaps(site, head))));
  const sites: Site[] = [];
  for (const site of found) if (!sites.some((s) => overlaps(s, site) && s.end - s.start > site.end - site.start)) sites.push(site);
  sites.sort((a, b) => a.start - b.start);
  return { brief, textual, names, labels, sites, pieces: unique(pieces.filter((piece) => !sites.some((site) => overlaps(site, piece)))) };
}

/** "Process 25/60/15" takes up the label "process oils": its first word, of one label alone, before a figure. */
function shortened(brief: Brief, labels: readonly string[]): Site[] {
  const words = labels.map((label) => wordsOf(label).map(({ key }) => key));
  return labels.flatMap((_, of) => {
    const [first = ''] = words[of] ?? [];
    if ((words[of]?.length ?? 0) < 2 || first.length < 4 || words.some((others, i) => i !== of && others.includes(first))) return [];
    return inflectedPlacesOf(first, brief)
      .filter(({ end }) => /^:? ?\d/.test(brief.folded.slice(end, end + 3)))
      .map((span) => ({ ...span, of }));
  });
}

/** "Franchises: …" takes up the label "grow with franchises": a word of one label alone, at the head of a sentence or a line. */
function headsOf(brief: Brief, labels: readonly string[]): Site[] {
  const words = labels.map((label) => wordsOf(label).map(({ key }) => key));
  return labels.flatMap((_, of) =>
    (words[of] ?? [])
      .filter((word) => word.length >= 4 && !words.some((others, i) => i !== of && others.includes(word)))
      .flatMap((word) => inflectedPlacesOf(word, brief))
      .filter(({ start, end }) => /(?:^|[\n.!?;])[\s>*•-]*$/.test(brief.folded.slice(Math.max(0, start - 6), start)) && end - start > 3)
      .map((span) => ({ ...span, of })),
  );
}

const unique = (spans: readonly Span[]): Span[] =>
  [...new Map(spans.map((span) => [span.start, span])).values()].sort((a, b) => a.start - b.start);

/** The labels that a piece may belong to; undefined where the brief does not tell. */
export function ownersOf(field: Field, piece: Span): ReadonlySet<number> | undefined {
  const { brief, sites, labels } = field;
  const holding = sites.filter((site) => overlaps(site, piece));
  if (holding.length > 0) return new Set(holding.map(({ of }) => of));
  if (isStrangers(field, piece)) return new Set();
  const { listed, exact } = byOrder(field, piece);
  if (exact) return listed;
  for (let level = 0; level < 5; level++) {
    const part = partAround(brief, piece, level);
    const inside = sites.filter((site) => overlaps(site, part));
    if (inside.length === 0) continue;
    const near = new Set(inside.map(({ of }) => of));
    if (level >= 3 && labels.length > 1) break;
    if (field.textual && level > 0 && !/[\t|]/.test(textAt(brief, part))) return undefined;
    const owners = near.size === 1 ? near : nearest(field, piece, part);
    return new Set([...owners, ...listed]);
  }
  if (field.textual && leadsOtherwise(field, piece)) return undefined;
  // No label on its line: a table's head, a list under a heading, or nothing that can be told.
  const before = sites.filter(({ end }) => end <= piece.start).at(-1);
  const owners = new Set(listed);
  if (before !== undefined) {
    owners.add(before.of);
    for (const of of byColumn(field, piece)) owners.add(of);
  } else for (const { of } of sites) owners.add(of);
  return owners.size === 0 ? undefined : owners;
}

/** The label before and the one behind, whichever fewer boundaries part from the piece; the part's own order decides a tie. */
function nearest({ brief, sites, pieces }: Field, piece: Span, part: Span): ReadonlySet<number> {
  const inside = sites.filter((site) => overlaps(site, part));
  const before = inside.filter(({ end }) => end <= piece.start).at(-1);
  const behind = inside.find(({ start }) => start >= piece.end);
  if (before === undefined || behind === undefined) return new Set([before?.of ?? behind?.of ?? -1]);
  const [a, b] = [distance(brief, before, piece), distance(brief, piece, behind)];
  if (a !== b) return new Set([a < b ? before.of : behind.of]);
  const own = pieces.filter((other) => overlaps(other, part));
  const labelsFirst = (inside[0]?.start ?? 0) < (own[0]?.start ?? 0);
  const labelsLast = (inside.at(-1)?.start ?? 0) > (own.at(-1)?.start ?? 0);
  // "The revenue comes from 150,000 bicycles": what stands at the figure counts as much as what leads the list.
  const touches = [hasWords(brief.folded.slice(before.end, piece.start)), hasWords(brief.folded.slice(piece.end, behind.start))];
  if (touches[0] !== touches[1]) return new Set([before.of, behind.of]);
  if (labelsFirst !== labelsLast) return new Set([labelsFirst ? before.of : behind.of]);
  return new Set([before.of, behind.of]);
}

/** In a list of names with a figure each, a figure behind a name that the slide does not have belongs to none of its labels. */
function isStrangers({ brief, sites, names, textual }: Field, piece: Span): boolean {
  const segment = partAround(brief, piece, 0);
  const lead = /^\s*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*) [^\p{L}\d\s]?$/u.exec(
    `${brief.folded.slice(segment.start, piece.start)}${/ $/.test(brief.folded.slice(0, piece.start)) ? '' : ' '}`,
  )?.[1];
  if (textual || lead === undefined || monthsOf(lead).length > 0) return false;
  const start = brief.folded.indexOf(lead, segment.start);
  const stranger = { start, end: start + lead.length };
  if ([...sites, ...names].some((known) => overlaps(known, stranger))) return false;
  const sentence = partAround(brief, piece, 2);
  return (
    sites.filter((site) => overlaps(site, sentence) && /^ [^\p{L}\d\s]?\d/u.test(brief.folded.slice(site.end, site.end + 3))).length > 0
  );
}

/** "Delegation: …" heads the sentence and is none of the labels: under which of them it falls is not told. */
function leadsOtherwise({ brief, sites }: Field, piece: Span): boolean {
  const sentence = partAround(brief, piece, 2);
  const head = /^[\s>*•-]*(?:\p{L}[\p{L}'-]*\s){0,3}\p{L}[\p{L}'-]*\s?:/u.exec(textAt(brief, sentence))?.[0];
  if (head === undefined || sentence.start + head.length > piece.start) return false;
  return !sites.some((site) => overlaps(site, { start: sentence.start, end: sentence.start + head.length }));
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** Labels one after the other and then as many pieces, or a run of pieces as long as there are labels: the order shares them out. */
function byOrder({ brief, sites, pieces, labels }: Field, given: Span): { readonly listed: ReadonlySet<number>; readonly exact: boolean } {
  const piece = pieces.find(({ start }) => start === given.start) ?? given;
  const out = new Set<number>();
  const listed = { listed: out, exact: false };
  if (labels.length < 2) return listed;
  const all = [...sites.map((site) => ({ ...site, isSite: true })), ...pieces.map((p) => ({ ...p, of: -1, isSite: false }))].sort(
    (a, b) => a.start - b.start,
  );
  const at = all.findIndex(({ start, isSite }) => !isSite && start === piece.start);
  if (at < 0) return listed;
  let from = at;
  while (from > 0 && all[from - 1]?.isSite === false) from--;
  let to = at;
  while (to < all.length - 1 && all[to + 1]?.isSite === false) to++;
  const run = to - from + 1;
  const index = at - from;
  // In the order in which the brief first names them.
  const order = [...new Set(sites.map(({ of }) => of))];
  if (run >= 2 && order.length >= 2 && run % order.length === 0) {
    // By columns, and by rows.
    out.add(order[index % order.length] ?? -1);
    out.add(order[Math.floor(index / (run / order.length))] ?? -1);
  }
  const near = tightGroup(brief, pieces, piece);
  if (near.length >= 2 && order.length >= 2 && near.length % order.length === 0) out.add(order[near.indexOf(piece) % order.length] ?? -1);
  let first = from;
  while (first > 0 && all[first - 1]?.isSite === true) first--;
  const heads = from - first;
  if (heads < 2 || run < heads) return listed;
  const of = all[first + (index % heads)]?.of ?? -1;
  out.add(of);
  // As many labels as pieces leave no other way to share them out.
  return run === heads && heads === labels.length ? { listed: new Set([of]), exact: true } : listed;
}

/** Pieces beside this one with nothing but signs between them: `50/38/12`. */
function tightGroup({ folded }: Brief, pieces: readonly Span[], piece: Span): readonly Span[] {
  const at = pieces.indexOf(piece);
  const isTight = (a: Span | undefined, b: Span | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    /^[^\p{L}\d\n]{0,4}$/u.test(
      folded.slice(a.end, b.start).replaceAll(/%|[€$£]|\b(?:k|m|bn|x|pp|bp|vs|versus|against|to|bis|auf|gegen|contre|frente a)\b/g, ''),
    );
  let from = at;
  while (from > 0 && isTight(pieces[from - 1], pieces[from])) from--;
  let to = at;
  while (to < pieces.length - 1 && isTight(pieces[to], pieces[to + 1])) to++;
  return at < 0 ? [] : pieces.slice(from, to + 1);
}

/** The label in the same column of a line above. */
function byColumn({ brief, sites }: Field, piece: Span): ReadonlySet<number> {
  const cells = (from: number, to: number): number =>
    brief.boundaries.filter(({ start, end, level }) => level < 2 && start >= from && end <= to).length;
  const line = partAround(brief, piece, 3);
  const column = cells(line.start, piece.start);
  const out = new Set<number>();
  for (const site of sites) {
    if (site.start >= line.start) break;
    const head = partAround(brief, site, 3);
    // A head may lack the cell over the labels of the rows.
    if ([column, column - 1, column + 1].includes(cells(head.start, site.start))) out.add(site.of);
  }
  return out;
}
